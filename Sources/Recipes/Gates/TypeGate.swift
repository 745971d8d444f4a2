import Edits
import SourceText
import SwiftTree

// A type with two forms: the old one stays for older systems under another name, the new one takes over its name and
// chooses, so that nothing that uses the type has to change.

extension GatePlanner {
    /// The type that the fallback of a cluster speaks of.
    func typeSite(_ cluster: Cluster) -> Result<[Site], Refusal> {
        let place = cluster.groups.compactMap(\.fallback.first?.range).first
        let node = code.tree.nodes.indices.first {
            code.kind($0) == .structDecl && code.tree.range(node: $0) == place
        }
        guard let node, let statement = soleStatement(of: node), layout.startsLine(code.firstToken(statement)),
            layout.startsLine(code.firstToken(node))
        else {
            return .failure(Refusal(reason: "a type is written twice only when its code has lines of its own"))
        }
        return .success([.type(node)])
    }

    private func soleStatement(of type: Int) -> Int? { GateWriter.statement(of: type, in: code) }
}

extension GateWriter {
    /// The one statement of the function that the old and the new form of a type share.
    static func statement(of type: Int, in code: Code) -> Int? {
        let end = Int(code.tree.nodes[type].endNode)
        let statements = (type + 1..<end).filter { node in
            guard code.role(node) == .statement, let block = code.parent(node), code.kind(block) == .codeBlock,
                let function = code.parent(block), code.kind(function) == .functionDecl
            else { return false }
            return code.enclosingType(node) == type
        }
        return statements.last
    }

    /// The new type with the check in front of the old one, which gets another name. `older` holds what the new one says
    /// on older systems.
    func type(_ node: Int, _ inside: [Edit], _ check: GateCheck, older: [Edit]) -> [Edit] {
        let range = code.tree.range(node: node)
        guard let keyword = code.tokenRange(node).first(where: { code.tree.tokens[$0].keyword == .struct }),
            let old = older.first
        else { return inside }
        let new = Code(edited(range, inside), dialect: .swift)
        guard let type = new.tree.nodes.indices.first(where: { new.kind($0) == .structDecl }),
            let statement = Self.statement(of: type, in: new)
        else { return inside }
        let place = new.tree.range(node: statement)
        let indentation = Layout(new).indentation(at: place.start)
        let fallback = String(decoding: old.text, as: UTF8.self)
        let body = check.branches(layout, indentation: indentation) { isNew, inner in
            isNew ? reindented(new.string(place), from: indentation, to: inner) : fallback
        }
        // A comment behind the statement speaks of the old code, which has it as well.
        let rest = new.string(ByteRange(place.end, new.tree.bytes.count))
        let tail = rest.drop { $0 == " " }.hasPrefix("//") ? rest.drop { !$0.isNewline } : rest[...]
        let text = new.string(ByteRange(0, place.start)) + body + tail
        let start = code.tree.textRange(token: keyword).start
        let name = code.tree.textRange(token: keyword + 1)
        let access = hasAccess(node) ? "" : "private "
        return [
            insertion(range.start, text + nl + nl + layout.indentation(at: range.start)),
            insertion(start, access),
            Edit(range: name, text: ContiguousArray(("Legacy" + code.text(keyword + 1)).utf8)),
        ].filter { !$0.text.isEmpty }
    }

    private func hasAccess(_ node: Int) -> Bool {
        code.children(node).contains {
            code.role($0) == .modifier && ["private", "fileprivate", "internal"].contains(code.string(node: $0))
        }
    }
}
