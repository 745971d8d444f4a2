import SourceText
import SwiftTree

/// `// glazier:ignore[id, id] reason` keeps recipes away from its own line, from the next one, and, standing alone above
/// a declaration, from all of that. `glazier:ignore-file` keeps them away from the whole file. No ids means all recipes.
struct Suppressions {
    struct Comment {
        /// Nil means all recipes.
        var ids: [String]?
        /// The lines within which nothing may begin.
        var lines: ClosedRange<Int>
        /// Where the comment stands, for those who want to be rid of it.
        var range: ByteRange

        /// Whether it speaks of a recipe: by id or by area, as `--only` does.
        func names(_ recipe: String) -> Bool {
            ids.map { $0.contains { recipe == $0 || recipe.hasPrefix($0.hasSuffix(".") ? $0 : $0 + ".") } } ?? true
        }
    }
    private(set) var comments: [Comment] = []
    /// Comments that look like one of these and are none: where, and what was written.
    private(set) var misspelt: [(range: ByteRange, word: String, meant: String)] = []
    private let table: LineTable

    private static let marker = ContiguousArray("glazier:".utf8)

    init?(_ tree: Tree) {
        guard Self.occur(in: tree.bytes) else { return nil }
        table = LineTable(tree.bytes)
        for token in tree.tokens.indices where tree.tokens[token].flags.contains(.commentBefore) {
            read(tree.triviaRange(token: token), before: token, in: tree)
        }
    }

    /// Whether such a comment may stand in the bytes at all.
    static func occur(in bytes: ContiguousArray<UInt8>) -> Bool { contains(bytes, marker) }

    /// The first comment that keeps `recipe` from what begins at `offset`.
    func covering(_ recipe: String, at offset: Int) -> Int? {
        let line = table.position(offset).line
        return comments.firstIndex { comment in
            comment.lines.contains(line) && comment.names(recipe)
        }
    }

    private mutating func read(_ trivia: ByteRange, before token: Int, in tree: Tree) {
        let text = String(decoding: tree.bytes[trivia.start..<trivia.end], as: UTF8.self)
        let first = table.position(trivia.start).line
        for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let place = first + number
            let ids: [String]?
            let isForFile: Bool
            switch Self.words(String(line)) {
            case nil: continue
            case .instruction(let named, let all): (ids, isForFile) = (named, all)
            case .misspelt(let word, let meant):
                misspelt.append((commentRange(place, trivia, tree), word, meant))
                continue
            }
            // What stands alone belongs to the code below it, however many comments are in between.
            let standsAlone = number > 0 || trivia.start == 0
            let end = isForFile ? .max : standsAlone ? lastLine(below: token, in: tree) : place
            comments.append(
                Comment(
                    ids: ids, lines: (isForFile ? 1 : place)...max(place + 1, end),
                    range: commentRange(place, trivia, tree)))
        }
    }

    private func commentRange(_ line: Int, _ trivia: ByteRange, _ tree: Tree) -> ByteRange {
        let range = table.line(line)
        let start = max(range.start, trivia.start)
        let indent = tree.bytes[start...].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.count
        return ByteRange(start + indent, min(range.end, trivia.end))
    }

    /// The line of a token, or the last line of the declaration that begins with it.
    private func lastLine(below token: Int, in tree: Tree) -> Int {
        let text = tree.textRange(token: token)
        var end = text.start
        for node in tree.nodes.indices where Self.declarations.contains(tree.nodes[node].kind) {
            let range = tree.range(node: node)
            if range.start == text.start { end = max(end, range.end - 1) }
        }
        return table.position(end).line
    }

    private static let declarations: Set<NodeKind> = [
        .actorDecl, .classDecl, .enumDecl, .extensionDecl, .functionDecl, .initializerDecl, .protocolDecl, .structDecl,
        .subscriptDecl, .variableDecl,
    ]

    private enum Words {
        case instruction(ids: [String]?, isForFile: Bool)
        case misspelt(word: String, meant: String)
    }

    private static func words(_ line: String) -> Words? {
        let bytes = ContiguousArray(line.utf8)
        guard let start = firstOffset(of: marker, in: bytes) else { return nil }
        var rest = String(decoding: bytes[(start + marker.count)...], as: UTF8.self)[...]
        let spaces = rest.prefix { $0 == " " || $0 == "\t" }
        let word = rest[spaces.endIndex...].prefix { $0.isLetter || $0 == "-" }
        let isForFile = word == "ignore-file"
        guard spaces.isEmpty, word == "ignore" || isForFile else { return misspelling(spaces, word) }
        rest = rest.dropFirst(word.count)
        let behind = rest.drop { $0 == " " }
        // `ignore [id]` is meant as it looks.
        if behind.hasPrefix("[") { rest = behind }
        guard rest.hasPrefix("["), let end = rest.firstIndex(of: "]") else {
            return .instruction(ids: nil, isForFile: isForFile)
        }
        let ids = rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { String($0.trimmed) }
        return .instruction(ids: ids, isForFile: isForFile)
    }

    /// Other words behind `glazier:` are told when they can hardly be meant otherwise; after a space, and as prose, only
    /// those that look like the right one.
    private static func misspelling(_ spaces: Substring, _ word: Substring) -> Words? {
        let near = nearest(String(word), in: ["ignore", "ignore-file"])
        let others = ["disable", "suppress", "skip", "off", "nolint"]
        guard let meant = near ?? (spaces.isEmpty && others.contains(word.lowercased()) ? "ignore" : nil) else {
            return nil
        }
        return .misspelt(word: "glazier:\(spaces)\(word)", meant: "glazier:\(meant)")
    }
}

/// Whether a comment that keeps recipes away may stand in these bytes.
package func holdsSuppression(_ bytes: ContiguousArray<UInt8>) -> Bool { Suppressions.occur(in: bytes) }

func contains(_ bytes: ContiguousArray<UInt8>, _ word: ContiguousArray<UInt8>) -> Bool {
    firstOffset(of: word, in: bytes) != nil
}

private func firstOffset(of word: ContiguousArray<UInt8>, in bytes: ContiguousArray<UInt8>) -> Int? {
    guard let first = word.first, bytes.count >= word.count else { return nil }
    return bytes.indices.dropLast(word.count - 1).first { start in
        bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
    }
}
