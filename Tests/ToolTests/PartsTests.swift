import Foundation
import SourceText
import SwiftTree
import Testing

@testable import Tool

@Suite struct PartsTests {
    @Test func parallelResultsAreInOrder() {
        let results = parallelMap(count: 1000, jobs: 4) { $0 * 2 }
        #expect(results == (0..<1000).map { $0 * 2 })
        #expect(parallelMap(count: 0, jobs: 4) { $0 }.isEmpty)
        #expect(parallelMap(count: 3, jobs: 1) { $0 } == [0, 1, 2])
    }

    @Test func json() throws {
        var json = JSONWriter()
        json.object { json in
            json.member("text", "a\"b\\c\n\t\u{1}ü😀")
            json.key("list")
            json.array { json in
                json.number(1)
                json.bool(true)
                json.null()
                json.number(text: "0.5")
                json.object { _ in }
                json.array { _ in }
            }
            json.member("number", -3)
        }
        let text = String(decoding: json.bytes, as: UTF8.self)
        #expect(
            text == """
                {
                  "text": "a\\"b\\\\c\\n\\t\\u0001ü😀",
                  "list": [
                    1,
                    true,
                    null,
                    0.5,
                    {},
                    []
                  ],
                  "number": -3
                }
                """)
        let read = try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String: Any]
        #expect(read?["text"] as? String == "a\"b\\c\n\t\u{1}ü😀")
    }

    @Test(
        arguments: [
            ([0x61, 0x62], nil), (Array("häß 😀 漢字 aaaaaaaaaaaaaaaa".utf8), nil), ([0x61, 0xE4, 0x62], 1),
            ([0xC0, 0x80], 0),
            ([0xED, 0xA0, 0x80], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0x61, 0xE2, 0x82], 1), ([0x80], 0),
            ([0xE0, 0x80, 0x80], 0),
            ([0xF0, 0x9F, 0x98, 0x80], nil), ([0xC3], 0), ([0xF0, 0x9F, 0x41, 0x80], 0),
        ] as [([UInt8], Int?)])
    func utf8(_ bytes: [UInt8], _ expected: Int?) {
        #expect(firstInvalidUTF8(in: ContiguousArray(bytes)) == expected)
    }

    @Test func unfitFiles() {
        #expect(unfitness(of: [0x61, 0, 0x62], named: "A") == .binary("A", offset: 1))
        #expect(
            unfitness(of: ContiguousArray("a\nb".utf8) + [0xE4], named: "A")
                == .invalidUTF8("A", line: 2, column: 2, byte: 0xE4))
        #expect(unfitness(of: [], named: "A") == nil)
        #expect(unfitness(of: [0xEF, 0xBB, 0xBF, 0x61], named: "A") == nil)
    }

    @Test(arguments: [
        ("struct GlassEffectContainer<C: View> {}", ["GlassEffectContainer"]),
        ("let x = GlassEffectContainer {}", []),
        ("extension View { func glassEffect() {} }", ["glassEffect"]),
        ("extension View { func glassEffects() {} }", []),
        ("static var glass: Self { .init() }", ["glass"]),
        ("public static let glass = 1", ["glass"]),
        ("static public let `glass` = 1", ["glass"]),
        ("let glass = 1", []),
        ("func myglass() {}; .glass", []),
        ("class  \n  GlassEffectContainer: X {}; func glassEffect()", ["GlassEffectContainer", "glassEffect"]),
        ("", []),
    ])
    func declarations(_ text: String, _ expected: [String]) {
        let reader = FileWordReader(emitted: ["GlassEffectContainer", "glassEffect", "glass"])
        #expect(reader.read(ContiguousArray(text.utf8)).declared == Set(expected))
    }

    @Test func noNamesToSearch() {
        #expect(FileWordReader(emitted: []).read(ContiguousArray("struct A {}".utf8)).declared.isEmpty)
    }

    @Test(arguments: [
        ("/a", "b", "/a/b"), ("/a/", "b", "/a/b"), ("/a", "/b", "/b"), ("/a", ".", "/a"), ("/", "b", "/b"),
    ])
    func joinedPaths(_ folder: String, _ name: String, _ expected: String) {
        #expect(Paths.join(folder, name) == expected)
    }

    @Test func pathParts() {
        #expect(Paths.relative("/a/b/c", to: "/a") == "b/c")
        #expect(Paths.relative("/ab", to: "/a") == nil)
        #expect(Paths.relative("/a", to: "/a") == "")
        #expect(Paths.relative("/a", to: "/") == "a")
        #expect(Paths.folder(of: "/a/b") == "/a")
        #expect(Paths.folder(of: "/a") == "/")
        #expect(Paths.name(of: "/a/b") == "b")
        #expect(Paths.upwards(from: "/a/b") == ["/a/b", "/a", "/"])
    }

    @Test func numbers() {
        #expect(decimal(0.126, places: 2) == "0.13")
        #expect(decimal(12, places: 3) == "12.000")
        #expect(decimal(1.005, places: 1) == "1.0")
        #expect(count(1, "file") == "1 file")
        #expect(count(0, "file") == "0 files")
    }

    @Test func coloursOfAPatch() {
        let patch = "diff --git a/A b/A\n--- a/A\n+++ b/A\n@@ -1 +1 @@\n a\n--- b\r\n+c\n"
        let colored = String(decoding: colorPatch(ContiguousArray(patch.utf8), colored: true), as: UTF8.self)
        #expect(
            colored
                == "\u{1B}[1mdiff --git a/A b/A\u{1B}[0m\n\u{1B}[1m--- a/A\u{1B}[0m\n\u{1B}[1m+++ b/A\u{1B}[0m\n"
                + "\u{1B}[36m@@ -1 +1 @@\u{1B}[0m\n a\n\u{1B}[31m--- b\u{1B}[0m\r\n\u{1B}[32m+c\u{1B}[0m\n")
        #expect(colorPatch(ContiguousArray(patch.utf8), colored: false) == ContiguousArray(patch.utf8))
    }

    @Test func exitCodesOfARun() {
        #expect(exitCode([]) == 0)
        #expect(exitCode([4, 1]) == 4)
        #expect(exitCode([4, 3, 1]) == 3)
        #expect(exitCode([4, 5]) == 5)
    }
}
