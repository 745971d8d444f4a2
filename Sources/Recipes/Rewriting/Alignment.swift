import SwiftTree

/// Which tokens of the matched code the rewrite keeps: the longest common subsequence of both, where captured code is
/// one indivisible piece and what stands at the same depth of brackets is preferred.
struct Alignment {
    /// A piece of the matched code.
    struct Source {
        var tokens: Range<Int>
        /// The capture that the piece is; `nil` for a single token of the pattern.
        var capture: String?
        var depth: Int
        var braces: Int
        /// The dot of the modifier that the piece belongs to; -1 for none.
        var link: Int
    }

    /// Index of the template item that each source piece is kept as; -1 for removed ones.
    private(set) var keptAs: [Int]
    private var total = 0

    /// Quadratic in the number of pieces, which is that of the pattern, not of the code. `nil` above the limit.
    ///
    /// A rewrite may put all of the code into one more pair of brackets, or take it out of one: the alignment is made
    /// for each of the three, and the heaviest taken.
    static func best(_ sources: [Source], _ items: [Template.Item], _ template: Template, _ code: Code) -> Alignment? {
        guard sources.count * items.count <= 1_000_000 else { return nil }
        let all = [0, 1, -1].map { Alignment(sources, items, template, code, deeper: $0) }
        var best = all.dropFirst().reduce(all[0]) { $1.total > $0.total ? $1 : $0 }
        best.keepModifiersWhole(sources, items)
        best.keepParenthesesWhole(sources, items, template, code)
        return best
    }

    private init(_ sources: [Source], _ items: [Template.Item], _ template: Template, _ code: Code, deeper: Int) {
        let (n, m) = (sources.count, items.count)
        let width = m + 1
        // best[i][j]: the greatest weight of sources i… and items j…; joined: the same when i and j are kept together.
        var best = ContiguousArray(repeating: 0, count: (n + 1) * width)
        var joined = ContiguousArray(repeating: 0, count: (n + 1) * width)
        for i in stride(from: n - 1, through: 0, by: -1) {
            for j in stride(from: m - 1, through: 0, by: -1) {
                let isMisplaced = i > 0 && j > 0 && Alignment.isMisplaced(sources[i - 1...i], items[j - 1], code)
                let weight = isMisplaced ? 0 : Alignment.weight(sources[i], items[j], template, code, deeper)
                var value = max(best[(i + 1) * width + j], best[i * width + j + 1])
                if weight > 0 {
                    // Neighbours that stay neighbours are worth a little more: it keeps modifiers whole.
                    let next = joined[(i + 1) * width + j + 1]
                    let together = weight + max(best[(i + 1) * width + j + 1], next > 0 ? next + 1 : 0)
                    joined[i * width + j] = together
                    value = max(value, together)
                }
                best[i * width + j] = value
            }
        }
        keptAs = Array(repeating: -1, count: n)
        total = best[0]
        var (i, j) = (0, 0)
        var wasJoined = false
        while i < n, j < m {
            let value = best[i * width + j]
            let together = joined[i * width + j]
            if together > 0, together >= value || (wasJoined && together + 1 >= value) {
                keptAs[i] = j
                (i, j) = (i + 1, j + 1)
                wasJoined = true
                continue
            }
            wasJoined = false
            if best[(i + 1) * width + j] >= best[i * width + j + 1] { i += 1 } else { j += 1 }
        }
    }

    /// A modifier of the code becomes one modifier of the rewrite or none: a kept dot of one and a kept bracket of
    /// another would tear both apart.
    private mutating func keepModifiersWhole(_ sources: [Source], _ items: [Template.Item]) {
        struct Pair: Hashable {
            var source: Int
            var item: Int
        }
        var weights: [Pair: Int] = [:]
        for (source, kept) in zip(sources, keptAs) where kept >= 0 {
            weights[Pair(source: source.link, item: items[kept].link), default: 0] += source.capture == nil ? 1 : 100
        }
        // What the rewrite puts behind the kept modifiers takes the place of the outermost.
        let outer = Set(items.filter { $0.isStep && $0.followsKeep }.map(\.link))
        let beats = { (other: Pair, pair: Pair) in
            if other.item == pair.item, outer.contains(pair.item) { return other.source > pair.source }
            let (a, b) = (weights[other] ?? 0, weights[pair] ?? 0)
            return a > b || (a == b && (other.source, other.item) < (pair.source, pair.item))
        }
        let isBest = { (pair: Pair) in
            !weights.keys.contains { other in
                (other.source == pair.source) != (other.item == pair.item) && beats(other, pair)
            }
        }
        for (index, kept) in keptAs.enumerated() where kept >= 0 {
            if !isBest(Pair(source: sources[index].link, item: items[kept].link)) { keptAs[index] = -1 }
        }
    }

    /// A parenthesis stays together with its partner: else the line break behind the one would be left over.
    private mutating func keepParenthesesWhole(
        _ sources: [Source], _ items: [Template.Item], _ template: Template, _ code: Code
    ) {
        for (index, kept) in keptAs.enumerated() where kept >= 0 && sources[index].capture == nil {
            guard code.tokenKind(sources[index].tokens.lowerBound) == .leftParen,
                code.tree.tokens.indices.contains(sources[index].tokens.upperBound),
                code.tree.tokens[sources[index].tokens.upperBound].flags.contains(.startsLine)
            else { continue }
            let end = sources.indices.dropFirst(index + 1).first { other in
                sources[other].capture == nil && sources[other].depth == sources[index].depth
                    && code.tokenKind(sources[other].tokens.lowerBound) == .rightParen
            }
            let wanted = items.indices.dropFirst(kept + 1).first { other in
                items[other].depth == items[kept].depth && template.code.tokenKind(items[other].token) == .rightParen
            }
            if let end, let wanted, keptAs[end] == wanted { continue }
            keptAs[index] = -1
            if let end { keptAs[end] = -1 }
        }
    }

    /// A brace on a line of its own stays with the condition that it stands below, and becomes no other brace.
    private static func isMisplaced(_ pieces: ArraySlice<Source>, _ before: Template.Item, _ code: Code) -> Bool {
        guard let condition = pieces.first, let brace = pieces.last, brace.capture == nil,
            code.tokenKind(brace.tokens.lowerBound) == .leftBrace,
            code.tree.tokens[brace.tokens.lowerBound].flags.contains(.startsLine)
        else { return false }
        if case .capture(let name) = before.piece { return condition.capture != name }
        return condition.capture != nil
    }

    private static func weight(
        _ source: Source, _ item: Template.Item, _ template: Template, _ code: Code, _ deeper: Int
    ) -> Int {
        let isLevel = source.depth + deeper == item.depth
        switch (source.capture, item.piece) {
        case (let name?, .capture(let other)):
            guard name == other else { return 0 }
            // What moves into other brackets may as well be moved as the brackets around it.
            return isLevel ? 1_000 : 15 + source.tokens.count
        case (nil, .literal(let token)):
            guard isLevel, code.text(source.tokens.lowerBound) == template.code.meaning(token) else { return 0 }
            switch code.tokenKind(source.tokens.lowerBound) {
            case .leftBrace, .rightBrace: return 60
            case .period, .comma, .colon, .leftParen, .rightParen, .leftSquare, .rightSquare: return 10
            default: return 30
            }
        default: return 0
        }
    }
}
