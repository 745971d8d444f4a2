/// The runs that can be taken back, each in a file of its own below `.glazier/journal`.
///
/// An entry is `0007.open` from before the first file is exchanged until all are, and again while it is taken back;
/// in between it is `0007.done`. Whatever ends the process, the names tell the next run where it stands.
struct Journal: Sendable {
    let project: ProjectFolder

    /// How many runs are kept.
    static let most = 20

    private var fileSystem: FileSystem { project.fileSystem }
    private var folder: String { Paths.join(project.folder, "journal") }

    struct Name: Equatable, Sendable {
        var number: Int
        var isOpen: Bool

        var text: String {
            let digits = String(number)
            return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits + (isOpen ? ".open" : ".done")
        }
    }

    /// Oldest first.
    func names() throws(Failure) -> [Name] {
        // A folder that leads elsewhere is not ours, whatever it holds.
        for folder in [project.folder, folder] {
            guard fileSystem.kind(folder) != nil else { return [] }
            guard fileSystem.resolve(folder) == folder else {
                throw .journalFolder(folder, reason: "it is a link or no folder")
            }
        }
        let entries = try attempt { () throws(FileError) in try fileSystem.list(folder) }
        let names = entries.compactMap { entry -> Name? in
            let parts = entry.name.split(separator: ".")
            guard entry.kind == .file, parts.count == 2, parts[1] == "open" || parts[1] == "done",
                let number = Int(parts[0])
            else { return nil }
            return Name(number: number, isOpen: parts[1] == "open")
        }
        return names.sorted { $0.number < $1.number }
    }

    func entry(_ name: Name) throws(Failure) -> JournalEntry {
        let path = Paths.join(folder, name.text)
        let bytes = try attempt { () throws(FileError) in try fileSystem.read(path) }
        guard let entry = JournalEntry(bytes), entry.files.allSatisfy({ isWithin($0.name) }) else {
            throw .damagedJournal(path)
        }
        return entry
    }

    /// A name that leads out of the project was not written by this tool.
    private func isWithin(_ name: String) -> Bool {
        name.utf8.first != UInt8(ascii: "/") && !name.isEmpty
            && !name.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual("..".utf8) }
    }

    /// Writes an entry ahead of the run that it is about, so that it is on disk when the first file is exchanged.
    func begin(_ entry: JournalEntry) throws(Failure) -> Name {
        try attempt { () throws(FileError) in try fileSystem.disk.makeFolder(folder) }
        let name = Name(number: (try names().last?.number ?? 0) + 1, isOpen: true)
        try write(entry, as: name)
        return name
    }

    /// All files hold the new text. Those that were passed over at the last moment are not part of it.
    func finish(_ name: Name, _ entry: JournalEntry, without skipped: Set<String>) throws(Failure) {
        if !skipped.isEmpty {
            var entry = entry
            entry.files.removeAll { skipped.contains($0.name) }
            if entry.files.isEmpty { return try drop(name) }
            try write(entry, as: name)
        }
        try mark(name, open: false)
        let old = try names().filter { !$0.isOpen }.dropLast(Self.most)
        // A run that is done stays done, whether or not older ones can be cleared away.
        for name in old { try? fileSystem.disk.delete(Paths.join(folder, name.text)) }
    }

    /// Says that an entry is being taken back, or that it is whole again.
    func mark(_ name: Name, open: Bool) throws(Failure) {
        let from = Paths.join(folder, name.text)
        let target = Paths.join(folder, Name(number: name.number, isOpen: open).text)
        guard from != target else { return }
        try attempt { () throws(FileError) in
            try fileSystem.disk.move(from, to: target)
            try fileSystem.disk.flushFolder(folder)
        }
    }

    /// Nothing of this run is left in the files.
    func drop(_ name: Name) throws(Failure) {
        let path = Paths.join(folder, name.text)
        try attempt { () throws(FileError) in try fileSystem.disk.delete(path) }
    }

    private func write(_ entry: JournalEntry, as name: Name) throws(Failure) {
        let fresh = Paths.join(folder, "new")
        let path = Paths.join(folder, name.text)
        try attempt { () throws(FileError) in
            // A run that was ended while it wrote this leaves it behind.
            if fileSystem.kind(fresh) != nil { try fileSystem.disk.delete(fresh) }
            try fileSystem.disk.createFile(fresh, entry.pieces)
            try fileSystem.disk.move(fresh, to: path)
            try fileSystem.disk.flushFolder(folder)
        }
    }

    private func attempt<Result>(_ body: () throws(FileError) -> Result) throws(Failure) -> Result {
        do throws(FileError) { return try body() } catch { throw .journalFolder(folder, reason: error.reason) }
    }
}
