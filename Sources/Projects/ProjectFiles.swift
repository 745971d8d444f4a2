import Platforms

/// The project files of a repository, read once, and which of them a source file belongs to.
///
/// The nearest Package.swift or .xcodeproj upwards from the file that compiles it decides; a package compiles what
/// lies in the folders of its targets, a project what its targets list. Where both in one folder do, both count.
package struct ProjectFiles: Sendable {
    private let packages: [String: PackageManifest]
    private let projects: [String: [XcodeProject]]
    private let looseConfigs: [String: [Platform: Figure]]

    /// - Parameters:
    ///   - paths: every Package.swift, project.pbxproj and .xcconfig file, relative to the root, `/`-separated.
    ///   - read: the bytes of one of these paths, nil when it cannot be read.
    package init(paths: [String], read: (String) -> ContiguousArray<UInt8>?) {
        var files: [String: ContiguousArray<UInt8>] = [:]
        for path in paths where path.hasSuffix(".xcconfig") { files[path] = read(path) }
        let configs = XcodeConfig(files: files)
        var packages: [String: PackageManifest] = [:]
        var projects: [String: [XcodeProject]] = [:]
        for path in paths.sorted() {
            if Paths.name(of: path) == "Package.swift" {
                guard let bytes = read(path) else { continue }
                let package = PackageManifest(path: path, bytes: bytes)
                packages[package.folder] = package
            } else if Paths.name(of: path) == "project.pbxproj" {
                guard let bytes = read(path),
                    let project = XcodeProject(path: path, bytes: bytes, configs: configs)
                else { continue }
                projects[project.folder, default: []].append(project)
            }
        }
        self.packages = packages
        self.projects = projects
        looseConfigs = files.keys.sorted().reduce(into: [:]) { found, path in
            let figures = BuildSettings(layers: [configs.settings(of: path)]).figures()
            let folder = Paths.parent(of: path)
            found[folder] = lowest(found[folder] ?? [:], figures)
        }
    }

    /// What each Package.swift and each Xcode project that names a deployment target says, ordered by path.
    package var all: [FoundTargets] {
        let ofPackages = packages.values.map { (path: $0.path, found: found($0.figures, package: $0)) }
        let ofProjects = projects.values.joined().map { (path: $0.path, found: found($0.figures(), package: nil)) }
        return (ofPackages + ofProjects).sorted { $0.path < $1.path }.compactMap(\.found)
    }

    /// What the source file at `path` (relative to the root) is built for.
    package func targets(for path: String) -> FoundTargets {
        // The package that the file belongs to, when that says nothing of platforms.
        var silent: PackageManifest?
        for folder in Paths.ancestors(of: path) {
            var figures = (projects[folder] ?? []).reduce(into: [:]) {
                $0 = lowest($0, $1.figures(compiling: path))
            }
            let package = packages[folder].flatMap { silent == nil && $0.claims(path) ? $0 : nil }
            if let package { figures = lowest(figures, package.figures) }
            if let found = found(figures, package: silent ?? package) { return found }
            silent = silent ?? package
        }
        return foundElsewhere(path, package: silent) ?? assumed(package: silent)
    }

    /// The folder in which a new file becomes part of everything that compiles the file at `path` (both relative to
    /// the root), and of nothing else; nil where none is known, as where a project lists its files one by one.
    package func moduleFolder(of path: String) -> String? {
        for folder in Paths.ancestors(of: path) {
            for project in projects[folder] ?? [] {
                if !project.figures(compiling: path).isEmpty { return project.folder(takingUpFilesBeside: path) }
            }
            if let package = packages[folder], package.claims(path) {
                return package.folder(takingUpFilesBeside: path)
            }
        }
        return nil
    }

    /// For a file that nothing above it names: a project elsewhere that compiles it, else the nearest project, package
    /// or configuration file above.
    private func foundElsewhere(_ path: String, package: PackageManifest?) -> FoundTargets? {
        let listed = projects.keys.sorted().flatMap { projects[$0] ?? [] }
            .reduce(into: [:]) { $0 = lowest($0, $1.figures(compiling: path)) }
        if let found = found(listed, package: package) { return found }
        let ancestors = Paths.ancestors(of: path)
        for folder in ancestors {
            let figures = (projects[folder] ?? []).reduce(into: [:]) { $0 = lowest($0, $1.figures()) }
            if let found = found(figures, package: package) { return found }
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

    private func assumed(package: PackageManifest?) -> FoundTargets {
        var assumed = FoundTargets.assumedDefault
        assumed.toolsVersion = package?.toolsVersion
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
