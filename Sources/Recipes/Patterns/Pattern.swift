import SourceText
import SwiftTree

/// What is wrong with a pattern, rewrite or condition. The range is in the bytes of that block.
struct PatternProblem: Sendable {
    var range: ByteRange
    var message: String
    var next: String?
}

/// A piece of Swift with placeholders, ready to be matched. It is an ordinary tree: `$name` lexes as an identifier,
/// `$name...` as a postfix operator on one.
package struct Pattern: Sendable {
    /// What a node of the pattern stands for.
    enum Slot: Sendable, Equatable {
        case literal
        /// One node; the index of its name.
        case one(Int)
        /// Any number of arguments, statements, elements or modifiers.
        case many(Int)
        case anyOne
        case anyMany
    }

    let code: Code
    let anyOrder: Bool
    let exactly: Bool
    /// The statements of the pattern; one for an expression.
    let roots: [Int]
    /// Names in the order of their first use, without the dollar.
    package let names: [String]
    private let slots: [Slot]
    /// Byte ranges in which a modifier may be absent.
    private let optional: [ByteRange]
    private(set) var problems: [PatternProblem] = []

    package init(_ text: String, anyOrder: Bool = false, exactly: Bool = false, optional: [ByteRange] = []) {
        let code = Code(text, dialect: .pattern)
        self.code = code
        self.anyOrder = anyOrder
        self.exactly = exactly
        self.optional = optional
        roots = code.statements(0)
        var names: [String] = []
        slots = code.tree.nodes.indices.map { Pattern.slot(of: $0, in: code, names: &names) }
        self.names = names
        problems = code.tree.problems.map {
            PatternProblem(range: $0.range, message: "this is not Swift: \($0.message)", next: nil)
        }
        for token in code.tree.tokens.indices.dropLast() where code.text(token).hasPrefix("....") {
            problems.append(
                PatternProblem(
                    range: code.tree.textRange(token: token), message: "these dots are read as one operator",
                    next: "begin the modifier after '...' on a line of its own"))
        }
    }

    /// What keeps a recipe's pattern from ever being looked for; a pattern inside a condition may be any expression.
    mutating func checkRoots() {
        guard let root = roots.first else {
            if problems.isEmpty {
                problems.append(PatternProblem(range: ByteRange(0, 0), message: "the pattern is empty", next: nil))
            }
            return
        }
        guard problems.isEmpty else { return }
        let chain = chainPattern(root)
        if !chain.required.isEmpty { return }
        let base = chain.base ?? root
        if chain.base == nil, !chain.optional.isEmpty {
            problems.append(
                PatternProblem(
                    range: code.tree.range(node: root), message: "all of this pattern may be absent",
                    next: "remove the '?' from one of its lines"))
        } else if slot(base) != .literal || (chain.base == nil && chain.hasGap) {
            problems.append(
                PatternProblem(
                    range: code.tree.range(node: root), message: "this pattern matches everything",
                    next: "name a call or a modifier"))
        } else if code.kind(base) != .functionCallExpr, code.link(base) == nil {
            problems.append(
                PatternProblem(
                    range: code.tree.range(node: root), message: "this pattern is never looked for",
                    next: "a pattern begins with a call or a modifier"))
        }
    }

    func slot(_ node: Int) -> Slot { slots[node] }

    /// Whether the token belongs to a modifier that may be absent (`-?` in a `swift-diff`).
    func isOptional(token: Int) -> Bool {
        let start = code.tree.textRange(token: token).start
        return optional.contains { $0.start <= start && start < $0.end }
    }

    /// A pattern that begins with a dot matches behind any receiver.
    var isModifier: Bool {
        roots.count == 1 && !code.chain(endingAt: roots[0]).links.isEmpty
            && code.chain(endingAt: roots[0]).base == nil
    }

    private static func slot(of node: Int, in code: Code, names: inout [String]) -> Slot {
        let first = code.firstToken(node)
        switch code.kind(node) {
        case .declReferenceExpr, .identifierType, .identifierPattern, .typeExpr:
            guard code.endToken(node) == first + 1 else { return .literal }
            return slot(token: first, in: code, names: &names) ?? .literal
        case .postfixOperatorExpr:
            guard let base = code.child(node, .base), code.token(code.endToken(node) - 1, is: "...") else {
                return .literal
            }
            // `.$keep...` is a piece of a chain, not an element of a list: `chainPattern` looks after it.
            guard code.kind(base) == .declReferenceExpr || code.kind(base) == .memberAccessExpr,
                let slot = slot(token: code.endToken(base) - 1, in: code, names: &names),
                code.kind(base) == .declReferenceExpr
            else { return .literal }
            if case .one(let index) = slot { return .many(index) }
            return .anyMany
        case .labeledExpr:
            // `$x...` as an argument.
            guard let value = code.argumentValue(node), code.firstToken(value) == first,
                code.kind(value) == .postfixOperatorExpr
            else { return .literal }
            return slot(of: value, in: code, names: &names)
        default:
            return .literal
        }
    }

    private static func slot(token: Int, in code: Code, names: inout [String]) -> Slot? {
        guard let name = placeholderName(token: token, in: code) else { return nil }
        if name == "_" { return .anyOne }
        if let index = names.firstIndex(of: name) { return .one(index) }
        names.append(name)
        return .one(names.count - 1)
    }
}

/// The name of the placeholder that a token spells; `nil` for other tokens and for `$0`.
func placeholderName(token: Int, in code: Code) -> String? {
    guard code.tokenKind(token) == .dollarIdentifier else { return nil }
    // `\$isOn` is the literal `$isOn`.
    if token > 0, code.tokenKind(token - 1) == .backslash { return nil }
    let name = code.text(token).dropFirst()
    guard let first = name.first, !first.isNumber else { return nil }
    return String(name)
}
