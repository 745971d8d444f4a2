/// Finds declarations of certain names by their bytes alone: `struct NAME`, `func NAME`, `static var NAME`.
///
/// It runs over every file, so it neither lexes nor parses. A declaration in a comment or string counts too; the cost
/// of that is a refused rewrite, never a wrong one.
package struct DeclarationSearch: Sendable {
    package let names: [String]
    private let words: [[UInt8]]
    /// Bytes that the window may move on, by the hash of the two bytes at its end.
    private let shifts: [UInt8]
    /// The window: the length of the shortest name.
    private let width: Int

    package init(_ names: [String]) {
        self.names = names.filter { $0.utf8.count >= 2 }
        words = self.names.map { Array($0.utf8) }
        width = min(words.map(\.count).min() ?? 0, 250)
        var shifts = [UInt8](repeating: UInt8(max(width - 1, 0)), count: words.isEmpty ? 0 : 1 << 16)
        for word in words {
            for end in 1..<max(width, 1) {
                let pair = Int(word[end - 1]) << 8 | Int(word[end])
                shifts[pair] = min(shifts[pair], UInt8(width - 1 - end))
            }
        }
        self.shifts = shifts
    }

    /// Indices into `names` of what the text declares.
    package func declared(in bytes: ContiguousArray<UInt8>) -> [Int] {
        found(in: bytes) { isDeclared(at: $0, in: $1) }
    }

    /// Indices into `names` of what occurs in the text as a word.
    package func mentioned(in bytes: ContiguousArray<UInt8>) -> [Int] {
        found(in: bytes) { _, _ in true }
    }

    private func found(
        in bytes: ContiguousArray<UInt8>, _ counts: (Int, UnsafeBufferPointer<UInt8>) -> Bool
    ) -> [Int] {
        guard width > 1, bytes.count >= width else { return [] }
        return bytes.withUnsafeBufferPointer { bytes in
            shifts.withUnsafeBufferPointer { shifts in
                var found: [Int] = []
                var end = width - 1
                while end < bytes.count {
                    let shift = shifts[Int(bytes[end - 1]) << 8 | Int(bytes[end])]
                    if shift > 0 {
                        end += Int(shift)
                        continue
                    }
                    collect(at: end - width + 1, in: bytes, counts, &found)
                    end += 1
                }
                return found
            }
        }
    }

    private func collect(
        at start: Int, in bytes: UnsafeBufferPointer<UInt8>, _ counts: (Int, UnsafeBufferPointer<UInt8>) -> Bool,
        _ found: inout [Int]
    ) {
        if start > 0, isWordByte(bytes[start - 1]) { return }
        for (index, word) in words.enumerated() where !found.contains(index) {
            let end = start + word.count
            guard end <= bytes.count, bytes[start..<end].elementsEqual(word) else { continue }
            if end < bytes.count, isWordByte(bytes[end]) { continue }
            if counts(start, bytes) { found.append(index) }
        }
    }

    /// Whether the words before the name make it a declaration that other files can see.
    private func isDeclared(at start: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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
    private func isPrivate(before position: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
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

    private func wordBefore(_ position: inout Int, in bytes: UnsafeBufferPointer<UInt8>) -> String {
        var end = position
        // The name may stand in backticks, the words before it between spaces and line breaks.
        while end > 0, [0x20, 0x09, 0x0A, 0x0D, 0x60].contains(bytes[end - 1]) { end -= 1 }
        var start = end
        while start > 0, isWordByte(bytes[start - 1]) { start -= 1 }
        position = start
        return String(decoding: bytes[start..<end], as: UTF8.self)
    }
}

private func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        true
    default: false
    }
}
