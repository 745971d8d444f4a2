import Testing

/// Edits touch only the tokens that differ: the layout, the comments and everything that is common stay as they are.
struct EditTests {
    static let glass = change("-.background($m, in: $s)\n+.surface(.clear, in: $s)", where: "$m.isMaterial")

    @Test func modifierOnItsOwnLine() {
        check(
            Self.glass,
            """
            Text("Hello")
                .padding(.horizontal, 12)
                .background(.ultraThinMaterial, in: Capsule())
                .onTapGesture { go() }
            """,
            """
            Text("Hello")
                .padding(.horizontal, 12)
                .surface(.clear, in: Capsule())
                .onTapGesture { go() }
            """)
    }

    @Test func onlyTheTokensThatDiffer() {
        let before = "x\n    .background(.thinMaterial,  in:  Capsule( ))  // c\n"
        let outcome = check(Self.glass, before, "x\n    .surface(.clear,  in:  Capsule( ))  // c\n")
        let touched = outcome.edits.reduce(0) { $0 + $1.range.length }
        #expect(touched <= "background".count + ".thinMaterial".count)
    }

    @Test func blockCommentInTheArguments() {
        check(
            Self.glass, "x.background(.thinMaterial /* old */, in: Capsule())",
            "x.surface(.clear /* old */, in: Capsule())",
            level: .safe)
        check(
            Self.glass, "x.background(.thinMaterial, in: Capsule() /* old */)",
            "x.surface(.clear, in: Capsule() /* old */)",
            level: .safe)
        check(
            Self.glass, "x.background(.thinMaterial, in: /* old */ Capsule())",
            "x.surface(.clear, in: /* old */ Capsule())",
            level: .safe)
    }

    @Test func commentBeforeTheDot() {
        check(
            Self.glass, "Text(a) // why\n    .background(.thinMaterial, in: Capsule()) // so\n    .bold()",
            "Text(a) // why\n    .surface(.clear, in: Capsule()) // so\n    .bold()", level: .safe)
        check(
            Self.glass, "Text(a)\n    // why\n    .background(.thinMaterial, in: Capsule())",
            "Text(a)\n    // why\n    .surface(.clear, in: Capsule())", level: .safe)
    }

    @Test func argumentsOnSeveralLines() {
        check(
            Self.glass,
            """
            Text(a)
                .background(
                    .thinMaterial,
                    in: RoundedRectangle(
                        cornerRadius: 8
                    )
                )
            """,
            """
            Text(a)
                .surface(
                    .clear,
                    in: RoundedRectangle(
                        cornerRadius: 8
                    )
                )
            """)
    }

    @Test func twoInOneChain() {
        check(
            Self.glass, "x.background(.thinMaterial, in: Circle()).padding().background(.thickMaterial, in: Capsule())",
            "x.surface(.clear, in: Circle()).padding().surface(.clear, in: Capsule())")
        check(
            Self.glass, "x.background(.thinMaterial, in: a).background(.thinMaterial, in: a)",
            "x.surface(.clear, in: a).surface(.clear, in: a)")
    }

    @Test func nestedMatches() {
        check(
            Self.glass,
            "VStack { x.background(.thinMaterial, in: a) }.background(.thickMaterial, in: b)",
            "VStack { x.surface(.clear, in: a) }.surface(.clear, in: b)")
        check(
            change("-old($x)\n+new($x)"), "old(old(old(1)))", "new(new(new(1)))")
    }

    @Test func postfixConditionalCompilation() {
        check(
            Self.glass,
            """
            Text(a)
                #if os(iOS)
                .background(.thinMaterial, in: Capsule())
                #else
                .padding()
                #endif
                .bold()
            """,
            """
            Text(a)
                #if os(iOS)
                .surface(.clear, in: Capsule())
                #else
                .padding()
                #endif
                .bold()
            """)
    }

    @Test(arguments: ["view?", "view!", "views[0]", "make()", "self", "try? view", "view.inner?"])
    func receiverStays(_ receiver: String) {
        check(Self.glass, "\(receiver).background(.thinMaterial, in: a)", "\(receiver).surface(.clear, in: a)")
    }

    @Test func trailingComma() {
        check(
            Self.glass, "x.background(.thinMaterial, in: Capsule(),)", "x.surface(.clear, in: Capsule(),)")
        check(
            Self.glass, "x.background(\n    .thinMaterial,\n    in: Capsule(),\n)",
            "x.surface(\n    .clear,\n    in: Capsule(),\n)")
    }

    @Test func materialOfTheType() {
        check(Self.glass, "x.background(Material.ultraThinMaterial, in: Capsule())", "x.surface(.clear, in: Capsule())")
        check(Self.glass, "x.background(Material.ultraThin, in: Capsule())", "x.surface(.clear, in: Capsule())")
    }

