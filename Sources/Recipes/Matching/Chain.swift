import SwiftTree

/// A chain of member accesses and calls, flat: `a.b().c` has the base `a` and the links `.b()` and `.c`.
struct Chain: Sendable {
    /// `nil` when the chain begins with a dot.
    var base: Int?
    /// Innermost first.
    var links: [Link]
}

/// One link: `.name`, or `.name(…) { … }`.
struct Link: Sendable {
    /// The whole expression up to and including this link.
    var node: Int
    /// The `memberAccessExpr`.
    var member: Int
    /// The `functionCallExpr`, when the link is called.
    var call: Int?
    var dot: Int
    var name: Int
    /// One past the last token.
    var end: Int

    var tokens: Range<Int> { dot..<end }
}

extension Code {
    /// The link whose outermost node is `node`, if `node` is one.
    func link(_ node: Int) -> Link? {
        switch kind(node) {
        case .functionCallExpr:
            guard let callee = child(node, .callee), kind(callee) == .memberAccessExpr else { return nil }
            var link = memberLink(callee)
            link?.node = node
            link?.call = node
            link?.end = endToken(node)
            return link
        case .memberAccessExpr:
            return memberLink(node)
        case .postfixOperatorExpr:
            // `.$keep...` in a pattern.
            guard let member = child(node, .base), kind(member) == .memberAccessExpr else { return nil }
            var link = memberLink(member)
            link?.node = node
            link?.end = endToken(node)
            return link
        default:
            return nil
        }
    }

    private func memberLink(_ member: Int) -> Link? {
        let base = child(member, .base)
        let dot = base.map(endToken) ?? firstToken(member)
        guard tokenKind(dot) == .period else { return nil }
        return Link(node: member, member: member, call: nil, dot: dot, name: dot + 1, end: endToken(member))
    }

    /// The receiver of a link; `nil` when the chain begins with it.
    func receiver(_ link: Link) -> Int? { child(link.member, .base) }

    /// The chain that ends with `node`.
    func chain(endingAt node: Int) -> Chain {
        var links: [Link] = []
        var current: Int? = node
        while let node = current, let link = link(node) {
            links.append(link)
            current = receiver(link)
        }
        return Chain(base: current, links: links.reversed())
    }

    /// The outermost node of the chain that `node` is a link or the base of.
    func chainEnd(_ node: Int) -> Int {
        var node = node
        while let parent = parent(node), let outer = outerLink(of: node, parent: parent) { node = outer }
        return node
    }

    private func outerLink(of node: Int, parent: Int) -> Int? {
        if kind(parent) == .memberAccessExpr, role(node) == .base {
            if let call = self.parent(parent), kind(call) == .functionCallExpr, role(parent) == .callee { return call }
            return parent
        }
        if kind(parent) == .functionCallExpr, role(node) == .callee, kind(node) == .memberAccessExpr { return parent }
        return nil
    }

    /// The links of chains that are views of their own: not those of arguments, which belong to the modifier around.
    func modifierLinks() -> [Link] {
        tree.nodes.indices.compactMap { node in
            guard let link = link(node), let parent = parent(chainEnd(node)) else { return nil }
            return kind(parent) == .labeledExpr ? nil : link
        }
    }

    /// The whole chain around a link or base, outer links included.
    func wholeChain(around node: Int) -> Chain { chain(endingAt: chainEnd(node)) }

    /// Whether a link is a modifier of this name, or the helper that checks for it.
    func link(_ link: Link, isCalled name: String) -> Bool {
        token(link.name, is: name) || token(link.name, is: ApiTable.helperName(for: name))
    }

    /// The whole chain around a link or base, with what stands in `#if` branches between the links.
    func chainAcrossBranches(around node: Int) -> Chain {
        var end = chainEnd(node)
        while let parent = parent(end) {
            if kind(parent) == .postfixIfConfigExpr {
                end = chainEnd(parent)
            } else if kind(parent) == .ifConfigClause, let config = self.parent(parent),
                let whole = self.parent(config), kind(whole) == .postfixIfConfigExpr
            {
                end = chainEnd(whole)
            } else {
                break
            }
        }
        return chainAcrossBranches(endingAt: end)
    }

    private func chainAcrossBranches(endingAt node: Int) -> Chain {
        let outer = chain(endingAt: node)
        guard let base = outer.base, kind(base) == .postfixIfConfigExpr else { return outer }
        var result = Chain(base: nil, links: [])
        for part in children(base) {
            guard kind(part) == .ifConfigDecl else {
                result = chainAcrossBranches(endingAt: part)
                continue
            }
            for clause in children(part) {
                for content in children(clause) where role(content) != .condition {
                    result.links += chainAcrossBranches(endingAt: content).links
                }
            }
        }
        result.links += outer.links
        return result
    }
}

/// A call's arguments in one list: those in parentheses, then the trailing closures.
struct CallArguments: Sendable {
    struct Argument: Sendable {
        /// The label's token; `nil` for none.
        var label: Int?
        /// The node of the whole argument: `labeledExpr`, `closureExpr` or `multipleTrailingClosureElement`.
        var node: Int
        var value: Int
        /// A closure behind the parentheses.
        var isTrailing: Bool
    }
    var callee: Int
    var arguments: [Argument]
    /// From `(` to one past `)`; `nil` for a call that has only trailing closures.
    var parentheses: Range<Int>?
}

extension Code {
    func callArguments(_ call: Int) -> CallArguments? {
        guard kind(call) == .functionCallExpr, let callee = child(call, .callee) else { return nil }
        var result = CallArguments(callee: callee, arguments: [], parentheses: nil)
        for child in children(call) where child != callee {
            switch role(child) {
            case .argument:
                guard let value = argumentValue(child) else { continue }
                let label = firstToken(value) > firstToken(child) ? firstToken(child) : nil
                result.arguments.append(.init(label: label, node: child, value: value, isTrailing: false))
            case .trailingClosure:
                result.arguments.append(.init(label: nil, node: child, value: child, isTrailing: true))
            case .labeledClosure:
                guard let value = argumentValue(child) else { continue }
                result.arguments.append(
                    .init(label: firstToken(child), node: child, value: value, isTrailing: true))
            default: break
            }
        }
        let open = endToken(callee)
        if open < endToken(call), tokenKind(open) == .leftParen {
            let firstTrailing = result.arguments.first { $0.isTrailing }.map { firstToken($0.node) }
            result.parentheses = open..<(firstTrailing ?? endToken(call))
        }
        return result
    }

    /// The name that a call or chain link is indexed by: `Button` for `Button {…}`, `background` for `x.background(…)`.
    func calleeName(_ call: Int) -> Int? {
        guard let callee = child(call, .callee) else { return nil }
        switch kind(callee) {
        case .declReferenceExpr: return firstToken(callee)
        case .memberAccessExpr: return link(callee)?.name
        case .genericSpecializationExpr:
            var node = callee
            while let inner = child(node, .base) ?? child(node, kind: .declReferenceExpr) {
                if kind(inner) == .declReferenceExpr { return firstToken(inner) }
                node = inner
            }
            return nil
        default: return nil
        }
    }

    /// The statements of a closure or code block.
    func statements(_ block: Int) -> [Int] {
        var statements: [Int] = []
        for child in children(block) where role(child) == .statement { statements.append(child) }
        return statements
    }

    /// The only statement of a closure without a signature.
    func onlyStatement(_ closure: Int) -> Int? {
        guard kind(closure) == .closureExpr else { return nil }
        let statements = statements(closure)
        return statements.count == 1 ? statements[0] : nil
    }
}
