/// Writes one JSON document, indented by two spaces. Members keep the order in which they are written.
package struct JSONWriter {
    package private(set) var bytes = ContiguousArray<UInt8>()
    private var depth = 0
    private var isFirst = true
    private var follows = false

    package init() {}

    package mutating func object(_ body: (inout JSONWriter) -> Void) { nested("{", "}", body) }

    package mutating func array(_ body: (inout JSONWriter) -> Void) { nested("[", "]", body) }

    /// The name of the member whose value is written next.
    package mutating func key(_ name: String) {
        separate()
        quote(name)
        bytes += [0x3A, 0x20]
        follows = true
    }

    package mutating func string(_ value: String) {
        separate()
        quote(value)
    }

    package mutating func string(_ value: ContiguousArray<UInt8>) { string(String(decoding: value, as: UTF8.self)) }

    package mutating func number(_ value: Int) { word(String(value)) }

    /// A number that is already written out, such as `0.12`.
    package mutating func number(text: String) { word(text) }

    package mutating func bool(_ value: Bool) { word(value ? "true" : "false") }

    package mutating func null() { word("null") }

    /// A member with a text.
    package mutating func member(_ name: String, _ value: String) {
        key(name)
        string(value)
    }

    /// A member with a number.
    package mutating func member(_ name: String, _ value: Int) {
        key(name)
        number(value)
    }

    private mutating func word(_ text: String) {
        separate()
        bytes += text.utf8
    }

    private mutating func nested(_ open: String, _ close: String, _ body: (inout JSONWriter) -> Void) {
        separate()
        bytes += open.utf8
        depth += 1
        isFirst = true
        body(&self)
        depth -= 1
        if !isFirst { lineBreak() }
        bytes += close.utf8
        isFirst = false
    }

    /// The comma and line break before a value or a key; nothing between a key and its value.
    private mutating func separate() {
        if follows {
            follows = false
            return
        }
        if depth > 0 {
            if !isFirst { bytes.append(0x2C) }
            lineBreak()
        }
        isFirst = false
    }

    private mutating func lineBreak() {
        bytes.append(0x0A)
        bytes += repeatElement(0x20, count: depth * 2)
    }

    private mutating func quote(_ text: String) {
        bytes.append(0x22)
        for byte in text.utf8 {
            switch byte {
            case 0x22: bytes += [0x5C, 0x22]
            case 0x5C: bytes += [0x5C, 0x5C]
            case 0x0A: bytes += [0x5C, 0x6E]
            case 0x0D: bytes += [0x5C, 0x72]
            case 0x09: bytes += [0x5C, 0x74]
            case 0x00..<0x20, 0x7F:
                bytes += "\\u00".utf8
                bytes.append(hexDigit(byte >> 4))
                bytes.append(hexDigit(byte & 15))
            default: bytes.append(byte)
            }
        }
        bytes.append(0x22)
    }
}

private func hexDigit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
