/// Takes runs back, whole or stopped half way.
struct Restoring {
    let project: ProjectFolder
    let session: Session

    private var fileSystem: FileSystem { session.fileSystem }
    private var journal: Journal { Journal(project: project) }

    /// What the files of an entry hold, each in one of three lists.
    struct Files {
        var old: [Replacement] = []
        var new: [Replacement] = []
        /// Neither: somebody changed, moved or removed the file since.
        var changed: [Replacement] = []
        /// Files that hold the new text and keep it, since a changed file calls helpers of checks that it brought.
        var called: [(display: String, caller: String)] = []
    }

    func files(of entry: JournalEntry) -> Files {
        var files = Files()
        for file in entry.files {
            let path = Paths.join(project.root, file.name)
            let now = fileSystem.resolve(path) == path ? try? fileSystem.read(path) : nil
            let one = Replacement(
                path: path, display: Paths.seen(path, from: fileSystem.currentFolder()), old: now, new: file.old)
            if now == file.old, now != nil || fileSystem.kind(path) == nil {
                files.old.append(one)
            } else if let now, SHA256(now) == file.new {
                files.new.append(one)
            } else {
                files.changed.append(one)
            }
        }
        return files
    }

    /// Ahead of a new run: clears away one that ended before its first file was exchanged, and refuses when one ended
    /// after that.
    func settle() throws(Failure) {
        for name in try journal.names() where name.isOpen {
            let entry = try journal.entry(name)
            let holding = files(of: entry).new
            if !holding.isEmpty { throw .unfinished(holding.map(\.display)) }
            try clear(name, entry)
        }
    }

    /// Gives all files of a run their old text back, and forgets the run. Safe to be ended and begun again anywhere.
    ///
    /// - Parameter keepChanged: leaves files alone that were changed since, which otherwise are a reason to refuse.
    func restore(_ name: Journal.Name, _ entry: JournalEntry, keepChanged: Bool) throws(Failure) -> Files {
        var files = files(of: entry)
        if !files.changed.isEmpty, !keepChanged { throw .changedSince(files.changed.map(\.display)) }
        keepCalled(&files)
        let exchange = Exchange(replacements: files.new, number: name.number, fileSystem: fileSystem)
        try sweep(name, entry)
        try exchange.layDown()
        let open = Journal.Name(number: name.number, isOpen: true)
        try journal.mark(name, open: true)
        let skipped = try exchange.exchange()
        if !skipped.isEmpty { throw .changedSince(skipped.map(\.display)) }
        try journal.drop(open)
        return files
    }

    /// A file that stays as it is may call a helper that the run put into another file: that one stays as well.
    private func keepCalled(_ files: inout Files) {
        let texts = files.changed.compactMap { file in file.old.map { (file.display, $0) } }
        guard !texts.isEmpty else { return }
        files.new.removeAll { file in
            let before = Set(CalledHelpers.functions(in: file.new ?? []))
            let brought = CalledHelpers.functions(in: file.old ?? []).filter { !before.contains($0) }
            let caller = texts.first { _, text in brought.contains { CalledHelpers.calls($0, in: text) } }
            if let caller { files.called.append((file.display, caller.0)) }
            return caller != nil
        }
    }

    private func clear(_ name: Journal.Name, _ entry: JournalEntry) throws(Failure) {
        try sweep(name, entry)
        try journal.drop(name)
    }

    private func sweep(_ name: Journal.Name, _ entry: JournalEntry) throws(Failure) {
        let paths = entry.files.map { Paths.join(project.root, $0.name) }
        do throws(FileError) {
            try Exchange.sweep(besides: paths, number: name.number, fileSystem)
        } catch {
            throw .journalFolder(project.folder, reason: error.reason)
        }
    }
}
