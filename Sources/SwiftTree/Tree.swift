import SourceText

/// Something that the parser could not make sense of.
package struct Problem: Sendable, Equatable {
    /// Bytes of the file that the message is about; empty where something is missing.
    package let range: ByteRange
    package let message: String

    package init(range: ByteRange, message: String) {
        self.range = range
        self.message = message
    }
}

/// A parsed file: its bytes, the tokens that tile them, and the nodes over the tokens.
///
/// All offsets are UTF-8 bytes from the start of the file. In loops over the whole tree, take the stored arrays
/// rather than the functions: a call into another module costs more than the work.
package struct Tree: Sendable {
    package let bytes: ContiguousArray<UInt8>
    /// Every token in order; the last is `.endOfFile`.
    package let tokens: ContiguousArray<Token>
    /// Every node in preorder; the first is the `sourceFile`.
    package let nodes: ContiguousArray<Node>
    package let problems: [Problem]

    package init(
        bytes: ContiguousArray<UInt8>, tokens: ContiguousArray<Token>, nodes: ContiguousArray<Node>,
        problems: [Problem]
    ) {
        self.bytes = bytes
        self.tokens = tokens
        self.nodes = nodes
        self.problems = problems
    }

    /// The bytes of a token without its trivia.
    package func textRange(token index: Int) -> ByteRange {
        ByteRange(Int(tokens[index].textStart), end(token: index))
    }

    /// The white space and comments before a token.
    package func triviaRange(token index: Int) -> ByteRange {
        ByteRange(Int(tokens[index].triviaStart), Int(tokens[index].textStart))
    }

    /// From the first byte of the node's first token to the last of its last, surrounding trivia excluded. A node
    /// without tokens gives an empty range at the next token.
    package func range(node index: Int) -> ByteRange {
        let node = nodes[index]
        let start = Int(tokens[Int(node.firstToken)].textStart)
        guard node.endToken > node.firstToken else { return ByteRange(start, start) }
        return ByteRange(start, end(token: Int(node.endToken) - 1))
    }

    /// A token's text as a string, invalid UTF-8 repaired: for messages, not for loops.
    package func text(token index: Int) -> String {
        String(decoding: bytes[Int(tokens[index].textStart)..<end(token: index)], as: UTF8.self)
    }

    /// The token whose trivia or text holds the byte at `offset`; the last one for an offset at or past the end.
    package func token(containing offset: Int) -> Int {
        var low = 0
        var high = tokens.count - 1
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(tokens[middle].triviaStart) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// The parent of every node; -1 for the root. One pass over the table.
    package func parents() -> ContiguousArray<Int32> {
        var parents = ContiguousArray<Int32>(repeating: -1, count: nodes.count)
        for index in nodes.indices {
            var child = index + 1
            while child < Int(nodes[index].endNode) {
                parents[child] = Int32(index)
                child = Int(nodes[child].endNode)
            }
        }
        return parents
    }

    /// The indices of a node's children, in order.
    package func children(of index: Int) -> Children {
        Children(nodes: nodes, next: index + 1, end: Int(nodes[index].endNode))
    }

    private func end(token index: Int) -> Int {
        index + 1 < tokens.count ? Int(tokens[index + 1].triviaStart) : bytes.count
    }
}

/// The indices of one node's children.
package struct Children: Sequence, IteratorProtocol, Sendable {
    private let nodes: ContiguousArray<Node>
    private var next_: Int
    private let end: Int

    init(nodes: ContiguousArray<Node>, next: Int, end: Int) {
        self.nodes = nodes
        self.next_ = next
        self.end = end
    }

    package mutating func next() -> Int? {
        guard next_ < end else { return nil }
        defer { next_ = Int(nodes[next_].endNode) }
        return next_
    }
}
