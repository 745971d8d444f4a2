import SourceText

/// The tree as a list of nodes that can be held against the list of another parser.
extension Tree {
    /// One line a node: `path`, kind, start and end offset, parted by tabs. Surrounding trivia is excluded, empty nodes
    /// are left out. The wrappers that this tree expresses as roles are printed too, so that the list is that of
    /// SwiftSyntax without collections and tokens.
    package func listing(path: String) -> ContiguousArray<UInt8> {
        var out = ContiguousArray<UInt8>()
        out.reserveCapacity(nodes.count * (path.utf8.count + 32))
        let path = ContiguousArray(path.utf8)
        visit { name, range in
            out.append(contentsOf: path)
            out.append(UInt8(ascii: "\t"))
            out.append(contentsOf: name.utf8)
            out.append(UInt8(ascii: "\t"))
            append(range.start, to: &out)
            out.append(UInt8(ascii: "\t"))
            append(range.end, to: &out)
            out.append(UInt8(ascii: "\n"))
        }
        return out
    }

    /// The nodes as one JSON document: kind, role, offsets, and children within.
    package func json() -> ContiguousArray<UInt8> {
        var out = ContiguousArray<UInt8>()
        // A stack rather than recursion: trees are as deep as the longest chain of calls.
        var open = ContiguousArray<Int>()
        func close(before index: Int) {
            while let last = open.last, index >= Int(nodes[last].endNode) {
                out.append(contentsOf: "]}".utf8)
                open.removeLast()
            }
        }
        for index in nodes.indices {
            close(before: index)
            if index > 0, out.last != UInt8(ascii: "[") { out.append(contentsOf: ",\n".utf8) }
            let range = range(node: index)
            let node = nodes[index]
            var line =
                "{\"kind\":\"\(node.kind.name)\",\"role\":\"\(node.role)\",\"start\":\(range.start),\"end\":\(range.end)"
            if node.flags.contains(.damaged) { line += ",\"damaged\":true" }
            line += ",\"children\":["
            out.append(contentsOf: line.utf8)
            open.append(index)
        }
        close(before: nodes.count)
        out.append(UInt8(ascii: "\n"))
        return out
    }

    private func visit(_ body: (_ name: String, _ range: ByteRange) -> Void) {
        for index in nodes.indices {
            let node = nodes[index]
            let range = range(node: index)
            if range.isEmpty || node.kind == .unexpected { continue }
            if node.role == .statement || node.role == .member {
                var end = range.end
                let next = Int(node.endToken)
                if next < tokens.count, tokens[next].kind == .semicolon { end = textRange(token: next).end }
                body(node.role == .statement ? "codeBlockItem" : "memberBlockItem", ByteRange(range.start, end))
            }
            if node.kind == .ifExpr || node.kind == .switchExpr,
                node.role == .statement || index > 0 && nodes[index - 1].kind == .labeledStmt
            {
                body("expressionStmt", range)
            }
            body(node.kind.name, range)
        }
    }

    private func append(_ number: Int, to out: inout ContiguousArray<UInt8>) {
        var digits = (UInt64(0), 0)
        var rest = number
        // At most ten digits: offsets have 32 bits.
        repeat {
            digits.0 = digits.0 << 4 | UInt64(rest % 10)
            digits.1 += 1
            rest /= 10
        } while rest > 0
        for _ in 0..<digits.1 {
            out.append(UInt8(ascii: "0") + UInt8(digits.0 & 15))
            digits.0 >>= 4
        }
    }
}
