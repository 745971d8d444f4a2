import SwiftTree

/// Matching of modifier chains: required modifiers in order or in any order, optional ones outside of them, others in
/// between that stay.
extension Matcher {
    /// A chain pattern in pieces.
    struct ChainPattern: Sendable {
        var base: Int?
        var required: [Link] = []
        /// With the index of the required modifier that an optional one stands behind; -1 for the base.
        var optional: [(link: Link, after: Int)] = []
        /// The `.$keep...` of the pattern. With any of them, other modifiers may stand anywhere; which name they
        /// get depends on the required modifier that they follow.
        var gaps: [(name: String?, after: Int)] = []
        var hasGap: Bool { !gaps.isEmpty }

        /// The name of what stays behind the required modifier `index`; -1 for the base.
        func gapName(after index: Int) -> String? {
            (gaps.last { $0.after <= index } ?? gaps.first)?.name
        }
    }

    /// Longer chains are left alone: no person wrote them, and every link would be held against all others.
    static let longestChain = 1_000

    /// Matches the chain pattern that ends at `p`. As the root of a pattern it is open to the outside; inside a
    /// pattern every link of the code's chain has to be accounted for. Returns the tokens from the innermost to the
    /// outermost part that was matched.
    mutating func matchChain(_ p: Int, _ s: Int, isRoot: Bool) -> Range<Int>? {
        let wanted = pattern.chainPattern(p)
        guard isRoot || wanted.base != nil || !wanted.required.isEmpty else { return nil }
        if wanted.required.isEmpty, wanted.optional.isEmpty, !wanted.hasGap { return nil }
        let chain = isRoot ? subjectChain(around: s, wanted) : code.chain(endingAt: s)
        guard chain.links.count <= Self.longestChain else { return nil }
        var search = ChainSearch(wanted: wanted, chain: chain, isRoot: isRoot, anchor: -1)
        if isRoot {
            if wanted.required.isEmpty {
                guard chain.base == s else { return nil }
            } else {
                guard let anchor = chain.links.firstIndex(where: { $0.node == s }) else { return nil }
                search.anchor = anchor
            }
        }
        guard assign(&search, wanted.required.count - 1, below: chain.links.count) else { return nil }
        assignOptional(&search)
        return finish(search)
    }

    struct ChainSearch {
        let wanted: ChainPattern
        let chain: Chain
        let isRoot: Bool
        /// Index of the link that the outermost required modifier has to be; -1 for the base.
        var anchor: Int
        /// Indices of the links that the pattern names.
        var consumed: Set<Int> = []
        /// The lowest link of each required modifier.
        var places: [Int: Int] = [:]
    }

    /// A bare call `background(…)` counts as a modifier of the implicit `self`.
    private func subjectChain(around node: Int, _ wanted: ChainPattern) -> Chain {
        var chain = code.wholeChain(around: node)
        guard wanted.base == nil, let base = chain.base, code.kind(base) == .functionCallExpr,
            let callee = code.child(base, .callee), code.kind(callee) == .declReferenceExpr, !pattern.exactly
        else { return chain }
        let name = code.firstToken(callee)
        chain.links.insert(
            Link(node: base, member: callee, call: base, dot: name, name: name, end: code.endToken(base)), at: 0)
        chain.base = nil
        return chain
    }

    /// Gives the required modifiers `0...index` their links, the outermost first.
    private mutating func assign(_ search: inout ChainSearch, _ index: Int, below: Int) -> Bool {
        guard index >= 0 else { return matchBase(&search) }
        let step = search.wanted.required[index]
        let isOutermost = index == search.wanted.required.count - 1
        let places = candidates(search, isOutermost: isOutermost, below: below)
        missModifier(step, places, search)
        for place in places {
            let savedState = state
            let savedSearch = search
            if let used = matchStep(step, place, search) {
                search.consumed.formUnion(used)
                let lowest = used.min() ?? place
                search.places[index] = lowest
                if assign(&search, index - 1, below: pattern.anyOrder ? below : lowest) { return true }
            }
            state = savedState
            search = savedSearch
        }
        return false
    }

