import Recipes

/// What a recipe's file says to people: the first sentence of its prose, and why its level is what it is.
struct RecipeProse {
    private let paragraphs: [String]

    init(_ file: RecipeFile) {
        let lines = String(decoding: file.bytes, as: UTF8.self).split(
            omittingEmptySubsequences: false, whereSeparator: \.isNewline)
        // The prose begins behind the title and ends at the first fence.
        let body = lines.drop { !$0.hasPrefix("# ") }.dropFirst().prefix { !$0.hasPrefix("```") }
        paragraphs = body.split { $0.allSatisfy(\.isWhitespace) }.map { $0.joined(separator: " ") }
    }

    var sentences: [String] {
        let opening = paragraphs.first { !$0.hasPrefix("**") }.map(firstSentence)
        let why = paragraphs.first { $0.hasPrefix("**Why ") }.map { paragraph in
            let text = paragraph.dropFirst(2).split(separator: "**", maxSplits: 1).map(String.init)
            guard text.count == 2, let head = text.first else { return firstSentence(paragraph) }
            return "\(head.hasSuffix(".") ? String(head.dropLast()) : head): \(firstSentence(text[1]))"
        }
        return [opening, why].compactMap { $0 }.filter { !$0.isEmpty }
    }

    /// Up to the first full stop that ends a word.
    private func firstSentence(_ text: String) -> String {
        let words = text.split(separator: " ")
        let end = words.firstIndex { $0.hasSuffix(".") }.map { $0 + 1 } ?? words.count
        return words[..<end].joined(separator: " ")
    }
}
