import Edits
import SourceText
import SwiftTree

/// Turns one match into edits of the tokens that differ. What pattern and rewrite have in common, and everything
/// that was captured, is never printed again.
struct Lowering {
    private(set) var match: Match
    let template: Template
    let code: Code
    let layout: Layout

    /// Tokens whose comments go with them.
    private(set) var discarded: [Range<Int>] = []

    init(match: Match, template: Template, code: Code, layout: Layout, discards: [String] = []) {
        self.match = match
        self.template = template.laidOut(for: match, in: layout)
        self.code = code
        self.layout = layout
        // The comments up to the brace that closes it are its own.
        discarded = discards.compactMap { match.bound[$0] }.map { $0.tokens.lowerBound..<$0.tokens.upperBound + 1 }
        // `($head...)` took the parentheses along; where the rewrite has other arguments beside it, they are its own.
        for item in self.template.items {
            guard case .capture(let name) = item.piece, var bound = match.bound[name], bound.hasParentheses,
                self.template.code.tokenKind(item.token) != .leftParen
            else { continue }
            if bound.tokens.count >= 2 { bound.tokens = bound.tokens.lowerBound + 1..<bound.tokens.upperBound - 1 }
            bound.hasParentheses = false
            self.match.bound[name] = bound
        }
    }

    struct Result {
        var edits: [Edit]
        /// A comment had to be put to another place.
        var movedComment: Bool
        /// Comments that go with the code they stood in.
        var discarded: [String]
    }

    /// Why a match cannot be written.
    struct Refusal: Error {
        var reason: String
    }

    func lower() throws(Refusal) -> Result {
        let items = try expandedItems()
        let sources = sourcePieces(items)
        guard let alignment = Alignment.best(sources, items, template, code) else {
            throw Refusal(reason: "the code here is too large to compare")
        }
        var builder = EditBuilder(lowering: self, items: items)
        try builder.build(sources, alignment.keptAs)
        return Result(edits: builder.finished, movedComment: builder.movedComment, discarded: builder.discarded)
    }

    /// The whole template written out, when nothing of the match stays in its place.
    func text() throws(Refusal) -> String {
        let items = try expandedItems()
        return EditBuilder(lowering: self, items: items).render(items.indices, leading: false, after: nil)
    }

    /// The items of the template without empty sequences and the commas or semicolons beside them, and without the dot
    /// in front of a call on the implicit `self`. Kept modifiers are no items: they stay where they are.
    private func expandedItems() throws(Refusal) -> [Template.Item] {
        var items: [Template.Item] = []
        var dropSeparator = false
        var followsKeep = false
        for template in template.items {
            var item = template
            if isSeparator(item), dropSeparator {
                dropSeparator = false
                continue
            }
            dropSeparator = false
            if case .keep = item.piece {
                followsKeep = true
                continue
            }
            item.followsKeep = followsKeep
            followsKeep = false
            guard case .capture(let name) = item.piece, let bound = match.bound[name] else {
                try check(item)
                items.append(item)
                continue
            }
            try checkSignature(bound, item)
            let pieces = withParentheses(item, bound)
            if bound.tokens.isEmpty, bound.prefix.isEmpty {
                if bound.hasParentheses, needsEmptyParentheses(item) {
                    items += bothParentheses(item).filter { $0.piece != item.piece }
                    continue
                }
                items += pieces.filter { $0.piece != item.piece }
                if pieces.count > 1 { continue }
                if let last = items.last, isSeparator(last) { items.removeLast() } else { dropSeparator = true }
                continue
            }
            items += pieces
        }
        if match.implicitSelf, case .literal(let token)? = items.first?.piece,
            template.code.tokenKind(token) == .period
        {
            items.removeFirst()
        }
        return items
    }

    private func isSeparator(_ item: Template.Item) -> Bool {
        guard case .literal(let token) = item.piece else { return false }
        return template.code.tokenKind(token) == .comma || template.code.tokenKind(token) == .semicolon
    }

    /// `($head...)` of the template, when the capture does not bring the parentheses itself.
    private func withParentheses(_ item: Template.Item, _ bound: Bound) -> [Template.Item] {
        guard template.code.tokenKind(item.token) == .leftParen, !bound.hasParentheses else { return [item] }
        return bothParentheses(item)
    }

    /// A call without a closure behind it is none without its parentheses.
    private func needsEmptyParentheses(_ item: Template.Item) -> Bool {
        template.code.tokenKind(item.token) == .leftParen && template.code.tokenKind(item.token + 4) != .leftBrace
    }

    private func bothParentheses(_ item: Template.Item) -> [Template.Item] {
        var (open, inner, close) = (item, item, item)
        open.piece = .literal(item.token)
        inner.depth += 1
        inner.token = item.token + 1
        close.piece = .literal(item.token + 3)
        close.token = item.token + 3
        return [open, inner, close]
    }

