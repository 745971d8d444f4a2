import Recipes
import SourceText

/// A dry run of one recipe file over code: the patch on standard output, what came of every place counted on standard
/// error.
func tryRecipe(_ file: String, _ session: Session) throws(Failure) -> Int32 {
    let (shelf, _) = try recipesHere(session)
    let named = readRecipes([file], session)
    if let failure = named.failures.first { throw failure }
    let book = RecipeBook(
        named.files + shelf.equivalences, availability: shelf.availability, known: shelf.book.recipes.map(\.id))
    let wrong = book.problems.map { Failure.brokenRecipe(rendered($0, among: named.files + shelf.equivalences)) }
    guard wrong.isEmpty else {
        for failure in wrong { session.console.report(failure) }
        return ExitCode.recipe
    }
    let analysis = analyze(session.options, book: book, level: .review, fileSystem: session.fileSystem)
    var codes = session.reportProblems(analysis, []) + session.reportFailures(analysis)
    for result in analysis.results {
        let lines = result.source.lines()
        session.noteFindings(result, lines)
        for finding in result.outcome.findings where finding.status == .asked || finding.status == .waiting {
            let text = "\(finding.level.name): \(finding.message) [\(finding.recipe)]"
            session.console.print(located(finding.range, result, lines, text, excerpt: true) + "\n")
            if !finding.reason.isEmpty { session.console.print("  \(finding.reason)\n") }
        }
        session.printPatch(result)
    }
    for recipe in book.recipes { session.console.note(TrialCount(recipe.id, analysis).text) }
    if analysis.results.isEmpty, analysis.failures.isEmpty {
        session.console.note(
            "help: ‘glazier recipe explain \(file) FILE:LINE’ says why a line that you expected here does not match")
    }
    let verification = analysis.results.contains { !$0.outcome.failures.isEmpty }
    if verification { codes.append(ExitCode.verification) }
    return exitCode(codes)
}

/// How many places came to what, for one recipe.
private struct TrialCount {
    let id: String
    let analysis: Analysis
    private let findings: [Finding]

    init(_ id: String, _ analysis: Analysis) {
        self.id = id
        self.analysis = analysis
        findings = analysis.results.flatMap(\.outcome.findings)
    }

    /// `house.frosted: 12 places in 9 of 137 files: 8 changed, 3 only reported, 1 not changed`, and each reason with its
    /// number below.
    var text: String {
        let filesWith = analysis.results.count { !$0.outcome.findings.isEmpty }
        let head =
            "\(id): \(count(findings.count, "place")) in \(filesWith) of \(count(analysis.fileCount, "file"))"
        let numbers = [
            (findings.count { $0.status == .changed }, "changed"), (findings.count { $0.status == .asked }, "reported"),
            (refusals.values.reduce(0, +), "not changed"),
        ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
        let reasons = refusals.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\n  \($0.value) × \($0.key)" }
        let sum = numbers.isEmpty ? "" : ": " + numbers.joined(separator: ", ")
        return head + sum + (reasons + exclusions).joined()
    }

    /// What the pattern matched and a `where` line left alone, line by line.
    private var exclusions: [String] {
        analysis.keptAway.filter { $0.key.recipe == id }.sorted { $0.key.line.number < $1.key.line.number }.map {
            "\n  \(count($0.value, "place")) left alone by where, line \($0.key.line.number): \($0.key.line.text)"
        }
    }

    private var refusals: [String: Int] {
        var counts: [String: Int] = [:]
        for finding in findings {
            if case .refused(let why) = finding.status { counts[why, default: 0] += 1 }
        }
        return counts
    }
}
