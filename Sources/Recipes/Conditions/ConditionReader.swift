import Platforms
import SourceText
import SwiftTree

/// Reads one line of a `where` block: a Swift expression over the closed vocabulary.
struct ConditionReader {
    private let code: Code
    private(set) var problems: [PatternProblem] = []

    static let words = [
        "inside", "within", "placement", "layer", "has", "chain", "beside", "under", "imports", "target", "declares",
        "name",
        "gated",
        "scrolls", "commented", "mentions", "wrapsGlass", "unsure",
    ]
    static let captureWords = [
        "is", "isMaterial", "isShape", "isButtonShape", "isAvailability", "isLiteral",
        "isMet", "isUnmet", "declares", "has", "count", "scrolls",
    ]

    init(_ line: String) {
        code = Code(line, dialect: .pattern)
    }

    mutating func read() -> Condition? {
        for problem in code.tree.problems {
            fail(problem.message, problem.range, next: "see docs/recipes/language.md#conditions")
        }
        guard problems.isEmpty else { return nil }
        let statements = code.statements(0)
        guard statements.count == 1 else {
            fail(
                "a condition is one expression on its line", code.tree.range(node: 0),
                next: "put each condition on a line of its own")
            return nil
        }
        return expression(statements[0])
    }

    private mutating func fail(_ message: String, _ range: ByteRange, next: String? = nil) {
        problems.append(PatternProblem(range: range, message: message, next: next))
    }

    private mutating func fail(_ message: String, _ node: Int, next: String? = nil) {
        fail(message, code.tree.range(node: node), next: next)
    }

    // MARK: Operators

    private mutating func expression(_ node: Int) -> Condition? {
        let node = code.withoutParentheses(node)
        switch code.kind(node) {
        case .sequenceExpr:
            var operands: [Int] = []
            for child in code.children(node) { operands.append(child) }
            return sequence(operands[...], whole: node)
        case .prefixOperatorExpr:
            guard code.token(code.firstToken(node), is: "!"), let operand = code.argumentValue(node) else {
                fail("only '!' may stand in front of a condition", node)
                return nil
            }
            return expression(operand).map { .not($0) }
        default:
            return test(node)
        }
    }

    /// `||` binds weakest, then `&&`, then comparisons.
    private mutating func sequence(_ parts: ArraySlice<Int>, whole: Int) -> Condition? {
        for (sign, combine) in [
            ("||", { Condition.or($0, $1) }), ("&&", { Condition.and($0, $1) }),
        ] as [(String, (Condition, Condition) -> Condition)] {
            guard let at = parts.firstIndex(where: { isOperator($0, sign) }) else { continue }
            guard let left = sequence(parts[..<at], whole: whole),
                let right = sequence(parts[(at + 1)...], whole: whole)
            else { return nil }
            return combine(left, right)
        }
        if parts.count == 1, let only = parts.first { return expression(only) }
        guard parts.count == 3, let left = parts.first, let right = parts.last,
            let comparison = Condition.Comparison(rawValue: code.string(node: parts[parts.startIndex + 1]))
        else {
            fail("expected a condition", whole, next: "combine conditions with &&, || and !")
            return nil
        }
        return compare(left, comparison, right)
    }

    private func isOperator(_ node: Int, _ sign: String) -> Bool {
        code.kind(node) == .binaryOperatorExpr && code.string(node: node) == sign
    }

    private mutating func compare(_ left: Int, _ comparison: Condition.Comparison, _ right: Int) -> Condition? {
        if code.string(node: left) == "layer" { return layer(comparison, right) }
        if code.kind(left) == .functionCallExpr, let name = code.calleeName(left), code.text(name) == "target" {
            let word = argumentTexts(left).first ?? ""
            let platform = Platform(rawValue: word)
            if platform == nil, let argument = values(left).first {
                let names = Platform.allCases.map(\.rawValue)
                let near = names.first { $0.lowercased() == word.lowercased() } ?? nearest(word, in: names)
                fail(
                    "unknown platform '\(word)'", argument,
                    next: near.map { "did you mean '\($0)'?" } ?? "the platforms are \(names.joined(separator: ", "))")
                return nil
            }
            guard let platform, let version = Version(code.string(node: right)) else {
                fail("'target' compares a platform with a version", left, next: "for instance 'target(iOS) < 26'")
                return nil
            }
            return .target(platform, comparison, version)
        }
        if let name = capture(left) {
            guard let number = code.number(right) else {
                fail("a capture compares with a number", right, next: "for instance '$\(name) >= 48'")
                return nil
            }
            return .number(name, comparison, number)
        }
        let (receiver, word, arguments) = captureTest(left)
        guard let receiver, word == "count", let number = Int(code.string(node: right)) else {
            fail("this cannot be compared", left, next: "layer, target(…), $xs.count(…) and $n can")
            return nil
        }
        return .count(receiver, arguments.compactMap { pattern($0) }, comparison, number)
    }

