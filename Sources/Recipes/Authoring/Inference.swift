import SourceText
import SwiftTree

/// A recipe that was made from one piece of code before and after a change.
package struct InferredRecipe: Sendable {
    /// The recipe's file.
    package let text: String
    /// The blocks of `swift-diff`, as they stand in the file.
    package let patterns: [String]
    /// What was generalised, and what was not, one sentence each.
    package let notes: [String]
    /// Checks of the example that do not hold; empty when all is well.
    package let failed: [ExampleResult]
}

/// Why no recipe can be made of a pair.
package enum InferenceFailure: Error, Equatable, Sendable {
    case equal
    /// A file does not parse: which, and the first problem.
    case damaged(path: String, problem: String)
    /// What differs is no call, modifier or statement.
    case noPattern
    /// The recipe that came out is wrong; laid out.
    case wrong(String)
}

/// Makes a recipe from a pair: compares the two trees, takes the smallest pieces around the differences, and puts
/// placeholders where both sides have the same value. What does not hold with placeholders is tried without.
package func inferRecipe(id: String, before: SourceText, after: SourceText, availability: RecipeFile)
    throws(InferenceFailure) -> InferredRecipe
{
    if before.bytes == after.bytes { throw .equal }
    let (old, new) = (Code(parse(before.bytes)), Code(parse(after.bytes)))
    for (source, code) in [(before, old), (after, new)] {
        if let problem = code.tree.problems.first { throw .damaged(path: source.path, problem: problem.message) }
    }
    guard let changes = TreeComparison(before: old, after: new).changes(), !changes.isEmpty else { throw .noPattern }
    let general = try Draft(id, before, after, old, new, changes, isGeneral: true).recipe(availability)
    if general.failed.isEmpty { return general }
    let literal = try Draft(id, before, after, old, new, changes, isGeneral: false).recipe(availability)
    return literal.failed.isEmpty ? literal : general
}

/// The parts of the file that is written.
private struct Draft {
    let id: String
    let before: SourceText
    let after: SourceText
    var diffs: [String] = []
    var guards: [String] = []
    var notes: [String] = []
    let title: String
    let module: String?

    init(
        _ id: String, _ before: SourceText, _ after: SourceText, _ old: Code, _ new: Code, _ changes: [TreeChange],
        isGeneral: Bool
    ) {
        self.id = id
        self.before = before
        self.after = after
        title = Draft.title(old, new, changes[0])
        module = ["SwiftUI", "UIKit", "AppKit"].first(where: old.imports)
        for change in changes {
            let general = Generalisation(before: old, after: new, change: change, isGeneral: isGeneral)
            let diff = Draft.diff(general.pattern, general.replacement)
            guard !diffs.contains(diff) else { continue }
            diffs.append(diff)
            notes += general.names.map { "$\($0.name) stands for ‘\($0.code)’, which both sides have" }
            if general.names.isEmpty, isGeneral {
                notes.append(
                    "nothing was generalised: the two sides share no value. Put a $name where places may differ")
            }
            if change.after.isEmpty, general.pattern.contains(where: { $0.hasSuffix(")") }) {
                notes.append("‘$_...’ in the parentheses removes it whatever its arguments are")
            }
            if let line = Draft.condition(general.pattern, general.replacement), !guards.contains(line) {
                guards.append(line)
                notes.append("‘\(line)’ keeps the recipe from matching its own result")
            }
        }
    }

    func recipe(_ availability: RecipeFile) throws(InferenceFailure) -> InferredRecipe {
        let file = RecipeFile(path: "\(id).md", bytes: ContiguousArray(text.utf8))
        let book = RecipeBook([file], availability: availability)
        guard let recipe = book.recipes.first else {
            let source = SourceText(path: file.path, bytes: file.bytes)
            throw .wrong(book.problems.map { render($0, in: source) }.joined(separator: "\n"))
        }
        return InferredRecipe(
            text: text, patterns: diffs, notes: notes, failed: checkExamples(of: recipe, in: book).filter { !$0.passed }
        )
    }

    private var text: String {
        let fence = String(repeating: "`", count: max(3, longestTicks + 1))
        func block(_ info: String, _ content: String) -> String {
            "\(fence)\(info)\n\(content)\(content.hasSuffix("\n") ? "" : "\n")\(fence)\n\n"
        }
        var text = "---\nid: \(id)\nformat: 1\nlevel: review\ngate: auto\n\(module.map { "in: \($0)\n" } ?? "")---\n"
        text += "# \(title)\n\nSay here why the change is right and what is left alone.\n\n"
        text += notes.map { "- \($0)\n" }.joined() + "\n"
        text += diffs.map { block("swift-diff", $0) }.joined()
        if !guards.isEmpty { text += block("swift where", guards.joined(separator: "\n")) }
        text += "## Examples\n\n"
        text += block("swift before \"the pair it was made from\"", String(decoding: before.bytes, as: UTF8.self))
        text += block("swift after", String(decoding: after.bytes, as: UTF8.self))
        return String(text.dropLast())
    }

    private var longestTicks: Int {
        var (longest, run) = (0, 0)
        for byte in before.bytes + after.bytes {
            run = byte == UInt8(ascii: "`") ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }

    // MARK: Pieces

    private static func title(_ old: Code, _ new: Code, _ change: TreeChange) -> String {
        let name = { (code: Code, tokens: Range<Int>) in
            tokens.first { code.tokenKind($0) == .identifier }.map(code.text) ?? "the code"
        }
        let first = name(old, change.before)
        guard !change.after.isEmpty else { return "‘\(first)’ goes" }
        let second = name(new, change.after)
        return first == second ? "‘\(first)’ changes" : "‘\(first)’ becomes ‘\(second)’"
    }

    /// Lines of both sides with the signs of a `swift-diff`.
    private static func diff(_ old: [String], _ new: [String]) -> String {
        var removed: Set<Int> = []
        var inserted: Set<Int> = []
        for change in new.difference(from: old) {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): inserted.insert(offset)
            }
        }
        var lines: [String] = []
        var (left, right) = (0, 0)
        while left < old.count || right < new.count {
            if removed.contains(left) {
                lines.append("-" + old[left])
                left += 1
            } else if inserted.contains(right) || left >= old.count {
                lines.append("+" + new[right])
                right += 1
            } else {
                lines.append(" " + old[left])
                left += 1
                right += 1
            }
        }
        return lines.joined(separator: "\n")
    }

    /// A condition for a replacement in which the pattern is found again.
    private static func condition(_ old: [String], _ new: [String]) -> String? {
        let pattern = Pattern(old.joined(separator: "\n"))
        let code = Code(new.joined(separator: "\n"), dialect: .pattern)
        var matcher = Matcher(pattern, in: code)
        guard let node = code.tree.nodes.indices.first(where: { matcher.match(at: $0) != nil }) else { return nil }
        if let around = code.enclosing(node).first { return "!inside(\(around.isModifier ? "." : "")\(around.name))" }
        let statements = code.statements(0)
        if statements.count > 1,
            let other = statements.first(where: { !code.tokenRange($0).contains(code.firstToken(node)) }),
            let name = code.calleeName(code.chain(endingAt: other).base ?? other)
        {
            return "!beside(\(code.text(name)))"
        }
        let known = pattern.roots.flatMap { pattern.code.chain(endingAt: $0).links }.map { pattern.code.text($0.name) }
        let added = code.wholeChain(around: node).links.map { code.text($0.name) }.first { !known.contains($0) }
        return added.map { "!chain(.\($0))" }
    }
}