    private func check(_ item: Template.Item) throws(Refusal) {
        guard case .transform(let name, let transform) = item.piece else { return }
        guard let bound = match.bound[name] else { return }
        guard transform.text(of: bound, in: code) != nil else {
            throw Refusal(reason: "‘\(shortened(bound.text(in: code)))’ \(transform.refusal(of: bound, in: code))")
        }
    }

    /// A closure's parameters are captured with its body and may only go into braces.
    private func checkSignature(_ bound: Bound, _ item: Template.Item) throws(Refusal) {
        guard let first = bound.nodes.first, bound.tokens.contains(code.firstToken(first)),
            bound.tokens.lowerBound < code.firstToken(first), code.kind(code.parent(first) ?? 0) == .closureExpr
        else { return }
        let before = item.token > 0 && template.code.tokenKind(item.token - 1) == .leftBrace
        guard before, template.code.tokenKind(item.token + 2) == .rightBrace else {
            throw Refusal(reason: "the closure has parameters, which the rewrite has no place for")
        }
    }

    // MARK: Parentheses

    /// Whether a capture that is an operator expression comes to stand where it would fall apart.
    func needsParentheses(_ item: Template.Item) -> Bool {
        guard case .capture(let name) = item.piece, let bound = match.bound[name], bound.nodes.count == 1,
            bound.prefix.isEmpty, isLoose(bound.nodes[0]), !template.code.token(item.token + 1, is: "...")
        else { return false }
        guard let node = templateNode(item.token), let parent = template.code.parent(node) else { return false }
        if isTight(template.code.role(node), template.code.kind(parent)) { return true }
        // The capture is all that the rewrite leaves: what stands around the match stands around it.
        guard template.code.role(node) == .statement, let outer = code.parent(match.node) else { return false }
        return isTight(code.role(match.node), code.kind(outer))
    }

    private func isLoose(_ node: Int) -> Bool {
        switch code.kind(node) {
        case .sequenceExpr, .tryExpr, .awaitExpr, .unsafeExpr, .prefixOperatorExpr, .ifExpr, .switchExpr: true
        default: false
        }
    }

    private func isTight(_ role: Role, _ parent: NodeKind) -> Bool {
        if role == .base || role == .callee { return true }
        switch parent {
        case .sequenceExpr, .prefixOperatorExpr, .postfixOperatorExpr, .forceUnwrapExpr, .optionalChainingExpr:
            return true
        default: return false
        }
    }

    private func templateNode(_ token: Int) -> Int? {
        template.code.tree.nodes.indices.last {
            template.code.firstToken($0) == token && template.code.endToken($0) == token + 1
        }
    }

    /// Kept modifiers, in the order of the code.
    var segments: [Keep] { match.keeps.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound } }

    /// The matched code in pieces: captures that the rewrite uses, and single tokens. Kept modifiers are no pieces:
    /// they stay whatever happens around them.
    private func sourcePieces(_ items: [Template.Item]) -> [Alignment.Source] {
        var captures: [Int: (name: String, tokens: Range<Int>)] = [:]
        for item in items {
            guard case .capture(let name) = item.piece, let bound = match.bound[name], bound.prefix.isEmpty,
                !bound.tokens.isEmpty
            else { continue }
            for tokens in [bound.tokens] + bound.repeats { captures[tokens.lowerBound] = (name, tokens) }
        }
        let kept = segments
        let links = code.modifierLinks().filter { match.region.contains($0.dot) }
        var sources: [Alignment.Source] = []
        var (depth, braces) = (0, 0)
        func add(_ tokens: Range<Int>, _ capture: String?) {
            let link = links.filter { $0.tokens.contains(tokens.lowerBound) }.min { $0.tokens.count < $1.tokens.count }
            sources.append(
                .init(tokens: tokens, capture: capture, depth: depth, braces: braces, link: link?.dot ?? -1))
        }
        var token = match.region.lowerBound
        while token < match.region.upperBound {
            if let keep = kept.first(where: { $0.tokens.lowerBound == token }) {
                token = keep.tokens.upperBound
                continue
            }
            if let capture = captures[token], capture.tokens.upperBound <= match.region.upperBound {
                add(capture.tokens, capture.name)
                token = capture.tokens.upperBound
                continue
            }
            let kind = code.tokenKind(token)
            if kind == .rightParen || kind == .rightSquare || kind == .rightBrace { depth -= 1 }
            if kind == .rightBrace { braces -= 1 }
            add(token..<token + 1, nil)
            if kind == .leftParen || kind == .leftSquare || kind == .leftBrace { depth += 1 }
            if kind == .leftBrace { braces += 1 }
            token += 1
        }
        return sources
    }
}
