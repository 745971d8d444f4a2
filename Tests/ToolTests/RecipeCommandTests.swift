import BuiltInRecipes
import Foundation
import Recipes
import TestSupport
import Testing

@testable import Tool

/// `recipe new`, `try`, `test`, `check` and `docs`.
@Suite struct RecipeCommandTests {
    // MARK: new

    @Test func newRecipesWorkFromTheStart() throws {
        let folder = try TempFolder()
        let made = folder.glazier("recipe", "new", "house.frosted")
        #expect(made.out == ".glazier/recipes/house/frosted.md\n")
        #expect(made.code == 0)
        let tested = folder.glazier("recipe", "test", ".glazier/recipes/house/frosted.md")
        #expect(tested.out == "1 recipe, 19 checks: all hold\n")
        #expect(tested.code == 0)
    }

    @Test func newRecipesGoToTheRootOfTheRepository() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("recipe", "new", "house.frosted", in: "Sub folder")
        #expect(run.code == 0)
        #expect(folder.files().contains(".glazier/recipes/house/frosted.md"))
    }

    @Test(arguments: [
        (
            "test.safe",
            """
            glazier: error: there is a recipe ‘test.safe’ already
              it is .glazier/recipes/safe.md
              help: choose another id; ‘glazier recipe list’ lists those that are taken

            """
        ),
        (
            "frosted",
            """
            glazier: error: ‘frosted’ is no value of ‘recipe new’
              did you mean ‘house.frosted’?
              help: it takes an id of small letters, digits and hyphens: an area, a dot and a name, such as house.frosted

            """
        ),
        (
            "house.kept",
            """
            .glazier/recipes/house/kept.md: error: this file is there already; nothing written
              help: choose another id, or remove the file

            """
        ),
    ])
    func newRecipesOverwriteNothing(_ id: String, _ message: String) throws {
        let folder = try SmallApp.make()
        try folder.write(".glazier/recipes/house/kept.md", SmallApp.safeRecipe.replacing("test.safe", with: "a.b"))
        let before = folder.files()
        let run = folder.glazier("recipe", "new", id)
        #expect(run.errors == message)
        #expect(run.code == 2)
        #expect(folder.files() == before)
    }

    @Test func aRecipeFromAPair() throws {
        let folder = try TempFolder()
        try folder.write("A.swift", "import SwiftUI\nlet a = Text(\"A\")\n    .frosted(radius: 4) // kept\n")
        try folder.write("B.swift", "import SwiftUI\nlet a = Text(\"A\")\n    .glass(4) // kept\n")
        let run = folder.glazier("recipe", "new", "house.frosted", "--before", "A.swift", "--after", "B.swift")
        #expect(
            run.out == """
                .glazier/recipes/house/frosted.md

                -.frosted(radius: $radius)
                +.glass($radius)


                """)
        #expect(run.errors.hasPrefix("$radius stands for ‘4’, which both sides have\nnext: read the pattern"))
        #expect(run.code == 0)
        let tested = folder.glazier("recipe", "test", ".glazier/recipes/house/frosted.md")
        #expect(tested.out.hasSuffix(": all hold\n"))
    }

    @Test func halfAPair() throws {
        let folder = try TempFolder()
        try folder.write("A.swift", "a()\n")
        let run = folder.glazier("recipe", "new", "house.frosted", "--before", "A.swift")
        #expect(
            run.errors == """
                glazier: error: ‘--after’ needs a value
                  help: write --after B.swift beside --before

                """)
        #expect(run.code == 2)
        #expect(folder.files() == ["A.swift"])
    }

    // MARK: try

    @Test func tryCountsWhatCameOfEveryPlace() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("recipe", "try", ".glazier/recipes/safe.md")
        #expect(run.out.contains("-                .background(.ultraThinMaterial) // kept"))
        #expect(run.out.contains("+                .background(.thinMaterial) // kept"))
        #expect(run.errors.hasSuffix("test.safe: 2 places in 2 of 3 files: 2 changed\n"))
        #expect(run.code == 0)
        #expect(try folder.read("A.swift") == SmallApp.view)
    }

    @Test func tryCountsWhatConditionsLeaveAlone() throws {
        let folder = try TempFolder()
        try folder.write(
            "r.md",
            """
            ---
            id: house.frost
            gate: none
            message: frost with $radius
            ---
            ```swift match
            .frosted($radius)
            ```
            ```swift where
            !inside(List)
            !name("*Row")
            ```

            """)
        try folder.write(
            "A.swift",
            """
            struct A { var body: some View { List { a.frosted(1); b.frosted(2) } } }
            struct BRow { var body: some View { b.frosted(3) } }
            struct C { var body: some View { c.frosted(max( 1,
                2)
                .rounded) } }

            """)
        let run = folder.glazier("recipe", "try", "r.md")
        #expect(
            run.errors.hasSuffix(
                """
                house.frost: 1 place in 1 of 1 file: 1 reported
                  2 places left alone by where, line 10: !inside(List)
                  1 place left alone by where, line 11: !name("*Row")

                """))
        #expect(run.out.contains("frost with max( 1, 2).rounded [house.frost]"))
    }

    @Test func tryCountsRefusals() throws {
        let folder = try SmallApp.make()
        try folder.write(
            "r.md",
            SmallApp.safeRecipe.replacing(".background(.thinMaterial)", with: ".glassEffect()").replacing(
                "level: safe", with: "level: safe\ngate: none"))
        let run = folder.glazier("recipe", "try", "r.md", "A.swift", "--target", "iOS=17")
        #expect(
            run.errors.hasSuffix(
                """
                test.safe: 1 place in 1 of 1 file: 1 not changed
                  1 × this needs a newer system, and no availability check stands around it

                """))
    }

    @Test func tryOfAWrongRecipe() throws {
        let folder = try SmallApp.make()
        try folder.write("r.md", SmallApp.safeRecipe.replacing("level:", with: "levle:"))
        let run = folder.glazier("recipe", "try", "r.md")
        #expect(
            run.errors == """
                r.md:4:1: error: unknown header key 'levle'
                  4 | levle: safe
                    | ^~~~~
                  help: did you mean 'level'?
                  see: docs/recipes/language.md#header

                """)
        #expect(run.out == "")
        #expect(run.code == 3)
    }

    @Test func tryOfNoFile() throws {
        let run = try SmallApp.make().glazier("recipe", "try", "r.md")
        #expect(run.errors == "r.md: error: no such file or folder\n  help: check the spelling; the rest was done\n")
        #expect(run.code == 4)
    }

    // MARK: test

    @Test func aBrokenRecipeIsNoSuccess() throws {
        let folder = try TempFolder()
        try folder.write("r.md", SmallApp.safeRecipe.replacing("level:", with: "levle:"))
        let run = folder.glazier("recipe", "test", "r.md")
        #expect(run.out == "no recipe could be read, so no example was run\n")
        #expect(run.errors.hasPrefix("r.md:4:1: error: unknown header key 'levle'\n"))
        #expect(run.code == 3)
    }

    @Test func aFailedExampleShowsTheDifferenceAndTheReason() throws {
        let folder = try TempFolder()
        try folder.write("r.md", Self.wrongExample)
        let run = folder.glazier("recipe", "test", "r.md")
        #expect(
            run.out.hasPrefix(
                """
                failed: test.safe, “one”, output, plain
                  - expected, + actual:
                   Text("A")
                  -    .background(.thickMaterial) // stays
                  +    .background(.thinMaterial) // stays
                   
                  line 2, level safe: changed; at the top level

                """))
        #expect(run.code == 3)
    }

    private static let wrongExample = SmallApp.safeRecipe.replacing(
        "    .background(.thinMaterial) // stays", with: "    .background(.thickMaterial) // stays")

    @Test func updateWritesTheOutputs() throws {
        let folder = try TempFolder()
        try folder.write("r.md", Self.wrongExample)
        let run = folder.glazier("recipe", "test", "r.md", "--update")
        #expect(run.errors == "updated r.md: 1 result; read the change before you keep it\n")
        #expect(run.out.hasSuffix(": all hold\n"))
        #expect(run.code == 0)
        #expect(try folder.read("r.md") == SmallApp.safeRecipe)
    }

    @Test func updateAddsAMissingResult() throws {
        let folder = try TempFolder()
        let text = SmallApp.safeRecipe + "\n"
        let start = try #require(text.range(of: "```swift after"))
        try folder.write("r.md", String(text[..<start.lowerBound]))
        let run = folder.glazier("recipe", "test", "r.md", "--update")
        #expect(run.code == 0)
        #expect(
            try folder.read("r.md") == text.replacing("```\n\n```swift after", with: "```\n\n```swift after") + "\n")
    }

    @Test func updateWantsFiles() throws {
        let run = try TempFolder().glazier("recipe", "test", "--update")
        #expect(
            run.errors == """
                glazier: error: ‘recipe test --update’ needs the recipe files
                  help: ‘glazier recipe --help’ shows how it is called

                """)
        #expect(run.code == 2)
    }

    @Test func watchRunsAgainWhenTheFileChanges() throws {
        let folder = try TempFolder()
        try folder.write("r.md", Self.wrongExample)
        let rounds = Rounds()
        let run = folder.glazier("recipe", "test", "r.md", "--watch") { system in
            let path = folder.path + "/r.md"
            system.pause = { _ in
                if rounds.next() == 2 { try? Data(SmallApp.safeRecipe.utf8).write(to: URL(fileURLWithPath: path)) }
                return rounds.count < 4
            }
        }
        let ends = run.out.split(separator: "\n").filter { $0.contains(" checks: ") || $0.contains(" check: ") }
        #expect(ends.count == 2)
        #expect(ends.last?.hasSuffix("all hold") == true)
        #expect(run.code == 0)
    }

    private final class Rounds: @unchecked Sendable {
        var count = 0
        func next() -> Int {
            count += 1
            return count
        }
    }

    // MARK: check

    @Test func checkWithoutFilesReadsOnesOwn() throws {
        let run = try SmallApp.make().glazier("recipe", "check")
        #expect(
            run.out == """
                .glazier/recipes/review.md: test.review, level review: no fault found
                .glazier/recipes/safe.md: test.safe, level safe: no fault found

                """)
        #expect(run.code == 0)
    }

    @Test func checkWithoutAnything() throws {
        let run = try TempFolder().glazier("recipe", "check")
        #expect(
            run.errors == """
                glazier: error: ‘recipe check’ needs a recipe file: there is no folder .glazier/recipes here
                  help: ‘glazier recipe --help’ shows how it is called

                """)
        #expect(run.code == 2)
    }

    // MARK: docs

    @Test func theCatalogueIsFresh() throws {
        let folder = try TempFolder()
        let run = folder.glazier("recipe", "docs")
        let file = repositoryRoot + "/docs/recipes/catalogue.md"
        let stored = try String(contentsOfFile: file, encoding: .utf8)
        if let difference = textDifference(found: stored, expected: run.out) {
            Issue.record("run ‘swift run glazier recipe docs > docs/recipes/catalogue.md’\n\(difference)")
        }
    }
}

