import SwiftTree

extension Pattern {
    /// Whether a chain with modifiers stands anywhere in it, also in a closure.
    var namesModifiers: Bool {
        code.tree.nodes.indices.contains { node in
            guard code.link(node) != nil else { return false }
            let chain = chainPattern(node)
            return !chain.required.isEmpty || !chain.optional.isEmpty
        }
    }

    /// The chain that ends at `node`, sorted into what has to be there and what may be.
    func chainPattern(_ node: Int) -> Matcher.ChainPattern { parts[node].chain }

    /// The arguments of a call.
    func callArguments(_ call: Int) -> CallArguments? { parts[call].call }

    func hasPlaceholder(_ node: Int) -> Bool { parts[node].literal == nil }

    /// The tokens of a node without placeholders in their common spelling.
    func literal(_ node: Int) -> [String]? { parts[node].literal }

    /// What matching asks of the nodes of a pattern again and again.
    struct Part: Sendable {
        var chain: Matcher.ChainPattern
        var call: CallArguments?
        var literal: [String]?
    }

    var allParts: [Part] { code.tree.nodes.indices.map(part) }

    private func part(_ node: Int) -> Part {
        let isLiteral = !code.tokenRange(node).contains { placeholderName(token: $0, in: code) != nil }
        return Part(
            chain: makeChainPattern(node), call: code.callArguments(node),
            literal: isLiteral ? code.canonical(tokens: code.tokenRange(node)) : nil)
    }

    private func makeChainPattern(_ node: Int) -> Matcher.ChainPattern {
        let chain = code.chain(endingAt: node)
        var result = Matcher.ChainPattern(base: chain.base)
        for link in chain.links {
            if let gap = gap(link) {
                result.gaps.append((gap == "_" ? nil : gap, result.required.count - 1))
            } else if isOptional(token: link.dot) {
                result.optional.append((link, result.required.count - 1))
            } else {
                result.required.append(link)
            }
        }
        return result
    }

    /// The index of `$body...` when it is all that a closure holds; -1 for `$_...`; `nil` otherwise.
    func onlySequence(closure: Int) -> Int? {
        guard let statement = code.onlyStatement(closure), slot(statement).isSequence else { return nil }
        return slot(statement).name ?? -1
    }

    /// The names of `.$keep...` placeholders.
    var keepNames: Set<String> {
        var names: Set<String> = []
        for node in code.tree.nodes.indices where code.kind(node) == .postfixOperatorExpr {
            if let name = code.link(node).flatMap(gap) { names.insert(name) }
        }
        return names
    }

    /// The name in `.$keep...`; `nil` for any other link.
    private func gap(_ link: Link) -> String? {
        guard code.kind(link.node) == .postfixOperatorExpr, code.token(link.end - 1, is: "...") else { return nil }
        return placeholderName(token: link.name, in: code)
    }

    /// Names by which a place in the code is found at which the pattern may match: called names and modifier names.
    /// `nil` when the callee is a placeholder: then every call is a candidate.
    var namesOfRoot: [String]? {
        guard let root = roots.first else { return [] }
        let chain = chainPattern(root)
        let links = anyOrder ? chain.required : chain.required.suffix(1)
        if !links.isEmpty {
            if links.contains(where: { placeholderName(token: $0.name, in: code) != nil }) { return nil }
            let names = links.map { code.text($0.name) }
            return links.contains(where: code.isSurface) && !exactly ? names + ["clipShape", "cornerRadius"] : names
        }
        let base = chain.base ?? root
        guard code.kind(base) == .functionCallExpr, let name = code.calleeName(base) else { return nil }
        return placeholderName(token: name, in: code) == nil ? [code.text(name)] : nil
    }

    /// The labels of the call at which the pattern is looked for, where no other spelling does without them: closures
    /// lose theirs behind the parentheses, and a surface has forms of its own.
    var labelsOfRoot: [ContiguousArray<UInt8>] {
        guard let root = roots.first, roots.count == 1, !anyOrder, position == nil else { return [] }
        let chain = chainPattern(root)
        if chain.required.last.map(code.isSurface) == true { return [] }
        guard let call = chain.required.isEmpty ? chain.base ?? root : chain.required.last?.call,
            let arguments = code.callArguments(call)?.arguments
        else { return [] }
        return arguments.compactMap { argument in
            guard let label = argument.label, !argument.isTrailing, code.kind(argument.value) != .closureExpr,
                placeholderName(token: label, in: code) == nil
            else { return nil }
            return ContiguousArray(code.text(label).utf8)
        }
    }

    /// Words that every match contains: a file without one of them need not be parsed.
    var neededWords: [String] {
        var words: [String] = []
        for token in code.tree.tokens.indices where code.tokenKind(token) == .identifier {
            let word = code.text(token)
            // Labels may be absent from an equivalent form.
            if code.tokenKind(token + 1) == .colon || isOptional(token: token) || Equivalences.isRespelled(word) {
                continue
            }
            if word.utf8.count > 3, !words.contains(word) { words.append(word) }
        }
        return words
    }
}

extension Equivalences {
    /// A word that another spelling does without.
    static func isRespelled(_ word: String) -> Bool {
        shapes[word] != nil || shapes.values.contains(word) || materials[word] != nil
            || word == "RoundedRectangle" || word == "Material" || word == "clipShape" || word == "cornerRadius"
            || word == "fill"
    }
}
