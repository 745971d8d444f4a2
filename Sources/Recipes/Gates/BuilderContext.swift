import SwiftTree

/// Tells whether a statement stands where a result builder takes `if #available … else …`.
struct BuilderContext {
    enum Kind {
        case view
        case toolbar
    }

    let code: Code

    private static let containers: Set<String> = [
        "VStack", "HStack", "ZStack", "Group", "List", "Form", "Section", "ScrollView", "LazyVStack", "LazyHStack",
        "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ForEach", "NavigationStack", "NavigationView",
        "NavigationSplitView", "TabView", "Tab", "GeometryReader", "ScrollViewReader", "ViewThatFits", "ControlGroup",
        "Menu", "ToolbarItem", "ToolbarItemGroup", "DisclosureGroup", "GroupBox", "LabeledContent", "Label", "Table",
        "GlassEffectContainer", "AnyView", "HSplitView", "VSplitView", "TimelineView", "WindowGroup", "Picker",
        "NavigationLink", "Link", "ShareLink", "Toggle", "LazyView", "EquatableView", "PhotosPicker",
    ]
    private static let modifiers: Set<String> = [
        "overlay", "background", "safeAreaInset", "safeAreaBar", "toolbar", "sheet", "popover", "fullScreenCover",
        "contextMenu", "swipeActions", "alert", "confirmationDialog", "navigationDestination", "inspector", "mask",
        "tabItem", "tabViewBottomAccessory", "searchable", "listRowBackground", "navigationBarItems", "gated",
    ]
    private static let builderAttributes: Set<String> = ["ViewBuilder", "ToolbarContentBuilder", "SceneBuilder"]

    func kind(of statement: Int) -> Kind? {
        guard code.role(statement) == .statement, let block = code.parent(statement) else { return nil }
        guard !code.statements(block).contains(where: { code.kind($0) == .returnStmt }) else { return nil }
        guard isBuilder(block, statement) else { return nil }
        return isToolbarContent(statement) ? .toolbar : .view
    }

    /// The property or function that a statement is all of and that would be a builder with `@ViewBuilder` in front: of
    /// type `some View`, with one expression and no `return`.
    func declarationToConvert(_ statement: Int) -> Int? {
        guard code.role(statement) == .statement, let block = code.parent(statement),
            code.statements(block).count == 1, code.kind(statement) != .returnStmt, let owner = code.parent(block)
        else { return nil }
        let declaration: Int
        switch (code.kind(block), code.kind(owner)) {
        case (.accessorBlock, .patternBinding):
            guard let variable = code.parent(owner), code.kind(variable) == .variableDecl else { return nil }
            declaration = variable
        case (.codeBlock, .functionDecl): declaration = owner
        default: return nil
        }
        guard !hasBuilderAttribute(declaration), Layout(code).startsLine(code.firstToken(declaration)) else {
            return nil
        }
        let head = code.firstToken(declaration)..<code.firstToken(block)
        let isView = head.dropLast().contains { code.token($0, is: "some") && code.token($0 + 1, is: "View") }
        // Another type around it, such as `[some View]`, ends in a bracket.
        return isView && code.token(head.upperBound - 1, is: "View") ? declaration : nil
    }

    private func isToolbarContent(_ statement: Int) -> Bool {
        let base = code.chain(endingAt: statement).base ?? statement
        guard code.kind(base) == .functionCallExpr, let name = code.calleeName(base) else { return false }
        return ["ToolbarItem", "ToolbarItemGroup", "ToolbarSpacer"].contains(code.text(name))
    }

    private func isBuilder(_ block: Int, _ statement: Int) -> Bool {
        guard let owner = code.parent(block) else { return false }
        switch code.kind(block) {
        case .accessorBlock: return isBuilderVariable(block)
        case .closureExpr: return isBuilderClosure(block, owner)
        case .switchCase:
            return code.kind(owner) == .switchExpr && isStatementInBuilder(owner)
        case .codeBlock:
            switch code.kind(owner) {
            case .ifExpr: return isStatementInBuilder(outermostIf(owner))
            case .functionDecl: return isBuilderFunction(owner)
            case .accessorDecl:
                guard let accessors = code.parent(owner) else { return false }
                return isBuilderVariable(accessors)
            default: return false
            }
        case .ifConfigClause:
            return code.parent(owner) != nil && code.kind(owner) == .ifConfigDecl && isStatementInBuilder(owner)
        default: return false
        }
    }

    private func isStatementInBuilder(_ node: Int) -> Bool {
        guard code.role(node) == .statement, let block = code.parent(node) else { return false }
        return !code.statements(block).contains { code.kind($0) == .returnStmt } && isBuilder(block, node)
    }

    private func outermostIf(_ node: Int) -> Int {
        var node = node
        while code.role(node) == .elseBody, let parent = code.parent(node) { node = parent }
        return node
    }

    private func isBuilderVariable(_ accessors: Int) -> Bool {
        guard let binding = code.parent(accessors), let variable = code.parent(binding) else { return false }
        if hasBuilderAttribute(variable) { return true }
        guard let pattern = code.child(binding, .pattern), code.string(node: pattern) == "body",
            let type = code.child(binding, kind: .typeAnnotation)
        else { return false }
        return code.tokenRange(type).contains {
            code.token($0, is: "View") || code.token($0, is: "Scene") || code.token($0, is: "ToolbarContent")
        }
    }

    private func isBuilderFunction(_ function: Int) -> Bool {
        if hasBuilderAttribute(function) { return true }
        let tokens = code.tokenRange(function)
        guard let keyword = tokens.first(where: { code.tree.tokens[$0].keyword == .func }) else { return false }
        let name = code.text(keyword + 1)
        // The requirements of ViewModifier and of the button, label and toggle styles are builders themselves.
        return (name == "body" && code.token(keyword + 3, is: "content")) || name == "makeBody"
    }

    private func hasBuilderAttribute(_ declaration: Int) -> Bool {
        code.children(declaration).contains { child in
            code.kind(child) == .attribute
                && code.tokenRange(child).contains {
                    Self.builderAttributes.contains(code.text($0))
                }
        }
    }

    private func isBuilderClosure(_ closure: Int, _ owner: Int) -> Bool {
        var call = owner
        var part = closure
        if code.kind(call) == .labeledExpr || code.kind(call) == .multipleTrailingClosureElement {
            part = call
            guard let parent = code.parent(call) else { return false }
            call = parent
        }
        if code.kind(call) == .macroExpansionExpr || code.kind(call) == .macroExpansionDecl { return true }
        guard code.kind(call) == .functionCallExpr, let place = code.enclosing(closure).first, place.node == call,
            place.part == part
        else { return false }
        // A modifier of the implicit `self` is a bare call.
        if place.isModifier || Self.modifiers.contains(place.name) {
            return Self.modifiers.contains(place.name) && place.slot != "action"
        }
        if place.slot == "action" || place.slot == "onDismiss" { return false }
        return place.name == "Button" ? place.slot == "label" : Self.containers.contains(place.name)
    }
}
