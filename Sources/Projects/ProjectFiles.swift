import Platforms

/// The project files of a repository, read once, and which of them a source file belongs to.
///
/// The nearest package or project upwards from the file that compiles it decides; a package compiles what lies in the
/// folders of its targets, a project what its targets list. Where both in one folder do, the app's word on platforms
/// counts (`combined`). A file that XcodeGen or Tuist reads counts where the project that it makes is not there.
package struct ProjectFiles: Sendable {
    private let packages: [String: PackageManifest]
    private let projects: [String: [XcodeProject]]
    private let specifications: [String: ProjectSpecification]
    private let looseConfigs: [String: [Platform: Figure]]
    /// By the folder of a package and the number of its target: the targets of projects beside it that compile files of
    /// that target.
    private let sharing: [String: [[BuildTarget]]]

    /// - Parameters:
    ///   - paths: every project.pbxproj, and every file for which `isProjectFile` holds, relative to the root, `/`-separated.
    ///   - read: the bytes of one of these paths, or of another file that one of them includes; nil when it cannot be
    ///     read.
    package init(paths: [String], read: @escaping (String) -> ContiguousArray<UInt8>?) {
        let configs = XcodeConfig(read: read)
        var packages: [String: PackageManifest] = [:]
        var variants: [String: Version] = [:]
        var projects: [String: [XcodeProject]] = [:]
        for path in paths.sorted() {
            let name = Paths.name(of: path)
            if let variant = PackageManifest.variant(name) {
                // A toolchain of today takes the manifest with the highest version.
                guard variants[Paths.parent(of: path)].map({ $0 < variant }) ?? true, let bytes = read(path) else {
                    continue
                }
                variants[Paths.parent(of: path)] = variant
                packages[Paths.parent(of: path)] = PackageManifest(path: path, bytes: bytes)
            } else if name == "project.pbxproj" {
                guard let bytes = read(path),
                    let project = XcodeProject(path: path, bytes: bytes, configs: configs)
                else { continue }
                projects[project.folder, default: []].append(project)
            }
        }
        self.packages = packages
        self.projects = projects
        sharing = packages.filter { projects[$0.key] != nil }.mapValues { package in
            package.targets.map { target in
                (projects[package.folder] ?? []).flatMap { project in
                    target.folders.flatMap { project.targets(compilingBelow: $0) }
                }
            }
        }
        specifications = ProjectSpecification.all(paths: paths, configs: configs, read: read)
        looseConfigs = paths.filter { $0.hasSuffix(".xcconfig") }.sorted().reduce(into: [:]) { found, path in
            let figures = BuildSettings(layers: [configs.settings(of: path)]).figures()
            let folder = Paths.parent(of: path)
            found[folder] = lowest(found[folder] ?? [:], figures)
        }
    }

    /// Whether a file may say what code is built for.
    ///
    /// - Parameter isHelper: whether the file's folder holds helpers for manifests, see `holdsHelpers`.
    package static func isProjectFile(_ name: String, isHelper: Bool) -> Bool {
        let bytes = name.utf8
        if isHelper, bytes.suffix(6).elementsEqual(".swift".utf8) { return true }
        // Most names are told apart by their first byte.
        switch bytes.first {
        case UInt8(ascii: "P"):
            if name == "Package.swift" || name == "Project.swift" || name.hasPrefix("Package@swift-") { return true }
        case UInt8(ascii: "p"):
            if name == "project.yml" || name == "project.yaml" { return true }
        default: break
        }
        return bytes.suffix(9).elementsEqual(".xcconfig".utf8)
    }

    /// Whether a path is that of a package's manifest.
    package static func isManifest(_ path: String) -> Bool {
        PackageManifest.variant(Paths.name(of: path)) != nil
    }

    /// Whether the Swift files in a folder are helpers that the manifests of Tuist may call.
    package static func holdsHelpers(_ folder: String) -> Bool { TuistManifest.isHelper(folder) }

    /// What each package, each project and each specification that names a deployment target says, ordered by path.
    package var all: [FoundTargets] {
        let ofPackages = packages.values.map { (path: $0.path, found: found($0.figures, package: $0)) }
        let ofProjects = projects.values.joined().map {
            (path: $0.path, found: found($0.targets.figures, package: nil))
        }
        let ofOthers = specifications.values.map { (path: $0.path, found: found($0.targets.figures, package: nil)) }
        return (ofPackages + ofProjects + ofOthers).sorted { $0.path < $1.path }.compactMap(\.found)
    }

    /// What the source file at `path` (relative to the root) is built for.
    package func targets(for path: String) -> FoundTargets {
        // The package that the file belongs to, when that says nothing of platforms.
        var silent: Owner?
        let ancestors = Paths.ancestors(of: path)
        for folder in ancestors {
            let built = built(path, in: folder)
            let owner = silent == nil ? owner(of: path, ancestors, in: folder) : nil
            if built.targets.isEmpty, owner == nil { continue }
            if let found = combined(built, owner, of: path, silent: silent) { return found }
            silent = silent ?? owner
        }
        guard var found = foundElsewhere(path, ancestors, silent) else { return assumed(silent, path) }
        if let silent {
            found.modules = silent.modules(of: path)
            found.container = silent.package.path
        }
        return found
    }

    /// A package that a file belongs to, and the numbers of the targets.
    private struct Owner {
        var package: PackageManifest
        var targets: [Int]

        func modules(of path: String) -> [String] { package.modules(targets, of: path) }
    }

    private func owner(of path: String, _ ancestors: [String], in folder: String) -> Owner? {
        guard let package = packages[folder] else { return nil }
        return package.targets(claiming: path, ancestors).map { Owner(package: package, targets: $0) }
    }

    /// The folder in which a new file becomes part of everything that compiles the file at `path` (both relative to
    /// the root), and of nothing else; nil where none is known, as where a project lists its files one by one.
    package func moduleFolder(of path: String) -> String? {
        for folder in Paths.ancestors(of: path) {
            for project in projects[folder] ?? [] {
                if !project.targets(compiling: path).figures.isEmpty {
                    return project.folder(takingUpFilesBeside: path)
                }
            }
            if specifications[folder]?.targets(compiling: path).isEmpty == false { return nil }
            if let owner = owner(of: path, Paths.ancestors(of: path), in: folder) {
                return owner.package.folder(takingUpFilesBeside: path)
            }
        }
        return nil
    }

    /// What compiles a file, and how the file is called that says so.
    private struct Built {
        var targets: [BuildTarget] = []
        var container: String?
        var notes: [ProjectNote] = []
    }

    /// The targets of a folder's projects that compile the file.
    private func built(_ path: String, in folder: String) -> Built {
        var built = Built()
        for project in projects[folder] ?? [] {
            let targets = project.targets(compiling: path)
            guard !targets.isEmpty else { continue }
            built.targets += targets
            built.container = built.container ?? Paths.parent(of: project.path)
        }
        if built.targets.isEmpty, let specification = specifications[folder] {
            built.targets = specification.targets(compiling: path)
            built.container = specification.path
            built.notes = specification.notes
        }
        return built
    }

    /// What the targets of a project and a package in the same folder say together.
    ///
    /// A package builds for any platform, and its list says from which version on. An app builds for the platforms of
    /// its project only: when the same files make an app, a package beside it (often there for an editor, or for
    /// tests) adds no platform. Where they make a library, both count.
    private func combined(
        _ built: Built, _ owner: Owner?, of path: String, silent: Owner?
    ) -> FoundTargets? {
        var figures = built.targets.figures
        var notes = built.notes
        if let owner {
            let package = owner.package
            let sharing = built.targets.isEmpty ? sharing(owner) : built.targets
            let hasLibraries = (projects[package.folder] ?? []).contains { $0.targets.contains { $0.kind == .library } }
            let isApp =
                !sharing.isEmpty
                && sharing.allSatisfy { $0.kind == .product || $0.kind == .test && !hasLibraries }
            let platforms = isApp ? sharing.figures : [:]
            var counted = package.figures
            if isApp, !platforms.isEmpty {
                counted = counted.filter { platforms[$0.key] != nil }
                for dropped in package.figures.values.sorted(by: { $0.platform < $1.platform })
                where platforms[dropped.platform] == nil {
                    notes.append(
                        ProjectNote(
                            path: dropped.path, line: dropped.line,
                            text:
                                "\(dropped.platform.rawValue) is left out: a project beside makes an app of these files"
                        ))
                }
                figures = lowest(platforms, counted)
            } else {
                figures = lowest(figures, counted)
            }
            notes += package.notes
        }
        guard var found = found(figures, package: (silent ?? owner)?.package) else { return nil }
        if let package = silent ?? (built.targets.isEmpty ? owner : nil) {
            found.modules = package.modules(of: path)
            found.container = package.package.path
        } else {
            found.modules = built.targets.map(\.name)
            found.container = built.container
        }
        found.notes = notes
        return found
    }

    /// The targets of projects beside a package that compile files of the package's target.
    private func sharing(_ owner: Owner) -> [BuildTarget] {
        guard let sharing = sharing[owner.package.folder] else { return [] }
        return owner.targets.flatMap { sharing[$0] }
    }

    /// For a file that nothing above it names: a project elsewhere that compiles it, else the nearest project, package
    /// or configuration file above.
    private func foundElsewhere(_ path: String, _ ancestors: [String], _ silent: Owner?) -> FoundTargets? {
        var built = Built()
        for folder in projects.keys.sorted() {
            let other = self.built(path, in: folder)
            built.targets += other.targets
            if !other.targets.isEmpty { built.container = built.container ?? other.container }
        }
        if let found = combined(built, nil, of: path, silent: silent) { return found }
        let package = silent?.package
        for folder in ancestors {
            let near = (projects[folder] ?? []).flatMap { targets(of: $0, near: ancestors) }
            if let found = found(near.figures, package: package) { return found }
            guard let specification = specifications[folder] else { continue }
            if var found = found(specification.figures, package: package) {
                found.notes = specification.notes
                return found
            }
        }
        if package == nil {
            for folder in ancestors {
                if let other = packages[folder], let found = found(other.figures, package: other) { return found }
            }
        }
        for folder in ancestors {
            if let found = found(looseConfigs[folder] ?? [:], package: package) { return found }
        }
        return nil
    }

    /// The targets that compile files beside a file that none compiles, or as near to it as there are any; all where
    /// there are none.
    private func targets(of project: XcodeProject, near ancestors: [String]) -> [BuildTarget] {
        for folder in ancestors where Paths.contains(project.folder, folder) {
            let near = project.targets(compilingBelow: folder)
            if !near.figures.isEmpty { return near }
        }
        return project.targets
    }

    private func assumed(_ silent: Owner?, _ path: String) -> FoundTargets {
        var assumed = FoundTargets.assumedDefault
        guard let silent else { return assumed }
        let package = silent.package
        assumed.toolsVersion = package.toolsVersion
        assumed.container = package.path
        assumed.modules = silent.modules(of: path)
        assumed.notes = package.notes
        if !package.namesPlatforms {
            assumed.notes.append(ProjectNote(path: package.path, line: 1, text: "no platforms are named"))
        }
        return assumed
    }

    /// Nil when there are no figures.
    private func found(_ figures: [Platform: Figure], package: PackageManifest?) -> FoundTargets? {
        let sorted = figures.values.sorted { $0.platform < $1.platform }
        guard let first = sorted.first else { return nil }
        return FoundTargets(
            targets: DeploymentTargets(versions: figures.mapValues(\.version)), origin: first.origin, assumed: false,
            figures: sorted, toolsVersion: package?.toolsVersion)
    }
}
