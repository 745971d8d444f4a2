import BuiltInRecipes
import Foundation
import Platforms
import Recipes
import SourceText

/// What recipes cost that cannot match: the whole rewrite with 20 of them and with 200, beside the built-in ones and
/// alone. The names they ask for do not occur, or occur only in part, or occur with other arguments.
func benchRecipes(_ paths: [String]) -> Int32 {
    let texts = swiftFiles(under: paths).compactMap(read)
    print("\(texts.count) files, \(texts.reduce(0) { $0 + $1.count }) bytes")
    let kinds: [(name: String, pattern: (Int) -> String)] = [
        ("names that do not occur", { ".neverCalled\($0)($x)" }),
        ("a common modifier with a name that does not occur", { ".padding(.neverCalled\($0), $x)" }),
        ("a common modifier with other arguments", { ".padding($x, never\($0): $y)" }),
    ]
    var status: Int32 = 0
    for (name, pattern) in kinds {
        for withBuiltIn in [true, false] {
            let few = time(texts, book(20, pattern, withBuiltIn))
            let many = time(texts, book(200, pattern, withBuiltIn))
            let ratio = many / few
            print(
                "\(name), \(withBuiltIn ? "beside the built-in ones" : "alone"): "
                    + String(format: "20 in %.3f s, 200 in %.3f s, ratio %.2f", few, many, ratio))
            if ratio > 1.5 { status = 1 }
        }
    }
    return status
}

private func book(_ count: Int, _ pattern: (Int) -> String, _ withBuiltIn: Bool) -> RecipeBook {
    let files = BuiltInRecipes.files.map { RecipeFile(path: $0.path, bytes: ContiguousArray($0.text.utf8)) }
    let table = files.first { $0.path == "availability.md" } ?? RecipeFile(path: "", bytes: [])
    let made = (0..<count).map { number in
        let text = "---\nid: bench.r\(number)\nformat: 1\n---\n# Bench\n\n```swift match\n\(pattern(number))\n```\n"
        return RecipeFile(path: "bench/r\(number).md", bytes: ContiguousArray(text.utf8))
    }
    return RecipeBook((withBuiltIn ? files.filter { $0.path != table.path } : []) + made, availability: table)
}

/// The better of three rounds on one thread, in seconds.
private func time(_ texts: [ContiguousArray<UInt8>], _ book: RecipeBook) -> Double {
    let settings = RewriteSettings(
        targets: DeploymentTargets([.iOS: Version(17), .macOS: Version(14)]), level: .review)
    return (0..<3).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        for text in texts { _ = rewrite(SourceText(path: "", bytes: text), book: book, settings: settings) }
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }.min() ?? 0
}
