import Edits
import Recipes
import SourceText
import SwiftTree

/// A hunk that the person wrote anew in an editor: the lines of the original that it covers, and what is to stand there.
struct HandEdit: Sendable {
    var edit: Edit
    /// What the hunk proposed, for the editor to begin with.
    let proposed: ContiguousArray<UInt8>

    /// Reads a hunk as a patch has it, `@@ -12,6 +12,8 @@` and its lines. Nil for anything but one hunk.
    init?(_ hunk: ContiguousArray<UInt8>, of source: SourceText) {
        var lines = hunk.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Array.init)
        if lines.last == [] { lines.removeLast() }
        guard let head = lines.first, lines.count(where: { $0.starts(with: "@@".utf8) }) == 1 else { return nil }
        let numbers = String(decoding: head, as: UTF8.self).split { !$0.isNumber }.prefix(1)
        guard let first = numbers.first.flatMap({ Int($0) }), first > 0 else { return nil }
        var old = 0
        var new = ContiguousArray<UInt8>()
        for (previous, line) in zip(lines, lines.dropFirst()) {
            switch line.first {
            case UInt8(ascii: " "), UInt8(ascii: "+"): new += line.dropFirst() + [UInt8(ascii: "\n")]
            // `\ No newline at end of file` is about the line above, which may be one that goes.
            case UInt8(ascii: "\\") where previous.first != UInt8(ascii: "-"): _ = new.popLast()
            default: break
            }
            if line.first == UInt8(ascii: " ") || line.first == UInt8(ascii: "-") { old += 1 }
        }
        // Only LF ends a line of a patch.
        var starts = [0]
        for (index, byte) in source.bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(index + 1) }
        let start = first - 1 < starts.count ? starts[first - 1] : source.bytes.count
        let end = first - 1 + old < starts.count ? starts[first - 1 + old] : source.bytes.count
        proposed = new
        edit = Edit(range: ByteRange(start, end), text: new)
    }

    /// Whether the file, changed in this way alone, has no more problems than it has now.
    func parses(in source: SourceText) -> Bool {
        parse(apply([edit], to: source.bytes)).problems.count <= parse(source.bytes).problems.count
    }
}

extension FileResult {
    /// The same with hunks written by hand; nil when a change that was agreed to lies in one of them.
    func with(_ handEdits: [HandEdit]) -> FileResult? {
        if handEdits.isEmpty { return self }
        var set = EditSet()
        for edit in outcome.edits { _ = set.insert(EditGroup(recipe: "", edits: [edit])) }
        for one in handEdits where set.insert(EditGroup(recipe: "", edits: [one.edit])) != nil { return nil }
        var result = self
        result.outcome.edits = set.edits
        result.outcome.text = apply(set.edits, to: source.bytes)
        result.isEdited = true
        return result
    }
}
