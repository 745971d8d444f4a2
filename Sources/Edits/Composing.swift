import SourceText

/// One list of edits on the original that does what `first` and then `second` (edits on the result of `first`) do.
///
/// Edits that touch are joined, and each is cut down to the bytes that differ, never inside a character or a CR LF.
///
/// - Precondition: both lists are sorted and free of conflicts.
package func compose(_ first: [Edit], then second: [Edit], original: ContiguousArray<UInt8>) -> [Edit] {
    if first.isEmpty { return second }
    if second.isEmpty { return first }
    var pieces = Pieces(first, originalCount: original.count)
    var composed = Composed()
    var position = 0
    for edit in second {
        pieces.take(edit.range.start - position) { composed.add($0) }
        composed.add(.new(ArraySlice(edit.text)))
        // What the second pass removes is not handed on; gaps between kept bytes become deletions.
        pieces.take(edit.range.length) { _ in }
        position = edit.range.end
    }
    pieces.take(.max) { composed.add($0) }
    return composed.finish(originalCount: original.count).compactMap { trimmed($0, original: original) }
}

/// The edit without the bytes that it replaces by themselves; nil when nothing is left.
package func trimmed(_ edit: Edit, original: ContiguousArray<UInt8>) -> Edit? {
    let (start, end) = (edit.range.start, edit.range.end)
    let new = edit.text
    let shorter = min(end - start, new.count)
    var prefix = 0
    while prefix < shorter, original[start + prefix] == new[prefix] { prefix += 1 }
    if prefix == end - start && prefix == new.count { return nil }
    while prefix > 0, isSplit(original, at: start + prefix) || isSplit(new, at: prefix) { prefix -= 1 }
    var suffix = 0
    while suffix < shorter - prefix, original[end - 1 - suffix] == new[new.count - 1 - suffix] { suffix += 1 }
    while suffix > 0, isSplit(original, at: end - suffix) || isSplit(new, at: new.count - suffix) { suffix -= 1 }
    return Edit(
        range: ByteRange(start + prefix, end - suffix),
        text: ContiguousArray(new[prefix..<(new.count - suffix)]))
}

/// Whether a cut at `index` falls inside a UTF-8 sequence or a CR LF.
private func isSplit(_ bytes: ContiguousArray<UInt8>, at index: Int) -> Bool {
    guard index > 0, index < bytes.count else { return false }
    return bytes[index] & 0xC0 == 0x80 || (bytes[index] == 0x0A && bytes[index - 1] == 0x0D)
}

/// A stretch of an edited text.
private enum Piece {
    /// Bytes of the original that stayed.
    case kept(ByteRange)
    case new(ArraySlice<UInt8>)
}

/// The text after the first edits, read from the front.
private struct Pieces {
    /// In reverse: the next piece is the last.
    private var rest: [Piece] = []

    init(_ edits: [Edit], originalCount: Int) {
        var position = 0
        for edit in edits {
            rest.append(.kept(ByteRange(position, edit.range.start)))
            rest.append(.new(ArraySlice(edit.text)))
            position = edit.range.end
        }
        rest.append(.kept(ByteRange(position, originalCount)))
        rest.reverse()
    }

    /// Hands out the pieces of the next `width` bytes, at most all that are left.
    mutating func take(_ width: Int, _ use: (Piece) -> Void) {
        var width = width
        while width > 0, let piece = rest.popLast() {
            switch piece {
            case .kept(let range):
                let middle = range.start + min(width, range.length)
                use(.kept(ByteRange(range.start, middle)))
                if middle < range.end { rest.append(.kept(ByteRange(middle, range.end))) }
                width -= middle - range.start
            case .new(let bytes):
                use(.new(bytes.prefix(width)))
                if width < bytes.count { rest.append(.new(bytes.dropFirst(width))) }
                width -= min(width, bytes.count)
            }
        }
    }
}

/// Collects the result: whatever lies between two kept stretches becomes one edit.
private struct Composed {
    private var edits: [Edit] = []
    /// End of the last kept stretch of the original.
    private var position = 0
    private var text = ContiguousArray<UInt8>()

    mutating func add(_ piece: Piece) {
        switch piece {
        case .kept(let range):
            if !range.isEmpty { close(at: range.start, continuingAt: range.end) }
        case .new(let bytes): text.append(contentsOf: bytes)
        }
    }

    mutating func finish(originalCount: Int) -> [Edit] {
        close(at: originalCount, continuingAt: originalCount)
        return edits
    }

    private mutating func close(at start: Int, continuingAt end: Int) {
        if !text.isEmpty || start > position { edits.append(Edit(range: ByteRange(position, start), text: text)) }
        text = []
        position = end
    }
}
