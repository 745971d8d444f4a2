import SourceText
import SwiftTree

/// What conditions may know of other files than the one at hand.
package struct ProjectFacts: Sendable {
    /// Where the project uses its own views.
    package var uses = ViewUses()
    /// Those of the words that recipes ask for which occur somewhere.
    package var words: Set<String> = []
    /// The names of the project's own modifiers that bring in glass.
    package var glassHelpers: Set<String> = []

    /// For types that a recipe gives another protocol: where other files use one so that this would not do.
    package var otherUses: [String: String] = [:]

    package init() {}

    /// The modifiers that a file declares for views and that bring in glass, themselves or by a type of the same file.
    package static func glassHelpers(in bytes: ContiguousArray<UInt8>) -> Set<String> {
        let code = Code(parse(bytes))
        let structs = code.tree.nodes.indices.filter { code.kind($0) == .structDecl }
        // One modifier may use another: what brings in glass grows until nothing is added.
        var words = ["glassEffect"]
        let brings = { (node: Int, words: [String]) in
            code.tokenRange(node).contains { token in words.contains { code.token(token, is: $0) } }
        }
        while true {
            let types = structs.filter { brings($0, words) }.compactMap(code.declaredName)
            let more = types.filter { !words.contains($0) }
            if more.isEmpty { break }
            words += more
        }
        var names: Set<String> = []
        for node in code.tree.nodes.indices where code.kind(node) == .functionDecl {
            guard code.role(node) == .member, let type = code.enclosingType(node),
                code.kind(type) == .extensionDecl, code.declaredName(type) == "View",
                brings(node, words),
                let keyword = code.tokenRange(node).first(where: { code.tree.tokens[$0].keyword == .func })
            else { continue }
            names.insert(code.text(keyword + 1))
        }
        return names
    }
}
