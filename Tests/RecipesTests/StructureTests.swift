import Recipes
import Testing

/// Rewrites that change the structure: code is wrapped, unwrapped, moved and brought together.
struct StructureTests {
    // MARK: Chains

    private let surface = change(
        " $v\n .$keep...\n-.background($m, in: $s)\n+.surface(.clear, in: $s)", where: "$m.isMaterial")

    @Test func whatStandsBetweenAMaterialAndItsClip() {
        check(
            surface, "v.p().background(.thinMaterial).foregroundStyle(.white).clipShape(Capsule()).q()",
            "v.p().foregroundStyle(.white).surface(.clear, in: Capsule()).q()")
        check(
            surface,
            "v\n    .p()\n    .background(.thinMaterial)\n    .tint(.red) // why\n    .cornerRadius(8)\n    .q()",
            "v\n    .p()\n    .tint(.red) // why\n    .surface(.clear, in: .rect(cornerRadius: 8))\n    .q()")
        fault("without .$keep... parentheses of both modifiers are taken for one, and all of the file is given up") {
            check(
                change("-.background($m, in: $s)\n+.surface(.clear, in: $s)", where: "$m.isMaterial"),
                "v.p().background(.thinMaterial).foregroundStyle(.white).clipShape(Capsule()).q()",
                "v.p().foregroundStyle(.white).surface(.clear, in: Capsule()).q()")
        }
    }

    @Test(arguments: [
        ("v.k().a(1).l().b(2).m()", "v.k().l().z(1, 2).m()"), ("v.k().b(2).l().a(1).m()", "v.k().l().z(1, 2).m()"),
        ("v.a(1).b(2)", "v.z(1, 2)"), ("v.b(2).a(1)", "v.z(1, 2)"), ("v.l().b(2)\n.a(1)", "v.l().z(1, 2)"),
    ])
    func twoBecomeOne(_ before: String, _ after: String) {
        check(change(" $v\n .$keep...\n-.a($x)\n-.b($y)\n+.z($x, $y)", words: "any-order"), before, after)
        check(change("-.a($x)\n .$keep...\n-.b($y)\n+.z($x, $y)", words: "any-order"), before, after)
    }

    @Test func bothEndsGo() {
        let both = change("-.a()\n .$keep...\n-.b()")
        check(both, "v.a().k().b()", "v.k()")
        check(both, "v\n    .a()\n    .k() // c\n    .b()\n    .l()", "v\n    .k() // c\n    .l()")
    }

    // MARK: Closures

    @Test func unwrapped() {
        let unwrap = change("-Outer { $body... }\n+$body...")
        check(
            unwrap, "VStack {\n    Outer {\n        a\n        b // c\n    }\n    d\n}",
            "VStack {\n    a\n    b // c\n    d\n}")
        check(unwrap, "VStack {\n    Outer {\n    }\n    d\n}", "VStack {\n    d\n}")
        let outcome = run(book(unwrap), "VStack {\n    Outer { x in a }\n}")
        #expect(outcome.edits.isEmpty)
    }

    @Test func wrapped() {
        let wrap = change(
            "-HStack($h...) { $body... }\n+Box {\n+    HStack($h...) { $body... }\n+}", where: "!inside(Box)")
        check(
            wrap, "VStack {\n    HStack(spacing: 3) {\n        a\n        b // c\n    }\n    .p()\n    d\n}",
            """
            VStack {
                Box {
                    HStack(spacing: 3) {
                        a
                        b // c
                    }
                }
                .p()
                d
            }
            """)
        check(wrap, "VStack {\n    HStack { a }\n}", "VStack {\n    Box {\n        HStack { a }\n    }\n}")
    }

    @Test func nestedClosures() {
        let rename = change("-old($x...) { $b... }\n+new($x...) { $b... }")
        check(rename, "old { old(1) { old { a } } }", "new { new(1) { new { a } } }")
        check(rename, "old { [weak self] x in\n    a\n}", "new { [weak self] x in\n    a\n}")
    }

    @Test func argumentsBecomeClosures() {
        check(change("-.a($x)\n+.b { $x }"), "v.a(c)", "v.b { c }")
        check(change("-.a(x: $x)\n+.b {\n+    $x\n+}"), "v.a(x: c(1))", "v.b {\n    c(1)\n}")
        check(
            change("-.a(x: $x)\n+.b {\n+    C { $x }\n+}"), "v\n    .a(x: c(1))\n    .d()",
            "v\n    .b {\n        C { c(1) }\n    }\n    .d()")
        check(change("-.a(x: $x)\n+.b($x) { $x }"), "v.a(x: c.d)", "v.b(c.d) { c.d }")
        fault("the lines of an argument keep their column in the parentheses") {
            check(
                change("-.a($x)\n+.b { $x }"), "v\n    .a(\n        c\n            .d()\n    )\n    .e()",
                "v\n    .b {\n        c\n            .d()\n    }\n    .e()")
        }
    }

    // MARK: Expressions

    @Test func receiversBecomeArguments() {
        check(change("-$v.a()\n+wrap($v)"), "x.p().a().r()", "wrap(x.p()).r()")
        fault("the line of the modifier that was removed stays") {
            check(
                change("-$v.a()\n+wrap($v)"), "x.p()\n    .q()\n    .a()\n    .r()", "wrap(x.p()\n    .q())\n    .r()")
        }
    }

    @Test func argumentsBecomeReceivers() {
        let receiver = change("-wrap($v)\n+$v.a()")
        check(receiver, "wrap(x).b()", "x.a().b()")
        check(receiver, "wrap(f(x + y)).b()", "f(x + y).a().b()")
        check(receiver, "wrap(x + y).b()", "(x + y).a().b()")
        check(receiver, "wrap(a ? b : c)", "(a ? b : c).a()")
        check(receiver, "wrap(x)\nwrap(n as Int)", "x.a()\n(n as Int).a()")
    }

    @Test func argumentsBecomeOperands() {
        let plain = change("-wrap($v)\n+$v")
        check(plain, "f(wrap(x + y))", "f(x + y)")
        check(plain, "wrap(x) * 2", "x * 2")
        check(plain, "wrap(x + y) * 2", "(x + y) * 2")
        check(plain, "-wrap(a - b)", "-(a - b)")
    }

    // MARK: Statements

    @Test func statementsBecomeOne() {
        let one = change("-a($x)\n-b($y)\n+c($x, $y)")
        check(one, "Group {\n    a(1)\n    b(2)\n}", "Group {\n    c(1, 2)\n}")
        check(one, "Group { a(1); b(2) }", "Group { c(1, 2) }")
        checkRefused(one, "a(1) // one\nb(2) // two\n", "a comment stands in the code that would be replaced")
    }

    @Test func statementsOnOneLine() {
        let remove = change(" a($x)\n-b($y)")
        check(remove, "Group { a(1); b(2) }", "Group { a(1) }")
        check(remove, "Group { a(1); b(2); c() }", "Group { a(1); c() }")
    }
}
