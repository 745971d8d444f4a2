/// One node of the tree, in a flat table in preorder. Sixteen bytes, trivial.
///
/// The first child of node `i` is `i + 1` when `endNode > i + 1`; the next sibling of `i` is `nodes[i].endNode`
/// while that is below the parent's `endNode`. Tokens that belong to no child are the node's own.
package struct Node: Sendable {
    package var kind: NodeKind
    /// What the node is to its parent.
    package var role: Role
    package var flags: NodeFlags
    /// Index of the first token.
    package var firstToken: UInt32
    /// Index one past the last token.
    package var endToken: UInt32
    /// Index one past the last node of the subtree.
    package var endNode: UInt32

    package init(
        kind: NodeKind, role: Role, flags: NodeFlags, firstToken: UInt32, endToken: UInt32, endNode: UInt32
    ) {
        self.kind = kind
        self.role = role
        self.flags = flags
        self.firstToken = firstToken
        self.endToken = endToken
        self.endNode = endNode
    }
}

package struct NodeFlags: OptionSet, Sendable {
    package var rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// The smallest statement or member around a problem: nothing in it is matched.
    package static let damaged = NodeFlags(rawValue: 1)
    /// A damaged node lies somewhere below.
    package static let containsDamage = NodeFlags(rawValue: 2)
}
