import Edits
import Platforms
import SwiftTree

/// Checks around new statements.
extension GatePlanner {
    func inserted(_ edit: Edit, of cluster: Cluster) -> Result<[Site], Refusal> {
        let token = code.tree.token(containing: max(0, edit.range.start - 1))
        guard let neighbor = statement(endingAt: token) else {
            return .failure(Refusal(reason: "there is no statement here that the new one could stand beside"))
        }
        guard BuilderContext(code: code).kind(of: neighbor) != nil else {
            return .failure(Refusal(reason: "an ‘if #available’ cannot stand here"))
        }
        return toolbarSite(neighbor, cluster) ?? .success([.inserted(edit)])
    }

    /// Text that begins a statement of its own rather than going on with the one before.
    func isNewStatement(_ edit: Edit) -> Bool {
        guard edit.range.isEmpty, let first = edit.text.first(where: { $0 > 32 }) else { return false }
        guard edit.text.first.map({ $0 == 10 || $0 == 13 }) == true else { return false }
        return first != UInt8(ascii: ".") && first != UInt8(ascii: "}") && first != UInt8(ascii: ")")
    }

    func statement(endingAt token: Int) -> Int? {
        code.tree.nodes.indices.last { code.role($0) == .statement && code.endToken($0) == token + 1 }
            ?? code.tree.nodes.indices.last { code.role($0) == .statement && code.tokenRange($0).contains(token) }
    }
}
