import Foundation
import TestSupport
import Testing

@testable import Recipes

/// What the documents about recipes say is so: the blocks of the cookbook and the tutorial are run, the rows of the traps are
/// matched, and every word of the language is in the reference.
struct RecipeDocumentTests {
    private static func document(_ name: String) throws -> String {
        String(decoding: try repositoryFile("docs/recipes/\(name).md"), as: UTF8.self)
    }

    /// The blocks of four backticks that hold whole recipes.
    private static func recipes(in name: String) -> [RecipeFile] {
        let text = (try? document(name)) ?? ""
        return text.components(separatedBy: "````markdown\n").dropFirst().compactMap { rest in
            rest.components(separatedBy: "\n````").first.map { $0 + "\n" }
        }.filter { $0.hasPrefix("---\nid:") && $0.contains("```swift") }.enumerated().map { number, text in
            RecipeFile(path: "\(name)-\(number + 1).md", bytes: ContiguousArray(text.utf8))
        }
    }

    @Test func theCookbookHasTenRecipes() {
        #expect(Self.recipes(in: "cookbook").count >= 10)
        #expect(Self.recipes(in: "tutorial").count >= 1)
    }

    @Test(arguments: ["cookbook", "tutorial"])
    func blocksWork(_ name: String) {
        let files = Self.recipes(in: name)
        let book = RecipeBook(files, availability: ExampleTests.table)
        #expect(book.problems.map(\.text) == [])
        #expect(book.recipes.count == files.count)
        for recipe in book.recipes {
            #expect(!recipe.examples.isEmpty, "\(recipe.id) has no example")
            for result in checkExamples(of: recipe, in: book) where !result.passed {
                Issue.record("\(name), \(result.recipe), \(result.check)\n\(result.detail)")
            }
        }
    }

    // MARK: Traps

    private struct Trap {
        var pattern: String
        var code: String
        var matches: Bool
    }

    private static func traps() throws -> [Trap] {
        try document("traps").split(separator: "\n").compactMap { line in
            let cells = line.components(separatedBy: " | ")
            guard line.hasPrefix("| `"), cells.count == 3 else { return nil }
            let code = { (cell: String) in
                cell.trimmingCharacters(in: CharacterSet(charactersIn: "| `")).replacing("↵", with: "\n")
            }
            return Trap(pattern: code(cells[0]), code: code(cells[1]), matches: cells[2].hasPrefix("matches"))
        }
    }

    @Test func trapsAreAsTheySay() throws {
        let traps = try Self.traps()
        #expect(traps.count >= 20)
        for trap in traps {
            let found = !places(trap.pattern, in: trap.code).isEmpty
            #expect(found == trap.matches, "‘\(trap.pattern)’ and ‘\(trap.code)’")
        }
    }

    // MARK: The reference

    /// The first code of the second cell of each row about a condition.
    private static func conditionExamples() throws -> [String] {
        let text = try document("language")
        let start = try #require(text.range(of: "## Conditions")).upperBound
        let end = try #require(text.range(of: "## Gates")).lowerBound
        return text[start..<end].split(separator: "\n").compactMap { line in
            let cells = line.components(separatedBy: " | ")
            guard line.hasPrefix("| `"), cells.count >= 2 else { return nil }
            let parts = cells[1].components(separatedBy: "`")
            return parts.count > 1 ? parts[1] : nil
        }
    }

    @Test func everyWordOfWhereHasAnExample() throws {
        let examples = try Self.conditionExamples()
        for word in ConditionReader.words {
            #expect(
                examples.contains { $0.hasPrefix(word) || $0.hasPrefix("!" + word) }, "no example of ‘\(word)’")
        }
        for word in ConditionReader.captureWords {
            #expect(examples.contains { $0.contains(".\(word)") }, "no example of ‘$x.\(word)’")
        }
    }

    @Test func theExamplesOfConditionsAreRead() throws {
        for example in try Self.conditionExamples() {
            var reader = ConditionReader(example)
            #expect(reader.read() != nil, "\(example): \(reader.problems.map(\.message))")
        }
    }

    @Test func everyOtherWordIsThere() throws {
        let text = try Self.document("language")
        let words =
            RecipeHeader.keys + RecipeReader.roles + Level.allCases.map(\.name) + GateRule.allCases.map(\.rawValue)
            + Position.allCases.map(\.rawValue) + Layer.allCases.map(\.rawValue)
            + ["any-order", "exactly", "todo", "gated"]
        for word in words {
            #expect(
                text.contains("`\(word)`") || text.contains(" \(word)`") || text.contains(" \(word) \"name\"`"),
                "the reference has no ‘\(word)’")
        }
        for transform in Transform.allCases { #expect(text.contains(".\(transform.rawValue)`")) }
    }
}
