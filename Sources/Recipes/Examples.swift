import Edits
import Platforms
import SourceText
import SwiftTree

/// What came of one way of running one example.
package struct ExampleResult: Sendable {
    package var recipe: String
    package var name: String
    /// The way in which it was run: `output`, `second run`, …
    package var check: String
    package var passed: Bool
    /// Expected and actual, when it failed.
    package var detail: String
    package var todo: Bool
    /// What the recipe's file would have to say for the output to be the expected one.
    package var correction: Correction?

    /// Bytes of the recipe's file and what stands there instead.
    package struct Correction: Sendable {
        package var range: ByteRange
        package var text: String
    }
}

/// Runs every example of a recipe in all ways that need no compiler.
package func checkExamples(of recipe: Recipe, in book: RecipeBook) -> [ExampleResult] {
    recipe.examples.flatMap { ExampleRunner(recipe: recipe, example: $0, book: book).run() }
}

/// The systems that examples are run for: the new one, and one below it.
package enum ExampleTargets {
    package static let plain = DeploymentTargets([.iOS: Version(26), .macOS: Version(26)])
    package static let gated = DeploymentTargets([.iOS: Version(17, 5), .macOS: Version(14, 5)])
}

private struct ExampleRunner {
    let recipe: Recipe
    let example: Example
    let book: RecipeBook
    private let alone: RecipeBook

    init(recipe: Recipe, example: Example, book: RecipeBook) {
        self.recipe = recipe
        self.example = example
        self.book = book.filtered(only: [recipe.set ?? RecipeBook.standardSet], skip: [])
        alone = book.filtered(only: [recipe.id], skip: [])
    }

    func run() -> [ExampleResult] {
        var results: [ExampleResult] = []
        switch example.kind {
        case .unchanged:
            for (name, targets) in [("plain", ExampleTargets.plain), ("gated", ExampleTargets.gated)] {
                let outcome = rewrite(example.before, alone, targets)
                // A place that is only asked about stays as it is too.
                let text = string(outcome.text)
                results.append(result("unchanged, \(name)", text == example.before, difference(example.before, text)))
            }
        case .reported:
            results.append(reported())
        case .rewritten(let plain, let gated):
            if let plain { results += rewritten("plain", plain, ExampleTargets.plain, example.plainRange) }
            if let gated { results += rewritten("gated", gated, ExampleTargets.gated, example.gatedRange) }
            if gated == nil {
                results += holds("gated", rewrite(example.before, alone, ExampleTargets.gated), ExampleTargets.gated)
            }
        }
        results += silent()
        return results
    }

    /// An example without a result: an audit has to report something, and a rewrite wants a result to be held against.
    private func reported() -> ExampleResult {
        let outcome = rewrite(example.before, alone, ExampleTargets.gated)
        var result = result("reported", !outcome.findings.isEmpty, reasons(outcome))
        let plain = rewrite(example.before, alone, ExampleTargets.plain)
        if !recipe.isAudit, !plain.edits.isEmpty {
            result.correction = .init(
                range: ByteRange(example.end, example.end), text: "\n\n```swift after\n\(string(plain.text))```")
        }
        return result
    }

    /// What keeps a recipe out of a whole example.
    private var whyNothing: String {
        let code = Code(example.before, dialect: .swift)
        guard let module = recipe.requiredImport, !code.imports(module) else { return "" }
        return ": the example does not import \(module), which ‘in’ in the header asks for"
    }

    private func rewritten(
        _ name: String, _ expected: String, _ targets: DeploymentTargets, _ range: ByteRange?
    ) -> [ExampleResult] {
        let outcome = rewrite(example.before, alone, targets)
        let actual = string(outcome.text)
        let why = "- expected, + actual:\n" + difference(expected, actual) + "\n" + reasons(outcome)
        var output = result("output, \(name)", actual == expected, why)
        guard actual != expected else { return [output] + holds(name, outcome, targets) }
        // What changed nothing is no result that anybody wants to keep.
        if let range, !outcome.edits.isEmpty { output.correction = .init(range: range, text: actual) }
        return [output]
    }

