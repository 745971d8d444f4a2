import Edits
import Platforms
import SwiftTree

/// Checks around new statements, and what the builder of a toolbar takes.
extension GatePlanner {
    func inserted(_ edit: Edit) -> Result<[Site], Refusal> {
        let token = code.tree.token(containing: max(0, edit.range.start - 1))
        guard let neighbor = statement(endingAt: token) else {
            return .failure(Refusal(reason: "no statement stands beside the new one"))
        }
        guard BuilderContext(code: code).kind(of: neighbor) != nil else {
            return .failure(Refusal(reason: "no availability check can be put here"))
        }
        return toolbarRefusal(neighbor).map { .failure($0) } ?? .success([.inserted(edit)])
    }

    /// Toolbar content takes `if` from iOS 16 and macOS 13 on, but a check only where its builder can hide the type of
    /// what is new (Apple: ToolbarContentBuilder, `buildLimitedAvailability`, iOS 17.5 and macOS 14.5). Before that an
    /// overload is taken that is there for old code, and that "may crash on earlier versions".
    func toolbarRefusal(_ statement: Int) -> Refusal? {
        guard BuilderContext(code: code).kind(of: statement) == .toolbar else { return nil }
        let first: [Platform: Version] = [
            .iOS: Version(17, 5), .macOS: Version(14, 5), .tvOS: Version(17, 5), .watchOS: Version(10, 5),
        ]
        for (platform, version) in first {
            if let target = targets[platform], target < version {
                return Refusal(
                    reason: "toolbar content takes no availability check before \(platform.rawValue) \(version)")
            }
        }
        return nil
    }

    /// A toolbar builder takes ten items at most (Apple: ToolbarContentBuilder).
    func crowding(_ cluster: Cluster, _ all: [Edit]) -> Refusal? {
        guard cluster.edits.count == 1, let edit = cluster.edits.first, isNewStatement(edit),
            let neighbor = statement(endingAt: code.tree.token(containing: max(0, edit.range.start - 1))),
            BuilderContext(code: code).kind(of: neighbor) == .toolbar, let block = code.parent(neighbor)
        else { return nil }
        let range = code.tree.range(node: block)
        let added = all.count { isNewStatement($0) && range.contains($0.range) }
        let items = code.statements(block).count + added
        return items > 10 ? Refusal(reason: "the toolbar would have \(items) items, and its builder takes ten") : nil
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
