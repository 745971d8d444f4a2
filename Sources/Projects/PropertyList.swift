/// A property list in the old text form that project.pbxproj has, as a flat table of values in the order of the file.
///
/// Damage is tolerated: reading stops there and what came before is kept.
struct PropertyList: Sendable {
    enum Kind: Sendable { case string, array, dictionary }

    struct Value: Sendable {
        var kind: Kind
        /// Byte offset of the first byte; of a quoted string, that of the quote.
        var start: Int
        /// Byte offset one past the last byte.
        var end: Int
        /// Index one past the last value inside this one. In a dictionary, keys and values alternate.
        var next: Int
    }

    let bytes: ContiguousArray<UInt8>
    /// The first is the outermost.
    let values: ContiguousArray<Value>

    /// Nil when the text does not begin with a dictionary, as in the XML and binary forms.
    init?(_ bytes: ContiguousArray<UInt8>) {
        var reader = Reader()
        let values = bytes.withUnsafeBufferPointer { reader.read($0) }
        guard values.first?.kind == .dictionary else { return nil }
        self.bytes = bytes
        self.values = values
    }

    /// The text of a string, escapes resolved.
    func string(_ index: Int) -> String {
        let value = values[index]
        guard value.kind == .string else { return "" }
        let raw = bytes[value.start..<value.end]
        guard let quote = raw.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
            return String(decoding: raw, as: UTF8.self)
        }
        var text: [UInt8] = []
        var isEscaped = false
        for byte in raw.dropFirst().dropLast(raw.count > 1 && raw.last == quote ? 1 : 0) {
            if isEscaped {
                switch byte {
                case UInt8(ascii: "n"): text.append(0x0A)
                case UInt8(ascii: "t"): text.append(0x09)
                default: text.append(byte)
                }
                isEscaped = false
            } else if byte == UInt8(ascii: "\\") {
                isEscaped = true
            } else {
                text.append(byte)
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether a string without escapes is spelled this way, in quotes or not.
    func isString(_ index: Int, _ text: StaticString) -> Bool {
        let value = values[index]
        guard value.kind == .string else { return false }
        let isQuoted = bytes[value.start] == UInt8(ascii: "\"")
        let start = isQuoted ? value.start + 1 : value.start
        guard value.end - start - (isQuoted ? 1 : 0) == text.utf8CodeUnitCount else { return false }
        return text.withUTF8Buffer { buffer in
            buffer.indices.allSatisfy { bytes[start + $0] == buffer[$0] }
        }
    }

    /// The value of a key in a dictionary.
    func value(_ key: StaticString, in index: Int) -> Int? {
        guard values[index].kind == .dictionary else { return nil }
        var entry = index + 1
        while entry + 1 < values[index].next {
            if isString(entry, key) { return entry + 1 }
            entry = values[entry + 1].next
        }
        return nil
    }

    func string(_ key: StaticString, in index: Int) -> String? {
        value(key, in: index).flatMap { values[$0].kind == .string ? string($0) : nil }
    }

    /// The keys and values of a dictionary.
    func entries(of index: Int) -> [(key: Int, value: Int)] {
        guard values[index].kind == .dictionary else { return [] }
        var entries: [(Int, Int)] = []
        var entry = index + 1
        while entry + 1 < values[index].next {
            entries.append((entry, entry + 1))
            entry = values[entry + 1].next
        }
        return entries
    }

    /// The elements of the array that stands for a key; empty when there is none.
    func elements(_ key: StaticString, in index: Int) -> [Int] {
        guard let array = value(key, in: index), values[array].kind == .array else { return [] }
        var elements: [Int] = []
        var element = array + 1
        while element < values[array].next {
            elements.append(element)
            element = values[element].next
        }
        return elements
    }
}

/// Fills the table. An own stack instead of recursion, so that no nesting can overflow the thread's.
private struct Reader {
    private var values: ContiguousArray<PropertyList.Value> = []
    private var open: [Int] = []

    mutating func read(_ bytes: UnsafeBufferPointer<UInt8>) -> ContiguousArray<PropertyList.Value> {
        values.reserveCapacity(bytes.count / 16)
        var position = 0
        while position < bytes.count {
            let start = position
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "("):
                open.append(values.count)
                let kind: PropertyList.Kind = byte == UInt8(ascii: "{") ? .dictionary : .array
                values.append(.init(kind: kind, start: start, end: bytes.count, next: .max))
            case UInt8(ascii: "}"), UInt8(ascii: ")"):
                guard let index = open.popLast() else { return finished() }
                values[index].end = position
                values[index].next = values.count
                if open.isEmpty { return finished() }
            case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "*"):
                position += 1
                while position + 1 < bytes.count,
                    bytes[position] != UInt8(ascii: "*") || bytes[position + 1] != UInt8(ascii: "/")
                {
                    position += 1
                }
                position = min(position + 2, bytes.count)
            case UInt8(ascii: "/") where position < bytes.count && bytes[position] == UInt8(ascii: "/"):
                while position < bytes.count, bytes[position] != 0x0A, bytes[position] != 0x0D { position += 1 }
            case UInt8(ascii: "\""), UInt8(ascii: "'"):
                while position < bytes.count, bytes[position] != byte {
                    position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
                }
                position = min(position + 1, bytes.count)
                append(start, position)
            case _ where isWordByte(byte):
                while position < bytes.count, isWordByte(bytes[position]) { position += 1 }
                append(start, position)
            default:
                // White space, `=`, `;`, `,`: the order of the values says enough.
                break
            }
        }
        return finished()
    }

    private mutating func append(_ start: Int, _ end: Int) {
        values.append(.init(kind: .string, start: start, end: end, next: values.count + 1))
    }

    /// Closes what a damaged file left open.
    private mutating func finished() -> ContiguousArray<PropertyList.Value> {
        for index in open { values[index].next = values.count }
        return values
    }

    private func isWordByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...0xFF:
            true
        default: false
        }
    }
}
