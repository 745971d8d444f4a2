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

/// What has to fit together in a recipe whose parts are all well formed: names that are used are bound.
struct RecipeChecks {
    let path: String
    let header: RecipeHeader
    let alternatives: [ReadAlternative]
    let conditions: [ReadCondition]
    private var problems: [Message] = []

    init(path: String, header: RecipeHeader, alternatives: [ReadAlternative], conditions: [ReadCondition]) {
        self.path = path
        self.header = header
        self.alternatives = alternatives
        self.conditions = conditions
    }

    consuming func run() -> [Message] {
        for read in alternatives { checkNames(read) }
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

extension Fence {
    /// Where a word is used on the writing side of the block; the opening line when it is not.
    fileprivate func place(of word: String) -> ByteRange {
        for line in lines where words[0] != "swift-diff" || !line.text.hasPrefix("-") {
            if let place = line.firstPlace(of: word) { return place }
        }
        return opening.range
    }
}
