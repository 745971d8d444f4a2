import SourceText
import TestSupport
import Testing

@Suite struct MessageRenderingTests {
    /// Marked source, and what is printed for a message at the first mark.
    @Test(arguments: [
        (
            "struct A {}\nlet x = «foo»(1)\n",
            """
            A.swift:2:9: error: text
              2 | let x = foo(1)
                |         ^~~
            """
        ),
        (
            "\t\tif «x»\n",
            """
            A.swift:1:6: error: text
              1 | \t\tif x
                | \t\t   ^
            """
        ),
        (
            "a«»",
            """
            A.swift:1:2: error: text
              1 | a
                |  ^
            """
        ),
        (
            "foo(«a,\n    b»)",
            """
            A.swift:1:5: error: text
              1 | foo(a,
                |     ^~
            """
        ),
        (
            "x\r\n\"日本👍🏽é\" + «é2»\r\n",
            """
            A.swift:2:22: error: text
              2 | "日本👍🏽é" + é2
                |             ^~
            """
        ),
        (
            "\u{1B}[31m«x»",
            """
            A.swift:1:6: error: text
              1 | \u{FFFD}[31mx
                |      ^
            """
        ),
        (
            String(repeating: "\n", count: 9) + "«let»",
            """
            A.swift:10:1: error: text
              10 | let
                 | ^~~
            """
        ),
    ])
    func excerpt(marked: String, expected: String) {
        let source = MarkedSource(marked)
        let message = Message(severity: .error, path: "A.swift", range: source.ranges.first, text: "text")
        #expect(render(message, in: source.source(path: "A.swift")) == expected)
    }

    @Test func partsThatMayBeAbsent() {
        var message = Message(severity: .warning, path: "A.swift", text: "text", next: "do this")
        #expect(render(message, in: nil) == "A.swift: warning: text\n  help: do this")
        message.path = ""
        message.severity = .note
        message.next = nil
        #expect(render(message, in: SourceText(path: "", text: "x")) == "note: text")
    }

    @Test func longLinesAreCut() {
        let source = MarkedSource(String(repeating: "a", count: 5000) + "«b»" + String(repeating: "c", count: 5000))
        let message = Message(severity: .error, path: "A.swift", range: source.ranges[0], text: "text")
        let lines = render(message, in: source.source()).split(separator: "\n")
        #expect(lines[0] == "A.swift:1:5001: error: text")
        #expect(lines[1].count < 220)
        let mark = lines[2].firstIndex(of: "^").map { lines[2].distance(from: lines[2].startIndex, to: $0) }
        let letter = lines[1].firstIndex(of: "b").map { lines[1].distance(from: lines[1].startIndex, to: $0) }
        #expect(mark == letter)
    }

    @Test func rangesOutsideTheText() {
        let message = Message(severity: .error, path: "A.swift", range: ByteRange(50, 60), text: "text")
        #expect(render(message, in: SourceText(path: "A.swift", text: "ab")).hasPrefix("A.swift:1:3: error: text\n"))
    }
}
