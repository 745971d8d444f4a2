import Foundation
import Recipes
import SourceText
import TestSupport
import Testing

/// Recipes made from the pairs of `Fixtures/Pairs`, and from small ones.
struct InferenceTests {
    private func infer(_ before: String, _ after: String) throws -> InferredRecipe {
        try inferRecipe(
            id: "test.pair", before: SourceText(path: "A.swift", bytes: ContiguousArray(before.utf8)),
            after: SourceText(path: "B.swift", bytes: ContiguousArray(after.utf8)), availability: ExampleTests.table)
    }

    /// The patterns that each pair gives.
    private static let pairs: [(String, [String])] = [
        ("badge-labels", ["-Badge(number: $number, style: $style)\n+Badge(count: $number, size: $style)"]),
        (
            "bar-appearance",
            ["-navigationController?.navigationBar.setBackgroundImage(UIImage(), for: .default)"]
        ),
        (
            "bar-items",
            [
                """
                -.navigationBarItems(trailing: $trailing)
                +.toolbar {
                +    ToolbarItem(placement: .topBarTrailing) {
                +        $trailing
                +    }
                +}
                """
            ]
        ),
        ("corner-clip", ["-.cornerRadius($radius)\n+.clipShape(.rect(cornerRadius: $radius))"]),
        ("foreground-style", ["-.foregroundColor($color)\n+.foregroundStyle($color)"]),
        (
            "frosted",
            ["-.frosted(cornerRadius: $cornerRadius)\n+.glassEffect(.regular, in: .rect(cornerRadius: $cornerRadius))"]
        ),
        (
            "glass-container",
            [
                """
                -HStack(spacing: $spacing) { $content... }
                +GlassEffectContainer {
                +    HStack(spacing: $spacing) { $content... }
                +}
                """
            ]
        ),
        ("navigation-stack", ["-NavigationView { $content... }\n+NavigationStack { $content... }"]),
        ("no-shadow", ["-.dropShadow(level: 2)"]),
        (
            "overlay-closure",
            ["-.overlay($value, alignment: $alignment)\n+.overlay(alignment: $alignment) { $value }"]
        ),
        (
            "primary-button",
            [
                """
                -PrimaryButton(title: $title) { $content... }
                +Button($title) { $content... }
                +    .buttonStyle(.glassProminent)
                """
            ]
        ),
        (
            "toolbar-spacer",
            [
                """
                 UndoItem(placement: $placement)
                +ToolbarSpacer(.flexible, placement: $placement)
                 ShareItem(placement: $placement)
                """
            ]
        ),
    ]

    @Test(arguments: pairs)
    func pair(_ name: String, _ patterns: [String]) throws {
        let read = { (file: String) in
            String(decoding: try fixture("Pairs/\(name)/\(file).swift"), as: UTF8.self)
        }
        let inferred = try infer(try read("before"), try read("after"))
        #expect(inferred.patterns == patterns)
        #expect(inferred.failed.isEmpty, "\(inferred.failed.map { "\($0.check)\n\($0.detail)" })")
    }

    @Test func everyPairIsListed() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: repositoryRoot + "/Fixtures/Pairs")
        #expect(folders.sorted() == Self.pairs.map(\.0).sorted())
    }

    @Test func notes() throws {
        let inferred = try infer("f(.old(1, x))", "g(.old(1, x))")
        #expect(inferred.patterns == ["-f($f)\n+g($f)"])
        #expect(inferred.notes == ["$f stands for ‘.old(1, x)’, which both sides have"])
        let wrapped = try infer("a(1)", "b { a(1) }")
        #expect(wrapped.notes.last == "‘!inside(b)’ keeps the recipe from matching its own result")
    }

    @Test func theSameValueTwiceIsOneName() throws {
        #expect(
            try infer("v.frame(width: 3, height: 3)", "v.square(3)").patterns
                == ["-.frame(width: $width, height: $width)\n+.square($width)"])
    }

    @Test func severalChanges() throws {
        let inferred = try infer("old(1)\nkept()\nv.a(2)", "new(1)\nkept()\nv.b(2)")
        #expect(inferred.patterns == ["-old($old)\n+new($old)", "-.a($a)\n+.b($a)"])
        #expect(inferred.failed.isEmpty)
    }

    @Test(arguments: [
        ("a(1)", "a(1)", InferenceFailure.equal),
        ("a(1", "a(1)", .damaged(path: "A.swift", problem: "')' is missing")),
        ("a(1)", "a(1", .damaged(path: "B.swift", problem: "')' is missing")),
        ("", "a(1)", .noPattern),
    ])
    func failures(_ before: String, _ after: String, _ failure: InferenceFailure) {
        #expect(throws: failure) { try infer(before, after) }
    }
}
