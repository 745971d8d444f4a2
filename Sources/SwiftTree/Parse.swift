import SourceText

/// Turns any bytes into a tree. Never fails: what cannot be understood stands in `problems`, and the smallest
/// statement or member around it is marked as damaged.
package func parse(_ bytes: ContiguousArray<UInt8>, dialect: Dialect = .swift) -> Tree {
    let lexed = lexing(bytes, dialect)
    let parsed = bytes.withUnsafeBufferPointer { buffer in
        lexed.tokens.withUnsafeBufferPointer { tokens in
            var parser = Parser(
                tokens: tokens, bytes: buffer.baseAddress ?? Characters.table, dialect: dialect,
                isBalanced: lexed.isBalanced)
            parser.parseSourceFile()
            return parser.finishTree(lexerProblems: lexed.problems)
        }
    }
    let tree = Tree(bytes: bytes, tokens: lexed.tokens, nodes: parsed.nodes, problems: parsed.problems)
    return parsed.problems.isEmpty ? tree : tree.withoutProblemsOfOtherVersions()
}

/// The tokens of a text alone, the one at its end included.
package func lex(_ bytes: ContiguousArray<UInt8>) -> ContiguousArray<Token> { lexing(bytes, .swift).tokens }

private func lexing(_ bytes: ContiguousArray<UInt8>, _ dialect: Dialect) -> Lexer.Output {
    bytes.withUnsafeBufferPointer { buffer in
        // An empty file has no address; its lexer never looks at a byte.
        let base = buffer.baseAddress ?? Characters.table
        return Lexer(base: base, count: buffer.count, dialect: dialect).run()
    }
}

extension Tree {
    /// `swiftc -frontend -parse` reports nothing in a branch of `#if swift(…)` or `#if compiler(…)`, whichever version
    /// the check asks for (tried with 6.3.1), so neither do we. The nodes stay marked as damaged all the same: who has
    /// to know whether code is sound asks for damage, not for problems.
    fileprivate func withoutProblemsOfOtherVersions() -> Tree {
        let branches = nodes.indices.filter { nodes[$0].kind == .ifConfigClause && asksForVersion(nodes[$0]) }
            .map { branch(from: Int(nodes[$0].firstToken)) }
        guard !branches.isEmpty else { return self }
        let left = problems.filter { problem in !branches.contains { $0.contains(problem.range) } }
        return Tree(bytes: bytes, tokens: tokens, nodes: nodes, problems: left)
    }

    /// From the directive of a branch to the next one at its level.
    private func branch(from directive: Int) -> ByteRange {
        var depth = 0
        var token = directive + 1
        while token < tokens.count - 1 {
            switch tokens[token].kind {
            case .poundIf: depth += 1
            case .poundEndif where depth > 0: depth -= 1
            case .poundElse where depth == 0, .poundElseif where depth == 0, .poundEndif:
                return ByteRange(Int(tokens[directive].textStart), Int(tokens[token].textStart))
            default: break
            }
            token += 1
        }
        return ByteRange(Int(tokens[directive].textStart), bytes.count)
    }

    private func asksForVersion(_ clause: Node) -> Bool {
        let condition = tokens[Int(clause.firstToken) + 1..<Int(clause.endToken)].prefix {
            !$0.flags.contains(.startsLine)
        }
        // Joined with `||` the branch is read after all.
        let isAlternative = condition.indices.contains { index in
            condition[index].kind == .binaryOperator && bytes[Int(condition[index].textStart)] == UInt8(ascii: "|")
        }
        return !isAlternative && condition.contains { $0.keyword == .swift || $0.keyword == .compiler }
    }
}
