/// Writes the results of a run: all of them, or none.
struct Writer {
    let project: ProjectFolder
    let session: Session

    private var fileSystem: FileSystem { session.fileSystem }
    private var journal: Journal { Journal(project: project) }

    /// What came of a run.
    struct Written {
        /// The journal's number of the run, nil when nothing was written.
        var number: Int?
        var files: [Replacement] = []
        /// Files that somebody else changed since they were read.
        var skipped: [Replacement] = []
    }

    /// - Parameters:
    ///   - replacements: the files that change, in order.
    ///   - recipes: how many changes each recipe makes.
    func write(_ replacements: [Replacement], recipes: [String: Int]) throws(Failure) -> Written {
        guard !replacements.isEmpty else { return Written() }
        let outside = replacements.filter { project.name(of: $0.path) == nil }
        if !outside.isEmpty { throw .outsideProject(outside.map(\.display), root: project.root) }
        try project.prepare()
        return try project.locked { () throws(Failure) in
            try Restoring(project: project, session: session).settle()
            var written = Written()
            for one in replacements {
                if one.isUnchanged(in: fileSystem) { written.files.append(one) } else { written.skipped.append(one) }
            }
            if !written.files.isEmpty { try writeLocked(&written, recipes) }
            return written
        }
    }

    private func writeLocked(_ written: inout Written, _ recipes: [String: Int]) throws(Failure) {
        let files = written.files.map { one in
            JournalEntry.File(
                name: project.name(of: one.path) ?? one.path, old: one.old, new: SHA256(one.new ?? []))
        }
        let entry = JournalEntry(time: fileSystem.now(), command: session.commandLine, recipes: recipes, files: files)
        let exchange: Exchange
        let name = try journal.begin(entry)
        exchange = Exchange(replacements: written.files, number: name.number, fileSystem: fileSystem)
        do throws(Failure) {
            try exchange.layDown()
        } catch {
            // If it cannot be removed, the next run will: no file holds the new text.
            try? journal.drop(name)
            throw error
        }
        do throws(Failure) {
            let late = try exchange.exchange()
            try journal.finish(name, entry, without: Set(late.compactMap { project.name(of: $0.path) }))
            written.files.removeAll { one in late.contains { $0.path == one.path } }
            written.skipped += late
            written.number = name.number
        } catch {
            throw takenBack(name.number, entry, because: error)
        }
    }

    /// After some files were exchanged and one could not be: restores the others, so that the run has written nothing.
    private func takenBack(_ number: Int, _ entry: JournalEntry, because failure: Failure) -> Failure {
        let restoring = Restoring(project: project, session: session)
        do throws(Failure) {
            guard let name = try journal.names().last(where: { $0.number == number }) else { return failure }
            _ = try restoring.restore(name, entry, keepChanged: true)
            return failure
        } catch {
            let holding = restoring.files(of: entry).new.map(\.display)
            if holding.isEmpty { return failure }
            return .stoppedHalfWay(failure.path ?? project.root, why: failure.reason, written: holding)
        }
    }
}
