import SwiftTree

/// Holds one pattern against places in one tree. Choices are undone by restoring `state`, which is small.
struct Matcher {
    let pattern: Pattern
    let code: Code

    struct State {
        var bound: [Bound?]
        var keeps: [Keep] = []
        var implicitSelf = false
        var reshaped = false
        /// Tokens of the pattern that have matched: how far an attempt came.
        var progress = 0
    }
    var state: State
    /// Steps of the attempt so far, however often it was undone.
    private(set) var steps = 0
    /// An attempt with more steps is given up: several sequences beside each other can be divided in more ways than
    /// anybody waits for.
    static let mostSteps = 100_000
    var isGivenUp: Bool { steps > Self.mostSteps }
    /// Where differences are noted, for those who ask why; it outlives every attempt.
    var trace: MissTrace?

    /// What the names of the pattern stand for before it is looked for.
    private let given: [Bound?]

    /// `given` are captures of another pattern; the same name stands for the same code in this one.
    init(_ pattern: Pattern, in code: Code, given: [String: Bound] = [:]) {
        self.pattern = pattern
        self.code = code
        self.given = pattern.names.map { given[$0] }
        state = State(bound: self.given)
    }

    /// Matches the pattern with its outermost required part at `node`.
    mutating func match(at node: Int) -> Match? {
        // Most places fail here; who asks why wants to see the arguments compared.
        guard trace != nil || code.hasLabels(pattern.rootLabels, node) else { return nil }
        steps = 0
        state = State(bound: given)
        guard let region = pattern.roots.count == 1 ? matchRoot(node) : matchStatements(from: node), !isGivenUp else {
            return nil
        }
        return match(node, region)
    }

    /// Matches the pattern with all of a node, so that `.rect(…)` is a value and no modifier.
    mutating func matchValue(at node: Int) -> Match? {
        steps = 0
        state = State(bound: given)
        guard pattern.roots.count == 1, matchNode(pattern.roots[0], node), !isGivenUp else { return nil }
        return match(node, code.tokenRange(node))
    }

    private func match(_ node: Int, _ region: Range<Int>) -> Match {
        var bound: [String: Bound] = [:]
        for (index, name) in pattern.names.enumerated() { bound[name] = state.bound[index] }
        let inside = state.keeps.filter {
            $0.tokens.lowerBound >= region.lowerBound && $0.tokens.upperBound <= region.upperBound
        }
        return Match(
            node: node, region: region, bound: bound, keeps: inside, keepNames: pattern.keepNames,
            implicitSelf: state.implicitSelf,
            reshaped: state.reshaped)
    }

    private mutating func matchRoot(_ node: Int) -> Range<Int>? {
        let root = pattern.roots[0]
        if let found = matchChain(root, node, isRoot: true) { return found }
        if pattern.code.link(root) != nil { return nil }
        guard matchNode(root, node) else { return nil }
        let tokens = code.tokenRange(node)
        // The comma behind an argument belongs to the list.
        let endsInComma = code.kind(node) == .labeledExpr && code.tokenKind(tokens.upperBound - 1) == .comma
        return endsInComma ? tokens.lowerBound..<tokens.upperBound - 1 : tokens
    }

    /// Several statements or members in a row, the first at `node`.
    private mutating func matchStatements(from node: Int) -> Range<Int>? {
        guard let block = code.parent(node), [.statement, .member].contains(code.role(node)) else { return nil }
        let role = code.role(node)
        let statements = code.children(block).filter { code.role($0) == role }
        guard let start = statements.firstIndex(of: node) else { return nil }
        guard start + pattern.roots.count <= statements.count else {
            let end = code.endToken(block) - 1
            miss(.missing, pattern.code.tokenRange(pattern.roots[statements.count - start]), end..<end)
            return nil
        }
        let run = statements[start..<start + pattern.roots.count]
        for (root, statement) in zip(pattern.roots, run) where !matchNode(root, statement) { return nil }
        guard let last = run.last else { return nil }
        return code.firstToken(node)..<code.endToken(last)
    }

    // MARK: Nodes

    mutating func matchNode(_ p: Int, _ s: Int) -> Bool {
        steps += 1
        if isGivenUp { return false }
        let progress = state.progress
        if matchWhole(p, s) { return true }
        // What failed deeper inside was noted there.
        state.progress = progress
        miss(.different, pattern.code.tokenRange(p), code.tokenRange(s))
        return false
    }

