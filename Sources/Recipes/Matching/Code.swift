import SourceText
import SwiftTree

/// A tree with what matching asks of it again and again: parents and texts. Used for patterns and for the code they
/// are held against.
struct Code: Sendable {
    let tree: Tree
    let parents: ContiguousArray<Int32>

    init(_ tree: Tree) {
        self.tree = tree
        parents = tree.parents()
    }

    init(_ text: String, dialect: Dialect) {
        self.init(parse(ContiguousArray(text.utf8), dialect: dialect))
    }

    func kind(_ node: Int) -> NodeKind { tree.nodes[node].kind }
    func role(_ node: Int) -> Role { tree.nodes[node].role }
    func firstToken(_ node: Int) -> Int { Int(tree.nodes[node].firstToken) }
    func endToken(_ node: Int) -> Int { Int(tree.nodes[node].endToken) }
    func tokenRange(_ node: Int) -> Range<Int> { firstToken(node)..<endToken(node) }
    func children(_ node: Int) -> Children { tree.children(of: node) }

    /// `nil` at the root.
    func parent(_ node: Int) -> Int? {
        let parent = Int(parents[node])
        return parent < 0 ? nil : parent
    }

    func child(_ node: Int, _ role: Role) -> Int? {
        for child in children(node) where self.role(child) == role { return child }
        return nil
    }

    func child(_ node: Int, kind: NodeKind) -> Int? {
        for child in children(node) where self.kind(child) == kind { return child }
        return nil
    }

    func tokenKind(_ token: Int) -> TokenKind { tree.tokens[token].kind }
    func text(_ token: Int) -> String { tree.text(token: token) }

    /// What a token of a pattern or rewrite means in code: `\$isOn` is the projected value `$isOn`.
    func meaning(_ token: Int) -> String {
        let text = text(token)
        return text.hasPrefix("\\$") ? String(text.dropFirst()) : text
    }

    /// Whether the token spells `word`, without making a string.
    func token(_ token: Int, is word: StaticString) -> Bool {
        let range = tree.textRange(token: token)
        guard range.length == word.utf8CodeUnitCount else { return false }
        for offset in 0..<range.length where tree.bytes[range.start + offset] != word.utf8Start[offset] {
            return false
        }
        return true
    }

    /// The same for a word that is only known when the program runs.
    func token(_ token: Int, is word: String) -> Bool {
        let range = tree.textRange(token: token)
        return range.length == word.utf8.count && tree.bytes[range.start..<range.end].elementsEqual(word.utf8)
    }

    /// Whether one of its tokens spells the same as one of another text.
    func hasSameText(_ token: Int, _ other: Int, in code: Code) -> Bool {
        let (range, place) = (tree.textRange(token: token), code.tree.textRange(token: other))
        guard range.length == place.length else { return false }
        for offset in 0..<range.length where tree.bytes[range.start + offset] != code.tree.bytes[place.start + offset] {
            return false
        }
        return true
    }

    /// The number that a set of words knows a token by; nil when it is none of them.
    func number(of token: Int, in words: WordSet) -> Int? {
        let range = tree.textRange(token: token)
        return tree.bytes.withUnsafeBufferPointer {
            words.index(of: UnsafeBufferPointer(rebasing: $0[range.start..<range.end]))
        }
    }

    /// Byte range from the first token's text to the last token's end.
    func byteRange(_ tokens: Range<Int>) -> ByteRange {
        let start = tree.textRange(token: tokens.lowerBound).start
        if tokens.isEmpty { return ByteRange(start, start) }
        return ByteRange(start, tree.textRange(token: tokens.upperBound - 1).end)
    }

    func string(_ range: ByteRange) -> String { String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self) }
    func string(tokens: Range<Int>) -> String { string(byteRange(tokens)) }
    func string(node: Int) -> String { string(tree.range(node: node)) }

    /// Own tokens and children of a node in the order of the text, separators left out: a trailing comma and a
    /// semicolon never matter.
    func elements(_ node: Int) -> [Element] {
        var elements: [Element] = []
        var token = firstToken(node)
        func takeTokens(upTo end: Int) {
            while token < end {
                let kind = tokenKind(token)
                if kind != .comma && kind != .semicolon { elements.append(.token(token)) }
                token += 1
            }
        }
        for child in children(node) {
            takeTokens(upTo: firstToken(child))
            elements.append(.node(child))
            token = endToken(child)
        }
        takeTokens(upTo: endToken(node))
        return elements
    }

    enum Element {
        case token(Int)
        case node(Int)
    }

    func tokens(_ element: Element) -> Range<Int> {
        switch element {
        case .token(let token): token..<token + 1
        case .node(let node): tokenRange(node)
        }
    }

    /// The expression inside parentheses that stand only for grouping; the node itself when there are none.
    func withoutParentheses(_ node: Int) -> Int {
        var node = node
        while kind(node) == .tupleExpr {
            var inner: [Int] = []
            for child in children(node) { inner.append(child) }
            guard inner.count == 1, kind(inner[0]) == .labeledExpr,
                let value = argumentValue(inner[0]), firstToken(value) == firstToken(inner[0])
            else { return node }
            node = value
        }
        return node
    }

    /// The expression of a `labeledExpr` or a labelled trailing closure.
    func argumentValue(_ argument: Int) -> Int? {
        var last: Int?
        for child in children(argument) { last = child }
        return last
    }

    /// Whether a comment stands before a token, on a line of its own or else on the line of the token before.
    func hasComment(before token: Int, onLineOfItsOwn: Bool) -> Bool {
        guard token < tree.tokens.count, tree.tokens[token].flags.contains(.commentBefore) else { return false }
        let trivia = tree.triviaRange(token: token)
        let bytes = tree.bytes[trivia.start..<trivia.end]
        let lineEnd = bytes.firstIndex(of: UInt8(ascii: "\n")) ?? trivia.end
        return (onLineOfItsOwn ? bytes[lineEnd...] : bytes[..<lineEnd]).contains(UInt8(ascii: "/"))
    }

    /// A statement's place: the node whose role says so, going up from `node`.
    func statement(around node: Int) -> Int? {
        var node: Int? = node
        while let current = node {
            if role(current) == .statement { return current }
            node = parent(current)
        }
        return nil
    }

    /// Whether a call has arguments with all of these labels. Makes no string: it is asked of every call for every
    /// recipe that begins with its name.
    func hasLabels(_ labels: [ContiguousArray<UInt8>], _ call: Int) -> Bool {
        for label in labels where !hasLabel(label, call) { return false }
        return true
    }

    private func hasLabel(_ label: ContiguousArray<UInt8>, _ call: Int) -> Bool {
        for argument in children(call) where role(argument) == .argument {
            let range = tree.textRange(token: firstToken(argument))
            guard range.length == label.count else { continue }
            if tree.bytes[range.start..<range.end].elementsEqual(label) { return true }
        }
        return false
    }
}
