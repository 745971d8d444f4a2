import Edits
import SourceText
import SwiftTree

/// A type that a rewrite gives another protocol. Whatever ties it to the old one has to change along or forbids it.
struct TypeReplacement {
    let name: String
    let oldProtocol: String
    let newProtocol: String
    let isPrivate: Bool
    private let code: Code
    private let node: Int

    init(_ match: Match, _ alternative: Alternative, in code: Code) throws(Lowering.Refusal) {
        self.code = code
        node = match.node
        guard let name = code.declaredName(node), let old = Self.inherited(alternative.pattern.code),
            let new = alternative.template.flatMap({ Self.inherited($0.code) })
        else { throw Lowering.Refusal(reason: "it is no type with a protocol") }
        (self.name, oldProtocol, newProtocol) = (name, old, new)
        let modifiers = code.children(node).filter { code.role($0) == .modifier }.map(code.string(node:))
        isPrivate = modifiers.contains("private") || modifiers.contains("fileprivate")
        if modifiers.contains(where: { ["public", "package", "open"].contains($0) }) {
            throw Lowering.Refusal(reason: "‘\(name)’ is \(modifiers[0]): other modules may need it to be a \(old)")
        }
        if let property = settable {
            throw Lowering.Refusal(reason: "‘\(property)’ is set by those who use it, and would do nothing")
        }
        if code.declares("Legacy" + name) {
            throw Lowering.Refusal(reason: "‘Legacy\(name)’ is declared already")
        }
    }

    private static func inherited(_ code: Code) -> String? {
        code.tree.nodes.indices.first { code.kind($0) == .inheritedType }.map(code.string(node:))
    }

    /// The wrappers of properties that nobody sets from outside.
    private static let ownWrappers: Set<String> = [
        "Environment", "EnvironmentObject", "State", "FocusState", "ScaledMetric", "GestureState", "Namespace",
        "AppStorage",
    ]

    /// The first stored property or initializer by which those who use the type say how it shall be.
    private var settable: String? {
        let members = code.tree.nodes.indices.filter {
            code.role($0) == .member && code.enclosingType($0) == node
        }
        for member in members {
            if code.kind(member) == .initializerDecl { return "init" }
            guard code.kind(member) == .variableDecl else { continue }
            let children = code.children(member)
            if children.contains(where: { code.role($0) == .modifier && code.string(node: $0) == "static" }) {
                continue
            }
            let wrappers = children.filter { code.kind($0) == .attribute }.map { code.text(code.firstToken($0) + 1) }
            if wrappers.contains(where: Self.ownWrappers.contains) { continue }
            guard let binding = code.child(member, kind: .patternBinding) else { continue }
            let isConstant = code.tokenRange(member).contains { code.tree.tokens[$0].keyword == .let }
            let hasValue = code.child(binding, kind: .initializerClause) != nil
            if code.child(binding, kind: .accessorBlock) != nil || isConstant && hasValue { continue }
            return code.child(binding, .pattern).map(code.string(node:)) ?? "a property"
        }
        return nil
    }

    /// What other files are asked about.
    var asked: ReplacedType {
        ReplacedType(
            oldProtocol: oldProtocol, members: TypeUses(of: name, conformingTo: oldProtocol, in: code).members)
    }

    /// The protocol in the extensions of the file that give the type a name: `extension ButtonStyle where Self == Name`.
    func editsElsewhere() throws(Lowering.Refusal) -> [Edit] {
        let uses = TypeUses(of: name, conformingTo: oldProtocol, in: code)
        if let token = uses.other(besides: node, allowingExtensions: true) {
            let line = 1 + code.tree.bytes[..<code.tree.textRange(token: token).start].count { $0 == 10 }
            throw Lowering.Refusal(reason: "line \(line) uses it otherwise than in ‘.buttonStyle(\(name)())’")
        }
        return uses.extensions.map {
            Edit(range: code.tree.textRange(token: $0.name), text: ContiguousArray(newProtocol.utf8))
        }
    }
}

