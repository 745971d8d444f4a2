import SourceText
import Testing

@Suite struct WordSetTests {
    @Test(arguments: [
        ("a glass of glassEffect", ["glass", "glassEffect"]),
        ("glassy myglass glass2", []),
        ("glass", ["glass"]),
        (".glass(", ["glass"]),
        ("über größe", ["größe"]),
        ("\"glass\" // glassEffect", ["glass", "glassEffect"]),
        ("", []),
    ])
    func occurrences(_ text: String, _ expected: [String]) {
        let words = WordSet(["glass", "glassEffect", "größe", "glass"])
        #expect(words.words == ["glass", "glassEffect", "größe"])
        let found = words.occurring(in: ContiguousArray(text.utf8))
        #expect(zip(words.words, found).filter(\.1).map(\.0) == expected)
    }

    @Test func everyPlaceIsTold() {
        let words = WordSet(["b", "aa"])
        var places: [String] = []
        Array("aa b aab b".utf8).withUnsafeBufferPointer { bytes in
            words.scan(bytes) { word, start in places.append("\(words.words[word])@\(start)") }
        }
        #expect(places == ["aa@0", "b@3", "b@9"])
    }

    /// More words than the table begins with, many of one length.
    @Test func manyWords() {
        let all = (0..<3000).map { "word\($0)" }
        var words = WordSet(all)
        #expect(all.indices.allSatisfy { words.add(all[$0]) == $0 })
        #expect(words.words.count == 3000)
        let found = words.occurring(in: ContiguousArray("word7 word2999 word3000 word".utf8))
        #expect(found.indices.filter { found[$0] } == [7, 2999])
    }
}