    private mutating func layer(_ comparison: Condition.Comparison, _ right: Int) -> Condition? {
        let name = code.string(node: right).drop { $0 == "." }
        guard let layer = Layer(rawValue: String(name)) else {
            let names = Layer.allCases.map(\.rawValue)
            let hint = nearest(String(name), in: names).map { "did you mean '.\($0)'?" }
            fail("unknown layer '\(name)'", right, next: hint ?? "the layers are \(names.joined(separator: ", "))")
            return nil
        }
        switch comparison {
        case .equal: return .layer(layer)
        case .notEqual: return .not(.layer(layer))
        default:
            fail("layers compare with == and !=", right)
            return nil
        }
    }

    // MARK: Tests

    private mutating func test(_ node: Int) -> Condition? {
        let (receiver, word, arguments) = captureTest(node)
        if let receiver { return captureCondition(receiver, word, arguments, node) }
        switch code.string(node: node) {
        case "gated": return .gated
        case "wrapsGlass": return .wrapsGlass
        case "unsure": return .unsure
        case "layer":
            fail("'layer' wants a comparison", node, next: "for instance 'layer == .control'")
            return nil
        default: break
        }
        if code.string(node: node) == "scrolls" { return .scrolls(nil) }
        guard code.kind(node) == .functionCallExpr, let name = code.calleeName(node) else {
            return unknown(node)
        }
        switch code.text(name) {
        case "inside":
            return around(node).map { .inside(name: $0, isModifier: $1, slot: $2) } ?? noCall("inside", node)
        case "within":
            return around(node).map { .within(name: $0, isModifier: $1, slot: $2) } ?? noCall("within", node)
        case "placement":
            let places = argumentTexts(node).map { String($0.drop { $0 == "." }) }
            return places.isEmpty ? missing("placement", node) : .placement(places)
        case "has":
            if isGlob(node) { return .hasCalled(nil, strings(node)) }
            guard let argument = values(node).first, let pattern = pattern(argument) else {
                return missing("has", node)
            }
            return .has(nil, pattern)
        case "beside":
            guard let argument = values(node).first, let pattern = pattern(argument) else {
                return missing("beside", node)
            }
            return .beside(pattern)
        case "commented":
            if argumentTexts(node).first?.hasPrefix("\"") == true { return .commentedWith(strings(node)) }
            guard let argument = values(node).first, let pattern = pattern(argument) else {
                return missing("commented", node)
            }
            return .commented(pattern)
        case "mentions":
            guard let argument = strings(node).first else { return missing("mentions", node) }
            return .mentions(argument)
        case "chain":
            guard let argument = values(node).first else { return missing("chain", node) }
            guard let link = code.link(argument), link.call != nil else {
                guard isModifierName(code.string(node: argument)) else {
                    return noName("chain", ".padding", node)
                }
                return .chain(String(code.string(node: argument).drop { $0 == "." }), nil)
            }
            return pattern(argument).map { .chain(code.text(link.name), $0) }
        case "under":
            guard let argument = argumentTexts(node).first else { return missing("under", node) }
            guard isModifierName(argument) else { return noName("under", ".toolbar", node) }
            return .under(String(argument.drop { $0 == "." }))
        case "imports":
            guard let module = argumentTexts(node).first else { return missing("imports", node) }
            return .imports(module)
        case "declares":
            guard let argument = strings(node).first else { return missing("declares", node) }
            return .declares(argument)
        case "name":
            let globs = strings(node)
            return globs.isEmpty ? missing("name", node) : .enclosingName(globs)
        case "target":
            fail("'target' wants a comparison", node, next: "for instance 'target(iOS) < 26'")
            return nil
        default: return unknown(node)
        }
    }

