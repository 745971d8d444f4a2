import Edits
import SourceText
import SwiftTree

/// A modifier chain may hold `#if` lines with modifiers between them. When all of those go, the directives have to go
/// too: the parser takes an empty first clause for the end of the chain.
struct EmptiedClauses {
    let code: Code
    let layout: Layout

    /// The edits, with the directives around emptied clauses removed; `broken` are the edits for which that cannot
    /// be done, since other clauses still hold modifiers.
    func widen(_ edits: [Edit]) -> (edits: [Edit], broken: [ByteRange]) {
        var edits = edits
        var broken: [ByteRange] = []
        for node in code.tree.nodes.indices where code.kind(node) == .postfixIfConfigExpr {
            guard let config = code.child(node, kind: .ifConfigDecl) else { continue }
            let range = code.tree.range(node: config)
            // It goes as a whole, with the code around it.
            if edits.contains(where: { $0.range.start <= range.start && range.end <= $0.range.end }) { continue }
            var clauses: [Int] = []
            for clause in code.children(config) { clauses.append(clause) }
            let emptied = clauses.map { isEmptied($0, edits) }
            guard emptied.first == true else { continue }
            if emptied.allSatisfy({ $0 }) {
                edits.removeAll { touches($0, range) }
                edits.append(Edit(range: wholeLines(range), text: comments(config)))
            } else {
                broken += edits.filter { touches($0, code.tree.range(node: clauses[0])) }.map(\.range)
            }
        }
        return (edits.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }, broken)
    }

    /// The comments between the directives, each on a line of its own.
    private func comments(_ config: Int) -> ContiguousArray<UInt8> {
        let indentation = layout.indentation(token: code.firstToken(config))
        let comments = code.tokenRange(config).dropFirst()
            .filter { code.tree.tokens[$0].flags.contains(.commentBefore) }
            .flatMap { commentTexts(code.tree, in: code.tree.triviaRange(token: $0)) }
        return ContiguousArray(comments.map { layout.newline + indentation + $0 }.joined().utf8)
    }

    private func touches(_ edit: Edit, _ range: ByteRange) -> Bool {
        range.start <= edit.range.start && edit.range.end <= range.end
    }

    /// Whether a clause holds modifiers and the edits remove all of them.
    private func isEmptied(_ clause: Int, _ edits: [Edit]) -> Bool {
        var content: ByteRange?
        for child in code.children(clause)
        where code.kind(child) == .functionCallExpr || code.kind(child) == .memberAccessExpr {
            guard code.chain(endingAt: child).base == nil else { continue }
            content = code.tree.range(node: child)
        }
        guard let content else { return false }
        var rest = content.start
        for edit in edits where edit.range.end > content.start && edit.range.start < content.end {
            guard edit.text.isEmpty else { return false }
            if edit.range.start > rest, !isBlank(rest, edit.range.start) { return false }
            rest = max(rest, edit.range.end)
        }
        return rest > content.start && (rest >= content.end || isBlank(rest, content.end))
    }

    private func isBlank(_ start: Int, _ end: Int) -> Bool { code.tree.bytes[start..<end].allSatisfy { $0 <= 32 } }

    /// The lines of a range with the line end in front of them.
    private func wholeLines(_ range: ByteRange) -> ByteRange {
        var start = range.start
        while start > 0,
            code.tree.bytes[start - 1] == UInt8(ascii: " ") || code.tree.bytes[start - 1] == UInt8(ascii: "\t")
        {
            start -= 1
        }
        if start > 0, code.tree.bytes[start - 1] == UInt8(ascii: "\n") { start -= 1 }
        if start > 0, code.tree.bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
        return ByteRange(start, range.end)
    }
}
