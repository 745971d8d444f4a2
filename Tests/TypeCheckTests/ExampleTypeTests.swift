import Testing

/// The compiler's word on every example of every built-in recipe: the text before, and what the engine makes of it, for
/// systems on both sides of 26.
@Suite(.enabled(if: Compiler.isAvailable, Compiler.needs))
struct ExampleTypeTests {
    static let report = Result { try ExampleReport() }

    /// Examples that do not compile as they are written, with the reason. A mended one has to leave this list.
    static let unfit: [String: String] = [
        "availability.beta-is-enabled/all arguments": beta,
        "availability.beta-is-enabled/tinted, over several lines": beta,
        "availability.beta-is-enabled/only the condition": beta,
        "availability.prominent-glass/an effect": beta,
        "availability.prominent-glass/interactive, in a shape": beta,
        "availability.prominent-glass/a style, spelled out": beta,
        "availability.concentric-radius/the shape of glass": beta,
        "availability.concentric-radius/a clip, with a style": beta,
        "availability.glass-style-argument/clear": beta,
        "availability.glass-style-argument/tinted, on its own line": beta,
        "availability.glass-style-argument/for a stack": beta,
        "availability.minimized-search/on its own line": beta,
        "availability.minimized-search/on one line": beta,
        "availability.minimized-search/with a comment": beta,
    ]
    private static let beta = "mends what the SDK of 26.0 does not have"

    @Test(arguments: ExampleReport.book.recipes.map(\.id))
    func recipe(_ id: String) throws {
        for failure in try Self.report.get().failures where failure.recipe == id && Self.unfit[failure.example] == nil {
            Issue.record("\(failure.example), \(failure.text)")
        }
    }

    @Test func unfitExamplesAreStillUnfit() throws {
        let report = try Self.report.get()
        let known = report.examples.map { "\($0.recipe.id)/\($0.example.name)" }
        #expect(Set(Self.unfit.keys).intersection(known).subtracting(report.failures.map(\.example)) == [])
    }

    @Test func enoughWasChecked() throws {
        let report = try Self.report.get()
        print(
            "type-checked \(report.checked) programs of \(report.examples.count) examples; "
                + "left out \(report.leftOut) that did not compile for that system before the change, too")
        #expect(report.checked > 8 * report.examples.count)
        #expect(report.leftOut < report.checked / 2)
    }
}
