import SwiftTree

/// The ways in which a rewrite may spell a capture otherwise: `$shape.borderShape`.
enum Transform: String, CaseIterable, Sendable {
    /// A shape as a `ButtonBorderShape`: `.circle`, `.capsule`, `.roundedRectangle(radius: r)`.
    case borderShape
    /// The shape that the background of a view has, as a `ButtonBorderShape`.
    case plateShape
    /// The label of a style's configuration as the button that a primitive style makes of it: without what draws a button,
    /// with what belongs to the label.
    case systemButton
    /// The name of a type with `Legacy` in front.
    case legacy

    /// What is said of code that has no such form.
    func refusal(of bound: Bound, in code: Code) -> String {
        switch self {
        case .borderShape: "is no shape that the border of a button can have"
        case .plateShape: "has no background in a shape that the border of a button can have"
        case .systemButton: StyledLabel(bound, code).refusal ?? "is no label of a button style"
        case .legacy: "is no name"
        }
    }

    /// `nil` when the captured code has no such form.
    func text(of bound: Bound, in code: Code) -> String? {
        switch self {
        case .borderShape: Transform.borderShape(bound, code)
        case .plateShape: Transform.plateShape(bound, code)
        case .systemButton: StyledLabel(bound, code).button
        case .legacy: bound.tokens.count == 1 ? "Legacy" + code.string(tokens: bound.tokens) : nil
        }
    }

    private static let background = Pattern(".background($_, in: $shape)")

    private static func plateShape(_ bound: Bound, _ code: Code) -> String? {
        guard let node = bound.nodes.first else { return nil }
        for link in code.chain(endingAt: node).links.reversed() {
            var matcher = Matcher(background, in: code)
            guard let match = matcher.match(at: link.node), let shape = match.bound["shape"] else { continue }
            return borderShape(shape, code)
        }
        return nil
    }

    private static func borderShape(_ bound: Bound, _ code: Code) -> String? {
        if bound.prefix == [".", "rect", "(", "cornerRadius", ":"] {
            return ".roundedRectangle(radius: \(code.string(tokens: bound.tokens)))"
        }
        let tokens = Equivalences.canonical(bound.prefix + bound.tokens.map(code.text) + bound.suffix)
        if tokens == [".", "circle"] { return ".circle" }
        if tokens.starts(with: [".", "capsule"]) || tokens.first == "Capsule" { return ".capsule" }
        guard tokens.starts(with: [".", "rect", "(", "cornerRadius", ":"]),
            let radius = radius(bound.tokens, code)
        else { return nil }
        return ".roundedRectangle(radius: \(code.string(tokens: radius)))"
    }

    /// The value of `cornerRadius:`, verbatim.
    private static func radius(_ tokens: Range<Int>, _ code: Code) -> Range<Int>? {
        guard let label = tokens.first(where: { code.token($0, is: "cornerRadius") }) else { return nil }
        let start = label + 2
        var depth = 0
        for token in start..<tokens.upperBound {
            switch code.tokenKind(token) {
            case .leftParen, .leftSquare, .leftBrace: depth += 1
            case .rightSquare, .rightBrace: depth -= 1
            case .rightParen where depth > 0: depth -= 1
            case .rightParen: return start..<token
            case .comma where depth == 0: return start..<token
            default: break
            }
        }
        return nil
    }
}
