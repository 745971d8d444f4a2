import Foundation
import SwiftTree

/// Shrinks a file while it still fails: whole lines first, then tokens, in ever smaller pieces.
///
/// `dev reduce FILE` keeps a file in which the parser sees a problem; `--layout` one whose tree is faulty;
/// `--command 'PROGRAM'` one on which the program, given the file's path as its last word, exits with something
/// other than 0. The result goes to standard output.
func reduce(_ arguments: [String]) -> Int32 {
    guard let path = arguments.first, let bytes = read(path) else {
        FileHandle.standardError.write(Data("usage: dev reduce FILE [--layout | --command 'PROGRAM']\n".utf8))
        return 2
    }
    let fails: (ContiguousArray<UInt8>) -> Bool
    switch arguments.dropFirst().first {
    case "--layout": fails = { faultInLayout(parse($0)) != nil }
    case "--command": fails = commandFails(arguments.dropFirst(2).joined(separator: " "))
    default: fails = { !parse($0).problems.isEmpty }
    }
    guard fails(bytes) else {
        FileHandle.standardError.write(Data("\(path) does not fail\n".utf8))
        return 1
    }
    var text = shrink(bytes, into: lines, while: fails)
    text = shrink(text, into: tokens, while: fails)
    write(text)
    return 0
}

/// Leaves out pieces, half of them at once at first, then fewer, as long as what is left still fails.
private func shrink(
    _ text: ContiguousArray<UInt8>, into cut: (ContiguousArray<UInt8>) -> [ArraySlice<UInt8>],
    while fails: (ContiguousArray<UInt8>) -> Bool
) -> ContiguousArray<UInt8> {
    var pieces = cut(text)
    var size = max(pieces.count / 2, 1)
    while true {
        var start = 0
        var hasShrunk = false
        while start < pieces.count {
            var rest = pieces
            rest.removeSubrange(start..<min(start + size, rest.count))
            if fails(ContiguousArray(rest.joined())) {
                pieces = rest
                hasShrunk = true
            } else {
                start += size
            }
        }
        if size > 1 { size /= 2 } else if !hasShrunk { return ContiguousArray(pieces.joined()) }
    }
}

private func lines(_ text: ContiguousArray<UInt8>) -> [ArraySlice<UInt8>] {
    var pieces: [ArraySlice<UInt8>] = []
    let bytes = Array(text)
    var start = 0
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
        pieces.append(bytes[start...index])
        start = index + 1
    }
    if start < bytes.count { pieces.append(bytes[start...]) }
    return pieces
}

private func tokens(_ text: ContiguousArray<UInt8>) -> [ArraySlice<UInt8>] {
    let tree = parse(text)
    let bytes = Array(text)
    return tree.tokens.indices.map { index in
        bytes[
            tree.triviaRange(token: index)
                .start..<max(tree.triviaRange(token: index).start, tree.textRange(token: index).end)]
    }
}

private func commandFails(_ command: String) -> (ContiguousArray<UInt8>) -> Bool {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("glazier-reduce-\(getpid()).swift")
    return { bytes in
        guard (try? Data(bytes).write(to: file)) != nil else { return false }
        return run(URL(fileURLWithPath: "/bin/sh"), ["-c", "\(command) '\(file.path)' >/dev/null 2>&1"]) == nil
    }
}
