import Recipes
import SourceText
import TestSupport
import Testing

/// Patterns that could be tried in more ways than anybody waits for.
struct BoundTests {
    private let explosive = audit("f($a..., 1, $b..., 2, $c..., 3, $d..., 4, $e..., 5, $f..., 6)")

    @Test func sequencesBesideEachOtherAreBoundedAndNamed() {
        let arguments = (0..<120).map { "\($0 % 6 + 1)" }.joined(separator: ", ")
        let outcome = run(book(explosive), "f(\(arguments), 7)")
        #expect(outcome.findings.isEmpty)
        #expect(
            outcome.notExamined.map(\.reason) == [
                "test.recipe tries too many combinations here; name what stands between its sequences"
            ])
    }

    @Test func itIsStillFoundWhereItIsEasy() {
        #expect(run(book(explosive), "f(1, 2, 3, 4, 5, 6)").findings.count == 1)
    }

    @Test func explained() throws {
        let arguments = (0..<120).map { "\($0 % 6 + 1)" }.joined(separator: ", ")
        let book = book(explosive)
        let explainer = Explainer(
            try #require(book.recipes.first), file: RecipeFile(path: "r.md", bytes: ContiguousArray(explosive.utf8)),
            source: SourceText(path: "A.swift", bytes: ContiguousArray("f(\(arguments), 7)".utf8)), book: book,
            settings: RewriteSettings(targets: Targets.old, level: .review))
        #expect(explainer.explain(line: 1).text.hasPrefix("the pattern tries too many combinations here"))
    }

    /// Nested sequences of statements, each of which could hold any of them.
    @Test func statements() {
        let body = (0..<300).map { _ in "a()" }.joined(separator: "\n")
        let outcome = run(
            book(audit("g { $a...\na()\n$b...\na()\n$c...\na()\n$d...\nb()\n}")), "g {\n\(body)\n}")
        #expect(outcome.findings.isEmpty)
        #expect(outcome.notExamined.count == 1)
    }
}
