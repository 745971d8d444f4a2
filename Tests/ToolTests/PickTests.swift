import Foundation
import Testing

@testable import Tool

/// `apply -i`: answers come over a pipe, one a line.
@Suite struct PickTests {
    private static let name = "Sub folder/Bü.swift"
    /// The questions in their order: both findings of A.swift are one hunk, then the other file.
    private static let other = "import SwiftUI\r\nlet b = Text(\"b\")\r\n    .background(.ultraThinMaterial)"
    private static let otherNew = other.replacing(".ultraThin", with: ".thin")

    private func pick(_ folder: TempFolder, _ answers: String..., only: String = SmallApp.only) -> TempFolder.Run {
        nonisolated(unsafe) var left = answers[...]
        let run = folder.glazier("apply", "-i", only) { system in
            system.readLine = { left.popFirst() }
        }
        #expect(left.isEmpty, "not read: \(left)")
        return run
    }

    private func check(
        _ folder: TempFolder, _ first: String, _ second: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(try folder.read("A.swift") == first, sourceLocation: sourceLocation)
        #expect(try folder.read(Self.name) == second, sourceLocation: sourceLocation)
    }

    @Test func yesAndNo() throws {
        let folder = try SmallApp.make()
        let run = pick(folder, "y", "n")
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("(1/2) Apply this to A.swift [y,n,a,d,q,s,e,w,u,/,?]? "))
        #expect(run.errors.contains("A.swift:7:17: safe: Thin is enough [test.safe]"), "\(run.errors)")
        #expect(run.errors.contains("-                .background(.ultraThinMaterial) // kept\n"))
        #expect(
            run.errors.contains(
                "2 changed in 1 file, 0 waiting, 0 for you to decide, 0 refused, 0 not examined, 1 not chosen"))
        try check(folder, SmallApp.changed, Self.other)
        // It is a run like any other.
        #expect(folder.glazier("undo").code == 0)
        try check(folder, SmallApp.view, Self.other)
    }

    @Test func nothingChosen() throws {
        let folder = try SmallApp.make()
        #expect(pick(folder, "n", "n").code == 0)
        try check(folder, SmallApp.view, Self.other)
        #expect(folder.glazier("undo").errors.contains("nothing to take back"))
    }

    @Test func split() throws {
        let folder = try SmallApp.make()
        let run = pick(folder, "s", "s", "n", "y", "y")
        #expect(run.errors.contains("this change is a single finding"))
        #expect(run.errors.contains("(2/3) Apply this to A.swift"))
        try check(
            folder, SmallApp.view.replacing("Spacer(minLength: 0)", with: "Spacer()"), Self.otherNew)
    }

    @Test func restOfTheFile() throws {
        let all = try SmallApp.make()
        _ = pick(all, "s", "a", "n")
        try check(all, SmallApp.changed, Self.other)
        let none = try SmallApp.make()
        _ = pick(none, "s", "d", "y")
        try check(none, SmallApp.view, Self.otherNew)
    }

    @Test func quitWritesWhatWasChosen() throws {
        let folder = try SmallApp.make()
        #expect(pick(folder, "y", "q").code == 0)
        try check(folder, SmallApp.changed, Self.other)
    }

    @Test func whyAndHelp() throws {
        let folder = try SmallApp.make()
        let run = pick(folder, "w", "?", "", "x", "q")
        #expect(run.errors.contains("test.safe, level safe: Thin is enough\n  "))
        #expect(run.errors.contains("‘glazier recipe show test.safe’ prints the recipe"))
        #expect(run.errors.components(separatedBy: "u - undo the last answer").count == 4)
    }

    @Test func undoOfAnAnswer() throws {
        let folder = try SmallApp.make()
        let run = pick(folder, "u", "s", "y", "u", "n", "u", "u", "n", "y")
        #expect(run.errors.contains("there is no answer to undo"))
        try check(folder, SmallApp.view, Self.otherNew)
    }

    @Test func search() throws {
        let folder = try SmallApp.make()
        let run = pick(folder, "/nowhere", "/Bü", "y", "n")
        #expect(run.errors.contains("no open change holds ‘nowhere’"))
        try check(folder, SmallApp.view, Self.otherNew)
    }

    @Test func anotherDay() throws {
        let folder = try SmallApp.make()
        #expect(pick(folder, "s", "n", "q").code == 0)
        #expect(try folder.read(".glazier/picks").hasPrefix("n\ttest.safe\tA.swift\t"))
        // Git is not told of it, and the file does not stay longer than it is needed.
        #expect(try folder.git("status", "--porcelain").out == "")
        let run = pick(folder, "y", "y")
        #expect(run.errors.contains("1 answer of last time kept; the rest is asked. Remove .glazier/picks to be asked"))
        try check(
            folder, SmallApp.view.replacing("Spacer(minLength: 0)", with: "Spacer()"), Self.otherNew)
        #expect(FileSystem.system.kind(folder.path + "/.glazier/picks") == nil)
    }

    @Test func endedByControlC() throws {
        let folder = try SmallApp.make()
        struct Ended: Error {}
        // What is on disk while the second question is asked is what a Control-C leaves.
        nonisolated(unsafe) var asked = 0
        nonisolated(unsafe) var left = ""
        _ = folder.glazier("apply", "-i", SmallApp.only) { system in
            system.readLine = { [folder] in
                asked += 1
                if asked == 2 { left = (try? folder.read(".glazier/picks")) ?? "" }
                return asked == 1 ? "y" : nil
            }
        }
        #expect(left.split(separator: "\n").count == 2 && left.hasPrefix("y\ttest.review\tA.swift\t"))
        try folder.write("A.swift", SmallApp.view)
        try folder.write(".glazier/picks", left + "damaged\nz\n")
        _ = pick(folder, "n")
        try check(folder, SmallApp.changed, Self.other)
    }

    private func edit(
        _ folder: TempFolder, _ answers: String..., words: [String] = [], editor: @escaping @Sendable (String) -> String
    ) -> TempFolder.Run {
        nonisolated(unsafe) var left = answers[...]
        return folder.glazier(["apply", "-i", SmallApp.only] + words) { system in
            system.readLine = { left.popFirst() }
            system.edit = { path in
                let text = try? String(contentsOfFile: path, encoding: .utf8)
                let done: Void? = try? Data(editor(text ?? "").utf8).write(to: URL(fileURLWithPath: path))
                return done == nil ? 1 : 0
            }
        }
    }

    @Test func writtenByHand() throws {
        let folder = try SmallApp.make()
        let run = edit(folder, "e", "n") { $0.replacing(".thinMaterial", with: ".regularMaterial") }
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("changed A.swift: by hand"))
        try check(folder, SmallApp.changed.replacing(".thinMaterial", with: ".regularMaterial"), Self.other)
        #expect(try folder.git("status", "--porcelain").out == " M A.swift\n")
        #expect(folder.glazier("undo").code == 0)
        try check(folder, SmallApp.view, Self.other)
    }

    /// CRLF lines, and no line break at the end.
    @Test func writtenByHandInAnotherForm() throws {
        let folder = try SmallApp.make()
        let run = edit(folder, "n", "e") { $0.replacing(".thin", with: ".thick") }
        #expect(run.code == 0, "\(run.errors)")
        try check(folder, SmallApp.view, Self.other.replacing(".ultraThin", with: ".thick"))
        // What comes back as it was proposed is a yes.
        #expect(edit(folder, "e", words: ["--allow-dirty"]) { $0 }.errors.contains("changed A.swift: 2 changes"))
    }

    @Test func writtenByHandAndWrong() throws {
        let folder = try SmallApp.make()
        let run = edit(folder, "e", "e", "u", "q") { $0 + "}}} (" }
        #expect(run.errors.contains("what you wrote is not Swift; nothing was taken over"))
        try check(folder, SmallApp.view, Self.other)
        let undone = edit(folder, "e", "u", "n", "n") { $0.replacing("thin", with: "thick") }
        #expect(undone.code == 0)
        try check(folder, SmallApp.view, Self.other)
        let commit = edit(folder, "e", "q", words: ["--commit"]) { $0 }
        #expect(commit.errors.contains("changes are told apart by recipe"))
    }

    @Test func refusesBeforeItAsks() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", SmallApp.view + "// mine\n")
        #expect(pick(folder).code == 2)
    }

    @Test func nothingToAsk() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", "let a = 1\n")
        try folder.write(Self.name, "let b = 1\n")
        try folder.commitAll()
        #expect(pick(folder).errors.contains("0 found"))
    }
}
