import BuiltInRecipes
import Foundation
import Platforms
import Recipes
import SourceText
import SwiftTree

/// Times over all files: parsing to a tree, the test for needed words, and the whole rewrite, on one thread and on all.
func bench(_ paths: [String]) -> Int32 {
    let texts = swiftFiles(under: paths).compactMap(read)
    let bytes = texts.reduce(0) { $0 + $1.count }
    let status = benchParser(texts, bytes)
    let files = BuiltInRecipes.files.map { RecipeFile(path: $0.path, bytes: ContiguousArray($0.text.utf8)) }
    guard let table = files.first(where: { $0.path == "availability.md" }) else { return status }
    let book = RecipeBook(files.filter { $0.path != table.path }, availability: table)
    let settings = RewriteSettings(
        targets: DeploymentTargets([.iOS: Version(17), .macOS: Version(14)]), level: .review)
    let steps: [(name: String, work: @Sendable (ContiguousArray<UInt8>) -> Void)] = [
        ("lex", { _ = lex($0) }),
        ("needed words", { _ = book.mightMatch($0) }),
        ("parse", { _ = parse($0) }),
        ("whole", { _ = rewrite(SourceText(path: "", bytes: $0), book: book, settings: settings) }),
    ]
    for (name, work) in steps {
        let one = seconds { texts.forEach(work) }
        let all = seconds { DispatchQueue.concurrentPerform(iterations: texts.count) { work(texts[$0]) } }
        let rates = [one, all].map { String(format: "%.3f s, %.1f MB/s", $0, Double(bytes) / $0 / 1e6) }
        print("\(name): one thread \(rates[0]); \(ProcessInfo.processInfo.activeProcessorCount) threads \(rates[1])")
    }
    return status
}

/// The better of three rounds.
private func seconds(_ work: () -> Void) -> Double {
    (0..<3).map { _ in
        let start = DispatchTime.now().uptimeNanoseconds
        work()
        return Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9
    }.min() ?? 0
}

private func benchParser(_ texts: [ContiguousArray<UInt8>], _ bytes: Int) -> Int32 {
    var times: [Double] = []
    var nodes = 0
    var tokens = 0
    for _ in 0..<7 {
        nodes = 0
        tokens = 0
        let start = DispatchTime.now().uptimeNanoseconds
        for text in texts {
            let tree = parse(text)
            nodes += tree.nodes.count
            tokens += tree.tokens.count
        }
        times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    times.sort()
    func rate(_ time: Double) -> String { String(format: "%.3f s, %.1f MB/s", time, Double(bytes) / time / 1e6) }
    print("\(texts.count) files, \(bytes) bytes, \(tokens) tokens, \(nodes) nodes")
    print("best \(rate(times[0])), median \(rate(times[times.count / 2]))")
    return 0
}
