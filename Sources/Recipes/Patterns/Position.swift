import SourceText
import SwiftTree

/// Where a piece of Swift stands when it cannot stand alone in a file: `swift match type`. Expressions, statements,
/// declarations and members need no word.
enum Position: String, CaseIterable, Sendable {
    /// `UIColor?`, `some View`: after a colon, an arrow or in generic arguments.
    case type
    /// `@State`, `@available(…)`.
    case attribute
    /// `private`, `override`: a modifier of a declaration.
    case modifier
    /// `animated: true`: one argument in parentheses.
    case argument

    /// What has to stand around the text for it to be parsed as that.
    var prefix: String {
        switch self {
        case .type: "let a:\n"
        case .attribute, .modifier: ""
        case .argument: "f(\n"
        }
    }

    var suffix: String {
        switch self {
        case .type: ""
        case .attribute, .modifier: "\nlet a: A"
        case .argument: "\n)"
        }
    }

    /// The node that is exactly the text, if the text is one of these.
    func root(in code: Code, text: ByteRange) -> Int? {
        code.tree.nodes.indices.first { node in
            guard code.tree.range(node: node).start >= text.start, code.tree.range(node: node).end <= text.end,
                node > 0
            else { return false }
            let isAll = code.tokens(within: text) == code.tokenRange(node)
            switch self {
            case .type: return isAll && code.role(node) == .type
            case .attribute: return isAll && code.role(node) == .attribute
            case .modifier: return isAll && code.role(node) == .modifier
            case .argument: return isAll && code.role(node) == .argument
            }
        }
    }
}

extension Code {
    /// The tokens whose text begins within a stretch of bytes.
    func tokens(within range: ByteRange) -> Range<Int> {
        let starts = { (offset: Int) in
            tree.tokens.indices.first { tree.textRange(token: $0).start >= offset } ?? tree.tokens.count
        }
        let (first, end) = (starts(range.start), starts(range.end))
        return first..<min(max(first, end), tree.tokens.count - 1)
    }
}
