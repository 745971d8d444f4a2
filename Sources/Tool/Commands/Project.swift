import Projects

/// Prints what the files are built for, from which line, and for how many files that holds.
func printProject(_ session: Session) -> Int32 {
    let search = findFiles(session.options, in: session.fileSystem)
    let project = ProjectLookup(session.options, search, session.fileSystem)
    let found = search.files.map(project.targets)
    for one in distinct(found) {
        let files = found.count { $0.origin == one.origin && $0.targets == one.targets }
        session.console.print("\(one.targets): \(count(files, "file"))\n")
        for figure in one.figures {
            session.console.print("  \(figure.platform.rawValue) \(figure.version)  \(figure.origin)\n")
        }
        if one.figures.isEmpty {
            session.console.print(one.assumed ? "  assumed: nothing says so; use --target\n" : "  \(one.origin)\n")
        }
    }
    for failure in search.failures { session.console.report(failure) }
    for path in search.excluded {
        session.console.note("\(path): left out by an ignore rule; --force-include takes it")
    }
    if search.files.isEmpty { session.console.note("no Swift files") }
    return exitCode(search.failures.map(\.exitCode))
}
