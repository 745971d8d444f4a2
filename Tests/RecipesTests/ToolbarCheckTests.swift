import Platforms
import Recipes
import TestSupport
import Testing

/// Toolbar content below the systems whose builder can hide the type of something new: iOS 17.5 and macOS 14.5.
@Suite struct ToolbarCheckTests {
    private static let old = DeploymentTargets([.iOS: Version(15)])

    private let between = change(
        " ToolbarItem(placement: $p) { A() }\n+ToolbarSpacer(.fixed, placement: $p)\n ToolbarItem(placement: $p) { B() }"
    )
    private let instead = change(
        "-ToolbarItem(placement: $p) { Spacer() }\n+ToolbarSpacer(.flexible, placement: $p)")
    private let hidden = change(
        " ToolbarItem($p...) { Avatar() }\n+.sharedBackgroundVisibility(.hidden)",
        where: "!chain(.sharedBackgroundVisibility)")

    private func screen(_ toolbar: String) -> String {
        let lines = toolbar.replacing("\n", with: "\n            ")
        return
            "struct P: View {\n    var body: some View {\n        x.toolbar {\n            \(lines)\n        }\n    }\n}\n"
    }

    private let items = "ToolbarItem(placement: .top) { A() }\nToolbarItem(placement: .top) { B() }"

    @Test func shortToolbarsStandInBothBranches() {
        check(
            between, screen(items),
            """
            struct P: View {
                var body: some View {
                    x.gated { view in
                        if #available(iOS 26.0, *) {
                            view.toolbar {
                                ToolbarItem(placement: .top) { A() }
                                ToolbarSpacer(.fixed, placement: .top)
                                ToolbarItem(placement: .top) { B() }
                            }
                        } else {
                            view.toolbar {
                                ToolbarItem(placement: .top) { A() }
                                ToolbarItem(placement: .top) { B() }
                            }
                        }
                    }
                }
            }

            \(branchHelper)
            """, targets: Self.old)
    }

    @Test func longToolbarsGetAStandInForTheSpacer() {
        let more = (1...14).map { "\n// \($0)" }.joined()
        check(
            between, screen(items + more),
            screen(
                items.replacing("\n", with: "\nToolbarSpacerIfAvailable(isFixed: true, placement: .top)\n") + more)
                + "\n\(spacerHelper)\n", targets: Self.old)
    }

    @Test func aSpacerItemBecomesTheStandIn() {
        let code = "ToolbarItem(placement: .bottomBar) { Spacer() }\nToolbarItem(placement: .bottomBar) { B() }"
        check(
            instead, screen(code),
            screen("ToolbarSpacerIfAvailable(placement: .bottomBar)\nToolbarItem(placement: .bottomBar) { B() }")
                + "\n\(spacerHelper)\n", targets: Self.old)
    }

    @Test func aBuilderPropertyHasNoToolbarAround() {
        let code = { (spacer: String) in
            """
            struct P: View {
                @ToolbarContentBuilder var items: some ToolbarContent {
                    ToolbarItem(placement: .top) { A() }\(spacer)
                    ToolbarItem(placement: .top) { B() }
                }
            }

            """
        }
        check(
            between, code(""),
            code("\n        ToolbarSpacerIfAvailable(isFixed: true, placement: .top)") + "\n\(spacerHelper)\n",
            targets: Self.old)
    }

    @Test func aModifierOfAnItemGoesThroughAHelper() {
        let item = "ToolbarItem(placement: .top) { Avatar() }"
        let after = screen(item + "\n    .sharedBackgroundVisibilityIfAvailable(.hidden)") + "\n\(visibilityHelper)\n"
        check(hidden, screen(item), after, targets: Self.old)
    }

    @Test func itemsOfACustomisableToolbarKeepTheirType() {
        let item = #"ToolbarItem(id: "a", placement: .top) { Avatar() }"#
        let text = string(run(book(hidden), screen(item), targets: Self.old).text)
        #expect(text.contains("view.toolbar"))
        #expect(!text.contains("IfAvailable"))
    }

    @Test func whatIsTooLongIsRefused() {
        let group = change("-ToolbarItem(placement: $p) { A() }\n+ToolbarItem(placement: $p) { A().glassEffect() }")
        let more = (1...14).map { "\n// \($0)" }.joined()
        let code = screen("ToolbarItem(placement: .top) { A() }" + more)
        #expect(run(book(group), code, targets: Self.old).findings.map(\.status) == [.changed], "in the item itself")
        let split = change(
            "-ToolbarItem(placement: $p) { A() }\n+ToolbarSpacer(.flexible)\n+ToolbarItem(placement: $p) { A() }")
        checkRefused(
            split, code,
            "toolbar content takes no availability check before iOS 17.5, and the toolbar is too long to stand twice",
            targets: Self.old)
        checkRefused(
            split, code,
            "toolbar content takes no availability check before macOS 14.5, and the toolbar is too long to stand twice",
            targets: DeploymentTargets([.iOS: Version(18), .macOS: Version(14)]))
    }

    // MARK: What is written at the end of the file

    private let branchHelper = """
        extension View {
            /// Lets a chain of modifiers branch on availability.
            fileprivate func gated(@ViewBuilder _ branches: (Self) -> some View) -> some View {
                branches(self)
            }
        }

        """
    private let spacerHelper = """
        /// `ToolbarSpacer` where it exists, otherwise `Spacer`, or nothing for a fixed one.
        fileprivate struct ToolbarSpacerIfAvailable: ToolbarContent {
            var isFixed = false
            var placement = ToolbarItemPlacement.automatic

            var body: some ToolbarContent {
                if #available(iOS 26.0, *) {
                    return ToolbarSpacer(isFixed ? .fixed : .flexible, placement: placement)
                } else {
                    return ToolbarItemGroup(placement: placement) {
                        if !isFixed { Spacer() }
                    }
                }
            }
        }
        """
    private let visibilityHelper = """
        extension ToolbarContent {
            /// `sharedBackgroundVisibility` where it exists, otherwise `self`.
            fileprivate func sharedBackgroundVisibilityIfAvailable(_ visibility: Visibility) -> some ToolbarContent {
                if #available(iOS 26.0, *) {
                    return sharedBackgroundVisibility(visibility)
                } else {
                    return self
                }
            }
        }
        """
}
