import Foundation
import SwiftTree

/// Compares our trees with those of the SwiftParser library that ships in the toolchain, node by node: the same kind
/// over the same bytes counts as agreement. Files in which SwiftParser finds an error are left out.
func agree(_ paths: [String]) -> Int32 {
    let files = swiftFiles(under: paths)
    guard let oracle = Oracle() else {
        print("this toolchain has no SwiftParser modules beside its compiler (lib/swift/host): nothing to compare with")
        return 2
    }
    var tally = Agreement()
    for start in stride(from: 0, to: files.count, by: 100) {
        let batch = Array(files[start..<min(start + 100, files.count)])
        guard let expected = oracle.listing(batch) else {
            print("the comparison program failed on the batch that begins with \(batch[0])")
            return 1
        }
        for path in batch {
            guard let bytes = read(path) else { continue }
            let lines = expected[path] ?? []
            if lines.contains(where: { $0.hasPrefix("!error\t") }) {
                tally.leftOut += 1
                continue
            }
            let ours = String(decoding: parse(bytes).listing(path: "f"), as: UTF8.self)
            tally.add(expected: lines, found: ours.split(separator: "\n").map { $0.dropFirst(2) }, path: path)
        }
    }
    tally.report(files: files.count)
    return 0
}

/// Counts of nodes by kind.
private struct Agreement {
    struct Row {
        var expected = 0
        var found = 0
        var agreed = 0
    }
    var rows: [Substring: Row] = [:]
    var differences: [String] = []
    var leftOut = 0

    mutating func add(expected: [Substring], found: [Substring], path: String) {
        var counts: [Substring: Int] = [:]
        for line in expected {
            counts[line, default: 0] += 1
            rows[kind(line), default: Row()].expected += 1
        }
        for line in found {
            rows[kind(line), default: Row()].found += 1
            if let count = counts[line], count > 0 {
                counts[line] = count - 1
                rows[kind(line)]?.agreed += 1
            } else {
                note("extra", line, path)
            }
        }
        for (line, count) in counts where count > 0 { note("missing", line, path) }
    }

    private mutating func note(_ what: String, _ line: Substring, _ path: String) {
        if differences.count < 20 { differences.append("\(what): \(path) \(line)") }
    }

    private func kind(_ line: Substring) -> Substring { line.prefix { $0 != "\t" } }

    func report(files: Int) {
        for (kind, row) in rows.sorted(by: { $0.value.expected > $1.value.expected })
        where row.agreed != row.expected || row.agreed != row.found {
            print("\(kind): \(row.expected) expected, \(row.found) found, \(row.agreed) agreed")
        }
        differences.forEach { print($0) }
        let (expected, found, agreed) = rows.values.reduce((0, 0, 0)) {
            ($0.0 + $1.expected, $0.1 + $1.found, $0.2 + $1.agreed)
        }
        let f1 = expected + found == 0 ? 0 : 200 * Double(agreed) / Double(expected + found)
        print(
            "\(files) files, \(leftOut) left out, \(rows.count) kinds, \(expected) nodes, F1 \(String(format: "%.4f", f1)) %"
        )
    }
}

/// A small program over SwiftParser, built once into the temporary folder.
private struct Oracle {
    private let program: URL

    init?() {
        guard let compiler = Oracle.compiler() else { return nil }
        let host = compiler.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent(
                "lib/swift/host")
        let module = host.appendingPathComponent("SwiftParser.swiftmodule").path
        guard FileManager.default.fileExists(atPath: module) else { return nil }
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glazier-oracle")
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        program = folder.appendingPathComponent("listing")
        let source = folder.appendingPathComponent("listing.swift")
        guard (try? Oracle.source.write(to: source, atomically: true, encoding: .utf8)) != nil else { return nil }
        let built = run(
            compiler,
            [
                "-O", "-swift-version", "5", "-I", host.path, "-L", host.path, "-lSwiftSyntax", "-lSwiftParser",
                "-Xlinker", "-rpath", "-Xlinker", host.path, source.path, "-o", program.path,
            ])
        guard built != nil else { return nil }
    }

    private static func compiler() -> URL? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        return folders.map { URL(fileURLWithPath: "\($0)/swiftc") }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    /// For each path its lines `kind<TAB>start<TAB>end`.
    func listing(_ files: [String]) -> [String: [Substring]]? {
        guard let output = run(program, files) else { return nil }
        var result: [String: [Substring]] = [:]
        var path = ""
        for line in String(decoding: output, as: UTF8.self).split(separator: "\n") {
            if line.hasPrefix(">") { path = String(line.dropFirst()) } else { result[path, default: []].append(line) }
        }
        return result
    }

    /// Prints `>path`, then a line for each node that has text: collections, tokens and empty nodes left out.
    private static let source =
        ["Foundation", "SwiftParser", "SwiftSyntax"].map { "import \($0)\n" }.joined() + """
            final class Lister: SyntaxAnyVisitor {
                var lines = ""
                override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
                    guard node.kind != .token, !node.kind.isSyntaxCollection else { return .visitChildren }
                    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
                    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
                    if start < end { lines += "\\(node.kind)\\t\\(start)\\t\\(end)\\n" }
                    return .visitChildren
                }
            }

            for path in CommandLine.arguments.dropFirst() {
                guard let data = FileManager.default.contents(atPath: path) else { continue }
                let tree = data.withUnsafeBytes { Parser.parse(source: $0.bindMemory(to: UInt8.self)) }
                let lister = Lister(viewMode: .sourceAccurate)
                lister.walk(tree)
                let error = tree.hasError ? "!error\\t0\\t0\\n" : ""
                FileHandle.standardOutput.write(Data((">" + path + "\\n" + error + lister.lines).utf8))
            }
            """
}

/// Runs a program and returns its output; `nil` when it could not be started or failed.
func run(_ program: URL, _ arguments: [String]) -> Data? {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    guard (try? process.run()) != nil else { return nil }
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? output : nil
}