    private func candidates(_ search: ChainSearch, isOutermost: Bool, below: Int) -> [Int] {
        let count = search.chain.links.count
        if pattern.anyOrder {
            let top = search.isRoot ? search.anchor : count - 1
            return stride(from: top, through: 0, by: -1).filter { !search.consumed.contains($0) }
        }
        if search.isRoot, isOutermost { return [search.anchor] }
        if search.wanted.hasGap { return stride(from: below - 1, through: 0, by: -1).map { $0 } }
        if isOutermost, !search.isRoot, !search.wanted.optional.isEmpty {
            return stride(from: count - 1, through: 0, by: -1).map { $0 }
        }
        return below > 0 ? [below - 1] : []
    }

    private mutating func matchBase(_ search: inout ChainSearch) -> Bool {
        let links = search.chain.links
        if search.isRoot, pattern.anyOrder, let top = search.consumed.max(), top != search.anchor { return false }
        guard let base = search.wanted.base else { return search.isRoot || search.chain.base == nil }
        if search.wanted.hasGap || search.wanted.required.isEmpty {
            guard let innermost = search.chain.base else { return false }
            return matchNode(base, innermost)
        }
        guard let lowest = search.consumed.min() else { return false }
        guard let receiver = lowest > 0 ? links[lowest - 1].node : search.chain.base else { return false }
        return matchNode(base, receiver)
    }

    private mutating func assignOptional(_ search: inout ChainSearch) {
        for (step, after) in search.wanted.optional {
            let start = after < 0 ? 0 : (search.places[after] ?? -1) + 1
            let end = pattern.anyOrder ? nil : search.places[after + 1]
            for place in start..<max(start, end ?? search.chain.links.count) where !search.consumed.contains(place) {
                let saved = state
                if let used = matchStep(step, place, search) {
                    search.consumed.formUnion(used)
                    break
                }
                state = saved
            }
        }
    }

    /// Checks that nothing is left over and records what stays.
    private mutating func finish(_ search: ChainSearch) -> Range<Int>? {
        let links = search.chain.links
        let wanted = search.wanted
        let lowest = wanted.base != nil && wanted.hasGap ? 0 : (search.consumed.min() ?? 0)
        // Links further in belong to the receiver that the base stands for.
        let isComplete = wanted.hasGap || (lowest..<links.count).allSatisfy(search.consumed.contains)
        guard search.isRoot || isComplete else {
            let others = (lowest..<links.count).filter { !search.consumed.contains($0) }
            if let first = others.first {
                let names = others.map { code.text(links[$0].name) }
                miss(.between(names), 0..<0, links[first].tokens)
            }
            return nil
        }
        let highest = search.isRoot ? (search.consumed.max() ?? -1) : links.count - 1
        var index = lowest
        while index <= highest {
            if search.consumed.contains(index) {
                index += 1
                continue
            }
            // With a base that is a whole receiver the links inside it belong to the capture.
            let start = index
            while index <= highest, !search.consumed.contains(index) { index += 1 }
            if wanted.base == nil || wanted.hasGap || start > (search.consumed.min() ?? -1) {
                let required = search.places.filter { $0.value < start }.keys.max() ?? -1
                state.keeps.append(
                    Keep(tokens: links[start].dot..<links[index - 1].end, name: wanted.gapName(after: required)))
            }
        }
        if links.indices.contains(lowest), links[lowest].dot == links[lowest].name { state.implicitSelf = true }
        if search.isRoot, wanted.base == nil, lowest == 0, !mayBeModifier(search.chain) { return nil }
        let base = wanted.base == nil ? nil : matchedBase(search)
        guard let start = base.map(code.firstToken) ?? (lowest < links.count ? links[lowest].dot : nil) else {
            return nil
        }
        let end = highest >= 0 ? links[highest].end : (base.map(code.endToken) ?? start)
        return start..<end
    }

    /// Whether the first link of a chain without a receiver may be a modifier: in an `#if` between modifiers, and as
    /// a call on the implicit `self`. As an argument it is an implicit member: `f(.bold(1))`.
    private func mayBeModifier(_ chain: Chain) -> Bool {
        guard chain.base == nil, let first = chain.links.first, let last = chain.links.last else { return true }
        guard first.dot != first.name, first.call != nil, let parent = code.parent(last.node) else { return true }
        return code.kind(parent) == .ifConfigClause || code.role(last.node) == .statement
    }

    private func matchedBase(_ search: ChainSearch) -> Int? {
        if search.wanted.hasGap || search.wanted.required.isEmpty { return search.chain.base }
        guard let lowest = search.consumed.min(), lowest > 0 else { return search.chain.base }
        return search.chain.links[lowest - 1].node
    }

