import SourceText

/// Two recipes that want to change the same bytes in different ways. The group that came first stays.
package struct Conflict: Sendable, Hashable {
    /// The recipe whose edits stay.
    package var accepted: String
    /// The recipe whose whole group was refused; the same as `accepted` when a group contradicts itself.
    package var refused: String
    /// Where they meet: the shared bytes, or the empty range of an insertion inside the other's bytes.
    package var range: ByteRange

    package init(accepted: String, refused: String, range: ByteRange) {
        self.accepted = accepted
        self.refused = refused
        self.range = range
    }
}
