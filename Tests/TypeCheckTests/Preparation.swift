import SourceText
import SwiftTree

/// A text made ready for the compiler, with every line still where it was.
///
/// The embedded mode has neither concurrency nor Objective-C: `@MainActor`, `@Sendable`, `@objc`, `await` and the like are
/// blanked, `#selector(x)` is read as `Selector(x)`.
func blanked(_ text: String) -> String {
    let tree = parse(ContiguousArray(text.utf8))
    var bytes = tree.bytes
    func blank(_ token: Int) {
        let range = tree.textRange(token: token)
        for offset in range.start..<range.end { bytes[offset] = UInt8(ascii: " ") }
    }
    let attributes: Set = ["MainActor", "preconcurrency", "Sendable", "objc", "IBAction", "IBOutlet", "concurrent"]
    for index in tree.tokens.indices.dropLast() {
        switch tree.text(token: index) {
        case "@" where attributes.contains(tree.text(token: index + 1)):
            blank(index)
            blank(index + 1)
        case "await", "async", "nonisolated":
            blank(index)
        case "#" where tree.text(token: index + 1) == "selector":
            blank(index)
            let range = tree.textRange(token: index + 1)
            bytes.replaceSubrange(range.start..<range.end, with: "Selector".utf8)
        default:
            break
        }
    }
    return String(decoding: bytes, as: UTF8.self)
}

/// The same text with its own declarations hidden from other files, so that many texts can be checked as the files of one
/// module. `@main` is blanked.
func secluded(_ text: String) -> String {
    let tree = parse(ContiguousArray(text.utf8))
    var bytes = tree.bytes
    var insertions: [Int] = []
    func visit(_ parent: Int) {
        for node in tree.children(of: parent) {
            switch tree.nodes[node].kind {
            case .structDecl, .classDecl, .enumDecl, .protocolDecl, .typeAliasDecl, .functionDecl, .variableDecl:
                insertions.append(startBehindAttributes(of: node))
                blankAccess(of: node)
            case .extensionDecl where !tree.children(of: node).contains { tree.nodes[$0].kind == .inheritanceClause }:
                insertions.append(startBehindAttributes(of: node))
                blankAccess(of: node)
            case .ifConfigDecl, .ifConfigClause:
                visit(node)
            default:
                break
            }
        }
    }
    func startBehindAttributes(of node: Int) -> Int {
        let attributes = tree.children(of: node).prefix { tree.nodes[$0].kind == .attribute }
        guard let last = attributes.last else { return tree.range(node: node).start }
        return Int(tree.tokens[Int(tree.nodes[last].endToken)].textStart)
    }
    func blankAccess(of node: Int) {
        let access: Set = ["public", "internal", "package", "open", "private", "fileprivate"]
        for child in tree.children(of: node) {
            let range = tree.range(node: child)
            let text = String(decoding: bytes[range.start..<range.end], as: UTF8.self)
            let isAccess = tree.nodes[child].kind == .declModifier && access.contains(text)
            let isMain = tree.nodes[child].kind == .attribute && text == "@main"
            if isAccess || isMain {
                for offset in range.start..<range.end { bytes[offset] = UInt8(ascii: " ") }
            }
        }
    }
    visit(0)
    for offset in insertions.sorted().reversed() {
        bytes.insert(contentsOf: "fileprivate ".utf8, at: offset)
    }
    return String(decoding: bytes, as: UTF8.self)
}
