import Foundation
import SwiftTree
import Testing

/// Nesting and chains of hundreds of thousands of links, on a thread with half a megabyte of stack.
@Suite struct LimitTests {
    @Test(arguments: [
        ("let x = (", ""), ("let x = [", ""), ("{", ""), ("f(", ""), ("a { ", ""), ("\"\\(", ""), ("let a: A<", ""),
        ("a<", ""), ("-(", ""), ("try ", ""), ("if a { ", ""), ("struct A { ", ""), ("#if a\n", ""), ("@a(", ""),
        ("\\A[", ""), ("a ? ", ""), ("let a: (", ""), ("case .a(", ""), ("- ", "1"), ("if a {} else ", "{}"),
        ("(A) -> ", "B"),
        ("a.b().", "c"), ("a + ", "b"), ("a as B + ", "c"), (">", ""), ("<", ""), ("#", ""), ("private(", ""),
        ("/a(", ""),
        ("actor ", ""), ("nonisolated ", ""), ("}", ""), ("`", ""), ("case a: ", ""), ("func f() { ", ""),
        ("@a ", "var a"),
    ])
    func deepNestingEndsInAProblemAtMost(_ piece: String, _ end: String) {
        let source = String(repeating: piece, count: 20_000) + end
        let bytes = ContiguousArray(source.utf8)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            let tree = parse(bytes)
            #expect(layoutFault(of: tree) == nil)
            done.signal()
        }
        thread.stackSize = 512 * 1024
        thread.start()
        done.wait()
    }

    @Test func chainsAreExaminedWhateverTheirLength() {
        let tree = parse(ContiguousArray(("a" + String(repeating: ".b()", count: 100_000)).utf8))
        #expect(tree.problems.isEmpty)
        #expect(tree.nodes.count { $0.kind == .functionCallExpr } == 100_000)
        let sum = parse(ContiguousArray(("a" + String(repeating: " + a", count: 100_000)).utf8))
        #expect(sum.problems.isEmpty)
        let elseIfs = parse(ContiguousArray(("if a {}" + String(repeating: " else if a {}", count: 10_000)).utf8))
        #expect(elseIfs.problems.isEmpty)
    }

    @Test func whatIsTooDeepIsReportedOnce() {
        let source = String(repeating: "(", count: 1_000) + "1" + String(repeating: ")", count: 1_000)
        let tree = parse(ContiguousArray(source.utf8))
        #expect(tree.problems.map(\.message) == ["this is nested too deeply to be examined"])
        #expect(
            parse(ContiguousArray((String(repeating: "(", count: 60) + "1" + String(repeating: ")", count: 60)).utf8))
                .problems.isEmpty)
    }
}
