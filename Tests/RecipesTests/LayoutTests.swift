import Recipes
import Testing

/// Whatever a file looks like, the result looks the same way.
struct LayoutTests {
    private let add = change(" .a()\n+.b()", where: "!chain(.b)")
    private let remove = change(" $x\n .$keep...\n-.a()")
    private let wrap = change(
        " $x\n .$keep...\n-.panel { $body... }\n+.sheet {\n+    Stack {\n+        $body...\n+    }\n+}")

    private func view(_ statement: String) -> String {
        "struct P: View {\n    var body: some View {\n        \(statement.replacing("\n", with: "\n        "))\n    }\n}\n"
    }

    private let gated = """
        if #available(iOS 26.0, macOS 26.0, *) {
            Text(a)
                .glassEffect()
        } else {
            Text(a)
                .old()
        }
        """

    @Test func tabs() {
        let tabbed = { (text: String) in text.replacing("    ", with: "\t") }
        check(add, tabbed(view("x\n    .a()")), tabbed(view("x\n    .a()\n    .b()")))
        check(remove, tabbed(view("x\n    .a()\n    .c()")), tabbed(view("x\n    .c()")))
        check(GateTests.glass, tabbed(view("Text(a)\n    .old()")), tabbed(view(gated)), targets: Targets.old)
    }

    @Test func twoColumns() {
        let narrow = { (text: String) in text.replacing("    ", with: "  ") }
        check(add, narrow(view("x\n    .a()")), narrow(view("x\n    .a()\n    .b()")))
        check(GateTests.glass, narrow(view("Text(a)\n    .old()")), narrow(view(gated)), targets: Targets.old)
    }

    @Test func carriageReturns() {
        let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
        check(add, windows(view("x\n    .a()")), windows(view("x\n    .a()\n    .b()")))
        check(remove, windows(view("x\n    .a()\n    .c()")), windows(view("x\n    .c()")))
        check(remove, windows(view("x\n    .a() // why\n    .c()")), windows(view("x\n    // why\n    .c()")))
        check(GateTests.glass, windows(view("Text(a)\n    .old()")), windows(view(gated)), targets: Targets.old)
    }

    @Test func helperWithTheSameLineEnds() {
        let windows = { (text: String) in text.replacing("\n", with: "\r\n") }
        let outcome = run(
            book(GateTests.glass), windows("struct P {\n    var part: some View {\n        x.old()\n    }\n}\n"),
            targets: Targets.old)
        let text = string(outcome.text)
        #expect(text.contains("fileprivate func gated"))
        #expect(!text.replacing("\r\n", with: "").contains("\n"))
    }

    @Test func multilineStringsAreText() {
        let text = "Text(\"\"\"\n  one\n        two\n  \"\"\")\n    .old()"
        check(
            GateTests.glass, "struct P: View {\n    var body: some View {\n" + text + "\n    }\n}\n",
            "struct P: View {\n    var body: some View {\nif #available(iOS 26.0, macOS 26.0, *) {\n"
                + "    Text(\"\"\"\n  one\n        two\n  \"\"\")\n        .glassEffect()\n} else {\n"
                + "    Text(\"\"\"\n  one\n        two\n  \"\"\")\n        .old()\n}\n    }\n}\n",
            targets: Targets.old)
    }

    @Test func multilineStringsInMovedCode() {
        check(
            wrap,
            "x.panel {\n    Text(\"\"\"\n        a\n          b\n        \"\"\")\n    y\n}",
            "x.sheet {\n    Stack {\n        Text(\"\"\"\n        a\n          b\n        \"\"\")\n        y\n    }\n}")
    }

    @Test func movedCodeMovesAsABlock() {
        check(
            wrap, "x.panel {\n    if a {\n        b // c\n    }\n\n    // d\n    e\n}",
            "x.sheet {\n    Stack {\n        if a {\n            b // c\n        }\n\n        // d\n        e\n    }\n}"
        )
    }

    /// The closure's own line goes, and what it holds moves with its brace.
    @Test func closuresThatMoveToAnotherLine() {
        let trail = change("-make(run: { $body... }, face: { $face })\n+make(now) { $body... }")
        check(
            trail,
            "x {\n  make(\n    run: {\n      a {\n        b\n      }\n    },\n    face: {\n      c\n    }\n  )\n  .d()\n}",
            "x {\n  make(now) {\n    a {\n      b\n    }\n  }\n  .d()\n}")
        check(trail, "make(run: {\n    a\n}, face: { c })", "make(now) {\n    a\n}")
        check(
            trail, "make(run: {\n         a\n     },\n     face: { c })", "make(now) {\n         a\n     }")
    }

    @Test func argumentsOneToALine() {
        let role = change("-make(run: $a, face: { $face })\n+make(role: .now, run: $a)")
        check(
            role, "make(\n    run: a,\n    face: {\n        c\n    }\n)", "make(\n    role: .now,\n    run: a\n)")
        check(role, "make(run: a, face: { c })", "make(role: .now, run: a)")
    }

