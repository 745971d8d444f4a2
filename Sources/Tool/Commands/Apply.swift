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
    if let objection = Repository.objection(to: changed.map(\.file), options, session.fileSystem) { throw objection }
    if options.interactive {
        var pick = Pick(changed, book: book, memory: PickMemory(of: project), session: session)
        changed = try pick.run()
        analysis.replace(with: changed)
        changed.removeAll { $0.outcome.edits.isEmpty || $0.outcome.text == $0.source.bytes }
        changed = changed.withoutIdleHelpers()
    }
    // An interrupt waits until the files are all old or all new, and until that was said.
    session.fileSystem.holdInterrupts(true)
    defer { session.fileSystem.holdInterrupts(false) }
    codes += try write(changed, project, session)
    session.summarize(analysis, Tally(analysis, shown: .review), verb: .apply)
    return exitCode(codes)
}

/// Returns the exit codes that follow.
private func write(
    _ results: [FileResult], _ project: ProjectFolder, _ session: Session
) throws(Failure) -> [Int32] {
    let replacements = results.map { result in
        Replacement(
            path: result.file.path, display: result.file.display, old: result.isNew ? nil : result.source.bytes,
            new: result.outcome.text)
    }
    var recipes: [String: Int] = [:]
    for finding in results.flatMap(\.outcome.findings) where finding.status == .changed {
        recipes[finding.recipe, default: 0] += 1
    }
    let written = try Writer(project: project, session: session).write(replacements, recipes: recipes)
    let paths = Set(written.files.map(\.path))
    for result in results where paths.contains(result.file.path) {
        session.noteConflicts(result, result.source.lines())
        let changes = result.outcome.findings.count { $0.status == .changed }
        let what = changes == 0 ? "helpers of availability checks" : count(changes, "change")
        session.console.note("\(result.isNew ? "made" : "changed") \(result.file.display): \(what)")
    }
    let failures = written.skipped.map { Failure.changedMeanwhile($0.display) }
    for failure in failures { session.console.report(failure) }
    if !paths.isEmpty { session.console.note("‘glazier undo’ takes this back") }
    return failures.map(\.exitCode)
}
