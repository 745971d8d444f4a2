import Projects
import SourceText

/// A Swift file to look at, under the names it goes by.
package struct FoundFile: Equatable, Sendable {
    /// Absolute, without links: what is read and written.
    package var path: String
    /// What reports call it: below the working folder as seen from there, else as the person wrote it.
    package var display: String
    /// What a patch calls it, as `git apply` reads it in the working folder: below the repository that this lies in;
    /// without one, below the working folder. A file elsewhere is seen from its own repository or the folder named.
    package var patchPath: String
    /// Whether the command line names the file itself, not a folder or a pattern.
    package var isNamed = false
}

/// What the paths on the command line stand for.
package struct FileSearch: Sendable {
    /// Sorted by `display`, each file once.
    package var files: [FoundFile] = []
    /// Absolute paths of files that may say what the code is built for.
    package var projectFiles: [String] = []
    package var failures: [Failure] = []
    /// Files that were named and left out by an ignore rule.
    package var excluded: [String] = []
}

/// Folders that never hold the project's own sources.
let foldersNeverEntered: Set<String> = [
    ".git", ".build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", ".hg", ".svn",
]

/// Finds the Swift files under the paths of the command line.
package func findFiles(_ options: Options, in fileSystem: FileSystem) -> FileSearch {
    var finder = FileFinder(options: options, fileSystem: fileSystem)
    for path in options.paths { finder.add(path) }
    var search = finder.finished()
    Scope.narrow(&search, options, fileSystem)
    return search
}

/// The folder at or above `folder` that holds a repository.
package func repositoryRoot(above folder: String, in fileSystem: FileSystem) -> String? {
    Paths.upwards(from: folder).first { fileSystem.kind(Paths.join($0, ".git")) != nil }
}

/// The folder at or above `folder`, within its repository, that holds a project: what is declared and used there is one
/// program. Nil outside of repositories and where there is no project.
package func projectRoot(above folder: String, in fileSystem: FileSystem) -> String? {
    guard let repository = repositoryRoot(above: folder, in: fileSystem) else { return nil }
    return Paths.upwards(from: folder).first { folder in
        guard Paths.relative(folder, to: repository) != nil, let entries = try? fileSystem.list(folder) else {
            return false
        }
        return entries.contains { entry in
            entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace")
                || ["Package.swift", "Project.swift", "project.yml", "project.yaml"].contains(entry.name)
        }
    }
}

/// The other files of the projects that a run over a part of them lies in: names that are taken there and uses of views
/// count for the part too.
func filesAround(_ search: FileSearch, _ options: Options, in fileSystem: FileSystem) -> [FoundFile] {
    let current = fileSystem.currentFolder()
    let isPart = options.staged || options.since != nil || !options.include.isEmpty || !options.exclude.isEmpty
    var roots: Set<String> = []
    for argument in options.paths {
        guard let path = fileSystem.resolve(Paths.join(current, argument)) else { continue }
        let folder = fileSystem.kind(path) == .folder ? path : Paths.folder(of: path)
        guard let root = projectRoot(above: folder, in: fileSystem), root != path || isPart else { continue }
        roots.insert(root)
    }
    if roots.isEmpty { return [] }
    var whole = Options()
    whole.paths = roots.sorted()
    let known = Set(search.files.map(\.path))
    return findFiles(whole, in: fileSystem).files.filter { !known.contains($0.path) }
}

private struct FileFinder {
    let options: Options
    let fileSystem: FileSystem
    let current: String
    /// The repository that the working folder lies in.
    let repository: String?
    let include: [IgnorePattern]
    let exclude: [IgnorePattern]
    var search = FileSearch()
    var seen: Set<String> = []
    var projectFolders: Set<String> = []

    init(options: Options, fileSystem: FileSystem) {
        self.options = options
        self.fileSystem = fileSystem
        current = fileSystem.currentFolder()
        repository = repositoryRoot(above: current, in: fileSystem)
        include = options.include.compactMap { IgnorePattern($0) }
        exclude = options.exclude.compactMap { IgnorePattern($0) }
    }

    mutating func add(_ argument: String) {
        let asked = Paths.join(current, argument)
        guard let path = fileSystem.resolve(asked) else {
            if argument.utf8.contains(where: { "*?[".utf8.contains($0) }) {
                addGlob(argument)
            } else {
                search.failures.append(.pathMissing(argument, nearest: similar(argument)))
            }
            return
        }
        if fileSystem.kind(path) == .folder {
            addFolder(path, named: argument, glob: nil)
        } else {
            addNamedFile(path, named: argument)
        }
    }

    /// The path with a name of its folder that looks like the one that is not there.
    private func similar(_ argument: String) -> String? {
        let path = argument.utf8.last == UInt8(ascii: "/") ? String(argument.dropLast()) : argument
        let folder = Paths.folder(of: path)
        guard let entries = try? fileSystem.list(Paths.join(current, folder)) else { return nil }
        // The ending alone would make any two short names of files look alike.
        let name = Paths.name(of: path)
        let ending = name.utf8.hasEnding(".swift") ? ".swift" : ""
        let names = entries.filter { ending.isEmpty ? $0.kind == .folder : $0.name.utf8.hasEnding(ending) }
            .map { String($0.name.dropLast(ending.count)) }
        guard let near = nearest(String(name.dropLast(ending.count)), in: names.sorted()) else { return nil }
        return folder == "/" ? "/\(near)\(ending)" : Paths.join(folder, near + ending)
    }

