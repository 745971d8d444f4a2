import SourceText
import SwiftTree

/// The calls in a manifest, read token by token: `.iOS(` and `.target(` mean the same wherever they stand, also in a
/// manifest that puts its lists together from variables.
struct ManifestCalls {
    struct Argument {
        var label: String?
        var tokens: Range<Int>
    }

    struct Call {
        var name: String
        /// The byte offset of the period before the name, or of the name.
        var offset: Int
        var arguments: [Argument]

        func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
    }

    let tree: Tree
    private let lines: LineTable

    init(_ bytes: ContiguousArray<UInt8>) {
        tree = parse(bytes)
        lines = LineTable(bytes)
    }

    var all: Range<Int> { 0..<max(0, tree.tokens.count - 1) }

    /// 1-based.
    func line(_ offset: Int) -> Int { lines.position(offset).line }

    func line(token: Int) -> Int { line(tree.textRange(token: token).start) }

    /// Calls of `.name(…)`, and of `Name(…)` for names in upper case. Calls inside the arguments of such a call are left
    /// out: a target's dependencies are no targets.
    func calls(named names: Set<String>, in range: Range<Int>? = nil) -> [Call] {
        let range = range ?? all
        var calls: [Call] = []
        var index = range.lowerBound
        while index + 1 < range.upperBound {
            guard tree.tokens[index].kind == .identifier, tree.tokens[index + 1].kind == .leftParen,
                case let name = tree.text(token: index), names.contains(name)
            else {
                index += 1
                continue
            }
            let hasPeriod = index > 0 && tree.tokens[index - 1].kind == .period
            guard hasPeriod || name.first?.isUppercase == true else {
                index += 1
                continue
            }
            let (arguments, end) = arguments(from: index + 2, to: range.upperBound)
            let offset = tree.textRange(token: hasPeriod ? index - 1 : index).start
            calls.append(Call(name: name, offset: offset, arguments: arguments))
            index = end
        }
        return calls
    }

    private func arguments(from start: Int, to limit: Int) -> ([Argument], end: Int) {
        var arguments: [Argument] = []
        var label: String?
        var first = start
        var depth = 1
        var index = start
        while index < limit {
            switch tree.tokens[index].kind {
            case .leftParen, .leftSquare, .leftBrace: depth += 1
            case .rightParen, .rightSquare, .rightBrace: depth -= 1
            case .comma where depth == 1:
                arguments.append(Argument(label: label, tokens: first..<index))
                (label, first) = (nil, index + 1)
            case .colon where depth == 1 && label == nil && index == first + 1:
                (label, first) = (tree.text(token: first), index + 1)
            default: break
            }
            if depth == 0 { break }
            index += 1
        }
        if first < index { arguments.append(Argument(label: label, tokens: first..<index)) }
        return (arguments, index)
    }

    /// The tokens, without white space and comments.
    func text(_ tokens: Range<Int>) -> String { tokens.map { tree.text(token: $0) }.joined() }

    /// The contents of a plain string literal.
    func literal(_ tokens: Range<Int>) -> String? {
        let found = strings(in: tokens)
        // Quote, text, quote; an empty string has no text.
        return tokens.count <= 3 && found.count == 1 ? found[0].text : nil
    }

    /// The plain string literals among the tokens, each with its token.
    func strings(in tokens: Range<Int>) -> [(text: String, token: Int)] {
        var strings: [(String, Int)] = []
        var index = tokens.lowerBound
        while index + 1 < tokens.upperBound {
            let kinds = (tree.tokens[index].kind, tree.tokens[index + 1].kind)
            if kinds == (.stringQuote, .stringQuote) {
                strings.append(("", index))
                index += 2
            } else if kinds == (.stringQuote, .stringSegment), index + 2 < tokens.upperBound,
                tree.tokens[index + 2].kind == .stringQuote
            {
                strings.append((tree.text(token: index + 1), index))
                index += 3
            } else if kinds.0 == .stringQuote {
                // Parts of a string with values in it are no strings of their own.
                index += 1
                while index < tokens.upperBound, tree.tokens[index].kind != .stringQuote { index += 1 }
                index += 1
            } else {
                index += 1
            }
        }
        return strings
    }

    /// The value that the manifest gives to a constant: the tokens behind `let name =`, up to the end of the expression.
    func constant(_ name: String) -> Range<Int>? {
        var index = 0
        while index + 2 < tree.tokens.count {
            let word = tree.tokens[index].keyword
            guard word == .let || word == .var, tree.text(token: index + 1) == name else {
                index += 1
                continue
            }
            index += 2
            // A type may stand before the value; a computed property has a body instead.
            while index < tree.tokens.count, tree.tokens[index].kind != .equal, tree.tokens[index].kind != .leftBrace {
                if tree.tokens[index].flags.contains(.startsLine) { return nil }
                index += 1
            }
            return index + 1 < tree.tokens.count ? expression(from: index + 1) : nil
        }
        return nil
    }

    private func expression(from start: Int) -> Range<Int> {
        var depth = 0
        var index = start
        while index < tree.tokens.count - 1 {
            let token = tree.tokens[index]
            if index > start, depth == 0, token.flags.contains(.startsLine), token.kind != .period { break }
            switch token.kind {
            case .leftParen, .leftSquare, .leftBrace: depth += 1
            case .rightParen, .rightSquare, .rightBrace: depth -= 1
            default: break
            }
            if depth < 0 { break }
            index += 1
        }
        return start..<index
    }
}
