import SwiftTree

/// One difference between two trees: the smallest piece around it that a pattern can begin with. Ranges are tokens.
struct TreeChange: Equatable {
    var before: Range<Int>
    /// Empty where the piece only goes.
    var after: Range<Int>
    /// Modifiers of a chain, whatever their receiver is.
    var isModifiers: Bool
}

/// Compares two trees from the top: what is equal is left alone, what differs is followed downwards as long as both
/// sides have the same shape.
struct TreeComparison {
    let before: Code
    let after: Code

    /// `nil` when a difference is not within anything that a pattern could begin with.
    func changes() -> [TreeChange]? { compare(0, 0) }

    /// The differences between two nodes; `nil` when the node around them has to be taken.
    private func compare(_ b: Int, _ a: Int) -> [TreeChange]? {
        if same(before.tokenRange(b), after.tokenRange(a)) { return [] }
        let (chainB, chainA) = (before.chain(endingAt: b), after.chain(endingAt: a))
        if !chainB.links.isEmpty || !chainA.links.isEmpty { return compareChains(chainB, chainA, b, a) }
        if before.kind(b) == .functionCallExpr, after.kind(a) == .functionCallExpr {
            return compareCalls(b, a) ?? piece(b, a)
        }
        return compareElements(b, a) ?? compareStatements(b, a) ?? piece(b, a)
    }

    private func same(_ b: Range<Int>, _ a: Range<Int>) -> Bool {
        b.count == a.count && zip(b, a).allSatisfy { before.text($0) == after.text($1) }
    }

    // MARK: Same shape

    private func compareElements(_ b: Int, _ a: Int) -> [TreeChange]? {
        let (left, right) = (before.elements(b), after.elements(a))
        guard before.kind(b) == after.kind(a), left.count == right.count, !left.isEmpty else { return nil }
        var changes: [TreeChange] = []
        for (first, second) in zip(left, right) {
            switch (first, second) {
            case (.token(let p), .token(let s)):
                guard before.text(p) == after.text(s) else { return nil }
            case (.node(let p), .node(let s)):
                guard let inner = compare(p, s) else { return nil }
                changes += inner
            default: return nil
            }
        }
        return changes
    }

    private func compareCalls(_ b: Int, _ a: Int) -> [TreeChange]? {
        guard let left = before.callArguments(b), let right = after.callArguments(a),
            same(before.tokenRange(left.callee), after.tokenRange(right.callee))
        else { return nil }
        return compareArguments(left, right)
    }

    private func compareArguments(_ left: CallArguments, _ right: CallArguments) -> [TreeChange]? {
        guard left.arguments.count == right.arguments.count else { return nil }
        var changes: [TreeChange] = []
        for (first, second) in zip(left.arguments, right.arguments) {
            guard first.label.map(before.text) == second.label.map(after.text), first.isTrailing == second.isTrailing,
                let inner = compare(first.value, second.value)
            else { return nil }
            changes += inner
        }
        return changes
    }

    // MARK: Statements

    /// Lists of statements or members of different length: the run that differs.
    private func compareStatements(_ b: Int, _ a: Int) -> [TreeChange]? {
        let (left, right) = (items(before, b), items(after, a))
        guard before.kind(b) == after.kind(a), !left.isEmpty, !right.isEmpty else { return nil }
        let head = commonPrefix(left, right)
        let tail = commonPrefix(left.dropFirst(head).reversed(), right.dropFirst(head).reversed())
        var (oldRun, newRun) = (head..<left.count - tail, head..<right.count - tail)
        if oldRun.count == newRun.count {
            let pairs = zip(oldRun, newRun).map { compare(left[$0], right[$1]) }
            if pairs.allSatisfy({ $0 != nil }) { return pairs.flatMap { $0 ?? [] } }
        }
        if oldRun.isEmpty {
            // Something new is found by its neighbours. With both of them the recipe does not match its own result.
            let (before, behind) = (head > 0 ? 1 : 0, tail > 0 ? 1 : 0)
            oldRun = head - before..<head + behind
            newRun = head - before..<newRun.upperBound + behind
        }
        let old = before.firstToken(left[oldRun.lowerBound])..<before.endToken(left[oldRun.upperBound - 1])
        let new =
            newRun.isEmpty
            ? 0..<0 : after.firstToken(right[newRun.lowerBound])..<after.endToken(right[newRun.upperBound - 1])
        return canBegin(old) ? [TreeChange(before: old, after: new, isModifiers: false)] : nil
    }

