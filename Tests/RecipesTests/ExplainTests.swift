import Platforms
import Recipes
import SourceText
import TestSupport
import Testing

/// Near misses, and the cause that `recipe explain` names for each.
struct ExplainTests {
    struct Case: Sendable, CustomTestStringConvertible {
        var name: String
        var recipe: String
        var code: String
        var line = 1
        var cause: Explanation.Cause
        var text: String
        var testDescription: String { name }
    }

    @Test(arguments: cases)
    func cause(_ test: Case) throws {
        let book = book(test.recipe)
        let recipe = try #require(book.recipes.first)
        let file = RecipeFile(path: "r.md", bytes: ContiguousArray(test.recipe.utf8))
        let explainer = Explainer(
            recipe, file: file, source: SourceText(path: "A.swift", bytes: ContiguousArray(test.code.utf8)), book: book,
            settings: RewriteSettings(targets: Targets.old, level: .review))
        let explanation = explainer.explain(line: test.line)
        #expect(explanation.cause == test.cause)
        if let difference = textDifference(found: explanation.text, expected: test.text) {
            Issue.record("\n\(difference)")
        }
        // What is said agrees with what a run does.
        let found = run(book, test.code, targets: Targets.old).findings.contains { $0.status == .changed }
        #expect(found == (test.cause == .matches(.changed)))
    }
}

