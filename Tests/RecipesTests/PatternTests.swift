import Testing

/// What patterns match and what their placeholders stand for.
struct PatternTests {
    // MARK: One node

    @Test(arguments: [
        ("f(1)", "1"), ("f(\"a b\")", "\"a b\""), ("f(a.b.c)", "a.b.c"), ("f(g(h))", "g(h)"), ("f(a + b)", "a + b"),
        ("f([1, 2])", "[1, 2]"), ("f(a ? b : c)", "a ? b : c"), ("f(!flag)", "!flag"), ("f({ go() })", "{ go() }"),
        ("f(try x())", "try x()"), ("f(x as Int)", "x as Int"), ("f($0)", "$0"), ("f($isOn)", "$isOn"),
        ("f(.red)", ".red"),
        ("f(\\.name)", "\\.name"), ("f(#selector(go))", "#selector(go)"), ("f((a, b))", "(a, b)"),
    ])
    func onePlaceholderIsOneValue(_ code: String, _ value: String) {
        #expect(captures("$x", of: "f($x)", in: code) == [value])
    }

    @Test(arguments: ["f()", "f(1, 2)", "f(label: 1)", "g(1)", "f", "x.f(1)", "f(1) { }", "f { 1 }", "f[1]"])
    func onePlaceholderIsNoMore(_ code: String) {
        #expect(places("f($x)", in: code).isEmpty)
    }

    @Test func labelsCount() {
        #expect(captures("$x", of: "f(by: $x)", in: "f(by: 1); f(1); f(to: 1)") == ["1"])
        #expect(captures("$x", of: "Button($x)", in: "Button(action: go)").isEmpty)
    }

    @Test func underscoreIsAnything() {
        #expect(places("f($_, $_)", in: "f(1, 2); f(1); f(a, b + c)") == ["f(1, 2)", "f(a, b + c)"])
        #expect(places("f($_...)", in: "f(); f(1); f(a: 1, b)") == ["f()", "f(1)", "f(a: 1, b)"])
    }

    @Test func lowerCaseNames() {
        #expect(captures("$content", of: "f($content)", in: "f(1)") == ["1"])
        #expect(captures("$aB_1", of: "f($aB_1)", in: "f(1)") == ["1"])
    }

