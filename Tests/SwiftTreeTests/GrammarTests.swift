import Foundation
import SwiftTree
import Testing

/// A tour of the grammar: `Fixtures/Grammar/*.txt` hold small inputs, each with the tree that it gives.
/// `UPDATE_EXPECTATIONS=1 swift test --filter SwiftTreeTests` writes the trees anew; reading that difference is the
/// review.
@Suite struct GrammarTests {
    @Test(arguments: try grammarFiles())
    func treesAreAsExpected(_ file: String) throws {
        let sections = try grammarSections(file)
        #expect(!sections.isEmpty)
        var updated = ""
        for section in sections {
            let tree = parse(
                ContiguousArray(section.source.utf8), dialect: file.hasPrefix("patternDialect") ? .pattern : .swift)
            var dump = tree.dump()
            for problem in tree.problems {
                dump += "! \(problem.range.start)..<\(problem.range.end) \(problem.message)\n"
            }
            updated += "=== \(section.title)\n\(section.source)\n---\n\(dump)"
            #expect(layoutFault(of: tree) == nil, "\(section.title)")
            if !file.hasPrefix("damage") { #expect(tree.problems.isEmpty, "\(section.title)") }
            if !isUpdating { #expect(dump == section.tree, "\(section.title)") }
        }
        if isUpdating { try updated.write(to: grammarFolder.appending(path: file), atomically: true, encoding: .utf8) }
    }

    private var isUpdating: Bool { ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil }
}

let grammarFolder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "Fixtures/Grammar")

func grammarFiles() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: grammarFolder.path).filter { $0.hasSuffix(".txt") }.sorted()
}

struct GrammarSection {
    var title: String
    var source: String
    var tree: String
}

func grammarSections(_ file: String) throws -> [GrammarSection] {
    let text = try String(contentsOf: grammarFolder.appending(path: file), encoding: .utf8)
    return ("\n" + text).components(separatedBy: "\n=== ").dropFirst().map { section in
        let halves = (section + "\n").components(separatedBy: "\n---\n")
        let lines = halves[0].split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        var tree = halves.count > 1 ? halves[1] : ""
        while tree.hasSuffix("\n") { tree.removeLast() }
        tree += "\n"
        return GrammarSection(title: String(lines[0]), source: lines.count > 1 ? String(lines[1]) : "", tree: tree)
    }
}

/// What is wrong with the layout of a tree: tokens must tile the bytes, nodes must nest.
func layoutFault(of tree: Tree) -> String? {
    var end = 0
    for index in tree.tokens.indices {
        let trivia = tree.triviaRange(token: index)
        let text = tree.textRange(token: index)
        if trivia.start != end || trivia.end < trivia.start || text.start != trivia.end || text.end < text.start {
            return "token \(index) leaves a gap or overlaps"
        }
        end = text.end
    }
    if end != tree.bytes.count { return "the tokens end at \(end) of \(tree.bytes.count)" }
    for index in tree.nodes.indices {
        var token = tree.nodes[index].firstToken
        for child in tree.children(of: index) {
            let inner = tree.nodes[child]
            if inner.firstToken < token || inner.endToken > tree.nodes[index].endToken {
                return "node \(child) sticks out"
            }
            if inner.endToken < inner.firstToken { return "node \(child) is turned round" }
            token = inner.endToken
        }
    }
    return nil
}