private let cases: [ExplainTests.Case] = [
    .init(
        name: "another modifier stands between",
        recipe: change(" $v\n-    .background($m, in: $s)\n-    .clipShape($s)\n+    .glassEffect(.regular, in: $s)"),
        code: """
            let a = Text("A")
                .background(.red, in: Circle())
                .padding()
                .clipShape(Circle())
            """, line: 4, cause: .pattern,
        text: """
            the pattern differs: between ‘.background’ and the next modifier stands .padding, which the pattern does not speak of
              r.md:11:7
                11 | -    .background($m, in: $s)
                   |       ^~~~~~~~~~
              A.swift:3:6
                3 |     .padding()
                  |      ^~~~~~~
              with $s = Circle()
              help: ‘.$keep...’ in the pattern lets other modifiers stand there
            """),
    .init(
        name: "another value", recipe: change("-.toolbarBackground(.hidden, for: $bar)\n+.x($bar)"),
        code: """
            let a = view
                .toolbarBackground(.visible, for: .tabBar)
            """, line: 2, cause: .pattern,
        text: """
            the pattern differs: wanted ‘hidden’, found ‘visible’
              r.md:10:22
                10 | -.toolbarBackground(.hidden, for: $bar)
                   |                      ^~~~~~
              A.swift:2:25
                2 |     .toolbarBackground(.visible, for: .tabBar)
                  |                         ^~~~~~~
            """),
    .init(
        name: "another label", recipe: change("-.frame(width: $w)\n+.x($w)"),
        code: """
            let a = view.frame(height: 3)
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: wanted ‘width: $w’, found ‘height: 3’
              r.md:10:9
                10 | -.frame(width: $w)
                   |         ^~~~~~~~~
              A.swift:1:20
                1 | let a = view.frame(height: 3)
                  |                    ^~~~~~~~~
            """),
    .init(
        name: "one argument more", recipe: change("-.shadow(radius: $r)\n+.x($r)"),
        code: """
            let a = view.shadow(radius: 3, x: 1)
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: the code has ‘x: 1’, which the pattern does not speak of
              A.swift:1:32
                1 | let a = view.shadow(radius: 3, x: 1)
                  |                                ^~~~
              with $r = 3
              help: ‘$rest...’ in the pattern takes any number of arguments or statements
            """),
    .init(
        name: "one argument less", recipe: change("-.background($m, in: $s)\n+.x($m, $s)"),
        code: """
            let a = view.background(.thinMaterial)
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: wanted ‘in: $s’, and there is nothing more
              r.md:10:18
                10 | -.background($m, in: $s)
                   |                  ^~~~~~
              A.swift:1:38
                1 | let a = view.background(.thinMaterial)
                  |                                      ^
              with $m = .thinMaterial
            """),
    .init(
        name: "no trailing closure", recipe: change("-Button($t) { $a... }\n+X($t) { $a... }"),
        code: """
            let a = Button("A", action: go)
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: wanted ‘{ $a... }’, found ‘action: go’
              r.md:10:13
                10 | -Button($t) { $a... }
                   |             ^~~~~~~~~
              A.swift:1:21
                1 | let a = Button("A", action: go)
                  |                     ^~~~~~~~~~
              with $t = "A"
            """),
    .init(
        name: "one closure too many", recipe: change("-Button($h...) { $a... }\n+X($h...) { $a... }"),
        code: """
            let a = Button { go() } label: { Text("A") }
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: the code has ‘{ go() }’, which the pattern does not speak of
              A.swift:1:16
                1 | let a = Button { go() } label: { Text("A") }
                  |                ^~~~~~~~
              help: closures are named one by one: a call with two of them wants an alternative of its own
            """),
    .init(
        name: "two statements in a closure", recipe: change("-Group { $one }\n+X { $one }"),
        code: """
            let a = Group {
                Text("A")
                Text("B")
            }
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: the code has ‘Text("B")’, which the pattern does not speak of
              A.swift:3:5
                3 |     Text("B")
                  |     ^~~~~~~~~
              with $one = Text("A")
              help: ‘$rest...’ in the pattern takes any number of arguments or statements
            """),
    .init(
        name: "the same name twice", recipe: change("-.frame(width: $w, height: $w)\n+.x($w)"),
        code: """
            let a = view.frame(width: 3, height: 4)
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: $w is ‘3’ already, and here it would be ‘4’
              r.md:10:28
                10 | -.frame(width: $w, height: $w)
                   |                            ^~
              A.swift:1:38
                1 | let a = view.frame(width: 3, height: 4)
                  |                                      ^
              with $w = 3
            """),
    .init(
        name: "not called", recipe: change("-.bold()\n+.x()"),
        code: """
            let a = view.bold
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: ‘.bold()’ and ‘.bold’: one of them is called, the other is not
              r.md:10:2
                10 | -.bold()
                   |  ^~~~~~~
              A.swift:1:13
                1 | let a = view.bold
                  |             ^~~~~
            """),
    .init(
        name: "a modifier is missing from the chain",
        recipe: change(" $v\n .$keep...\n-.background($m)\n-.clipShape($s)\n+.x($m, $s)"),
        code: """
            let a = Text("A").padding().clipShape(Circle())
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: no modifier ‘.background’ in the chain, which has .padding and .clipShape
              r.md:12:3
                12 | -.background($m)
                   |   ^~~~~~~~~~
              A.swift:1:19
                1 | let a = Text("A").padding().clipShape(Circle())
                  |                   ^~~~~~~
              with $s = Circle()
            """),
    .init(
        name: "the outermost modifier is missing",
        recipe: change(" $v\n .$keep...\n-.background($m)\n-.clipShape($s)\n+.x($m, $s)"),
        code: """
            let a = Text("A").background(.red).padding()
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: no modifier ‘.clipShape’ in the chain, which has .background and .padding
              r.md:13:3
                13 | -.clipShape($s)
                   |   ^~~~~~~~~
              A.swift:1:36
                1 | let a = Text("A").background(.red).padding()
                  |                                    ^~~~~~~
            """),
    .init(
        name: "another callee inside", recipe: change("-.background { Circle().fill($c) }\n+.x($c)"),
        code: """
            let a = view.background { Ellipse().fill(.red) }
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: wanted ‘Circle’, found ‘Ellipse’
              r.md:10:16
                10 | -.background { Circle().fill($c) }
                   |                ^~~~~~
              A.swift:1:27
                1 | let a = view.background { Ellipse().fill(.red) }
                  |                           ^~~~~~~
              with $c = .red
            """),
    .init(
        name: "exactly wants the same spelling", recipe: change("-.clipShape(Circle())\n+.x()", words: "exactly"),
        code: """
            let a = view.clipShape(.circle)
            """, line: 1, cause: .pattern,
        text: """
            the pattern differs: wanted ‘Circle()’, found ‘.circle’
              r.md:10:13
                10 | -.clipShape(Circle())
                   |             ^~~~~~~~
              A.swift:1:24
                1 | let a = view.clipShape(.circle)
                  |                        ^~~~~~~
            """),
    .init(
        name: "nothing of that name", recipe: change("-.toolbarBackground($c)\n+.x($c)"),
        code: """
            let a = view.toolbarBackgrund(.red)
            """, line: 1, cause: .nothingNamed,
        text: """
            nothing to look at: the recipe begins at ‘toolbarBackground’, and line 1 has ‘toolbarBackgrund’ and ‘red’
              help: did you mean ‘toolbarBackground’?
            """),
    .init(
        name: "two statements in a row", recipe: change("-first($a)\n-second($b)\n+both($a, $b)"),
        code: """
            func f() {
                first(1)
                third(2)
            }
            """, line: 2, cause: .pattern,
        text: """
            the pattern differs: wanted ‘second’, found ‘third’
              r.md:11:2
                11 | -second($b)
                   |  ^~~~~~
              A.swift:3:5
                3 |     third(2)
                  |     ^~~~~
              with $a = 1
            """),
    .init(
        name: "a condition about the place", recipe: change("-.cardStyle()\n+.x()", where: "!inside(List)"),
        code: """
            let a = List {
                Text("A").cardStyle()
            }
            """, line: 2, cause: .condition(line: 15),
        text: """
            the pattern matches:
              A.swift:2:14
                2 |     Text("A").cardStyle()
                  |              ^~~~~~~~~~~~
            where, line 15: !inside(List) is false
              inside(List) is true: it stands in List.content
            """),
    .init(
        name: "a condition about a capture",
        recipe: change("-.background($m)\n+.x($m)", where: "$m.isMaterial\nlayer == .floating"),
        code: """
            let a = Text("A").background(.red)
            """, line: 1, cause: .condition(line: 15),
        text: """
            the pattern matches:
              A.swift:1:18
                1 | let a = Text("A").background(.red)
                  |                  ^~~~~~~~~~~~~~~~~
              with $m = .red
            where, line 15: $m.isMaterial is false
              $m is .red
            where, line 16: layer == .floating is unknown
              the layer is unknown: nothing around it tells what it is
              help: what is unknown stops no match, but lowers its level
            """),
    .init(
        name: "one side of a condition",
        recipe: change("-.cardStyle($s...)\n+.x($s...)", where: "$s.count >= 1 && !chain(.padding)"),
        code: """
            let a = Text("A").padding().cardStyle(2)
            """, line: 1, cause: .condition(line: 15),
        text: """
            the pattern matches:
              A.swift:1:28
                1 | let a = Text("A").padding().cardStyle(2)
                  |                            ^~~~~~~~~~~~~
              with $s = 2
            where, line 15: $s.count >= 1 && !chain(.padding) is false
              $s.count >= 1 is true: $s has 1
              chain(.padding) is true: the chain has .padding and .cardStyle
            """),
    .init(
        name: "no import", recipe: change("-.cardStyle()\n+.x()", header: "in: SwiftUI\n"),
        code: """
            import UIKit
            let a = Text("A").cardStyle()
            """, line: 2, cause: .noImport,
        text: """
            the pattern matches:
              A.swift:2:18
                2 | let a = Text("A").cardStyle()
                  |                  ^~~~~~~~~~~~
            the file does not import SwiftUI, which the recipe asks for
              help: see ‘in’ in its header
            """),
    .init(
        name: "code that is migrated", recipe: change("-.cardStyle()\n+.glassEffect()"),
        code: """
            func f() {
                if #available(iOS 26, *) {
                    view.cardStyle()
                }
            }
            """, line: 3, cause: .settled,
        text: """
            the pattern matches:
              A.swift:3:13
                3 |         view.cardStyle()
                  |             ^~~~~~~~~~~~
            left alone: already inside an availability check
              help: a recipe with ‘gate: none’ looks there too
            """),
    .init(
        name: "the form of a closure", recipe: change("-Wrap($a) { $b... }\n+Other($a) { $b... }"),
        code: """
            let a = Wrap(1, body: { go() })
            """, line: 1, cause: .closureForm,
        text: """
            the pattern matches:
              A.swift:1:9
                1 | let a = Wrap(1, body: { go() })
                  |         ^~~~~~~~~~~~~~~~~~~~~~~
              with $a = 1, $b = go()
            a closure has another form than in the pattern, and a rewrite never changes the form of a closure
              help: add an alternative with the closure in the other form
            """),
    .init(
        name: "suppressed", recipe: change("-.cardStyle()\n+.x()"),
        code: """
            let a = view.cardStyle() // glazier:ignore
            """, line: 1, cause: .suppressed,
        text: """
            the pattern matches:
              A.swift:1:13
                1 | let a = view.cardStyle() // glazier:ignore
                  |             ^~~~~~~~~~~~
            kept away by a ‘glazier:ignore’ comment
            """),
    .init(
        name: "damage", recipe: change("-.cardStyle()\n+.x()"),
        code: """
            func f() {
                view.cardStyle() +* ) else
            }
            """, line: 2, cause: .damaged,
        text: """
            the pattern matches:
              A.swift:2:9
                2 |     view.cardStyle() +* ) else
                  |         ^~~~~~~~~~~~
            the code around it could not be parsed, and recipes never match inside damage
            """),
    .init(
        name: "the system", recipe: change("-.cardStyle()\n+.x()", where: "target(iOS) >= 18"),
        code: """
            let a = view.cardStyle()
            """, line: 1, cause: .condition(line: 15),
        text: """
            the pattern matches:
              A.swift:1:13
                1 | let a = view.cardStyle()
                  |             ^~~~~~~~~~~~
            where, line 15: target(iOS) >= 18 is false
              target(iOS) >= 18.0 is false: the project builds for iOS 17.5
            """),
    .init(
        name: "it matches", recipe: change("-.cardStyle($r)\n+.x($r)", where: "!inside(List)"),
        code: """
            let a = view.cardStyle(4)
            """, line: 1, cause: .matches(.changed),
        text: """
            the pattern matches:
              A.swift:1:13
                1 | let a = view.cardStyle(4)
                  |             ^~~~~~~~~~~~~
              with $r = 4
            where, line 15: !inside(List) is true
            it matches, at level safe: changed
            """),
]
