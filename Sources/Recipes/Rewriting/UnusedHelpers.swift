import Edits
import SourceText
import SwiftTree

/// Helpers of availability checks that a rewrite leaves without a caller: what a migration wrote at the end of a file goes
/// with the last place that used it.
struct UnusedHelpers {
    let before: Code
    let after: Code
    /// What helpers may be called.
    let names: [String]

    /// Removes the declarations from the text of `after`, and the extensions that become empty.
    func removal() -> (edits: [Edit], comments: [String]) {
        let nodes = after.statements(0).flatMap { node -> [Int] in
            guard after.kind(node) == .extensionDecl else { return isUnused(node) ? [node] : [] }
            let all = members(node)
            let unused = all.filter(isUnused)
            return !unused.isEmpty && unused.count == all.count ? [node] : unused
        }
        let edits = nodes.map { Edit(range: range(of: $0), text: []) }
        return (edits, nodes.flatMap { commentTexts(after.tree, in: range(of: $0)) })
    }

    private func members(_ declaration: Int) -> [Int] {
        (declaration..<Int(after.tree.nodes[declaration].endNode)).filter {
            after.role($0) == .member && after.enclosingType($0) == declaration
        }
    }

    /// A private helper of ours that the code called, and calls no more.
    private func isUnused(_ node: Int) -> Bool {
        guard after.kind(node) == .functionDecl || after.kind(node) == .structDecl,
            after.tokenRange(node).contains(where: { after.tree.tokens[$0].keyword == .fileprivate }),
            let name = name(of: node), names.contains(name), hasComment(node)
        else { return false }
        return calls(name, in: before) > 1 && calls(name, in: after) == 1
    }

    private func name(of node: Int) -> String? {
        after.tokenRange(node).dropLast().first {
            after.tree.tokens[$0].keyword == .func || after.tree.tokens[$0].keyword == .struct
        }.map { after.text($0 + 1) }
    }

    private func hasComment(_ node: Int) -> Bool {
        commentTexts(after.tree, in: after.tree.triviaRange(token: after.firstToken(node)))
            .contains(where: GateHelper.isComment)
    }

    private func calls(_ name: String, in code: Code) -> Int {
        code.tree.tokens.indices.dropLast().count { code.token($0, is: name) }
    }

    /// A declaration with its comments and the blank line in front of it.
    private func range(of node: Int) -> ByteRange {
        let trivia = after.tree.triviaRange(token: after.firstToken(node))
        let bytes = after.tree.bytes
        // What trails the code before stays on its line.
        let lineEnd = bytes[trivia.start..<trivia.end].firstIndex {
            $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r")
        }
        return ByteRange(lineEnd ?? trivia.start, after.tree.range(node: node).end)
    }
}
