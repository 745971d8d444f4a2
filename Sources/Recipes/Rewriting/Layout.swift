import SourceText
import SwiftTree

/// How a file is laid out: its line ends, its unit of indentation, and the indentation of a place.
struct Layout {
    let code: Code
    let newline: String
    let unit: String
    /// The tokens inside multi-line string literals, the opening quotes left out: their lines are text.
    private let textLines: [Range<Int>]

    init(_ code: Code) {
        self.code = code
        let bytes = code.tree.bytes
        if let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0, bytes[end - 1] == UInt8(ascii: "\r") {
            newline = "\r\n"
        } else {
            newline = "\n"
        }
        unit = Layout.unit(code)
        textLines = code.tree.nodes.indices.compactMap { node in
            guard code.kind(node) == .stringLiteralExpr || code.kind(node) == .simpleStringLiteralExpr else {
                return nil
            }
            let tokens = code.tokenRange(node)
            guard tokens.count > 2, tokens.prefix(2).contains(where: { code.tokenKind($0) == .multilineStringQuote })
            else { return nil }
            return tokens.lowerBound + 1..<tokens.upperBound
        }
    }

    /// The commonest step between the indentation of a block and that of its first statement.
    private static func unit(_ code: Code) -> String {
        var votes: [String: Int] = [:]
        var seen = 0
        for (index, token) in code.tree.tokens.enumerated() where token.kind == .leftBrace {
            guard index + 1 < code.tree.tokens.count, code.tree.tokens[index + 1].flags.contains(.startsLine) else {
                continue
            }
            let outer = Layout.indentation(code.tree.bytes, at: Int(token.textStart))
            let inner = Layout.indentation(code.tree.bytes, at: code.tree.textRange(token: index + 1).start)
            guard inner.hasPrefix(outer), inner.utf8.count > outer.utf8.count else { continue }
            votes[String(inner.dropFirst(outer.count)), default: 0] += 1
            seen += 1
            if seen == 200 { break }
        }
        return votes.max { ($0.value, $1.key.count) < ($1.value, $0.key.count) }?.key ?? "    "
    }

    /// The white space at the beginning of the line that holds `offset`.
    func indentation(at offset: Int) -> String { Layout.indentation(code.tree.bytes, at: offset) }

    func indentation(token: Int) -> String { indentation(at: code.tree.textRange(token: token).start) }

    static func indentation(_ bytes: ContiguousArray<UInt8>, at offset: Int) -> String {
        let start = lineStart(bytes, at: offset)
        var end = start
        while end < bytes.count, bytes[end] == UInt8(ascii: " ") || bytes[end] == UInt8(ascii: "\t") { end += 1 }
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }

    static func lineStart(_ bytes: ContiguousArray<UInt8>, at offset: Int) -> Int {
        var start = offset
        while start > 0, bytes[start - 1] != UInt8(ascii: "\n"), bytes[start - 1] != UInt8(ascii: "\r") { start -= 1 }
        return start
    }

    func indent(_ levels: Int) -> String { String(repeating: unit, count: max(0, levels)) }

    func startsLine(_ token: Int) -> Bool { code.tree.tokens[token].flags.contains(.startsLine) }

    /// Whether the bytes of these tokens span more than one line.
    func isMultiline(_ tokens: Range<Int>) -> Bool {
        let range = code.byteRange(tokens)
        return code.tree.bytes[range.start..<range.end].contains(UInt8(ascii: "\n"))
    }

    /// The offsets at which lines begin inside the trivia of `tokens` (not of the first), blank lines left out: the
    /// lines that move when the code is indented. Lines inside string literals are text, not trivia, and never move.
    func lineStarts(in tokens: Range<Int>, includingFirst: Bool = false) -> [Int] {
        var starts: [Int] = []
        let bytes = code.tree.bytes
        for token in includingFirst ? tokens : tokens.dropFirst() {
            if textLines.contains(where: { $0.contains(token) }) { continue }
            let trivia = code.tree.triviaRange(token: token)
            for offset in trivia.start..<trivia.end where bytes[offset] == UInt8(ascii: "\n") {
                let next = offset + 1
                guard next < bytes.count, bytes[next] != UInt8(ascii: "\n"), bytes[next] != UInt8(ascii: "\r") else {
                    continue
                }
                starts.append(next)
            }
        }
        return starts
    }

    /// The code of `tokens` with every line after the first indented by `added` and freed of `removed`.
    func reindented(_ tokens: Range<Int>, from removed: String, to added: String) -> String {
        let range = code.byteRange(tokens)
        guard removed != added else { return code.string(range) }
        var output = ""
        var copied = range.start
        for start in lineStarts(in: tokens) {
            output += code.string(ByteRange(copied, start)) + added
            copied = start
            for (offset, unit) in removed.utf8.enumerated() where start + offset < range.end {
                guard code.tree.bytes[start + offset] == unit, copied == start + offset else { break }
                copied += 1
            }
        }
        return output + code.string(ByteRange(copied, range.end))
    }
}
