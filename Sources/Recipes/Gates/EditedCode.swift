import Edits
import SourceText

extension Code {
    /// The bytes of a range with edits applied; what an edit does outside of the range is left out.
    func bytes(of range: ByteRange, with edits: [Edit]) -> ContiguousArray<UInt8> {
        let inside = edits.map { edit in
            let start = min(max(edit.range.start, range.start), range.end)
            let end = max(range.start, min(edit.range.end, range.end))
            return Edit(range: ByteRange(start - range.start, end - range.start), text: edit.text)
        }
        return apply(inside, to: ContiguousArray(tree.bytes[range.start..<range.end]))
    }
}