    /// What came of every place, and why.
    private func reasons(_ outcome: Outcome) -> String {
        var lines = outcome.findings.map { finding in
            let place = SourceText(path: "", bytes: ContiguousArray(example.before.utf8)).lines()
                .position(finding.range.start)
            return "line \(place.line), level \(finding.level.name): \(finding.status.words); \(finding.reason)"
        }
        lines += outcome.failures.map(\.text)
        if outcome.findings.isEmpty { lines.append("nothing was found" + whyNothing) }
        lines += outcome.keptAway.keys.sorted { $0.line.number < $1.line.number }.map {
            "line \($0.line.number) of the recipe left a place alone: \($0.line.text)"
        }
        return lines.joined(separator: "\n")
    }

    /// What has to hold of every result, whatever the example says.
    private func holds(_ name: String, _ outcome: Outcome, _ targets: DeploymentTargets) -> [ExampleResult] {
        let before = parse(ContiguousArray(example.before.utf8))
        let after = parse(outcome.text)
        let again = rewrite(string(outcome.text), alone, targets)
        let all = rewrite(example.before, book, targets)
        let allAgain = rewrite(string(all.text), book, targets)
        let applied = apply(outcome.edits, to: ContiguousArray(example.before.utf8))
        return [
            result("second run, \(name)", again.edits.isEmpty, difference(string(outcome.text), string(again.text))),
            result(
                "edits give the text, \(name)", applied == outcome.text,
                difference(string(outcome.text), string(applied))),
            result(
                "parses, \(name)", after.problems.count <= before.problems.count && outcome.failures.isEmpty,
                (after.problems.map(\.message) + outcome.failures.map(\.text)).joined(separator: "\n")),
            result("with all recipes, \(name)", all.failures.isEmpty, all.failures.map(\.text).joined(separator: "\n")),
            result(
                "with all recipes again, \(name)", allAgain.edits.isEmpty,
                difference(string(all.text), string(allAgain.text))),
        ]
    }

    /// Inside a comment, inside a string and when suppressed the recipe keeps quiet.
    private func silent() -> [ExampleResult] {
        let commented =
            "/*\n"
            + example.before.split(separator: "/*").joined(separator: "/ *").split(separator: "*/")
            .joined(separator: "* /") + "\n*/\nlet answer = 42\n"
        let quoted = "let text = ####\"\"\"\n" + example.before + "\n\"\"\"####\n"
        let lines = example.before.split(separator: "\n", omittingEmptySubsequences: false)
        let suppressed = lines.map { $0.isEmpty ? $0 : $0 + " // glazier:ignore[\(recipe.id)] example" }
            .joined(separator: "\n")
        var results: [ExampleResult] = []
        for (name, text) in [("in a comment", commented), ("in a string", quoted)] {
            let outcome = rewrite(text, alone, ExampleTargets.plain)
            results.append(result(name, outcome.findings.isEmpty, "found \(outcome.findings.count)"))
        }
        // A comment at a line's end cannot stand inside a multi-line string.
        if !example.before.contains("\"\"\"") {
            let outcome = rewrite(suppressed, alone, ExampleTargets.plain)
            results.append(result("suppressed", outcome.findings.isEmpty, "found \(outcome.findings.count)"))
        }
        return results
    }

    private func rewrite(_ text: String, _ book: RecipeBook, _ targets: DeploymentTargets) -> Outcome {
        var settings = RewriteSettings(targets: targets, level: .manual)
        if recipe.level == .manual, case .rewritten = example.kind { settings.writesManual = true }
        return Recipes.rewrite(
            SourceText(path: recipe.path, bytes: ContiguousArray(text.utf8)), book: book, settings: settings)
    }

    private func string(_ bytes: ContiguousArray<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private func result(_ check: String, _ passed: Bool, _ detail: String) -> ExampleResult {
        ExampleResult(
            recipe: recipe.id, name: example.name, check: check, passed: passed, detail: passed ? "" : detail,
            todo: example.todo)
    }

    private func difference(_ expected: String, _ actual: String) -> String {
        lineDifference(expected: expected, actual: actual)
    }
}

extension Finding.Status {
    /// For sentences.
    package var words: String {
        switch self {
        case .changed: "changed"
        case .waiting: "waits for a higher level"
        case .asked: "only reported"
        case .refused(let why): "not changed, \(why)"
        }
    }
}
