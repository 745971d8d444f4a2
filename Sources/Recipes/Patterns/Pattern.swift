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

    private let parsed: Parsed
    private let facts: Facts
    private(set) var problems: [PatternProblem] = []

    /// What a pattern is. It is kept by reference, since matching copies patterns all the time.
    private final class Parsed: Sendable {
        let code: Code
        let anyOrder: Bool
        let exactly: Bool
        let position: Position?
        let roots: [Int]
        let names: [String]
        let slots: [Slot]
        let optional: [ByteRange]

        init(
            code: Code, anyOrder: Bool, exactly: Bool, position: Position?, roots: [Int], names: [String],
            slots: [Slot], optional: [ByteRange]
        ) {
            self.code = code
            self.anyOrder = anyOrder
            self.exactly = exactly
            self.position = position
            self.roots = roots
            self.names = names
            self.slots = slots
            self.optional = optional
        }
    }

    /// What follows from that, found once.
    private final class Facts: Sendable {
        let rootLabels: [ContiguousArray<UInt8>]
        let rootNames: [String]?
        let parts: [Part]

        init(rootLabels: [ContiguousArray<UInt8>] = [], rootNames: [String]? = nil, parts: [Part] = []) {
            self.rootLabels = rootLabels
            self.rootNames = rootNames
            self.parts = parts
        }
    }

    var code: Code { parsed.code }
    var anyOrder: Bool { parsed.anyOrder }
    var exactly: Bool { parsed.exactly }
    var position: Position? { parsed.position }
    /// The statements of the pattern; one for an expression.
    var roots: [Int] { parsed.roots }
    /// Names in the order of their first use, without the dollar.
    package var names: [String] { parsed.names }
    /// Byte ranges in which a modifier may be absent.
    var optional: [ByteRange] { parsed.optional }
    /// Labels that the call has at which the pattern is looked for, in every equivalent spelling.
    var rootLabels: [ContiguousArray<UInt8>] { facts.rootLabels }
    /// The names at which the pattern is looked for; nil for any.
    var rootNames: [String]? { facts.rootNames }
    var parts: [Part] { facts.parts }

    package init(_ text: String, anyOrder: Bool = false, exactly: Bool = false, optional: [ByteRange] = []) {
        self.init(text, anyOrder: anyOrder, exactly: exactly, optional: optional, position: nil)
    }

    init(_ text: String, anyOrder: Bool, exactly: Bool, optional: [ByteRange], position: Position?) {
        let prefix = position?.prefix ?? ""
        let code = Code(prefix + text + (position?.suffix ?? ""), dialect: .pattern)
        let lead = prefix.utf8.count
        let whole = ByteRange(lead, lead + text.utf8.count)
        let placed = position.map { $0.root(in: code, text: whole).map { [$0] } ?? [] }
        var names: [String] = []
        let slots = code.tree.nodes.indices.map { Pattern.slot(of: $0, in: code, names: &names) }
        // Names of declarations and labels are tokens without a node of their own.
        for token in code.tree.tokens.indices {
            guard let name = placeholderName(token: token, in: code), name != "_", !names.contains(name) else {
                continue
            }
            names.append(name)
        }
        parsed = Parsed(
            code: code, anyOrder: anyOrder, exactly: exactly, position: position,
            roots: placed ?? code.statements(0), names: names, slots: slots,
            optional: optional.map { ByteRange($0.start + lead, $0.end + lead) })
        let parts = Pattern(parsed, Facts()).allParts
        let part = Pattern(parsed, Facts(parts: parts))
        facts = Facts(rootLabels: part.labelsOfRoot, rootNames: part.namesOfRoot, parts: parts)
        problems = code.tree.problems.map {
            PatternProblem(
                range: $0.range, message: "this is not Swift: \($0.message)",
                next: "see docs/recipes/language.md#patterns")
        }
        if let position, roots.isEmpty, problems.isEmpty, !code.tokens(within: whole).isEmpty {
            problems = [
                PatternProblem(
                    range: code.byteRange(code.tokens(within: whole)), message: "this is not one \(position.rawValue)",
                    next: "the word behind the role says what the block holds")
            ]
        }
        if problems.isEmpty { problems = Pattern.placeholderProblems(code) + checkedKinds() }
    }

    private init(_ parsed: Parsed, _ facts: Facts) {
        self.parsed = parsed
        self.facts = facts
    }

    /// What keeps a recipe's pattern from ever being looked for; a pattern inside a condition may be any expression.
    mutating func checkRoots() {
        guard let root = roots.first else {
            if problems.isEmpty {
                problems.append(
                    PatternProblem(
                        range: ByteRange(0, 0), message: "the pattern is empty", next: "write the code to look for"))
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
        }
    }

    func slot(_ node: Int) -> Slot { parsed.slots[node] }

    /// Bytes in front of the recipe's own text, which ranges have to be moved by.
    var lead: Int { position?.prefix.utf8.count ?? 0 }

    /// The kind of node that the pattern is looked for at, when it begins with neither a call nor a modifier.
    var rootKind: NodeKind? {
        guard let root = roots.first else { return nil }
        let chain = chainPattern(root)
        guard chain.required.isEmpty else { return nil }
        let base = chain.base ?? root
        return code.kind(base) == .functionCallExpr || code.link(base) != nil ? nil : code.kind(base)
    }

    /// Whether the token belongs to a modifier that may be absent (`-?` in a `swift-diff`).
    func isOptional(token: Int) -> Bool {
        let start = code.tree.textRange(token: token).start
        return optional.contains { $0.start <= start && start < $0.end }
    }

    /// The first token of the recipe's own text.
    var firstWord: String { roots.first.map { code.text(code.firstToken($0)) } ?? "" }

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
            // `$p...` among parameters, generic arguments and the like.
            guard code.endToken(node) == first + 2, code.token(first + 1, is: "..."),
                let slot = slot(token: first, in: code, names: &names)
            else { return .literal }
            if case .one(let index) = slot { return .many(index) }
            return .anyMany
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
    let text = code.text(token)
    // `\$isOn` is the literal `$isOn`.
    guard text.hasPrefix("$") else { return nil }
    let name = text.dropFirst()
    guard let first = name.first, !first.isNumber else { return nil }
    return String(name)
}
