/// Takes the last apply back, or lists those that can be.
func undo(_ session: Session) throws(Failure) -> Int32 {
    let place = session.options.paths[0]
    let folder = session.fileSystem.resolve(Paths.join(session.fileSystem.currentFolder(), place))
    guard folder.map({ session.fileSystem.kind($0) == .folder }) == true else { throw .undoIsWhole(place) }
    let project = ProjectFolder(of: session.options, in: session.fileSystem)
    let journal = Journal(project: project)
    if session.options.list { return try listRuns(journal, session) }
    // Without a run there is nothing to lock, and no folder to make.
    guard try !journal.names().isEmpty else {
        session.console.note("nothing to take back: there is no run in \(project.folder)/journal")
        return ExitCode.done
    }
    session.fileSystem.holdInterrupts(true)
    defer { session.fileSystem.holdInterrupts(false) }
    return try project.locked { () throws(Failure) in
        guard let name = try journal.names().last else { return ExitCode.done }
        let entry = try journal.entry(name)
        let restoring = Restoring(project: project, session: session)
        let files = try restoring.restore(name, entry, keepChanged: session.options.keepChanged)
        for file in files.new { session.console.note("\(file.new == nil ? "removed" : "restored") \(file.display)") }
        for file in files.changed { session.console.note("kept \(file.display): it was changed after the run") }
        for file in files.called {
            session.console.note(
                "kept \(file.display): \(file.caller) still calls what it holds; remove it when nothing does")
        }
        session.console.note(
            "took back ‘glazier \(entry.command)’ of \(entry.time): \(count(files.new.count, "file")) restored, "
                + "\(files.old.count) held the old text already")
        return ExitCode.done
    }
}

/// Newest first, in the order in which `undo` takes them back.
private func listRuns(_ journal: Journal, _ session: Session) throws(Failure) -> Int32 {
    let names = try journal.names()
    if names.isEmpty { session.console.note("no run can be taken back") }
    for name in names.reversed() {
        let entry = try journal.entry(name)
        session.console.print(describe(entry, isOpen: name.isOpen) + "\n")
    }
    return ExitCode.done
}
