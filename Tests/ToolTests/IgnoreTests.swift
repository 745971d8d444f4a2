import Testing

@testable import Tool

/// Cases from the documentation of `gitignore`: pattern, path (a folder when it ends in `/`), whether it matches.
@Suite struct IgnoreTests {
    @Test(arguments: [
        ("foo", "foo", true), ("foo", "a/foo", true), ("foo", "a/foo/", true), ("foo", "food", false),
        ("/foo", "foo", true), ("/foo", "a/foo", false),
        ("a/foo", "a/foo", true), ("a/foo", "b/a/foo", false),
        ("foo/", "foo/", true), ("foo/", "foo", false), ("foo/", "a/foo/", true),
        ("*.swift", "a/b/C.swift", true), ("*.swift", "C.swift.txt", false),
        ("/*.swift", "C.swift", true), ("/*.swift", "a/C.swift", false),
        ("a/*.swift", "a/b.swift", true), ("a/*.swift", "a/b/c.swift", false),
        ("**/foo", "foo", true), ("**/foo", "a/b/foo", true),
        ("a/**", "a/b", true), ("a/**", "a/b/c", true), ("a/**", "a/", false),
        ("a/**/b", "a/b", true), ("a/**/b", "a/x/y/b", true), ("a/**/b", "b", false),
        ("**", "a", true), ("a?c", "abc", true), ("a?c", "a/c", false), ("a?c", "aüc", true),
        ("[ab].txt", "a.txt", true), ("[!ab].txt", "a.txt", false), ("[^a-c].txt", "d.txt", true),
        ("[]].txt", "].txt", true), ("[a", "[a", true),
        ("\\#a", "#a", true), ("\\!a", "!a", true), ("a\\*", "a*", true), ("a\\*", "ab", false),
        ("a ", "a", true), ("a\\ ", "a ", true), ("a\r", "a", true),
        ("*a*b*", "xxaxxbxx", true), ("*a*b", "abxb", true), ("*ab", "aab", true),
    ])
    func pattern(_ pattern: String, _ path: String, _ expected: Bool) throws {
        let rule = try #require(IgnorePattern(pattern))
        let names = path.split(separator: "/").map { Array($0.utf8) }
        #expect(rule.matches(names[...], isFolder: path.hasSuffix("/")) == expected)
    }

    @Test(arguments: ["", "   ", "# comment", "/", "\r"])
    func noPattern(_ line: String) {
        #expect(IgnorePattern(line) == nil)
    }

    @Test func theLastLineDecides() {
        let rules = IgnoreRules(depth: 0, text: ContiguousArray("*.swift\n!Keep.swift\n".utf8))
        #expect(rules.verdict([Array("A.swift".utf8)], isFolder: false) == true)
        #expect(rules.verdict([Array("Keep.swift".utf8)], isFolder: false) == false)
        #expect(rules.verdict([Array("A.txt".utf8)], isFolder: false) == nil)
    }
}
