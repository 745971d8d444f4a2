import SourceText
import SwiftTree

/// `// glazier:ignore[id, id] reason`: on the line of a finding or on the line before it. No ids means all.
struct Suppressions {
    private var lines: [Int: [String]] = [:]
    private let table: LineTable

    private static let marker = ContiguousArray("glazier:ignore".utf8)

    init?(_ tree: Tree) {
        guard contains(tree.bytes, Self.marker) else { return nil }
        table = LineTable(tree.bytes)
        for token in tree.tokens.indices where tree.tokens[token].flags.contains(.commentBefore) {
            let trivia = tree.triviaRange(token: token)
            let text = String(decoding: tree.bytes[trivia.start..<trivia.end], as: UTF8.self)
            for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                guard let ids = Suppressions.ids(String(line)) else { continue }
                let place = table.position(trivia.start).line + number
                lines[place, default: []] += ids
                lines[place + 1, default: []] += ids
            }
        }
    }

    /// Whether the finding of `recipe` that begins at `offset` is to be left out.
    func cover(_ recipe: String, at offset: Int) -> Bool {
        guard let ids = lines[table.position(offset).line] else { return false }
        return ids.contains("*") || ids.contains(recipe)
    }

    private static func ids(_ line: String) -> [String]? {
        let bytes = ContiguousArray(line.utf8)
        guard let start = firstOffset(of: marker, in: bytes) else { return nil }
        let rest = String(decoding: bytes[(start + marker.count)...], as: UTF8.self)
        guard rest.hasPrefix("["), let end = rest.firstIndex(of: "]") else { return ["*"] }
        return rest[rest.index(after: rest.startIndex)..<end].split(separator: ",").map { String($0.trimmed) }
    }
}

func contains(_ bytes: ContiguousArray<UInt8>, _ word: ContiguousArray<UInt8>) -> Bool {
    firstOffset(of: word, in: bytes) != nil
}

private func firstOffset(of word: ContiguousArray<UInt8>, in bytes: ContiguousArray<UInt8>) -> Int? {
    guard let first = word.first, bytes.count >= word.count else { return nil }
    return bytes.indices.dropLast(word.count - 1).first { start in
        bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
    }
}