    func finished() -> FileSearch {
        var search = search
        search.files.sort { $0.display.utf8.lexicographicallyPrecedes($1.display.utf8) }
        search.projectFiles = Set(search.projectFiles).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return search
    }

    // MARK: What was named

    private mutating func addNamedFile(_ path: String, named argument: String) {
        guard path.hasSuffix(".swift") || argument.hasSuffix(".swift") else {
            search.failures.append(.notSwift(argument))
            return
        }
        // Reading a pipe would wait for whoever writes into it.
        guard fileSystem.kind(path) == .file else {
            search.failures.append(.unreadable(argument, reason: "it is no ordinary file"))
            return
        }
        let walk = Walk(
            folder: Paths.folder(of: path), named: argument, namedPath: path, glob: nil, fileSystem: fileSystem)
        if isExcluded(path, walk), !options.forceInclude {
            search.excluded.append(argument)
            return
        }
        lookForProjects(above: Paths.folder(of: path), walk)
        take(path, walk, isNamed: true)
    }

    private mutating func addFolder(_ path: String, named argument: String, glob: IgnorePattern?) {
        let walk = Walk(folder: path, named: argument, namedPath: path, glob: glob, fileSystem: fileSystem)
        let excluded = isExcluded(path, walk)
        if excluded, !options.forceInclude {
            search.excluded.append(argument)
            return
        }
        lookForProjects(above: path, walk)
        var names = walk.names(of: path)
        // A folder that was forced in is walked without the rules that excluded it; its own still count.
        enter(path, &names, rules: excluded ? [] : rules(above: path, walk), walk)
    }

    /// `Sources/**/*View.swift`: the folder before the first wildcard is walked, the rest must match.
    private mutating func addGlob(_ argument: String) {
        let names = argument.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        let fixed = names.prefix { name in !name.utf8.contains { "*?[".utf8.contains($0) } }
        let folder = fixed.isEmpty ? "." : fixed.joined(separator: "/")
        let pattern = IgnorePattern("/" + names[fixed.count...].joined(separator: "/"))
        let before = search.files.count + search.excluded.count
        if let pattern, let path = fileSystem.resolve(Paths.join(current, folder.isEmpty ? "/" : folder)) {
            addFolder(path, named: folder, glob: pattern)
        }
        if search.files.count + search.excluded.count == before {
            search.failures.append(.globMatchesNothing(argument))
        }
    }

    // MARK: Walking

    private mutating func enter(_ folder: String, _ names: inout [[UInt8]], rules: [IgnoreRules], _ walk: Walk) {
        let entries: [Entry]
        do throws(FileError) {
            entries = try fileSystem.list(folder)
        } catch {
            search.failures.append(.unreadable(walk.display(folder, current), reason: error.reason))
            return
        }
        var rules = rules
        if entries.contains(where: { $0.name == ".gitignore" }), let own = readRules(folder, depth: names.count) {
            rules.append(own)
        }
        let holdsHelpers = ProjectFiles.holdsHelpers(folder)
        for entry in entries {
            // Only these matter; everything else is passed over before any rule is tried.
            switch entry.kind {
            case .folder:
                if foldersNeverEntered.contains(entry.name) || isProject(folder, entry.name) { continue }
            case .file:
                if ProjectFiles.isProjectFile(entry.name, isHelper: holdsHelpers) {
                    search.projectFiles.append(Paths.join(folder, entry.name))
                }
                guard entry.name.utf8.hasEnding(".swift"), !walk.projectsOnly else { continue }
            case .link, .other: continue
            }
            let path = Paths.join(folder, entry.name)
            guard entry.isReachable else {
                if walk.projectsOnly { continue }
                search.failures.append(.unreadable(walk.display(path, current), reason: "its name is not UTF-8"))
                continue
            }
            names.append(Array(entry.name.utf8))
            defer { names.removeLast() }
            let isFolder = entry.kind == .folder
            if isIgnored(names, isFolder: isFolder, rules) { continue }
            if isFolder { enter(path, &names, rules: rules, walk) } else { take(path, walk) }
        }
    }

    private mutating func take(_ path: String, _ walk: Walk, isNamed: Bool = false) {
        if let glob = walk.glob, !matchesHere(glob, path, below: walk.namedPath) { return }
        let display = walk.display(path, current)
        let base = Paths.relative(path, to: current) != nil ? current : walk.top
        let chosen = include.isEmpty || include.contains { matchesHere($0, path, below: base) }
        guard chosen, !exclude.contains(where: { matchesHere($0, path, below: base) }) else { return }
        guard seen.insert(path).inserted else { return }
        let patchPath = repository.flatMap { Paths.relative(path, to: $0) } ?? Paths.relative(path, to: base)
        search.files.append(
            FoundFile(
                path: path, display: display, patchPath: patchPath ?? Paths.name(of: path), isNamed: isNamed))
    }

