import Edits
import Platforms
import Recipes
import SourceText
import SwiftTree
import TestSupport
import Testing

/// The symbols that the recipes of these tests bring in.
private let availability = RecipeFile(
    path: "Recipes/availability.md",
    bytes: ContiguousArray(
        """
        | symbol | iOS | macOS | tvOS | watchOS | visionOS |
        |---|---|---|---|---|---|
        | `.glassEffect(` | 26.0 | 26.0 | 26.0 | 26.0 | - |
        | `GlassEffectContainer` | 26.0 | 26.0 | 26.0 | 26.0 | - |
        | `ToolbarSpacer` | 26.0 | 26.0 | - | - | - |
        | `.safeAreaBar(` | 26.0 | 26.0 | 26.0 | 26.0 | 26.0 |
        | `UIGlassEffect` | 26.0 | - | 26.0 | - | - |
        | `.sharedBackgroundVisibility(` | 26.0 | 26.0 | - | - | - |

        | new | old | of | parameters | arguments |
        |---|---|---|---|---|
        | `sharedBackgroundVisibility` | - | `ToolbarContent` | `_ visibility: Visibility` | `visibility` |
        """.utf8))

/// Systems that a test builds for.
enum Targets {
    /// Everything the recipes emit is there.
    static let new = DeploymentTargets([.iOS: Version(26), .macOS: Version(26)])
    /// Below it, so that checks are needed.
    static let old = DeploymentTargets([.iOS: Version(17, 5), .macOS: Version(14, 5)])
    static let unknown = DeploymentTargets([:])
}

/// A recipe file with the header that most tests share; `body` is what follows it.
func recipe(_ body: String, level: String = "safe", gate: String = "auto", header: String = "") -> String {
    "---\nid: test.recipe\nformat: 1\nlevel: \(level)\ngate: \(gate)\n\(header)---\n# Test\n\n\(body)\n"
}

/// A recipe with one `swift-diff`, and with conditions if there are any.
func change(
    _ diff: String, where conditions: String = "", words: String = "", level: String = "safe", gate: String = "auto",
    header: String = ""
) -> String {
    let conditions = conditions.isEmpty ? "" : "\n```swift where\n\(conditions)\n```\n"
    return recipe("```swift-diff \(words)\n\(diff)\n```\n" + conditions, level: level, gate: gate, header: header)
}

/// A recipe that only reports; its message lists what is captured.
func audit(_ pattern: String, where conditions: String = "", words: String = "", message: String = "found") -> String {
    let conditions = conditions.isEmpty ? "" : "\n```swift where\n\(conditions)\n```\n"
    return recipe("```swift match \(words)\n\(pattern)\n```\n" + conditions, header: "message: \(message)\n")
}

func book(_ recipes: String..., sourceLocation: SourceLocation = #_sourceLocation) -> RecipeBook {
    let files = recipes.enumerated().map { number, text in
        // Several recipes of one test need ids of their own.
        let text = number == 0 ? text : text.replacing("id: test.recipe\n", with: "id: test.recipe\(number + 1)\n")
        return RecipeFile(path: "Recipes/test/recipe\(number + 1).md", bytes: ContiguousArray(text.utf8))
    }
    let book = RecipeBook(files, availability: availability)
    for problem in book.problems {
        Issue.record("the recipe is wrong: \(problem.text)", sourceLocation: sourceLocation)
    }
    return book
}

func run(
    _ book: RecipeBook, _ code: String, targets: DeploymentTargets = Targets.new, level: Level = .review,
    declared: Set<String> = []
) -> Outcome {
    rewrite(
        SourceText(path: "Test.swift", bytes: ContiguousArray(code.utf8)), book: book,
        settings: RewriteSettings(targets: targets, level: level, declaredNames: declared))
}