/// `recipe explain` on the command line; what it says about patterns is in `ExplainTests`.
@Suite struct RecipeExplainTests {
    @Test func aMatch() throws {
        let run = try SmallApp.make().glazier("recipe", "explain", "test.safe", "A.swift:7")
        #expect(
            run.out == """
                test.safe at A.swift:7
                the pattern matches:
                  A.swift:7:17
                    7 |                 .background(.ultraThinMaterial) // kept
                      |                 ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
                it matches, at level safe: changed

                """)
        #expect(run.code == 0)
    }

    @Test func aRecipeFileAndAColumn() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("recipe", "explain", ".glazier/recipes/review.md", "A.swift:6:9")
        #expect(
            run.out == """
                test.review at A.swift:6
                nothing to look at: the recipe begins at ‘Spacer’, and line 6 has ‘Text’
                  help: name the line on which the call or modifier has its name

                """)
        #expect(run.code == 0)
    }

    @Test(arguments: [
        (
            ["test.safe"], 2,
            """
            glazier: error: ‘recipe explain’ needs a place such as A.swift:12
              help: ‘glazier recipe --help’ shows how it is called

            """
        ),
        (
            ["test.safe", "A.swift"], 2,
            """
            glazier: error: ‘A.swift’ is no value of ‘recipe explain’
              help: it takes a file and a line of it, such as A.swift:12

            """
        ),
        (
            ["test.safe", "A.swift:99"], 2,
            """
            glazier: error: ‘A.swift:99’ is no value of ‘recipe explain’
              help: it takes a line of the file, which has 12

            """
        ),
        (
            ["test.save", "A.swift:7"], 2,
            """
            glazier: error: there is no recipe ‘test.save’
              did you mean ‘test.safe’?
              help: ‘glazier recipe list’ lists them

            """
        ),
        (
            ["test.safe", "Z.swift:7"], 4,
            """
            Z.swift: error: no such file or folder
              help: check the spelling; the rest was done

            """
        ),
    ])
    func wrong(_ words: [String], _ code: Int32, _ message: String) throws {
        let run = try SmallApp.make().glazier(["recipe", "explain"] + words)
        #expect(run.errors == message)
        #expect(run.code == code)
        #expect(run.out == "")
    }

    @Test func examplesSayWhyNothingWasFound() throws {
        let folder = try TempFolder()
        let recipe = """
            ---
            id: house.frost
            gate: none
            in: SwiftUI
            ---
            ```swift-diff
            -.frosted()
            +.glass()
            ```
            ```swift where
            !inside(List)
            ```
            ```swift before "one"
            List { a.frosted() }
            ```
            ```swift after
            List { a.glass() }
            ```

            """
        try folder.write("r.md", recipe)
        let noImport = folder.glazier("recipe", "test", "r.md")
        #expect(
            noImport.out.contains(
                "nothing was found: the example does not import SwiftUI, which ‘in’ in the header asks for\n"))
        try folder.write("r.md", recipe.replacing("List { a", with: "import SwiftUI\nList { a"))
        let condition = folder.glazier("recipe", "test", "r.md")
        #expect(
            condition.out.contains("nothing was found\n  line 11 of the recipe left a place alone: !inside(List)\n"))
    }

    // MARK: Sets

    @Test func setsNameRecipesAnywhere() throws {
        let folder = try SmallApp.make()
        try folder.write(".glazier/autumn.md", "# Autumn\n\n- [safe](recipes/safe.md)\n- [bars](bars)\n")
        try folder.write(".glazier/recipes/broken.md", "nothing\n")
        let check = folder.glazier("recipe", "check", ".glazier/autumn.md")
        #expect(check.out.contains(".glazier/recipes/safe.md: test.safe, level safe: no fault found\n"))
        let run = folder.glazier("diff", "--recipes", ".glazier/autumn.md", "--only", "autumn")
        #expect(run.out.contains("+                .background(.thinMaterial) // kept"))
        #expect(run.code == 0)
        let unknown = folder.glazier("diff", "--recipes", ".glazier/autumn.md", "--only", "autum")
        #expect(unknown.errors.contains("did you mean ‘autumn’?"))
    }

    @Test func equivalencesOfTheFolderHoldEverywhere() throws {
        let folder = try SmallApp.make()
        try folder.write(
            ".glazier/recipes/equivalences.md", "| one | other |\n|---|---|\n| `Theme.frost` | `.ultraThinMaterial` |\n"
        )
        try folder.write(
            "Frost.swift",
            "import SwiftUI\nstruct Frost: View {\n    var body: some View { A().background(Theme.frost) }\n}\n")
        let check = folder.glazier("recipe", "check")
        #expect(check.out.contains(".glazier/recipes/equivalences.md: 1 equivalence: no fault found\n"))
        #expect(check.code == 0)
        for arguments in [["diff", "Frost.swift"], ["recipe", "try", ".glazier/recipes/safe.md", "Frost.swift"]] {
            let run = folder.glazier(arguments)
            #expect(run.out.contains("A().background(.thinMaterial)"), "\(arguments)")
            #expect(run.code == 0)
        }
    }
}
