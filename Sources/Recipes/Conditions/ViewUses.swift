import SourceText
import SwiftTree

/// A call or modifier that a view is used in, however far out.
package struct Surrounding: Sendable, Hashable {
    var name: String
    var isModifier: Bool
    var slot: String

    init(_ place: Enclosing) {
        name = place.name
        isModifier = place.isModifier
        slot = place.slot
    }
}

/// One place at which a view of the project is used.
package struct ViewUse: Sendable, Hashable {
    /// Nearest first.
    var around: [Surrounding]
    var standing: Standing
    /// The type of the project in which the view is used, when what is around it does not end there.
    var owner: String?
    /// `TrailList.swift:12`.
    var place: String
}

/// The uses of the project's own views, by type. What is said of a place in a view's body holds for wherever the view
/// is used, over the borders of files, and from there to where that view is used.
package struct ViewUses: Sendable {
    private var byType: [String: [ViewUse]] = [:]
    /// More uses than these say nothing that fewer do not.
    private static let most = 64

    package init() {}

    /// Whether any of the types stands before an opening parenthesis or, as no declaration does, before a brace.
    private static func mayMake(_ types: WordSet, _ bytes: ContiguousArray<UInt8>) -> Bool {
        var isFound = false
        bytes.withUnsafeBufferPointer { bytes in
            types.scan(bytes) { word, start in
                if isFound { return }
                let end = start + types.words[word].utf8.count
                switch bytes[end...].first(where: { !isSpace($0) }) {
                case UInt8(ascii: "("): isFound = true
                case UInt8(ascii: "{"): isFound = !isDeclared(bytes[..<start])
                default: break
                }
            }
        }
        return isFound
    }

    /// Whether what stands before a name makes it one of a declaration: `struct Name {`, `: Name {`.
    private static func isDeclared(_ before: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
        guard let last = before.lastIndex(where: { !isSpace($0) }) else { return false }
        if before[last] == UInt8(ascii: ":") || before[last] == UInt8(ascii: ",") { return true }
        let word = before[...last].reversed().prefix { WordSet.isIdentifier[Int($0)] }.reversed()
        return ["struct", "class", "enum", "actor", "protocol", "extension"].contains { word.elementsEqual($0.utf8) }
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\t")
            || byte == UInt8(ascii: "\r")
    }

    package var isEmpty: Bool { byType.isEmpty }

    subscript(type: String) -> [ViewUse] { byType[type] ?? [] }

    package func uses(_ type: String) -> Bool { byType[type] != nil }

    /// The types in which others are used, and of which nothing is known yet.
    package var openOwners: Set<String> {
        Set(byType.values.joined().compactMap(\.owner)).subtracting(byType.keys)
    }

    private static let farthest = 3

    /// What stands around a type, for each way in which it is used; empty when nothing is known.
    func ways(out type: String, depth: Int = 0) -> [[Surrounding]] {
        guard depth < Self.farthest else { return [] }
        var result: [[Surrounding]] = []
        for use in self[type] {
            let further = use.owner.map { $0 == type ? [] : ways(out: $0, depth: depth + 1) } ?? []
            result += further.isEmpty ? [use.around] : further.map { use.around + $0 }
            if result.count > Self.most { return Array(result.prefix(Self.most)) }
        }
        return result
    }

    /// Where a type is used and what the calls there say of it, over as many views as it takes.
    func standings(of type: String, depth: Int = 0) -> [(standing: Standing, place: String)] {
        guard depth < Self.farthest else { return [] }
        var result: [(standing: Standing, place: String)] = []
        for use in self[type] {
            if use.standing != .unknown {
                result.append((use.standing, use.place))
            } else if let owner = use.owner, owner != type {
                result += standings(of: owner, depth: depth + 1)
            }
            if result.count > Self.most { break }
        }
        return result
    }

    package mutating func merge(_ other: ViewUses) {
        for (type, uses) in other.byType {
            byType[type, default: []] += uses
            if let count = byType[type]?.count, count > Self.most { byType[type]?.removeLast(count - Self.most) }
        }
    }

    /// Where a file makes views of these types. Previews are no uses. Only a file that holds something like a call of
    /// one is parsed.
    package init(of types: WordSet, in source: SourceText) {
        guard Self.mayMake(types, source.bytes) else { return }
        let code = Code(parse(source.bytes))
        let placer = Placer(code: code, uses: ViewUses())
        let hops = Hops(code: code, uses: ViewUses())
        var lines: LineTable?
        for node in code.tree.nodes.indices where code.kind(node) == .functionCallExpr {
            guard let callee = code.child(node, .callee), code.kind(callee) == .declReferenceExpr,
                code.number(of: code.firstToken(callee), in: types) != nil
            else { continue }
            let name = code.text(code.firstToken(callee))
            guard !code.isInPreview(node), !code.isInside(node, declaration: name) else { continue }
            let table = lines ?? source.lines()
            lines = table
            let line = table.position(code.tree.range(node: node).start).line
            let place = "\(fileName(source.path)):\(line)"
            // A use in a property counts where that property is used.
            let ways = hops.ways(out: node)
            let near = code.surroundings(node).map(Surrounding.init)
            let owner = code.enclosingType(node).flatMap(code.declaredName)
            for way in ways.isEmpty || code.isPresented(near) ? [[]] : ways {
                let around = near + way
                byType[name, default: []].append(
                    ViewUse(
                        around: around, standing: placer.standing(of: node),
                        owner: code.isPresented(around) ? nil : owner, place: place))
            }
        }
    }
}

