import Platforms
import Recipes
import TestSupport
import Testing

/// Checks around statements of UIKit and AppKit: both branches of a change, and `#unavailable` around what goes.
@Suite struct ImperativeCheckTests {
    private let clear = change("-$bar.isTranslucent = $x", header: "since: 26\n")
    private let image = change("-$bar.setBackgroundImage($x...)", header: "since: 26\n")
    private let effect = change("-$view.effect = UIBlurEffect($x...)\n+$view.effect = UIGlassEffect()")

    private func method(_ body: String) -> String {
        let lines = body.replacing("\n", with: "\n        ")
        return "class C: UIViewController {\n    override func viewDidLoad() {\n        \(lines)\n    }\n}\n"
    }

    private func checkAll(_ before: String, _ after: String, sourceLocation: SourceLocation = #_sourceLocation) {
        check(
            book(clear, image, effect, sourceLocation: sourceLocation), method(before), method(after),
            targets: DeploymentTargets([.iOS: Version(15)]), sourceLocation: sourceLocation)
    }

    @Test func whatGoesIsForOlderSystems() {
        checkAll(
            "bar.isTranslucent = false\nbar.tintColor = .red",
            "if #unavailable(iOS 26.0) {\n    bar.isTranslucent = false\n}\nbar.tintColor = .red")
    }

    @Test func neighborsGoTogether() {
        checkAll(
            "a()\nbar.isTranslucent = false\nbar.setBackgroundImage(\n    x,\n    for: .default)\nb()",
            """
            a()
            if #unavailable(iOS 26.0) {
                bar.isTranslucent = false
                bar.setBackgroundImage(
                    x,
                    for: .default)
            }
            b()
            """)
        checkAll(
            "bar.isTranslucent = false\n\nbar.isTranslucent = true",
            """
            if #unavailable(iOS 26.0) {
                bar.isTranslucent = false
            }

            if #unavailable(iOS 26.0) {
                bar.isTranslucent = true
            }
            """)
    }

    @Test func whatChangesHasTwoBranches() {
        checkAll(
            "plate.effect = UIBlurEffect(style: .dark)",
            """
            if #available(iOS 26.0, *) {
                plate.effect = UIGlassEffect()
            } else {
                plate.effect = UIBlurEffect(style: .dark)
            }
            """)
    }

    @Test func aChangeBesideARemovalIsApart() {
        checkAll(
            "bar.isTranslucent = false\nplate.effect = UIBlurEffect(style: .dark)",
            """
            if #unavailable(iOS 26.0) {
                bar.isTranslucent = false
            }
            if #available(iOS 26.0, *) {
                plate.effect = UIGlassEffect()
            } else {
                plate.effect = UIBlurEffect(style: .dark)
            }
            """)
    }

    @Test func inTheBodyOfAClosure() {
        checkAll(
            "UIView.animate { self.plate.effect = UIBlurEffect(style: .dark) }",
            """
            UIView.animate {
                if #available(iOS 26.0, *) {
                    self.plate.effect = UIGlassEffect()
                } else {
                    self.plate.effect = UIBlurEffect(style: .dark)
                }
            }
            """)
        // A call may be the value of its closure.
        let outcome = run(
            book(image), method("let f = { bar.setBackgroundImage(x) }"),
            targets: DeploymentTargets([.iOS: Version(15)]))
        #expect(outcome.edits.isEmpty)
    }

    @Test func inBranchesAndCases() {
        checkAll(
            "if x {\n    bar.isTranslucent = false\n} else {\n    c()\n}",
            "if x {\n    if #unavailable(iOS 26.0) {\n        bar.isTranslucent = false\n    }\n} else {\n    c()\n}")
        checkAll(
            "switch x {\ncase 1:\n    bar.isTranslucent = false // dark\ndefault: break\n}",
            """
            switch x {
            case 1:
                if #unavailable(iOS 26.0) {
                    bar.isTranslucent = false // dark
                }
            default: break
            }
            """)
    }

    @Test func theActionOfAView() {
        check(
            clear,
            "struct V: View {\n    var body: some View {\n        A().onAppear { bar.isTranslucent = false }\n    }\n}\n",
            """
            struct V: View {
                var body: some View {
                    A().onAppear {
                        if #unavailable(iOS 26.0) {
                            bar.isTranslucent = false
                        }
                    }
                }
            }

            """, targets: DeploymentTargets([.iOS: Version(15)]))
    }

    @Test func twoStatementsOfOneRecipe() {
        let pair = change("-$bar.isTranslucent = true\n-$bar.barTintColor = $x", header: "since: 26\n")
        check(
            pair, method("bar.isTranslucent = true\nbar.barTintColor = .red\nd()"),
            method(
                """
                if #unavailable(iOS 26.0) {
                    bar.isTranslucent = true
                    bar.barTintColor = .red
                }
                d()
                """), targets: DeploymentTargets([.iOS: Version(15)]))
    }

    @Test func theValueOfAFunctionIsLeft() {
        let call = change("-blur($x)\n+UIGlassEffect($x)")
        let code = "func effect() -> UIVisualEffect {\n    blur(1)\n}\n"
        let outcome = run(book(call), code, targets: DeploymentTargets([.iOS: Version(15)]))
        #expect(outcome.edits.isEmpty)
    }

    @Test func everyPlatformIsAskedFor() {
        let targets = DeploymentTargets([.iOS: Version(15), .macOS: Version(13)])
        let text = string(run(book(clear), method("bar.isTranslucent = false"), targets: targets).text)
        #expect(text.contains("if #unavailable(iOS 26.0, macOS 26.0) {"))
    }
}
