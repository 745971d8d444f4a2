/// The folder that a run may write in, and `.glazier` in it, where the tool keeps what it needs itself.
struct ProjectFolder: Sendable {
    /// Absolute, without links.
    let root: String
    let fileSystem: FileSystem

    var folder: String { Paths.join(root, ".glazier") }

    /// The project that the first path of the command line lies in: its repository, or without one the working folder,
    /// or else the folder that was named.
    init(of options: Options, in fileSystem: FileSystem) {
        let current = fileSystem.currentFolder()
        let asked = Paths.join(current, options.paths.first ?? ".")
        let target = fileSystem.resolve(asked) ?? current
        let folder = fileSystem.kind(target) == .folder ? target : Paths.folder(of: target)
        root =
            Self.repository(onTheWayTo: asked, fileSystem) ?? repositoryRoot(above: folder, in: fileSystem)
            ?? (Paths.relative(folder, to: current) != nil ? current : folder)
        self.fileSystem = fileSystem
    }

    /// The repository in which a link stands that the path goes through. It must not take a run elsewhere.
    private static func repository(onTheWayTo path: String, _ fileSystem: FileSystem) -> String? {
        var place = "/"
        for name in path.utf8.split(separator: UInt8(ascii: "/")).map({ String(decoding: $0, as: UTF8.self) }) {
            let next = name == ".." ? Paths.folder(of: place) : Paths.join(place, name)
            guard let resolved = fileSystem.resolve(next) else { return nil }
            if resolved != next, let repository = repositoryRoot(above: place, in: fileSystem) { return repository }
            place = resolved
        }
        return nil
    }

    /// Makes `.glazier` and keeps out of Git what is of use on this machine only. Recipes, configuration and baseline in the
    /// same folder are the user's and belong to the repository.
    func prepare() throws(Failure) {
        try attempt { () throws(FileError) in try fileSystem.disk.makeFolder(folder) }
        // Whoever made this a link decided where the journal goes, and it may be out of the repository.
        guard fileSystem.resolve(folder) == folder, fileSystem.kind(folder) == .folder else {
            throw .journalFolder(folder, reason: "it is a link or no folder")
        }
        let ignore = Paths.join(folder, ".gitignore")
        // An empty one was left by a run that was ended at this very place; any other is the user's own.
        let left = try? fileSystem.read(ignore)
        guard left == nil || left?.isEmpty == true else { return }
        let text = ContiguousArray("/.gitignore\n/journal/\n/lock\n/picks\n/edit.swift\n".utf8)
        try attempt { () throws(FileError) in
            if left != nil { try fileSystem.disk.delete(ignore) }
            try fileSystem.disk.createFile(ignore, [text])
        }
    }

    /// Writes a file of the tool's own below `.glazier`, whether or not it is there already.
    func write(_ bytes: ContiguousArray<UInt8>, to path: String) throws(Failure) {
        try prepare()
        do throws(FileError) {
            if fileSystem.kind(path) == nil {
                try fileSystem.disk.createFile(path, [bytes])
            } else {
                try fileSystem.disk.replaceFile(path, with: bytes)
            }
        } catch {
            throw .unwritable(path, reason: error.reason)
        }
    }

    /// Runs `body` while no other run writes in this project.
    func locked<Result>(_ body: () throws(Failure) -> Result) throws(Failure) -> Result {
        let path = Paths.join(folder, "lock")
        var lock: FileLock?
        try attempt { () throws(FileError) in lock = try fileSystem.disk.takeLock(path) }
        guard let lock else { throw .locked(root) }
        defer { fileSystem.disk.release(lock) }
        return try body()
    }

    /// The path of a file as the journal names it, nil for one that lies elsewhere.
    func name(of path: String) -> String? { Paths.relative(path, to: root) }

    private func attempt(_ body: () throws(FileError) -> Void) throws(Failure) {
        do throws(FileError) { try body() } catch { throw .journalFolder(folder, reason: error.reason) }
    }
}
