import Foundation
import Testing

@testable import Tool

/// `status`, comments that keep recipes away, and the baseline.
@Suite struct StatusTests {
    private func row(_ recipe: String, _ out: String) -> [String] {
        out.split(separator: "\n").first { $0.hasPrefix(recipe) }?.split(separator: " ").map(String.init) ?? []
    }

    @Test func whatWasAppliedAndWhatIsLeft() throws {
        let folder = try SmallApp.make()
        try folder.write("Broken.swift", "import SwiftUI\nfunc ( { Text(1).background(.ultraThinMaterial)\n")
        let before = folder.glazier("status", SmallApp.only)
        #expect(before.out.hasPrefix("Applied, newest first:\n  nothing\n\nrecipe"))
        #expect(
            row("recipe", before.out).dropFirst().joined(separator: " ")
                == "found changed safe review to decide refused suppressed baselined")
        #expect(row("test.safe", before.out).dropFirst() == ["2", "-", "2", "-", "-", "-", "-", "-"])
        #expect(row("test.review", before.out).dropFirst() == ["1", "-", "-", "1", "-", "-", "-", "-"])
        #expect(before.out.contains("not examined"))
        #expect(before.code == 4)
        #expect(folder.glazier("apply", SmallApp.only).code == 4)
        let after = folder.glazier("status", SmallApp.only)
        #expect(after.out.contains("  2 changes in 2 files  glazier apply \(SmallApp.only)\n"))
        #expect(row("test.safe", after.out).dropFirst() == ["-", "2", "-", "-", "-", "-", "-", "-"])
        #expect(row("test.review", after.out).dropFirst() == ["1", "-", "-", "1", "-", "-", "-", "-"])
    }

    @Test func comments() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", "// glazier:ignore[test.safe] the old look stays\n" + SmallApp.view)
        try folder.write("C.swift", "import SwiftUI\n// glazier:ignore[test.safe] nothing here\nlet c = 1\n")
        try folder.write(
            "D.swift", SmallApp.view.replacing("struct A", with: "// glazier:ignore\n// why\nstruct D"))
        try folder.write("E.swift", "// glazier:ignore-file[test.review] later\n" + SmallApp.view)
        let all = folder.glazier("status", "--recipes", ".glazier/recipes")
        #expect(row("test.safe", all.out).suffix(2) == ["1", "-"])
        #expect(row("test.safe", all.out)[1] == "3")
        #expect(row("test.review", all.out)[1] == "1")
        #expect(row("test.review", all.out).suffix(2) == ["2", "-"])
        let idle = "this comment keeps no recipe away: remove it"
        #expect(all.errors.contains("A.swift:1:1: \(idle)"))
        #expect(all.errors.contains("C.swift:2:1: \(idle)"))
        #expect(!all.errors.contains("D.swift:") && !all.errors.contains("E.swift:"))
        // Nobody can tell what a comment is for when recipes are left out.
        #expect(!folder.glazier("status", SmallApp.only).errors.contains(idle))
        let scan = folder.glazier("scan")
        #expect(scan.errors.contains("A.swift:1:1: \(idle)"))
        #expect(scan.errors.contains(", 3 suppressed"))
    }

    @Test func theBaseline() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("scan", "--write-baseline", SmallApp.only).errors.contains("holds 3 findings"))
        let lines = try folder.read(".glazier/baseline").split(separator: "\n").map(String.init)
        #expect(lines == lines.sorted())
        #expect(
            lines.map { $0.split(separator: "\t").prefix(2).joined(separator: " ") } == [
                "test.review A.swift", "test.safe A.swift", "test.safe Sub folder/Bü.swift",
            ])
        for verb in ["diff", "scan", "apply"] {
            let run = folder.glazier(verb, SmallApp.only)
            #expect(run.errors.contains("0 found in 3 files"), "\(verb): \(run.errors)")
            #expect(run.errors.contains("3 left out"))
            #expect(run.out.isEmpty)
        }
        #expect(row("test.safe", folder.glazier("status", SmallApp.only).out).last == "2")
        // Moved and formatted anew, it is the same finding; a second one of the kind is new.
        try folder.write(
            "A.swift",
            "\n\n"
                + SmallApp.view.replacing("Spacer(minLength: 0)", with: "Spacer( minLength:0 )\nSpacer(minLength: 0)"))
        let run = folder.glazier("scan", SmallApp.only)
        #expect(run.errors.contains("1 found in 3 files"), "\(run.errors)")
        #expect(run.out.contains("A.swift:11:"))
    }

    @Test func pruning() throws {
        let folder = try SmallApp.make()
        folder.glazier("scan", "--write-baseline", SmallApp.only)
        let whole = try folder.read(".glazier/baseline")
        try folder.write("A.swift", SmallApp.safeOnly)
        // What a run does not look at stays.
        #expect(folder.glazier("scan", "--prune", SmallApp.only, "Sub folder").code == 0)
        #expect(try folder.read(".glazier/baseline") == whole)
        #expect(folder.glazier("scan", "--prune", "--only=test.review").code == 0)
        #expect(try folder.read(".glazier/baseline") == whole)
        #expect(folder.glazier("scan", "--prune", SmallApp.only).errors.contains("holds 2 findings"))
        #expect(!(try folder.read(".glazier/baseline")).contains("test.safe\tA.swift"))
        try FileManager.default.removeItem(atPath: folder.path + "/Sub folder/Bü.swift")
        #expect(folder.glazier("scan", "--prune", SmallApp.only).errors.contains("holds 1 finding\n"))
    }

    @Test func aDamagedBaseline() throws {
        let folder = try SmallApp.make()
        try folder.write(".glazier/baseline", "test.safe\tA.swift\t0\nwhat is this\n")
        for verb in ["diff", "scan", "apply", "status"] {
            let run = folder.glazier(verb, SmallApp.only)
            #expect(run.code == 2)
            #expect(run.errors.contains("/.glazier/baseline:2: error: this baseline cannot be read"))
        }
    }
}
