import SourceText

/// A recipe made of the texts of `glazier match` and `glazier rewrite`. It is read like any other.
package struct OneLiner: Sendable {
    /// Holds the recipe, unless there are problems.
    package let book: RecipeBook
    /// What is wrong with the texts, each laid out with the text that it points into.
    package let problems: [String]

    /// The id under which findings of the command line are reported.
    package static let id = "command.line"

    /// Without a replacement the recipe only finds. `conditions` are lines of a `where` block.
    package init(pattern: String, replacement: String?, conditions: [String], availability: RecipeFile) {
        var text = Self.header(gate: .none)
        let patternStart = text.utf8.count + Self.opening("match").utf8.count
        text += Self.opening("match") + pattern + Self.closing
        let replacementStart = text.utf8.count + Self.opening("rewrite").utf8.count
        if let replacement { text += Self.opening("rewrite") + replacement + Self.closing }
        let conditions = conditions.joined(separator: "\n")
        let conditionStart = text.utf8.count + Self.opening("where").utf8.count
        if !conditions.isEmpty { text += Self.opening("where") + conditions + Self.closing }

        let parts = [
            (start: patternStart, source: SourceText(path: "pattern", bytes: ContiguousArray(pattern.utf8))),
            (
                start: replacementStart,
                source: SourceText(path: "replacement", bytes: ContiguousArray((replacement ?? "").utf8))
            ),
            (start: conditionStart, source: SourceText(path: "--where", bytes: ContiguousArray(conditions.utf8))),
        ]
        let book = Self.read(text, availability)
        problems = book.problems.map { Self.rendered($0, parts) }
        // A check is only wanted where the replacement brings in something that old systems lack: with a gate, the
        // places behind a check would be left alone.
        let bringsInNew = book.recipes.contains { recipe in
            recipe.alternatives.contains { book.needs(recipe, $0) != nil }
        }
        self.book =
            bringsInNew
            ? Self.read(Self.header(gate: .auto) + text.dropFirst(Self.header(gate: .none).count), availability) : book
    }

    private static func read(_ text: String, _ availability: RecipeFile) -> RecipeBook {
        RecipeBook([RecipeFile(path: "pattern", bytes: ContiguousArray(text.utf8))], availability: availability)
    }

    private static func header(gate: GateRule) -> String {
        "---\nid: \(id)\nformat: 1\nlevel: review\ngate: \(gate.rawValue)\n---\n# From the command line\n\n"
    }

    /// More backticks than any Swift has in a row.
    private static let ticks = String(repeating: "`", count: 12)
    private static func opening(_ role: String) -> String { "\(ticks)swift \(role)\n" }
    private static let closing = "\n\(ticks)\n"

    /// A message with its range moved from the recipe's text to the text of the command line.
    private static func rendered(_ message: Message, _ parts: [(start: Int, source: SourceText)]) -> String {
        var message = message
        let part = parts.last { part in message.range.map { $0.start >= part.start } ?? false } ?? parts[0]
        message.path = part.source.path
        if let range = message.range {
            let length = part.source.bytes.count
            let start = max(0, min(range.start - part.start, length))
            message.range = ByteRange(start, max(start, min(range.end - part.start, length)))
        }
        return render(message, in: part.source)
    }
}
