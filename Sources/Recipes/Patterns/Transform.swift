import SwiftTree

/// The ways in which a rewrite may spell a capture otherwise: `$shape.borderShape`.
enum Transform: String, CaseIterable, Sendable {
    /// A shape as a `ButtonBorderShape`: `.circle`, `.capsule`, `.roundedRectangle(radius: r)`.
    case borderShape

    /// What is said of code that has no such form.
    var refusal: String {
        switch self {
        case .borderShape: "is no shape that the border of a button can have"
        }
    }

    /// `nil` when the captured code has no such form.
    func text(of bound: Bound, in code: Code) -> String? {
        switch self {
        case .borderShape: Transform.borderShape(bound, code)
        }
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
