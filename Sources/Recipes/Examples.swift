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
}

/// Runs every example of a recipe in all ways that need no compiler.
package func checkExamples(of recipe: Recipe, in book: RecipeBook) -> [ExampleResult] {
    recipe.examples.flatMap { ExampleRunner(recipe: recipe, example: $0, book: book).run() }
}

/// The systems that examples are run for: the new one, and one below it.
package enum ExampleTargets {
    package static let plain = DeploymentTargets([.iOS: Version(26), .macOS: Version(26)])
    package static let gated = DeploymentTargets([.iOS: Version(17), .macOS: Version(14)])
}

private struct ExampleRunner {
    let recipe: Recipe
    let example: Example
    let book: RecipeBook
    private let alone: RecipeBook

    init(recipe: Recipe, example: Example, book: RecipeBook) {
        self.recipe = recipe
        self.example = example
        self.book = book
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
            let outcome = rewrite(example.before, alone, ExampleTargets.gated)
            results.append(result("reported", !outcome.findings.isEmpty, "no finding"))
        case .rewritten(let plain, let gated):
            if let plain { results += rewritten("plain", plain, ExampleTargets.plain) }
            if let gated { results += rewritten("gated", gated, ExampleTargets.gated) }
            if gated == nil {
                results += holds("gated", rewrite(example.before, alone, ExampleTargets.gated), ExampleTargets.gated)
            }
        }
        results += silent()
        return results
    }

    private func rewritten(_ name: String, _ expected: String, _ targets: DeploymentTargets) -> [ExampleResult] {
        let outcome = rewrite(example.before, alone, targets)
        let actual = string(outcome.text)
        var why = difference(expected, actual)
        for finding in outcome.findings {
            why += "\n  \(finding.status) at level \(finding.level.name): \(finding.reason)"
        }
        for failure in outcome.failures { why += "\n  \(failure.text)" }
        if outcome.findings.isEmpty { why += "\n  nothing was found" }
        let ways = [result("output, \(name)", actual == expected, why)]
        return actual == expected ? ways + holds(name, outcome, targets) : ways
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
        Recipes.rewrite(
            SourceText(path: recipe.path, bytes: ContiguousArray(text.utf8)), book: book,
            settings: RewriteSettings(targets: targets, level: .manual))
    }

    private func string(_ bytes: ContiguousArray<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

    private func result(_ check: String, _ passed: Bool, _ detail: String) -> ExampleResult {
        ExampleResult(
            recipe: recipe.id, name: example.name, check: check, passed: passed, detail: passed ? "" : detail,
            todo: example.todo)
    }

    /// The lines that differ, expected ones with `-`, actual ones with `+`.
    private func difference(_ expected: String, _ actual: String) -> String {
        let before = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let after = actual.split(separator: "\n", omittingEmptySubsequences: false)
        var head = 0
        while head < min(before.count, after.count), before[head] == after[head] { head += 1 }
        var tail = 0
        while tail < min(before.count, after.count) - head,
            before[before.count - 1 - tail] == after[after.count - 1 - tail]
        {
            tail += 1
        }
        let removed = before[head..<(before.count - tail)].map { "  - \($0)" }
        let added = after[head..<(after.count - tail)].map { "  + \($0)" }
        return (removed + added).joined(separator: "\n")
    }
}
