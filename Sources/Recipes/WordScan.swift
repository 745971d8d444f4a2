/// Finds which of some words occur in a text as whole identifiers, in one pass over its bytes: the test that spares
/// most files the lexer.
struct WordScan: Sendable {
    private var words: [ContiguousArray<UInt8>] = []
    /// The words that begin with a byte, as indices.
    private var byFirst: [[Int]] = Array(repeating: [], count: 256)
    /// For each byte: 0 no part of an identifier, 1 a part, 2 a part with which a word begins.
    private var classes = ContiguousArray<UInt8>((0..<256).map { WordScan.isIdentifier(UInt8($0)) ? 1 : 0 })

    /// The number of the word, by which `scan` answers.
    mutating func add(_ word: String) -> Int {
        let bytes = ContiguousArray(word.utf8)
        if let index = words.firstIndex(of: bytes) { return index }
        words.append(bytes)
        if let first = bytes.first {
            byFirst[Int(first)].append(words.count - 1)
            classes[Int(first)] = 2
        }
        return words.count - 1
    }

    /// For each word whether it occurs. Linear in the bytes.
    func scan(_ bytes: ContiguousArray<UInt8>) -> [Bool] {
        var found = Array(repeating: false, count: words.count)
        var missing = words.count
        bytes.withUnsafeBufferPointer { bytes in
            classes.withUnsafeBufferPointer { classes in
                var index = 0
                let end = bytes.count
                while index < end, missing > 0 {
                    let kind = classes[Int(bytes[index])]
                    guard kind != 0 else {
                        index += 1
                        continue
                    }
                    let start = index
                    repeat { index += 1 } while index < end && classes[Int(bytes[index])] != 0
                    guard kind == 2 else { continue }
                    for word in byFirst[Int(bytes[start])] where !found[word] {
                        if words[word].count == index - start, matches(words[word], bytes, start) {
                            found[word] = true
                            missing -= 1
                        }
                    }
                }
            }
        }
        return found
    }

    private func matches(_ word: ContiguousArray<UInt8>, _ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Bool {
        for offset in word.indices where word[offset] != bytes[start + offset] { return false }
        return true
    }

    private static func isIdentifier(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
            true
        default: false
        }
    }
}
