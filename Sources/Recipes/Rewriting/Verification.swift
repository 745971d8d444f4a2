import Edits
import SourceText
import SwiftTree

/// Looks at the result of a run as a stranger would: it has to parse as well as the original did, and hold every
/// comment that the original held.
struct Verification {
    let source: SourceText
    let outcome: Outcome
    let book: RecipeBook

    struct Culprit {
        var recipe: String
        var range: ByteRange
        var problem: String
    }

    /// The recipe to take back; `nil` when all is well.
    func culprit() -> Culprit? {
        guard !outcome.edits.isEmpty else { return nil }
        let before = parse(source.bytes)
        let after = parse(outcome.text)
        if after.problems.count > before.problems.count, let problem = after.problems.first {
            return blame(
                near: originalRange(of: problem.range, after: outcome.edits), "does not parse: \(problem.message)")
        }
        // Problems in `#if compiler(…)` are not told; damage is.
        if damage(after) > damage(before), let place = firstDamage(after) {
            return blame(near: originalRange(of: place, after: outcome.edits), "leaves damaged code")
        }
        if let lost = lostComment(before, after) {
            return blame(near: ByteRange(0, 0), "loses the comment '\(lost)'")
        }
        return nil
    }

    private func damage(_ tree: Tree) -> Int { tree.nodes.count { $0.flags.contains(.damaged) } }

    private func firstDamage(_ tree: Tree) -> ByteRange? {
        tree.nodes.indices.first { tree.nodes[$0].flags.contains(.damaged) }.map { tree.range(node: $0) }
    }

    private func blame(near range: ByteRange, _ problem: String) -> Culprit? {
        let changed = outcome.findings.filter { $0.status == .changed }
        let nearest = changed.min { distance($0.range, range) < distance($1.range, range) }
        return nearest.map { Culprit(recipe: $0.recipe, range: $0.range, problem: problem) }
    }

    private func distance(_ a: ByteRange, _ b: ByteRange) -> Int {
        a.overlaps(b) ? 0 : min(abs(a.start - b.end), abs(b.start - a.end))
    }

    /// A comment of the original that the result does not have as often, and that was not to go. A comment may stand
    /// twice where a check keeps the old code beside the new.
    private func lostComment(_ before: Tree, _ after: Tree) -> String? {
        var counts: [String: Int] = [:]
        for comment in comments(after) + outcome.discarded { counts[comment, default: 0] += 1 }
        for comment in comments(before) {
            counts[comment, default: 0] -= 1
            if counts[comment] ?? 0 < 0 { return comment }
        }
        return nil
    }

    private func comments(_ tree: Tree) -> [String] {
        tree.tokens.indices.filter { tree.tokens[$0].flags.contains(.commentBefore) }
            .flatMap { commentTexts(tree, in: tree.triviaRange(token: $0)) }
    }
}
