/// Which targets compile which Swift files.
struct XcodeSources: Sendable {
    /// A folder whose files belong to targets by themselves.
    private struct Folder: Sendable {
        var path: String
        var targets: Set<Int>
        /// Files, by path relative to the root, that targets leave out, or, when the folder is not theirs, take in.
        var exceptions: [String: Set<Int>]
    }

    /// By path relative to the root; targets are numbered in the order of the project.
    private var targetsOfFile: [String: Set<Int>] = [:]
    private var folders: [XcodeObjects.ID: Folder] = [:]

    mutating func add(target: Int, number: Int, reader: XcodeReader) {
        for reference in reader.sourceFiles(of: target) {
            if let path = reader.paths[reference] { targetsOfFile[path, default: []].insert(number) }
        }
        let targetID = reader.objects.id(ofObject: target)
        for (id, index) in reader.objects.synchronizedFolders {
            guard let path = reader.paths[id] else { continue }
            var folder = folders[id] ?? Folder(path: path, targets: [], exceptions: [:])
            if reader.isSynchronized(target: target, folder: id) { folder.targets.insert(number) }
            for file in reader.exceptions(of: index, for: targetID) {
                guard let excepted = Paths.join(path, file) else { continue }
                folder.exceptions[excepted, default: []].insert(number)
            }
            folders[id] = folder
        }
    }

    func targets(compiling file: String) -> [Int] {
        var found = targetsOfFile[file] ?? []
        for folder in folders.values where Paths.contains(folder.path, file) {
            // A folder may be excepted as a whole.
            var exceptions: Set<Int> = []
            var part = file
            while part.utf8.count > folder.path.utf8.count {
                exceptions.formUnion(folder.exceptions[part] ?? [])
                part = Paths.parent(of: part)
            }
            found.formUnion(folder.targets.symmetricDifference(exceptions))
        }
        return found.sorted()
    }
}
