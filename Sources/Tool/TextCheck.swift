import SourceText

/// Why a file cannot be taken for Swift source, or nil when it can: NUL bytes at its head, or bytes that are not UTF-8.
package func unfitness(of bytes: ContiguousArray<UInt8>, named path: String) -> Failure? {
    if let offset = bytes.prefix(headLength).firstIndex(of: 0) { return .binary(path, offset: offset) }
    guard let offset = firstInvalidUTF8(in: bytes) else { return nil }
    let place = LineTable(bytes).position(offset)
    return .invalidUTF8(path, line: place.line, column: place.column, byte: bytes[offset])
}

/// As far as Git looks for the same purpose.
private let headLength = 8_000

/// Offset of the first byte that starts or continues no character, nil when all is well.
package func firstInvalidUTF8(in bytes: ContiguousArray<UInt8>) -> Int? {
    bytes.withUnsafeBytes { bytes in
        var index = 0
        let count = bytes.count
        while index < count {
            // Source is nearly all ASCII: eight bytes at a time.
            while index + 8 <= count,
                bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
            {
                index += 8
            }
            guard index < count else { return nil }
            if bytes[index] < 0x80 {
                index += 1
                continue
            }
            guard let length = sequenceLength(bytes, at: index) else { return index }
            index += length
        }
        return nil
    }
}

/// The length of the multi-byte character at `index`; nil when it is cut off, too long for its value, or a surrogate.
private func sequenceLength(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Int? {
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch bytes[index] {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    case 0xF1...0xF3: length = 4
    default: return nil
    }
    guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
    for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
    return length
}
