import Edits
import SourceText
import TestSupport

/// The slow and obvious way to apply edits: from the last to the first, each on its own.
func applyOneByOne(_ edits: [Edit], to text: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var text = text
    for edit in edits.reversed() { text.replaceSubrange(edit.range.start..<edit.range.end, with: edit.text) }
    return text
}

/// Sorted edits without conflicts, some touching, some at one offset.
func randomEdits(
    on text: ContiguousArray<UInt8>, using random: inout RandomNumbers, alphabet: [String], most: Int = 5
) -> [Edit] {
    var edits: [Edit] = []
    var position = 0
    for _ in 0..<random.below(most + 1) {
        guard position <= text.count else { break }
        let start = position + (random.below(3) == 0 ? 0 : random.below(min(text.count - position, 60) + 1))
        let length = random.below(3) == 0 ? 0 : random.below(min(text.count - start, 30) + 1)
        if length == 0, let last = edits.last, last.range.start == start, !last.isInsertion { continue }
        edits.append(
            Edit(
                range: ByteRange(start, start + length),
                text: randomText(random.below(8), using: &random, alphabet: alphabet)))
        position = start + length
    }
    return edits
}

func randomText(_ pieces: Int, using random: inout RandomNumbers, alphabet: [String]) -> ContiguousArray<UInt8> {
    var text = ContiguousArray<UInt8>()
    for _ in 0..<pieces { text.append(contentsOf: alphabet[random.below(alphabet.count)].utf8) }
    return text
}
