import SourceText
import SwiftTree

/// Braces on one line with a capture that takes several.
extension Template {
    /// The rewrite laid out for a match: `{ $item }` on one line becomes three lines where the capture has several of its
    /// own. What the code has already is kept as it is, so this is about braces that the rewrite brings in.
    func laidOut(for match: Match, in layout: Layout) -> Template {
        let names = inlineCaptures.filter { capture in
            match.bound[capture.name].map { !$0.hasParentheses && layout.isMultiline($0.tokens) } == true
        }
        guard !names.isEmpty, lead == 0 else { return self }
        var text = ""
        var offset = 0
        for capture in names {
            let brace = code.tree.textRange(token: capture.brace)
            let end = code.tree.textRange(token: capture.end)
            let indentation = Layout.indentation(code.tree.bytes, at: brace.start)
            let own = code.string(tokens: capture.brace + 1..<capture.end)
            text += code.string(ByteRange(offset, brace.end)) + "\n\(indentation)    \(own)\n\(indentation)"
            offset = end.start
        }
        text += code.string(ByteRange(offset, code.tree.bytes.count))
        let template = Template(text)
        return template.problems.isEmpty ? template : self
    }

    /// Captures that are all that stands between two braces, on their line.
    private var inlineCaptures: [(name: String, brace: Int, end: Int)] {
        code.tree.tokens.indices.dropLast(3).compactMap { brace in
            guard code.tokenKind(brace) == .leftBrace, let name = placeholderName(token: brace + 1, in: code) else {
                return nil
            }
            let end = code.token(brace + 2, is: "...") ? brace + 3 : brace + 2
            guard code.tokenKind(end) == .rightBrace,
                !(brace + 1...end).contains(where: { code.tree.tokens[$0].flags.contains(.startsLine) })
            else { return nil }
            return (name, brace, end)
        }
    }
}
