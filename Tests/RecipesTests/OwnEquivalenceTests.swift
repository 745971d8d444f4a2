import SourceText
import SwiftTree
import Testing

@testable import Recipes

/// `equivalences.md` in a folder of recipes: both directions, conditions, and rows that are wrong.
@Suite struct OwnEquivalenceTests {
    private func table(_ rows: String...) -> RecipeFile {
        let text = "# Ours\n\n| one | other |\n|---|---|\n" + rows.map { "| \($0) |\n" }.joined()
        return RecipeFile(path: "own/equivalences.md", bytes: ContiguousArray(text.utf8))
    }

    private func book(_ recipe: String, _ table: RecipeFile) -> RecipeBook {
        RecipeBook(
            [RecipeFile(path: "own/a.md", bytes: ContiguousArray(recipe.utf8)), table],
            availability: RecipeFile(path: "", bytes: []))
    }

    private func result(_ recipe: String, _ code: String, _ table: RecipeFile) -> String {
        let book = book(recipe, table)
        #expect(book.problems.map(\.text) == [])
        let source = SourceText(path: "a.swift", bytes: ContiguousArray(code.utf8))
        return String(
            decoding: rewrite(source, book: book, settings: RewriteSettings(targets: Targets.new, level: .manual)).text,
            as: UTF8.self)
    }

    private let rows = ["`Theme.frost` | `.ultraThinMaterial`", "`.frosted(in: $s)` | `.background(.thin, in: $s)`"]

    @Test(arguments: [
        ("-.fill(.ultraThinMaterial)\n+.fill(.glass)", "a.fill(Theme.frost)", "a.fill(.glass)"),
        ("-.fill(Theme.frost)\n+.fill(.glass)", "a.fill(.ultraThinMaterial)", "a.fill(.glass)"),
        (
            "-.background(.thin, in: $x)\n+.glass(in: $x)", "a\n    .frosted(in: b(c)) // kept",
            "a\n    .glass(in: b(c)) // kept"
        ),
        ("-.frosted(in: $x)\n+.glass(in: $x)", "a.background(.thin, in: Circle())", "a.glass(in: Circle())"),
        (
            " $v\n-.frosted(in: .circle)\n-?.shadow($_...)\n+.glass()", "a.background(.thin, in: Circle()).shadow(1)",
            "a.glass()"
        ),
        (" $v\n-?.frosted(in: $s)\n-.card()\n+.glass()", "a.card()", "a.glass()"),
        ("-wrap(.frosted(in: $x))\n+wrap($x)", "wrap(.background(.thin, in: 3))", "wrap(3)"),
    ])
    func bothDirections(_ diff: String, _ code: String, _ expected: String) {
        #expect(result(change(diff), code, table(rows[0], rows[1])) == expected)
    }

    @Test func exactlySwitchesThemOff() {
        let recipe = change("-.fill(Theme.frost)\n+.fill(.glass)", words: "exactly")
        #expect(result(recipe, "a.fill(.ultraThinMaterial)", table(rows[0])) == "a.fill(.ultraThinMaterial)")
    }

    @Test func rowsFollowEachOther() {
        let chained = table("`.one($x...)` | `.two($x...)`", "`.two($x...)` | `.three($x...)`")
        let recipe = change("-.one($a...)\n+.four($a...)")
        for name in ["one", "two", "three"] {
            #expect(result(recipe, "v.\(name)(1, b: 2)", chained) == "v.four(1, b: 2)")
            #expect(result(recipe, "v.\(name)()", chained) == "v.four()")
        }
    }

