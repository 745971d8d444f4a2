import Edits
import Platforms
import SourceText
import SwiftTree

/// What the builder of a toolbar takes, and where a check goes instead.
extension GatePlanner {
    /// Where the check of a change in toolbar content goes; `nil` where a branch around `statement` will do.
    func toolbarSite(_ statement: Int, _ cluster: Cluster) -> Result<[Site], Refusal>? {
        guard BuilderContext(code: code).kind(of: statement) == .toolbar else { return nil }
        let refusal = toolbarRefusal
        if refusal != nil || lines(statement) > Self.shortStatement, let site = addedModifier(statement, cluster) {
            return .success([site])
        }
        guard let refusal else { return nil }
        let standIn = ToolbarStandIn(replacing: statement, cluster.edits, code)
        if let standIn { return .success([.standIn(standIn.edit)]) }
        if let run = toolbarRun(around: statement), lines(run) <= Self.longestBranch { return .success([.chain(run)]) }
        if let edit = cluster.edits.first, cluster.edits.count == 1, let standIn = ToolbarStandIn(inserting: edit) {
            return .success([.standIn(standIn.edit)])
        }
        return .failure(refusal)
    }

    /// Toolbar content takes `if` from iOS 16 and macOS 13 on, but a check only where its builder can hide the type of
    /// what is new (Apple: ToolbarContentBuilder, `buildLimitedAvailability`, iOS 17.5 and macOS 14.5). Before that an
    /// overload is taken that is there for old code, and that "may crash on earlier versions".
    private var toolbarRefusal: Refusal? {
        let first: [Platform: Version] = [
            .iOS: Version(17, 5), .macOS: Version(14, 5), .tvOS: Version(17, 5), .watchOS: Version(10, 5),
        ]
        for (platform, version) in first.sorted(by: { $0.key.rawValue < $1.key.rawValue }) {
            if let target = targets[platform], target < version {
                return Refusal(
                    reason: """
                        toolbar content takes no availability check before \(platform.rawValue) \(version), \
                        and the toolbar is too long to stand twice
                        """)
            }
        }
        return nil
    }

    /// A modifier of toolbar content that older systems do without, behind an item: a helper checks for it.
    private func addedModifier(_ statement: Int, _ cluster: Cluster) -> Site? {
        guard cluster.edits.count == 1, let edit = cluster.edits.first, edit.range.isEmpty, !isCustomizable(statement)
        else { return nil }
        let text = String(decoding: edit.text, as: UTF8.self)
        let name = text.drop { $0 != "." }.dropFirst().prefix { $0 != "(" }
        let isWhole = edit.range.start >= code.tree.range(node: statement).end
        let rename = api.renames.first { $0.receiver == "ToolbarContent" && $0.old == nil && $0.new == name }
        return isWhole ? rename.map { .added(edit, $0) } : nil
    }

    /// Items with an identifier stay items with one; a helper would hide that.
    private func isCustomizable(_ statement: Int) -> Bool {
        code.tokenRange(statement).dropLast().contains { code.token($0, is: "id") && code.token($0 + 1, is: ":") }
    }

    /// The modifier that a toolbar's items are in, with its whole content.
    private func toolbarRun(around statement: Int) -> ChainRun? {
        guard let place = code.enclosing(statement).first(where: { $0.isModifier && $0.name == "toolbar" }),
            let link = code.link(place.node)
        else { return nil }
        let chain = code.chainEnd(place.node)
        guard let index = code.chain(endingAt: chain).links.firstIndex(where: { $0.dot == link.dot }) else {
            return nil
        }
        let range = ByteRange(code.tree.textRange(token: link.dot).start, code.byteRange(link.tokens).end)
        return ChainRun(chain: chain, links: index..<index + 1, range: range)
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

}

/// A spacer that holds its own check: a type of toolbar content with an explicit `return` in each branch needs nothing
/// of the builder (Swift evolution 0360).
struct ToolbarStandIn {
    static let name = "ToolbarSpacerIfAvailable"

    /// Writes the stand-in in place of what was there, or as a new statement.
    let edit: Edit

    /// For an item that held a spacer and nothing else: on older systems the stand-in is that item.
    init?(replacing statement: Int, _ edits: [Edit], _ code: Code) {
        let range = code.tree.range(node: statement)
        guard edits.allSatisfy({ range.contains($0.range) }) else { return nil }
        let old = code.tokenRange(statement).map(code.text)
        guard ["ToolbarItem", "ToolbarItemGroup"].contains(old.first),
            Array(old.drop(while: { $0 != "{" })) == ["{", "Spacer", "(", ")", "}"]
        else { return nil }
        let new = code.bytes(of: range, with: edits)
        guard let call = Self.call(String(decoding: new, as: UTF8.self)), !call.isFixed else { return nil }
        edit = Edit(range: range, text: ContiguousArray(call.text.utf8))
    }

    /// For a new fixed spacer: on older systems the stand-in is nothing.
    init?(inserting edit: Edit) {
        let text = String(decoding: edit.text, as: UTF8.self)
        guard let call = Self.call(text.trimmed), call.isFixed else { return nil }
        let lead = text.prefix { $0.isWhitespace }
        let trail = String(text.reversed().prefix { $0.isWhitespace }.reversed())
        self.edit = Edit(range: edit.range, text: ContiguousArray((lead + call.text + trail).utf8))
    }

    private static func call(_ text: some StringProtocol) -> (text: String, isFixed: Bool)? {
        let code = Code(String(text), dialect: .swift)
        guard let node = code.statements(0).first, code.statements(0).count == 1,
            let call = code.callArguments(node), code.string(node: call.callee) == "ToolbarSpacer"
        else { return nil }
        let sizing = call.arguments.first { $0.label == nil }.map { code.string(node: $0.value) }
        let placement = call.arguments.first { $0.label.map(code.text) == "placement" }
        guard sizing == nil || sizing == ".fixed" || sizing == ".flexible" else { return nil }
        let isFixed = sizing == ".fixed"
        let arguments =
            (isFixed ? ["isFixed: true"] : [])
            + (placement.map { ["placement: " + code.string(node: $0.value)] } ?? [])
        return ("\(name)(\(arguments.joined(separator: ", ")))", isFixed)
    }
}
