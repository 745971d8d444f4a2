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
        let targetFolder = fileSystem.kind(target) == .folder ? target : Paths.folder(of: target)
        // A link belongs to the project in which it stands: it must not take a run elsewhere.
        let place = fileSystem.resolve(Paths.folder(of: asked)) ?? current
        let repository =
            repositoryRoot(above: asked == current ? current : place, in: fileSystem)
            ?? repositoryRoot(above: targetFolder, in: fileSystem)
        root = repository ?? (Paths.relative(targetFolder, to: current) != nil ? current : targetFolder)
        self.fileSystem = fileSystem
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
        guard fileSystem.kind(ignore) == nil else { return }
        let text = ContiguousArray("/.gitignore\n/journal/\n/lock\n".utf8)
        try attempt { () throws(FileError) in try fileSystem.disk.createFile(ignore, [text]) }
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