    @Test func projectedValues() {
        #expect(
            places(#"Toggle(isOn: \$isOn)"#, in: "Toggle(isOn: $isOn); Toggle(isOn: $other)") == [
                "Toggle(isOn: $isOn)"
            ])
        check(
            change(
                #"""
                -Toggle(isOn: $on)
                +Toggle(isOn: $on, linked: \$linked)
                """#), "Toggle(isOn: $isOn)", "Toggle(isOn: $isOn, linked: $linked)")
    }

    @Test func repeatedNames() {
        let same = "f($x, $x)"
        #expect(
            places(same, in: "f(a, a); f(a, b); f(a.b(), a.b()); f(a.b(), a.c())") == ["f(a, a)", "f(a.b(), a.b())"])
        // White space and comments are no part of it.
        #expect(places(same, in: "f(a + b, a+b /* b */)").count == 1)
        #expect(places(same, in: "f(g(a, b), g(a,b /* b */))").count == 1)
        #expect(
            places(".bar(.blue, $bars...).bar(.visible, $bars...)", in: "x.bar(.blue, for: a).bar(.visible, for: a)")
                .count == 1)
        #expect(
            places(".bar(.blue, $bars...).bar(.visible, $bars...)", in: "x.bar(.blue, for: a).bar(.visible, for: b)")
                .isEmpty)
        #expect(places(".bar(.blue, $bars...).bar(.visible, $bars...)", in: "x.bar(.blue).bar(.visible)").count == 1)
    }

    // MARK: Sequences

    @Test(arguments: [
        ("f()", "||"), ("f(1)", "|1|"), ("f(1, 2)", "|1, 2|"), ("f(a: 1, 2)", "|a: 1, 2|"),
    ])
    func argumentSequences(_ code: String, _ list: String) {
        #expect(captures("|$x|", of: "f($x..., $_...)", in: code).count == 1)
        // Alone in the parentheses the parentheses belong to it, since a call with a closure may have none.
        let inner = list.dropFirst().dropLast()
        #expect(captures("|$x|", of: "f($x...)", in: code) == ["|(\(inner))|"])
    }

    @Test func sequencesBetweenArguments() {
        #expect(captures("$x", of: "f(first, $x...)", in: "f(first); f(first, 2, by: 3); f(2)") == ["", "2, by: 3"])
        #expect(captures("$x", of: "f($x..., last: $y)", in: "f(1, 2, last: 3); f(last: 3)") == ["1, 2", ""])
        #expect(captures("$a | $b", of: "f($a..., mid: $_, $b...)", in: "f(1, mid: 2, 3, 4)") == ["1 | 3, 4"])
    }

    @Test func statementSequences() {
        let body = "Group {\n    Text(a)\n    Text(b)\n    Text(c)\n}"
        #expect(captures("$x", of: "Group { $x... }", in: body) == ["Text(a) Text(b) Text(c)"])
        #expect(captures("$x | $y", of: "Group { $x\n$y... }", in: body) == ["Text(a) | Text(b) Text(c)"])
        #expect(captures("$x | $y", of: "Group { $x...\n$y }", in: body) == ["Text(a) Text(b) | Text(c)"])
        #expect(captures("$y", of: "Group { $_...\nText(b)\n$y... }", in: body) == ["Text(c)"])
        #expect(captures("$x", of: "Group { $x... }", in: "Group { }") == [""])
        #expect(captures("$x", of: "Group { $x }", in: body).isEmpty)
    }

    @Test func statementsOfEveryKind() {
        let body = "Group { if a { b() } else { c() }\nfor x in y { z() }\nlet q = 1\n#if DEBUG\nd()\n#endif\n}"
        #expect(captures("found", of: "Group { $first\n$_... }", in: body).count == 1)
        #expect(captures("$first", of: "Group { $first\n$_... }", in: body) == ["if a { b() } else { c() }"])
    }

    @Test func modifierSequences() {
        #expect(captures("$keep", of: "Text($_)\n.$keep...\n.bold()", in: "Text(a).x().y(1).bold()").count == 1)
        #expect(places("Text($_)\n.$keep...\n.bold()", in: "Text(a).bold()") == ["Text(a).bold()"])
        #expect(places("Text($_)\n.bold()", in: "Text(a).x().bold()").isEmpty)
        fault("four dots are one operator: a sequence of modifiers needs its own line") {
            #expect(places("Text($_).$_....bold()", in: "Text(a).x().y.bold()") == ["Text(a).x().y.bold()"])
        }
        #expect(places("Text($_)\n.$keep...\n.bold()", in: "Label(a).x().bold()").isEmpty)
    }

    // MARK: Modifiers

    @Test(arguments: [
        "x.bold(1)", "x.y.bold(1)", "x.y().bold(1)", "x?.bold(1)", "x!.bold(1)", "x[0].bold(1)", "f().bold(1)",
        "f { }.bold(1)", "(a ? b : c).bold(1)", "\"text\".bold(1)", "[1].bold(1)", "#Macro(1).bold(1)",
        "Self.x.bold(1)",
        "A<B>().bold(1)", "x\n    .bold(1)", "x // why\n    .bold(1)", "x\n    #if os(iOS)\n    .bold(1)\n    #endif",
        "x.bold(1).more()", "bold(1)", "self.bold(1)",
    ])
    func modifierOnAnyReceiver(_ code: String) {
        #expect(captures("$n", of: ".bold($n)", in: code) == ["1"])
    }

    @Test(arguments: [
        "x.bold", "x.bold()", "x.bold(1, 2)", "x.bolder(1)", "x.bold(n: 1)", "bold.x(1)", "x.bold(1) { }",
    ])
    func anotherModifier(_ code: String) {
        #expect(places(".bold($n)", in: code).isEmpty)
    }

    @Test func modifierWithoutCall() {
        #expect(places(".bold", in: "x.bold; x.bold(); x.bold.italic") == [".bold", ".bold"])
    }

    @Test func implicitMembersAreNoModifiers() {
        // `.bold(1)` as an argument is a member of some type.
        #expect(places(".bold($n)", in: "f(.bold(1))").isEmpty)
        #expect(places(".bold($n)", in: "let x: Style = .bold(1)").isEmpty)
    }

    @Test func wholeReceiver() {
        #expect(captures("$content", of: "$content.bold()", in: "Text(a).x().bold()") == ["Text(a).x()"])
        #expect(captures("$content", of: "$content\n.$keep...\n.bold()", in: "Text(a).x().bold()") == ["Text(a)"])
        #expect(captures("$content", of: "$content.a().b()", in: "Text(t).x().a().b().y()") == ["Text(t).x()"])
    }

    @Test func openToTheOutside() {
        #expect(places("Text($_).a()", in: "Text(t).a().b().c()") == ["Text(t).a()"])
        #expect(places(".a().b()", in: "x.y().a().b().c()") == [".a().b()"])
    }

    @Test func anyOrder() {
        let pattern = ".a()\n.$keep...\n.b()"
        #expect(places(pattern, in: "x.a().y().b()", words: "any-order").count == 1)
        #expect(places(pattern, in: "x.b().y().a()", words: "any-order").count == 1)
        #expect(places(pattern, in: "x.b().y().a()").isEmpty)
        #expect(places(pattern, in: "x.a().y()", words: "any-order").isEmpty)
        #expect(captures("$x", of: ".a($x)\n.$keep...\n.b($x)", in: "v.b(1).c().a(1)", words: "any-order") == ["1"])
        #expect(captures("$x", of: ".a($x)\n.$keep...\n.b($x)", in: "v.b(1).c().a(2)", words: "any-order").isEmpty)
    }

    @Test func eachPlaceIsFoundOnce() {
        #expect(places(".a()\n.$keep...\n.b()", in: "x.a().b().a().b()").count == 2)
        #expect(places(".a()\n.$keep...\n.b()", in: "x.a().b().a().b()", words: "any-order").count == 2)
        #expect(places(".a()", in: "x.a().a().a()").count == 3)
    }

    /// In the order of the pattern, an optional modifier stands between the required ones beside it.
    @Test func optionalModifiersBetweenRequiredOnes() {
        let recipe = change(" $view\n     .$keep...\n-?    .pad()\n-    .plate()")
        check(recipe, "Text(a).pad().bold().plate().pad()\n", "Text(a).bold().pad()\n")
        // What stays behind the required one has a name of its own.
        let ordered = change(
            " box {\n     $view\n         .$inner...\n-        .plate()\n         .$outer...\n }",
            where: "$outer.count(.pad($_...)) == 0")
        check(ordered, "box { Text(a).pad(1).plate().bold() }\n", "box { Text(a).pad(1).bold() }\n")
        check(
            ordered, "box { Text(a).bold().plate().pad(1) }\n", "box { Text(a).bold().plate().pad(1) }\n")
    }

    @Test func optionalModifiers() {
        let recipe = change("-.a()\n-?.b()\n-?.c($_...)\n+.z()")
        check(recipe, "x.a()", "x.z()")
        check(recipe, "x.a().b()", "x.z()")
        check(recipe, "x.a().c(1).b()", "x.z()")
        fault("the parentheses of a removed modifier are kept for those of the new one") {
            check(recipe, "x.a().k().b()", "x.z().k()")
            check(recipe, "x.a().k().c(1).l().b().m()", "x.z().k().l().m()")
        }
        // Only outside of the required one, and once.
        check(recipe, "x.b().a()", "x.b().z()")
        check(recipe, "x.a().b().b()", "x.z().b()")
    }

    // MARK: Calls

    @Test func calleePlaceholders() {
        #expect(
            captures("$c", of: "$c(action: $_)", in: "Button(action: go); Link(action: go); x.f(action: go)") == [
                "Button", "Link",
            ])
        #expect(
            captures("$c | $b", of: "$c($h...) { $b... }", in: "Menu(t) { a }; HStack { b }") == [
                "Menu | a", "HStack | b",
            ])
        #expect(captures("$c", of: "$c($x)", in: "Array<Int>(1)") == ["Array<Int>"])
    }

    @Test func asManyClosures() {
        let button = "Button($head...) { $a... }"
        #expect(places(button, in: "Button(t) { go() }; Button { go() }").count == 2)
        #expect(places(button, in: "Button { go() } label: { icon }").isEmpty)
        #expect(places("Button($head...)", in: "Button(t) { go() }").isEmpty)
        #expect(places("Button($head...) { $a... } label: { $l }", in: "Button(t) { go() }").isEmpty)
        #expect(places("f($x...) { $_... }", in: "f(a) { } then: { }").isEmpty)
    }

    /// The sketch of a button that draws glass by hand: modifiers in any order inside a closure, and a shape that a condition
    /// compares.
    @Test func anyOrderInAClosure() {
        let glass = recipe(
            """
            ```swift match any-order
            Button($head...) {
                $label
                    .$keep...
                    .background($material, in: $shape)
                    .overlay($border)
            }
            ```
            ```swift where
            $border.is($shape.stroke($_...)) || $border.is($shape.strokeBorder($_...))
            ```
            ```swift rewrite
            Button($head...) {
                $label
                    .$keep...
            }
            .style()
            ```
            """)
        check(
            glass,
            "Button(action: go) {\n    x\n        .overlay(Circle().stroke(.red))\n        .font(a)\n        .background(m, in: Circle())\n}",
            "Button(action: go) {\n    x\n        .font(a)\n}\n.style()")
        checkSilent(
            glass,
            "Button(action: go) {\n    x\n        .overlay(Capsule().stroke(.red))\n        .background(m, in: Circle())\n}"
        )
    }

    @Test func closuresWithSignatures() {
        #expect(captures("$b", of: "f { $b... }", in: "f { x in g(x) }") == ["x in g(x)"])
        #expect(captures("$b", of: "f { $b... }", in: "f { [weak self] (x: Int) -> Int in g(x) }").count == 1)
        #expect(captures("$b", of: "f { $b }", in: "f { x in g(x) }").isEmpty)
        #expect(captures("$b", of: "f { x in $b }", in: "f { x in g(x) }") == ["g(x)"])
    }

    @Test func severalStatements() {
        let code = "Group {\n    a(1)\n    b(1)\n    a(2)\n    b(3)\n}"
        #expect(captures("$x | $y", of: "a($x)\nb($y)", in: code) == ["1 | 1", "2 | 3"])
        #expect(captures("$x", of: "a($x)\nb($x)", in: code) == ["1"])
        #expect(places("a($x)\nb($y)", in: "a(1); c(); b(1)").isEmpty)
        #expect(places("a($x)\nb($y)", in: "a(1)\nb(2)") == ["a(1)\nb(2)"])
        #expect(places("a($x)\nb($y)", in: "a(1)\n}\nb(2)").isEmpty)
        #expect(captures("$x", of: "a($_)\n$x\na($_)", in: code) == ["b(1)"])
    }

    @Test func otherExpressions() {
        #expect(captures("$x | $y", of: "$x.name.$y", in: "a.name.b") == ["a | b"])
        #expect(places("Color.red", in: "f(Color.red)") == ["Color.red"])
        fault(
            "only calls and members are places at which a pattern is tried; others are never found, and no error says so"
        ) {
            #expect(places("$x + $x", in: "let y = a + a") == ["a + a"])
            #expect(captures("$x", of: "let $x = Text($_)", in: "let a = Text(b)") == ["a"])
            #expect(captures("$x", of: "return Text($x)", in: "func f() { return Text(b) }") == ["b"])
        }
    }

    @Test func bareNameInACondition() {
        #expect(
            places("f($x)", in: "f(Button(a)); f(Button { }); f(g(Button.self)); f(Buttons())", where: "$x.has(Button)")
                .count == 3)
    }

    @Test func notInCommentsAndStrings() {
        #expect(places("f($x)", in: "// f(1)\n/* f(2) */ let a = \"f(3)\"\nlet b = \"\"\"\nf(4)\n\"\"\"").isEmpty)
        #expect(places("f($x)", in: "let a = \"\\(f(5))\"") == ["f(5)"])
    }
}
