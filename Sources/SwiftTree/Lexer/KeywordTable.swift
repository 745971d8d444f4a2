/// Finds the keyword that some bytes spell: a hash table over all of them, made once.
struct KeywordTable {
    /// The table lives as long as the program and is never written after its first use.
    nonisolated(unsafe) static let shared = KeywordTable()

    private static let slots = 1024

    /// The first eight bytes of a word, little-endian, zeros behind a shorter one.
    private let words: UnsafePointer<UInt64>
    /// Length and keyword of the word in the slot; zero in an empty one.
    private let lengths: UnsafePointer<UInt8>
    private let keywords: UnsafePointer<Keyword>

    private init() {
        let words = UnsafeMutablePointer<UInt64>.allocate(capacity: Self.slots)
        let lengths = UnsafeMutablePointer<UInt8>.allocate(capacity: Self.slots)
        let keywords = UnsafeMutablePointer<Keyword>.allocate(capacity: Self.slots)
        words.initialize(repeating: 0, count: Self.slots)
        lengths.initialize(repeating: 0, count: Self.slots)
        keywords.initialize(repeating: .none, count: Self.slots)
        for keyword in Keyword.allCases where keyword != .none {
            var word: UInt64 = 0
            for (index, byte) in keyword.text.utf8.prefix(8).enumerated() {
                word |= UInt64(byte) << (8 * UInt64(index))
            }
            let length = keyword.text.utf8.count
            var slot = Self.slot(word, length)
            while lengths[slot] != 0 { slot = (slot + 1) & (Self.slots - 1) }
            words[slot] = word
            lengths[slot] = UInt8(length)
            keywords[slot] = keyword
        }
        self.words = UnsafePointer(words)
        self.lengths = UnsafePointer(lengths)
        self.keywords = UnsafePointer(keywords)
    }

    @inline(__always)
    private static func slot(_ word: UInt64, _ length: Int) -> Int {
        Int(((word ^ UInt64(truncatingIfNeeded: length)) &* 0x9E37_79B9_7F4A_7C15) >> 54)
    }

    /// The keyword of `length` bytes at `bytes`; `room` bytes may be read.
    @inline(__always)
    func lookUp(_ bytes: UnsafePointer<UInt8>, _ length: Int, room: Int) -> Keyword {
        guard length > 1, length < 32 else { return .none }
        var word: UInt64 = 0
        if room >= 8 {
            word = UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self))
            if length < 8 { word &= (1 << UInt64(8 * length)) &- 1 }
        } else {
            for index in 0..<length { word |= UInt64(bytes[index]) << (8 * UInt64(index)) }
        }
        var slot = Self.slot(word, length)
        while lengths[slot] != 0 {
            if words[slot] == word, Int(lengths[slot]) == length,
                length <= 8 || matches(keywords[slot], bytes, length)
            {
                return keywords[slot]
            }
            slot = (slot + 1) & (Self.slots - 1)
        }
        return .none
    }

    /// Compares what stands behind the first eight bytes. Few words come here: most of that length are no keywords.
    @inline(never)
    private func matches(_ keyword: Keyword, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        var index = 8
        for byte in keyword.text.utf8.dropFirst(8) {
            if bytes[index] != byte { return false }
            index += 1
        }
        return index == length
    }
}