    private mutating func matchWhole(_ p: Int, _ s: Int) -> Bool {
        switch pattern.slot(p) {
        case .anyOne:
            state.progress += 1
            return true
        case .one(let index):
            guard bind(index, Bound(tokens: code.tokenRange(s), nodes: [s])) else {
                miss(.rebound(pattern.names[index]), pattern.code.tokenRange(p), code.tokenRange(s))
                return false
            }
            state.progress += 1
            return true
        case .many, .anyMany: return false
        case .literal: break
        }
        let p = pattern.exactly ? p : pattern.code.withoutParentheses(p)
        let s = pattern.exactly ? s : code.withoutParentheses(s)
        if let wanted = pattern.literal(p) {
            if pattern.exactly {
                return pattern.code.tokenRange(p).map(pattern.code.meaning) == code.tokenRange(s).map(code.text)
            }
            if code.isSpelled(wanted, tokens: code.tokenRange(s)) {
                state.progress += wanted.count
                return true
            }
        }
        if !pattern.exactly, let link = pattern.code.link(p), link.call != nil, isPlainCall(link) {
            // `.rect(…)` may stand there as `RoundedRectangle(…)`, and `self.open(…)` as `open(…)`.
            let saved = state
            if matchCall(p, s) { return true }
            state = saved
        }
        if pattern.code.link(p) != nil {
            return matchChain(p, s, isRoot: false) != nil
        }
        if pattern.code.kind(p) == .functionCallExpr { return matchCall(p, s) }
        guard pattern.code.kind(p) == code.kind(s) else { return false }
        return matchElements(p, s)
    }

    private func isPlainCall(_ link: Link) -> Bool {
        guard let receiver = pattern.code.receiver(link) else { return true }
        return pattern.code.string(node: receiver) == "self"
    }

    private mutating func matchElements(_ p: Int, _ s: Int) -> Bool {
        let wanted = pattern.code.elements(p)
        let found = withoutUnnamedModifiers(p, code.elements(s))
        if let matched = matchAssignment(p, wanted, found) { return matched }
        if pattern.code.kind(p) == .closureExpr, let index = pattern.onlySequence(closure: p) {
            // A closure that is all `$body...` takes its signature along.
            let inside = code.firstToken(s) + 1..<code.endToken(s) - 1
            return index < 0 || bind(index, Bound(tokens: inside, nodes: code.statements(s)))
        }
        return matchElements(wanted[...], found[...], gap: code.firstToken(s) + 1)
    }

    /// Attributes and modifiers of a declaration that the pattern does not speak of stay where they are.
    private mutating func withoutUnnamedModifiers(_ p: Int, _ found: [Code.Element]) -> [Code.Element] {
        let roles: [Role] = [.attribute, .modifier]
        guard !pattern.exactly, pattern.code.role(p) == .statement || pattern.code.role(p) == .member else {
            return found
        }
        return roles.reduce(found) { rest, role in
            if pattern.code.child(p, role) != nil { return rest }
            return rest.filter { element in
                guard case .node(let node) = element, code.role(node) == role else { return true }
                state.keeps.append(Keep(tokens: code.tokenRange(node), name: nil))
                return false
            }
        }
    }

    /// `$x = $value`: operators are not folded, so what is assigned may be several elements of the sequence.
    private mutating func matchAssignment(
        _ p: Int, _ wanted: [Code.Element], _ found: [Code.Element]
    ) -> Bool? {
        guard pattern.code.kind(p) == .sequenceExpr, wanted.count == 3, found.count > 3,
            case .node(let target) = wanted[0], case .node(let sign) = wanted[1], case .node(let value) = wanted[2],
            pattern.code.kind(sign) == .assignmentExpr, case .node(let place) = found[0],
            case .node(let equals) = found[1], code.kind(equals) == .assignmentExpr
        else { return nil }
        let tokens = code.tokens(found[2]).lowerBound..<code.tokens(found[found.count - 1]).upperBound
        guard matchNode(target, place) else { return false }
        switch pattern.slot(value) {
        case .anyOne: return true
        case .one(let index): return bind(index, Bound(tokens: tokens, nodes: []))
        default: return false
        }
    }

