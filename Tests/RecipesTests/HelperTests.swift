import Platforms
import SourceText
import Testing

@testable import Recipes

/// `helper` and `fallback` blocks: where they go, what they need, and what is wrong with them.
@Suite struct HelperTests {
    private func run(_ recipe: String, _ code: String, _ targets: DeploymentTargetsName = .old) -> String {
        result(of: book(recipe), in: code, targets == .old ? Targets.old : Targets.new)
    }

    private enum DeploymentTargetsName { case old, new }

    private func result(of book: RecipeBook, in code: String, _ targets: DeploymentTargets) -> String {
        let source = SourceText(path: "a.swift", bytes: ContiguousArray(code.utf8))
        let outcome = rewrite(source, book: book, settings: RewriteSettings(targets: targets, level: .manual))
        #expect(outcome.failures.map(\.text) == [])
        let again = rewrite(
            SourceText(path: "a.swift", bytes: outcome.text), book: book,
            settings: RewriteSettings(targets: targets, level: .manual))
        #expect(again.edits.isEmpty, "a second run changes something")
        return String(decoding: outcome.text, as: UTF8.self)
    }

    private func recipe(_ diff: String, helper: String = "", fallback: String = "", gate: String = "auto") -> String {
        change(diff, gate: gate) + (helper.isEmpty ? "" : "\n```swift helper\n\(helper)\n```\n")
            + (fallback.isEmpty ? "" : "\n```swift fallback\n\(fallback)\n```\n")
    }

    private let card = "extension View {\n    func card() -> some View { glassEffect() }\n}"

