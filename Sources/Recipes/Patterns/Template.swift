import SourceText
import SwiftTree

/// The rewrite side of a recipe: Swift with placeholders, cut into what is literal and what is taken from the match.
package struct Template: Sendable {
    enum Piece: Sendable, Equatable {
        /// A token of the template.
        case literal(Int)
        case capture(String)
        /// `.$keep...`: modifiers that stay where they are.
        case keep(String)
        /// `$shape.borderShape`: a documented way to spell a capture otherwise.
        case transform(String, Transform)
    }

    struct Item: Sendable {
        var piece: Piece
        /// The first template token, whose white space says how to lay the piece out.
        var token: Int
        /// Depth of brackets of any kind, and of braces alone, before the piece.
        var depth: Int
        var braces: Int
        /// The piece is the dot of a modifier that has a receiver.
        var isStep: Bool
        /// The dot of the modifier that the piece belongs to; -1 for none.
        var link: Int
        /// Kept modifiers stand before the piece.
        var followsKeep = false
    }

    let code: Code
    private(set) var items: [Item] = []
    private(set) var problems: [PatternProblem] = []
    /// Indentation of the template's first token, in columns.
    let margin: Int
    /// Bytes in front of the recipe's own text.
    let lead: Int
    /// The tokens of the recipe's own text.
    private let own: Range<Int>

    package init(_ text: String) { self.init(text, position: nil) }

    init(_ text: String, position: Position?) {
        let prefix = position?.prefix ?? ""
        code = Code(prefix + text + (position?.suffix ?? ""), dialect: .pattern)
        lead = prefix.utf8.count
        let own = code.tokens(within: ByteRange(lead, lead + text.utf8.count))
        self.own = own
        margin = own.isEmpty ? 0 : Template.column(code, own.lowerBound)
        problems = code.tree.problems.map {
            PatternProblem(
                range: $0.range, message: "this is not Swift: \($0.message)",
                next: "see docs/recipes/language.md#patterns")
        }
        cut()
        for token in code.tree.tokens.indices.dropLast(3) where placeholderName(token: token, in: code) != nil {
            let word = code.text(token + 2)
            let known = Transform.allCases.map(\.rawValue)
            guard code.tokenKind(token + 1) == .period, !known.contains(word), let near = nearest(word, in: known)
            else {
                continue
            }
            problems.append(
                PatternProblem(
                    range: code.tree.textRange(token: token + 2), message: "unknown conversion '\(word)'",
                    next: "did you mean '\(near)'?"))
        }
        for item in items {
            guard case .capture("_") = item.piece else { continue }
            problems.append(
                PatternProblem(
                    range: code.tree.textRange(token: item.token), message: "what stays needs a name",
                    next: "write $name in place of $_"))
        }
    }

    /// The names used, in order.
    var uses: [String] {
        items.compactMap { item in
            switch item.piece {
            case .literal: nil
            case .capture(let name), .keep(let name), .transform(let name, _): name == "_" ? nil : name
            }
        }
    }

    /// Whether the rewrite prints a closure, and with it the closure's form.
    var writesClosures: Bool {
        items.contains { item in
            if case .literal(let token) = item.piece { return code.tokenKind(token) == .leftBrace }
            return false
        }
    }

    /// Levels of indentation of the line of a template token against the first one, at four columns a level.
    func level(of token: Int) -> Int { (Template.column(code, token) - margin) / 4 }

    private static func column(_ code: Code, _ token: Int) -> Int {
        Layout.indentation(code.tree.bytes, at: code.tree.textRange(token: token).start).utf8.count
    }

    private mutating func cut() {
        let steps = stepDots()
        let sequences = lonelySequences()
        let links = code.modifierLinks()
        var depth = 0
        var braces = 0
        var token = own.lowerBound
        while token < own.upperBound {
            let kind = code.tokenKind(token)
            if kind == .rightParen || kind == .rightSquare || kind == .rightBrace { depth -= 1 }
            if kind == .rightBrace { braces -= 1 }
            let (piece, count) = piece(at: token, sequences: sequences)
            let link = links.filter { $0.tokens.contains(token) }.min { $0.tokens.count < $1.tokens.count }
            items.append(
                Item(
                    piece: piece, token: token, depth: depth, braces: braces, isStep: steps.contains(token),
                    link: link?.dot ?? -1))
            if count == 1 {
                if kind == .leftParen || kind == .leftSquare || kind == .leftBrace { depth += 1 }
                if kind == .leftBrace { braces += 1 }
            }
            token += count
        }
    }

    private func piece(at token: Int, sequences: [Int: String]) -> (Piece, count: Int) {
        if let name = sequences[token] { return (.capture(name), 4) }
        if code.tokenKind(token) == .period, let name = placeholderName(token: token + 1, in: code),
            code.token(token + 2, is: "...")
        {
            return (.keep(name), 3)
        }
        guard let name = placeholderName(token: token, in: code) else { return (.literal(token), 1) }
        if code.token(token + 1, is: "...") { return (.capture(name), 2) }
        if code.tokenKind(token + 1) == .period, let transform = Transform(rawValue: code.text(token + 2)) {
            return (.transform(name, transform), 3)
        }
        return (.capture(name), 1)
    }

    private func stepDots() -> Set<Int> {
        var dots: Set<Int> = []
        for node in code.tree.nodes.indices where code.kind(node) == .memberAccessExpr {
            guard let link = code.link(node) else { continue }
            if code.receiver(link) != nil || code.role(node) == .statement || isWholeStatement(node) {
                dots.insert(link.dot)
            }
        }
        return dots
    }

    /// `.glassEffect(…)` at the beginning of a statement: a modifier whose receiver the pattern leaves open.
    private func isWholeStatement(_ node: Int) -> Bool {
        var node = node
        while let parent = code.parent(node), code.firstToken(parent) == code.firstToken(node) {
            if code.role(parent) == .statement { return true }
            node = parent
        }
        return false
    }

    /// `($head...)` with nothing else in the parentheses stands for the parentheses too: first token → name.
    private func lonelySequences() -> [Int: String] {
        var result: [Int: String] = [:]
        for token in code.tree.tokens.indices.dropLast(4)
        where code.tokenKind(token) == .leftParen && code.token(token + 2, is: "...")
            && code.tokenKind(token + 3) == .rightParen
        {
            if let name = placeholderName(token: token + 1, in: code) { result[token] = name }
        }
        return result
    }
}