    /// `gap` is the token at which an empty sequence stands.
    private mutating func matchElements(
        _ wanted: ArraySlice<Code.Element>, _ found: ArraySlice<Code.Element>, gap: Int
    ) -> Bool {
        guard let first = wanted.first else {
            if let extra = found.first { miss(.extra, 0..<0, code.tokens(extra)) }
            return found.isEmpty
        }
        guard let next = found.first else {
            if case .node(let p) = first, pattern.slot(p).isSequence {
                return matchSequence(pattern.slot(p), wanted.dropFirst(), found, gap: gap)
            }
            miss(.missing, pattern.code.tokens(first), gap..<gap)
            return false
        }
        switch first {
        case .token(let p):
            guard case .token(let s) = next, matchToken(p, s) else {
                // A closing bracket of the pattern against a further element of the code.
                if case .node = next { miss(.extra, 0..<0, code.tokens(next)) }
                miss(.different, p..<p + 1, code.tokens(next))
                return false
            }
            state.progress += 1
            return matchElements(wanted.dropFirst(), found.dropFirst(), gap: s + 1)
        case .node(let p):
            let slot = pattern.slot(p)
            switch slot {
            case .many, .anyMany:
                return matchSequence(slot, wanted.dropFirst(), found, gap: gap)
            default:
                guard case .node(let s) = next else {
                    miss(.different, pattern.code.tokenRange(p), code.tokens(next))
                    return false
                }
                let saved = state
                if matchNode(p, s), matchElements(wanted.dropFirst(), found.dropFirst(), gap: code.endToken(s)) {
                    return true
                }
                state = saved
                return false
            }
        }
    }

    private mutating func matchSequence(
        _ slot: Pattern.Slot, _ rest: ArraySlice<Code.Element>, _ found: ArraySlice<Code.Element>, gap: Int
    ) -> Bool {
        var nodes: [Int] = []
        var remaining = found
        while !isGivenUp {
            steps += 1
            let saved = state
            if bindSequence(slot, nodes, emptyAt: gap),
                matchElements(rest, remaining, gap: nodes.last.map(code.endToken) ?? gap)
            {
                return true
            }
            state = saved
            guard case .node(let next)? = remaining.first else { return false }
            nodes.append(next)
            remaining = remaining.dropFirst()
        }
        return false
    }

    private mutating func matchToken(_ p: Int, _ s: Int) -> Bool {
        guard let name = placeholderName(token: p, in: pattern.code) else {
            return pattern.code.meaning(p) == code.text(s)
        }
        // The name of a declaration, or a label.
        guard name != "_", let index = pattern.names.firstIndex(of: name) else { return true }
        return bind(index, Bound(tokens: s..<s + 1, nodes: []))
    }

    // MARK: Calls

    mutating func matchCall(_ p: Int, _ s: Int) -> Bool {
        guard code.kind(s) == .functionCallExpr, let wanted = pattern.callArguments(p),
            let found = code.callArguments(s), matchCallee(wanted.callee, found.callee)
        else { return false }
        return matchArguments(wanted, found)
    }

    private mutating func matchCallee(_ p: Int, _ s: Int) -> Bool {
        if pattern.slot(p) == .literal, !pattern.exactly, let wanted = pattern.literal(p) {
            guard isSameCallee(wanted, code.tokenRange(s)) else {
                miss(.different, pattern.code.tokenRange(p), code.tokenRange(s))
                return false
            }
            state.progress += 1
            return true
        }
        // A callee that is itself a chain would make `$control` swallow every modifier call.
        if pattern.slot(p) != .literal, code.link(s) != nil, code.child(s, .base) != nil { return false }
        return matchNode(p, s)
    }

    /// `RoundedRectangle(…)` is `.rect(…)`.
    private func isSameCallee(_ wanted: [String], _ found: Range<Int>) -> Bool {
        func name(_ tokens: [String]) -> [String] { tokens == ["RoundedRectangle"] ? [".", "rect"] : tokens }
        if code.isSpelled(wanted, tokens: found) { return true }
        guard Equivalences.isRespelled(found.lowerBound, in: code) || wanted == ["RoundedRectangle"] else {
            return false
        }
        return name(wanted) == name(code.canonical(tokens: found))
    }

    mutating func matchArguments(_ wanted: CallArguments, _ found: CallArguments) -> Bool {
        let inParentheses = wanted.arguments.filter { !$0.isTrailing }
        if inParentheses.count == 1, wanted.arguments.count >= 1 {
            // `(…$head...)` alone stands for the parentheses too, so that a call without them matches.
            let slot = pattern.slot(inParentheses[0].node)
            if slot.isSequence {
                return matchHead(slot, Array(wanted.arguments.dropFirst()), found)
            }
        }
        return matchList(wanted.arguments[...], found.arguments[...], found)
    }