    @Test func helpersStandAtTheEndOnce() {
        let recipe = recipe("-.old()\n+.card()", helper: card)
        #expect(
            run(recipe, "a.old()\nb.old()\n", .new)
                == "a.card()\nb.card()\n\nfileprivate extension View {\n    func card() -> some View { glassEffect() }\n}\n"
        )
        #expect(
            run(recipe, "extension View { func card() -> Self { self } }\na.old()\n", .new)
                == "extension View { func card() -> Self { self } }\na.card()\n")
        #expect(run(recipe, "a.new()\n", .new) == "a.new()\n")
    }

    @Test func helpersAreAsNewAsWhatTheyAreMadeOf() {
        let text = run(recipe("-.old()\n+.card()", helper: card), "var body: some View {\n    a.old()\n}\n")
        #expect(
            text.contains("if #available(iOS 26.0, macOS 26.0, *) {\n        a.card()\n    } else {\n        a.old()\n")
        )
        #expect(text.contains("\n@available(iOS 26.0, macOS 26.0, *)\nfileprivate extension View {\n"))
        let own = "extension View {\n    @available(iOS 26, *)\n    func card() -> some View { glassEffect() }\n}"
        let checked = run(recipe("-.old()\n+.card()", helper: own), "var body: some View {\n    a.old()\n}\n")
        #expect(checked.contains("    a.card()\n}\n\nfileprivate extension View {\n    @available(iOS 26, *)\n"))
    }

    @Test func attributesAndComments() {
        let helper = "/// One.\n@MainActor\nfinal class Card {}\n\n// Two.\nfunc card(_ x: Int) -> Card { Card() }"
        #expect(
            run(recipe("-old($x)\n+card($x)", helper: helper), "\told(1)\n", .new)
                == "\tcard(1)\n\n/// One.\n@MainActor\nfileprivate final class Card {}\n\n// Two.\n"
                + "fileprivate func card(_ x: Int) -> Card { Card() }\n")
    }

    @Test func fallbacksTakeTheOldBranch() {
        let recipe = recipe(
            "-.old($x)\n+.glassEffect($x)", helper: "func before() {}", fallback: ".plain($x, before)")
        #expect(
            run(recipe, "var body: some View {\n    a\n        .old(1) // kept\n        .b()\n}\n") == """
                var body: some View {
                    if #available(iOS 26.0, macOS 26.0, *) {
                        a
                            .glassEffect(1) // kept
                            .b()
                    } else {
                        a
                            .plain(1, before) // kept
                            .b()
                    }
                }

                fileprivate func before() {}

                """)
        // Without a check there is no such branch, and nobody needs its helper.
        #expect(run(recipe, "a.old(1)\n", .new) == "a.glassEffect(1)\n")
    }

    @Test func fallbacksInAChain() {
        let recipe = recipe("-.old($x)\n+.glassEffect($x)", fallback: ".plain($x)", gate: "helper")
        let text = run(recipe, "var body: some View {\n    a\n        .old(1)\n        .b()\n}\n")
        #expect(text.contains("view.glassEffect(1)"))
        #expect(text.contains("view.plain(1)"))
        #expect(!text.contains(".old"))
    }

    @Test func recipesLeaveHelpersAlone() {
        let helper = "extension View {\n    func card() -> some View { self.old() }\n}"
        let text = run(recipe("-.old()\n+.card()", helper: helper), "a.old()\n", .new)
        #expect(text.contains("func card() -> some View { self.old() }"))
    }

    @Test(arguments: [
        (
            "```swift match\nf()\n```\n```swift helper\nfunc g() {}\n```\n",
            "this recipe has no rewrite that could use a helper"
        ),
        (
            "```swift match\nf()\n```\n```swift fallback\ng()\n```\n",
            "this recipe has no rewrite, and so no branch for older systems"
        ),
        ("```swift-diff\n-f()\n+g()\n```\n```swift helper\ng()\n```\n", "a helper is a declaration"),
        ("```swift-diff\n-f()\n+g()\n```\n```swift helper\n```\n", "this 'helper' block has no declaration"),
        (
            "```swift-diff\n-f()\n+g()\n```\n```swift helper\nprivate func g() {}\n```\n",
            "a helper gets its access from the place that it is put at"
        ),
        (
            "```swift-diff\n-f()\n+g()\n```\n```swift helper\nfunc h() {}\n```\n",
            "neither the rewrite nor the fallback uses 'h'"
        ),
        ("```swift-diff\n-f()\n+g()\n```\n```swift helper\nfunc g( {}\n```\n", "this is not Swift: ':' is missing"),
        (
            "```swift-diff\n-f()\n+g()\n```\n```swift helper\nfunc g() {}\n```\n```swift helper\nfunc g() {}\n```\n",
            "there are two helpers 'g'"
        ),
        (
            "```swift-diff\n-f()\n+g()\n```\n```swift fallback\nh($x)\n```\n",
            "the fallback uses $x, which a pattern does not bind"
        ),
        ("```swift-diff\n-f()\n+g()\n```\n```swift fallback\nh(\n```\n", "this is not Swift: ')' is missing"),
        (
            "```swift-diff\n-f()\n+g()\n```\n```swift fallback\nh()\n```\n```swift fallback\ni()\n```\n",
            "a recipe has one 'fallback' block"
        ),
    ])
    func wrongBlocks(_ body: String, _ message: String) {
        let text = "---\nid: a.b\n---\n" + body
        let file = RecipeFile(path: "a/b.md", bytes: ContiguousArray(text.utf8))
        let problems = RecipeBook([file], availability: RecipeFile(path: "", bytes: [])).problems
        #expect(problems.map(\.text) == [message])
        #expect(problems.allSatisfy { $0.range != nil })
    }

    @Test func fallbackWithoutAGate() {
        let text = "---\nid: a.b\ngate: none\n---\n```swift-diff\n-f()\n+g()\n```\n```swift fallback\nh()\n```\n"
        let file = RecipeFile(path: "a/b.md", bytes: ContiguousArray(text.utf8))
        #expect(
            RecipeBook([file], availability: RecipeFile(path: "", bytes: [])).problems.map(\.text)
                == ["'gate: none' writes no check, and so no branch for older systems"])
    }
}
