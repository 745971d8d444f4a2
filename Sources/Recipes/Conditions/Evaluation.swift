import Platforms
import SwiftTree

/// Answers conditions about one match.
struct Evaluation {
    let code: Code
    let match: Match
    let targets: DeploymentTargets
    let declaredNames: Set<String>
    var placement: Placement
    let gates: GateContext
    let project: ProjectFacts

    func holds(_ condition: Condition) -> Truth {
        switch condition {
        case .not(let inner): return !holds(inner)
        case .and(let a, let b):
            let first = holds(a)
            if first == .no { return .no }
            let second = holds(b)
            return second == .no ? .no : (first == .yes && second == .yes ? .yes : .unknown)
        case .or(let a, let b):
            let first = holds(a)
            if first == .yes { return .yes }
            let second = holds(b)
            return second == .yes ? .yes : (first == .no && second == .no ? .no : .unknown)
        case .inside(let name, let isModifier, let slot): return isInside(name, isModifier, slot)
        case .within(let name, let isModifier, let slot):
            return Truth(surroundings.contains { isPart($0, name, isModifier, slot) })
        case .placement(let places): return Truth(places.contains { $0 == placementName })
        case .layer(let layer):
            if placement.layer == .unknown { return layer == .unknown ? .yes : .unknown }
            return Truth(placement.layer == layer)
        case .captureIs(let name, let patterns): return Truth(capture(name, isOneOf: patterns))
        case .captureKind(let name, let kind): return capture(name, is: kind)
        case .has(let name, let pattern):
            return Truth(searched(name).contains { contains(pattern, in: $0) })
        case .hasCalled(let name, let globs):
            return Truth(searched(name).contains { calls(globs, in: $0) })
        case .count(let name, let patterns, let comparison, let number):
            return Truth(comparison.holds(count(name, patterns), number))
        case .number(let name, let comparison, let number):
            guard let bound = match.bound[name], bound.nodes.count == 1, let value = code.number(bound.nodes[0]) else {
                return .no
            }
            return Truth(comparison.holds(value, number))
        case .chain(let name, let pattern):
            let links = code.chainAcrossBranches(around: match.node).links
            return Truth(
                links.contains { link in
                    guard name == "$_" || code.link(link, isCalled: name), !match.names(link.name) else { return false }
                    guard let pattern else { return true }
                    var matcher = Matcher(pattern, in: code, given: match.bound)
                    return matcher.match(at: link.node) != nil
                })
        case .beside(let pattern): return Truth(isBeside(pattern))
        case .under(let name): return Truth(isUnder(name))
        case .scrolls(let name): return name.map(scrolls) ?? modifiedViewScrolls
        case .imports(let module): return Truth(code.imports(module))
        case .target(let platform, let comparison, let version):
            // What the project does not build for has no release to speak of.
            guard let target = targets[platform] else { return targets.isUnknown ? .unknown : .no }
            return Truth(comparison.holds(target, version))
        case .declares(let name): return Truth(declaredNames.contains(name) || code.declares(name))
        case .enclosingName(let globs):
            guard let type = code.enclosingType(match.node), let name = code.declaredName(type) else { return .no }
            return Truth(globs.contains { matches(name, glob: $0) })
        case .unsure: return .unknown
        case .mentions(let word): return Truth(project.words.contains(word))
        case .wrapsGlass: return Truth(glassHelperInUse != nil)
        case .commented(let pattern): return Truth(isCommented(pattern))
        case .commentedWith(let texts): return Truth(commentBeside(with: texts) != nil)
        case .gated: return Truth(gates.isForNewSystem(match.node))
        }
    }

    /// `principal`, when the item or group of a toolbar around the place says so.
    var placementName: String? {
        let item = code.surroundings(match.node).first { !$0.isModifier && Placer.barItems.contains($0.name) }
        let arguments = item.flatMap { code.callArguments($0.node)?.arguments } ?? []
        let placement = arguments.first { $0.label.map { code.token($0, is: "placement") } == true }
        return placement.map { code.text(code.endToken($0.value) - 1) }
    }

    private var surroundings: [Surrounding] { code.surroundings(match.node).map(Surrounding.init) }