/// Runs one recipe over `before` and expects `after`, and besides that what has to hold of every result: the edits give the
/// text, a second run finds nothing to do, nothing is broken, no comment is lost.
@discardableResult
func check(
    _ recipe: String, _ before: String, _ after: String, targets: DeploymentTargets = Targets.new,
    level: Level? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Outcome {
    check(
        book(recipe, sourceLocation: sourceLocation), before, after, targets: targets, level: level,
        sourceLocation: sourceLocation)
}

@discardableResult
func check(
    _ book: RecipeBook, _ before: String, _ after: String, targets: DeploymentTargets = Targets.new,
    level: Level? = nil, sourceLocation: SourceLocation = #_sourceLocation
) -> Outcome {
    let outcome = run(book, before, targets: targets)
    let problem = fault(of: outcome, before, after, book, targets)
    if let problem { Issue.record("\(problem)", sourceLocation: sourceLocation) }
    if let level {
        #expect(outcome.findings.map(\.level) == [level], sourceLocation: sourceLocation)
    }
    return outcome
}

/// The recipe has nothing to say about the code.
func checkSilent(
    _ recipe: String, _ code: String, targets: DeploymentTargets = Targets.new,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let outcome = run(book(recipe, sourceLocation: sourceLocation), code, targets: targets)
    #expect(outcome.findings.map(\.message).isEmpty, sourceLocation: sourceLocation)
    #expect(outcome.edits.isEmpty, sourceLocation: sourceLocation)
}

/// The recipe reports the place, leaves it as it is, and says why.
func checkRefused(
    _ recipe: String, _ code: String, _ reason: String, targets: DeploymentTargets = Targets.new,
    declared: Set<String> = [], sourceLocation: SourceLocation = #_sourceLocation
) {
    let outcome = run(book(recipe, sourceLocation: sourceLocation), code, targets: targets, declared: declared)
    #expect(outcome.findings.map(\.status) == [.refused(reason)], sourceLocation: sourceLocation)
    #expect(outcome.edits.isEmpty, sourceLocation: sourceLocation)
    #expect(string(outcome.text) == code, sourceLocation: sourceLocation)
}

private func fault(
    of outcome: Outcome, _ before: String, _ after: String, _ book: RecipeBook, _ targets: DeploymentTargets
) -> String? {
    if let difference = textDifference(found: string(outcome.text), expected: after) {
        let states = outcome.findings.map { "\($0.level.name), \($0.status): \($0.reason)" }
        let failures = outcome.failures.map(\.text)
        return (["", difference] + states + failures).joined(separator: "\n")
    }
    if !outcome.failures.isEmpty { return "failures: \(outcome.failures.map(\.text))" }
    if !outcome.conflicts.isEmpty { return "conflicts: \(outcome.conflicts)" }
    if before == after, !outcome.edits.isEmpty { return "edits that change nothing" }
    if apply(outcome.edits, to: ContiguousArray(before.utf8)) != outcome.text {
        return "the edits do not give the text"
    }
    let (old, new) = (parse(ContiguousArray(before.utf8)), parse(outcome.text))
    if new.problems.count > old.problems.count { return "the result does not parse: \(new.problems)" }
    if let comment = lostComment(old, new) { return "the comment \(comment) is lost" }
    let again = run(book, string(outcome.text), targets: targets)
    if let difference = textDifference(found: string(again.text), expected: after) {
        return "second run:\n" + difference
    }
    return nil
}

/// Checks may hold old code beside the new, so that a comment may stand twice; it must not go.
private func lostComment(_ old: Tree, _ new: Tree) -> String? {
    let kept = comments(new)
    return comments(old).first { comment in !kept.contains(comment) }
}

/// The trivia of a tree without its white space, one line of it at a time.
private func comments(_ tree: Tree) -> [String] {
    tree.tokens.indices.flatMap { token in
        let range = tree.triviaRange(token: token)
        return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
            .split(whereSeparator: \.isNewline).map { String($0.drop { $0 == " " || $0 == "\t" }) }
            .filter { !$0.isEmpty }
    }
}

func string(_ bytes: ContiguousArray<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

/// The text of every place at which a pattern is found.
func places(
    _ pattern: String, in code: String, words: String = "", where conditions: String = "",
    targets: DeploymentTargets = Targets.new, sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
    let book = book(audit(pattern, where: conditions, words: words), sourceLocation: sourceLocation)
    let bytes = ContiguousArray(code.utf8)
    return run(book, code, targets: targets).findings.map {
        string(ContiguousArray(bytes[$0.range.start..<$0.range.end]))
    }
}

/// What the placeholders in `list` stand for at every place, without white space: `captures("$a | $b", …)`.
func captures(
    _ list: String, of pattern: String, in code: String, words: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) -> [String] {
    let book = book(audit(pattern, words: words, message: list), sourceLocation: sourceLocation)
    return run(book, code).findings.map(\.message)
}

/// Something that the engine does not do yet. It may be repaired at any time, so the mark is no failure then: take it
/// away with the repair.
func fault(_ reason: Comment, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void) {
    withKnownIssue(reason, isIntermittent: true, sourceLocation: sourceLocation, body)
}
