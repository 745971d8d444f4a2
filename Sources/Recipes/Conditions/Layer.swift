/// Where a piece of interface code stands.
package enum Layer: String, CaseIterable, Sendable {
    /// A bar, or an item of one.
    case bar
    /// The label of a button, menu or link, or something that reacts to touch.
    case control
    /// Lies over content and holds controls.
    case floating
    case sheet
    /// A row of a list or form.
    case row
    /// Scrolls, repeats, decorates: content.
    case content
    /// The background of a whole scene.
    case screen
    case unknown
}

/// A layer with the evidence for it, as a half sentence for the finding.
struct Placement: Sendable {
    var layer: Layer
    var reason: String
}

/// What the calls around a place say of it. Over content it depends on whether it holds a control.
enum Standing: Sendable, Hashable {
    case layer(Layer, String)
    case over(String)
    case unknown
}

/// Finds the layer of a place from the syntax around it. The tests are those of control and content layer in Apple's
/// guidance: what scrolls, repeats or informs is content; what is touched or holds what is touched is a control.
struct Placer {
    let code: Code
    let uses: ViewUses

    static let controls: Set<String> = [
        "Button", "Menu", "Link", "ShareLink", "NavigationLink", "Toggle", "Stepper", "PhotosPicker", "Picker",
    ]
    private static let rows: Set<String> = [
        "List", "Form", "Table", "Section", "OutlineGroup", "DisclosureGroup", "LabeledContent",
    ]
    private static let repeated: Set<String> = [
        "ForEach", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "ScrollView", "Chart",
    ]
    private static let contentModifiers: Set<String> = [
        "listRowBackground", "containerBackground", "chartBackground", "chartOverlay", "contextMenu", "swipeActions",
        "background", "mask", "tabItem", "badge",
    ]
    private static let presentations: Set<String> = ["sheet", "popover", "fullScreenCover", "inspector", "alert"]
    static let barItems: Set<String> = ["ToolbarItem", "ToolbarItemGroup"]
    private static let contentNames = ["Card", "Row", "Cell", "Tile", "Badge", "Chip", "Tag", "Banner", "Widget"]
    private static let controlNames = ["Bar", "Toolbar", "Controls", "FAB", "Button", "Dock", "Palette"]

    /// `node` is the matched expression; its own receiver tells whether it holds controls.
    func placement(of node: Int) -> Placement {
        if let found = placement(standing(of: node), of: node) { return found }
        let named = byName(node)
        guard let used = whereUsed(node, depth: 0), used.layer != named.layer else { return named }
        // A name is a weaker witness than a use; where uses differ nothing is sure.
        return used
    }

    private func placement(_ standing: Standing, of node: Int) -> Placement? {
        switch standing {
        case .layer(let layer, let reason): return Placement(layer: layer, reason: reason)
        case .over(let place):
            if let control = firstControl(in: node) {
                return Placement(layer: .floating, reason: "in \(place), with a \(control) in it")
            }
            return Placement(layer: .content, reason: "in \(place), without a control in it")
        case .unknown: return nil
        }
    }

    /// The layer that all uses of the declaration around a place agree on; nil when no use tells one.
    private func whereUsed(_ node: Int, depth: Int) -> Placement? {
        guard depth < 4 else { return nil }
        let hops = Hops(code: code, uses: uses)
        var found: [Placement] = []
        switch hops.owner(of: node) {
        case .member(let name, let declaration)?:
            for mention in hops.mentions(of: name, besides: declaration).prefix(32) {
                if let place = placement(standing(of: mention), of: node) {
                    found.append(Placement(layer: place.layer, reason: "\(name) is used \(place.reason)"))
                } else if let place = whereUsed(mention, depth: depth + 1) {
                    found.append(place)
                }
            }
        case .body(let type)?:
            for (standing, use) in uses.standings(of: type) {
                guard let place = placement(standing, of: node) else { continue }
                found.append(Placement(layer: place.layer, reason: "\(type) is used \(place.reason) (\(use))"))
            }
        case nil: return nil
        }
        guard let first = found.first else { return nil }
        if let other = found.first(where: { $0.layer != first.layer }) {
            return Placement(layer: .unknown, reason: "\(first.reason), but \(other.reason)")
        }
        return first
    }

    /// What the calls around a place say, up to its declaration.
    func standing(of node: Int) -> Standing {
        let around = code.surroundings(node)
        if let control = controlLabel(around) { return .layer(control.layer, control.reason) }
        for (index, place) in around.enumerated() {
            let found = standing(place, around[(index + 1)...])
            if found != .unknown { return found }
            if place.name == "ZStack" {
                let found = standingInStack(node, place)
                if found != .unknown { return found }
            }
        }
        return .unknown
    }