    private func isPart(_ place: Surrounding, _ name: String, _ isModifier: Bool, _ slot: String?) -> Bool {
        guard place.name == name, place.isModifier == isModifier else { return false }
        // A row is what a list's content closure holds.
        return slot == nil || slot == place.slot || (slot == "row" && place.slot == "content")
    }

    /// Around the match itself, or around every use of the view or property that it is part of; around some of them is
    /// not known.
    private func isInside(_ name: String, _ isModifier: Bool, _ slot: String?) -> Truth {
        let near = surroundings
        if near.contains(where: { isPart($0, name, isModifier, slot) }) { return .yes }
        if code.isPresented(near) { return .no }
        let ways = Hops(code: code, uses: project.uses).ways(out: match.node)
        let count = ways.count { way in way.contains { isPart($0, name, isModifier, slot) } }
        return count == 0 ? .no : count == ways.count ? .yes : .unknown
    }

    /// Also around the uses of the property that the place is in.
    func isUnder(_ name: String) -> Bool {
        isUnder(name, match.node)
            || Hops(code: code, uses: project.uses).mentions(of: match.node).contains { isUnder(name, $0) }
    }

    private func isUnder(_ name: String, _ node: Int) -> Bool {
        var child = node
        while let parent = code.parent(child) {
            if code.kind(parent) == .memberAccessExpr, code.role(child) == .base,
                code.link(parent).map({ code.link($0, isCalled: name) }) ?? false
            {
                return true
            }
            child = parent
        }
        return false
    }

    /// Whether one of the statements next to the match's own holds the pattern.
    private func isBeside(_ pattern: Pattern) -> Bool {
        guard let statement = code.statement(around: match.node), let block = code.parent(statement) else {
            return false
        }
        return code.statements(block).contains { $0 != statement && contains(pattern, in: $0) }
    }

    /// The modifier of the project's own by which the file brings in glass elsewhere.
    var glassHelperInUse: String? {
        guard !project.glassHelpers.isEmpty else { return nil }
        return code.tree.tokens.indices.dropLast().first { token in
            code.tokenKind(token) == .period && project.glassHelpers.contains(code.text(token + 1))
        }.map { code.text($0 + 1) }
    }

    /// Whether a modifier within the match that the pattern matches has a comment above it or behind it.
    private func isCommented(_ pattern: Pattern) -> Bool {
        code.modifierLinks().contains { link in
            guard match.region.contains(link.dot) else { return false }
            var matcher = Matcher(pattern, in: code, given: match.bound)
            guard matcher.match(at: link.node) != nil else { return false }
            return code.hasComment(before: link.dot, onLineOfItsOwn: true)
                || code.hasComment(before: link.end, onLineOfItsOwn: false)
        }
    }

    /// The comment with one of the texts above the match's statement or above one beside it: whoever explains one of
    /// several statements that are alike explains the others.
    func commentBeside(with texts: [String]) -> String? {
        guard let statement = code.statement(around: match.node) else { return nil }
        let all = code.parent(statement).map(code.statements) ?? [statement]
        return all.lazy.flatMap { commentTexts(code.tree, in: code.tree.triviaRange(token: code.firstToken($0))) }
            .first { comment in texts.contains { comment.contains($0) } }
    }

    func count(_ name: String, _ patterns: [Pattern]) -> Int {
        if match.keepNames.contains(name) {
            let kept = links(inside: match.keeps.filter { $0.name == name }.map(\.tokens))
            return kept.count { link in
                patterns.isEmpty
                    || patterns.contains { pattern in
                        var matcher = Matcher(pattern, in: code, given: match.bound)
                        return matcher.match(at: link.node) != nil
                    }
            }
        }
        let nodes = match.bound[name]?.nodes ?? []
        return nodes.count { node in patterns.isEmpty || patterns.contains { contains($0, in: node) } }
    }

    /// The modifiers that some runs of tokens consist of.
    private func links(inside runs: [Range<Int>]) -> [Link] {
        guard !runs.isEmpty else { return [] }
        let byDot = Dictionary(code.modifierLinks().map { ($0.dot, $0) }) { $0.end > $1.end ? $0 : $1 }
        return runs.flatMap { run in
            var links: [Link] = []
            var token = run.lowerBound
            while run.contains(token), let link = byDot[token] {
                links.append(link)
                token = link.end
            }
            return links
        }
    }

