import Platforms
import SourceText
import SwiftTree

/// A declaration that a recipe brings along with its rewrite: a `swift helper` block of its file.
package struct RecipeHelper: Sendable, Hashable {
    /// What it is known by: the name that it declares, for an extension that of its first member.
    package let name: String
    /// All names that it declares: that of a type, or those of an extension's members.
    let names: [String]
    /// Its text, with the comments above it.
    let lines: [String]
    /// Where its access is written: a line, and a byte offset in it.
    private let accessLine: Int
    private let accessColumn: Int
    /// Its tokens, to ask the table of symbols about.
    let words: [String]
    /// It has a check for availability itself.
    let hasCheck: Bool
    /// A member stands in an extension, everything else at the beginning of a line.
    private let isExtension: Bool
    /// The module that its file has to import.
    let module: String?
    /// Only the branch for older systems uses it.
    var isForOlderSystems = false

    /// What it needs from the system; nil for nothing new, and where it checks that itself.
    func needs(_ api: ApiTable) -> Availability? { hasCheck ? nil : api.needs(words) }

    /// Ready to be put into a file that indents by `unit`. `check` is nil where everything in it is always there.
    func helper(unit: String, check: GateCheck?) -> GateHelper {
        var open = lines
        var attribute: [String] = []
        if let condition = check?.condition { attribute = ["@" + condition.dropFirst()] }
        let first = lines.firstIndex { !$0.hasPrefix("//") } ?? 0
        var own = lines
        let bytes = Array(own[accessLine].utf8)
        own[accessLine] = String(
            decoding: bytes[..<accessColumn] + Array("fileprivate ".utf8) + bytes[accessColumn...], as: UTF8.self)
        open.insert(contentsOf: attribute, at: first)
        own.insert(contentsOf: attribute, at: first)
        if let with = check?.with {
            open = ["#if \(with)"] + open + ["#endif"]
            own = ["#if \(with)"] + own + ["#endif"]
        }
        var helper = GateHelper(name: name, head: [], function: open, unit: "    ", fileLines: own, module: module)
        helper.indent(by: unit)
        return helper
    }

    /// Whether a text declares it for its module, and whether it does so for itself alone. Told by lines, since whole modules
    /// are asked: a declaration of the name at the beginning of a line, or within an extension.
    package func isDeclared(in bytes: ContiguousArray<UInt8>) -> (shared: Bool, own: Bool) {
        var (shared, own, isOwnExtension) = (false, false, false)
        for line in recipeLines(String(decoding: bytes, as: UTF8.self)).map(\.text) {
            let words = line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
            if line.first?.isWhitespace == false {
                isOwnExtension = words.prefix { $0 != "extension" }.contains { $0.hasSuffix("private") }
            }
            guard let place = words.firstIndex(of: name[...]), place > 0, Self.keywords.contains(words[place - 1]),
                isExtension == (line.first?.isWhitespace == true)
            else { continue }
            if isOwnExtension || words[..<place].contains(where: { $0.hasSuffix("private") }) {
                own = true
            } else {
                shared = true
            }
        }
        return (shared, own)
    }

    private static let keywords: Set<Substring> = [
        "struct", "class", "enum", "actor", "protocol", "func", "var", "let", "typealias",
    ]
}

