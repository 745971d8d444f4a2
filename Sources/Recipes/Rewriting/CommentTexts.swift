import SourceText
import SwiftTree

/// The comments in a stretch of trivia, `//` comments without their line end.
func commentTexts(_ tree: Tree, in range: ByteRange) -> [String] {
    let bytes = tree.bytes
    var comments: [String] = []
    var offset = range.start
    while offset + 1 < range.end {
        guard bytes[offset] == UInt8(ascii: "/") else {
            offset += 1
            continue
        }
        let start = offset
        if bytes[offset + 1] == UInt8(ascii: "/") {
            while offset < range.end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") {
                offset += 1
            }
        } else if bytes[offset + 1] == UInt8(ascii: "*") {
            offset = endOfBlockComment(bytes, from: offset, limit: range.end)
        } else {
            offset += 1
            continue
        }
        comments.append(String(decoding: bytes[start..<offset], as: UTF8.self))
    }
    return comments
}

private func endOfBlockComment(_ bytes: ContiguousArray<UInt8>, from start: Int, limit: Int) -> Int {
    var depth = 0
    var offset = start
    while offset + 1 < limit {
        if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
            depth += 1
            offset += 2
        } else if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
            depth -= 1
            offset += 2
            if depth == 0 { return offset }
        } else {
            offset += 1
        }
    }
    return limit
}