private func fileName(_ path: String) -> String {
    path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[path.utf8.index(after: $0)...]) } ?? path
}

extension Code {
    private static let presentations = ["inspector", "navigationdestination", "alert", "confirmationdialog"]
    /// In the names of presentations, also of the project's own: `.appSheet`, `.full_screen_cover`.
    private static let presentationWords = ["sheet", "cover", "popover", "modal", "popup"]

    private static func presents(_ modifier: String) -> Bool {
        let name = modifier.lowercased()
        return presentations.contains(name) || presentationWords.contains { name.hasSuffix($0) }
    }

    /// The calls around a place, up to where it is shown in a place of its own: a sheet that hangs on a row is no row.
    func surroundings(_ node: Int) -> [Enclosing] {
        let around = enclosing(node)
        let end = around.firstIndex { place in
            place.isModifier ? Self.presents(place.name) : place.slot == "destination"
        }
        return end.map { Array(around[...$0]) } ?? around
    }

    /// What holds whole screens: a view in one of these is no row, wherever that stands.
    private static let screens: Set<String> = [
        "NavigationStack", "NavigationView", "NavigationSplitView", "TabView", "WindowGroup", "Window", "Settings",
    ]

    /// Whether a place is shown in a place of its own, so that what is around the presentation says nothing of it.
    func isPresented(_ around: [Surrounding]) -> Bool {
        around.last.map { $0.isModifier ? Self.presents($0.name) : $0.slot == "destination" } ?? false
            || around.contains { !$0.isModifier && Self.screens.contains($0.name) }
    }

    /// Whether a place is only there for previews.
    func isInPreview(_ node: Int) -> Bool {
        var current = parent(node)
        while let node = current {
            switch kind(node) {
            case .macroExpansionExpr, .macroExpansionDecl:
                if token(firstToken(node) + 1, is: "Preview") { return true }
            case .structDecl, .enumDecl, .classDecl:
                if let clause = child(node, kind: .inheritanceClause),
                    tokenRange(clause).contains(where: { token($0, is: "PreviewProvider") })
                {
                    return true
                }
            default: break
            }
            current = parent(node)
        }
        return false
    }

    /// Whether a place is inside a declaration of that name or an extension of it.
    func isInside(_ node: Int, declaration name: String) -> Bool {
        var current = enclosingType(node)
        while let type = current {
            if declaredName(type) == name { return true }
            current = enclosingType(type)
        }
        return false
    }
}

/// Follows code to where it is used: a computed property or function to its mentions in the file, the body of a view
/// to the uses of its type.
struct Hops {
    let code: Code
    let uses: ViewUses

    private static let deepest = 4
    private static let most = 32

    /// The declaration whose value a place is part of.
    enum Owner {
        /// A property or function of a type, with the node of its declaration.
        case member(String, declaration: Int)
        /// The body of a view.
        case body(type: String)
    }

    func owner(of node: Int) -> Owner? {
        var current = code.parent(node)
        while let node = current {
            switch code.kind(node) {
            case .variableDecl, .functionDecl:
                if code.role(node) == .member, let type = code.enclosingType(node), let name = memberName(node) {
                    guard name == "body" else { return .member(name, declaration: node) }
                    return code.declaredName(type).map { .body(type: $0) }
                }
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return nil
            default: break
            }
            current = code.parent(node)
        }
        return nil
    }

    private func memberName(_ declaration: Int) -> String? {
        for token in code.tokenRange(declaration) {
            switch code.tree.tokens[token].keyword {
            case .var, .func: return code.text(token + 1)
            case .let: return nil
            default: continue
            }
        }
        return nil
    }

    /// The places that name the property or function that a place is part of; none for the body of a view.
    func mentions(of node: Int) -> [Int] {
        guard case .member(let name, let declaration)? = owner(of: node) else { return [] }
        return mentions(of: name, besides: declaration)
    }

    /// The places in the file that name a member.
    func mentions(of name: String, besides declaration: Int) -> [Int] {
        code.tree.nodes.indices.filter { node in
            guard code.kind(node) == .declReferenceExpr, code.token(code.firstToken(node), is: name),
                !code.tokenRange(declaration).contains(code.firstToken(node)), !code.isInPreview(node)
            else { return false }
            // `name`, `self.name` and calls of them; `other.name` is something else.
            guard let parent = code.parent(node), code.kind(parent) == .memberAccessExpr else { return true }
            guard let base = code.child(parent, .base) else { return false }
            return code.role(node) == .base || base == node || code.string(node: base) == "self"
        }
    }

    /// What stands around the place beyond its own declaration, for each way in which that is used; empty when
    /// nothing is known.
    func ways(out node: Int, depth: Int = 0) -> [[Surrounding]] {
        guard depth < Self.deepest, let owner = owner(of: node) else { return [] }
        switch owner {
        case .body(let type): return uses.ways(out: type)
        case .member(let name, let declaration):
            var result: [[Surrounding]] = []
            for mention in mentions(of: name, besides: declaration).prefix(Self.most) {
                let around = code.surroundings(mention).map(Surrounding.init)
                let further = code.isPresented(around) ? [] : ways(out: mention, depth: depth + 1)
                result += further.isEmpty ? [around] : further.map { around + $0 }
                if result.count > Self.most { return Array(result.prefix(Self.most)) }
            }
            return result
        }
    }
}