    // MARK: One modifier

    /// The links that the modifier `step` is found in, when it is: one, or two for a material and its clip.
    private mutating func matchStep(_ step: Link, _ place: Int, _ search: ChainSearch) -> Set<Int>? {
        let link = search.chain.links[place]
        let saved = state
        if matchName(step, link), matchLinkCall(step, link) { return [place] }
        state = saved
        guard !pattern.exactly else { return nil }
        if pattern.code.isSurface(step) {
            if code.token(link.name, is: "background"), matchFilledShape(step, link) { return [place] }
            state = saved
            if let inner = matchClipped(step, place, search) { return [inner, place] }
            state = saved
        }
        if matchName(step, link), code.token(link.name, is: "overlay"),
            let wanted = pattern.code.onlyArgument(step, closures: true),
            let found = code.onlyArgument(link, closures: true), matchNode(wanted, found)
        {
            return [place]
        }
        state = saved
        return nil
    }

    private mutating func matchName(_ step: Link, _ link: Link) -> Bool {
        if let name = placeholderName(token: step.name, in: pattern.code) {
            guard name != "_", let index = pattern.names.firstIndex(of: name) else { return name == "_" }
            return bind(index, Bound(tokens: link.name..<link.name + 1, nodes: [link.member]))
        }
        guard pattern.code.hasSameText(step.name, link.name, in: code) else {
            miss(.different, step.name..<step.name + 1, link.name..<link.name + 1)
            return false
        }
        state.progress += 1
        return true
    }

    private mutating func matchLinkCall(_ step: Link, _ link: Link) -> Bool {
        switch (step.call, link.call) {
        case (nil, nil): return true
        case (let p?, let s?):
            guard let wanted = pattern.callArguments(p), let found = code.callArguments(s) else { return false }
            return matchArguments(wanted, found)
        default:
            miss(.called, step.tokens, link.tokens)
            return false
        }
    }

    /// `.background(shape.fill(material))` and `.background { shape.fill(material) }`, decorations of the shape
    /// included.
    private mutating func matchFilledShape(_ step: Link, _ link: Link) -> Bool {
        guard let (material, shape) = surfaceArguments(step), let filled = code.onlyArgument(link, closures: true)
        else {
            return false
        }
        let chain = code.chain(endingAt: filled)
        guard let fill = chain.links.firstIndex(where: { code.token($0.name, is: "fill") }),
            chain.links[(fill + 1)...].allSatisfy({ Equivalences.decorations.contains(code.text($0.name)) }),
            let value = code.onlyArgument(chain.links[fill], closures: false),
            let receiver = code.receiver(chain.links[fill])
        else { return false }
        return matchNode(material, value) && matchNode(shape, receiver)
    }

    /// `.background(material)` with a later `.clipShape(shape)` or `.cornerRadius(r)` at `place`.
    private mutating func matchClipped(_ step: Link, _ place: Int, _ search: ChainSearch) -> Int? {
        let links = search.chain.links
        let clip = links[place]
        let isCorner = code.token(clip.name, is: "cornerRadius")
        guard isCorner || code.token(clip.name, is: "clipShape"), let (material, shape) = surfaceArguments(step),
            let value = code.onlyArgument(clip, closures: false)
        else { return nil }
        var inner = place - 1
        while inner >= 0, Equivalences.neutral.contains(code.text(links[inner].name)) { inner -= 1 }
        guard inner >= 0, !search.consumed.contains(inner), code.token(links[inner].name, is: "background"),
            let found = code.onlyArgument(links[inner], closures: false), matchNode(material, found)
        else { return nil }
        if isCorner {
            guard case .one(let index) = pattern.slot(shape) else { return nil }
            let bound = Bound(
                tokens: code.tokenRange(value), nodes: [value], prefix: [".", "rect", "(", "cornerRadius", ":"],
                suffix: [")"])
            return bind(index, bound) ? inner : nil
        }
        return matchNode(shape, value) ? inner : nil
    }

    private func surfaceArguments(_ step: Link) -> (material: Int, shape: Int)? {
        guard let call = step.call, let arguments = pattern.callArguments(call)?.arguments,
            arguments.count == 2
        else { return nil }
        return (arguments[0].value, arguments[1].value)
    }
}