    private func capture(_ name: String, isOneOf patterns: [Pattern]) -> Bool {
        guard let bound = match.bound[name] else { return false }
        let others = patterns.compactMap(\.wholeCapture).compactMap { match.bound[$0] }
        if others.contains(where: { code.canonical($0) == code.canonical(bound) }) { return true }
        let patterns = patterns.filter { $0.wholeCapture == nil }
        if bound.nodes.count == 1, bound.prefix.isEmpty {
            for pattern in patterns {
                var matcher = Matcher(pattern, in: code, given: match.bound)
                if matcher.matchNode(pattern.roots[0], bound.nodes[0]) { return true }
            }
            return false
        }
        let found = code.canonical(bound)
        return patterns.contains { pattern in
            pattern.literal(pattern.roots[0]) == found
        }
    }

    private func capture(_ name: String, is kind: Condition.CaptureKind) -> Truth {
        guard let bound = match.bound[name] else { return .no }
        let tokens = code.canonical(bound)
        switch kind {
        case .isMaterial:
            return Truth(
                tokens.count == 2 && tokens[0] == "." && Equivalences.materials.values.contains(tokens[1]))
        case .isShape:
            guard tokens.count >= 2 else { return .no }
            let names = ["circle", "capsule", "rect", "ellipse", "containerRelative"]
            if tokens[0] == "." { return Truth(names.contains(tokens[1]) && isWhole(tokens.dropFirst(2))) }
            let types = [
                "Capsule", "Ellipse", "UnevenRoundedRectangle", "ContainerRelativeShape", "ConcentricRectangle",
            ]
            return Truth(types.contains(tokens[0]) && isWhole(tokens.dropFirst()))
        case .isLiteral:
            let kinds: [NodeKind] = [.stringLiteralExpr, .simpleStringLiteralExpr]
            return Truth(bound.nodes.count == 1 && kinds.contains(code.kind(bound.nodes[0])))
        case .isMet: return check(bound).isMet
        case .isUnmet: return check(bound).isUnmet
        case .declares:
            let kinds: [NodeKind] = [
                .variableDecl, .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .typeAliasDecl,
            ]
            return Truth(bound.nodes.contains { kinds.contains(code.kind($0)) })
        case .isAvailability: return Truth(tokens.contains("#available") || tokens.contains("#unavailable"))
        case .isButtonShape:
            guard capture(name, is: .isShape) == .yes else { return .no }
            return Truth(Transform.borderShape.text(of: bound, in: code) != nil)
        }
    }

    /// Whether tokens are nothing, or one pair of parentheses with what it holds.
    private func isWhole(_ tokens: ArraySlice<String>) -> Bool {
        var depth = 0
        for (index, token) in zip(tokens.indices, tokens) {
            if token == "(" { depth += 1 }
            if token == ")" { depth -= 1 }
            if depth == 0, index != tokens.index(before: tokens.endIndex) { return false }
        }
        return depth == 0
    }

    /// Where `has` looks: in the whole match, or in a capture. For a property of the type around it
    /// in its value too, and for a view of this file in its body.
    private func searched(_ name: String?) -> [Int] {
        guard let name else { return [code.chainEnd(match.node)] }
        let nodes = match.bound[name]?.nodes ?? []
        return nodes + nodes.flatMap { code.bodies(namedBy: $0) }
    }

    private func calls(_ globs: [String], in node: Int) -> Bool {
        (node..<Int(code.tree.nodes[node].endNode)).contains { inner in
            guard code.kind(inner) == .functionCallExpr, let name = code.calleeName(inner) else { return false }
            return globs.contains { matches(code.text(name), glob: $0) }
        }
    }

    private func contains(_ pattern: Pattern, in node: Int) -> Bool {
        var matcher = Matcher(pattern, in: code, given: match.bound)
        for inner in node..<Int(code.tree.nodes[node].endNode) {
            if let names = pattern.rootNames {
                guard code.kind(inner) == .functionCallExpr || code.kind(inner) == .memberAccessExpr else { continue }
                guard
                    let name = code.kind(inner) == .functionCallExpr ? code.calleeName(inner) : code.link(inner)?.name,
                    names.contains(where: { code.token(name, is: $0) })
                else { continue }
            }
            if matcher.match(at: inner) != nil { return true }
        }
        return false
    }

