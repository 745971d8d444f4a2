import SourceText

/// Lays out what the explainer found: sentences, the lines of recipe and code with marks, captures, facts.
struct ExplanationText {
    private let explainer: Explainer
    private var paragraphs: [String] = []

    init(_ explainer: Explainer) { self.explainer = explainer }

    func done(_ cause: Explanation.Cause) -> Explanation {
        Explanation(cause: cause, text: paragraphs.joined(separator: "\n"))
    }

    mutating func say(_ text: String, next: String? = nil) {
        paragraphs.append("\(text)\(next.map { "\n  help: \($0)" } ?? "")")
    }

    // MARK: The pattern

    mutating func matched(_ match: Match, _ alternative: Int) {
        let pattern = explainer.recipe.alternatives[alternative].pattern
        say(
            "the pattern matches\(ordinal(alternative)):"
                + inCode(explainer.code.byteRange(match.region)) + captures(pattern) { match.bound[$0] })
    }

    mutating func missed(_ miss: Miss, _ alternative: Int, at node: Int) {
        let pattern = explainer.recipe.alternatives[alternative].pattern
        var text = "the pattern\(ordinal(alternative)) differs: \(sentence(miss, pattern))"
        if !miss.pattern.isEmpty {
            text += "\n" + inRecipe(pattern.code.byteRange(miss.pattern), alternative)
        }
        text += inCode(codeRange(miss))
        text += captures(pattern) { name in
            pattern.names.firstIndex(of: name).flatMap { miss.bound.indices.contains($0) ? miss.bound[$0] : nil }
        }
        if let next = advice(miss, pattern) { text += "\n  help: \(next)" }
        paragraphs.append(text)
    }

    mutating func nothingNamed(on line: Int, names: [String]) {
        let recipe = explainer.recipe
        var wanted: [String] = []
        for alternative in recipe.alternatives {
            let kind = alternative.pattern.rootKind.map { _ in [alternative.pattern.firstWord] }
            for name in kind ?? alternative.pattern.rootNames ?? recipe.calleeNames(alternative.pattern) ?? []
            where !wanted.contains(name) { wanted.append(name) }
        }
        let found = names.isEmpty ? "there is no call on line \(line)" : "line \(line) has \(quoted(names))"
        let near = names.lazy.compactMap { nearest($0, in: wanted) }.first
        say(
            "nothing to look at: the recipe begins at \(quoted(wanted)), and \(found)",
            next: near.map { "did you mean ‘\($0)’?" } ?? "name the line on which the call or modifier has its name")
    }

    private func ordinal(_ alternative: Int) -> String {
        let count = explainer.recipe.alternatives.count
        return count > 1 ? " (alternative \(alternative + 1) of \(count))" : ""
    }

    private func quoted(_ names: [String]) -> String { listed(names.map { "‘\($0)’" }, none: "nothing") }

    // MARK: The difference in words

    private func sentence(_ miss: Miss, _ pattern: Pattern) -> String {
        let wanted = miss.pattern.isEmpty ? "" : shortened(pattern.code.string(tokens: miss.pattern))
        let found = miss.code.isEmpty ? "" : shortened(explainer.code.string(tokens: miss.code))
        switch miss.kind {
        case .different: return "wanted ‘\(wanted)’, found ‘\(found)’"
        case .missing: return "wanted ‘\(wanted)’, and there is nothing more"
        case .extra: return "the code has ‘\(found)’, which the pattern does not speak of"
        case .rebound(let name):
            let index = pattern.names.firstIndex(of: name)
            let first = index.flatMap { miss.bound[$0] }?.text(in: explainer.code) ?? ""
            return "$\(name) is ‘\(shortened(first))’ already, and here it would be ‘\(found)’"
        case .noModifier(let names):
            return "no modifier ‘.\(wanted)’ in the chain, which has \(listed(names.map { "." + $0 }, none: "none"))"
        case .between(let names):
            let others = listed(names.map { "." + $0 }, none: "nothing")
            let place = wanted.isEmpty ? "in the chain" : "between ‘.\(wanted)’ and the next modifier"
            return "\(place) stands \(others), which the pattern does not speak of"
        case .called:
            return "‘\(wanted)’ and ‘\(found)’: one of them is called, the other is not"
        }
    }

    private func advice(_ miss: Miss, _ pattern: Pattern) -> String? {
        switch miss.kind {
        case .between: "‘.$keep...’ in the pattern lets other modifiers stand there"
        case .extra where !miss.code.isEmpty && explainer.code.tokenKind(miss.code.lowerBound) == .leftBrace:
            "closures are named one by one: a call with two of them wants an alternative of its own"
        case .extra: "‘$rest...’ in the pattern takes any number of arguments or statements"
        case .noModifier(let names) where names.contains(pattern.code.string(tokens: miss.pattern)):
            "modifiers come in the order of the pattern, unless the block says ‘any-order’"
        default: nil
        }
    }

    private func codeRange(_ miss: Miss) -> ByteRange {
        let tokens = miss.code
        let count = explainer.code.tree.tokens.count
        guard tokens.isEmpty, tokens.lowerBound > 0, tokens.lowerBound < count else {
            return explainer.code.byteRange(tokens)
        }
        // Where something is missing, the mark stands behind what is there.
        let end = explainer.code.tree.textRange(token: tokens.lowerBound - 1).end
        return ByteRange(end, end)
    }

    private func captures(_ pattern: Pattern, _ bound: (String) -> Bound?) -> String {
        let texts = pattern.names.compactMap { name in
            bound(name).map { "$\(name) = \(shortened($0.text(in: explainer.code)))" }
        }
        return texts.isEmpty ? "" : "\n  with " + texts.joined(separator: ", ")
    }

    // MARK: Lines with marks

    private func inRecipe(_ range: ByteRange, _ alternative: Int) -> String {
        let pattern = explainer.recipe.alternatives[alternative]
        if pattern.isRespelled {
            // It stands in no file, but was made from a row of the folder's equivalences.
            let source = SourceText(path: EquivalenceTable.fileName, bytes: pattern.pattern.code.tree.bytes)
            return marked(range, in: source)
        }
        let start = pattern.start
        return marked(ByteRange(range.start + start, range.end + start), in: explainer.recipeSource)
    }

    private func inCode(_ range: ByteRange) -> String { "\n" + marked(range, in: explainer.source) }

    private func marked(_ range: ByteRange, in source: SourceText) -> String {
        let lines = source.lines()
        let place = lines.position(range.start)
        return "  \(source.path):\(place.line):\(place.column)"
            + markedLine(range, at: place, in: source, lines).split(separator: "\n", omittingEmptySubsequences: false)
            .joined(separator: "\n  ")
    }

    // MARK: Conditions

    /// Tells every `where` line with its answer; the facts of those that are not true. Returns the number of the first
    /// line that is false.
    mutating func conditions(_ evaluation: Evaluation) -> Int? {
        var failed: Int?
        for (condition, line) in zip(explainer.recipe.conditions, explainer.recipe.whereLines) {
            let truth = evaluation.holds(condition)
            var text = "where, line \(line.number): \(line.text) is \(truth.word)"
            if truth != .yes {
                for fact in evaluation.facts(condition) {
                    let head = fact.condition == line.text ? "" : "\(fact.condition) is \(fact.truth.word): "
                    text += "\n  \(head)\(fact.evidence)"
                }
            }
            if truth == .unknown { text += "\n  help: what is unknown stops no match, but lowers its level" }
            paragraphs.append(text)
            if truth == .no, failed == nil { failed = line.number }
        }
        return failed
    }
}
