import Edits
import SourceText
import TestSupport
import Testing

@Suite struct UnifiedDiffTests {
    private func patch(_ original: String, _ edits: [Edit], path: String = "a.swift") -> String {
        String(decoding: unifiedDiff(path: path, original: ContiguousArray(original.utf8), edits: edits), as: UTF8.self)
    }

    private func edit(_ start: Int, _ end: Int, _ text: String) -> Edit {
        Edit(range: ByteRange(start, end), text: text)
    }

    private let ten = (1...10).map { "\($0)\n" }.joined()

    private func checkPatch(_ found: String, _ expected: String, sourceLocation: SourceLocation = #_sourceLocation) {
        if let difference = textDifference(found: found, expected: expected) {
            Issue.record("\(difference)", sourceLocation: sourceLocation)
        }
    }

    @Test func oneLineWithContext() {
        checkPatch(
            patch(ten, [edit(8, 9, "five")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -2,7 +2,7 @@
             2
             3
             4
            -5
            +five
             6
             7
             8

            """)
    }

    @Test func linesBetweenTwoEditsStayContext() {
        checkPatch(
            patch(ten, [edit(2, 2, "x\n"), edit(8, 10, "")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,8 +1,8 @@
             1
            +x
             2
             3
             4
            -5
             6
             7
             8

            """)
    }

    @Test func farEditsHaveHunksOfTheirOwn() {
        let found = patch(ten, [edit(0, 1, "one\nand more"), edit(18, 20, "ten")])
        checkPatch(
            found,
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,4 +1,5 @@
            -1
            +one
            +and more
             2
             3
             4
            @@ -7,4 +8,4 @@
             7
             8
             9
            -10
            +ten

            """)
    }

    @Test func linesThatComeOutTheSameAreContext() {
        checkPatch(
            patch("a\nb\nc\nd\n", [edit(0, 8, "a\nb\nx\nd\n")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,4 +1,4 @@
             a
             b
            -c
            +x
             d

            """)
        #expect(patch("a\nb\n", [edit(0, 4, "a\nb\n")]).isEmpty)
        #expect(patch("a\nb\n", []).isEmpty)
    }

    @Test func textInsertedAtALineStartChangesTheLine() {
        checkPatch(
            patch("a\nb\nc\n", [edit(2, 2, "x")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,3 +1,3 @@
             a
            -b
            +xb
             c

            """)
        // A line removed and a word put in its place joins the next line.
        checkPatch(
            patch("a\nb\nc\nd\n", [edit(2, 2, "x"), edit(2, 4, "")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,4 +1,3 @@
             a
            -b
            -c
            +xc
             d

            """)
    }

    @Test func missingFinalNewline() {
        checkPatch(
            patch("a\nb", [edit(3, 3, "\nc")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1,2 +1,3 @@
             a
            -b
            \\ No newline at end of file
            +b
            +c
            \\ No newline at end of file

            """)
    }

    @Test func emptyFiles() {
        checkPatch(
            patch("", [edit(0, 0, "a\n")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -0,0 +1 @@
            +a

            """)
        checkPatch(
            patch("a\n", [edit(0, 2, "")]),
            """
            diff --git a/a.swift b/a.swift
            --- a/a.swift
            +++ b/a.swift
            @@ -1 +0,0 @@
            -a

            """)
    }

    @Test func headingsAreOneLine() {
        let bytes = ContiguousArray(ten.utf8)
        var asked: [ByteRange] = []
        let found = unifiedDiff(path: "a", original: bytes, edits: [edit(2, 3, "x"), edit(6, 7, "y")]) { range in
            asked.append(range)
            return "one\ntwo\r\u{1B}"
        }
        #expect(asked == [ByteRange(2, 7)])
        #expect(String(decoding: found, as: UTF8.self).contains("@@ -1,7 +1,7 @@ one two  \n"))
    }

    @Test func aNewFile() {
        let found = newFilePatch(path: "Sources/A b.swift", bytes: ContiguousArray("a\nb".utf8))
        checkPatch(
            String(decoding: found, as: UTF8.self),
            """
            diff --git a/Sources/A b.swift b/Sources/A b.swift
            new file mode 100644
            --- /dev/null
            +++ b/Sources/A b.swift\t
            @@ -0,0 +1,2 @@
            +a
            +b
            \\ No newline at end of file

            """)
    }

    @Test(arguments: [
        ("a/b c.swift", "a/b c.swift"),
        ("a/\"q\"\\.swift", "\"a/\\\"q\\\"\\\\.swift\""),
        ("a/é.swift", "\"a/\\303\\251.swift\""),
        ("a/\t\n\u{1}", "\"a/\\t\\n\\001\""),
    ])
    func names(name: String, expected: String) {
        #expect(gitQuoted(name) == expected)
    }
}
