import Foundation
import SourceText
import SwiftTree

/// All Swift files under the paths, in order; files named outright are taken whatever their name.
func swiftFiles(under paths: [String]) -> [String] {
    var files: [String] = []
    for path in paths {
        if path == "-" {
            while let line = readLine() { files.append(line) }
            continue
        }
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else { continue }
        guard isFolder.boolValue else {
            files.append(path)
            continue
        }
        guard let walk = FileManager.default.enumerator(atPath: path) else { continue }
        for case let name as String in walk where name.hasSuffix(".swift") {
            var isInner: ObjCBool = false
            let file = path + "/" + name
            if FileManager.default.fileExists(atPath: file, isDirectory: &isInner), !isInner.boolValue {
                files.append(file)
            }
        }
    }
    return files
}

func read(_ path: String) -> ContiguousArray<UInt8>? {
    FileManager.default.contents(atPath: path).map { ContiguousArray($0) }
}

func write(_ bytes: ContiguousArray<UInt8>) {
    FileHandle.standardOutput.write(Data(bytes))
}

func printTrees(_ paths: [String]) -> Int32 {
    for path in swiftFiles(under: paths) {
        guard let bytes = read(path) else { continue }
        let tree = parse(bytes)
        print(tree.dump(), terminator: "")
        printProblems(tree, path)
    }
    return 0
}

func printListings(_ paths: [String]) -> Int32 {
    for path in swiftFiles(under: paths) {
        guard let bytes = read(path) else { continue }
        write(parse(bytes).listing(path: path))
    }
    return 0
}

func printProblems(_ tree: Tree, _ path: String) {
    guard !tree.problems.isEmpty else { return }
    let lines = LineTable(tree.bytes)
    for problem in tree.problems {
        let place = lines.position(problem.range.start)
        print("\(path):\(place.line):\(place.column): \(problem.message)")
    }
}

/// Checks that the tokens tile every file and that the nodes nest, and lists all problems.
func roundTrip(_ paths: [String]) -> Int32 {
    let files = swiftFiles(under: paths)
    var bytes = 0
    var lost = 0
    var withProblems = 0
    for path in files {
        guard let text = read(path) else { continue }
        bytes += text.count
        let tree = parse(text)
        if let fault = faultInLayout(tree) {
            print("\(path): \(fault)")
            lost += 1
        }
        if !tree.problems.isEmpty {
            withProblems += 1
            printProblems(tree, path)
        }
    }
    print("\(files.count) files, \(bytes) bytes, \(lost) faulty, \(withProblems) with problems")
    return lost == 0 ? 0 : 1
}

/// What is wrong with the layout of a tree: tokens must tile the bytes, nodes must nest within their parents.
func faultInLayout(_ tree: Tree) -> String? {
    var at: UInt32 = 0
    for (index, token) in tree.tokens.enumerated() {
        if index == 0 ? token.triviaStart != 0 : token.triviaStart < at { return "token \(index) overlaps" }
        if token.textStart < token.triviaStart { return "token \(index) has negative trivia" }
        at = token.textStart
    }
    if Int(at) > tree.bytes.count || tree.tokens.last?.kind != .endOfFile { return "tokens do not reach the end" }
    for (index, node) in tree.nodes.enumerated() {
        var child = index + 1
        var from = node.firstToken
        while child < Int(node.endNode) {
            let inner = tree.nodes[child]
            if inner.firstToken < from || inner.endToken > node.endToken || inner.endNode > node.endNode {
                return "node \(child) \(inner.kind.name) does not fit into \(index) \(node.kind.name)"
            }
            from = inner.endToken
            child = Int(inner.endNode)
        }
    }
    return nil
}
