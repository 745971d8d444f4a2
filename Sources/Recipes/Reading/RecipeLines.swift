import SourceText

/// One line of a recipe file: its text without the line end, and where it stands.
struct RecipeLine {
    let text: Substring
    /// Byte range in the file, line end excluded.
    let range: ByteRange
    /// 1-based.
    let number: Int

    /// The text without white space at both ends.
    var trimmed: Substring { text.trimmed }

    /// Where a word stands in the line, not as a part of a longer one; the whole line when it does not.
    func place(of word: String) -> ByteRange { firstPlace(of: word) ?? range }

    /// Where a word stands in the line, not as a part of a longer one.
    func firstPlace(of word: String) -> ByteRange? {
        let (line, word) = (Array(text.utf8), Array(word.utf8))
        guard !word.isEmpty, line.count >= word.count else { return nil }
        let continues = { (byte: UInt8) in
            byte == UInt8(ascii: "_") || Character(Unicode.Scalar(byte)).isLetter
                || Character(Unicode.Scalar(byte)).isNumber
        }
        for start in 0...(line.count - word.count) where Array(line[start..<start + word.count]) == word {
            let end = start + word.count
            if end < line.count, continues(line[end]) { continue }
            return ByteRange(range.start + start, range.start + end)
        }
        return nil
    }
}

extension StringProtocol {
    /// The text without spaces, tabs and carriage returns at both ends.
    var trimmed: SubSequence {
        let isBlank: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\r" }
        guard let first = firstIndex(where: { !isBlank($0) }),
            let last = lastIndex(where: { !isBlank($0) })
        else { return self[endIndex..<endIndex] }
        return self[first...last]
    }
}

/// Splits a recipe file into lines, keeping byte positions.
func recipeLines(_ text: String) -> [RecipeLine] {
    var lines: [RecipeLine] = []
    var offset = 0
    for piece in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
        var line = Substring(piece)
        let length = piece.count
        if line.utf8.last == UInt8(ascii: "\r") { line = line.dropLast() }
        let range = ByteRange(offset, offset + line.utf8.count)
        lines.append(RecipeLine(text: line, range: range, number: lines.count + 1))
        offset += length + 1
    }
    return lines
}

/// A fenced block of a recipe: its role words and its content.
struct Fence {
    /// The words after the opening backticks: `swift`, `before`, …
    let words: [String]
    /// The quoted name, if any.
    let name: String?
    let content: String
    /// Byte offset of the content in the file.
    let start: Int
    /// Byte offset of the line behind the opening one.
    let bodyStart: Int
    let opening: RecipeLine
    let lines: [RecipeLine]
    /// Byte offset behind the closing backticks.
    let end: Int

    /// The content's bytes in the file, the last line end included.
    var contentRange: ByteRange {
        ByteRange(bodyStart, lines.isEmpty ? bodyStart : (lines[lines.count - 1].range.end + 1))
    }
}
