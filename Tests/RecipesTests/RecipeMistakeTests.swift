import Recipes
import SourceText
import TestSupport
import Testing

/// Recipes that are wrong, one mistake each, with the exact text that their authors get.
struct RecipeMistakeTests {
    @Test(arguments: patternMistakes + conditionMistakes + blockMistakes)
    func mistake(_ name: String, _ recipe: String, _ message: String) {
        let source = SourceText(path: "r.md", bytes: ContiguousArray(recipe.utf8))
        let book = RecipeBook(
            [RecipeFile(path: source.path, bytes: source.bytes)], availability: RecipeFile(path: "", bytes: []))
        let found = book.problems.map { render($0, in: source) }.joined(separator: "\n")
        if let difference = textDifference(found: found, expected: message) { Issue.record("\(name)\n\(difference)") }
        #expect(book.recipes.isEmpty, "a wrong recipe is not used")
        #expect(book.problems.allSatisfy { $0.range != nil }, "every mistake has a place")
    }

    @Test func thereAreEnough() { #expect((patternMistakes + conditionMistakes + blockMistakes).count >= 60) }
}
