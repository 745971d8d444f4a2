import SwiftTree

/// What counts as the same although it is spelled otherwise. Each entry is documented in `docs/recipes/language.md`
/// and has a test of its name.
enum Equivalences {
    /// `Material.ultraThin` and `Material.ultraThinMaterial` are `.ultraThinMaterial`.
    static let materials: [String: String] = [
        "ultraThin": "ultraThinMaterial", "thin": "thinMaterial", "regular": "regularMaterial",
        "thick": "thickMaterial", "ultraThick": "ultraThickMaterial",
        "ultraThinMaterial": "ultraThinMaterial", "thinMaterial": "thinMaterial",
        "regularMaterial": "regularMaterial", "thickMaterial": "thickMaterial",
        "ultraThickMaterial": "ultraThickMaterial", "bar": "bar",
    ]
    /// `Circle()` is `.circle`.
    static let shapes: [String: String] = ["Circle": "circle", "Capsule": "capsule", "Rectangle": "rect"]

    /// The tokens of a piece of code in their one common spelling. Two pieces are the same when these are equal.
    static func canonical(_ tokens: [String]) -> [String] {
        var result: [String] = []
        var index = 0
        func at(_ offset: Int) -> String { index + offset < tokens.count ? tokens[index + offset] : "" }
        while index < tokens.count {
            let token = tokens[index]
            let follows = result.last == "."
            if let shape = shapes[token], at(1) == "(", at(2) == ")", !follows {
                result += [".", shape]
                index += 3
            } else if token == "RoundedRectangle", at(1) == "(", !follows {
                result += [".", "rect"]
                index += 1
            } else if token == "Material", at(1) == ".", let name = materials[at(2)], !follows {
                result += [".", name]
                index += 3
            } else if token == "self", at(1) == ".", !follows {
                index += 2
            } else if token == ",", at(1) == ")" || at(1) == "]" {
                index += 1
            } else {
                result.append(token)
                index += 1
            }
        }
        return result
    }

    /// Whether something that has another common spelling may begin with the token.
    static func isRespelled(_ token: Int, in code: Code) -> Bool {
        code.token(token, is: "self") || code.token(token, is: "Material") || code.token(token, is: "RoundedRectangle")
            || shapes.keys.contains { code.token(token, is: $0) }
    }

    /// Modifiers that may stand between a material and the clip that shapes it without moving the clip's edge.
    static let neutral: Set<String> = [
        "overlay", "shadow", "foregroundStyle", "foregroundColor", "font", "tint", "contentShape", "onTapGesture",
        "accessibilityLabel", "accessibilityHidden", "accessibilityElement", "environment", "opacity",
        "compositingGroup",
        "symbolRenderingMode", "multilineTextAlignment", "lineLimit", "allowsHitTesting", "disabled",
    ]

    /// What may decorate a filled shape that stands behind a view; it goes with the shape.
    static let decorations: Set<String> = ["overlay", "shadow", "compositingGroup"]
}

extension Code {
    /// Whether code is spelled so, in common spelling. Most code is not and differs in its first token, so that no
    /// strings need to be made.
    func isSpelled(_ wanted: [String], tokens: Range<Int>) -> Bool {
        guard let first = tokens.first, let word = wanted.first else { return wanted.isEmpty && tokens.isEmpty }
        let begins = token(first, is: word)
        if !begins, !Equivalences.isRespelled(first, in: self) { return false }
        return begins && tokens.count == 1 && wanted.count == 1 || canonical(tokens: tokens) == wanted
    }

    func canonical(tokens: Range<Int>) -> [String] { Equivalences.canonical(tokens.map(meaning)) }

    /// A capture in its common spelling, parentheses around it left out.
    func canonical(_ bound: Bound) -> [String] {
        let tokens =
            bound.nodes.count == 1 && bound.prefix.isEmpty && !bound.hasParentheses
            ? tokenRange(withoutParentheses(bound.nodes[0])) : bound.tokens
        return Equivalences.canonical(bound.prefix + tokens.map(text) + bound.suffix)
    }

    /// The modifier `.background(material, in: shape)` that the surface forms are held against.
    func isSurface(_ link: Link) -> Bool {
        guard token(link.name, is: "background"), let call = link.call, let arguments = callArguments(call)?.arguments
        else { return false }
        return arguments.count == 2 && arguments[0].label == nil
            && arguments[1].label.map { token($0, is: "in") } == true
    }

    /// The only argument of a link when it has no label: `x` in `.overlay(x)` and in `.overlay { x }`.
    func onlyArgument(_ link: Link, closures: Bool) -> Int? {
        guard let call = link.call, let arguments = callArguments(call)?.arguments, arguments.count == 1,
            arguments[0].label == nil
        else { return nil }
        if !arguments[0].isTrailing, kind(arguments[0].value) != .closureExpr { return arguments[0].value }
        return closures ? onlyStatement(arguments[0].value) : nil
    }
}
