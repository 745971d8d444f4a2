/// Which targets compile which Swift files. Targets are numbered in the order of the project.
struct XcodeSources: Sendable {
    /// A folder whose files belong to targets by themselves.
    private struct Folder: Sendable {
        var targets: Set<Int> = []
        /// By path relative to the root: the targets that leave a file out, or, when the folder is not theirs, take
        /// it in.
        var exceptions: [String: Set<Int>] = [:]
    }

    /// By path relative to the root.
    private var targetsOfFile: [String: Set<Int>] = [:]
    private var folders: [String: Folder] = [:]
    /// By folder: the targets that compile a file in it or below it.
    private var targetsBelow: [String: Set<Int>] = [:]

    /// - Parameter targets: indices of the objects that are targets.
    init(targets: [Int], reader: XcodeReader) {
        let numbers = Dictionary(
            zip(targets.map { reader.objects.id(ofObject: $0) }, targets.indices),
            uniquingKeysWith: { first, _ in first })
        for (number, target) in targets.enumerated() {
            for reference in reader.sourceFiles(of: target) {
                if let path = reader.paths[reference] { targetsOfFile[path, default: []].insert(number) }
            }
            for folder in reader.synchronizedFolders(of: target) {
                if let path = reader.paths[folder] { folders[path, default: Folder()].targets.insert(number) }
            }
        }
        for (id, folder) in reader.objects.synchronizedFolders {
            guard let path = reader.paths[id] else { continue }
            for (target, file) in reader.exceptions(of: folder) {
                guard let number = numbers[target], let excepted = Paths.join(path, file) else { continue }
                folders[path, default: Folder()].exceptions[excepted, default: []].insert(number)
            }
        }
        for (file, targets) in targetsOfFile { targetsBelow[Paths.parent(of: file), default: []].formUnion(targets) }
        for (path, folder) in folders { targetsBelow[path, default: []].formUnion(folder.targets) }
        for (folder, targets) in targetsBelow {
            for ancestor in Paths.ancestors(of: folder) { targetsBelow[ancestor, default: []].formUnion(targets) }
        }
    }

    func targets(compiling file: String) -> [Int] {
        var found = targetsOfFile[file] ?? []
        if folders.isEmpty { return found.sorted() }
        let parts = [file] + Paths.ancestors(of: file)
        for (index, path) in parts.enumerated().dropFirst() {
            guard let folder = folders[path] else { continue }
            // A folder may be excepted as a whole.
            let exceptions = Set(parts[..<index].flatMap { folder.exceptions[$0] ?? [] })
            found.formUnion(folder.targets.symmetricDifference(exceptions))
        }
        return found.sorted()
    }

    /// The targets that compile anything below a folder.
    func targets(compilingBelow folder: String) -> [Int] {
        var found = targetsBelow[folder] ?? []
        for ancestor in Paths.ancestors(of: folder + "/") { found.formUnion(folders[ancestor]?.targets ?? []) }
        return found.sorted()
    }

    /// The outermost folder above a file whose files belong to targets by themselves, when the file belongs to all of
    /// that folder's targets and to no other: code that the file uses may stand anywhere in the folder.
    func folder(takingUpFilesBeside file: String) -> String? {
        guard let path = Paths.ancestors(of: file).last(where: { folders[$0]?.targets.isEmpty == false }),
            let folder = folders[path], Set(targets(compiling: file)) == folder.targets
        else { return nil }
        return path
    }
}
