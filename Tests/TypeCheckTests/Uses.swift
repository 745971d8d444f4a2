import SourceText
import SwiftTree

/// How an example uses its names: what tells their types.
struct Uses {
    private let tree: Tree
    private let parents: ContiguousArray<Int32>

    init(of text: String) {
        tree = parse(ContiguousArray(text.utf8))
        parents = tree.parents()
    }

    /// A list of parameters that takes the arguments of one call.
    struct Parameters: Hashable {
        let text: String
    }

    struct Call {
        let parameters: Parameters
        /// The call stands where a view is wanted.
        let isView: Bool
        /// The type that the place of the call wants; nil for a call that is a statement.
        let type: String?
    }

    // MARK: - Calls

    func calls(of name: String) -> [Call] {
        references(to: name).compactMap { node in
            guard let call = parent(of: node), kind(call) == .functionCallExpr, role(node) == .callee else {
                return nil
            }
            let isStatement = role(chainTop(call)) == .statement
            let isView = isStatement && !isInAction(call)
            return Call(
                parameters: parameters(of: call), isView: isView,
                type: isStatement ? nil : type(wantedAt: call) ?? "String")
        }
    }

    func isCalled(member: String) -> Bool {
        memberReferences(to: member).contains { role($0) == .callee && kind(parent(of: $0) ?? 0) == .functionCallExpr }
    }

    private func parameters(of call: Int) -> Parameters {
        var generics: [String] = []
        var parameters: [String] = []
        func add(_ label: String?, _ value: Int) {
            let name = "p\(parameters.count)"
            let head = label.map { $0 == name ? name : "\($0) \(name)" } ?? "_ \(name)"
            if kind(value) == .closureExpr {
                if isAction(closure: value, label: label) {
                    parameters.append("\(head): () -> Void")
                } else {
                    generics.append("G\(generics.count): View")
                    parameters.append("@ViewBuilder \(head): () -> G\(generics.count - 1)")
                }
            } else {
                generics.append("G\(generics.count)")
                parameters.append("\(head): G\(generics.count - 1)")
            }
        }
        for child in tree.children(of: call) {
            switch role(child) {
            case .argument:
                guard let value = tree.children(of: child).first(where: { role($0) == .value }) ?? firstChild(of: child)
                else { continue }
                add(label(of: child), value)
            case .trailingClosure:
                add(nil, child)
            case .labeledClosure:
                if let closure = firstChild(of: child) { add(label(of: child), closure) }
            default:
                break
            }
        }
        let list = generics.isEmpty ? "" : "<" + generics.joined(separator: ", ") + ">"
        return Parameters(text: list + "(" + parameters.joined(separator: ", ") + ")")
    }

    // MARK: - Types

    /// The protocol that a type with initializers stands for, and what it needs for it.
    func role(ofType name: String) -> (conformance: String, body: String) {
        for node in references(to: name) {
            guard let call = parent(of: node), let argument = parent(of: call), kind(argument) == .labeledExpr,
                let outer = parent(of: argument)
            else { continue }
            switch callee(of: outer) {
            case "buttonStyle":
                return (
                    "ButtonStyle", "func makeBody(configuration: Configuration) -> some View { configuration.label }"
                )
            case "modifier":
                return ("ViewModifier", "func body(content: Content) -> some View { content }")
            case "clipShape", "contentShape":
                return ("InsettableShape", Self.shapeBody)
            default:
                if label(of: argument) == "in" { return ("InsettableShape", Self.shapeBody) }
            }
        }
        return ("View", "var body: some View { EmptyView() }")
    }

    private static let shapeBody =
        "func path(in rect: CGRect) -> Path { Path() }; func inset(by amount: CGFloat) -> some InsettableShape { self }"

    func isWrittenAsType(_ name: String) -> Bool {
        tree.nodes.indices.contains { kind($0) == .identifierType && text($0) == name }
    }

    /// A value that is handed over to be called: `action: save`.
    func isAction(_ name: String) -> Bool {
        references(to: name).contains { node in
            guard let argument = parent(of: node), kind(argument) == .labeledExpr else { return false }
            return ["action", "perform", "onDismiss", "primaryAction"].contains(label(of: argument) ?? "")
        }
    }

    func type(of name: String) -> String {
        for node in references(to: name) {
            if let type = type(wantedAt: node) { return type }
        }
        return Self.type(byName: name) ?? "String"
    }

