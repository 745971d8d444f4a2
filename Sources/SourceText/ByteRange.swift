/// A half-open range of UTF-8 byte offsets in one text: `start` is the first byte, `end` is one past the last.
package struct ByteRange: Hashable, Sendable {
    package var start: Int
    package var end: Int

    package init(_ start: Int, _ end: Int) {
        self.start = start
        self.end = end
    }

    package var length: Int { end - start }
    package var isEmpty: Bool { start == end }

    /// Whether `other` lies within this range; an empty range at either end counts as inside.
    package func contains(_ other: ByteRange) -> Bool { start <= other.start && other.end <= end }

    /// Whether the two ranges share at least one byte.
    package func overlaps(_ other: ByteRange) -> Bool { start < other.end && other.start < end }

    /// The part of this range that lies in a text of `count` bytes.
    package func clamped(to count: Int) -> ByteRange {
        let start = min(max(self.start, 0), count)
        return ByteRange(start, min(max(end, start), count))
    }
}