    private mutating func captureCondition(
        _ name: String, _ word: String, _ arguments: [Int], _ node: Int
    ) -> Condition? {
        if let kind = Condition.CaptureKind(rawValue: word) { return .captureKind(name, kind) }
        switch word {
        case "is":
            let patterns = arguments.compactMap { pattern($0) }
            return patterns.isEmpty ? missing("is", node) : .captureIs(name, patterns)
        case "has":
            if isGlob(node) { return .hasCalled(name, strings(node)) }
            guard let pattern = arguments.first.flatMap({ pattern($0) }) else { return missing("has", node) }
            return .has(name, pattern)
        case "scrolls": return .scrolls(name)
        case "count":
            fail(
                "'count' wants a comparison", node, next: "for instance '\(code.string(node: node)) >= 2'")
            return nil
        default:
            let hint = nearest(word, in: Self.captureWords).map { "did you mean '\($0)'?" }
            fail(
                "unknown word '\(word)' after $\(name)", node,
                next: hint ?? "the words are \(Self.captureWords.joined(separator: ", "))")
            return nil
        }
    }

    /// `Name`, `Name.slot` or `.modifier`.
    private func around(_ node: Int) -> (name: String, isModifier: Bool, slot: String?)? {
        guard let argument = values(node).first else { return nil }
        let parts = code.string(node: argument).split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        let names = parts.first == "" ? parts[1...] : parts[...]
        guard !names.isEmpty, names.count < 3, names.allSatisfy(isName) else {
            return nil
        }
        if parts.first == "" { return (parts[1], true, parts.count > 2 ? parts[2] : nil) }
        return (parts[0], false, parts.count > 1 ? parts[1] : nil)
    }

    private mutating func unknown(_ node: Int) -> Condition? {
        let word = String(code.string(node: node).prefix { $0.isLetter })
        let hint = nearest(word, in: Self.words).map { "did you mean '\($0)'?" }
        fail("unknown condition '\(word)'", node, next: hint ?? "the words are \(Self.words.joined(separator: ", "))")
        return nil
    }

    private mutating func missing(_ word: String, _ node: Int) -> Condition? {
        fail("'\(word)' wants an argument", node, next: "see docs/recipes/language.md")
        return nil
    }

    // MARK: Pieces

    /// `$x.word(arguments)` taken apart.
    private func captureTest(_ node: Int) -> (name: String?, word: String, arguments: [Int]) {
        guard let link = code.link(node), let name = code.receiver(link).flatMap(capture) else { return (nil, "", []) }
        return (name, code.text(link.name), link.call.map(values) ?? [])
    }

    /// The name of the capture that an expression is.
    private func capture(_ node: Int) -> String? {
        guard code.endToken(node) == code.firstToken(node) + 1 else { return nil }
        return placeholderName(token: code.firstToken(node), in: code)
    }

    private func values(_ call: Int) -> [Int] { code.callArguments(call)?.arguments.map(\.value) ?? [] }

    /// `.toolbar`, or `.$_` for any.
    private func isModifierName(_ text: String) -> Bool { text.hasPrefix(".") && isName(text.dropFirst()) }

    /// A name such as `List`, or `$_` for any.
    private func isName(_ text: some StringProtocol) -> Bool {
        guard let first = text.first else { return false }
        return text == "$_"
            || (first.isLetter || first == "_") && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }

    private mutating func noCall(_ word: String, _ node: Int) -> Condition? {
        guard !values(node).isEmpty else { return missing(word, node) }
        fail(
            "'\(word)' wants the name of a call", node,
            next: "for instance '\(word)(List)', '\(word)(.sheet)' or '\(word)(Button.label)'")
        return nil
    }

    private mutating func noName(_ word: String, _ example: String, _ node: Int) -> Condition? {
        fail(
            "'\(word)' wants the name of a modifier", node,
            next: "for instance '\(word)(\(example))'; arguments are looked at by 'chain(\(example)($_...))' only")
        return nil
    }

    private func argumentTexts(_ call: Int) -> [String] { values(call).map(code.string(node:)) }
    private func strings(_ call: Int) -> [String] {
        argumentTexts(call).map { String($0.drop { $0 == "\"" }.prefix { $0 != "\"" }) }
    }

    private mutating func pattern(_ node: Int) -> Pattern? {
        var node = node
        // `count(has(p))` and `count(p)` say the same.
        if code.kind(node) == .functionCallExpr, let name = code.calleeName(node), code.text(name) == "has",
            let inner = values(node).first, code.link(node) == nil
        {
            node = inner
        }
        let pattern = Pattern(code.string(node: node))
        for problem in pattern.problems { fail(problem.message, node) }
        return pattern.problems.isEmpty ? pattern : nil
    }

    /// Whether an argument is a name with `*` in quotation marks. Without it a string stands for itself.
    private func isGlob(_ node: Int) -> Bool {
        argumentTexts(node).first.map { $0.hasPrefix("\"") && $0.contains("*") } == true
    }
}
