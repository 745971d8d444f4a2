import Platforms
import Recipes
import Testing

/// Places that need no check, may have none, or must be left alone.
struct GatedPlaceTests {
    private let glass = GateTests.glass

    // MARK: Systems

    @Test func newSystemsNeedNone() {
        check(glass, "Text(a)\n    .old()", "Text(a)\n    .glassEffect()", targets: Targets.new)
    }

    @Test(arguments: [
        ([Platform.iOS: Version(17)], "iOS 26.0"),
        ([.iOS: Version(17), .macOS: Version(26)], "iOS 26.0"),
        ([.macOS: Version(14)], "macOS 26.0"),
        (
            [.iOS: Version(17), .macOS: Version(14), .tvOS: Version(17), .watchOS: Version(10)],
            "iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0"
        ),
        ([.watchOS: Version(10), .iOS: Version(26, 1)], "watchOS 26.0"),
        ([.iOS: Version(17), .macCatalyst: Version(17)], "iOS 26.0"),
    ])
    func listOfPlatforms(_ versions: [Platform: Version], _ list: String) {
        let code = { (body: String) in "struct P: View { var body: some View {\n    \(body)\n} }\n" }
        check(
            glass, code("x.old()"),
            code("if #available(\(list), *) {\n        x.glassEffect()\n    } else {\n        x.old()\n    }"),
            targets: DeploymentTargets(versions))
    }