    @Test func implicitSelf() {
        check(
            Self.glass,
            "extension View {\n    func panel() -> some View {\n        background(.thinMaterial, in: Capsule())\n    }\n}",
            "extension View {\n    func panel() -> some View {\n        surface(.clear, in: Capsule())\n    }\n}",
            level: .review)
        check(
            Self.glass,
            "extension View {\n    func panel() -> some View { background(.thinMaterial, in: a).padding() }\n}",
            "extension View {\n    func panel() -> some View { surface(.clear, in: a).padding() }\n}", level: .review)
    }

    // MARK: Adding and removing

    @Test func whatHasNoNameStays() {
        fault("code that $_ stands for is removed from a line that is kept") {
            check(change(" .a($_)\n+.b()", where: "!chain(.b)"), "x.a(1)", "x.a(1).b()")
            check(change(" .a($_...)\n+.b()", where: "!chain(.b)"), "x.a(1, c: 2)", "x.a(1, c: 2).b()")
            check(change(" Group { $_... }\n+.b()", where: "!chain(.b)"), "Group { a; b }", "Group { a; b }.b()")
        }
    }

    @Test func addedModifierFollowsTheChain() {
        let once = change(" .a()\n+.b()", where: "!chain(.b)")
        check(once, "x.a()", "x.a().b()")
        check(once, "x\n    .a()", "x\n    .a()\n    .b()")
        check(once, "x\n    .a()\n    .c()", "x\n    .a()\n    .b()\n    .c()")
        check(once, "x\n    .a() // why\n    .c()", "x\n    .a() // why\n    .b()\n    .c()")
        check(once, "x.a().c()", "x.a().b().c()")
        check(once, "Group {\n    y\n}\n.a()", "Group {\n    y\n}\n.a()\n.b()")
    }

    @Test func removedModifierTakesItsLine() {
        let remove = change(" $x\n .$keep...\n-.a()")
        check(remove, "x\n    .a()\n    .b()", "x\n    .b()")
        check(remove, "x\n    .b()\n    .a()\n", "x\n    .b()\n")
        check(remove, "x\n    .b()\n    .a()", "x\n    .b()")
        check(remove, "x.a().b()", "x.b()")
        check(remove, "x.b().a()", "x.b()")
        fault("a removed line between blank lines leaves both") {
            check(remove, "x\n\n    .a()\n\n    .b()", "x\n\n    .b()")
        }
    }

    @Test func commentOnARemovedLineStays() {
        let remove = change(" $x\n .$keep...\n-.a($_...)")
        check(remove, "x\n    .a() // why\n    .b()", "x\n    // why\n    .b()", level: .review)
        check(remove, "x\n    // why\n    .a()\n    .b()", "x\n    // why\n    .b()")
        check(remove, "x\n    .a(/* why */)\n    .b()", "x\n    /* why */\n    .b()", level: .review)
        check(remove, "x // one\n    .a()\n    .b() // two", "x // one\n    .b() // two")
        fault("the space in front of a comment stays") {
            check(remove, "x.b() /* one */ .a() /* two */", "x.b() /* one */ /* two */")
        }
    }

    @Test func removedStatementTakesItsLine() {
        let remove = change(" a($x)\n-b()")
        check(remove, "a(1)\nb()\nc()\n", "a(1)\nc()\n")
        check(remove, "Group {\n    a(1)\n    b()\n}", "Group {\n    a(1)\n}")
        check(remove, "a(1)\nb() // why\nc()", "a(1)\n// why\nc()")
    }

    @Test func insertedStatement() {
        let insert = change(" a($x)\n+mid()\n b($y)")
        check(insert, "a(1)\nb(2)", "a(1)\nmid()\nb(2)")
        check(insert, "Group {\n    a(1)\n    b(2)\n}", "Group {\n    a(1)\n    mid()\n    b(2)\n}")
        check(insert, "Group {\n    a(1) // one\n    b(2)\n}", "Group {\n    a(1) // one\n    mid()\n    b(2)\n}")
        check(
            insert, "Group {\n    a(1)\n\n    // two\n    b(2)\n}",
            "Group {\n    a(1)\n    mid()\n\n    // two\n    b(2)\n}")
    }

    @Test func insertedTwiceInOneRun() {
        let insert = change(" a($x)\n+mid()\n a($y)")
        check(insert, "a(1)\na(2)\na(3)\n", "a(1)\nmid()\na(2)\nmid()\na(3)\n")
    }

    // MARK: Arguments

    @Test func firstArgumentRemoved() {
        fault("the space behind what was removed in front of an argument stays") {
            check(change("-.a($_, in: $s)\n+.b(in: $s)"), "x.a(y, in: z)", "x.b(in: z)")
            check(change("-.a($_, in: $s)\n+.b($s)"), "x.a(y, in: z)", "x.b(z)")
            check(change("-.a($_, $s)\n+.a($s)"), "x.a(y /* y */, z)", "x.a(/* y */ z)", level: .review)
        }
        check(change("-.a($_, in: $s)\n+.b(in: $s)"), "x.a(\n    y,\n    in: z\n)", "x.b(\n    in: z\n)")
    }

