import SourceText
import SwiftTree

/// Reads one recipe file. What is wrong with it becomes messages that point into the file; a recipe with any is not
/// used.
struct RecipeReader {
    private let path: String
    private let lines: [RecipeLine]
    private(set) var problems: [Message] = []
    /// The id that the header gives, also when the recipe is wrong.
    private(set) var id: String?

    init(_ file: RecipeFile) {
        path = file.path
        lines = recipeLines(String(decoding: file.bytes, as: UTF8.self))
    }

    mutating func read() -> Recipe? {
        guard let (header, bodyStart) = readHeader() else { return nil }
        if !header.id.isEmpty { id = header.id }
        let body = lines[bodyStart...]
        let title = body.first { $0.text.hasPrefix("# ") }.map { String($0.text.dropFirst(2).trimmed) }
        let fences = readFences(bodyStart)
        let alternatives = readAlternatives(fences)
        let conditions = readConditions(fences)
        let examples = readExamples(fences)
        var companions = RecipeCompanions(path: path, header: header, fences: fences)
        companions.read(alternatives)
        if problems.isEmpty { problems = companions.problems }
        // What does not fit together is only of interest when every part is well formed.
        if problems.isEmpty {
            problems = RecipeChecks(
                path: path, header: header, alternatives: alternatives, conditions: conditions, fences: fences
            ).run()
        }
        guard problems.isEmpty else { return nil }
        return Recipe(
            id: header.id, path: path, title: title ?? header.id, level: header.level, gate: header.gate,
            guidance: header.guidance, message: header.message.isEmpty ? title ?? header.id : header.message,
            requiredImport: header.requiredImport, after: header.after, afterRange: header.lines["after"]?.range,
            since: header.since, tags: header.tags, set: header.set, discards: header.discards,
            alternatives: alternatives.map(\.alternative), conditions: conditions.map(\.condition),
            whereLines: conditions.map { WhereLine(text: String($0.line.trimmed), number: $0.line.number) },
            examples: examples, helpers: companions.helpers, fallback: companions.fallback)
    }

    private mutating func fail(_ text: String, at range: ByteRange?, next: String? = nil) {
        problems.append(Message(severity: .error, path: path, range: range, text: text, next: next))
    }

    // MARK: Header

    private mutating func readHeader() -> (RecipeHeader, bodyStart: Int)? {
        guard let first = lines.first, first.trimmed == "---" else {
            fail(
                "a recipe begins with a header between two '---' lines", at: lines.first?.range,
                next: "see docs/recipes/language.md")
            return nil
        }
        guard let end = lines.dropFirst().firstIndex(where: { $0.trimmed == "---" }) else {
            fail("the header has no closing '---'", at: first.range, next: "end it with a line '---'")
            return nil
        }
        var header = RecipeHeader()
        for line in lines[1..<end] where !line.trimmed.isEmpty && !line.text.hasPrefix("#") {
            if let problem = header.take(line) { fail(problem.text, at: problem.range, next: problem.next) }
        }
        if header.id.isEmpty { fail("the header has no 'id'", at: first.range, next: "add a line 'id: area.name'") }
        return (header, end + 1)
    }

    // MARK: Fences

    private mutating func readFences(_ start: Int) -> [Fence] {
        var fences: [Fence] = []
        var index = start
        while index < lines.count {
            let line = lines[index]
            let ticks = line.text.prefix { $0 == "`" }
            index += 1
            guard ticks.count >= 3 else { continue }
            let bodyStart = index
            while index < lines.count, !isClosing(lines[index], ticks: ticks.count) { index += 1 }
            if index == lines.count {
                fail("this block has no closing \(ticks)", at: line.range, next: "end it with a line '\(ticks)'")
                return fences
            }
            let body = Array(lines[bodyStart..<index])
            let end = lines[index].range.end
            let bodyOffset = lines[bodyStart].range.start
            index += 1
            let (words, name) = infoWords(line.text.dropFirst(ticks.count))
            guard isRole(words, line) else { continue }
            fences.append(
                Fence(
                    words: words, name: name, content: body.map { $0.text + "\n" }.joined(),
                    start: body.first?.range.start ?? line.range.end, bodyStart: bodyOffset, opening: line, lines: body,
                    end: end))
        }
        return fences
    }

    /// Whether an opening line has a role; one that nearly has is a mistake.
    private mutating func isRole(_ words: [String], _ line: RecipeLine) -> Bool {
        guard let first = words.first else { return false }
        if first == "swift" { return words.count > 1 }
        if first == "swift-diff" { return true }
        if nearest(first, in: ["swift-diff"]) != nil {
            fail("unknown block '\(first)'", at: line.place(of: first), next: "did you mean 'swift-diff'?")
        } else if Self.roles.contains(first) {
            fail(
                "a block with the role '\(first)' says the language first", at: line.place(of: first),
                next: "write '```swift \(first)'")
        } else if words.count > 1, Self.roles.contains(words[1]), nearest(first, in: ["swift"]) != nil {
            fail("unknown language '\(first)'", at: line.place(of: first), next: "did you mean 'swift'?")
        }
        return false
    }

