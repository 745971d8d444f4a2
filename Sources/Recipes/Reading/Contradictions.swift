import Platforms

/// Finds lines of a `where` block that no code can satisfy together. All lines have to hold, so two of them that
/// exclude each other make a recipe that never matches.
struct Contradictions {
    /// One requirement: a word of the vocabulary that has to be true, or has to be false.
    private struct Term {
        var condition: Condition
        var isTrue: Bool
        var line: RecipeLine
    }

    private let terms: [Term]

    init(_ conditions: [ReadCondition]) {
        terms = conditions.flatMap { Contradictions.terms($0.condition, true, $0.line) }
    }

    /// The first line that cannot hold, and the earlier one that it excludes; the same line when it is impossible
    /// by itself.
    func first() -> (line: RecipeLine, earlier: RecipeLine)? {
        for (index, term) in terms.enumerated() {
            if let earlier = terms[..<index].first(where: { excludes($0, term) }) { return (term.line, earlier.line) }
            let alike = terms[...index].filter { key($0.condition) == key(term.condition) }
            if key(term.condition) != nil, !isPossible(alike) {
                return (term.line, alike.first?.line ?? term.line)
            }
        }
        return nil
    }

    /// What has to hold for a condition to hold; an `||` says nothing about either side.
    private static func terms(_ condition: Condition, _ isTrue: Bool, _ line: RecipeLine) -> [Term] {
        switch condition {
        case .not(let inner): terms(inner, !isTrue, line)
        case .and(let a, let b) where isTrue: terms(a, true, line) + terms(b, true, line)
        case .or(let a, let b) where !isTrue: terms(a, false, line) + terms(b, false, line)
        case .and, .or: []
        default: [Term(condition: condition, isTrue: isTrue, line: line)]
        }
    }

    private func excludes(_ a: Term, _ b: Term) -> Bool {
        if a.isTrue != b.isTrue, a.condition.words == b.condition.words { return true }
        switch (a.condition, b.condition) {
        case (.layer(let first), .layer(let second)): return a.isTrue && b.isTrue && first != second
        case (.captureKind(let x, let first), .captureKind(let y, let second)):
            return x == y && a.isTrue && b.isTrue && (first == .isMaterial) != (second == .isMaterial)
        case (.inside(let x, let isModifier, let slot), .inside(let y, let isOtherModifier, let otherSlot)):
            guard x == y, isModifier == isOtherModifier, a.isTrue != b.isTrue else { return false }
            // In the label of a button is in a button.
            return (a.isTrue ? slot : otherSlot) != nil && (a.isTrue ? otherSlot : slot) == nil
        default: return false
        }
    }

    // MARK: Numbers

    /// What a comparison is about; `nil` for conditions that compare nothing.
    private func key(_ condition: Condition) -> String? {
        switch condition {
        case .count(let name, let patterns, _, _):
            "count " + Condition.count(name, patterns, .equal, 0).words
        case .target(let platform, _, _): "target " + platform.rawValue
        case .number(let name, _, _): "number " + name
        default: nil
        }
    }

    /// Whether some number satisfies all of the comparisons: one at, below or above those that they name.
    private func isPossible(_ terms: [Term]) -> Bool {
        let bounds = terms.compactMap { number($0.condition) }
        let candidates = bounds.flatMap { [$0 - 1, $0, $0 + 1] }.filter { $0 >= 0 }
        return candidates.contains { candidate in
            terms.allSatisfy { holds($0.condition, candidate) == $0.isTrue }
        }
    }

    private func number(_ condition: Condition) -> Int? {
        switch condition {
        case .count(_, _, _, let number): number
        case .target(_, _, let version): version.major * 1000 + version.minor
        case .number(_, _, let number): Int(exactly: (number * 1000).rounded())
        default: nil
        }
    }

    private func holds(_ condition: Condition, _ value: Int) -> Bool {
        switch condition {
        case .count(_, _, let comparison, let number): comparison.holds(value, number)
        case .target(_, let comparison, let version): comparison.holds(value, version.major * 1000 + version.minor)
        case .number(_, let comparison, let number): comparison.holds(Double(value) / 1000, number)
        default: true
        }
    }
}
