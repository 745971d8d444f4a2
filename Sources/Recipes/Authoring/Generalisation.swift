import SourceText
import SwiftTree

/// Turns one change into the lines of a `swift-diff`: what both sides have in common, and is a value, becomes a
/// placeholder.
struct Generalisation {
    let before: Code
    let after: Code
    let change: TreeChange
    /// Off, everything stays as it is written.
    let isGeneral: Bool
    /// The placeholders with the code that they stand for, in the order of the pattern.
    private(set) var names: [(name: String, code: String)] = []
    /// Keys of code on both sides with the text of their placeholder.
    private var placeholders: [String: String] = [:]

    init(before: Code, after: Code, change: TreeChange, isGeneral: Bool) {
        self.before = before
        self.after = after
        self.change = change
        self.isGeneral = isGeneral
        if isGeneral { findPlaceholders() }
    }

    var pattern: [String] { lines(before, change.before) }
    var replacement: [String] { change.after.isEmpty ? [] : lines(after, change.after) }

    // MARK: What is common

    /// A stretch of tokens that a placeholder may stand for.
    private struct Value {
        var tokens: Range<Int>
        var key: String
        var node: Int
        var isBody: Bool
    }

    private mutating func findPlaceholders() {
        var shared: Set<String> = []
        visit(after, change.after) { value in
            shared.insert(value.key)
            return false
        }
        var found: [Value] = []
        visit(before, change.before) { value in
            guard shared.contains(value.key) else { return false }
            found.append(value)
            return true
        }
        for value in found where placeholders[value.key] == nil {
            let name = unused(suggestedName(value))
            names.append((name, shortened(value.tokens.isEmpty ? "" : before.string(tokens: value.tokens))))
            placeholders[value.key] = "$" + name + (value.isBody ? "..." : "")
        }
    }

    /// Every value in a stretch of code, the outer ones first; what the closure takes is not looked into.
    private func visit(_ code: Code, _ tokens: Range<Int>, _ take: (Value) -> Bool) {
        var end = tokens.lowerBound
        for node in code.tree.nodes.indices {
            let range = code.tokenRange(node)
            guard range.lowerBound >= end, range.upperBound <= tokens.upperBound, range != tokens else { continue }
            // A statement that the pattern is made of is no value in it.
            if code.role(node) == .statement, code.parent(node).map({ !tokens.contains(code.firstToken($0)) }) == true {
                continue
            }
            guard let value = value(code, node) else { continue }
            if take(value) { end = range.upperBound }
        }
    }

    private func value(_ code: Code, _ node: Int) -> Value? {
        let range = code.tokenRange(node)
        if code.kind(node) == .closureExpr {
            let body = range.lowerBound + 1..<range.upperBound - 1
            return Value(tokens: body, key: "{" + key(code, body), node: node, isBody: true)
        }
        guard code.kind(node) != .labeledExpr, code.kind(node) != .assignmentExpr,
            code.kind(node) != .binaryOperatorExpr
        else { return nil }
        switch code.role(node) {
        case .value, .element, .base, .statement:
            return Value(tokens: range, key: key(code, range), node: node, isBody: false)
        default: return nil
        }
    }

    private func key(_ code: Code, _ tokens: Range<Int>) -> String { tokens.map(code.text).joined(separator: "\u{1}") }

    // MARK: Names

    private func suggestedName(_ value: Value) -> String {
        let argument = before.parent(value.node)
        let label = argument.flatMap { node -> String? in
            guard before.kind(node) == .labeledExpr || before.kind(node) == .multipleTrailingClosureElement,
                before.firstToken(node) < before.firstToken(value.node)
            else { return nil }
            return before.text(before.firstToken(node))
        }
        if let label, !["in", "for", "to", "by", "of", "with", "at", "on", "from", "as", "_"].contains(label) {
            return label
        }
        if value.isBody { return "content" }
        let tokens = Equivalences.canonical(value.tokens.map(before.text))
        if tokens.first == "." && tokens.count == 2 && Equivalences.materials.values.contains(tokens[1]) {
            return "material"
        }
        if tokens.first == ".", tokens.count > 1, ["circle", "capsule", "rect", "ellipse"].contains(tokens[1]) {
            return "shape"
        }
        if let word = lastWord(of: argument) { return word }
        switch before.kind(value.node) {
        case .stringLiteralExpr, .simpleStringLiteralExpr: return "text"
        case .declReferenceExpr:
            let name = before.text(value.tokens.lowerBound)
            return name.allSatisfy { $0.isLetter || $0.isNumber } ? name : "value"
        default: return before.role(value.node) == .base ? "view" : "value"
        }
    }

    /// `color` for the argument of `.foregroundColor(…)`: what a function without a label takes is in its name.
    private func lastWord(of argument: Int?) -> String? {
        guard let argument, before.kind(argument) == .labeledExpr, let call = before.parent(argument),
            let name = before.calleeName(call).map(before.text), !["overlay", "background"].contains(name)
        else { return nil }
        let start = name.lastIndex(where: \.isUppercase) ?? name.startIndex
        let word = name[start...].lowercased()
        return word.allSatisfy(\.isLetter) ? word : nil
    }

    private func unused(_ name: String) -> String {
        var candidate = name
        var number = 2
        while names.contains(where: { $0.name == candidate }) {
            candidate = "\(name)\(number)"
            number += 1
        }
        return candidate
    }

    // MARK: Lines

    private func lines(_ code: Code, _ tokens: Range<Int>) -> [String] {
        guard change.isModifiers else { return lines(code, piece: tokens) }
        return links(code, tokens).flatMap { lines(code, piece: $0) }
    }

    /// The modifiers in a run of tokens, each for itself.
    private func links(_ code: Code, _ tokens: Range<Int>) -> [Range<Int>] {
        let links = code.modifierLinks().filter { tokens.contains($0.dot) && $0.end <= tokens.upperBound }
        var result: [Range<Int>] = []
        var start = tokens.lowerBound
        while start < tokens.upperBound, let end = links.filter({ $0.dot == start }).map(\.end).max() {
            result.append(start..<end)
            start = end
        }
        return result.isEmpty ? [tokens] : result
    }

    private func lines(_ code: Code, piece tokens: Range<Int>) -> [String] {
        var replaced: [(value: Value, text: String)] = []
        visit(code, tokens) { value in
            guard let text = placeholders[value.key] else { return false }
            replaced.append((value, text))
            return true
        }
        var text = ""
        var start = code.byteRange(tokens).start
        for (value, placeholder) in replaced {
            var range = code.byteRange(value.tokens)
            if value.isBody {
                // The white space within the braces goes with the body.
                range = ByteRange(
                    code.tree.textRange(token: value.tokens.lowerBound - 1).end,
                    code.tree.textRange(token: value.tokens.upperBound).start)
            }
            text += code.string(ByteRange(start, range.start)) + (value.isBody ? " \(placeholder) " : placeholder)
            start = range.end
        }
        text += code.string(ByteRange(start, code.byteRange(tokens).end))
        let margin = Layout(code).indentation(token: tokens.lowerBound)
        return text.split(whereSeparator: \.isNewline).enumerated().map { index, line in
            index > 0 && line.hasPrefix(margin) ? String(line.dropFirst(margin.count)) : String(line)
        }.map(withSpaces)
    }

    /// Four columns for each tab: a pattern's own layout is counted in columns.
    private func withSpaces(_ line: String) -> String {
        let tabs = line.prefix { $0 == "\t" }.count
        return String(repeating: "    ", count: tabs) + line.dropFirst(tabs)
    }
}
