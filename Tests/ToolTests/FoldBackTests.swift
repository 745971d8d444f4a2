import SwiftTree
import TestSupport
import Testing

@testable import Tool

/// An app that was migrated while it still supported older systems, and then gives them up: folding the checks back has to
/// leave what a migration for the new systems alone would have written.
@Suite struct FoldBackTests {
    private static let new = ["--target", "iOS=26", "--target", "macOS=26"]
    /// Apps, and what they supported: toolbars are checked in other ways on the first than on the second.
    private static let old: [(app: String, targets: [String])] = [
        ("Trailhead", ["--target", "iOS=15", "--target", "macOS=12"]),
        ("Trailhead", ["--target", "iOS=18", "--target", "macOS=15"]),
        ("Lantern", ["--target", "iOS=17.5", "--target", "macOS=14.5"]),
        ("Harbor", ["--target", "iOS=16", "--target", "macOS=13"]),
    ]

    private func apply(_ folder: TempFolder, _ words: [String]) throws {
        let result = folder.glazier(["apply", "--level", "review"] + words)
        #expect(result.code == 0, "\(result.errors)")
        try folder.commitAll()
    }

    @Test(arguments: old)
    func foldedIsMigrated(_ app: String, _ old: [String]) throws {
        let folded = try FixtureAppTests.copy(app)
        try apply(folded, old)
        let migrated = folded.glazier(["diff"] + old)
        #expect(migrated.out == "")
        try apply(folded, ["--set", "fold-back"] + Self.new)
        #expect(folded.glazier(["diff", "--set", "fold-back"] + Self.new).out == "")
        // What no longer needs a check may belong together now.
        try apply(folded, Self.new)

        let direct = try FixtureAppTests.copy(app)
        try apply(direct, Self.new)
        // The apps have checks of their own as well.
        try apply(direct, ["--set", "fold-back"] + Self.new)

        for name in direct.files() where name.hasSuffix(".swift") {
            let (found, expected) = (try folded.read(name), try direct.read(name))
            #expect(parse(ContiguousArray(found.utf8)).problems.isEmpty)
            // A comment about a plate went into the branch for older systems, and goes with it.
            if let difference = textDifference(found: uncommented(found), expected: uncommented(expected)) {
                Issue.record("\(name)\n\(difference)")
            }
        }
    }

    /// A text without its comments: those on lines of their own go with their lines.
    private func uncommented(_ text: String) -> String {
        let tree = parse(ContiguousArray(text.utf8))
        var result = ""
        for token in tree.tokens.indices {
            let trivia = tree.triviaRange(token: token)
            var white = String(decoding: tree.bytes[trivia.start..<trivia.end], as: UTF8.self)
            if tree.tokens[token].flags.contains(.commentBefore) {
                let lines = white.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
                let end = white.contains("\r\n") ? "\r\n" : "\n"
                white = lines.count < 2 ? " " : end + String(lines[lines.count - 1])
            }
            result += white + tree.text(token: token)
        }
        return result
    }

    @Test func onlyWhenAskedFor() throws {
        let folder = try TempFolder()
        let code = "import SwiftUI\n\nfunc f() {\n    if #available(iOS 15, *) {\n        g()\n    }\n}\n"
        try folder.write("A.swift", bytes: Array(code.utf8))
        try folder.commitAll()
        let target = ["--target", "iOS=17"]
        #expect(folder.glazier(["diff"] + target).out == "")
        #expect(folder.glazier(["diff", "--set", "liquid-glass"] + target).out == "")
        #expect(folder.glazier(["diff", "--set", "fold-back"] + target).out.contains("+    g()"))
        #expect(folder.glazier(["diff", "--only", "fold-back.availability-check"] + target).out.contains("+    g()"))
        #expect(folder.glazier("recipe", "list").out.contains("fold-back.availability-check"))
        let wrong = folder.glazier("diff", "--set", "foldback")
        #expect(wrong.code == 2)
        #expect(wrong.errors.contains("there is no set ‘foldback’"))
    }
}
