import SourceText
import SwiftTree

/// A tree as text, in the formats of `glazier tree`.
struct TreeListing {
    private let tree: Tree
    private let path: String
    private let lines: LineTable

    init(_ tree: Tree, path: String) {
        self.tree = tree
        self.path = path
        lines = LineTable(tree.bytes)
    }

    func text(_ format: Format) -> ContiguousArray<UInt8> {
        switch format {
        case .text: indented()
        case .json: document()
        case .ranges: ranges()
        }
    }

    /// One line for each node, and for each token that belongs to no child.
    private func indented() -> ContiguousArray<UInt8> {
        var text = ContiguousArray<UInt8>()
        walk { step in
            switch step {
            case .open(let index, let depth):
                let node = tree.nodes[index]
                let range = tree.range(node: index)
                let start = lines.position(range.start)
                let end = lines.position(range.end)
                let role = node.role == .none ? "" : " (\(node.role))"
                let damage = node.flags.contains(.damaged) ? " damaged" : ""
                let place = "\(start.line):\(start.column)-\(end.line):\(end.column)"
                text += "\(spaces(depth))\(node.kind)\(role) \(place)\(damage)\n".utf8
            case .token(let index, let depth):
                let word = tree.text(token: index)
                if !word.isEmpty { text += "\(spaces(depth))\(quoted(word))\n".utf8 }
            case .close: break
            }
        }
        return text
    }

    /// `path`, kind, start and end for each node.
    private func ranges() -> ContiguousArray<UInt8> {
        var text = ContiguousArray<UInt8>()
        for index in tree.nodes.indices {
            let range = tree.range(node: index)
            text += "\(path)\t\(tree.nodes[index].kind)\t\(range.start)\t\(range.end)\n".utf8
        }
        return text
    }

    /// Written by hand and not through `JSONWriter`, whose calls would nest as deeply as the source does.
    private func document() -> ContiguousArray<UInt8> {
        var text = ContiguousArray<UInt8>()
        var isFirst = true
        walk { step in
            if !isFirst, !step.isClose { text += ",\n".utf8 }
            isFirst = false
            switch step {
            case .open(let index, let depth):
                let range = tree.range(node: index)
                let role = tree.nodes[index].role == .none ? "" : "\"role\": \"\(tree.nodes[index].role)\", "
                text += "\(spaces(depth)){\"kind\": \"\(tree.nodes[index].kind)\", \(role)".utf8
                text += "\"start\": \(range.start), \"end\": \(range.end), \"children\": [\n".utf8
                isFirst = true
            case .token(let index, let depth):
                let range = tree.textRange(token: index)
                text += "\(spaces(depth)){\"token\": \"\(tree.tokens[index].kind)\", ".utf8
                text += "\"text\": \(quoted(tree.text(token: index))), ".utf8
                text += "\"start\": \(range.start), \"end\": \(range.end)}".utf8
            case .close: text += "]}".utf8
            }
        }
        text.append(0x0A)
        return text
    }

    private enum Step {
        case open(Int, depth: Int)
        case token(Int, depth: Int)
        case close

        var isClose: Bool {
            if case .close = self { true } else { false }
        }
    }

    /// Nodes and their own tokens in the order of the file, without recursion.
    private func walk(_ visit: (Step) -> Void) {
        // Each open node with the next token and the next child that are still to come.
        var open: [(node: Int, token: Int, child: Int)] = []
        func enter(_ index: Int) {
            visit(.open(index, depth: open.count))
            open.append((index, Int(tree.nodes[index].firstToken), index + 1))
        }
        enter(0)
        while let top = open.last {
            let node = tree.nodes[top.node]
            let hasChild = top.child < Int(node.endNode)
            let childToken = hasChild ? Int(tree.nodes[top.child].firstToken) : Int(node.endToken)
            if top.token < childToken {
                visit(.token(top.token, depth: open.count))
                open[open.count - 1].token += 1
            } else if hasChild {
                let child = tree.nodes[top.child]
                open[open.count - 1].token = max(top.token, Int(child.endToken))
                open[open.count - 1].child = Int(child.endNode)
                enter(top.child)
            } else {
                visit(.close)
                open.removeLast()
            }
        }
    }
}

/// Indentation, within bounds: source that nests a hundred thousand times would square the listing.
private func spaces(_ depth: Int) -> String { String(repeating: "  ", count: min(depth, 100)) }

/// A token's text on one line.
private func quoted(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
}
