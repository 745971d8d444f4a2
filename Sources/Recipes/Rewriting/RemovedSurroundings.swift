import SourceText
import SwiftTree

/// What goes along with code that goes: the semicolon behind a statement, the empty lines beside a member.
extension EditBuilder {
    /// Members that go take along the empty lines that set them apart, at the beginning and the end of their braces.
    func withoutEmptyLines(_ range: ByteRange, _ run: Range<Int>) -> ByteRange {
        guard
            code.tree.nodes.indices.contains(where: {
                code.role($0) == .member && code.firstToken($0) == run.lowerBound
            })
        else { return range }
        let bytes = code.tree.bytes
        var (start, end) = (range.start, range.end)
        if code.tokenKind(run.lowerBound - 1) == .leftBrace {
            while let next = lineEnd(at: end), lineEnd(at: next) != nil { end = next }
        } else if code.tokenKind(run.upperBound) == .rightBrace {
            while start > 0, bytes[start - 1] <= 32 { start -= 1 }
        }
        return ByteRange(start, end)
    }

    /// The offset behind a line end, where nothing but white space stands in front of it.
    private func lineEnd(at offset: Int) -> Int? {
        let rest = code.tree.bytes[offset...]
        let first = rest.firstIndex { $0 > 32 || $0 == UInt8(ascii: "\n") }
        return first.flatMap { code.tree.bytes[$0] == UInt8(ascii: "\n") ? $0 + 1 : nil }
    }

    /// A statement that goes takes along the semicolon that parts it from its neighbor on the line.
    func withSemicolon(_ run: Range<Int>) -> Range<Int> {
        let next = code.tokenKind(run.upperBound)
        if next == .semicolon, beginsStatement(run.lowerBound) { return run.lowerBound..<run.upperBound + 1 }
        guard run.lowerBound > 0, code.tokenKind(run.lowerBound - 1) == .semicolon else { return run }
        let isLast = layout.startsLine(run.upperBound) || next == .rightBrace || next == .endOfFile
        return isLast ? run.lowerBound - 1..<run.upperBound : run
    }

    private func beginsStatement(_ token: Int) -> Bool {
        code.tree.nodes.indices.contains { code.role($0) == .statement && code.firstToken($0) == token }
    }
}
