import SourceText

/// From the list in finish order to the table in preorder.
extension Parser {
    /// The node table, and the problems with their places.
    consuming func finishTree(lexerProblems: [Problem]) -> (nodes: ContiguousArray<Node>, problems: [Problem]) {
        var nodes = preorder()
        guard !problems.isEmpty || !lexerProblems.isEmpty else { return (nodes, []) }
        if problems.count >= Self.problemLimit { nodes[0].flags.insert(.damaged) }
        var damaged = ContiguousArray<Int>()
        var all = lexerProblems
        for problem in lexerProblems { damaged.append(itemToken(tokenIndex(at: problem.range.start))) }
        for problem in problems {
            if let token = problem.damaged {
                damaged.append(token)
                all.append(Problem(range: range(of: problem), message: "\(problem.message)"))
                continue
            }
            // What is missing belongs to what stands before it, and on the same line perhaps to what follows.
            if problem.isMissing { damaged.append(max(problem.token - 1, 0)) }
            if !problem.isMissing || !tokens[problem.token].flags.contains(.startsLine) {
                damaged.append(itemToken(problem.token))
            }
            all.append(Problem(range: range(of: problem), message: "\(problem.message)"))
        }
        damaged.sort()
        all.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        Self.markDamage(&nodes, damaged)
        return (nodes, all)
    }

    /// The place of a node in preorder is where its subtree starts in finish order plus its depth. Going backwards
    /// through the list meets every parent before its children, so a stack of open ancestors gives the depth.
    private borrowing func preorder() -> ContiguousArray<Node> {
        let count = finished.count
        return ContiguousArray<Node>(unsafeUninitializedCapacity: count) { buffer, initialized in
            var open = ContiguousArray<Int>(repeating: 0, count: 256)
            var depth = 0
            do {
                let finished = finished.buffer
                var index = count - 1
                while index >= 0 {
                    var node = finished[index]
                    let size = Int(node.endNode)
                    let start = index - size + 1
                    while depth > 0, index < open[depth - 1] { depth -= 1 }
                    let place = start + depth
                    node.endNode = UInt32(truncatingIfNeeded: place + size)
                    buffer.baseAddress.unsafelyUnwrapped.advanced(by: place).initialize(to: node)
                    if depth == open.count { open.append(contentsOf: repeatElement(0, count: depth)) }
                    open[depth] = start
                    depth += 1
                    index -= 1
                }
            }
            initialized = count
        }
    }

    /// Marks the smallest statement or member around each damaged token, and everything around those.
    private static func markDamage(_ nodes: inout ContiguousArray<Node>, _ damaged: ContiguousArray<Int>) {
        var smallest = ContiguousArray(repeating: 0, count: damaged.count)
        for index in nodes.indices {
            let node = nodes[index]
            var low = 0
            var high = damaged.count
            while low < high {
                let middle = (low + high) / 2
                if damaged[middle] < Int(node.firstToken) { low = middle + 1 } else { high = middle }
            }
            guard low < damaged.count, damaged[low] < Int(node.endToken) else { continue }
            nodes[index].flags.insert(.containsDamage)
            guard node.role == .statement || node.role == .member else { continue }
            while low < damaged.count, damaged[low] < Int(node.endToken) {
                smallest[low] = index
                low += 1
            }
        }
        for index in smallest { nodes[index].flags.insert(.damaged) }
    }

    /// The token itself, but at the end of the file the last one that can be part of an item: the end belongs to the
    /// file alone, and what is left open there must not damage all of it.
    private borrowing func itemToken(_ index: Int) -> Int {
        guard index == last, last > 0 else { return index }
        var token = last - 1
        while token > 0, tokens[token].kind == .semicolon { token -= 1 }
        return token
    }

    private borrowing func range(of problem: FoundProblem) -> ByteRange {
        let token = tokens[problem.token]
        if problem.isMissing {
            let end = Int(token.triviaStart)
            return ByteRange(end, end)
        }
        return ByteRange(Int(token.textStart), Int(token.textStart) + length(problem.token))
    }

    private borrowing func tokenIndex(at offset: Int) -> Int {
        var low = 0
        var high = last
        while low < high {
            let middle = (low + high + 1) / 2
            if Int(tokens[middle].triviaStart) <= offset { low = middle } else { high = middle - 1 }
        }
        return low
    }
}