    func type(ofMember member: String) -> String {
        for node in memberReferences(to: member) {
            if let type = type(wantedAt: node) { return type }
        }
        return Self.type(byName: member) ?? "String"
    }

    func bindingType(of name: String) -> String {
        for node in references(to: name) {
            guard let argument = parent(of: node), kind(argument) == .labeledExpr, let call = parent(of: argument)
            else {
                continue
            }
            switch label(of: argument) {
            case "isOn", "isPresented": return "Bool"
            case "text": return "String"
            case "value": return callee(of: call) == "Stepper" ? "Int" : "Double"
            case "item": return StandIns.model + "?"
            case "selection": return callee(of: call) == "List" ? "Set<Int>" : "Int"
            case nil where ["List", "ForEach"].contains(callee(of: call)): return "[\(StandIns.model)]"
            default: continue
            }
        }
        return Self.type(byName: String(name.dropFirst())) ?? "String"
    }

    /// The type that the surroundings of an expression ask for; nil when they do not say.
    private func type(wantedAt node: Int) -> String? {
        guard let parent = parent(of: node) else { return nil }
        let name = lastName(of: node)
        switch kind(parent) {
        case .memberAccessExpr where role(node) == .base:
            return typeOfBase(node, in: parent)
        case .functionCallExpr where role(node) == .callee:
            return nil
        case .labeledExpr:
            return type(wantedByArgument: parent, named: name)
        case .sequenceExpr:
            return type(inSequence: parent, at: node)
        case .conditionElement, .prefixOperatorExpr:
            return "Bool"
        case .subscriptCallExpr:
            return nil
        default:
            return role(node) == .statement && !isInAction(node) ? "some View" : nil
        }
    }

    /// `isOpen.toggle()`, `model.title`, `header.padding()`.
    private func typeOfBase(_ node: Int, in access: Int) -> String? {
        if text(access).hasSuffix(".toggle") { return "Bool" }
        if text(access).hasSuffix(".isEmpty") { return "String" }
        if text(access).hasSuffix(".count") || text(access).hasSuffix(".indices") { return "[\(StandIns.model)]" }
        let top = chainTop(node)
        let isCall = role(access) == .callee
        return isCall && role(top) == .statement && !isInAction(top) ? "some View" : StandIns.model
    }

    private func type(wantedByArgument argument: Int, named name: String) -> String? {
        guard let call = parent(of: argument) else { return nil }
        if kind(call) == .expressionSegment { return Self.type(byName: name) ?? "String" }
        let byName = Self.type(byName: name)
        switch (callee(of: call), label(of: argument)) {
        case ("List", nil), ("ForEach", nil), ("Chart", nil): return "[\(StandIns.model)]"
        case (_, "systemName"), (_, "systemImage"), ("Text", nil), ("navigationTitle", nil): return "String"
        case (_, "destination"), (_, "item"): return byName == "URL" ? "URL" : "String"
        case (_, "url"): return "URL"
        case ("disabled", nil), ("hidden", nil), (_, "isActive"): return "Bool"
        case (_, "spacing"), (_, "cornerRadius"), (_, "radius"), (_, "lineWidth"), (_, "width"), (_, "height"),
            ("cornerRadius", nil), ("padding", nil), (_, "minWidth"), (_, "maxWidth"), (_, "minHeight"), (_, "x"),
            (_, "y"):
            return "CGFloat"
        case ("opacity", nil): return "Double"
        case ("toolbarBackground", nil), ("background", nil), ("tint", nil), ("foregroundStyle", nil), ("fill", nil),
            ("foregroundColor", nil), ("stroke", nil), (_, "color"):
            return byName ?? "Color"
        case ("font", nil): return "Font"
        default: return byName
        }
    }

    /// `a ? b : c`, `a = true`, `a > 0.5`.
    private func type(inSequence sequence: Int, at node: Int) -> String? {
        let elements = Array(tree.children(of: sequence))
        guard let index = elements.firstIndex(of: node) else { return nil }
        let next = index + 1 < elements.count ? elements[index + 1] : nil
        if let next, kind(next) == .unresolvedTernaryExpr { return "Bool" }
        for element in elements where element != node {
            switch kind(element) {
            case .booleanLiteralExpr: return "Bool"
            case .floatLiteralExpr: return "Double"
            case .integerLiteralExpr: return "Int"
            case .stringLiteralExpr, .simpleStringLiteralExpr: return "String"
            case .nilLiteralExpr: return "Int?"
            default: continue
            }
        }
        return elements.contains { text($0) == "&&" || text($0) == "||" } ? "Bool" : nil
    }