    @Test func severalNeedsOfOneStatement() {
        // The bar is on visionOS, the glass is not; both in one statement need what both need.
        let bar = change("-.inset($x...)\n+.safeAreaBar($x...)")
        let code = { (body: String) in "struct P: View { var body: some View {\n    \(body)\n} }\n" }
        let targets = DeploymentTargets([.iOS: Version(17)])
        let outcome = run(book(glass, bar), code("x.old().inset(1)"), targets: targets)
        #expect(
            string(outcome.text)
                == code(
                    "if #available(iOS 26.0, *) {\n        x.glassEffect().safeAreaBar(1)\n    } else {\n        x.old().inset(1)\n    }"
                ))
    }

    @Test func platformWithoutTheSymbol() {
        let code = "struct P: View { var body: some View {\n    x.old()\n} }\n"
        let targets = DeploymentTargets([.iOS: Version(17), .visionOS: Version(2)])
        let outcome = run(book(glass), code, targets: targets)
        #expect(string(outcome.text) == code || string(outcome.text).contains("#if"))
        #expect(outcome.findings.count == 1)
    }

    // MARK: Settled code

    @Test(arguments: [
        "if #available(iOS 26, *) { x.old() }",
        "if #available(iOS 26.0, macOS 26, *) { y } else { x.old() }",
        "if #unavailable(iOS 26) { x.old() } else { y }",
        "if flag, #available(iOS 26, *) { VStack { x.old() } }",
        "if #available(iOS 27, *) { x.old() }",
        "func f() { guard #available(iOS 26, *) else { return }\nx.old() }",
        "func f() -> some View { if #available(iOS 26, *) { return y }\nreturn x.old() }",
        "@available(iOS 26, *) struct Glass: View { var body: some View { x.old() } }",
        "@available(iOS 26.0, *) func f() { x.old() }",
        "extension P { @available(macOS 26, *) var a: Int { x.old() } }",
        "#if compiler(>=6.2)\nlet a = y\n#else\nlet a = x.old()\n#endif",
        "#if compiler(>=6.2)\nlet a = x.old()\n#endif",
        "#if os(visionOS)\nlet a = x.old()\n#endif",
        "#if os(watchOS)\nlet a = x.old()\n#endif",
        "if LiquidGlass.isEnabled { x.old() }",
        "if settings.usesGlass { y } else { x.old() }",
        "if isIOS26 { x.old() }",
    ])
    func leftAlone(_ code: String) {
        checkSilent(glass, code + "\n", targets: Targets.old)
        checkSilent(glass, code + "\n", targets: Targets.new)
    }

    @Test(arguments: [
        "if #available(iOS 17, *) { x.old() }",
        "if #available(macOS 14, *) { y } else { x.old() }",
        "@available(iOS, deprecated: 26) func f() { x.old() }",
        "@available(iOS 17, *) func f() { x.old() }",
        "if flag { x.old() }",
        "#if os(iOS)\nlet a = x.old()\n#endif",
        "#if !os(visionOS)\nlet a = x.old()\n#endif",
        "#if DEBUG\nlet a = x.old()\n#endif",
        "func g() { if #available(iOS 26, *) { y } }\nfunc f() { x.old() }",
    ])
    func ordinaryCode(_ code: String) {
        check(glass, code + "\n", code.replacing("old", with: "glassEffect") + "\n", targets: Targets.new)
    }

    @Test func otherRecipesMayLookThere() {
        // A recipe for glass code says so with `gate: none`.
        let inGlass = change("-.old($x...)\n+.glassEffect($x...)", gate: "none")
        let code = "if #available(iOS 26, *) {\n    x.old()\n} else {\n    y\n}\n"
        check(inGlass, code, code.replacing("old", with: "glassEffect"), targets: Targets.old)
    }

    @Test func namesOfTheProject() {
        let code = "x.old()\n"
        checkRefused(glass, code, "the project declares a 'glassEffect' of its own", declared: ["glassEffect"])
        let own = "extension View { func glassEffect() { } }\n"
        checkRefused(glass, own + code, "the project declares a 'glassEffect' of its own")
    }

    @Test func rolesAreNoNamesOfTheProject() {
        let roles = ExampleTests.book.filtered(only: ["toolbars.cancel-role"], skip: [])
        let code = """
            import SwiftUI
            let bar = x.toolbar { ToolbarItem(placement: p) { Button(title, role: .cancel) { leave() } } }

            """
        #expect(!run(roles, code, declared: ["Button", "cancel"]).edits.isEmpty)
    }

    // MARK: Toolbars

    private func toolbar(_ content: String) -> String {
        "struct P: View {\n    var body: some View {\n        x.toolbar {\n            \(content.replacing("\n", with: "\n            "))\n        }\n    }\n}\n"
    }

    private let spacer = change(" ToolbarItem(a) { $x }\n+ToolbarSpacer(.fixed)\n ToolbarItem(b) { $y }")

    @Test func insertedStatement() {
        let before = toolbar("ToolbarItem(a) { x }\nToolbarItem(b) { y }")
        check(spacer, before, toolbar("ToolbarItem(a) { x }\nToolbarSpacer(.fixed)\nToolbarItem(b) { y }"))
        check(
            spacer, before,
            toolbar(
                """
                ToolbarItem(a) { x }
                if #available(iOS 26.0, macOS 26.0, *) {
                    ToolbarSpacer(.fixed)
                }
                ToolbarItem(b) { y }
                """), targets: Targets.old)
    }

    @Test func neighborsShareACheck() {
        let older = change("-.oldest($x...)\n+.safeAreaBar($x...)")
        let code = { (chain: String) in
            "struct P: View {\n    var body: some View {\n        A(\n1,\n2,\n3,\n4,\n5)\n            \(chain)\n    }\n}\n"
        }
        let both = string(
            run(book(glass, older), code(".old(1)\n            .oldest(edge: 2)"), targets: Targets.old).text)
        #expect(
            both.contains(
                "view\n                        .glassEffect(1)\n                        .safeAreaBar(edge: 2)"))
        #expect(both.contains("view\n                        .old(1)\n                        .oldest(edge: 2)"))
        let apart = string(
            run(
                book(glass, older), code(".old(1)\n            .bold()\n            .oldest(edge: 2)"),
                targets: Targets.old
            )
            .text)
        #expect(apart.split(separator: ".gated").count == 3, "not across a modifier that stays")
        let vision = DeploymentTargets([.iOS: Version(17, 5), .visionOS: Version(2)])
        let unlike = string(
            run(book(glass, older), code(".old(1)\n            .oldest(edge: 2)"), targets: vision).text)
        #expect(unlike.split(separator: ".gated").count == 3, "not where one has nothing to check on visionOS")
    }

    @Test func actionsAreNoBuilders() {
        // In an action `if` is a statement, but the view in it would be lost: the chain it is.
        let code = { (body: String) in
            "struct P: View {\n    var body: some View {\n        Button(t) {\n            show(\(body))\n        }\n    }\n}\n"
        }
        let outcome = run(book(glass), code("x.old()"), targets: Targets.old)
        #expect(!string(outcome.text).contains("            if #available"))
    }

    @Test func whatCannotBeChecked() {
        // A type of an argument is no view, so no branch fits.
        let style = change("-old($x)\n+GlassEffectContainer($x)")
        let outcome = run(book(style), "let a: Int = f(old(1))\n", targets: Targets.old)
        #expect(outcome.edits.isEmpty)
        #expect(
            outcome.findings.map(\.status)
                == [.refused("an ‘if #available’ cannot stand here without a change of the code around it")])
    }

    @Test func oneRefusalLeavesTheOthers() {
        let code = """
            struct P: View {
                let a: Int = f(old(1))
                var body: some View {
                    old(2)
                }
            }

            """
        let style = change("-old($x)\n+GlassEffectContainer($x)")
        let outcome = run(book(style), code, targets: Targets.old)
        #expect(outcome.findings.map(\.status).last == .changed)
        #expect(string(outcome.text).contains("let a: Int = f(old(1))"))
        #expect(string(outcome.text).contains("            GlassEffectContainer(2)\n"))
    }

    @Test func levels() {
        let careful = change("-.old()\n+.glassEffect()", level: "review")
        let safe = run(book(careful), "x.old()", level: .safe)
        #expect(safe.findings.map(\.status) == [.waiting])
        #expect(safe.edits.isEmpty)
        #expect(safe.findings.first?.edits.isEmpty == false)
        #expect(run(book(careful), "x.old()", level: .review).findings.map(\.status) == [.changed])
        let manual = change("-.old()\n+.glassEffect()", level: "manual")
        #expect(run(book(manual), "x.old()", level: .manual).findings.map(\.status) == [.asked])
    }
}