    /// Whether the pattern names the file or a folder that it lies in.
    private func matchesHere(_ pattern: IgnorePattern, _ path: String, below base: String) -> Bool {
        guard let relative = Paths.relative(path, to: base) else { return false }
        let names = Paths.names(in: relative)
        return (1...max(1, names.count)).contains { count in
            pattern.matches(names.prefix(count), isFolder: count < names.count)
        }
    }

    // MARK: Ignore rules

    private func isIgnored(_ names: [[UInt8]], isFolder: Bool, _ rules: [IgnoreRules]) -> Bool {
        for rule in rules.reversed() {
            if let verdict = rule.verdict(names, isFolder: isFolder) { return verdict }
        }
        return false
    }

    /// Whether the path, or a folder between it and the top, is excluded: a walk from the top would not reach it.
    private func isExcluded(_ path: String, _ walk: Walk) -> Bool {
        let names = walk.names(of: path)
        if names.contains(where: { foldersNeverEntered.contains(String(decoding: $0, as: UTF8.self)) }) { return true }
        let rules = rules(above: path, walk)
        let isFolder = fileSystem.kind(path) == .folder
        return names.indices.contains { index in
            isIgnored(
                Array(names[...index]), isFolder: index < names.count - 1 || isFolder,
                rules.filter { $0.depth <= index })
        }
    }

    /// The rules of all folders from the top down to the one that holds `path`.
    private func rules(above path: String, _ walk: Walk) -> [IgnoreRules] {
        var rules: [IgnoreRules] = []
        if let text = try? fileSystem.read(Paths.join(walk.top, ".git/info/exclude")) {
            rules.append(IgnoreRules(depth: 0, text: text))
        }
        let names = walk.names(of: path)
        var folder = walk.top
        for (depth, name) in names.enumerated() {
            if let own = readRules(folder, depth: depth) { rules.append(own) }
            folder = Paths.join(folder, String(decoding: name, as: UTF8.self))
        }
        return rules
    }

    private func readRules(_ folder: String, depth: Int) -> IgnoreRules? {
        guard let text = try? fileSystem.read(Paths.join(folder, ".gitignore")) else { return nil }
        return IgnoreRules(depth: depth, text: text)
    }

    // MARK: Project files

    /// Looks beyond what was named, so that the same file gets the same targets however it is named: through the whole
    /// repository, or else through the folders above.
    private mutating func lookForProjects(above folder: String, _ walk: Walk) {
        if options.targets.isEmpty == false || folder == walk.top && walk.isRepository { return }
        if walk.isRepository {
            guard projectFolders.insert(walk.top).inserted else { return }
            var names: [[UInt8]] = []
            var everything = walk
            everything.projectsOnly = true
            enter(walk.top, &names, rules: rules(above: walk.top, walk), everything)
            return
        }
        for folder in Paths.upwards(from: folder) {
            guard projectFolders.insert(folder).inserted, let entries = try? fileSystem.list(folder) else { break }
            for entry in entries {
                if entry.kind == .file, ProjectFiles.isProjectFile(entry.name, isHelper: false) {
                    search.projectFiles.append(Paths.join(folder, entry.name))
                }
                if entry.kind == .folder { _ = isProject(folder, entry.name) }
            }
        }
    }

    /// Notes an Xcode project. Often it is generated and ignored; what it says holds all the same.
    private mutating func isProject(_ folder: String, _ name: String) -> Bool {
        guard name.utf8.hasEnding(".xcodeproj") else { return false }
        let file = Paths.join(Paths.join(folder, name), "project.pbxproj")
        if fileSystem.kind(file) == .file { search.projectFiles.append(file) }
        return true
    }
}

extension String.UTF8View {
    fileprivate func hasEnding(_ ending: String) -> Bool {
        count >= ending.utf8.count && suffix(ending.utf8.count).elementsEqual(ending.utf8)
    }
}

/// One argument being followed.
private struct Walk {
    /// The folder whose path is the zero of `names`: the repository, or what was named.
    let top: String
    let isRepository: Bool
    /// The argument as it was written, and where it leads.
    let named: String
    let namedPath: String
    let glob: IgnorePattern?
    /// Swift files are passed over.
    var projectsOnly = false

    init(folder: String, named: String, namedPath: String, glob: IgnorePattern?, fileSystem: FileSystem) {
        let repository = repositoryRoot(above: folder, in: fileSystem)
        top = repository ?? folder
        isRepository = repository != nil
        self.named = named
        self.namedPath = namedPath
        self.glob = glob
    }

    func names(of path: String) -> [[UInt8]] {
        Paths.names(in: Paths.relative(path, to: top) ?? "")
    }

    func display(_ path: String, _ current: String) -> String {
        if let relative = Paths.relative(path, to: current) { return relative.isEmpty ? "." : relative }
        guard let below = Paths.relative(path, to: namedPath) else { return path }
        return below.isEmpty ? named : Paths.join(named, below)
    }
}
