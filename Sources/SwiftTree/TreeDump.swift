/// The tree as text for people: one node a line, indented, with role, kind and its own tokens.
extension Tree {
    package func dump() -> String {
        var out = ""
        var open = ContiguousArray<Int>()
        for index in nodes.indices {
            let node = nodes[index]
            while let last = open.last, index >= Int(nodes[last].endNode) { open.removeLast() }
            out += String(repeating: "  ", count: open.count)
            if node.role != .none { out += "\(node.role): " }
            out += node.kind.name
            let own = ownTokens(of: index)
            if !own.isEmpty { out += " " + own }
            if node.flags.contains(.damaged) { out += "  ← damaged" }
            out += "\n"
            open.append(index)
        }
        return out
    }

    /// The tokens of a node that belong to no child, with `…` for each child between them.
    private func ownTokens(of index: Int) -> String {
        var words: [String] = []
        var token = Int(nodes[index].firstToken)
        let end = min(Int(nodes[index].endToken), tokens.count - 1)
        var child = index + 1
        while token < end {
            while child < Int(nodes[index].endNode), Int(nodes[child].endToken) <= token {
                child = Int(nodes[child].endNode)
            }
            if child < Int(nodes[index].endNode), Int(nodes[child].firstToken) <= token {
                token = max(Int(nodes[child].endToken), token + 1)
                child = Int(nodes[child].endNode)
                if words.last != "…" { words.append("…") }
                continue
            }
            let text = text(token: token).replacing("\n", with: "\\n")
            words.append("‘\(text)’")
            token += 1
        }
        return words == ["…"] ? "" : words.joined(separator: " ")
    }
}
