import Foundation
import Platforms
import Recipes
import SourceText
import TestSupport
import Testing

/// `docs/coverage.md` against the recipes: nobody keeps such tables true by reading.
@Suite struct CoverageTests {
    /// The cells of the lines of the tables, without code marks.
    private static let rows: [[String]] = {
        let text = String(decoding: (try? repositoryFile("docs/coverage.md")) ?? [], as: UTF8.self)
        return text.components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.map { line in
            line.dropFirst(2).dropLast(2).components(separatedBy: " | ").map { $0.filter { $0 != "`" } }
        }
    }()
    private static let rules = rows.filter { $0.count == 5 && $0[0].hasPrefix("G") }
    private static let shapes = rows.filter { $0.count == 3 && $0[0].first?.isNumber == true }
    private static let none = "–"

    @Test func everyRuleOfARecipeIsInTheTable() {
        let missing = ExampleTests.book.recipes.flatMap { recipe in
            recipe.guidance.filter { rule in !Self.rules.contains { $0[0] == rule && $0[1] == recipe.id } }
                .map { "\(recipe.id): no row for \($0)" }
        }
        #expect(missing == [])
    }

    @Test func everyRowIsTrue() {
        let wrong = Self.rules.compactMap { row -> String? in
            guard row[1] != Self.none else { return row[4].isEmpty ? "\(row[0]): no reason" : nil }
            guard let recipe = ExampleTests.book.recipes.first(where: { $0.id == row[1] }) else {
                return "\(row[0]): there is no \(row[1])"
            }
            if !recipe.guidance.contains(row[0]) { return "\(row[1]) does not name \(row[0])" }
            if recipe.level.name != row[2] { return "\(row[1]) is \(recipe.level.name)" }
            if (row[3] == "audit") != recipe.isAudit { return "\(row[1]) is no \(row[3])" }
            return recipe.examples.contains { $0.name == row[4] } ? nil : "\(row[1]) has no example \(row[4])"
        }
        #expect(wrong == [])
        #expect(Self.rules.count >= 75)
    }

    @Test func everyShapeHasARecipeOrAReason() {
        let numbers = Set(Self.shapes.map { $0[0] })
        #expect((Array(1...73) + Array(96...112)).filter { !numbers.contains(String($0)) } == [])
        let known = Set(ExampleTests.book.recipes.map(\.id))
        let wrong = Self.shapes.compactMap { row -> String? in
            guard row[1] != Self.none else { return row[2].isEmpty ? "\(row[0]): no reason" : nil }
            let unknown = row[1].components(separatedBy: ", ").filter { !known.contains($0) }
            return unknown.isEmpty ? nil : "\(row[0]): there is no \(unknown.joined(separator: ", "))"
        }
        #expect(wrong == [])
    }

    /// In an audit nothing changes anyhow, so an `unchanged` example says that nothing is reported.
    @Test func auditsKeepQuietWhereNothingIsWrong() {
        for recipe in ExampleTests.book.recipes where recipe.isAudit {
            let alone = ExampleTests.book.filtered(only: [recipe.id], skip: [])
            for example in recipe.examples where example.kind == .unchanged && !example.todo {
                for targets in [ExampleTargets.plain, ExampleTargets.gated] {
                    let outcome = rewrite(
                        SourceText(path: recipe.path, bytes: ContiguousArray(example.before.utf8)), book: alone,
                        settings: RewriteSettings(targets: targets, level: .manual))
                    #expect(outcome.findings.isEmpty, "\(recipe.id), “\(example.name)”")
                }
            }
        }
    }

    @Test func everyRecipeHasThreeExamplesOfEitherKind() {
        let few = ExampleTests.book.recipes.filter { recipe in
            let quiet = recipe.examples.count { $0.kind == .unchanged }
            return quiet < 3 || recipe.examples.count - quiet < 3
        }
        #expect(few.map(\.id) == [])
    }
}
