import Foundation
import Tool

/// A folder of its own for one test, removed at the end, and the tool run in it.
final class TempFolder: Sendable {
    let path: String

    init() throws {
        let name = FileManager.default.temporaryDirectory.appendingPathComponent("glazier-test-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: name, withIntermediateDirectories: true)
        path = FileSystem.system.resolve(name.path) ?? name.path
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ name: String, _ text: String) throws { try write(name, bytes: Array(text.utf8)) }

    func write(_ name: String, bytes: [UInt8]) throws {
        let url = URL(fileURLWithPath: path + "/" + name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }

    func read(_ name: String) throws -> String {
        String(decoding: try Data(contentsOf: URL(fileURLWithPath: path + "/" + name)), as: UTF8.self)
    }

    func attributes(_ name: String) throws -> (mode: Int, modified: Date, size: Int) {
        let attributes = try FileManager.default.attributesOfItem(atPath: path + "/" + name)
        return (
            attributes[.posixPermissions] as? Int ?? 0, attributes[.modificationDate] as? Date ?? .distantPast,
            attributes[.size] as? Int ?? 0
        )
    }

    /// Every file below the folder but those of Git and of the journal, to see that nothing is left behind.
    func files() -> [String] {
        let all = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
        let kept = [".git/", ".glazier/journal/", ".glazier/lock", ".glazier/.gitignore"]
        return all.filter { !kept.contains(where: $0.hasPrefix) && FileSystem.system.kind(path + "/" + $0) == .file }
            .sorted()
    }

    struct Run {
        var code: Int32
        var out: String
        var errors: String
    }

    /// The tool in this folder, or in one below it.
    @discardableResult
    func glazier(_ arguments: String..., in folder: String = "", change: (inout FileSystem) -> Void = { _ in }) -> Run {
        glazier(arguments, in: folder, change: change)
    }

    func glazier(_ arguments: [String], in folder: String = "", change: (inout FileSystem) -> Void = { _ in }) -> Run {
        var system = FileSystem.system
        let current = folder.isEmpty ? path : path + "/" + folder
        system.currentFolder = { current }
        system.environment = { $0 == "NO_COLOR" || $0 == "TERM" ? nil : FileSystem.system.environment($0) }
        system.isTerminal = { _ in false }
        change(&system)
        var out = ContiguousArray<UInt8>()
        var errors = ContiguousArray<UInt8>()
        let code = Tool.run(arguments: arguments, fileSystem: system, out: { out += $0 }, errors: { errors += $0 })
        return Run(
            code: code, out: String(decoding: out, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self))
    }

    @discardableResult
    func git(_ arguments: String..., input: String = "") throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        let settings = [
            "-c", "user.name=Test", "-c", "user.email=test@example.com", "-c", "core.autocrlf=false",
            "-c", "commit.gpgsign=false",
        ]
        process.arguments = ["git", "-C", path] + settings + arguments
        // Through a file: a pipe that nobody empties would stop Git.
        let inputFile = FileManager.default.temporaryDirectory.appendingPathComponent("glazier-in-\(UUID().uuidString)")
        try Data(input.utf8).write(to: inputFile)
        defer { try? FileManager.default.removeItem(at: inputFile) }
        process.standardInput = try FileHandle(forReadingFrom: inputFile)
        let output = Pipe()
        process.standardOutput = output
        process.standardError = output
        try process.run()
        let text = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Run(code: process.terminationStatus, out: String(decoding: text, as: UTF8.self), errors: "")
    }

    func commitAll() throws {
        if FileSystem.system.kind(path + "/.git") == nil { try git("init", "-q") }
        try git("add", "-A", "-f")
        try git("commit", "-qm", "State")
    }
}
