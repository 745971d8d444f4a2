import Recipes
import SourceText

/// Lists findings, with or without a rewrite.
func scan(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipes(session)
    let options = session.options
    let shown = options.level ?? .review
    let baseline = try Baseline(of: ProjectFolder(of: options, in: session.fileSystem))
    let analysis = analyze(
        options, book: book, level: min(shown, .review), baseline: baseline, fileSystem: session.fileSystem)
    var codes = session.reportProblems(analysis, shelf.failures) + session.reportFailures(analysis)
    let tally = Tally(analysis, shown: shown)
    switch options.format {
    case .json:
        let report = ScanReport(
            analysis: analysis, tally: tally, shown: shown, seconds: session.fileSystem.seconds() - session.started)
        session.console.print(report.document())
    case .text, .ranges:
        for result in analysis.results { printFindings(result, upTo: shown, session) }
    }
    session.noteIdleSuppressions(analysis)
    if options.writeBaseline || options.prune {
        let lines = baseline.updated(analysis, book: book, adding: options.writeBaseline)
        try baseline.write(lines)
        session.console.note("the baseline holds \(count(lines.count, "finding"))")
    }
    session.summarize(analysis, tally, verb: .scan)
    let findings = analysis.results.flatMap(\.outcome.findings)
    if options.check, findings.contains(where: { $0.isShown(upTo: shown) }) { codes.append(ExitCode.findings) }
    if let limit = options.failOn, findings.contains(where: { $0.level <= limit }) { codes.append(ExitCode.findings) }
    return exitCode(codes)
}

private func printFindings(_ result: FileResult, upTo shown: Level, _ session: Session) {
    let lines = result.source.lines()
    for finding in result.outcome.findings where finding.isShown(upTo: shown) {
        let level = session.console.paintOutput(finding.level.name, finding.level.color)
        var text = located(
            finding.range, result, lines, "\(level): \(finding.message) [\(finding.recipe)]", excerpt: true)
        for line in finding.evidence { text += "\n  " + line }
        if case .refused(let why) = finding.status { text += "\n  not changed: " + why }
        session.console.print(text + "\n")
    }
    session.noteConflicts(result, lines)
}
