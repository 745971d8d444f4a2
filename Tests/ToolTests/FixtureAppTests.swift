import Foundation
import SwiftTree
import TestSupport
import Testing

@testable import Tool

/// The main job on each of the fixture apps, in a copy that is a repository of its own.
@Suite struct FixtureAppTests {
    static let apps = ["Trailhead", "Lantern", "Harbor"]

    static func copy(_ app: String) throws -> TempFolder {
        let folder = try TempFolder()
        for path in repositoryFiles(under: "Fixtures/Apps/\(app)") {
            let name = path.dropFirst("Fixtures/Apps/\(app)/".count)
            try folder.write(String(name), bytes: Array(try repositoryFile(path)))
        }
        try folder.commitAll()
        return folder
    }

    @Test(arguments: apps)
    func diffThenApply(_ app: String) throws {
        let folder = try Self.copy(app)
        let diff = folder.glazier("diff")
        #expect(diff.code == 0)
        #expect(!diff.out.isEmpty)
        let check = try folder.git("apply", "--check", input: diff.out)
        #expect(check.code == 0, "\(check.out)")

        let apply = folder.glazier("apply", "--level", "review")
        #expect(apply.code == 0, "\(apply.errors)")
        try folder.git("add", "-A")
        #expect(try folder.git("apply", "--cached", "-R", "--check", input: diff.out).code == 0)
        let white = try folder.git("-c", "core.whitespace=cr-at-eol", "diff", "--cached", "--check")
        #expect(white.code == 0, "white space at the end of new lines:\n\(white.out)")

        let again = folder.glazier("diff")
        #expect(again.code == 0)
        #expect(again.out == "")
    }

    @Test(arguments: apps)
    func changedFilesStillParse(_ app: String) throws {
        let folder = try Self.copy(app)
        #expect(folder.glazier("apply", "--level", "review").code == 0)
        for name in folder.files() where name.hasSuffix(".swift") {
            let problems = parse(ContiguousArray(try folder.read(name).utf8)).problems
            #expect(problems.isEmpty, "\(name)")
        }
    }

    /// The patch of each app as it was last read and agreed to. `UPDATE_EXPECTATIONS=1 swift test` writes it anew; the
    /// change to the stored patch is what a reviewer reads.
    @Test(arguments: apps)
    func expectedPatch(_ app: String) throws {
        try compare(Self.copy(app).glazier("diff").out, with: "\(app).patch")
    }

    /// The patches of one app for other systems than its own.
    @Test(arguments: ["15", "16", "17.5", "18", "26"], [[], ["visionOS=2"]])
    func expectedPatchForTarget(_ version: String, _ others: [String]) throws {
        let targets = ["iOS=\(version)"] + others
        let words = targets.flatMap { ["--target", $0] }
        let name = "iOS-\(version)\(others.isEmpty ? "" : "-visionOS")"
        try compare(Self.copy("Trailhead").glazier(["diff"] + words).out, with: "Targets/\(name).patch")
    }

    private func compare(_ found: String, with name: String) throws {
        let stored = URL(fileURLWithPath: "\(repositoryRoot)/Fixtures/Apps/\(name)")
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
            try Data(found.utf8).write(to: stored)
        }
        let expected = try String(decoding: Data(contentsOf: stored), as: UTF8.self)
        if let difference = textDifference(found: found, expected: expected) { Issue.record("\(difference)") }
    }
}

/// The odd inputs of `Fixtures/Inputs`: each with its own answer, and nothing lost.
@Suite struct OddInputTests {
    @Test func eachIsAnswered() throws {
        let folder = try TempFolder()
        for path in repositoryFiles(under: "Fixtures/Inputs", withExtension: "swift") {
            try folder.write(String(path.split(separator: "/").last ?? ""), bytes: Array(try repositoryFile(path)))
        }
        let before = folder.files().map { try? Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + $0)) }
        let run = folder.glazier("diff", ".", "Missing.swift")
        #expect(run.code == 4)
        #expect(run.errors.contains("Binary.swift: error: not a text"))
        #expect(run.errors.contains("Latin1.swift:") && run.errors.contains("not UTF-8"))
        #expect(run.errors.contains("SyntaxError.swift:") && run.errors.contains("not examined"))
        #expect(run.errors.contains("Missing.swift: error: no such file or folder"))
        #expect(!run.errors.contains("Empty.swift"))
        #expect(run.out.contains("b/BOM.swift"))
        #expect(run.out.contains("b/SyntaxError.swift"))
        #expect(before == folder.files().map { try? Data(contentsOf: URL(fileURLWithPath: folder.path + "/" + $0)) })
    }
}