    private static let scrollViews: Set<String> = ["List", "ScrollView", "Form", "Table", "TextEditor"]
    private static let scrolling = scrollViews.union(["ScrollViewReader", "NavigationStack", "NavigationView"])
    private static let still: Set<String> = [
        "VStack", "HStack", "ZStack", "Text", "Image", "Color", "GeometryReader", "Map", "Canvas", "EmptyView",
    ]

    /// Whether a receiver is a scrolling view; unknown for a view of the project's own.
    private func scrolls(_ name: String) -> Truth {
        guard let bound = match.bound[name], let node = bound.nodes.first else { return .unknown }
        let base = code.chain(endingAt: node).base ?? node
        guard let callee = code.calleeName(base) else { return .unknown }
        if Self.scrolling.contains(code.text(callee)) { return .yes }
        if Self.still.contains(code.text(callee)) {
            let properties = (base..<Int(code.tree.nodes[base].endNode)).filter { code.role($0) == .statement }
                .flatMap(code.bodies(namedBy:))
            return Truth(holdsScrollView(base) || properties.contains(where: holdsScrollView))
        }
        return .unknown
    }

    /// Whether the view that the match modifies is seen to scroll; a map or drawing does not, and nothing seen says
    /// nothing.
    private var modifiedViewScrolls: Truth {
        let base = code.chainAcrossBranches(around: match.node).base
        guard let base else { return .unknown }
        if holdsScrollView(base) { return .yes }
        return holds(base, oneOf: ["Map", "Canvas"]) ? .no : .unknown
    }

    private func holdsScrollView(_ view: Int) -> Bool { holds(view, oneOf: Self.scrollViews) }

    private func holds(_ view: Int, oneOf names: Set<String>) -> Bool {
        (view..<Int(code.tree.nodes[view].endNode)).contains { inner in
            code.kind(inner) == .functionCallExpr
                && code.calleeName(inner).map { names.contains(code.text($0)) } ?? false
        }
    }

    private func matches(_ name: String, glob: String) -> Bool {
        var pieces = glob.split(separator: "*", omittingEmptySubsequences: false)[...]
        guard pieces.count > 1, let first = pieces.popFirst(), let last = pieces.popLast() else { return name == glob }
        guard name.hasPrefix(first), name.hasSuffix(last), name.count >= first.count + last.count else { return false }
        var rest = name.dropFirst(first.count).dropLast(last.count)
        for piece in pieces where !piece.isEmpty {
            while !rest.isEmpty, !rest.hasPrefix(piece) { rest = rest.dropFirst() }
            guard rest.hasPrefix(piece) else { return false }
            rest = rest.dropFirst(piece.count)
        }
        return true
    }
}

extension Code {
    /// Whether the file imports a module, submodules and attributes aside. Imports stand outside of everything but
    /// `#if`.
    func imports(_ module: String) -> Bool {
        var node = 1
        while node < tree.nodes.count {
            switch kind(node) {
            case .importDecl:
                if tokenRange(node).contains(where: { token($0, is: module) }) { return true }
            case .ifConfigDecl, .ifConfigClause:
                node += 1
                continue
            default: break
            }
            node = Int(tree.nodes[node].endNode)
        }
        return false
    }

    /// The value of a number in digits, such as `48` or `1_000.5`.
    func number(_ node: Int) -> Double? {
        guard kind(node) == .integerLiteralExpr || kind(node) == .floatLiteralExpr else { return nil }
        return Double(string(node: node).filter { $0 != "_" })
    }

    /// Whether the file declares a type, function or variable of that name.
    func declares(_ name: String) -> Bool {
        for token in tree.tokens.indices.dropLast()
        where tokenKind(token) == .keyword || tree.tokens[token].keyword != .none {
            switch tree.tokens[token].keyword {
            case .struct, .class, .enum, .actor, .protocol, .func, .var, .let, .typealias:
                if text(token + 1) == name { return true }
            default: continue
            }
        }
        return false
    }
}
