import Edits
import Platforms
import Recipes
import SourceText
import Testing

/// Availability checks that the engine writes around what needs a newer system.
struct GateTests {
    static let glass = change(" $view\n .$keep...\n-.old($x...)\n+.glassEffect($x...)")

    /// A file with one view whose body is `body`, indented by eight columns.
    private func view(_ body: String, builder: String = "var body: some View") -> String {
        "struct Panel: View {\n    \(builder) {\n        \(body.replacing("\n", with: "\n        "))\n    }\n}\n"
    }

    private let helper = """

        extension View {
            /// Lets a chain of modifiers branch on availability.
            fileprivate func gated(@ViewBuilder _ branches: (Self) -> some View) -> some View {
                branches(self)
            }
        }

        """

    @discardableResult
    private func gates(
        _ body: String, _ expected: String, recipe: String = GateTests.glass, withHelper: Bool = false,
        builder: String = "var body: some View", targets: DeploymentTargets = Targets.old,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Outcome {
        check(
            recipe, view(body, builder: builder), view(expected, builder: builder) + (withHelper ? helper : ""),
            targets: targets, sourceLocation: sourceLocation)
    }

    // MARK: Whole statements

    @Test func shortStatementOfABuilder() {
        gates(
            "Text(a)\n    .old()\n    .bold()",
            """
            if #available(iOS 26.0, macOS 26.0, *) {
                Text(a)
                    .glassEffect()
                    .bold()
            } else {
                Text(a)
                    .old()
                    .bold()
            }
            """)
    }

    @Test func commentsOfTheOldCodeStay() {
        gates(
            "// one\nText(a) // two\n    // three\n    .old() // four\n    .bold() // five",
            """
            // one
            if #available(iOS 26.0, macOS 26.0, *) {
                Text(a) // two
                    // three
                    .glassEffect() // four
                    .bold()
            } else {
                Text(a) // two
                    // three
                    .old() // four
                    .bold() // five
            }
            """)
    }

    @Test func betweenOtherStatements() {
        gates(
            "VStack {\n    Text(a)\n    Text(b).old()\n    Text(c)\n}",
            """
            VStack {
                Text(a)
                if #available(iOS 26.0, macOS 26.0, *) {
                    Text(b).glassEffect()
                } else {
                    Text(b).old()
                }
                Text(c)
            }
            """)
    }

    @Test func onOneLine() {
        gates(
            "HStack { Text(a).old() }",
            """
            HStack {
                if #available(iOS 26.0, macOS 26.0, *) {
                    Text(a).glassEffect()
                } else {
                    Text(a).old()
                }
            }
            """)
    }

    @Test func oneCheckForAllOfAStatement() {
        gates(
            "Text(a)\n    .old()\n    .bold()\n    .old(1)",
            """
            if #available(iOS 26.0, macOS 26.0, *) {
                Text(a)
                    .glassEffect()
                    .bold()
                    .glassEffect(1)
            } else {
                Text(a)
                    .old()
                    .bold()
                    .old(1)
            }
            """)
    }

    @Test(arguments: [
        "var body: some View", "@ViewBuilder var part: some View", "@ViewBuilder func part() -> some View",
        "func body(content: Content) -> some View", "@ViewBuilder private var part: some View",
        "func makeBody(configuration: Configuration) -> some View",
    ])
    func placesOfABuilder(_ builder: String) {
        gates(
            "Text(a).old()",
            """
            if #available(iOS 26.0, macOS 26.0, *) {
                Text(a).glassEffect()
            } else {
                Text(a).old()
            }
            """, builder: builder)
    }

    @Test func insideIfAndSwitch() {
        gates(
            "if flag {\n    Text(a).old()\n} else {\n    Text(b)\n}",
            """
            if flag {
                if #available(iOS 26.0, macOS 26.0, *) {
                    Text(a).glassEffect()
                } else {
                    Text(a).old()
                }
            } else {
                Text(b)
            }
            """)
        gates(
            "switch flag {\ncase .a:\n    Text(a).old()\ndefault:\n    Text(b)\n}",
            """
            switch flag {
            case .a:
                if #available(iOS 26.0, macOS 26.0, *) {
                    Text(a).glassEffect()
                } else {
                    Text(a).old()
                }
            default:
                Text(b)
            }
            """)
    }

    // MARK: In the middle of a chain

    private let branch = """
        Text(a)
            .gated { view in
                if #available(iOS 26.0, macOS 26.0, *) {
                    view.glassEffect()
                } else {
                    view.old()
                }
            }
            .bold()
        """

    @Test(arguments: ["var part: some View", "func part() -> some View", "private let part: some View ="])
    func whereThereIsNoBuilder(_ builder: String) {
        guard !builder.hasSuffix("=") else {
            let code = { (body: String) in
                "struct Panel {\n    let part =\n        \(body.replacing("\n", with: "\n        "))\n}\n"
            }
            check(
                GateTests.glass, code("Text(a)\n    .old()\n    .bold()"), code(branch) + helper, targets: Targets.old)
            return
        }
        gates("Text(a)\n    .old()\n    .bold()", branch, withHelper: true, builder: builder)
    }

    @Test func returnedViews() {
        gates(
            "let a = title\nreturn Text(a)\n    .old()\n    .bold()", "let a = title\nreturn " + branch,
            withHelper: true)
        gates(
            "let a = title\nreturn Text(a).old()",
            "let a = title\nreturn " + """
                Text(a).gated { view in
                    if #available(iOS 26.0, macOS 26.0, *) {
                        view.glassEffect()
                    } else {
                        view.old()
                    }
                }
                """, withHelper: true)
    }

    @Test func longStatements() {
        let rows = (1...6).map { "    Text(row\($0))\n" }.joined()
        gates(
            "VStack {\n\(rows)}\n.old()\n.bold()",
            "VStack {\n\(rows)}\n" + """
                .gated { view in
                    if #available(iOS 26.0, macOS 26.0, *) {
                        view.glassEffect()
                    } else {
                        view.old()
                    }
                }
                .bold()
                """, withHelper: true)
    }

    @Test func neighboursShareOneBranch() {
        let both = change(" $view\n .$keep...\n-.old($x)\n-.older()\n+.glassEffect($x)")
        gates(
            "Text(a)\n    .old(1)\n    .older()\n    .bold()",
            """
            Text(a)
                .gated { view in
                    if #available(iOS 26.0, macOS 26.0, *) {
                        view.glassEffect(1)
                    } else {
                        view
                            .old(1)
                            .older()
                    }
                }
                .bold()
            """, recipe: both, withHelper: true, builder: "var part: some View")
    }

    @Test func removalLeavesTheViewAlone() {
        let remove = change(" $view\n .$keep...\n-.old()", header: "since: 26\n")
        gates(
            "Text(a)\n    .old()\n    .bold()",
            """
            Text(a)
                .gated { view in
                    if #available(iOS 26.0, macOS 26.0, *) {
                        view
                    } else {
                        view.old()
                    }
                }
                .bold()
            """, recipe: remove, withHelper: true, builder: "var part: some View")
        gates("Text(a)\n    .old()\n    .bold()", "Text(a)\n    .bold()", recipe: remove, targets: Targets.new)
    }

    /// Changes in a label and on the control: one branch, for which the property becomes a builder.
    @Test func aPropertyBecomesABuilder() {
        let both = change(" $view {\n     $label\n-        .old()\n }\n+.glassEffect()")
        let button = "Button {\n    Text(a)\n        .bold()\n        .old()\n}\n.disabled(b)"
        let branches = """
            if #available(iOS 26.0, macOS 26.0, *) {
                Button {
                    Text(a)
                        .bold()
                }
                .glassEffect()
                .disabled(b)
            } else {
                Button {
                    Text(a)
                        .bold()
                        .old()
                }
                .disabled(b)
            }
            """
        for builder in ["private var part: some View", "func part(_ a: Int) -> some View"] {
            check(
                both, view(button, builder: builder),
                view(branches, builder: builder).replacing("    \(builder)", with: "    @ViewBuilder\n    \(builder)"),
                targets: Targets.old)
        }
        // A statement beside it, or another type: no builder.
        for body in ["let b = 1\n\(button)", "return \(button)"] {
            let outcome = run(book(both), view(body, builder: "var part: some View"), targets: Targets.old)
            #expect(string(outcome.text).contains(".gated { view in"))
            #expect(!string(outcome.text).contains("    @ViewBuilder\n    var part"))
        }
    }

    @Test func shapesThatThePersonAsksFor() {
        let run = { (gates: GateOptions) in
            var settings = RewriteSettings(targets: Targets.old, level: .review, gates: gates)
            settings.declaredNames = []
            let source = SourceText(
                path: "A.swift", bytes: ContiguousArray(self.view("Text(a)\n    .old()\n    .bold()").utf8))
            return string(rewrite(source, book: book(GateTests.glass), settings: settings).text)
        }
        #expect(run(GateOptions(gate: .if)).contains("if #available(iOS 26.0, macOS 26.0, *) {\n            Text(a)\n"))
        #expect(run(GateOptions(gate: .helper)).contains("Text(a)\n            .gated { view in\n"))
        let older = run(GateOptions(supportsOlderXcode: true))
        #expect(older.contains("        #if compiler(<6.2)\n        Text(a)\n            .old()\n"))
        #expect(older.contains("        #else\n        if #available(iOS 26.0, macOS 26.0, *) {\n"))
    }

    @Test func commentBehindTheLastModifierOfABranch() {
        gates(
            "Text(a)\n    .old() // plate\n    .bold()",
            """
            Text(a)
                .gated { view in
                    if #available(iOS 26.0, macOS 26.0, *) {
                        view.glassEffect() // plate
                    } else {
                        view.old() // plate
                    }
                }
                .bold()
            """, recipe: change(" $view\n .$keep...\n-.old()\n+.glassEffect()"), withHelper: true,
            builder: "var part: some View")
    }

    /// A check lists only the platforms for which the place is compiled.
    @Test(arguments: [
        ("os(iOS)", "iOS 26.0"), ("os(macOS)", "macOS 26.0"), ("!os(macOS)", "iOS 26.0"),
        ("canImport(AppKit)", "macOS 26.0"), ("(os(iOS) || os(tvOS)) && DEBUG", "iOS 26.0"),
        ("DEBUG", "iOS 26.0, macOS 26.0"), ("os(iOS) || DEBUG", "iOS 26.0, macOS 26.0"),
        ("targetEnvironment(macCatalyst)", "iOS 26.0"), ("os(Linux)", "iOS 26.0, macOS 26.0"),
    ])
    func platformsOfABranch(_ condition: String, _ list: String) {
        gates(
            "VStack {\n    #if \(condition)\n    Text(a).old()\n    #endif\n}",
            """
            VStack {
                #if \(condition)
                if #available(\(list), *) {
                    Text(a).glassEffect()
                } else {
                    Text(a).old()
                }
                #endif
            }
            """)
    }

    @Test func platformsOfAnElse() {
        gates(
            "VStack {\n    #if os(macOS)\n    Text(a)\n    #else\n    Text(b).old()\n    #endif\n}",
            """
            VStack {
                #if os(macOS)
                Text(a)
                #else
                if #available(iOS 26.0, *) {
                    Text(b).glassEffect()
                } else {
                    Text(b).old()
                }
                #endif
            }
            """)
    }

    @Test func ruleOfTheRecipe() {
        let rule = { (gate: String) in change(" $view\n .$keep...\n-.old($x...)\n+.glassEffect($x...)", gate: gate) }
        gates("Text(a)\n    .old()\n    .bold()", branch, recipe: rule("helper"), withHelper: true)
        let statement =
            "if #available(iOS 26.0, macOS 26.0, *) {\n    Text(a).glassEffect()\n} else {\n    Text(a).old()\n}"
        gates("Text(a).old()", statement, recipe: rule("if"))
        checkRefused(
            rule("none"), view("Text(a).old()"),
            "this needs a newer system, and no availability check stands around it", targets: Targets.old)
        gates(
            "if #available(iOS 26, *) {\n    Text(a).old()\n}",
            "if #available(iOS 26, *) {\n    Text(a).glassEffect()\n}",
            recipe: rule("none"))
    }

    @Test func helperOncePerFile() {
        let part = { (body: String) in
            "struct Panel {\n    var one: some View {\n        \(body)\n    }\n    var two: some View {\n        \(body)\n    }\n}\n"
        }
        let text = """
            Text(a).gated { view in
                        if #available(iOS 26.0, macOS 26.0, *) {
                            view.glassEffect()
                        } else {
                            view.old()
                        }
                    }
            """
        check(GateTests.glass, part("Text(a).old()"), part(text) + helper, targets: Targets.old)
        // A file that has it from an earlier run gets no second one.
        let more = { (one: String) in
            part(text) + "struct More {\n    var part: some View {\n        \(one)\n    }\n}\n" + self.helper
        }
        check(GateTests.glass, more("Text(a).old()"), more(text), targets: Targets.old)
    }

    @Test func nameOfTheHelper() {
        let mine = "extension View {\n    func gated() -> some View { self }\n}\n"
        let code = "struct P {\n    var part: some View {\n        Text(a).old()\n    }\n}\n"
        let outcome = run(book(GateTests.glass), mine + code, targets: Targets.old)
        #expect(string(outcome.text).contains("Text(a).gatedByAvailability { view in"))
        #expect(string(outcome.text).contains("fileprivate func gatedByAvailability("))
        let project = run(book(GateTests.glass), code, targets: Targets.old, declared: ["gated"])
        #expect(string(project.text).contains("Text(a).gatedByAvailability { view in"))
        // A second run knows its own helper.
        #expect(run(book(GateTests.glass), string(outcome.text), targets: Targets.old).edits.isEmpty)
    }

    @Test func nameOfTheView() {
        gates(
            "Text(a).old(view)",
            """
            Text(a).gated { content in
                if #available(iOS 26.0, macOS 26.0, *) {
                    content.glassEffect(view)
                } else {
                    content.old(view)
                }
            }
            """, withHelper: true, builder: "var part: some View")
    }
}
