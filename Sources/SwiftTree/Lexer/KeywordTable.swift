/// Finds the keyword that some bytes spell: a hash table over all of them, made once.
struct KeywordTable: Sendable {
    static let shared = KeywordTable()

    private static let slots = 1024

    private struct Entry {
        var word: UInt64 = 0
        var length: UInt8 = 0
        var keyword = Keyword.none
    }

    private let entries: ContiguousArray<Entry>
    private let texts: ContiguousArray<ContiguousArray<UInt8>>

    private init() {
        var entries = ContiguousArray(repeating: Entry(), count: Self.slots)
        var texts = ContiguousArray<ContiguousArray<UInt8>>()
        for keyword in Keyword.allCases {
            let text = ContiguousArray(keyword.text.utf8)
            texts.append(text)
            guard keyword != .none else { continue }
            var word: UInt64 = 0
            for (index, byte) in text.prefix(8).enumerated() { word |= UInt64(byte) << (8 * UInt64(index)) }
            var slot = Self.slot(word, text.count)
            while entries[slot].length != 0 { slot = (slot + 1) & (Self.slots - 1) }
            entries[slot] = Entry(word: word, length: UInt8(text.count), keyword: keyword)
        }
        self.entries = entries
        self.texts = texts
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
        while true {
            let entry = entries[slot]
            if entry.length == 0 { return .none }
            if entry.word == word, Int(entry.length) == length {
                if length <= 8 || matches(entry.keyword, bytes, length) { return entry.keyword }
            }
            slot = (slot + 1) & (Self.slots - 1)
        }
    }

    private func matches(_ keyword: Keyword, _ bytes: UnsafePointer<UInt8>, _ length: Int) -> Bool {
        let text = texts[Int(keyword.rawValue)]
        for index in 8..<length where bytes[index] != text[index] { return false }
        return true
    }
}
