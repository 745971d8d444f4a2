import SourceText

/// The text after the edits, made in one forward copy.
///
/// - Precondition: the edits are sorted, free of conflicts and inside the text.
package func apply(_ edits: [Edit], to bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var output = ContiguousArray<UInt8>()
    output.reserveCapacity(edits.reduce(bytes.count) { $0 + $1.text.count - $1.range.length })
    var copied = 0
    for edit in edits {
        precondition(copied <= edit.range.start && edit.range.end <= bytes.count, "edits out of order")
        output.append(contentsOf: bytes[copied..<edit.range.start])
        output.append(contentsOf: edit.text)
        copied = edit.range.end
    }
    output.append(contentsOf: bytes[copied...])
    return output
}

/// Where a byte of the original text stands after the edits. A byte that was replaced goes to the start of what
/// replaced it; an offset at an insertion goes behind the inserted text.
package func newOffset(of offset: Int, after edits: [Edit]) -> Int {
    var shift = 0
    for edit in edits {
        if edit.range.start > offset { break }
        if !edit.isInsertion && offset < edit.range.end { return edit.range.start + shift }
        shift += edit.text.count - edit.range.length
    }
    return offset + shift
}

/// The bytes of the original text that became the given bytes of the edited text. Bytes that an edit brought in
/// stand for the whole range of that edit.
package func originalRange(of range: ByteRange, after edits: [Edit]) -> ByteRange {
    let start = originalOffset(of: range.start, after: edits, isEnd: false)
    return ByteRange(start, max(start, originalOffset(of: range.end, after: edits, isEnd: true)))
}

private func originalOffset(of offset: Int, after edits: [Edit], isEnd: Bool) -> Int {
    var shift = 0
    for edit in edits {
        let newStart = edit.range.start + shift
        let newEnd = newStart + edit.text.count
        // An end at the start of an edit's text, or a start at its end, lies outside it.
        if isEnd ? offset <= newStart : offset < newStart { break }
        if isEnd ? offset <= newEnd : offset < newEnd { return isEnd ? edit.range.end : edit.range.start }
        shift += edit.text.count - edit.range.length
    }
    return offset - shift
}
