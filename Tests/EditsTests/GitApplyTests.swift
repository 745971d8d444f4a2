import Edits
import SourceText
import TestSupport
import Testing

/// Patches go through the real `git apply` and must give what `apply` gives, byte for byte.
@Suite struct GitApplyTests {
    /// Files with random texts and random edits, many in one patch, so that git starts only once a round.
    @Test(arguments: 1...6)
    func randomEditsThroughGit(seed: Int) throws {
        var random = RandomNumbers(seed: UInt64(seed))
        let alphabets = [
            ["a", "b\n", "c\n", "d\n", "\n"],
            ["a", "b\r\n", "c\r\n", "\r\n", "x\n"],
            ["a", "\r", "é\n", "👍", "\u{0}", "\t\n", " \n", "-- x\n", "++ y\n", "@@ -1 +1 @@\n"],
        ]
        try withTemporaryFolder { folder in
            var patch = ContiguousArray<UInt8>()
            var expected: [(path: String, bytes: ContiguousArray<UInt8>)] = []
            for number in 0..<100 {
                let alphabet = alphabets[random.below(alphabets.count)]
                let path = "\(Self.names[random.below(Self.names.count)])\(number)"
                let text = randomText(random.below(120), using: &random, alphabet: alphabet)
                let edits = randomEdits(on: text, using: &random, alphabet: alphabet, most: 8)
                try write(text, to: folder + "/" + path)
                patch += unifiedDiff(path: path, original: text, edits: edits) { _ in "recipe: é reason" }
                expected.append((path, applyOneByOne(edits, to: text)))
            }
            for number in 0..<5 {
                let path = "new/\(Self.names[random.below(Self.names.count)])\(number)"
                let text = randomText(number * 5, using: &random, alphabet: alphabets[random.below(alphabets.count)])
                patch += newFilePatch(path: path, bytes: text)
                expected.append((path, text))
            }
            try check(patch, in: folder, expected)
        }
    }

    @Test(arguments: [
        ("", 0, 0, ""), ("", 0, 0, "x"), ("", 0, 0, "x\n"), ("x", 0, 1, ""), ("x\n", 1, 2, ""), ("x\n", 0, 2, ""),
        ("x", 1, 1, "\n"), ("x\n", 2, 2, "y"), ("x\n", 2, 2, "y\n"), ("x\r\ny\r\n", 3, 6, ""), ("x\ry\rz", 2, 3, "q"),
        ("x\r\ny", 1, 3, "\n"), ("a\nb\nc", 2, 4, ""), ("a\nb\nc", 3, 5, ""), ("\n\n\n", 1, 2, ""),
    ])
    func edges(text: String, start: Int, end: Int, new: String) throws {
        let bytes = ContiguousArray(text.utf8)
        let edits = [Edit(range: ByteRange(start, end), text: new)]
        let patch = unifiedDiff(path: "f", original: bytes, edits: edits)
        try withTemporaryFolder { folder in
            try write(bytes, to: folder + "/f")
            try check(patch, in: folder, [("f", applyOneByOne(edits, to: bytes))])
        }
    }

    private static let names = [
        "plain", "with space ", "é", "quote\"", "back\\slash", "tab\t", "日本/deep", "Sources/A", " lead", "-dash", "a'b",
    ]

    private func check(
        _ patch: ContiguousArray<UInt8>, in folder: String, _ expected: [(path: String, bytes: ContiguousArray<UInt8>)]
    ) throws {
        if !patch.isEmpty {
            // Nothing of the machine's own git settings may matter, nor a repository around the folder.
            let environment = [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_SYSTEM": "/dev/null", "GIT_CEILING_DIRECTORIES": "/",
            ]
            let result = try run("git", ["apply", "-"], in: folder, input: patch, environment: environment)
            #expect(result.status == 0, "\(result.errors)\n\(String(decoding: patch, as: UTF8.self))")
        }
        for (path, bytes) in expected {
            if let difference = textDifference(found: try read(folder + "/" + path), expected: bytes) {
                Issue.record("\(path)\n\(difference)")
            }
        }
    }
}
