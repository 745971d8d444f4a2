import Recipes
import SourceText
import TestSupport
import Testing

/// Wrong conditions and names, and the message that each gives. The condition stands in line 8 of a recipe.
struct WrongConditionTests {
    private func says(_ condition: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let recipe = "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\n\(condition)\n```\n"
        messages(recipe, message, sourceLocation: sourceLocation)
    }

    private func messages(_ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let source = SourceText(path: "a/b.md", bytes: ContiguousArray(text.utf8))
        let book = RecipeBook(
            [RecipeFile(path: source.path, bytes: source.bytes)], availability: RecipeFile(path: "", bytes: []))
        let found = book.problems.map { render($0.withoutDocument, in: source) }.joined(separator: "\n")
        if let difference = textDifference(found: found, expected: message) {
            Issue.record("\n\(difference)", sourceLocation: sourceLocation)
        }
        #expect(book.recipes.isEmpty, "a wrong recipe is not used", sourceLocation: sourceLocation)
    }

    @Test func conditions() {
        says(
            "insid(List)",
            """
            a/b.md:8:1: error: unknown condition 'insid'
              8 | insid(List)
                | ^~~~~~~~~~~
              help: did you mean 'inside'?
            """)
        says(
            "xyzzy",
            """
            a/b.md:8:1: error: unknown condition 'xyzzy'
              8 | xyzzy
                | ^~~~~
              help: the words are inside, within, placement, layer, has, chain, beside, under, imports, target, declares, name, gated, scrolls, commented, mentions, wrapsGlass, unsure
            """)
        says(
            "$x.isMateral",
            """
            a/b.md:8:1: error: unknown word 'isMateral' after $x
              8 | $x.isMateral
                | ^~~~~~~~~~~~
              help: did you mean 'isMaterial'?
            """)
        says(
            "$x.foo",
            """
            a/b.md:8:1: error: unknown word 'foo' after $x
              8 | $x.foo
                | ^~~~~~
              help: the words are is, isMaterial, isShape, isButtonShape, isAvailability, isLiteral, isMet, isUnmet, declares, has, count, scrolls
            """)
        says(
            "!inside(+)",
            """
            a/b.md:8:2: error: 'inside' wants the name of a call
              8 | !inside(+)
                |  ^~~~~~~~~
              help: for instance 'inside(List)', 'inside(.sheet)' or 'inside(Button.label)'
            """)
        says(
            "under(.disabled(true))",
            """
            a/b.md:8:1: error: 'under' wants the name of a modifier
              8 | under(.disabled(true))
                | ^~~~~~~~~~~~~~~~~~~~~~
              help: for instance 'under(.toolbar)'; arguments are looked at by 'chain(.toolbar($_...))' only
            """)
        says(
            "layer == .rows",
            """
            a/b.md:8:10: error: unknown layer 'rows'
              8 | layer == .rows
                |          ^~~~~
              help: did you mean '.row'?
            """)
        says(
            "layer < .row",
            """
            a/b.md:8:9: error: layers compare with == and !=
              8 | layer < .row
                |         ^~~~
            """)
        says(
            "target(iOS) < new",
            """
            a/b.md:8:1: error: 'target' compares a platform with a version
              8 | target(iOS) < new
                | ^~~~~~~~~~~
              help: for instance 'target(iOS) < 26'
            """)
        says(
            "inside(List) == 2",
            """
            a/b.md:8:1: error: this cannot be compared
              8 | inside(List) == 2
                | ^~~~~~~~~~~~
              help: layer, target(…), $xs.count(…) and $n can
            """)
        says(
            "$x >= large",
            """
            a/b.md:8:7: error: a capture compares with a number
              8 | $x >= large
                |       ^~~~~
              help: for instance '$x >= 48'
            """)
        says(
            "inside()",
            """
            a/b.md:8:1: error: 'inside' wants an argument
              8 | inside()
                | ^~~~~~~~
              help: see docs/recipes/language.md
            """)
        says(
            "name()",
            """
            a/b.md:8:1: error: 'name' wants an argument
              8 | name()
                | ^~~~~~
              help: see docs/recipes/language.md
            """)
        says(
            "$x.has()",
            """
            a/b.md:8:1: error: 'has' wants an argument
              8 | $x.has()
                | ^~~~~~~~
              help: see docs/recipes/language.md
            """)
        says(
            "$x.is()",
            """
            a/b.md:8:1: error: 'is' wants an argument
              8 | $x.is()
                | ^~~~~~~
              help: see docs/recipes/language.md
            """)
        says(
            "inside(List) &&",
            """
            a/b.md:8:16: error: an expression is missing
              8 | inside(List) &&
                |                ^
              help: see docs/recipes/language.md#conditions
            """)
        says(
            "inside(List",
            """
            a/b.md:8:12: error: ')' is missing
              8 | inside(List
                |            ^
              help: see docs/recipes/language.md#conditions
            """)
        says(
            "inside(List); gated",
            """
            a/b.md:8:1: error: a condition is one expression on its line
              8 | inside(List); gated
                | ^~~~~~~~~~~~~~~~~~~
              help: put each condition on a line of its own
            """)
        says(
            "-inside(List)",
            """
            a/b.md:8:1: error: only '!' may stand in front of a condition
              8 | -inside(List)
                | ^~~~~~~~~~~~~
            """)
        says(
            "inside(List) + gated",
            """
            a/b.md:8:1: error: expected a condition
              8 | inside(List) + gated
                | ^~~~~~~~~~~~~~~~~~~~
              help: combine conditions with &&, || and !
            """)
    }

