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
        return all.dropFirst().reduce(all[0]) { $1.total > $0.total ? $1 : $0 }
    }

    private init(_ sources: [Source], _ items: [Template.Item], _ template: Template, _ code: Code, deeper: Int) {
        let (n, m) = (sources.count, items.count)
        let width = m + 1
        // best[i][j]: the greatest weight of sources i… and items j…; joined: the same when i and j are kept together.
        var best = ContiguousArray(repeating: 0, count: (n + 1) * width)
        var joined = ContiguousArray(repeating: 0, count: (n + 1) * width)
        for i in stride(from: n - 1, through: 0, by: -1) {
            for j in stride(from: m - 1, through: 0, by: -1) {
                let weight = Alignment.weight(sources[i], items[j], template, code, deeper)
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

    private static func weight(
        _ source: Source, _ item: Template.Item, _ template: Template, _ code: Code, _ deeper: Int
    ) -> Int {
        let isLevel = source.depth + deeper == item.depth
        switch (source.capture, item.piece) {
        case (let name?, .capture(let other)), (let name?, .keep(let other)):
            guard name == other else { return 0 }
            // What moves into other brackets may as well be moved as the brackets around it.
            return isLevel ? 1_000 : 15 + source.tokens.count
        case (nil, .literal(let token)):
            guard isLevel, code.text(source.tokens.lowerBound) == template.code.text(token) else { return 0 }
            switch code.tokenKind(source.tokens.lowerBound) {
            case .leftBrace, .rightBrace: return 60
            case .period, .comma, .colon, .leftParen, .rightParen, .leftSquare, .rightSquare: return 10
            default: return 30
            }
        default: return 0
        }
    }
}
