import SourceText

/// Source text in which places are marked: `«` and `»` around a range, `«»` for an offset. Ranges may nest.
package struct MarkedSource: Sendable {
    package let text: String
    /// In the order of their opening marks; UTF-8 offsets in `text`.
    package let ranges: [ByteRange]

    package init(_ marked: String) {
        var text = String.UnicodeScalarView()
        var offset = 0
        var ranges: [ByteRange] = []
        var open: [Int] = []
        for scalar in marked.unicodeScalars {
            if scalar == "«" {
                open.append(ranges.count)
                ranges.append(ByteRange(offset, offset))
            } else if scalar == "»", let index = open.popLast() {
                ranges[index].end = offset
            } else {
                text.append(scalar)
                offset += UTF8.width(scalar)
            }
        }
        self.text = String(text)
        self.ranges = ranges
    }

    package var bytes: ContiguousArray<UInt8> { ContiguousArray(text.utf8) }

    package func source(path: String = "Test.swift") -> SourceText { SourceText(path: path, bytes: bytes) }
}
