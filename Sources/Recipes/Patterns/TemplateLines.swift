import SourceText
import SwiftTree

/// Braces on one line around what takes several in the code.
extension Template {
    /// The rewrite laid out for a match: `{ $item }` on one line becomes three lines where the capture has several of its
    /// own, and `{ $first...; $last... }` has a line for each where the code has one. What the code has already is kept
    /// as it is, so this is about what the rewrite brings in.
    func laidOut(for match: Match, in layout: Layout) -> Template {
        let bodies = inlineBodies.filter { needsLines($0, match, layout) }
        guard !bodies.isEmpty, lead == 0 else { return self }
        var text = ""
        var offset = 0
        for body in bodies {
            let brace = code.tree.textRange(token: body.brace)
            let end = code.tree.textRange(token: body.end)
            let indentation = Layout.indentation(code.tree.bytes, at: brace.start)
            text += code.string(ByteRange(offset, brace.end))
            for statement in body.statements { text += "\n\(indentation)    \(code.string(tokens: statement))" }
            text += "\n\(indentation)"
            offset = end.start
        }
        text += code.string(ByteRange(offset, code.tree.bytes.count))
        let template = Template(text)
        return template.problems.isEmpty ? template : self
    }

    private struct InlineBody {
        var brace: Int
        var end: Int
        /// The tokens of each statement, without the semicolons.
        var statements: [Range<Int>]
    }

    private func needsLines(_ body: InlineBody, _ match: Match, _ layout: Layout) -> Bool {
        let captures = body.statements.compactMap { capture($0).flatMap { match.bound[$0] } }
            .filter { !$0.hasParentheses && !$0.tokens.isEmpty }.map(\.tokens)
        if body.statements.count == 1 { return captures.contains { layout.isMultiline($0) } }
        let areParted = captures.contains {
            layout.code.tokenKind($0.lowerBound - 1) == .semicolon || layout.code.tokenKind($0.upperBound) == .semicolon
        }
        return !areParted && captures.contains { layout.startsLine($0.lowerBound) }
    }

    /// The name of the capture that these tokens are, `$name` or `$name...`.
    private func capture(_ tokens: Range<Int>) -> String? {
        guard let name = placeholderName(token: tokens.lowerBound, in: code) else { return nil }
        let isSequence = tokens.count == 2 && code.token(tokens.lowerBound + 1, is: "...")
        return tokens.count == 1 || isSequence ? name : nil
    }

    /// Braces that open and close on one line around a capture, or around statements that semicolons part.
    private var inlineBodies: [InlineBody] {
        var bodies: [InlineBody] = []
        for brace in code.tree.tokens.indices where code.tokenKind(brace) == .leftBrace {
            guard bodies.last.map({ $0.end < brace }) != false, let body = inlineBody(brace) else { continue }
            if body.statements.count > 1 || capture(body.statements[0]) != nil { bodies.append(body) }
        }
        return bodies
    }

    private func inlineBody(_ brace: Int) -> InlineBody? {
        var statements: [Range<Int>] = []
        var (start, depth) = (brace + 1, 0)
        for token in brace + 1..<code.tree.tokens.count {
            if code.tree.tokens[token].flags.contains(.startsLine) { return nil }
            let kind = code.tokenKind(token)
            if depth == 0, kind == .semicolon || kind == .rightBrace {
                if start < token { statements.append(start..<token) }
                start = token + 1
                if kind == .rightBrace {
                    return statements.isEmpty ? nil : InlineBody(brace: brace, end: token, statements: statements)
                }
            }
            if kind == .leftBrace { depth += 1 }
            if kind == .rightBrace { depth -= 1 }
        }
        return nil
    }
}