    @Test func conditionsKnowThem() {
        let ours = table(rows[0], rows[1])
        let material = change("-.fill($m)\n+.glass()", where: "$m.is(.ultraThinMaterial)")
        #expect(result(material, "a.fill(Theme.frost)", ours) == "a.glass()")
        #expect(result(material, "a.fill(Theme.other)", ours) == "a.fill(Theme.other)")
        let has = change("-Panel { $x }\n+Box { $x }", where: "!has(.frosted(in: $_))")
        #expect(result(has, "Panel { a.background(.thin, in: .circle) }", ours).hasPrefix("Panel"))
        #expect(result(has, "Panel { a.background(.thick, in: .circle) }", ours).hasPrefix("Box"))
    }

    @Test func aRewriteInAnotherSpellingEnds() {
        let recipe = change("-.background(.thin, in: $x)\n+.frosted(in: $x)")
        let code = "a.background(.thin, in: b)"
        #expect(result(recipe, code, table(rows[1])) == "a.frosted(in: b)")
    }

    @Test func valuesAndModifiers() {
        let ours = table("`.rounded($r)` | `Rounded(by: $r)`")
        // As a value either stands for the other; a modifier is no call.
        #expect(result(change("-f(.rounded($r))\n+f($r)"), "f(Rounded(by: 1))", ours) == "f(1)")
        #expect(result(change("-f(Rounded(by: $r))\n+f($r)"), "f(.rounded(1))", ours) == "f(1)")
        #expect(result(change("-.rounded($r)\n+.round($r)"), "Rounded(by: 1)", ours) == "Rounded(by: 1)")
        #expect(result(change(" $v\n-.rounded($r)\n+.round($r)"), "v.rounded(1)", ours) == "v.round(1)")
    }

    @Test func barsInCode() {
        let recipe = change("-f(a | b)\n+g()")
        #expect(result(recipe, "f(both)", table("`a \\| b` | `both`")) == "g()")
    }

    @Test(arguments: [
        (
            "`.a($x)` | `.b()`",
            """
            own/equivalences.md:5:7: error: $x stands on one side only
              5 | | `.a($x)` | `.b()` |
                |       ^~
              help: what one spelling has the other needs, since each is put in the place of the other
            """
        ),
        (
            "`Circle()` | `.circle`",
            """
            own/equivalences.md:5:1: error: both sides are the same already
              5 | | `Circle()` | `.circle` |
                | ^~~~~~~~~~~~~~~~~~~~~~~~~~
              help: remove the row
            """
        ),
        (
            "`$x` | `a`",
            """
            own/equivalences.md:5:4: error: this pattern matches everything
              5 | | `$x` | `a` |
                |    ^~
              help: name a call or a modifier
            """
        ),
        (
            "`f(` | `a`",
            """
            own/equivalences.md:5:6: error: this is not Swift: ')' is missing
              5 | | `f(` | `a` |
                |      ^
              help: see docs/recipes/language.md#patterns
            """
        ),
        (
            "`f()` | g",
            """
            own/equivalences.md:5:1: error: a row has two spellings
              5 | | `f()` | g |
                | ^~~~~~~~~~~~~
              help: each cell holds code between backticks: | `.one($x)` | `.other($x)` |; a bar in it is written \\|
            """
        ),
        (
            "`a(); b()` | `c()`",
            """
            own/equivalences.md:5:4: error: a spelling is one expression, or modifiers
              5 | | `a(); b()` | `c()` |
                |    ^~~~~~~~
              help: write the call, or the modifiers from the first dot on
            """
        ),
    ])
    func wrongRows(_ row: String, _ message: String) {
        let file = table(row)
        let book = RecipeBook([file], availability: RecipeFile(path: "", bytes: []))
        let source = SourceText(path: file.path, bytes: file.bytes)
        #expect(book.problems.map { render($0.withoutDocument, in: source) } == [message])
    }

    @Test func aFileWithoutRows() {
        let file = RecipeFile(path: "equivalences.md", bytes: ContiguousArray("# Ours\n".utf8))
        let book = RecipeBook([file], availability: RecipeFile(path: "", bytes: []))
        #expect(book.problems.map(\.text) == ["this file has no table of equivalences"])
    }
}
