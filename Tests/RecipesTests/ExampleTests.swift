import BuiltInRecipes
import Recipes
import Testing

/// Every example of every built-in recipe, in every way in which examples are run.
struct ExampleTests {
    /// What the symbols need that built-in recipes bring in.
    static let table = RecipeFile(
        path: "availability.md",
        bytes: ContiguousArray((BuiltInRecipes.files.first { $0.path == "availability.md" }?.text ?? "").utf8))

    static let book: RecipeBook = {
        let files = BuiltInRecipes.files.map {
            RecipeFile(path: "Recipes/" + $0.path, bytes: ContiguousArray($0.text.utf8))
        }
        let table = files.first { $0.path.hasSuffix("availability.md") } ?? RecipeFile(path: "", bytes: [])
        return RecipeBook(files.filter { $0.path != table.path }, availability: table)
    }()

    @Test func everyRecipeIsRead() {
        #expect(Self.book.problems.isEmpty, "\(Self.book.problems.map { "\($0.path): \($0.text)" })")
        #expect(Self.book.recipes.count >= 12)
    }

    @Test(arguments: Self.book.recipes.map(\.id))
    func examples(of id: String) throws {
        let recipe = try #require(Self.book.recipes.first { $0.id == id })
        for result in checkExamples(of: recipe, in: Self.book) where !result.todo {
            if !result.passed { Issue.record("\(id), \(result.name), \(result.check)\n\(result.detail)") }
        }
    }
}
