import Recipes
import SourceText

/// Writes the changes, all of them or none: everything is computed, checked and laid down beside the files before
/// the first file is exchanged.
func applyChanges(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipes(session)
    let options = session.options
    // Whoever looks at each change can be shown all that could be written.
    let level = options.level ?? (options.interactive ? .review : .safe)
    let project = ProjectFolder(of: options, in: session.fileSystem)
    var analysis = analyze(
        options, book: book, level: level, baseline: try Baseline(of: project), fileSystem: session.fileSystem)
    var codes = session.reportProblems(analysis, shelf.failures) + session.reportFailures(analysis)
    var changed = analysis.results.filter { !$0.outcome.edits.isEmpty && $0.outcome.text != $0.source.bytes }
    if options.stdin { return printResult(analysis, codes, session) }
    if let objection = Repository.objection(to: changed.map(\.file), options, session.fileSystem) { throw objection }
    var notChosen = 0
    if options.interactive {
        var pick = Pick(
            changed, book: book, recipeFiles: shelf.files, memory: PickMemory(of: project), session: session)
        let before = Tally(analysis, shown: .review)
        changed = try pick.run()
        analysis.replace(with: changed)
        notChosen = Tally(analysis, shown: .review).leftOut - before.leftOut
        changed.removeAll { $0.outcome.edits.isEmpty || $0.outcome.text == $0.source.bytes }
        changed = changed.withoutIdleHelpers()
    }
    // An interrupt waits until the files are all old or all new, and until that was said.
    session.fileSystem.holdInterrupts(true)
    defer { session.fileSystem.holdInterrupts(false) }
    codes += try ApplyRun(results: changed, book: book, project: project, session: session).perform()
    session.summarize(analysis, Tally(analysis, shown: .review).declining(notChosen), verb: .apply)
    return exitCode(codes)
}

/// With `--stdin` there is no file to write: the new text goes to standard output, changed or not. Input that is no text
/// is given back as it came.
private func printResult(_ analysis: Analysis, _ codes: [Int32], _ session: Session) -> Int32 {
    let asked = Paths.join(session.fileSystem.currentFolder(), session.options.paths[0])
    let path = session.fileSystem.resolve(asked) ?? asked
    let result = analysis.results.first { $0.file.path == path }?.outcome.text
    session.console.print(result ?? (try? session.fileSystem.read(path)) ?? [])
    for other in analysis.results where other.file.path != path {
        session.console.note("\(other.file.display) has to change too: ‘glazier diff’ shows how")
    }
    session.summarize(analysis, Tally(analysis, shown: .review), verb: .apply)
    return exitCode(codes)
}
