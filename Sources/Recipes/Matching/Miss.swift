/// Why a pattern did not match at a place: the first difference of the attempt that came furthest.
struct Miss: Sendable {
    enum Kind: Sendable, Equatable {
        /// Another token, name or piece of code stands there.
        case different
        /// The pattern has an argument, or a statement, more than the code.
        case missing
        /// The code has an argument or statement that the pattern does not speak of.
        case extra
        /// A name stands for one thing already, and this is another: the placeholder.
        case rebound(String)
        /// No modifier of that name is in the chain, which has these.
        case noModifier([String])
        /// The modifier is there, but these stand between it and its neighbour.
        case between([String])
        /// One side is called, the other is not.
        case called
    }
    var kind: Kind
    /// Tokens of the pattern and of the code; empty at the end of what was there.
    var pattern: Range<Int>
    var code: Range<Int>
    /// Tokens of the pattern that had matched before.
    var progress: Int
    /// What the names stood for then.
    var bound: [Bound?]
}

/// Keeps the miss that came furthest; of two equal ones the earlier, which lies deeper in the pattern.
struct MissTrace: Sendable {
    private(set) var furthest: Miss?

    mutating func note(_ miss: Miss) {
        if let furthest, furthest.progress >= miss.progress { return }
        furthest = miss
    }
}

extension Matcher {
    /// Notes a difference when somebody listens; a run that only looks for matches pays one comparison for it.
    mutating func miss(_ kind: Miss.Kind, _ pattern: Range<Int>, _ code: Range<Int>) {
        guard trace != nil else { return }
        trace?.note(
            Miss(kind: kind, pattern: pattern, code: code, progress: state.progress, bound: state.bound))
    }

    /// Notes that a required modifier is not where it has to be, when no candidate has its name.
    mutating func missModifier(_ step: Link, _ places: [Int], _ search: ChainSearch) {
        guard trace != nil, placeholderName(token: step.name, in: pattern.code) == nil else { return }
        let chain = search.chain
        let wanted = pattern.code.text(step.name)
        let names = chain.links.map { code.text($0.name) }
        guard !places.contains(where: { names[$0] == wanted }) else { return }
        let at = places.last ?? 0
        let tokens = chain.links.indices.contains(at) ? chain.links[at].name..<chain.links[at].name + 1 : 0..<0
        if let inner = names[..<(places.min() ?? 0)].lastIndex(of: wanted), !pattern.anyOrder, !search.wanted.hasGap,
            places.count == 1
        {
            miss(.between(Array(names[(inner + 1)...at])), step.name..<step.name + 1, tokens)
        } else if places.count != 1 || pattern.anyOrder || search.wanted.hasGap {
            miss(.noModifier(names), step.name..<step.name + 1, tokens)
        }
    }
}