    private mutating func matchHead(
        _ slot: Pattern.Slot, _ trailing: [CallArguments.Argument], _ found: CallArguments
    ) -> Bool {
        let count = found.arguments.count - trailing.count
        guard count >= 0 else {
            let end = found.arguments.last.map { code.endToken($0.node) } ?? code.endToken(found.callee)
            miss(.missing, pattern.code.tokenRange(trailing[found.arguments.count].node), end..<end)
            return false
        }
        let head = found.arguments.prefix(count)
        if let closure = head.first(where: { $0.isTrailing }) {
            miss(.extra, 0..<0, code.tokenRange(closure.node))
            return false
        }
        let after = code.endToken(found.callee)
        guard bindSequence(slot, head.map(\.node), emptyAt: after) else { return false }
        if let index = slot.name {
            // All of the parentheses when they hold nothing else; else up to the last of the head.
            let allInHead = found.arguments.dropFirst(count).allSatisfy { $0.isTrailing }
            if allInHead {
                state.bound[index]?.tokens = found.parentheses ?? after..<after
                state.bound[index]?.hasParentheses = true
            }
        }
        return matchList(trailing[...], found.arguments.dropFirst(count), found)
    }

    private mutating func matchList(
        _ wanted: ArraySlice<CallArguments.Argument>, _ found: ArraySlice<CallArguments.Argument>,
        _ call: CallArguments
    ) -> Bool {
        guard let first = wanted.first else {
            if let extra = found.first { miss(.extra, 0..<0, code.tokenRange(extra.node)) }
            return found.isEmpty
        }
        let slot = pattern.slot(first.node)
        if slot.isSequence {
            var nodes: [Int] = []
            var remaining = found
            let gap = found.first.map { code.firstToken($0.node) } ?? (call.parentheses?.upperBound ?? 1) - 1
            while !isGivenUp {
                steps += 1
                let saved = state
                if bindSequence(slot, nodes, emptyAt: gap), matchList(wanted.dropFirst(), remaining, call) {
                    return true
                }
                state = saved
                guard let next = remaining.first, !next.isTrailing else { return false }
                nodes.append(next.node)
                remaining = remaining.dropFirst()
            }
            return false
        }
        guard let next = found.first else {
            let end = call.arguments.last.map { code.endToken($0.node) } ?? (call.parentheses?.upperBound ?? 1) - 1
            miss(.missing, pattern.code.tokenRange(first.node), end..<end)
            return false
        }
        guard labelsMatch(first, next) else {
            miss(.different, pattern.code.tokenRange(first.node), code.tokenRange(next.node))
            return false
        }
        let saved = state
        if first.label != nil { state.progress += 1 }
        if first.isTrailing != next.isTrailing || (first.label == nil) != (next.label == nil) { state.reshaped = true }
        if matchNode(first.value, next.value), matchList(wanted.dropFirst(), found.dropFirst(), call) { return true }
        state = saved
        return false
    }

    private mutating func labelsMatch(_ p: CallArguments.Argument, _ s: CallArguments.Argument) -> Bool {
        let isClosure = code.kind(s.value) == .closureExpr
        if !pattern.exactly, isClosure {
            // The first trailing closure has no label of its own and stands for any labelled one.
            if p.isTrailing, p.label == nil { return true }
            if s.isTrailing, s.label == nil, pattern.code.kind(p.value) == .closureExpr { return true }
        }
        let wantsClosure = pattern.code.kind(p.value) == .closureExpr
        guard p.isTrailing == s.isTrailing || (isClosure && wantsClosure && !pattern.exactly) else { return false }
        switch (p.label, s.label) {
        case (nil, nil): return true
        case (let a?, let b?): return matchToken(a, b)
        default: return false
        }
    }

    // MARK: Binding

    mutating func bind(_ index: Int, _ bound: Bound) -> Bool {
        guard let earlier = state.bound[index] else {
            state.bound[index] = bound
            return true
        }
        guard canonical(earlier) == canonical(bound) else { return false }
        if bound.prefix.isEmpty { state.bound[index]?.repeats.append(bound.tokens) }
        return true
    }

    private mutating func bindSequence(_ slot: Pattern.Slot, _ nodes: [Int], emptyAt token: Int) -> Bool {
        guard case .many(let index) = slot else { return true }
        let tokens: Range<Int>
        if let first = nodes.first, let last = nodes.last {
            // The comma behind the last one belongs to the list, not to the capture.
            let end = code.endToken(last)
            tokens = code.firstToken(first)..<(code.tokenKind(end - 1) == .comma ? end - 1 : end)
        } else {
            tokens = token..<token
        }
        return bind(index, Bound(tokens: tokens, nodes: nodes))
    }

    private func canonical(_ bound: Bound) -> [String] {
        pattern.exactly ? bound.tokens.map(code.text) : code.canonical(bound)
    }
}

extension Pattern.Slot {
    var isSequence: Bool {
        switch self {
        case .many, .anyMany: true
        default: false
        }
    }

    var name: Int? {
        switch self {
        case .one(let index), .many(let index): index
        default: nil
        }
    }
}
