import Recipes
import SourceText
import TestSupport
import Testing

/// Wrong recipe files, and the message that each gives: where, what, and what to do.
struct WrongRecipeTests {
    private func says(_ text: String, _ message: String, sourceLocation: SourceLocation = #_sourceLocation) {
        let source = SourceText(path: "a/b.md", bytes: ContiguousArray(text.utf8))
        let book = RecipeBook(
            [RecipeFile(path: source.path, bytes: source.bytes)], availability: RecipeFile(path: "", bytes: []))
        let found = book.problems.map { render($0.withoutDocument, in: source) }.joined(separator: "\n")
        if let difference = textDifference(found: found, expected: message) {
            Issue.record("\n\(difference)", sourceLocation: sourceLocation)
        }
        #expect(book.recipes.isEmpty, "a wrong recipe is not used", sourceLocation: sourceLocation)
    }

    @Test func headers() {
        says(
            """
            # Title

            """,
            """
            a/b.md:1:1: error: a recipe begins with a header between two '---' lines
              1 | # Title
                | ^~~~~~~
              help: see docs/recipes/language.md
            """)
        says(
            """
            ---
            id: a.b

            """,
            """
            a/b.md:1:1: error: the header has no closing '---'
              1 | ---
                | ^~~
              help: end it with a line '---'
            """)
        says(
            """
            ---
            level: safe
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:1:1: error: the header has no 'id'
              1 | ---
                | ^~~
              help: add a line 'id: area.name'
            """)
        says(
            """
            ---
            id: a.b
            levle: safe
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:1: error: unknown header key 'levle'
              3 | levle: safe
                | ^~~~~
              help: did you mean 'level'?
            """)
        says(
            """
            ---
            id: a.b
            patern: f(x)
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:1: error: unknown header key 'patern'
              3 | patern: f(x)
                | ^~~~~~
              help: the keys are id, format, level, gate, in, guidance, message, after, tags, since, set, discards
            """)
        says(
            """
            ---
            id: a.b
            guidence: G01
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:1: error: unknown header key 'guidence'
              3 | guidence: G01
                | ^~~~~~~~
              help: did you mean 'guidance'?
            """)
        says(
            """
            ---
            id: a.b
            level safe
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:1: error: a header line reads 'key: value'
              3 | level safe
                | ^~~~~~~~~~
              help: the keys are id, format, level, gate, in, guidance, message, after, tags, since, set, discards
            """)
        says(
            """
            ---
            id: a.b
            id: a.c
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:1: error: the header key 'id' stands twice
              3 | id: a.c
                | ^~
              help: remove one of the two
            """)
        says(
            """
            ---
            id: a.b
            level:
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:1: error: the header key 'level' has no value
              3 | level:
                | ^~~~~
              help: write one, or remove the line
            """)
        says(
            """
            ---
            id: a.b
            format: 2
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:9: error: format 2 is not known
              3 | format: 2
                |         ^
              help: this tool reads format 1
            """)
        says(
            """
            ---
            id: a.b
            level: saef
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:8: error: unknown level 'saef'
              3 | level: saef
                |        ^~~~
              help: the levels are safe, review, manual
            """)
        says(
            """
            ---
            id: a.b
            gate: always
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:7: error: unknown gate 'always'
              3 | gate: always
                |       ^~~~~~
              help: the gates are auto, if, helper, type, none
            """)
        says(
            """
            ---
            id: a.b
            since: iOS 26
            ---
            ```swift match
            f($x)
            ```

            """,
            """
            a/b.md:3:8: error: 'since' wants a release number, not 'iOS 26'
              3 | since: iOS 26
                |        ^~~~~~
              help: for instance 'since: 26'
            """)
    }

    @Test func blocks() {
        says(
            """
            ---
            id: a.b
            ---
            # T

            """,
            """
            a/b.md:1:1: error: the recipe has no pattern
              1 | ---
                | ^~~
              help: add a block '```swift match' or '```swift-diff'
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match

            ```

            """,
            """
            a/b.md:5:1: error: the pattern is empty
              5 | 
                | ^
              help: write the code to look for
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift mach
            f(x)
            ```

            """,
            """
            a/b.md:4:10: error: unknown block role 'mach'
              4 | ```swift mach
                |          ^~~~
              help: did you mean 'match'?
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift patern
            f(x)
            ```

            """,
            """
            a/b.md:4:10: error: unknown block role 'patern'
              4 | ```swift patern
                |          ^~~~~~
              help: the roles are match, rewrite, where, fallback, helper, before, after, unchanged, and swift-diff
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            f(x)

            """,
            """
            a/b.md:4:1: error: this block has no closing ```
              4 | ```swift match
                | ^~~~~~~~~~~~~~
              help: end it with a line '```'
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            $c.background(
            ```

            """,
            """
            a/b.md:5:15: error: this is not Swift: ')' is missing
              5 | $c.background(
                |               ^
              help: see docs/recipes/language.md#patterns
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            f($x)
            ```
            ```swift rewrite
            g($x
            ```

            """,
            """
            a/b.md:8:5: error: this is not Swift: ')' is missing
              8 | g($x
                |     ^
              help: see docs/recipes/language.md#patterns
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift-diff
            -f($x)
            +g($x
            ```

            """,
            """
            a/b.md:6:6: error: this is not Swift: ')' is missing
              6 | +g($x
                |      ^
              help: see docs/recipes/language.md#patterns
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            \tf($x) )
            ```

            """,
            """
            a/b.md:5:8: error: this is not Swift: this does not belong here
              5 | \tf($x) )
                | \t      ^
              help: see docs/recipes/language.md#patterns
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            f("日本") )
            ```

            """,
            """
            a/b.md:5:13: error: this is not Swift: this does not belong here
              5 | f("日本") )
                |           ^
              help: see docs/recipes/language.md#patterns
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            f($x)
            ```
            ```swift after
            x
            ```

            """,
            """
            a/b.md:7:1: error: an 'after' block follows its 'before' block
              7 | ```swift after
                | ^~~~~~~~~~~~~~
              help: put '```swift before' in front of it
            """)
        says(
            """
            ---
            id: a.b
            ---
            ```swift match
            f($x)
            ```
            ```swift unchangd
            x
            ```

            """,
            """
            a/b.md:7:10: error: unknown block role 'unchangd'
              7 | ```swift unchangd
                |          ^~~~~~~~
              help: did you mean 'unchanged'?
            """)
    }
}
