import SourceText
import Testing

@Suite struct SpellingTests {
    private static let words = ["match", "rewrite", "where", "before", "after", "unchanged", "id", "in"]

    @Test(arguments: [
        ("mtach", "match"),
        ("rewite", "rewrite"),
        ("Before", "before"),
        ("unchaned", "unchanged"),
        ("befor", "before"),
        ("ix", "id"),
        ("fallback", nil),
        ("x", nil),
        ("", nil),
        ("matches_more", nil),
    ])
    func nearestWord(word: String, expected: String?) {
        #expect(nearest(word, in: Self.words) == expected)
    }

    @Test func theNearerWordWins() {
        #expect(nearest("target", in: ["tarpets", "targets"]) == "targets")
        #expect(nearest("abc", in: []) == nil)
    }
}
