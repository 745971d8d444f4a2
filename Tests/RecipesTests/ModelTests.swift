import Recipes
import TestSupport
import Testing

/// Random chains of modifiers, rewritten by the engine and by a model that knows no Swift: a list of lines.
struct ModelTests {
    /// One modifier: its name, its argument, whether it has its own line, and the comment behind it.
    private struct Modifier {
        var name: String
        var argument: String
        var ownLine: Bool
        var comment: String?

        var text: String { ".\(name)(\(argument))" }
    }

    private func modifiers(_ names: [String], _ random: inout RandomNumbers) -> [Modifier] {
        let ownLines = random.below(2) == 0
        let arguments = [
            "", "1", "a: 2", "b, c", "d { e }", "f(g(h))", "[1: 2]", "\"s\"", "\n        i,\n        j\n    ",
        ]
        return names.map {
            Modifier(
                name: $0, argument: arguments[random.below(arguments.count)], ownLine: ownLines,
                comment: ownLines && random.below(4) == 0 ? "// \($0)" : nil)
        }
    }

    private func text(_ modifiers: [Modifier]) -> String {
        "base"
            + modifiers.map { ($0.ownLine ? "\n    " : "") + $0.text + ($0.comment.map { " " + $0 } ?? "") }.joined()
            + "\n"
    }

    private func names(_ random: inout RandomNumbers, with required: [String], of others: [String]) -> [String] {
        var names = (0..<random.below(5)).map { _ in others[random.below(others.count)] }
        for name in required { names.insert(name, at: random.below(names.count + 1)) }
        return names
    }

    /// `.a(…)` becomes `.z(…)`.
    @Test(arguments: 0..<60)
    func renamed(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let before = modifiers(names(&random, with: ["a"], of: ["a", "c", "d", "e"]), &random)
        let after = before.map {
            $0.name == "a" ? Modifier(name: "z", argument: $0.argument, ownLine: $0.ownLine, comment: $0.comment) : $0
        }
        check(change("-.a($x...)\n+.z($x...)"), text(before), text(after))
    }

    /// `.a(…)` goes, and its comment takes the line.
    @Test(arguments: 0..<60)
    func removed(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let before = modifiers(names(&random, with: ["a"], of: ["c", "d", "e"]), &random)
        var after = "base"
        for modifier in before {
            if modifier.name != "a" {
                after += (modifier.ownLine ? "\n    " : "") + modifier.text + (modifier.comment.map { " " + $0 } ?? "")
            } else if let comment = modifier.comment {
                after += "\n    " + comment
            }
        }
        check(change(" $v\n .$keep...\n-.a($_...)"), text(before), after + "\n")
    }

    /// `.a(…)` becomes `.z(1)`, and a `.b(…)` somewhere behind it goes.
    @Test(arguments: 0..<60)
    func replacedWithAnOptionalOne(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        var before = modifiers(names(&random, with: ["a"], of: ["c", "d", "e"]), &random)
        let place = before.firstIndex { $0.name == "a" } ?? 0
        let behind = place + 1 + random.below(before.count - place)
        before.insert(
            Modifier(name: "b", argument: "9", ownLine: before[place].ownLine, comment: nil), at: behind)
        for index in before.indices { before[index].comment = nil }
        var after = before
        after.remove(at: behind)
        after[place] = Modifier(name: "z", argument: "1", ownLine: before[place].ownLine, comment: nil)
        fault("what stands between the two is lost, or the parentheses of the removed one are kept for the new one") {
            check(change("-.a($_...)\n-?.b($_...)\n+.z(1)"), text(before), text(after))
            check(change(" $v\n .$keep...\n-.a($_...)\n-?.b($_...)\n+.z(1)"), text(before), text(after))
        }
    }

    /// `.z()` is put behind `.a(…)`.
    @Test(arguments: 0..<60)
    func added(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let before = modifiers(names(&random, with: ["a"], of: ["c", "d", "e"]), &random)
        let place = before.firstIndex { $0.name == "a" } ?? 0
        var after = before
        after.insert(Modifier(name: "z", argument: "", ownLine: before[place].ownLine, comment: nil), at: place + 1)
        check(change(" .a($x...)\n+.z()", where: "!chain(.z)"), text(before), text(after))
    }

    /// `.a(…)` and `.b(…)`, in whatever order, become one `.z(…)` in the place of `.a(…)`.
    @Test(arguments: 0..<60)
    func anyOrder(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        var before = modifiers(names(&random, with: ["a", "b"], of: ["c", "d", "e"]), &random)
        for index in before.indices {
            before[index].comment = nil
            // Arguments on lines of their own leave an empty line in the parentheses: see EditTests.
            before[index].argument = before[index].argument.filter { !$0.isWhitespace }
        }
        let outcome = run(book(change("-.a($x...)\n .$keep...\n-.b($y...)\n+.z()", words: "any-order")), text(before))
        let found = string(outcome.text)
        #expect(outcome.failures.isEmpty)
        #expect(outcome.findings.map(\.status) == [.changed])
        #expect(!found.contains(".a(") && !found.contains(".b("))
        for kept in before where kept.name != "a" && kept.name != "b" {
            #expect(found.contains(kept.text), "\(text(before)) became \(found)")
        }
        #expect(found.contains(".z()"), "\(text(before)) became \(found)")
    }

    /// With checks below the new system: both branches hold what they should, and the rest stands once.
    @Test(arguments: 0..<60)
    func gated(_ seed: Int) {
        var random = RandomNumbers(seed: UInt64(seed))
        let before = modifiers(names(&random, with: ["old"], of: ["c", "d", "e"]), &random)
        let builder = ["var body: some View", "var part: some View"][random.below(2)]
        let code =
            "struct P: View {\n    \(builder) {\n        \(text(before).replacing("\n", with: "\n        "))\n    }\n}\n"
        let outcome = run(book(GateTests.glass), code, targets: Targets.old)
        let found = string(outcome.text)
        #expect(outcome.failures.isEmpty, "\(code)")
        #expect(outcome.findings.map(\.status) == [.changed])
        let argument = before.first { $0.name == "old" }?.argument.filter { !$0.isWhitespace } ?? ""
        let squeezed = found.filter { !$0.isWhitespace }
        #expect(squeezed.contains(".glassEffect(\(argument))"), "\(found)")
        #expect(squeezed.contains(".old(\(argument))"), "\(found)")
        #expect(run(book(GateTests.glass), found, targets: Targets.old).edits.isEmpty, "\(found)")
        let lines = found.split(separator: "\n").filter { $0.hasSuffix(" ") }
        #expect(lines.filter { !$0.allSatisfy { $0 == " " } }.isEmpty, "\(found)")
    }
}
