import SourceText
import SwiftTree
import TestSupport
import Testing

/// What no source file may hold.
@Suite struct SourceRuleTests {
    private static let sources =
        repositoryFiles(under: "Sources", withExtension: "swift")
        + repositoryFiles(under: "Recipes", withExtension: "swift")
    private static let tests = repositoryFiles(under: "Tests", withExtension: "swift")
    private static let texts =
        sources + tests + repositoryFiles(under: "Recipes", withExtension: "md")
        + repositoryFiles(under: "docs", withExtension: "md")
        + ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "Package.swift"]

    @Test func filesAreShort() {
        let long = (Self.sources + Self.tests).compactMap { path in
            let count = lines(of: path).count - 1
            return count > 500 ? "\(path): \(count) lines, at most 500" : nil
        }
        #expect(long == [])
    }

    /// A crash is no way to report anything. Where one of these is right, a comment beside it says why.
    @Test func noCrashWithoutAReason() throws {
        let problems = try Self.sources.flatMap { path in
            let lines = lines(of: path)
            return try findings(in: path, danger).filter { finding in
                let beside = [finding.line - 1, finding.line - 2].filter { lines.indices.contains($0) }
                return !beside.contains { lines[$0].contains("//") }
            }.map { "\(path):\($0.line): \($0.what)" }
        }
        #expect(problems == [])
    }

    private func danger(in tree: Tree, at index: Int) -> String? {
        let token = tree.tokens[index]
        if token.kind == .exclamationMark { return "a forced value" }
        guard token.kind == .identifier || token.kind == .keyword else { return nil }
        let text = tree.text(token: index)
        if text == "unchecked", index > 0, tree.tokens[index - 1].kind == .atSign { return "@unchecked" }
        return ["fatalError", "unsafeBitCast"].contains(text) ? text : nil
    }

    /// Everything is `package`: this is a tool, and there is no interface to keep stable.
    @Test func nothingIsPublic() throws {
        let declarations: Set<String> = [
            "func", "var", "let", "struct", "class", "enum", "actor", "protocol", "init", "subscript", "extension",
            "typealias", "static", "final", "mutating", "private", "internal",
        ]
        let problems = try Self.sources.flatMap { path in
            try findings(in: path) { tree, index in
                let text = tree.tokens[index].keyword == .none ? "" : tree.text(token: index)
                guard text == "public" || text == "open", index + 1 < tree.tokens.count else { return nil }
                return declarations.contains(tree.text(token: index + 1)) ? text : nil
            }.map { "\(path):\($0.line): \($0.what)" }
        }
        #expect(problems == [])
    }

    /// What `find` says about the tokens of a file, with 1-based lines.
    private func findings(
        in path: String, _ find: (Tree, Int) -> String?
    ) throws -> [(line: Int, what: String)] {
        let tree = parse(try repositoryFile(path))
        let lines = LineTable(tree.bytes)
        return tree.tokens.indices.compactMap { index in
            find(tree, index).map { (lines.position(tree.textRange(token: index).start).line, $0) }
        }
    }

    @Test func nothingIsLeftForLater() {
        let words = ["TO" + "DO", "FIX" + "ME"]
        #expect(occurrences(of: words, in: Self.texts) == [])
    }

    @Test func noPathOfAMachine() {
        let folders = ["Users", "home", "work", "root", "tmp", "private", "opt"].map { "/" + $0 + "/" }
        let problems = occurrences(of: folders, in: Self.texts) { line, place in
            // `Sources/work/x.swift` is a path of a repository.
            place == line.startIndex
                || !(line[line.index(before: place)].isLetter || line[line.index(before: place)] == ".")
        }
        #expect(problems == [])
    }

    /// A migration is a recipe and nothing else: the engine knows none by name.
    @Test func noRecipeIsNamedInTheEngine() throws {
        let recipes = repositoryFiles(under: "Recipes", withExtension: "md")
        let ids = recipes.flatMap { path in
            lines(of: path).prefix(12).compactMap { $0.hasPrefix("id: ") ? String($0.dropFirst(4)) : nil }
        }
        #expect(ids.count > 5)
        #expect(occurrences(of: ids, in: Self.sources) == [])
    }

    /// `path:line: word` for every place of one of the words.
    private func occurrences(
        of words: [String], in paths: [String], where isWanted: (String, String.Index) -> Bool = { _, _ in true }
    ) -> [String] {
        paths.flatMap { path in
            lines(of: path).enumerated().flatMap { index, line in
                words.compactMap { word in
                    guard let place = line.firstRange(of: word), isWanted(line, place.lowerBound) else { return nil }
                    return "\(path):\(index + 1): \(word)"
                }
            }
        }
    }
}
