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
        var problems: [String] = []
        for path in Self.sources {
            let tree = parse(try repositoryFile(path))
            let lines = lines(of: path)
            var position = 0
            var line = 0
            for index in tree.tokens.indices {
                guard let what = danger(in: tree, at: index) else { continue }
                let offset = tree.textRange(token: index).start
                while line < lines.count, position + lines[line].utf8.count + 1 <= offset {
                    position += lines[line].utf8.count + 1
                    line += 1
                }
                let beside = [line, line - 1].filter { lines.indices.contains($0) }.map { lines[$0] }
                if !beside.contains(where: { $0.contains("//") }) { problems.append("\(path):\(line + 1): \(what)") }
            }
        }
        #expect(problems == [])
    }

    private func danger(in tree: Tree, at index: Int) -> String? {
        if tree.tokens[index].kind == .exclamationMark { return "a forced value" }
        guard tree.tokens[index].kind == .identifier || tree.tokens[index].kind == .keyword else { return nil }
        let text = tree.text(token: index)
        return ["fatalError", "unchecked", "unsafeBitCast"].contains(text) ? text : nil
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

    /// Everything is `package`: this is a tool, and there is no interface to keep stable.
    @Test func nothingIsPublic() {
        let problems = Self.sources.flatMap { path in
            lines(of: path).enumerated().compactMap { index, line in
                let word = line.split(separator: " ").first
                return word == "public" || word == "open" ? "\(path):\(index + 1)" : nil
            }
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
