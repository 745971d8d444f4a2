/// A place in a text as people write it: 1-based line, 1-based column counted in UTF-8 bytes.
package struct Position: Hashable, Sendable {
    package var line: Int
    package var column: Int

    package init(line: Int, column: Int) {
        self.line = line
        self.column = column
    }
}

/// Where the lines of a text begin. A line ends with LF, CR LF or a lone CR, as Swift sees it; a text that ends
/// with a line break has an empty last line, so every offset up to and including the end has a position.
package struct LineTable: Sendable {
    /// Byte offset of the first byte of each line; never empty.
    package let starts: ContiguousArray<UInt32>
    private let bytes: ContiguousArray<UInt8>

    package init(_ bytes: ContiguousArray<UInt8>) {
        var starts: ContiguousArray<UInt32> = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for index in 0..<bytes.count {
                let byte = bytes[index]
                guard byte == newline || byte == carriageReturn else { continue }
                // The CR of a CR LF does not end the line, its LF does.
                if byte == carriageReturn, index + 1 < bytes.count, bytes[index + 1] == newline { continue }
                starts.append(UInt32(truncatingIfNeeded: index + 1))
            }
        }
        self.starts = starts
        self.bytes = bytes
    }

    /// The number of lines; 1 for an empty text.
    package var count: Int { starts.count }

    /// The place of a byte offset; offsets outside the text are taken as its nearest end.
    package func position(_ offset: Int) -> Position {
        let offset = min(max(offset, 0), bytes.count)
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(starts[middle]) <= offset { low = middle } else { high = middle }
        }
        return Position(line: low + 1, column: offset - Int(starts[low]) + 1)
    }

    /// The byte offset of a place; columns past the end of the line are taken as its end.
    package func offset(_ position: Position) -> Int {
        let range = line(position.line)
        return min(range.start + max(position.column - 1, 0), range.end)
    }

    /// The bytes of a line without its terminator; lines outside the text give an empty range at its nearest end.
    package func line(_ oneBased: Int) -> ByteRange {
        guard oneBased >= 1 else { return ByteRange(0, 0) }
        guard oneBased <= starts.count else { return ByteRange(bytes.count, bytes.count) }
        let start = Int(starts[oneBased - 1])
        guard oneBased < starts.count else { return ByteRange(start, bytes.count) }
        var end = Int(starts[oneBased]) - 1
        if bytes[end] == newline, end > start, bytes[end - 1] == carriageReturn { end -= 1 }
        return ByteRange(start, end)
    }
}

private let newline: UInt8 = 0x0A
private let carriageReturn: UInt8 = 0x0D