    @Test func placesAndHints() {
        says(
            "$x.count(Text)",
            """
            a/b.md:8:1: error: 'count' wants a comparison
              8 | $x.count(Text)
                | ^~~~~~~~~~~~~~
              help: for instance '$x.count(Text) >= 2'
            """)
        says(
            "target(ios) < 26",
            """
            a/b.md:8:8: error: unknown platform 'ios'
              8 | target(ios) < 26
                |        ^~~
              help: did you mean 'iOS'?
            """)
        says(
            "$y.isMaterial",
            """
            a/b.md:8:1: error: a condition uses $y, which a pattern does not bind
              8 | $y.isMaterial
                | ^~
              help: bound are $x
            """)
        messages(
            "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+f($y)\n```\n",
            """
            a/b.md:6:4: error: the rewrite uses $y, which this pattern does not bind
              6 | +f($y)
                |    ^~
              help: bound are $x
            """)
        messages(
            "---\nid: a.b\n---\n```swift match anyorder\nf($x)\n```\n",
            """
            a/b.md:4:16: error: unknown word 'anyorder' after the block's role
              4 | ```swift match anyorder
                |                ^~~~~~~~
              help: did you mean 'any-order'?
            """)
        messages(
            "---\nid: a.b\n---\n```swift match\nf($x))\n```\n",
            """
            a/b.md:5:6: error: this is not Swift: this does not belong here
              5 | f($x))
                |      ^
              help: see docs/recipes/language.md#patterns
            """)
        messages(
            "---\nid: a.b\n---\n```swift-diff\nf($x)\n+g($x)\n```\n",
            """
            a/b.md:5:1: error: a line of a swift-diff begins with ' ', '-', '-?' or '+'
              5 | f($x)
                | ^~~~~
              help: put a space before a line that stays
            """)
    }

    /// Recipes that are taken although they cannot mean what they say.
    @Test(arguments: [
        (
            "two rewrites: the last one wins",
            "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift rewrite\ng()\n```\n```swift rewrite\nh()\n```\n"
        ),
        ("an id that is no area.name", "---\nid: not an id\n---\n```swift match\nf($x)\n```\n"),
        ("a placeholder that is the whole pattern", "---\nid: a.b\n---\n```swift match\n$x\n```\n"),
        ("a sequence that is the whole pattern", "---\nid: a.b\n---\n```swift match\n.$x...\n```\n"),
        ("only an optional modifier", "---\nid: a.b\n---\n```swift-diff\n-?.a()\n+.b()\n```\n"),
        ("a conversion that does not exist", "---\nid: a.b\n---\n```swift-diff\n-.a($x)\n+.b($x.borderShap)\n```\n"),
    ])
    func errorsToCome(_ reason: String, _ recipe: String) {
        let book = RecipeBook(
            [RecipeFile(path: "a/b.md", bytes: ContiguousArray(recipe.utf8))],
            availability: RecipeFile(path: "", bytes: []))
        #expect(!book.problems.isEmpty)
    }

    @Test func sameId() {
        let file = { (path: String) in
            RecipeFile(path: path, bytes: ContiguousArray("---\nid: a.b\n---\n```swift match\nf($x)\n```\n".utf8))
        }
        let book = RecipeBook([file("a/b.md"), file("a/c.md")], availability: RecipeFile(path: "", bytes: []))
        #expect(
            book.problems.map { render($0.withoutDocument, in: nil) } == [
                "a/c.md: error: the id 'a.b' is taken by a/b.md\n  help: give this recipe another id"
            ])
        #expect(book.recipes.map(\.path) == ["a/b.md"])
    }

    @Test func recipesThatWaitForEachOther() {
        let file = { (name: String, after: String) in
            RecipeFile(
                path: "a/\(name).md",
                bytes: ContiguousArray(
                    "---\nid: a.\(name)\nafter: a.\(after)\n---\n```swift match\nf\(name)()\n```\n".utf8))
        }
        let files = [file("b", "c"), file("c", "d"), file("d", "b"), file("e", "b")]
        let book = RecipeBook(files, availability: RecipeFile(path: "", bytes: []))
        #expect(
            book.problems.map { render($0.withoutDocument, in: SourceText(path: "a/b.md", bytes: files[0].bytes)) } == [
                """
                a/b.md:3:1: error: recipes wait for each other: a.b after a.c after a.d after a.b
                  3 | after: a.c
                    | ^~~~~~~~~~
                  help: remove one of these from 'after'
                """
            ])
        #expect(book.recipes.count == 4)
    }

    @Test func wrongTableOfSymbols() {
        let text = "| symbol | iOS |\n|---|---|\n| `.glass(` | new |\n"
        let table = RecipeFile(path: "availability.md", bytes: ContiguousArray(text.utf8))
        let problems = RecipeBook([], availability: table).problems
        #expect(
            problems.map { render($0.withoutDocument, in: SourceText(path: "availability.md", bytes: table.bytes)) }
                == [
                    """
                    availability.md:3:1: error: 'new' is not a version
                      3 | | `.glass(` | new |
                        | ^~~~~~~~~~~~~~~~~~~
                      help: write a version such as 26.0, or - where the symbol does not exist
                    """
                ])
    }

    @Test func theOtherRecipesAreStillUsed() {
        let good = RecipeFile(path: "a/b.md", bytes: ContiguousArray(change("-f()\n+g()").utf8))
        let bad = RecipeFile(path: "a/c.md", bytes: ContiguousArray("# Nothing\n".utf8))
        let book = RecipeBook([bad, good], availability: RecipeFile(path: "", bytes: []))
        #expect(book.problems.count == 1)
        #expect(string(run(book, "f()").text) == "g()")
    }
}
