import Testing

@testable import Tool

/// `glazier match` and `glazier rewrite`.
@Suite struct MatchTests {
    private static let code = """
        import SwiftUI

        struct A: View {
            var body: some View {
                List {
                    Text("A").foregroundColor(.red) // kept
                }
                Text("B")
                    .frame(
                        width: 3,
                        height: 4)
                    .foregroundColor(tint)
            }
        }

        """

    private func app() throws -> TempFolder {
        let folder = try TempFolder()
        try folder.write("A.swift", Self.code)
        try folder.write("B.swift", "let b = 1\n")
        return folder
    }

    @Test func listsPlacesAndCaptures() throws {
        let run = try app().glazier("match", ".foregroundColor($color)")
        #expect(
            run.out == """
                A.swift:6:22: .foregroundColor(.red)
                  $color = .red
                A.swift:12:13: .foregroundColor(tint)
                  $color = tint

                """)
        #expect(run.errors == "2 found in 1 of 2 files\n")
        #expect(run.code == 0)
    }

    @Test func sequencesAreShownOnOneLine() throws {
        let run = try app().glazier("match", ".frame($size...)", "A.swift", "--quiet")
        #expect(run.out == "A.swift:9:13: .frame(width: 3, height: 4)\n  $size = width: 3, height: 4\n")
        #expect(run.errors == "")
    }

    @Test func conditions() throws {
        let run = try app().glazier("match", ".foregroundColor($c)", "--where", "!inside(List)", "--quiet")
        #expect(run.out == "A.swift:12:13: .foregroundColor(tint)\n  $c = tint\n")
    }

    @Test func rewritePrintsAPatch() throws {
        let folder = try app()
        let run = folder.glazier("rewrite", ".foregroundColor($c)", ".foregroundStyle($c)", "--where", "inside(List)")
        #expect(
            run.out == """
                diff --git a/A.swift b/A.swift
                --- a/A.swift
                +++ b/A.swift
                @@ -3,7 +3,7 @@ command.line (review)
                 struct A: View {
                     var body: some View {
                         List {
                -            Text("A").foregroundColor(.red) // kept
                +            Text("A").foregroundStyle(.red) // kept
                         }
                         Text("B")
                             .frame(

                """)
        #expect(run.code == 0)
        #expect(try folder.read("A.swift") == Self.code)
    }

    @Test func newSymbolsGetACheck() throws {
        let run = try app().glazier("rewrite", "Text(\"B\")", "Text(\"B\").glassEffect()", "--target", "iOS=17", "-q")
        #expect(run.out.contains("if #available(iOS 26.0, *)"))
    }

    @Test(arguments: [
        (
            ["match", ".frame($a"],
            """
            pattern:1:10: error: this is not Swift: ')' is missing
              1 | .frame($a
                |          ^
              help: see docs/recipes/language.md#patterns

            """
        ),
        (
            ["rewrite", ".f($a)", ".g($b)"],
            """
            replacement:1:4: error: the rewrite uses $b, which this pattern does not bind
              1 | .g($b)
                |    ^~
              help: bound are $a
              see: docs/recipes/language.md#patterns

            """
        ),
        (
            ["match", ".f($a)", "--where", "insdie(List)"],
            """
            --where:1:1: error: unknown condition 'insdie'
              1 | insdie(List)
                | ^~~~~~~~~~~~
              help: did you mean 'inside'?
              see: docs/recipes/language.md#conditions

            """
        ),
    ])
    func wrongTexts(_ words: [String], _ message: String) throws {
        let folder = try app()
        let run = folder.glazier(words)
        #expect(run.errors == message)
        #expect(run.out == "")
        #expect(run.code == 3)
    }

    @Test(arguments: [
        (
            ["match"],
            """
            glazier: error: ‘match’ needs a pattern in quotes, such as '.shadow($_...)'
              help: ‘glazier match --help’ shows how it is called

            """
        ),
        (
            ["rewrite", ".f($a)"],
            """
            glazier: error: ‘rewrite’ needs a replacement in quotes behind the pattern
              help: ‘glazier rewrite --help’ shows how it is called

            """
        ),
    ])
    func missingTexts(_ words: [String], _ message: String) throws {
        let run = try app().glazier(words)
        #expect(run.errors == message)
        #expect(run.code == 2)
    }
}
