import Edits
import Recipes
import SourceText
import Testing

/// Files that are no Swift, not yet Swift, or hardly text.
struct DamageTests {
    private let rename = change("-old($x...)\n+new($x...)")

    /// Bytes that need not be UTF-8.
    private func outcome(_ bytes: [UInt8]) -> Outcome {
        rewrite(
            SourceText(path: "Test.swift", bytes: ContiguousArray(bytes)), book: book(rename),
            settings: RewriteSettings(targets: Targets.new, level: .review))
    }

    @Test(arguments: [
        "", " ", "\n", "\r\n", "\t\n\n", "// old(1)", "/* old(1)", "}", "{", "\"old(1)", "\"\"\"\nold(1)", "#if old",
        "@", "\\",
    ])
    func nothingToSee(_ code: String) {
        let outcome = run(book(rename), code)
        #expect(outcome.edits.isEmpty)
        #expect(string(outcome.text) == code)
        #expect(outcome.failures.isEmpty)
    }

    @Test func nothingInsideDamageAndAllTheRest() {
        let code = """
            func one() { old(1) }
            func two() { let = old(2) ) }
            func three() { old(3) }

            """
        let outcome = run(book(rename), code)
        let text = string(outcome.text)
        #expect(text.contains("func one() { new(1) }"))
        #expect(text.contains("func three() { new(3) }"))
        #expect(text.contains("old(2)"))
        #expect(!outcome.notExamined.isEmpty)
        #expect(outcome.failures.isEmpty)
    }

    @Test(arguments: [
        "old(1", "old(1,", "old(,1)", "f(old(1)", "x.(old(1))", "[old(1)", "old(1) {", "if old(1) {", "let x = old(1",
    ])
    func unclosed(_ damage: String) {
        let code = "func a() { old(0) }\n\(damage)\n"
        let outcome = run(book(rename), code)
        // In the middle of a file damage ends with its statement, unless a brace of the rest closes it.
        #expect(
            damage.hasSuffix("{")
                || string(run(book(rename), "func b() {\n\(code)\n}\nfunc c() { old(9) }\n").text).contains("new(9)"))
        #expect(string(outcome.text).hasPrefix("func a() { new(0) }\n"))
        #expect(!string(outcome.text).contains("new(1)"))
        #expect(outcome.failures.isEmpty)
        #expect(!outcome.notExamined.isEmpty)
    }

    @Test func everyPrefixOfAFile() {
        let code = """
            struct P: View {
                var body: some View {
                    VStack { Text("a \\(old(1))"); old(2) }
                        .old(x ? [1: 2] : nil) // c
                        /* d */ .bold()
                    #if os(iOS)
                    old { a in b }
                    #endif
                }
            }
            """
        let book = book(rename, change("-.old($x...)\n+.glassEffect($x...)"))
        let bytes = Array(code.utf8)
        for end in bytes.indices {
            let prefix = String(decoding: bytes[..<end], as: UTF8.self)
            for targets in [Targets.new, Targets.old] {
                let outcome = run(book, prefix, targets: targets)
                #expect(outcome.failures.isEmpty, "\(prefix)")
                #expect(apply(outcome.edits, to: ContiguousArray(prefix.utf8)) == outcome.text)
            }
        }
    }

    @Test func withoutOneByte() {
        let code = "struct P: View { var body: some View { VStack { old(a, b: [c]) }.x { d in old(\"e\") } } }\n"
        let book = book(rename)
        for index in code.utf8.indices {
            var text = code
            text.remove(at: index)
            let outcome = run(book, text)
            #expect(outcome.failures.isEmpty, "\(text)")
        }
    }

    @Test func byteOrderMark() {
        check(rename, "\u{FEFF}old(1)\n", "\u{FEFF}new(1)\n")
        check(rename, "\u{FEFF}import SwiftUI\nold(1)\n", "\u{FEFF}import SwiftUI\nnew(1)\n")
    }

    @Test func bytesThatAreNoText() {
        let code =
            Array("old(1) // caf".utf8) + [0xE9, 0xFF, 0x80] + Array("\nold(2) /* ".utf8) + [0xC3] + Array(" */\n".utf8)
        let expected =
            Array("new(1) // caf".utf8) + [0xE9, 0xFF, 0x80] + Array("\nnew(2) /* ".utf8) + [0xC3] + Array(" */\n".utf8)
        #expect(Array(outcome(code).text) == expected)
        let inString = Array("old(\"".utf8) + [0xE9] + Array("\")\n".utf8)
        #expect(Array(outcome(inString).text) == Array("new(\"".utf8) + [0xE9] + Array("\")\n".utf8))
        let inName = Array("ol".utf8) + [0xE9] + Array("d(1); old(2)\n".utf8)
        #expect(outcome(inName).failures.isEmpty)
    }

    @Test func zeroBytes() {
        let code = Array("old(1)\n".utf8) + [0] + Array("old(2)\n".utf8)
        let result = outcome(code)
        #expect(result.failures.isEmpty)
        #expect(result.text.contains(0))
    }

    @Test func oldLineEnds() {
        check(rename, "old(1)\rold(2)\r", "new(1)\rnew(2)\r")
    }

    @Test func deepAndLong() {
        let deep = String(repeating: "f(", count: 80) + "old(1)" + String(repeating: ")", count: 80)
        check(rename, deep, deep.replacing("old", with: "new"))
        let long = (0..<400).map { "old(\($0))\n" }.joined()
        check(rename, long, long.replacing("old", with: "new"))
        let chain = "x" + String(repeating: ".y()", count: 600) + ".z(old(1))"
        check(rename, chain, chain.replacing("old", with: "new"))
    }

    @Test func veryDeep() {
        // Deeper than the parser goes: left alone, and no crash.
        for (open, close) in [("(", ")"), ("[", "]"), ("f(", ")"), ("{ ", "}"), ("a ? b : ", "")] {
            let code = String(repeating: open, count: 5_000) + "old(1)" + String(repeating: close, count: 5_000)
            #expect(run(book(rename), code).failures.isEmpty)
        }
    }

    @Test func recipesThatMeet() {
        // Both want the same call: the first is written, the second is told why not.
        let outcome = run(book(rename, change("-old($x...)\n+newer($x...)")), "old(1)\n")
        #expect(string(outcome.text) == "new(1)\n")
        #expect(outcome.conflicts.map(\.refused) == ["test.recipe2"])
    }

    @Test func recipesThatFollow() {
        let outcome = run(book(rename, change("-new($x...)\n+newest($x...)")), "old(1)\n")
        #expect(string(outcome.text) == "newest(1)\n")
    }

    @Test func recipesThatRunInCircles() {
        let outcome = run(book(change("-a($x)\n+b($x)"), change("-b($x)\n+a($x)")), "a(1)\n")
        #expect(outcome.findings.count < 20)
        let grows = run(book(change("-a($x)\n+a(b($x))")), "a(1)\n")
        #expect(grows.text.count < 1_000)
        #expect(!grows.failures.isEmpty)
    }
}