/// A type that gets another protocol, as other files may use it.
package struct ReplacedType: Sendable {
    package let oldProtocol: String
    /// The names that extensions of its protocol give it.
    package let members: Set<String>
}

/// Where a file uses one of the types so that it has to keep its protocol: `Settings.swift:12`.
package func otherUses(of types: [String: ReplacedType], in source: SourceText) -> [String: String] {
    let code = Code(parse(source.bytes))
    var places: [String: String] = [:]
    for (name, type) in types {
        let uses = TypeUses(of: name, conformingTo: type.oldProtocol, members: type.members, in: code)
        guard let token = uses.other(besides: nil, allowingExtensions: false) else { continue }
        let line = source.lines().position(code.tree.textRange(token: token).start).line
        places[name] = "\(source.path.split(separator: "/").last ?? ""):\(line)"
    }
    return places
}

/// How a file uses a type: in ways that its protocol does not matter for, and in others.
struct TypeUses {
    private let name: String
    private let code: Code
    /// The extensions of its protocol for it alone; with the token of the protocol.
    let extensions: [(node: Int, name: Int)]
    private let oldProtocol: String
    /// The names that these extensions give the type.
    let members: Set<String>

    /// `members`: those that another file gives it.
    init(of name: String, conformingTo oldProtocol: String, members others: Set<String> = [], in code: Code) {
        (self.name, self.oldProtocol, self.code) = (name, oldProtocol, code)
        extensions = code.tree.nodes.indices.compactMap { node in
            guard code.kind(node) == .extensionDecl else { return nil }
            let tokens = code.tokenRange(node)
            guard let keyword = tokens.first(where: { code.tree.tokens[$0].keyword == .extension }),
                code.token(keyword + 1, is: oldProtocol), code.token(keyword + 3, is: "Self"),
                code.token(keyword + 5, is: name)
            else { return nil }
            return (node, keyword + 1)
        }
        members = others.union(
            extensions.flatMap { code.tokenRange($0.node) }.filter { code.tree.tokens[$0].keyword == .var }
                .map { code.text($0 + 1) })
    }

    /// The first token that ties the type to its protocol, or could.
    func other(besides declaration: Int?, allowingExtensions: Bool) -> Int? {
        let own = declaration.flatMap(declaredToken)
        return code.tree.tokens.indices.first { token in
            if token == own || isHarmless(token) { return false }
            if code.token(token, is: "Legacy" + name) { return true }
            if let around = extensions.first(where: { code.tokenRange($0.node).contains(token) }) {
                if !allowingExtensions { return code.token(token, is: name) }
                return code.token(token, is: oldProtocol) && token != around.name
            }
            return code.token(token, is: name) || isMember(token)
        }
    }

    private func declaredToken(_ node: Int) -> Int? {
        code.tokenRange(node).first { code.tree.tokens[$0].keyword == .struct }.map { $0 + 1 }
    }

    /// `.buttonStyle(Name())`, and `.buttonStyle(.name)`.
    private func isHarmless(_ token: Int) -> Bool {
        if code.token(token, is: name) {
            return token > 1 && code.token(token - 2, is: "buttonStyle") && code.tokenKind(token - 1) == .leftParen
                && code.tokenKind(token + 1) == .leftParen && code.tokenKind(token + 2) == .rightParen
                && code.tokenKind(token + 3) == .rightParen
        }
        return isMember(token) && token > 2 && code.token(token - 3, is: "buttonStyle")
            && code.tokenKind(token + 1) == .rightParen
    }

    /// `.name` without a receiver, for a name that an extension of the file gives the type.
    private func isMember(_ token: Int) -> Bool {
        guard token > 1, code.tokenKind(token - 1) == .period, members.contains(code.text(token)) else { return false }
        switch code.tokenKind(token - 2) {
        case .identifier, .rightParen, .rightSquare, .rightBrace: return false
        default: return true
        }
    }

}
