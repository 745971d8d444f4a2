import Foundation
import SwiftTree

/// The seed that is being tried, for the handler of a crash.
nonisolated(unsafe) private var currentSeed: UInt64 = 0

/// `dev fuzz --seed A..B DIR…`: mutates files, parses what comes out, and checks that nothing is lost, nothing crashes
/// and the time stays in proportion. The same seed always gives the same input for the same list of files.
func fuzz(_ arguments: [String]) -> Int32 {
    guard arguments.count > 2, arguments[0] == "--seed", let seeds = seedRange(arguments[1]) else {
        FileHandle.standardError.write(Data("usage: dev fuzz --seed A..B DIR…\n".utf8))
        return 2
    }
    let texts = swiftFiles(under: Array(arguments.dropFirst(2))).compactMap(read).filter { $0.count < 60_000 }
    guard !texts.isEmpty else { return 2 }
    for signal in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT] {
        Foundation.signal(signal) { _ in
            let text = "crash at seed \(currentSeed)\n"
            text.utf8.withContiguousStorageIfAvailable { _ = Foundation.write(2, $0.baseAddress, $0.count) }
            _exit(1)
        }
    }
    var failures = 0
    var bytes = 0
    for seed in seeds {
        currentSeed = seed
        let input = mutated(seed, texts)
        bytes += input.count
        let start = DispatchTime.now().uptimeNanoseconds
        let tree = parse(input)
        let time = DispatchTime.now().uptimeNanoseconds - start
        if let fault = faultInLayout(tree) {
            print("seed \(seed): \(fault)")
            failures += 1
        }
        if time > 50_000_000, time / UInt64(max(input.count, 1)) > 2_000 {
            print("seed \(seed): \(time / 1_000_000) ms for \(input.count) bytes")
            failures += 1
        }
    }
    print("\(seeds.count) inputs, \(bytes) bytes, \(failures) failures")
    return failures == 0 ? 0 : 1
}

/// Prints the input of one seed: `dev mutant SEED DIR…`.
func printMutant(_ arguments: [String]) -> Int32 {
    guard arguments.count > 1, let seed = UInt64(arguments[0]) else { return 2 }
    let texts = swiftFiles(under: Array(arguments.dropFirst())).compactMap(read).filter { $0.count < 60_000 }
    write(mutated(seed, texts))
    return 0
}

private func seedRange(_ text: String) -> ClosedRange<UInt64>? {
    let parts = text.split(separator: ".", omittingEmptySubsequences: true).compactMap { UInt64($0) }
    guard parts.count == 2, parts[0] <= parts[1] else { return nil }
    return parts[0]...parts[1]
}

/// SplitMix64: small, and the same everywhere.
struct Random {
    var state: UInt64

    mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return Int((z ^ (z >> 31)) % UInt64(max(bound, 1)))
    }
}

private func mutated(_ seed: UInt64, _ texts: [ContiguousArray<UInt8>]) -> ContiguousArray<UInt8> {
    var random = Random(state: seed &* 0x2545_F491_4F6C_DD1D)
    var text = texts[random.next(texts.count)]
    // A window of the file keeps one input cheap.
    if text.count > 4_000, random.next(4) > 0 {
        let start = random.next(text.count - 3_000)
        text = ContiguousArray(text[start..<start + 3_000])
    }
    for _ in 0...random.next(6) {
        guard !text.isEmpty else { break }
        switch random.next(9) {
        case 0: mutateToken(&text, &random) { _, _ in [] }
        case 1: mutateToken(&text, &random) { token, _ in token + [0x20] + token }
        case 2:
            mutateToken(&text, &random) { token, random in
                let pieces = [
                    "<", ">", "(", ")", "{", "}", "[", "]", "\"", "\"\"\"", "\\(", "#if", "#endif", "#else", "case",
                    "let", "in", "->", "?", "!", "&", "@", "`", "/", "#", "/*", "*/", "\n", "$0", "where", "switch",
                    "init",
                    "some", "repeat", ":", ",", ".", "...", "func", "if", "try", "as", "\u{201C}", "\u{0}", "class",
                    "=",
                ]
                return token + Array(pieces[random.next(pieces.count)].utf8)
            }
        case 3: text.insert(UInt8(random.next(256)), at: random.next(text.count))
        case 4: text.remove(at: random.next(text.count))
        case 5: text[random.next(text.count)] ^= UInt8(1 << random.next(8))
        case 6:
            let start = random.next(text.count)
            text.removeSubrange(start..<min(text.count, start + random.next(200)))
        case 7:
            let other = texts[random.next(texts.count)]
            let start = random.next(max(other.count, 1))
            let piece = other[start..<min(other.count, start + random.next(120))]
            text.insert(contentsOf: piece, at: random.next(text.count))
        default: text.removeLast(random.next(text.count))
        }
    }
    return text
}

/// Replaces the text of one token.
private func mutateToken(
    _ text: inout ContiguousArray<UInt8>, _ random: inout Random, _ change: ([UInt8], inout Random) -> [UInt8]
) {
    let tree = parse(text)
    guard tree.tokens.count > 1 else { return }
    let range = tree.textRange(token: random.next(tree.tokens.count - 1))
    text.replaceSubrange(range.start..<range.end, with: change(Array(text[range.start..<range.end]), &random))
}
