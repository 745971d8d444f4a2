import SwiftTree
import Testing

/// A problem marks the smallest statement or member around it, and nothing else.
@Suite struct DamageTests {
    private func damaged(_ source: String) -> [String] {
        let tree = parse(ContiguousArray(source.utf8))
        return tree.nodes.indices.filter { tree.nodes[$0].flags.contains(.damaged) }.map {
            let range = tree.range(node: $0)
            return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
        }
    }

    @Test func staysInItsStatement() {
        #expect(damaged("a()\nb(c d)\ne()") == ["b(c d)"])
        #expect(damaged("struct S {\n var a = 1\n var b = (1 2)\n var c = 3\n}") == ["var b = (1 2)"])
        #expect(damaged("func f() {\n a { b(1 2) }\n c()\n}") == ["b(1 2)"])
    }

    /// What is left open at the end, with a line end behind it or not, never damages the file around it.
    @Test(arguments: [
        ("a()\nlet x = old(1", ["let x = old(1"]),
        ("a()\nb(", ["b("]),
        ("a()\nlet s = \"abc", ["let s = \"abc"]),
        ("a()\nb(1) {", ["b(1) {"]),
        ("a()\nfunc b() {\n c()\n let d = [1", ["let d = [1"]),
        ("struct S {\n func a() { b() }\n var c = f(1", ["var c = f(1"]),
        ("a()\n@objc", ["@objc"]),
        ("a()\nb();; /* c", ["b()"]),
        ("a()\nb()\n/* c", ["b()"]),
    ])
    func endOfFile(_ source: String, _ expected: [String]) {
        #expect(damaged(source) == expected)
        #expect(damaged(source + "\n") == expected)
    }

    @Test func ancestorsContainIt() {
        let tree = parse(ContiguousArray("struct S { func f() { a(b c) } }".utf8))
        #expect(tree.nodes[0].flags.contains(.containsDamage))
        #expect(!tree.nodes[0].flags.contains(.damaged))
        #expect(tree.nodes.contains { $0.kind == .functionDecl && $0.flags == .containsDamage })
    }

    /// A branch for another version of the compiler is never read by it, whatever stands there.
    @Test func branchesForOtherVersions() {
        let problems = { (source: String) in parse(ContiguousArray(source.utf8)).problems.count }
        #expect(problems("#if swift(<5.9)\nstruct A {}\n}\n#endif\nlet b = 1\n") == 0)
        #expect(problems("#if compiler(>=6.0)\nlet b = )\n#endif\n") == 0)
        #expect(!damaged("#if compiler(>=6.0)\nlet b = )\n#endif\n").isEmpty)
        #expect(problems("#if DEBUG || compiler(<5.0)\nlet b = )\n#endif\n") > 0)
        #expect(problems("#if DEBUG\nstruct A {}\n}\n#endif\nlet b = 1\n") > 0)
        #expect(problems("#if compiler(>=6.2)\n#else\n}\n#endif\nlet b = )\n") > 0)
    }

    @Test func nothingIsMarkedInGoodCode() {
        #expect(damaged("a()\nlet b = 1").isEmpty)
        #expect(parse(ContiguousArray("a()".utf8)).nodes.allSatisfy { $0.flags.isEmpty })
    }
}
