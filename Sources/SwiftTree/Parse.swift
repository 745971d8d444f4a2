/// Turns any bytes into a tree. Never fails: what cannot be understood stands in `problems`, and the smallest
/// statement or member around it is marked as damaged.
package func parse(_ bytes: ContiguousArray<UInt8>, dialect: Dialect = .swift) -> Tree {
    let lexed = bytes.withUnsafeBufferPointer { buffer in
        // An empty file has no address; its lexer never looks at a byte.
        let base = buffer.baseAddress ?? Characters.table
        return Lexer(base: base, count: buffer.count, dialect: dialect).run()
    }
    let parsed = bytes.withUnsafeBufferPointer { buffer in
        lexed.tokens.withUnsafeBufferPointer { tokens in
            var parser = Parser(
                tokens: tokens, bytes: buffer.baseAddress ?? Characters.table, dialect: dialect,
                isBalanced: lexed.isBalanced)
            parser.parseSourceFile()
            return parser.finishTree(lexerProblems: lexed.problems)
        }
    }
    return Tree(bytes: bytes, tokens: lexed.tokens, nodes: parsed.nodes, problems: parsed.problems)
}
