import SourceText
import SwiftTree

/// Mistakes in the use of placeholders that would otherwise make a pattern that matches nothing, in silence.
extension Pattern {
    static func placeholderProblems(_ code: Code) -> [PatternProblem] {
        var problems: [PatternProblem] = []
        for token in code.tree.tokens.indices.dropLast() {
            let text = code.text(token)
            let range = code.tree.textRange(token: token)
            if text.hasPrefix("....") {
                problems.append(
                    PatternProblem(
                        range: range, message: "these dots are read as one operator",
                        next: "begin the modifier after '...' on a line of its own"))
            } else if token > 0, placeholderName(token: token - 1, in: code) != nil, text == ".." || text == "…" {
                problems.append(
                    PatternProblem(
                        range: range, message: "a sequence is written with three dots, not with '\(text)'",
                        next: "write \(code.text(token - 1))..."))
            } else if code.tokenKind(token) == .stringSegment, isPlaceholder(text) {
                problems.append(
                    PatternProblem(
                        range: range, message: "inside of a string literal '\(text)' is text, not a placeholder",
                        next: "without the quotes \(text) stands for the whole literal"))
            }
        }
        return problems
    }

    private static func isPlaceholder(_ text: String) -> Bool {
        guard text.hasPrefix("$"), let first = text.dropFirst().first, first.isLetter else { return false }
        return text.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    /// A name that stands for one node in one place and for a sequence in another.
    func checkedKinds() -> [PatternProblem] {
        var kinds: [Int: Bool] = [:]
        for node in code.tree.nodes.indices {
            // The `$x` inside of `$x...` is no placeholder by itself.
            if let parent = code.parent(node), slot(parent).isSequence { continue }
            guard let name = slot(node).name else { continue }
            let isSequence = slot(node).isSequence
            if let earlier = kinds[name], earlier != isSequence {
                let placeholder = "$" + names[name]
                return [
                    PatternProblem(
                        range: code.tree.range(node: node),
                        message: "\(placeholder) stands for one thing in one place and for a sequence in another",
                        next: "write \(placeholder)... everywhere, or use two names")
                ]
            }
            kinds[name] = isSequence
        }
        return []
    }

    /// Names that stand for a sequence.
    var sequenceNames: Set<String> {
        Set(code.tree.nodes.indices.filter { slot($0).isSequence }.compactMap { slot($0).name.map { names[$0] } })
            .union(keepNames)
    }
}

extension Template {
    /// The names used with three dots, and without.
    var sequenceUses: [(name: String, isSequence: Bool, range: ByteRange)] {
        items.compactMap { item in
            guard case .capture(let name) = item.piece else { return nil }
            let token = code.tokenKind(item.token) == .leftParen ? item.token + 1 : item.token
            return (name, code.token(token + 1, is: "..."), code.tree.textRange(token: token))
        }
    }
}