    static let roles = ["match", "rewrite", "where", "fallback", "helper", "before", "after", "unchanged"]

    private func isClosing(_ line: RecipeLine, ticks: Int) -> Bool {
        let text = line.trimmed
        return text.count >= ticks && text.allSatisfy { $0 == "`" }
    }

    private func infoWords(_ info: Substring) -> (words: [String], name: String?) {
        let parts = info.split(separator: "\"", maxSplits: 2, omittingEmptySubsequences: false)
        let name = parts.count > 1 ? String(parts[1]) : nil
        let outside = parts.count > 2 ? "\(parts[0]) \(parts[2])" : "\(parts[0])"
        return (outside.split(separator: " ").map(String.init), name)
    }

    // MARK: Patterns

    private mutating func readAlternatives(_ fences: [Fence]) -> [ReadAlternative] {
        var alternatives: [ReadAlternative] = []
        var patterns: [(pattern: Pattern, fence: Fence)] = []
        var template: Template?
        var rewrite: Fence?
        for fence in fences {
            let words = Array(fence.words.dropFirst(fence.words[0] == "swift" ? 2 : 1))
            if fence.words[0] == "swift-diff" {
                if let alternative = readDiff(fence, words) { alternatives.append(alternative) }
                continue
            }
            switch fence.words[1] {
            case "match":
                if let pattern = compile(fence.content, fence, options: words, optional: []) {
                    patterns.append((pattern, fence))
                }
            case "rewrite":
                if template != nil {
                    fail(
                        "a recipe has one 'rewrite' block", at: fence.opening.range,
                        next: "several swift-diff blocks can each have a rewrite of their own")
                }
                template = compileTemplate(
                    fence.content, at: fence.start, position: position(words) ?? matchPosition(fences))
                rewrite = fence
            case "where", "fallback", "helper", "before", "after", "unchanged": break
            default:
                let hint = nearest(fence.words[1], in: Self.roles).map { "did you mean '\($0)'?" }
                fail(
                    "unknown block role '\(fence.words[1])'", at: fence.opening.place(of: fence.words[1]),
                    next: hint ?? "the roles are \(Self.roles.joined(separator: ", ")), and swift-diff")
            }
        }
        alternatives += patterns.map {
            ReadAlternative(
                alternative: Alternative(
                    pattern: $0.pattern, template: template, start: $0.fence.start - $0.pattern.lead),
                match: $0.fence, rewrite: rewrite)
        }
        if let rewrite, patterns.isEmpty, problems.isEmpty {
            fail(
                "a 'rewrite' block belongs to a 'match' block", at: rewrite.opening.range,
                next: "add a block '```swift match', or write both as one '```swift-diff'")
        } else if alternatives.isEmpty, problems.isEmpty {
            fail(
                "the recipe has no pattern", at: lines.first?.range,
                next: "add a block '```swift match' or '```swift-diff'")
        }
        return alternatives
    }

    /// The two sides of a `swift-diff` block keep the byte offsets of the block: what belongs to the other side is
    /// blanked, so that every message still points at the right place.
    private mutating func readDiff(_ fence: Fence, _ words: [String]) -> ReadAlternative? {
        var match = ""
        var rewrite = ""
        var optional: [ByteRange] = []
        for line in fence.lines {
            let blank = String(repeating: " ", count: line.text.utf8.count)
            if line.text.hasPrefix("-?") {
                if !line.text.dropFirst(2).trimmed.hasPrefix(".") {
                    fail(
                        "only a modifier may be absent", at: line.range,
                        next: "'-?' goes with a line that begins with a dot")
                    return nil
                }
                match += "  " + line.text.dropFirst(2) + "\n"
                rewrite += blank + "\n"
                optional.append(ByteRange(line.range.start - fence.start, line.range.end - fence.start))
            } else if line.text.hasPrefix("-") {
                match += " " + line.text.dropFirst() + "\n"
                rewrite += blank + "\n"
            } else if line.text.hasPrefix("+?") {
                fail("'?' goes with '-' only", at: line.range, next: "a line is added or it is not: write '+'")
                return nil
            } else if line.text.hasPrefix("+") {
                match += blank + "\n"
                rewrite += " " + line.text.dropFirst() + "\n"
            } else if line.text.hasPrefix(" ") || line.trimmed.isEmpty {
                match += line.text + "\n"
                rewrite += line.text + "\n"
            } else {
                fail(
                    "a line of a swift-diff begins with ' ', '-', '-?' or '+'", at: line.range,
                    next: "put a space before a line that stays")
                return nil
            }
        }
        guard let pattern = compile(match, fence, options: words, optional: optional) else { return nil }
        let alternative = Alternative(
            pattern: pattern, template: compileTemplate(rewrite, at: fence.start, position: pattern.position),
            start: fence.start - pattern.lead)
        return ReadAlternative(alternative: alternative, match: fence, rewrite: fence)
    }

