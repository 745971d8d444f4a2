import Edits
import SourceText
import SwiftTree

/// Lines that stay and come to stand further in or out.
extension EditBuilder {
    /// For each piece by how many columns its lines move because the brace that opens around them comes to stand on
    /// another line: `{` behind `action:` in a line of its own, which goes.
    func shiftsOfClosures(_ sources: [Alignment.Source], _ keptAs: [Int]) -> [Int] {
        var shifts: [Int] = []
        var open: [Int] = []
        var goes = false
        for (source, kept) in zip(sources, keptAs) {
            let first = source.tokens.lowerBound
            if layout.startsLine(first) { goes = kept < 0 }
            let shift = open.last ?? 0
            shifts.append(shift)
            guard source.capture == nil else { continue }
            switch code.tokenKind(first) {
            case .leftBrace:
                let moves = goes && kept >= 0
                open.append(
                    moves
                        ? indentation(of: items[kept]).utf8.count - layout.indentation(token: first).utf8.count : shift)
            case .rightBrace: _ = open.popLast()
            default: break
            }
        }
        return shifts
    }

    /// Lines that come to stand in more or fewer braces move with them.
    mutating func reindent(_ levels: [(tokens: Range<Int>, shift: Int)]) {
        let first = lowering.match.region.lowerBound
        var covered = first
        for (tokens, shift) in levels {
            // Kept modifiers between two pieces move with the piece after them.
            let span = min(covered, tokens.lowerBound)..<tokens.upperBound
            covered = tokens.upperBound
            guard shift != 0 else { continue }
            for start in layout.lineStarts(in: span, includingFirst: true)
            where start > code.tree.textRange(token: first).start {
                if isEdited(start) { continue }
                if shift > 0 {
                    let text = ContiguousArray(space(shift).utf8)
                    edits.append(Edit(range: ByteRange(start, start), text: text))
                } else {
                    outdent(start, by: space(-shift))
                }
            }
        }
    }

    /// White space of a width in units of the file.
    private func space(_ width: Int) -> String {
        let unit = layout.unit.utf8.count
        return layout.indent(width / unit) + String(repeating: " ", count: width % unit)
    }

    private mutating func outdent(_ start: Int, by space: String) {
        let bytes = code.tree.bytes
        var end = start
        for unit in space.utf8 where end < bytes.count {
            guard bytes[end] == unit else { break }
            end += 1
        }
        if end > start { edits.append(Edit(range: ByteRange(start, end), text: [])) }
    }

    /// Whether an edit already speaks of the line start at `offset`.
    private func isEdited(_ offset: Int) -> Bool {
        edits.contains { $0.range.start < offset && offset < $0.range.end }
    }

    /// Modifiers that stay while the closure around them goes take the place of its modifier in the chain.
    func shiftsOfUnwrapped(_ gone: [Range<Int>]) -> [(tokens: Range<Int>, shift: Int)] {
        lowering.segments.map(\.tokens).compactMap { tokens in
            guard let first = tokens.first, let run = gone.first(where: { $0.upperBound == first }),
                code.tokenKind(run.lowerBound) == .period, run.contains(where: { code.tokenKind($0) == .leftBrace })
            else { return nil }
            let shift =
                layout.indentation(token: run.lowerBound).utf8.count - layout.indentation(token: first).utf8.count
            return (tokens, shift)
        }
    }

    /// What stood behind something else on its line and gets a line of its own: its further lines move as its first one does,
    /// from the indentation of the line that it stood on. Nil for everything else.
    func shiftOfMoved(_ source: Alignment.Source, _ kept: Int, _ earlier: ArraySlice<Int>) -> Int? {
        let first = source.tokens.lowerBound
        guard source.capture != nil, layout.isMultiline(source.tokens), !layout.startsLine(first),
            template.code.tree.tokens[items[kept].token].flags.contains(.startsLine),
            kept > 0, !earlier.contains(kept - 1)
        else { return nil }
        // A closing bracket on a line of its own tells what the lines between hang on.
        let last = source.tokens.upperBound - 1
        let closes = [.rightBrace, .rightParen, .rightSquare].contains(code.tokenKind(last)) && layout.startsLine(last)
        let old = layout.indentation(token: closes ? last : first)
        return indentation(of: items[kept]).utf8.count - old.utf8.count
    }
}
