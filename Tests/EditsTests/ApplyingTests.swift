import Edits
import SourceText
import TestSupport
import Testing

@Suite struct ApplyingTests {
    private static let alphabet = ["a", "b", "é", "\n", "\r\n", "\r", "👍", " "]

    @Test func applyAgreesWithOneByOne() {
        var random = RandomNumbers(seed: 1)
        for _ in 0..<2000 {
            let text = randomText(random.below(60), using: &random, alphabet: Self.alphabet)
            let edits = randomEdits(on: text, using: &random, alphabet: Self.alphabet)
            #expect(apply(edits, to: text) == applyOneByOne(edits, to: text))
        }
    }

    @Test func composeAgreesWithTwoSteps() {
        var random = RandomNumbers(seed: 2)
        for _ in 0..<4000 {
            let text = randomText(random.below(60), using: &random, alphabet: Self.alphabet)
            let first = randomEdits(on: text, using: &random, alphabet: Self.alphabet)
            let middle = apply(first, to: text)
            let second = randomEdits(on: middle, using: &random, alphabet: Self.alphabet)
            let composed = compose(first, then: second, original: text)
            #expect(applyOneByOne(composed, to: text) == apply(second, to: middle))
            for (edit, next) in zip(composed, composed.dropFirst()) {
                #expect(edit.range.end <= next.range.start)
            }
        }
    }

    @Test func composeUndoesWhatComesBack() {
        let text = ContiguousArray("let a = old(b)".utf8)
        let first = [Edit(range: ByteRange(8, 11), text: "new")]
        #expect(compose(first, then: [Edit(range: ByteRange(8, 11), text: "old")], original: text).isEmpty)
        let more = compose(first, then: [Edit(range: ByteRange(0, 3), text: "var")], original: text)
        #expect(more == [Edit(range: ByteRange(0, 3), text: "var"), Edit(range: ByteRange(8, 11), text: "new")])
    }

    @Test(
        arguments: [
            ("abc", "axc", "1-2 x"),
            ("abc", "abc", nil),
            ("ab", "aab", "1-1 a"),
            ("é", "è", "0-2 è"),
            ("a\r\nb", "a\nb", "1-3 \n"),
            ("x\r\n", "x\r\n\r\n", "3-3 \r\n"),
            ("👍", "👎", "0-4 👎"),
        ] as [(String, String, String?)])
    func trimming(old: String, new: String, expected: String?) {
        let edit = trimmed(
            Edit(range: ByteRange(0, old.utf8.count), text: new), original: ContiguousArray(old.utf8))
        let found = edit.map { "\($0.range.start)-\($0.range.end) " + String(decoding: $0.text, as: UTF8.self) }
        #expect(found == expected)
    }

    @Test func offsetsAcrossEdits() {
        // abcdefgh -> abXXefYgh
        let edits = [Edit(range: ByteRange(2, 4), text: "XX"), Edit(range: ByteRange(6, 6), text: "Y")]
        #expect((0...8).map { newOffset(of: $0, after: edits) } == [0, 1, 2, 2, 4, 5, 7, 8, 9])
        #expect(originalRange(of: ByteRange(1, 2), after: edits) == ByteRange(1, 2))
        #expect(originalRange(of: ByteRange(3, 5), after: edits) == ByteRange(2, 5))
        #expect(originalRange(of: ByteRange(4, 6), after: edits) == ByteRange(4, 6))
        #expect(originalRange(of: ByteRange(6, 7), after: edits) == ByteRange(6, 6))
        #expect(originalRange(of: ByteRange(5, 9), after: edits) == ByteRange(5, 8))
    }
}
