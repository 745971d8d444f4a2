import Edits
import Platforms
import SourceText
import SwiftTree
package enum Level: Int, Comparable, Sendable { case safe, review, manual
    package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue } }
package struct RecipeFile: Sendable { package let path: String; package let bytes: ContiguousArray<UInt8>
    package init(path: String, bytes: ContiguousArray<UInt8>) { self.path = path; self.bytes = bytes } }
package struct Recipe: Sendable { package var id: String; package var level: Level; package var guidance: [String]; package var message: String; package var title: String; package var path: String }
package struct RecipeBook: Sendable {
    package let recipes: [Recipe]
    package let problems: [Message]
    package init(_ files: [RecipeFile], availability: RecipeFile) {
        var rs: [Recipe] = []; var ps: [Message] = []
        for f in files {
            let text = String(decoding: f.bytes, as: UTF8.self)
            if text.contains("BROKEN") { ps.append(Message(severity: .error, path: f.path, range: ByteRange(0, 3), text: "unknown key ‘levle’", next: "did you mean ‘level’?")); continue }
            rs.append(Recipe(id: String(f.path.split(separator: "/").last!.dropLast(3)), level: .safe, guidance: ["G30"], message: "message", title: "A title", path: f.path))
        }
        recipes = rs; problems = ps
    }
    init(recipes: [Recipe], problems: [Message]) { self.recipes = recipes; self.problems = problems }
    package func filtered(only: [String], skip: [String]) -> RecipeBook {
        RecipeBook(recipes: recipes.filter { (only.isEmpty || only.contains($0.id)) && !skip.contains($0.id) }, problems: problems) }
    package func mightMatch(_ bytes: ContiguousArray<UInt8>) -> Bool { String(decoding: bytes, as: UTF8.self).contains("ultraThinMaterial") }
    package var emittedNames: [String] { ["GlassEffectContainer", "glassEffect", "glass"] }
}
package struct RewriteSettings: Sendable { package var targets: DeploymentTargets; package var level: Level; package var declaredNames: Set<String>
    package init(targets: DeploymentTargets, level: Level, declaredNames: Set<String> = []) { self.targets = targets; self.level = level; self.declaredNames = declaredNames } }
package enum Status: Sendable, Equatable { case changed, waiting, asked, refused(String) }
package struct Finding: Sendable { package var recipe: String; package var guidance: [String]; package var level: Level; package var message: String; package var reason: String; package var range: ByteRange; package var status: Status; package var edits: [Edit] }
package struct NotExamined: Sendable { package var range: ByteRange; package var reason: String }
package struct Outcome: Sendable { package var edits: [Edit]; package var text: ContiguousArray<UInt8>; package var findings: [Finding]; package var notExamined: [NotExamined]; package var conflicts: [Conflict]; package var failures: [Message] }
package func rewrite(_ source: SourceText, book: RecipeBook, settings: RewriteSettings) -> Outcome {
    // Test double: .ultraThinMaterial -> .glass (safe); "Spacer()" -> ToolbarSpacer() (review).
    var edits: [Edit] = []; var findings: [Finding] = []
    func each(_ word: String, _ new: String, _ level: Level, _ id: String) {
        let w = Array(word.utf8); var i = 0
        while i + w.count <= source.bytes.count {
            if source.bytes[i..<i + w.count].elementsEqual(w) {
                let e = Edit(range: ByteRange(i, i + w.count), text: new)
                let on = level <= settings.level
                if on { edits.append(e) }
                findings.append(Finding(recipe: id, guidance: ["G30"], level: level, message: "use \(new)", reason: "a reason", range: e.range, status: on ? .changed : .waiting, edits: [e]))
                i += w.count
            } else { i += 1 }
        }
    }
    each(".ultraThinMaterial", ".glass", .safe, "stub-safe"); each("Spacer()", "ToolbarSpacer()", .review, "stub-review")
    edits.sort { $0.range.start < $1.range.start }
    let damage = String(decoding: source.bytes, as: UTF8.self).contains("%%%") ? [NotExamined(range: ByteRange(0, 3), reason: "syntax problem")] : []
    return Outcome(edits: edits, text: apply(edits, to: source.bytes), findings: findings, notExamined: damage, conflicts: [], failures: [])
}
package struct ExampleResult: Sendable { package var recipe: String; package var name: String; package var kind: String; package var passed: Bool; package var detail: String }
package func checkExamples(of recipe: Recipe, in book: RecipeBook) -> [ExampleResult] { [ExampleResult(recipe: recipe.id, name: "one", kind: "output", passed: true, detail: "")] }
