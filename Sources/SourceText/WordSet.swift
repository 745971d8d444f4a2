/// Some words, found in texts as whole identifiers in one pass over the bytes: the test that spares most files the
/// lexer. What stands in a comment or string counts too.
package struct WordSet: Sendable {
    package private(set) var words: [String] = []
    /// The bytes of all words, one after the other, and where each begins.
    private var letters = ContiguousArray<UInt8>()
    private var starts: ContiguousArray<Int> = [0]
    /// Open addressing: the number of a word and one, or zero. Its size is a power of two, at least twice the words.
    private var table = ContiguousArray<UInt32>(repeating: 0, count: 16)
    /// For every hash of a word's ends and length whether any word has it.
    private var filter = ContiguousArray<Bool>(repeating: false, count: 0x2000)

    package init(_ words: some Sequence<String> = []) {
        for word in words { _ = add(word) }
    }

    /// The number of the word, by which `scan` names it; words that are in the set keep theirs.
    package mutating func add(_ word: String) -> Int {
        let bytes = ContiguousArray(word.utf8)
        let known = bytes.withUnsafeBufferPointer { index(of: $0) }
        if let known { return known }
        words.append(word)
        letters += bytes
        starts.append(letters.count)
        if let first = bytes.first, let last = bytes.last { filter[Self.short(first, last, bytes.count)] = true }
        if words.count * 2 > table.count {
            table = ContiguousArray(repeating: 0, count: table.count * 2)
            for index in words.indices { enter(index) }
        } else {
            enter(words.count - 1)
        }
        return words.count - 1
    }

    /// Calls `hit` with the number of a word and the offset of its first byte, for every place at which one occurs.
    /// Linear in the bytes.
    package func scan(_ bytes: UnsafeBufferPointer<UInt8>, _ hit: (_ word: Int, _ start: Int) -> Void) {
        guard !words.isEmpty else { return }
        Self.isIdentifier.withUnsafeBufferPointer { isIdentifier in
            filter.withUnsafeBufferPointer { filter in
                var index = 0
                let end = bytes.count
                while index < end {
                    if !isIdentifier[Int(bytes[index])] {
                        index &+= 1
                        continue
                    }
                    let start = index
                    repeat { index &+= 1 } while index < end && isIdentifier[Int(bytes[index])]
                    guard filter[Self.short(bytes[start], bytes[index &- 1], index &- start)] else { continue }
                    if let word = self.index(of: UnsafeBufferPointer(rebasing: bytes[start..<index])) {
                        hit(word, start)
                    }
                }
            }
        }
    }

    /// For each word whether it occurs.
    package func occurring(in bytes: ContiguousArray<UInt8>) -> [Bool] {
        var found = [Bool](repeating: false, count: words.count)
        bytes.withUnsafeBufferPointer { scan($0) { word, _ in found[word] = true } }
        return found
    }

    /// The number of a word; nil for one that is not in the set.
    package func index(of word: UnsafeBufferPointer<UInt8>) -> Int? {
        var slot = Self.hash(word) & (table.count - 1)
        while table[slot] != 0 {
            let index = Int(table[slot]) - 1
            let start = starts[index]
            if starts[index + 1] - start == word.count, matches(word, at: start) { return index }
            slot = (slot + 1) & (table.count - 1)
        }
        return nil
    }

    private func matches(_ word: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
        for offset in 0..<word.count where letters[start + offset] != word[offset] { return false }
        return true
    }

    private mutating func enter(_ index: Int) {
        var slot = letters[starts[index]..<starts[index + 1]].withUnsafeBufferPointer(Self.hash) & (table.count - 1)
        while table[slot] != 0 { slot = (slot + 1) & (table.count - 1) }
        table[slot] = UInt32(index + 1)
    }

    private static func hash(_ word: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in word { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash ^ hash >> 15)
    }

    private static func short(_ first: UInt8, _ last: UInt8, _ length: Int) -> Int {
        (Int(first) &* 31 ^ Int(last) &* 7 ^ length &* 613) & 0x1FFF
    }

    package static let isIdentifier = ContiguousArray<Bool>(
        (UInt8.min...UInt8.max).map { byte in
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
                true
            default: false
            }
        })
}