    private mutating func compile(
        _ text: String, _ fence: Fence, options: [String], optional: [ByteRange]
    ) -> Pattern? {
        let known = ["any-order", "exactly"]
        let positions = Position.allCases.map(\.rawValue)
        for word in options where !known.contains(word) && !positions.contains(word) {
            let hint = nearest(word, in: known + positions).map { "did you mean '\($0)'?" }
            fail(
                "unknown word '\(word)' after the block's role", at: fence.opening.place(of: word),
                next: hint ?? "the words are \((known + positions).joined(separator: ", "))")
        }
        let start = fence.start
        var pattern = Pattern(
            text, anyOrder: options.contains("any-order"), exactly: options.contains("exactly"), optional: optional,
            position: position(options))
        pattern.checkRoots()
        if let problem = firstMistake(pattern.problems) {
            fail(
                problem.message, at: shifted(problem.range, by: start - pattern.lead), next: problem.next)
        }
        return pattern.problems.isEmpty ? pattern : nil
    }

    /// One mistake for each block: what follows the first is often its consequence. That statements want a `;` is said
    /// of whatever stands behind one, so the next problem tells more.
    private func firstMistake(_ problems: [PatternProblem]) -> PatternProblem? {
        problems.first { !$0.message.hasSuffix("separated by ';'") } ?? problems.first
    }

    /// A `rewrite` stands where its `match` stands.
    private func matchPosition(_ fences: [Fence]) -> Position? {
        fences.first { $0.words.count > 2 && $0.words[1] == "match" }.flatMap { position($0.words) }
    }

    private func position(_ options: [String]) -> Position? { options.lazy.compactMap(Position.init).first }

    /// A range of the text that was parsed as a range of the file; it may lie in what was put around it.
    private func shifted(_ range: ByteRange, by distance: Int) -> ByteRange {
        ByteRange(max(0, range.start + distance), max(0, range.end + distance))
    }

    private mutating func compileTemplate(_ text: String, at start: Int, position: Position?) -> Template? {
        let template = Template(text, position: position)
        if let problem = firstMistake(template.problems) {
            fail(problem.message, at: shifted(problem.range, by: start - template.lead), next: problem.next)
        }
        return template.problems.isEmpty ? template : nil
    }

    // MARK: Conditions

    private mutating func readConditions(_ fences: [Fence]) -> [ReadCondition] {
        var conditions: [ReadCondition] = []
        for fence in fences where fence.words.count > 1 && fence.words[1] == "where" {
            let lines = fence.lines.filter { !$0.trimmed.isEmpty && !$0.trimmed.hasPrefix("//") }
            if lines.isEmpty {
                fail(
                    "this 'where' block has no condition", at: fence.opening.range,
                    next: "write one, or remove the block")
            }
            for line in lines {
                var reader = ConditionReader(String(line.text))
                if let condition = reader.read() { conditions.append(ReadCondition(condition: condition, line: line)) }
                for problem in reader.problems.prefix(1) {
                    let range = ByteRange(
                        problem.range.start + line.range.start, problem.range.end + line.range.start)
                    fail(problem.message, at: range, next: problem.next)
                }
            }
        }
        return conditions
    }

    // MARK: Examples

    private mutating func readExamples(_ fences: [Fence]) -> [Example] {
        var examples: [Example] = []
        var index = 0
        let roles = fences.filter { $0.words.count > 1 && ["before", "after", "unchanged"].contains($0.words[1]) }
        while index < roles.count {
            let fence = roles[index]
            index += 1
            let name = fence.name ?? "line \(fence.opening.number)"
            let todo = fence.words.contains("todo")
            switch fence.words[1] {
            case "unchanged":
                examples.append(
                    Example(
                        name: name, before: fence.content, kind: .unchanged, line: fence.opening.number, todo: todo))
            case "before":
                var plain: Fence?
                var gated: Fence?
                while index < roles.count, roles[index].words[1] == "after" {
                    let isGated = roles[index].words.contains("gated")
                    if (isGated ? gated : plain) != nil {
                        fail(
                            "this example has an '\(isGated ? "after gated" : "after")' block already",
                            at: roles[index].opening.range, next: "begin another example with '```swift before'")
                    }
                    if isGated { gated = roles[index] } else { plain = roles[index] }
                    index += 1
                }
                let kind: Example.Kind =
                    plain == nil && gated == nil
                    ? .reported : .rewritten(plain: plain?.content, gated: gated?.content)
                examples.append(
                    Example(
                        name: name, before: fence.content, kind: kind, line: fence.opening.number, todo: todo,
                        plainRange: plain?.contentRange, gatedRange: gated?.contentRange, end: fence.end))
            default:
                fail(
                    "an 'after' block follows its 'before' block", at: fence.opening.range,
                    next: "put '```swift before' in front of it")
            }
        }
        return examples
    }
}
