import Edits
import Recipes
import SourceText

/// Prints what would change as a patch: the patch alone on standard output, the reasons on standard error.
func diff(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipes(session)
    let baseline = try Baseline(of: ProjectFolder(of: session.options, in: session.fileSystem))
    return printDiff(book, shelf.failures, baseline: baseline, session)
}

/// The patch that the recipes of a book make. `failures` is what went wrong while they were read.
func printDiff(
    _ book: RecipeBook, _ failures: [Failure], baseline: Baseline? = nil, _ session: Session
) -> Int32 {
    let options = session.options
    let shown = options.level ?? .review
    // Whoever asks for the changes of level manual gets them as a patch to decide about; ‘apply’ never writes one.
    let analysis = analyze(
        options, book: book, level: shown, baseline: baseline, fileSystem: session.fileSystem)
    var codes = session.reportProblems(analysis, failures) + session.reportFailures(analysis)
    var table: [DiffStat] = []
    for result in analysis.results {
        let lines = result.source.lines()
        if !options.stat { session.noteFindings(result, lines) }
        session.noteConflicts(result, lines)
        if result.outcome.edits.isEmpty { continue }
        if options.stat {
            table.append(DiffStat(path: result.file.display, patch: patch(of: result)))
        } else {
            session.printPatch(result)
        }
    }
    if options.stat {
        session.console.print(DiffStat.text(table, session.console))
    } else {
        session.notePlace(analysis)
    }
    session.summarize(analysis, Tally(analysis, shown: shown), verb: .diff)
    let changes = analysis.results.contains { !$0.outcome.edits.isEmpty }
    if options.check, changes { codes.append(ExitCode.findings) }
    return exitCode(codes)
}

/// All recipes there are for the paths named, and those in force.
func recipes(_ session: Session) throws(Failure) -> (shelf: RecipeShelf, book: RecipeBook) {
    let fileSystem = session.fileSystem
    let current = fileSystem.currentFolder()
    let first = session.options.paths.first.flatMap { fileSystem.resolve(Paths.join(current, $0)) } ?? current
    let start = fileSystem.kind(first) == .folder ? first : Paths.folder(of: first)
    let own = try ownRecipeFolder(session.options, above: start, in: fileSystem)
    let shelf = RecipeShelf(own: own, fileSystem: fileSystem, display: session.display)
    return (shelf, try chosen(from: shelf, session))
}

/// The recipes that the options leave. Where one that is asked for is missing, it may be because it is wrong.
func chosen(from shelf: RecipeShelf, _ session: Session, everySet: Bool = false) throws(Failure) -> RecipeBook {
    do throws(Failure) {
        return try shelf.chosen(session.options, everySet: everySet)
    } catch {
        for failure in shelf.failures { session.console.report(failure) }
        throw error
    }
}

private func patch(of result: FileResult) -> ContiguousArray<UInt8> {
    if result.isNew { return newFilePatch(path: result.file.patchPath, bytes: result.outcome.text) }
    return unifiedDiff(path: result.file.patchPath, original: result.source.bytes, edits: result.outcome.edits) {
        heading(of: $0, in: result)
    }
}

/// The recipes that changed something within a hunk, as its heading.
private func heading(of hunk: ByteRange, in result: FileResult) -> String {
    var names: [String] = []
    for finding in result.outcome.findings where finding.status == .changed {
        // What a later pass changed has no edits of the original text, only a place in it.
        let ranges = finding.edits.isEmpty ? [finding.range] : finding.edits.map(\.range)
        let touches = ranges.contains { hunk.contains($0) || hunk.overlaps($0) }
        let name = "\(finding.recipe) (\(finding.level.name))"
        if touches, !names.contains(name) { names.append(name) }
    }
    return names.joined(separator: ", ")
}

extension Session {
    /// The patch of one file, with the recipe above each hunk.
    func printPatch(_ result: FileResult) {
        if result.outcome.edits.isEmpty { return }
        console.print(colorPatch(patch(of: result), colored: console.colorsOutput))
    }

    /// `git apply` passes over files that do not lie below the folder it runs in, without a word.
    fileprivate func notePlace(_ analysis: Analysis) {
        let current = fileSystem.currentFolder()
        guard let root = repositoryRoot(above: current, in: fileSystem) else { return }
        let outside = analysis.results.filter { result in
            !result.outcome.edits.isEmpty && Paths.relative(result.file.path, to: current) == nil
                && Paths.relative(result.file.path, to: root) != nil
        }
        guard let first = outside.first else { return }
        let others = outside.count > 1 ? " and \(outside.count - 1) more" : ""
        console.note(
            "warning: ‘git apply’ changes nothing above the folder it runs in; for \(first.file.display)\(others), "
                + "run it in \(root)")
    }

    /// What changes in a file and why, and what a recipe would have changed and did not.
    func noteFindings(_ result: FileResult, _ lines: LineTable) {
        for finding in result.outcome.findings {
            switch finding.status {
            case .changed: note(finding, finding.message, result, lines)
            case .refused(let why): note(finding, "not changed: \(why)", result, lines)
            case .waiting, .asked: continue
            }
        }
    }

    private func note(_ finding: Finding, _ text: String, _ result: FileResult, _ lines: LineTable) {
        let level = console.paint(finding.level.name, finding.level.color)
        let head = located(
            finding.range, result, lines, "\(level): \(text) [\(finding.recipe)]", excerpt: false)
        console.note(head + finding.evidence.map { "\n  " + $0 }.joined())
    }
}

extension Finding {
    /// Where the code stands and, where the level is above that of the recipe, why; a line each.
    var evidence: [String] {
        (reason.isEmpty ? [] : [reason]) + (doubt.map { ["level \(level.name): \($0)"] } ?? [])
    }
}

extension Level {
    var color: Color {
        switch self {
        case .safe: .green
        case .review: .yellow
        case .manual: .cyan
        }
    }
}
