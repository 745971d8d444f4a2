import SwiftTree

/// A call, modifier or declaration around a place, and which part of it the place stands in.
struct Enclosing {
    var name: String
    /// The place stands in an argument or closure of a modifier: `.overlay { … }`.
    var isModifier: Bool
    /// `label`, `content`, `action`, or the label of the argument.
    var slot: String
    /// The call.
    var node: Int
    /// The closure or argument that leads to the place.
    var part: Int
}

extension Code {
    /// The calls around `node`, the nearest first, up to the next function, type or closure-valued declaration.
    func enclosing(_ node: Int) -> [Enclosing] {
        var result: [Enclosing] = []
        var child = node
        while let parent = parent(child) {
            defer { child = parent }
            guard kind(parent) == .functionCallExpr || kind(parent) == .macroExpansionExpr else { continue }
            let part = role(child)
            guard part == .trailingClosure || part == .labeledClosure || part == .argument else { continue }
            guard kind(parent) == .functionCallExpr, let name = calleeName(parent) else { continue }
            let isModifier = link(parent).map { receiver($0) != nil || isImplicitMember($0) } ?? false
            result.append(
                Enclosing(
                    name: text(name), isModifier: isModifier, slot: slot(of: child, in: parent), node: parent,
                    part: child))
        }
        return result
    }

    private func isImplicitMember(_ link: Link) -> Bool { receiver(link) == nil }

    /// Which part of a call a closure or argument is.
    private func slot(of part: Int, in call: Int) -> String {
        let label = argumentLabel(part)
        if let label, label != "content" { return label }
        guard let arguments = callArguments(call)?.arguments, let name = calleeName(call) else { return "content" }
        let isClosure = argumentValue(part).map { kind($0) == .closureExpr } ?? false || kind(part) == .closureExpr
        guard isClosure else { return label ?? "argument" }
        let labels = arguments.compactMap { $0.label.map(text) }
        switch text(name) {
        case "Button":
            if labels.contains("action") { return "label" }
            return "action"
        case "Menu", "Picker", "Section", "DisclosureGroup", "GroupBox", "LabeledContent": return "content"
        case "Link", "ShareLink", "Toggle", "Stepper", "PhotosPicker", "PasteButton", "TextFieldLink":
            return "label"
        case "NavigationLink":
            if labels.contains("label") { return "destination" }
            let hasDestination = labels.contains("destination") || labels.contains("value")
            return hasDestination ? "label" : "destination"
        default: return "content"
        }
    }

    private func argumentLabel(_ part: Int) -> String? {
        switch kind(part) {
        case .labeledExpr, .multipleTrailingClosureElement:
            guard let value = argumentValue(part), firstToken(value) > firstToken(part) else { return nil }
            return text(firstToken(part))
        default: return nil
        }
    }

    /// The nearest type or extension around a node.
    func enclosingType(_ node: Int) -> Int? {
        var current = parent(node)
        while let node = current {
            switch kind(node) {
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .extensionDecl, .protocolDecl: return node
            default: current = parent(node)
            }
        }
        return nil
    }

    /// What an expression stands for one step further on: the value of the computed property of the type around it that
    /// it names, or the body of the view of this file that it makes; the statements.
    func bodies(namedBy node: Int) -> [Int] {
        if kind(node) == .declReferenceExpr {
            return enclosingType(node).map { values(ofProperty: string(node: node), in: $0) } ?? []
        }
        guard kind(node) == .functionCallExpr, let name = calleeName(node), link(node) == nil,
            text(name).first?.isUppercase == true
        else { return [] }
        let type = tree.nodes.indices.first { kind($0) == .structDecl && declaredName($0) == text(name) }
        return type.map { values(ofProperty: "body", in: $0) } ?? []
    }

    private func values(ofProperty name: String, in type: Int) -> [Int] {
        for member in type + 1..<Int(tree.nodes[type].endNode) where kind(member) == .variableDecl {
            guard role(member) == .member, let binding = child(member, kind: .patternBinding),
                child(binding, .pattern).map(string(node:)) == name,
                let accessors = child(binding, kind: .accessorBlock)
            else { continue }
            return statements(accessors)
        }
        return []
    }

    /// The name of a type declaration, or of what an extension extends.
    func declaredName(_ declaration: Int) -> String? {
        if kind(declaration) == .extensionDecl { return child(declaration, .type).map(string(node:)) }
        for token in tokenRange(declaration).dropLast() {
            switch tree.tokens[token].keyword {
            case .struct, .class, .enum, .actor, .protocol: return text(token + 1)
            default: continue
            }
        }
        return nil
    }
}