    @Test func argumentsAddedAndRemoved() {
        check(change("-f($x..., old: $_)\n+f($x...)"), "f(1, b: 2, old: 3)", "f(1, b: 2)")
        check(change("-f($x..., old: $_)\n+f($x...)"), "f(old: 3)", "f()")
        check(change("-f(old: $_, $x...)\n+f($x...)"), "f(old: 3, 1, b: 2)", "f(1, b: 2)")
        fault("the line break in front of the closing parenthesis stays") {
            check(change("-.a($_...)\n+.b()"), "x.a(\n    1,\n    2\n)", "x.b()")
        }
        check(change("-f($a)\n+f($a, new: 1)"), "f(x)", "f(x, new: 1)")
        check(change("-f($x...)\n+g($x...)"), "f(1, 2); f(); f(a: b)", "g(1, 2); g(); g(a: b)")
        check(change("-f($x..., last: $y)\n+g($x..., $y)"), "f(last: 1)", "g(1)")
        check(change("-f($x..., last: $y)\n+g($y, $x...)"), "f(a, b, last: 1)", "g(1, a, b)")
        check(change("-f($x..., last: $y)\n+g($y, $x...)"), "f(last: 1)", "g(1)")
    }

    @Test func swappedArguments() {
        fault("the space behind an argument that moved stays; its comment goes to the other one unseen") {
            check(change("-f($a, $b)\n+g($b, $a)"), "f(x + 1, y)", "g(y, x + 1)")
            check(change("-f($a, $b)\n+g($b, $a)"), "f(/* x */ x, y)", "g(y, /* x */ x)", level: .review)
        }
    }

    @Test func captureUsedTwice() {
        check(change("-f($a)\n+g($a, $a)"), "f(x)", "g(x, x)")
        check(change("-f($a, $a)\n+g($a)"), "f(x, x)", "g(x)")
    }

    @Test func closuresKeepTheirForm() {
        let rename = change(
            "-Button($head...) { $action... } label: { $label }\n+Tap($head...) { $action... } label: { $label }")
        check(rename, "Button { go() } label: { icon }", "Tap { go() } label: { icon }")
        check(rename, "Button(role: .cancel) { go() } label: { icon }", "Tap(role: .cancel) { go() } label: { icon }")
        fault("a closure in the other form is found by audits, and by rewrites silently not") {
            check(rename, "Button(action: { go() }, label: { icon })", "Tap(action: { go() }, label: { icon })")
        }
        fault("a closure in the other form is found by audits, and by rewrites silently not") {
            check(rename, "Button(action: { go() }) { icon }", "Tap(action: { go() }) { icon }")
        }
        check(
            rename, "Button { [weak self] in self?.go() } label: { icon }",
            "Tap { [weak self] in self?.go() } label: { icon }")
        fault("a closure in the other form is found by audits, and by rewrites silently not") {
            check(
                rename, "Button(role: r, action: { go() }, label: { icon })",
                "Tap(role: r, action: { go() }, label: { icon })")
        }
    }

    @Test func bothSpellingsOfTheEquivalence() {
        let rename = change("-Group($head...) { $body... }\n+Box($head...) { $body... }")
        check(rename, "Group { a }", "Box { a }")
        check(rename, "Group() { a }", "Box() { a }")
        fault("a closure in the other form is found by audits, and by rewrites silently not") {
            check(rename, "Group(content: { a })", "Box(content: { a })")
        }
        fault("a closure in the other form is found by audits, and by rewrites silently not") {
            check(rename, "Group(id: 1, content: { a })", "Box(id: 1, content: { a })")
        }
    }
}

extension EditTests {
    /// `.$keep...` is what stands between the view and the modifier; what stands before an optional modifier stays as well.
    @Test func whatStandsBeforeAnOptionalModifier() {
        let recipe = change(" $v\n .$keep...\n-.a($m, in: $s)\n-?.b($_...)\n+.z(in: $s)")
        check(recipe, "x.p().a(m, in: s).q(1).b(2).r()", "x.p().z(in: s).q(1).r()")
        check(
            recipe, "x\n    .p()\n    .a(m, in: s)\n    .q(1)\n    .b(2)\n    .r()",
            "x\n    .p()\n    .z(in: s)\n    .q(1)\n    .r()")
    }

    /// A statement that is an assignment needs no parentheses where a sequence of statements stays.
    @Test func capturedStatementsStayAsTheyAre() {
        check(
            change(" Button { $action... } label: { $label }\n-.old()\n+.new()"),
            "Button { x = y } label: { z }.old()", "Button { x = y } label: { z }.new()")
        check(change("-Outer { $body... }\n+Inner { $body... }"), "Outer { x = y + 1 }", "Inner { x = y + 1 }")
    }
}
