import SourceText

/// One replacement: the bytes of `range` in the original text give way to `text`.
/// An empty range is an insertion, an empty text a deletion.
package struct Edit: Sendable, Hashable {
    /// Bytes of the original text.
    package var range: ByteRange
    package var text: ContiguousArray<UInt8>

    package init(range: ByteRange, text: ContiguousArray<UInt8>) {
        self.range = range
        self.text = text
    }

    package init(range: ByteRange, text: String) {
        self.init(range: range, text: ContiguousArray(text.utf8))
    }

    package var isInsertion: Bool { range.isEmpty }

    /// Whether both edits may stand: they share no byte, and neither inserts inside the other. Edits that only touch
    /// are compatible.
    package func isCompatible(with other: Edit) -> Bool {
        range.end <= other.range.start || other.range.end <= range.start
    }
}

/// The edits of one match of one recipe. They are made together or not at all.
package struct EditGroup: Sendable, Hashable {
    package var recipe: String
    /// In the order in which they are applied (see `sorted`).
    package var edits: [Edit]

    /// The edits may come in any order; insertions at one offset keep theirs.
    package init(recipe: String, edits: [Edit]) {
        self.recipe = recipe
        self.edits = sorted(edits)
    }

    /// From the first byte that the group touches to the last.
    package var extent: ByteRange {
        ByteRange(edits.first?.range.start ?? 0, edits.map(\.range.end).max() ?? 0)
    }
}

/// The edits in the order in which they are applied: by start, an insertion before a replacement at the same start;
/// insertions at one offset keep their order.
package func sorted(_ edits: [Edit]) -> [Edit] {
    edits.enumerated().sorted { first, second in
        let (a, b) = (first.element.range, second.element.range)
        if a.start != b.start { return a.start < b.start }
        if a.isEmpty != b.isEmpty { return a.isEmpty }
        return first.offset < second.offset
    }.map(\.element)
}
