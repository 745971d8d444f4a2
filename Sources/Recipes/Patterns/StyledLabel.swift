import SwiftTree

/// The label of a button style's configuration with the modifiers that the style puts on it, told apart: those that draw a
/// button, which a system's style draws itself, and those that belong to the label.
struct StyledLabel {
    /// What a style of the system brings itself, whatever the arguments.
    private static let drawing: Set<String> = [
        "padding", "background", "clipShape", "cornerRadius", "border", "shadow", "contentShape",
    ]
    /// What answers to a touch, when it asks for nothing else.
    private static let pressing: Set<String> = ["opacity", "scaleEffect", "brightness", "animation"]
    /// What is about the label, and stays on it.
    private static let labelling: Set<String> = [
        "font", "fontWeight", "fontDesign", "bold", "italic", "lineLimit", "minimumScaleFactor", "labelStyle",
        "imageScale",
        "multilineTextAlignment", "symbolVariant", "symbolRenderingMode", "textCase", "frame", "fixedSize",
    ]
    /// The colours that glass chooses for a label anyway.
    private static let plainColors: Set<String> = [".primary", ".white", "Color.primary", "Color.white"]

    private let code: Code
    private let links: [Link]
    private let base: String

    init(_ bound: Bound, _ code: Code) {
        self.code = code
        let chain = bound.nodes.first.map { code.chain(endingAt: $0) }
        let all = chain?.links ?? []
        links = Array(all.dropFirst())
        base = all.first.map { code.string(node: $0.node) } ?? ""
    }

    /// `nil` when something in the chain has no counterpart.
    var button: String? {
        guard refusal == nil, base == "configuration.label" else { return nil }
        let kept = links.filter { Self.labelling.contains(code.text($0.name)) }.map { code.string(tokens: $0.tokens) }
        guard !kept.isEmpty else { return "Button(configuration)" }
        return "Button(role: configuration.role, action: configuration.trigger) { configuration.label"
            + kept.joined() + " }"
    }

    /// The first thing that would be lost.
    var refusal: String? {
        guard let link = links.first(where: { !hasCounterpart($0) }) else { return nil }
        let text = code.string(tokens: link.tokens).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return "has ‘\(text)’, for which the style of the system has no counterpart"
    }

    private func hasCounterpart(_ link: Link) -> Bool {
        let name = code.text(link.name)
        let words = Set(link.tokens.dropFirst(2).map(code.text))
        if Self.drawing.contains(name) {
            return !words.contains("isPressed") || name == "shadow" || name == "background"
        }
        if Self.pressing.contains(name) {
            return words.contains("isPressed") && words.isDisjoint(with: members) && !words.contains("role")
        }
        if Self.labelling.contains(name) {
            return words.isDisjoint(with: members) && !words.contains("configuration") && !words.contains("infinity")
        }
        switch name {
        case "overlay": return words.contains("stroke") || words.contains("strokeBorder")
        case "foregroundStyle", "foregroundColor":
            let color = link.call.flatMap { code.callArguments($0)?.arguments.first?.value }
            return color.map { Self.plainColors.contains(code.string(node: $0)) } ?? false
        default: return false
        }
    }

    /// The names of the style's own properties and functions.
    private var members: Set<String> {
        guard let node = links.first?.node, let type = code.enclosingType(node) else { return [] }
        let keywords: [Keyword] = [.var, .let, .func]
        return Set(
            code.tokenRange(type).dropLast().filter { keywords.contains(code.tree.tokens[$0].keyword) }
                .map { code.text($0 + 1) })
    }
}
