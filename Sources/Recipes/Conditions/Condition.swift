import Platforms

/// What a condition may answer. Unknown never counts as safe: it lowers the level of the finding.
enum Truth: Sendable {
    case no
    case unknown
    case yes

    init(_ value: Bool) { self = value ? .yes : .no }

    static prefix func ! (value: Truth) -> Truth {
        switch value {
        case .no: .yes
        case .yes: .no
        case .unknown: .unknown
        }
    }
}

/// One line of a `where` block. The vocabulary is closed; `docs/recipes/language.md` lists it.
indirect enum Condition: Sendable {
    case not(Condition)
    case and(Condition, Condition)
    case or(Condition, Condition)
    /// `inside(Button.label)`, `inside(.toolbar)`: a call or modifier around the place, by the closure it stands in.
    case inside(name: String, isModifier: Bool, slot: String?)
    /// `within(.sheet)`: the same, but only up to the declaration around the place, wherever that is used.
    case within(name: String, isModifier: Bool, slot: String?)
    /// `placement(.principal, …)`: the toolbar item around the place is put there.
    case placement([String])
    /// `layer == .control`.
    case layer(Layer)
    /// `$x.is(p, …)`; a pattern that is another capture stands for what that one is bound to.
    case captureIs(String, [Pattern])
    /// `$x.isMaterial`, `$x.isShape`, `$x.isButtonShape`.
    case captureKind(String, CaptureKind)
    /// `$x.has(p)`; `has(p)` speaks of the whole match.
    case has(String?, Pattern)
    /// `$x.has("*Avatar*")`: something that is called, by a name.
    case hasCalled(String?, [String])
    /// `$xs.count(p, q) >= 2`: elements with any of the patterns; without a pattern all elements count.
    case count(String, [Pattern], Comparison, Int)
    /// `$n >= 48`: the capture is a number in digits, and compares like that.
    case number(String, Comparison, Double)
    /// `chain(.name)`: the chain of modifiers around the match has another one of that name, for `.$_` of any name;
    /// `chain(.name(p))`: one that the pattern matches.
    case chain(String, Pattern?)
    /// `beside(p)`: a statement next to the match's own holds the pattern.
    case beside(Pattern)
    /// `under(.name)`: the match or something around it carries a modifier of that name.
    case under(String)
    /// `$x.scrolls`; `scrolls` speaks of the view that the match modifies.
    case scrolls(String?)
    case imports(String)
    case target(Platform, Comparison, Version)
    case declares(String)
    /// `name("*Row")`: the type around the place.
    case enclosingName([String])
    /// `commented(.name(p))`: such a modifier of the match has a comment.
    case commented(Pattern)
    /// `commented("iOS 15")`: a comment above the match's statement, or above one beside it, has one of the texts.
    case commentedWith([String])
    /// `mentions("Name")`: the word occurs somewhere in the project.
    case mentions(String)
    /// The file calls a modifier of the project's own that brings in glass.
    case wrapsGlass
    /// Never known: with `||` it makes a line lower the level instead of excluding the place.
    case unsure
    /// Already code for the new system.
    case gated

    enum CaptureKind: String, CaseIterable, Sendable {
        case isMaterial, isShape, isButtonShape, isAvailability, isLiteral, isMet, isUnmet, declares
    }

    enum Comparison: String, CaseIterable, Sendable {
        case less = "<"
        case lessOrEqual = "<="
        case greater = ">"
        case greaterOrEqual = ">="
        case equal = "=="
        case notEqual = "!="

        func holds<T: Comparable>(_ a: T, _ b: T) -> Bool {
            switch self {
            case .less: a < b
            case .lessOrEqual: a <= b
            case .greater: a > b
            case .greaterOrEqual: a >= b
            case .equal: a == b
            case .notEqual: a != b
            }
        }
    }

    /// The placeholders that the condition speaks of.
    var captures: [String] {
        switch self {
        case .not(let inner): inner.captures
        case .and(let a, let b), .or(let a, let b): a.captures + b.captures
        case .captureIs(let name, let patterns): [name] + patterns.compactMap(\.wholeCapture)
        case .captureKind(let name, _), .count(let name, _, _, _), .number(let name, _, _): [name]
        case .has(let name, _), .hasCalled(let name, _), .scrolls(let name): name.map { [$0] } ?? []
        default: []
        }
    }

    /// The words that the condition looks for in the whole project.
    var projectWords: [String] {
        switch self {
        case .mentions(let word): [word]
        case .not(let inner): inner.projectWords
        case .and(let a, let b), .or(let a, let b): a.projectWords + b.projectWords
        default: []
        }
    }

    /// Whether the answer depends on the layer of the place.
    var asksForLayer: Bool {
        switch self {
        case .layer: true
        case .not(let inner): inner.asksForLayer
        case .and(let a, let b), .or(let a, let b): a.asksForLayer || b.asksForLayer
        default: false
        }
    }

    /// Whether the answer depends on what stands around the place, also far from it.
    var asksForPlace: Bool {
        switch self {
        case .layer, .inside: true
        case .not(let inner): inner.asksForPlace
        case .and(let a, let b), .or(let a, let b): a.asksForPlace || b.asksForPlace
        default: false
        }
    }

    /// How long an answer takes, roughly: what looks at one capture, what follows one chain or path, what searches.
    var cost: Int {
        switch self {
        case .not(let inner): inner.cost
        case .and(let a, let b), .or(let a, let b): max(a.cost, b.cost)
        case .captureIs, .captureKind, .number, .target, .enclosingName, .mentions, .unsure: 0
        case .inside, .within, .placement, .layer, .chain, .under, .imports, .gated: 1
        case .has, .hasCalled, .count, .beside, .scrolls, .declares, .commented, .commentedWith, .wrapsGlass: 2
        }
    }
}

extension Pattern {
    /// The name of the capture, when the pattern is nothing else: `$other` in `$x.is($other)`.
    var wholeCapture: String? {
        guard roots.count == 1, names.count == 1 else { return nil }
        let tokens = code.tokenRange(roots[0])
        return tokens.count == 1 ? placeholderName(token: tokens.lowerBound, in: code) : nil
    }
}
