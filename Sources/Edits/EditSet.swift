import SourceText

/// Edits of several groups on one original text, sorted and free of conflicts.
///
/// A group is taken whole or refused whole. An edit that another group makes in the same way counts once, so two
/// recipes may want the same import. One exception: an insertion that opens or closes a bracket without its partner
/// is half of a pair, and every group keeps its own.
package struct EditSet: Sendable {
    /// In the order in which they are applied.
    package private(set) var edits: [Edit] = []
    /// For each edit, the group that it came from.
    private var owners: [Int] = []
    private var groups: [(recipe: String, extent: ByteRange)] = []

    package init() {}

    package var isEmpty: Bool { edits.isEmpty }

    /// Adds the group, or returns where it collides and changes nothing.
    package mutating func insert(_ group: EditGroup) -> Conflict? {
        for (edit, following) in zip(group.edits, group.edits.dropFirst()) where !edit.isCompatible(with: following) {
            return Conflict(
                accepted: group.recipe, refused: group.recipe, range: meeting(edit.range, following.range))
        }
        var new: [Edit] = []
        var known = 0
        for edit in group.edits {
            if contains(edit) {
                known += 1
                if edit.isInsertion && !isBalanced(edit.text) { new.append(edit) }
                continue
            }
            if let index = firstCollision(with: edit) {
                return Conflict(
                    accepted: groups[owners[index]].recipe, refused: group.recipe,
                    range: meeting(edits[index].range, edit.range))
            }
            new.append(edit)
        }
        // The same match found by two recipes: nothing is missing, not even the halves of pairs.
        if known == group.edits.count { return nil }
        groups.append((group.recipe, group.extent))
        for edit in new { place(edit, owner: groups.count - 1) }
        return nil
    }

    /// Index of the first edit whose range ends at or after `offset`.
    private func lowerBound(_ offset: Int) -> Int {
        var low = 0
        var high = edits.count
        while low < high {
            let middle = (low + high) / 2
            if edits[middle].range.end < offset { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func contains(_ edit: Edit) -> Bool {
        edits[lowerBound(edit.range.start)...].prefix { $0.range.start <= edit.range.end }.contains(edit)
    }

    private func firstCollision(with edit: Edit) -> Int? {
        var index = lowerBound(edit.range.start)
        while index < edits.count, edits[index].range.start <= edit.range.end {
            if !edits[index].isCompatible(with: edit) { return index }
            index += 1
        }
        return nil
    }

    private mutating func place(_ edit: Edit, owner: Int) {
        var index = lowerBound(edit.range.start)
        while index < edits.count, goesBefore(index, edit, owner) { index += 1 }
        edits.insert(edit, at: index)
        owners.insert(owner, at: index)
    }

    /// Whether the edit at `index` is applied before the new one.
    private func goesBefore(_ index: Int, _ edit: Edit, _ owner: Int) -> Bool {
        let existing = edits[index]
        if existing.range.start != edit.range.start { return existing.range.start < edit.range.start }
        if !existing.isInsertion { return false }
        if !edit.isInsertion { return true }
        // At one point the outer group's text goes outside: first on the left, last on the right.
        let offset = edit.range.start
        let (old, new) = (groups[owners[index]].extent, groups[owner].extent)
        guard owners[index] != owner, !old.isEmpty, !new.isEmpty else { return true }
        if old.start == offset && new.end == offset { return false }
        if old.start == offset && new.start == offset { return old.end >= new.end }
        if old.end == offset && new.end == offset { return old.start >= new.start }
        return true
    }
}

/// The shared bytes of two ranges that collide.
private func meeting(_ first: ByteRange, _ second: ByteRange) -> ByteRange {
    let start = max(first.start, second.start)
    return ByteRange(start, max(start, min(first.end, second.end)))
}

/// Whether every bracket in the text has its partner there. Strings and comments are not told apart: a wrong "no"
/// only keeps an insertion that could have been shared.
private func isBalanced(_ text: ContiguousArray<UInt8>) -> Bool {
    var open: [UInt8] = []
    for byte in text {
        switch byte {
        case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
        case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
        case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            if open.popLast() != byte { return false }
        default: break
        }
    }
    return open.isEmpty
}
