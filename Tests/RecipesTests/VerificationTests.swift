import Edits
@testable import Recipes
import SourceText
import Testing

/// A result that is worse than the original is taken back, also where the compiler's parser says nothing.
struct VerificationTests {
    private func culprit(_ code: String, replace word: String, with text: String) -> Verification.Culprit? {
        let source = SourceText(path: "a.swift", text: code)
        let start = code.utf8.count - (code.ranges(of: word).first.map { code[$0.lowerBound...].utf8.count } ?? 0)
        let range = ByteRange(start, start + word.utf8.count)
        let edit = Edit(range: range, text: ContiguousArray(text.utf8))
        var outcome = Outcome(text: apply([edit], to: source.bytes))
        outcome.edits = [edit]
        outcome.findings = [
            Finding(
                recipe: "a.b", guidance: [], level: .safe, message: "", reason: "", range: range, status: .changed,
                edits: [edit])
        ]
        let book = RecipeBook([], availability: RecipeFile(path: "", bytes: []))
        return Verification(source: source, outcome: outcome, book: book).culprit()
    }

    @Test func brokenCode() {
        #expect(culprit("let a = 1\n", replace: "1", with: ")")?.recipe == "a.b")
        #expect(culprit("let a = 1\n", replace: "1", with: "2") == nil)
    }

    @Test func brokenCodeInAVersionBranch() {
        let code = "#if compiler(>=6.0)\nlet a = 1\n#endif\n"
        #expect(culprit(code, replace: "1\n#e", with: ")\n#e")?.problem == "leaves damaged code")
        #expect(culprit(code, replace: "1\n#e", with: "2\n#e") == nil)
    }

    @Test func lostComment() {
        #expect(culprit("a() // why\n", replace: " // why", with: "")?.problem == "loses the comment '// why'")
    }
}