    private func items(_ code: Code, _ node: Int) -> [Int] {
        var items: [Int] = []
        for child in code.children(node) where code.role(child) == .statement || code.role(child) == .member {
            items.append(child)
        }
        return items
    }

    private func commonPrefix(_ left: some Sequence<Int>, _ right: some Sequence<Int>) -> Int {
        zip(left, right).prefix { same(before.tokenRange($0), after.tokenRange($1)) }.count
    }

    // MARK: Chains

    private func compareChains(_ left: Chain, _ right: Chain, _ b: Int, _ a: Int) -> [TreeChange]? {
        // `.system(size: 3)` as an argument is no modifier: the call around it is what changes.
        guard let baseB = left.base, let baseA = right.base else { return nil }
        guard same(before.tokenRange(baseB), after.tokenRange(baseA)) else {
            let tail = zip(left.links.reversed(), right.links.reversed()).prefix { same($0.tokens, $1.tokens) }.count
            let (restB, restA) = (left.links.dropLast(tail), right.links.dropLast(tail))
            if restB.isEmpty, restA.isEmpty { return compare(baseB, baseA) }
            return piece(restB.last?.node ?? baseB, restA.last?.node ?? baseA)
        }
        let head = zip(left.links, right.links).prefix { same($0.tokens, $1.tokens) }.count
        let tail = zip(left.links.dropFirst(head).reversed(), right.links.dropFirst(head).reversed())
            .prefix { same($0.tokens, $1.tokens) }.count
        let (old, new) = (left.links[head..<left.links.count - tail], right.links[head..<right.links.count - tail])
        if let inner = compareLinks(old, new) { return inner }
        if let first = old.first, let last = old.last {
            return [modifiers(first.dot..<last.end, new.first.map { $0.dot..<(new.last?.end ?? $0.end) } ?? 0..<0)]
        }
        guard let added = new.last else { return [] }
        if head > 0 {
            return [modifiers(left.links[head - 1].tokens, right.links[head - 1].dot..<added.end)]
        }
        let range = before.tokenRange(baseB)
        guard canBegin(range) else { return nil }
        return [TreeChange(before: range, after: after.firstToken(baseA)..<added.end, isModifiers: false)]
    }

    private func modifiers(_ old: Range<Int>, _ new: Range<Int>) -> TreeChange {
        TreeChange(before: old, after: new, isModifiers: true)
    }

    /// The same modifiers with differences inside of closures only.
    private func compareLinks(_ old: ArraySlice<Link>, _ new: ArraySlice<Link>) -> [TreeChange]? {
        guard old.count == new.count, !old.isEmpty else { return nil }
        var changes: [TreeChange] = []
        for (first, second) in zip(old, new) {
            guard before.text(first.name) == after.text(second.name), let p = first.call, let s = second.call,
                let left = before.callArguments(p), let right = after.callArguments(s),
                let inner = compareArguments(left, right)
            else { return nil }
            changes += inner
        }
        return changes
    }

    // MARK: Pieces

    /// The two nodes as one change, if a pattern can begin there. A value among arguments is too little to go by,
    /// unless one function gives way to another.
    private func piece(_ b: Int, _ a: Int) -> [TreeChange]? {
        let isCallForCall = isNamedCall(before, b) && isNamedCall(after, a)
        let isItem = before.role(b) == .statement || before.role(b) == .base
        guard isCallForCall || isItem, canBegin(before.tokenRange(b)) else { return nil }
        return [TreeChange(before: before.tokenRange(b), after: after.tokenRange(a), isModifiers: false)]
    }

    private func isNamedCall(_ code: Code, _ node: Int) -> Bool {
        code.kind(node) == .functionCallExpr && code.link(node) == nil && code.calleeName(node) != nil
    }

    private func canBegin(_ tokens: Range<Int>) -> Bool {
        var pattern = Pattern(before.string(tokens: tokens))
        pattern.checkRoots()
        return pattern.problems.isEmpty
    }
}