    private func controlLabel(_ around: [Enclosing]) -> Placement? {
        guard let index = around.firstIndex(where: { Self.controls.contains($0.name) && $0.slot == "label" }) else {
            return nil
        }
        if let row = around[(index + 1)...].first(where: { isRow($0) }) {
            return Placement(layer: .row, reason: "a \(around[index].name) label in a row of \(row.name)")
        }
        if around[(index + 1)...].contains(where: { isBarItem($0) }) {
            return Placement(layer: .bar, reason: "a \(around[index].name) label in a toolbar")
        }
        return Placement(layer: .control, reason: "the label of a \(around[index].name)")
    }

    private func isRow(_ place: Enclosing) -> Bool { !place.isModifier && Self.rows.contains(place.name) }
    private func isBarItem(_ place: Enclosing) -> Bool {
        (place.isModifier && place.name == "toolbar") || Self.barItems.contains(place.name)
    }

    private func standing(_ place: Enclosing, _ outer: ArraySlice<Enclosing>) -> Standing {
        if isBarItem(place) { return .layer(.bar, "inside a toolbar") }
        if isRow(place) { return .layer(.row, "inside \(place.name)") }
        if !place.isModifier {
            guard Self.repeated.contains(place.name) else { return .unknown }
            if let row = outer.first(where: isRow) {
                return .layer(.row, "repeated by \(place.name) in \(row.name)")
            }
            return .layer(.content, "inside \(place.name)")
        }
        switch place.name {
        case "overlay": return .over("an overlay")
        case "safeAreaInset", "safeAreaBar": return .layer(.bar, "inside .\(place.name)")
        case "tabViewBottomAccessory": return .layer(.bar, "a tab view accessory")
        default: break
        }
        if Self.presentations.contains(place.name) { return .layer(.sheet, "inside .\(place.name)") }
        if Self.contentModifiers.contains(place.name) { return .layer(.content, "inside .\(place.name)") }
        return .unknown
    }

    /// In a `ZStack` what comes first is content and what comes last lies over it.
    private func standingInStack(_ node: Int, _ place: Enclosing) -> Standing {
        let closure = code.kind(place.part) == .closureExpr ? place.part : code.argumentValue(place.part) ?? place.part
        let statements = code.statements(closure)
        guard let index = statements.firstIndex(where: { code.tokenRange($0).contains(code.firstToken(node)) }),
            index > 0
        else { return .unknown }
        return .over("a ZStack, above \(index) other view\(index == 1 ? "" : "s")")
    }

    /// The first control inside an expression, or the gesture on it.
    func firstControl(in node: Int) -> String? {
        let whole = code.chainEnd(node)
        for link in code.chain(endingAt: whole).links {
            if code.token(link.name, is: "onTapGesture") { return "tap gesture" }
        }
        for inner in whole..<Int(code.tree.nodes[whole].endNode) where code.kind(inner) == .functionCallExpr {
            guard let name = code.calleeName(inner) else { continue }
            let word = code.text(name)
            if Self.controls.contains(word) || word == "Slider" || word == "TextField" { return word }
            if code.link(inner) == nil, Self.controlNames.contains(where: word.hasSuffix),
                word.first?.isUppercase == true
            {
                return word
            }
        }
        return nil
    }

    private func byName(_ node: Int) -> Placement {
        guard let type = code.enclosingType(node), let name = code.declaredName(type) else {
            return Placement(layer: .unknown, reason: "nothing around it tells what it is")
        }
        if let suffix = Self.contentNames.first(where: name.hasSuffix) {
            let control = firstControl(in: node)
            if control == nil { return Placement(layer: .content, reason: "\(name) is named a \(suffix)") }
        }
        if let suffix = Self.controlNames.first(where: name.hasSuffix), isRootOfBody(node) {
            let layer: Layer = suffix == "Button" || suffix == "FAB" ? .control : .floating
            return Placement(layer: layer, reason: "\(name) is named a \(suffix)")
        }
        return Placement(layer: .unknown, reason: "nothing around it in \(name) tells what it is")
    }

    /// Whether the whole body of a view is this expression.
    private func isRootOfBody(_ node: Int) -> Bool {
        guard let statement = code.statement(around: node) else { return false }
        guard code.firstToken(statement) == code.firstToken(code.chainEnd(node)), let parent = code.parent(statement)
        else { return false }
        return code.kind(parent) == .accessorBlock || code.kind(parent) == .codeBlock
    }
}
