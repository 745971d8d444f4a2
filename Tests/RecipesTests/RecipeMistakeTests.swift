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
        let found = book.problems.map { render($0.withoutDocument, in: source) }.joined(separator: "\n")
        if let difference = textDifference(found: found, expected: message) { Issue.record("\(name)\n\(difference)") }
        #expect(book.recipes.isEmpty, "a wrong recipe is not used")
        #expect(book.problems.allSatisfy { $0.range != nil }, "every mistake has a place")
    }

    /// Each says where the documents tell more, and that section exists.
    @Test(arguments: patternMistakes + conditionMistakes + blockMistakes)
    func theDocumentsTellMore(_ name: String, _ recipe: String, _: String) throws {
        let book = RecipeBook(
            [RecipeFile(path: "r.md", bytes: ContiguousArray(recipe.utf8))],
            availability: RecipeFile(path: "", bytes: []))
        let text = String(decoding: try repositoryFile("docs/recipes/language.md"), as: UTF8.self)
        let headings = text.split(separator: "\n").filter { $0.hasPrefix("#") }
            .map { $0.drop { $0 == "#" }.dropFirst().lowercased().replacing(" ", with: "-") }
        for problem in book.problems {
            let document = try #require(problem.see ?? problem.next, "\(name)")
            let parts = document.replacing("see ", with: "").split(separator: "#")
            #expect(parts[0] == "docs/recipes/language.md", "\(name)")
            if parts.count > 1 { #expect(headings.contains(String(parts[1])), "\(name): \(document)") }
        }
    }

    @Test(arguments: [
        ("---\nid: a.b\nlevle: safe\n---\n```swift match\nf()\n```\n", "header"),
        ("---\nid: a.b\n---\n```swift match\n$x\n```\n", "patterns"),
        ("---\nid: a.b\n---\n```swift match\nf()\n```\n```swift where\nfoo(a)\n```\n", "conditions"),
        ("---\nid: a.b\n---\n```swift match\nf()\n```\n```swift befor\nf()\n```\n", "fences"),
        ("---\nid: a.b\n---\n```swift-diff\n-f()\n+g()\n```\n```swift helper\ng()\n```\n", "helpers-and-fallbacks"),
        ("- [a](b.md)\n", "sets"),
    ])
    func sections(_ text: String, _ section: String) {
        let book = RecipeBook(
            [RecipeFile(path: "r.md", bytes: ContiguousArray(text.utf8))], availability: RecipeFile(path: "", bytes: [])
        )
        #expect(book.problems.map(\.see) == ["docs/recipes/language.md#" + section])
    }

    @Test func thereAreEnough() { #expect((patternMistakes + conditionMistakes + blockMistakes).count >= 60) }
}

extension Message {
    /// What the tables of wrong recipes show; where the documents tell more is tested by itself.
    var withoutDocument: Message {
        var message = self
        message.see = nil
        return message
    }
}
