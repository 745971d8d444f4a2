import Edits
import Platforms
@testable import Recipes
import SourceText
import Testing
struct DebugTests {
    @Test func debug() {
        let r = ExampleTests.book.recipes.first { $0.id == "buttons.glass-label" }!
        let e = r.examples.first { $0.name == "a round icon button" }!
        let o = rewrite(SourceText(path: "x", bytes: ContiguousArray(e.before.utf8)), book: ExampleTests.book.filtered(only: [r.id], skip: []), settings: RewriteSettings(targets: ExampleTargets.plain, level: .manual))
        print(e.before)
        for x in o.edits { print(x.range, String(decoding: ContiguousArray(e.before.utf8)[x.range.start..<x.range.end], as: UTF8.self).debugDescription, String(decoding: x.text, as: UTF8.self).debugDescription) }
    }
}
