import Foundation
import SwiftTree

/// Time to parse all files, on one thread, best and median of several rounds.
func bench(_ paths: [String]) -> Int32 {
    let texts = swiftFiles(under: paths).compactMap(read)
    let bytes = texts.reduce(0) { $0 + $1.count }
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
