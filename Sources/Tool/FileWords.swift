import Recipes
import SourceText

/// What the words of a file tell before it is lexed.
package struct FileWords: Sendable {
    /// Whether any recipe could match.
    package var mightMatch = false
    /// Those of the names that recipes write which the file declares: `struct NAME`, `func NAME`, `static var NAME`.
    package var declared: Set<String> = []
    /// Those of the words that conditions ask the project for which occur.
    package var words: Set<String> = []
}

/// Reads `FileWords` out of files. It runs over every file, so it neither lexes nor parses. A declaration in a comment
/// or string counts too; the cost of that is a refused rewrite, never a wrong one.
package struct FileWordReader: Sendable {
    private let book: RecipeBook?
    /// The words of the book come first and have the numbers that it knows them by.
    private let words: WordSet
    private let isEmitted: [Bool]
    private let isAskedFor: [Bool]

    package init(_ book: RecipeBook, asking others: [String] = []) {
        self.init(book, emitted: book.emittedNames, asking: book.projectWords + others)
    }

    /// - Parameter emitted: the names whose declarations are looked for.
    package init(_ book: RecipeBook? = nil, emitted: [String], asking others: [String] = []) {
        self.book = book
        var words = book?.words ?? WordSet()
        let emitted = Set(emitted.map { words.add($0) })
        let askedFor = Set(others.map { words.add($0) })
        self.words = words
        isEmitted = words.words.indices.map(emitted.contains)
        isAskedFor = words.words.indices.map(askedFor.contains)
    }

    package func read(_ bytes: ContiguousArray<UInt8>) -> FileWords {
        var result = FileWords()
        var occurs = [Bool](repeating: false, count: words.words.count)
        bytes.withUnsafeBufferPointer { bytes in
            words.scan(bytes) { word, start in
                occurs[word] = true
                if isEmitted[word], !result.declared.contains(words.words[word]), Self.isDeclared(at: start, in: bytes)
                {
                    result.declared.insert(words.words[word])
                }
            }
        }
        for word in occurs.indices where occurs[word] && isAskedFor[word] { result.words.insert(words.words[word]) }
        result.mightMatch = book?.mightMatch(occurs) ?? false
        return result
    }

    /// Whether the words before the name make it a declaration that other files can see.
    private static func isDeclared(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = start
        switch wordBefore(&position, in: bytes) {
        case "struct", "class", "enum", "actor", "protocol", "typealias", "func", "macro":
            return !isPrivate(before: position, in: bytes)
        // A local `let glass` shadows nothing that a recipe writes; a static member does.
        case "var", "let":
            for _ in 0..<4 {
                switch wordBefore(&position, in: bytes) {
                case "static", "class": return true
                case "public", "package", "internal", "private", "fileprivate", "open", "nonisolated": continue
                default: return false
                }
            }
            return false
        default: return false
        }
    }

    /// What is private to another file shadows nothing here; the file itself is looked at when it is parsed.
    private static func isPrivate(before position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = position
        for _ in 0..<3 {
            switch wordBefore(&position, in: bytes) {
            case "private", "fileprivate": return true
            case "static", "mutating", "nonisolated", "final", "class": continue
            default: return false
            }
        }
        return false
    }

    private static func wordBefore(_ position: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        var end = position
        // The name may stand in backticks, the words before it between spaces and line breaks.
        while end > 0, [0x20, 0x09, 0x0A, 0x0D, 0x60].contains(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, WordSet.isIdentifier[Int(bytes[start - 1])] { start -= 1 }
        position = start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}