    /// What a name says by itself.
    static func type(byName name: String) -> String? {
        for prefix in ["is", "has", "shows", "should", "can", "did", "wants"] {
            let rest = name.dropFirst(prefix.count)
            if name.hasPrefix(prefix), rest.first?.isUppercase == true { return "Bool" }
        }
        let lower = name.lowercased()
        for (ending, type) in [
            ("url", "URL"), ("visibility", "Visibility"), ("color", "Color"), ("count", "Int"), ("index", "Int"),
            ("radius", "CGFloat"), ("spacing", "CGFloat"), ("height", "CGFloat"), ("width", "CGFloat"),
            ("gap", "CGFloat"), ("padding", "CGFloat"), ("progress", "Double"),
        ] where lower.hasSuffix(ending) {
            return type
        }
        return nil
    }

    // MARK: - The tree

    private func kind(_ node: Int) -> NodeKind { tree.nodes[node].kind }
    private func role(_ node: Int) -> Role { tree.nodes[node].role }
    private func parent(of node: Int) -> Int? { parents[node] < 0 ? nil : Int(parents[node]) }
    private func firstChild(of node: Int) -> Int? { tree.children(of: node).first { _ in true } }

    private func text(_ node: Int) -> String {
        let range = tree.range(node: node)
        return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
    }

    /// The label of an argument or of a labelled closure.
    private func label(of argument: Int) -> String? {
        let token = Int(tree.nodes[argument].firstToken)
        return token + 1 < tree.tokens.count && tree.tokens[token + 1].kind == .colon ? tree.text(token: token) : nil
    }

    private func lastName(of node: Int) -> String {
        tree.text(token: max(Int(tree.nodes[node].endToken) - 1, 0))
    }

    /// The name of what is called: `padding` of `x.padding(3)`.
    private func callee(of call: Int) -> String {
        guard kind(call) == .functionCallExpr,
            let callee = tree.children(of: call).first(where: { role($0) == .callee })
        else { return "" }
        return lastName(of: callee)
    }

    /// Plain uses of a name, member names left out.
    private func references(to name: String) -> [Int] {
        tree.nodes.indices.filter { node in
            guard kind(node) == .declReferenceExpr, text(node) == name else { return false }
            guard let parent = parent(of: node), kind(parent) == .memberAccessExpr else { return true }
            return role(node) == .base
        }
    }

    /// The member accesses that name a member: the node of `x.name`.
    private func memberReferences(to name: String) -> [Int] {
        tree.nodes.indices.filter { kind($0) == .memberAccessExpr && lastName(of: $0) == name }
    }

    /// The whole expression of which a node is the head: of `a` in `a.b().c` the last call or access.
    private func chainTop(_ node: Int) -> Int {
        var top = node
        while let parent = parent(of: top), role(top) == .base || role(top) == .callee,
            [.memberAccessExpr, .functionCallExpr, .postfixIfConfigExpr].contains(kind(parent))
        {
            top = parent
        }
        return top
    }

    /// The code runs when something happens, as against code that says what is on the screen.
    private func isInAction(_ node: Int) -> Bool {
        var current = node
        while let parent = parent(of: current) {
            if kind(current) == .closureExpr {
                let labelled = kind(parent) == .labeledExpr || kind(parent) == .multipleTrailingClosureElement
                return isAction(closure: current, label: labelled ? label(of: parent) : nil)
            }
            if kind(current) == .functionDecl { return !text(current).contains("some View") }
            current = parent
        }
        return false
    }

    private func isAction(closure: Int, label: String?) -> Bool {
        if let label { return ["action", "perform", "onDismiss", "primaryAction"].contains(label) }
        guard var call = parent(of: closure) else { return false }
        if kind(call) == .labeledExpr, let outer = parent(of: call) { call = outer }
        let name = callee(of: call)
        if name.hasSuffix("Button") {
            // `Button { … } label: { … }` and `Button("Save") { … }`; the label may be the closure itself only after `action:`.
            return !tree.children(of: call).contains { self.label(of: $0) == "action" }
        }
        return name.hasPrefix("on") && name.dropFirst(2).first?.isUppercase == true
            || ["task", "refreshable", "withAnimation", "Task"].contains(name)
    }
}
