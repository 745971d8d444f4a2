import Recipes
import SourceText
import Testing

/// Sets of recipes: what a list of links holds, its order, and what is wrong with it.
@Suite struct SetTests {
    private func file(_ path: String, _ text: String) -> RecipeFile {
        RecipeFile(path: path, bytes: ContiguousArray(text.utf8))
    }

    private func recipe(_ name: String, after: String? = nil) -> RecipeFile {
        let after = after.map { "after: \($0)\n" } ?? ""
        return file("own/a/\(name).md", "---\nid: a.\(name)\n\(after)---\n```swift match\nf\(name)()\n```\n")
    }

    private func book(_ files: [RecipeFile]) -> RecipeBook {
        RecipeBook(files, availability: RecipeFile(path: "", bytes: []))
    }

    private func problems(_ files: [RecipeFile]) -> [String] {
        book(files).problems.map { message in
            render(
                message.withoutDocument,
                in: files.first { $0.path == message.path }.map { SourceText(path: $0.path, bytes: $0.bytes) })
        }
    }

    @Test func theOrderOfASetIsTheOrderOfTheRun() {
        let book = book([
            recipe("b"), recipe("c"), recipe("d"), recipe("e"),
            file("own/all.md", "# All\n\n1. [last](a/d.md) first\n2. [inner](more.md)\n- [b](a.b), by its id\n"),
            file(
                "own/more.md", "* [e](./a/e.md)\n* no link\n* [page](https://example.org/a.md)\n* [c](../own/a/c.md)\n"),
        ])
        #expect(book.problems.map(\.text) == [])
        #expect(book.members == ["all": ["a.d", "a.e", "a.c", "a.b"], "more": ["a.e", "a.c"]])
        #expect(book.recipes.map(\.id) == ["a.d", "a.e", "a.c", "a.b"])
        #expect(book.filtered(only: ["more"], skip: []).recipes.map(\.id) == ["a.e", "a.c"])
        #expect(book.filtered(only: [], skip: ["more"]).recipes.map(\.id) == ["a.d", "a.b"])
    }

    @Test func areasAndCode() {
        let book = book([recipe("b"), recipe("c"), file("s.md", "- [all of it](a)\n```\n- [x](y.md)\n```\n")])
        #expect(book.problems.map(\.text) == [])
        #expect(book.members == ["s": ["a.b", "a.c"]])
    }

    @Test func whatIsNoSetIsAWrongRecipe() {
        #expect(
            problems([file("notes.md", "# Notes\n\n- buy milk\n")]) == [
                """
                notes.md:1:1: error: a recipe begins with a header between two '---' lines
                  1 | # Notes
                    | ^~~~~~~
                  help: see docs/recipes/language.md
                """
            ])
    }

    @Test(arguments: [
        (
            ["own/s.md": "- [b](a/x.md)\n"],
            [
                """
                own/s.md:1:7: error: there is no recipe and no set at own/a/x.md
                  1 | - [b](a/x.md)
                    |       ^~~~~~
                  help: did you mean own/a/b.md?
                """
            ]
        ),
        (
            ["own/s.md": "- [b](a.bb)\n"],
            [
                """
                own/s.md:1:7: error: no recipe has the id 'a.bb'
                  1 | - [b](a.bb)
                    |       ^~~~
                  help: did you mean 'a.b'?
                """
            ]
        ),
        (
            ["own/s.md": "- [t](t.md)\n", "own/t.md": "- [u](u.md)\n", "own/u.md": "- [b](a.b)\n- [s](s.md)\n"],
            [
                """
                own/u.md:2:7: error: sets contain each other: own/s.md → own/t.md → own/u.md → own/s.md
                  2 | - [s](s.md)
                    |       ^~~~
                  help: remove one of these links
                """
            ]
        ),
        (
            ["own/s.md": "- [b](a.b)\n- [c](a.c)\n", "own/t.md": "- [c](a.c)\n- [b](a.b)\n"],
            [
                """
                own/t.md:2:7: error: recipes wait for each other: a.b after a.c after a.b
                  2 | - [b](a.b)
                    |       ^~~
                  help: remove one of these from 'after', or change the order of the set
                """
            ]
        ),
        (
            ["own/a.md": "- [b](a.b)\n"],
            [
                """
                own/a.md: error: 'a' is the name of this set, and of recipes
                  help: rename the file, so that '--only a' says one thing
                """
            ]
        ),
        (
            ["own/s.md": "- [b](a.b)\n", "own/t/s.md": "- [b](a.b)\n"],
            [
                """
                own/t/s.md: error: there is a set 's' already: own/s.md
                  help: give one of the files another name
                """
            ]
        ),
    ])
    func wrongSets(_ sets: [String: String], _ messages: [String]) {
        let files = sets.sorted { $0.key < $1.key }.map { file($0.key, $0.value) }
        #expect(problems([recipe("b"), recipe("c")] + files) == messages)
    }

    @Test func afterNamesARecipe() {
        #expect(
            problems([recipe("b", after: "a.e"), recipe("c", after: "a.b")]) == [
                """
                own/a/b.md:3:1: error: 'after' names 'a.e', and no recipe has this id
                  3 | after: a.e
                    | ^~~~~~~~~~
                  help: did you mean 'a.b'?
                """
            ])
        // One that is wrong itself is enough of a message.
        let wrong = file("own/a/e.md", "---\nid: a.e\n---\n")
        #expect(problems([recipe("b", after: "a.e"), wrong]).count == 1)
        let known = RecipeBook(
            [recipe("b", after: "x.y")], availability: RecipeFile(path: "", bytes: []), known: ["x.y"])
        #expect(known.problems.map(\.text) == [])
    }
}