    /// Behind a condition of several lines many put the brace on a line of its own.
    @Test func bracesOnLinesOfTheirOwn() {
        let turn = change(
            "-item(p) {\n-    if $c {\n-        $body...\n-    }\n-}\n+if $c {\n+    item(p) {\n+        $body...\n+    }\n+}"
        )
        check(
            turn,
            "item(p) {\n  if a\n    || b\n  {\n    x\n  }\n}",
            "if a\n  || b\n{\n  item(p) {\n    x\n  }\n}")
        check(turn, "item(p) {\n  if a {\n    x\n  }\n}", "if a {\n  item(p) {\n    x\n  }\n}")
    }

    @Test func unicode() {
        check(add, "Text(\"é 👩‍👩‍👧 日本\").a() // ☕️", "Text(\"é 👩‍👩‍👧 日本\").a().b() // ☕️")
        check(add, "größe.a(); 🙂.a()", "größe.a().b(); 🙂.a().b()")
        check(change("-.a($x)\n+.b(\"é\", $x)"), "x.a(\"ü\")", "x.b(\"é\", \"ü\")")
        #expect(captures("$x", of: "f($x)", in: "f(\"日本\")") == ["\"日本\""])
    }

    @Test func endOfTheFile() {
        check(add, "x\n    .a()", "x\n    .a()\n    .b()")
        check(add, "x.a() // why", "x.a().b() // why")
        check(remove, "x\n    .a()", "x")
        check(remove, "x\n    .a() // why", "x\n    // why")
        let outcome = run(book(GateTests.glass), "struct P { var part: some View { x.old() } }", targets: Targets.old)
        #expect(string(outcome.text).hasSuffix("        branches(self)\n    }\n}"))
    }

    @Test func whitespaceNobodyAskedFor() {
        check(remove, "x   .b()   .a()   .c()\n", "x   .b()   .c()\n")
        check(add, "x .a ( ) .c()", "x .a ( ).b() .c()")
        fault("spaces behind a removed line go to the end of the line before") {
            check(remove, "x\n    .a()   \n    .c()  \n", "x\n    .c()  \n")
        }
        check(add, "  x\n      .a()\n   .c()", "  x\n      .a()\n      .b()\n   .c()")
    }

    /// Statements that a recipe writes on one line, in code that has them on one line and on several.
    @Test func statementsBesideEachOther() {
        let removal = change("-row { $a...; track(); $b... }\n+row { $a...; $b... }")
        check(removal, "row { track(); go() }", "row { go() }")
        check(removal, "row { go(); track() }", "row { go() }")
        check(removal, "row { first(); track(); last() }", "row { first(); last() }")
        check(removal, "row {\n    first(); track(); last()\n}", "row {\n    first(); last()\n}")
        check(removal, "row {\n    first()\n    track()\n    last()\n}", "row {\n    first()\n    last()\n}")
        check(removal, "row {\n    track()\n    go()\n}", "row {\n    go()\n}")
        check(removal, "row { first() /* a */; track(); /* b */ last() }", "row { first() /* a */; /* b */ last() }")
        check(removal, "row {\n    track() // why\n    go()\n}", "row {\n    // why\n    go()\n}")

        let addition = change("-row { $a...; track(); $b... }\n+col { $a...; watch(); count(); $b... }")
        check(addition, "row { track(); go() }", "col { watch(); count(); go() }")
        check(addition, "row { go(); track() }", "col { go(); watch(); count() }")
        check(
            addition, "row {\n    first()\n    // why\n    track()\n    last()\n}",
            "col {\n    first()\n    // why\n    watch()\n    count()\n    last()\n}")

        let swap = change("-row { $a...; track(); $b... }\n+col { $b...; track(); $a... }")
        check(swap, "row { first(); track(); last() }", "col { last(); track(); first() }")
        check(swap, "row { track(); go() }", "col { go(); track() }")
        check(swap, "row {\n    track()\n    go()\n}", "col {\n    go()\n    track()\n}")
    }

    @Test func oneLineFiles() {
        let one = "struct P: View { var body: some View { Text(a).old() } }"
        let outcome = run(book(GateTests.glass), one, targets: Targets.old)
        #expect(outcome.failures.isEmpty)
        #expect(run(book(GateTests.glass), string(outcome.text), targets: Targets.old).edits.isEmpty)
        #expect(string(outcome.text).contains("Text(a).glassEffect()"))
    }

    @Test func suppressedPlaces() {
        checkSilent(add, "x.a() // glazier:ignore[test.recipe] for now")
        checkSilent(add, "// glazier:ignore[test.recipe]\nx.a()")
        checkSilent(add, "x.a() // glazier:ignore")
        checkSilent(add, "x // glazier:ignore[other, test.recipe]\n    .a()")
        check(add, "x.a() // glazier:ignore[other.recipe]", "x.a().b() // glazier:ignore[other.recipe]")
        check(add, "// glazier:ignore[test.recipe]\nx\ny.a()", "// glazier:ignore[test.recipe]\nx\ny.a().b()")
    }
}