extension RecipeHelper {
    /// The declarations of a `swift helper` block, or what is wrong with it; the range is in the block.
    static func read(_ text: String, module: String?) -> (helpers: [RecipeHelper], problem: PatternProblem?) {
        let code = Code(text, dialect: .swift)
        if let problem = code.tree.problems.first {
            return (
                [], PatternProblem(range: problem.range, message: "this is not Swift: \(problem.message)", next: nil)
            )
        }
        var helpers: [RecipeHelper] = []
        var start = 0
        for node in code.statements(0) {
            let range = code.tree.range(node: node)
            guard let names = code.declaredNames(node), let name = names.first else {
                return (
                    [],
                    PatternProblem(
                        range: range, message: "a helper is a declaration",
                        next: "write the function, type or extension that the rewrite uses")
                )
            }
            let attributes = code.children(node).filter { code.role($0) == .attribute }
            let modifiers = code.children(node).filter { code.role($0) == .modifier }
            let levels = ["private", "fileprivate", "internal", "package", "public", "open"]
            if let access = modifiers.first(where: { levels.contains(code.string(node: $0)) }) {
                return (
                    [],
                    PatternProblem(
                        range: code.tree.range(node: access),
                        message: "a helper gets its access from the place that it is put at", next: "remove the word")
                )
            }
            let token = attributes.map { code.endToken($0) }.max() ?? code.firstToken(node)
            let access = code.tree.textRange(token: token).start
            let whole = Array(code.tree.bytes[start..<range.end])
            // Comments above it belong to it; empty lines do not.
            let lead = whole.prefix { $0 == 10 || $0 == 13 || $0 == 32 }.count
            let lines = String(decoding: whole.dropFirst(lead), as: UTF8.self).split(
                omittingEmptySubsequences: false, whereSeparator: \.isNewline
            ).map(String.init)
            let before = code.tree.bytes[start + lead..<access]
            let words = code.wordsOfCode(node)
            helpers.append(
                RecipeHelper(
                    name: name, names: names, lines: lines, accessLine: before.count { $0 == 10 },
                    accessColumn: before.reversed().prefix { $0 != 10 }.count, words: words,
                    hasCheck: words.contains { ["#available", "#unavailable", "available"].contains($0) },
                    isExtension: code.kind(node) == .extensionDecl, module: module))
            start = range.end
        }
        let empty = PatternProblem(
            range: ByteRange(0, 0), message: "this 'helper' block has no declaration",
            next: "write the function, type or extension that the rewrite uses")
        return helpers.isEmpty ? ([], empty) : (helpers, nil)
    }
}

extension Code {
    /// Whether a node is in a declaration of one of these names. What a recipe brings along is as its author wrote it, with the
    /// old spelling for older systems.
    func isInHelper(_ start: Int, named names: Set<String>) -> Bool {
        guard !names.isEmpty else { return false }
        var node: Int? = start
        while let current = node {
            let isDeclaration = [.functionDecl, .structDecl, .classDecl, .enumDecl, .variableDecl].contains(
                kind(current))
            if isDeclaration,
                tokenRange(current).dropLast().prefix(12).contains(where: {
                    tree.tokens[$0].keyword != .none && names.contains(text($0 + 1))
                })
            {
                return true
            }
            node = parent(current)
        }
        return false
    }

    /// The tokens of a declaration, with a dot in front of what is called on the implicit `self`: that is how the table of
    /// symbols has it.
    fileprivate func wordsOfCode(_ node: Int) -> [String] {
        let callees = tree.nodes.indices.filter { kind($0) == .functionCallExpr }.compactMap { child($0, .callee) }
        let bare = Set(callees.filter { kind($0) == .declReferenceExpr }.map(firstToken))
        return tokenRange(node).flatMap { bare.contains($0) ? [".", text($0)] : [text($0)] }
    }

    /// The names that a declaration makes: its own, or those of an extension's members; nil for no declaration.
    fileprivate func declaredNames(_ node: Int) -> [String]? {
        let keywords: [Keyword] = [.struct, .class, .enum, .actor, .protocol, .func, .var, .let, .typealias]
        let isDeclaration: Set<NodeKind> = [
            .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .functionDecl, .variableDecl, .typeAliasDecl,
        ]
        func own(_ node: Int) -> String? {
            tokenRange(node).dropLast().first { keywords.contains(tree.tokens[$0].keyword) }.map { text($0 + 1) }
        }
        if isDeclaration.contains(kind(node)) { return own(node).map { [$0] } }
        guard kind(node) == .extensionDecl else { return nil }
        return tree.nodes.indices.filter {
            role($0) == .member && tokenRange(node).contains(firstToken($0)) && isDeclaration.contains(kind($0))
        }
        .compactMap(own)
    }
}
