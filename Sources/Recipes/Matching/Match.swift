/// What a placeholder stands for: a run of tokens, with text around it where an equivalence made the value.
struct Bound: Sendable {
    /// Token indices in the code.
    var tokens: Range<Int>
    /// The nodes in the run: one, or one per element of a sequence.
    var nodes: [Int]
    /// The run includes the parentheses around the arguments that it stands for.
    var hasParentheses = false
    /// The other places at which the same name was found.
    var repeats: [Range<Int>] = []
    /// Text that belongs to the value but not to the code: `.rect(cornerRadius: ` before the `8` of `.cornerRadius(8)`.
    var prefix: [String] = []
    var suffix: [String] = []
}

/// One place at which a pattern matched.
struct Match: Sendable {
    /// The node that the match is reported at.
    var node: Int
    /// The tokens that the rewrite speaks of.
    var region: Range<Int>
    var bound: [String: Bound]
    /// Modifiers inside the region that the pattern does not name and that stay where they are.
    var keeps: [Keep]
    /// Which of the placeholders of the pattern stand for kept modifiers (`.$keep...`).
    var keepNames: Set<String>
    /// The call has no receiver: `background(…)` in an extension of `View`.
    var implicitSelf: Bool
    /// A closure stands in the parentheses where the pattern has it behind them, or the other way round. A rewrite
    /// never changes the form of a closure.
    var reshaped: Bool

    /// Whether the pattern itself names this token: neither captured nor kept.
    func names(_ token: Int) -> Bool {
        region.contains(token) && !keeps.contains { $0.contains(token) }
            && !bound.values.contains { $0.tokens.contains(token) }
    }
}

/// Modifiers between those that a pattern names.
struct Keep: Sendable {
    var tokens: Range<Int>
    /// The name of the chain's `.$keep...`; `nil` where the pattern has none and they stay all the same.
    var name: String?

    func contains(_ token: Int) -> Bool { tokens.contains(token) }
}
