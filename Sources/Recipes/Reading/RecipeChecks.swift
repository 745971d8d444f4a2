import SourceText

/// A pattern with its rewrite, and the blocks that they were read from.
struct ReadAlternative {
    let alternative: Alternative
    let match: Fence
    let rewrite: Fence?
}

/// A condition and the line that it was read from.
struct ReadCondition {
    let condition: Condition
    let line: RecipeLine
}

/// What has to fit together in a recipe whose parts are all well formed: names are bound, lines can hold together,
/// examples say something.
struct RecipeChecks {
    let path: String
    let header: RecipeHeader
    let alternatives: [ReadAlternative]
    let conditions: [ReadCondition]
    let fences: [Fence]
    private var problems: [Message] = []

    init(
        path: String, header: RecipeHeader, alternatives: [ReadAlternative], conditions: [ReadCondition],
        fences: [Fence]
    ) {
        self.path = path
        self.header = header
        self.alternatives = alternatives
        self.conditions = conditions
        self.fences = fences
    }

    consuming func run() -> [Message] {
        for (index, read) in alternatives.enumerated() {
            checkNames(read)
            checkMessage(read)
            checkSequences(read)
            checkShape(read, earlier: alternatives[..<index])
        }
        if let (line, earlier) = Contradictions(conditions).first() {
            let isAlone = line.number == earlier.number
            fail(
                isAlone
                    ? "no code can satisfy this line"
                    : "no code can satisfy this line together with line \(earlier.number): \(earlier.trimmed)",
                at: line.range,
                next: isAlone
                    ? "change it, or remove it" : "all lines have to hold: combine them with '||', or remove one")
        }
        if header.after.contains(header.id), let line = header.lines["after"] {
            fail("a recipe cannot come after itself", at: line.range, next: "name the recipes that come first")
        }
        checkExamples()
        return problems
    }

    private mutating func fail(_ text: String, at range: ByteRange, next: String? = nil) {
        let message = Message(severity: .error, path: path, range: range, text: text, next: next)
        // Several alternatives that lack the same name are one fault.
        if !problems.contains(message) { problems.append(message) }
    }

    private mutating func checkNames(_ read: ReadAlternative) {
        let names = read.alternative.pattern.names
        let bound = names.sorted().map { "$" + $0 }
        let next = bound.isEmpty ? "this pattern binds no name" : "bound are \(bound.joined(separator: ", "))"
        for use in read.alternative.template?.uses ?? [] where !names.contains(use) {
            fail(
                "the rewrite uses $\(use), which this pattern does not bind",
                at: read.rewrite?.place(of: "$" + use) ?? read.match.opening.range, next: next)
        }
        for read in conditions {
            for use in read.condition.captures where !names.contains(use) {
                fail(
                    "a condition uses $\(use), which a pattern does not bind", at: read.line.place(of: "$" + use),
                    next: next)
            }
        }
    }
}

extension RecipeChecks {
    /// Captures in the sentence for the report: every pattern has to bind them.
    private mutating func checkMessage(_ read: ReadAlternative) {
        guard let line = header.lines["message"] else { return }
        let names = read.alternative.pattern.names
        for use in captures(in: header.message) where !names.contains(use) {
            let bound = names.sorted().map { "$" + $0 }
            fail(
                "the message uses $\(use), which a pattern does not bind", at: line.place(of: "$" + use),
                next: bound.isEmpty ? "this pattern binds no name" : "bound are \(bound.joined(separator: ", "))")
        }
    }

    /// `$name` in a sentence; `$5` is an amount.
    private func captures(in text: String) -> [String] {
        text.split(separator: "$", omittingEmptySubsequences: false).dropFirst().compactMap { rest in
            guard let first = rest.first, first.isLetter else { return nil }
            return String(rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
    }

    /// A sequence stays one on the other side.
    private mutating func checkSequences(_ read: ReadAlternative) {
        let pattern = read.alternative.pattern
        guard let template = read.alternative.template, let rewrite = read.rewrite else { return }
        for use in template.sequenceUses where pattern.names.contains(use.name) {
            guard use.isSequence != pattern.sequenceNames.contains(use.name) else { continue }
            let start = rewrite.start - template.lead
            fail(
                use.isSequence
                    ? "$\(use.name) is one thing in the pattern, and a sequence here"
                    : "$\(use.name) is a sequence in the pattern, and one thing here",
                at: ByteRange(use.range.start + start, use.range.end + start),
                next: "write $\(use.name)\(use.isSequence ? "" : "...")")
        }
    }

    private mutating func checkShape(_ read: ReadAlternative, earlier: ArraySlice<ReadAlternative>) {
        let pattern = read.alternative.pattern
        if pattern.anyOrder, !pattern.namesModifiers {
            fail(
                "'any-order' is about modifiers, and this pattern has none",
                at: read.match.opening.place(of: "any-order"), next: "remove the word")
        }
        let text = pattern.ownWords
        if let other = earlier.first(where: {
            $0.alternative.pattern.ownWords == text && $0.alternative.pattern.anyOrder == pattern.anyOrder
        }) {
            fail(
                "this pattern is that of line \(other.match.opening.number), which is tried first",
                at: read.match.opening.range, next: "remove one of the two")
        }
        if read.match.words.contains("swift-diff"),
            !read.match.content.split(whereSeparator: \.isNewline).contains(where: {
                $0.hasPrefix("+") || $0.hasPrefix("-")
            })
        {
            fail(
                "this swift-diff changes nothing", at: read.match.opening.range,
                next: "begin what goes with '-' and what comes with '+'; a 'swift where' line says what is left alone")
        }
        if pattern.position == .argument, read.alternative.template.map({ $0.items.isEmpty }) == true {
            fail(
                "an argument can be replaced, not removed", at: read.match.opening.range,
                next: "write the call around it as the pattern")
        }
    }

    private mutating func checkExamples() {
        let isAudit = alternatives.allSatisfy { $0.alternative.template == nil }
        var before: Fence?
        for fence in fences where fence.words.count > 1 {
            switch fence.words[1] {
            case "before": before = fence
            case "after":
                if isAudit {
                    fail(
                        "this recipe has no rewrite, so there is no result", at: fence.opening.range,
                        next: "remove the block: a 'before' alone says that something is reported")
                } else if let before, fence.content == before.content, !fence.words.contains("gated") {
                    fail(
                        "nothing changes in this example", at: fence.opening.range,
                        next: "make 'before' an 'unchanged' block, and remove this one")
                }
            default: break
            }
        }
    }
}

extension Pattern {
    /// The tokens of the recipe's own text, to tell two patterns apart.
    fileprivate var ownWords: [String] {
        guard let first = roots.first, let last = roots.last else { return [] }
        return (code.firstToken(first)..<code.endToken(last)).map(code.text)
    }
}

extension Fence {
    /// Where a word is used on the writing side of the block; the opening line when it is not.
    fileprivate func place(of word: String) -> ByteRange {
        for line in lines where words[0] != "swift-diff" || !line.text.hasPrefix("-") {
            if let place = line.firstPlace(of: word) { return place }
        }
        return opening.range
    }
}
