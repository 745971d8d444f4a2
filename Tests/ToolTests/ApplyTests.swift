import Foundation
import Testing

@testable import Tool

@Suite struct ApplyTests {
    @Test func writesWhatIsSafe() throws {
        let folder = try SmallApp.make()
        let before = try folder.attributes("C.swift").modified
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 0)
        #expect(run.out.isEmpty)
        #expect(run.errors.contains("changed A.swift: 1 change\n"))
        #expect(run.errors.contains("1 change waits for ‘--level review’"))
        #expect(run.errors.contains("2 changed in 2 files, 1 waiting"))
        #expect(try folder.read("A.swift") == SmallApp.safeOnly)
        #expect(
            try folder.read("Sub folder/Bü.swift")
                == "import SwiftUI\r\nlet b = Text(\"b\")\r\n    .background(.thinMaterial)")
        #expect(try folder.attributes("C.swift").modified == before)
        #expect(folder.files().count == 5)
    }

    @Test func aSecondRunChangesNothing() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("apply", "--level", "review", SmallApp.only).code == 0)
        #expect(try folder.read("A.swift") == SmallApp.changed)
        let modified = try folder.attributes("A.swift").modified
        // What would not be written does not have to be clean either.
        let again = folder.glazier("apply", "--level", "review", SmallApp.only)
        #expect(again.code == 0)
        #expect(again.errors.contains("0 changed in 0 files"))
        #expect(try folder.attributes("A.swift").modified == modified)
        #expect(folder.glazier("diff", SmallApp.only).out.isEmpty)
    }

    @Test func keepsTheMode() throws {
        let folder = try SmallApp.make()
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path + "/A.swift")
        try folder.commitAll()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        #expect(try folder.attributes("A.swift").mode == 0o755)
    }

    @Test func keepsTheByteOrderMark() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", "\u{FEFF}" + SmallApp.view)
        try folder.commitAll()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        #expect(try folder.read("A.swift") == "\u{FEFF}" + SmallApp.safeOnly)
    }

    @Test func refusesWithoutVersionControl() throws {
        let folder = try SmallApp.make()
        try FileManager.default.removeItem(atPath: folder.path + "/.git")
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 2)
        #expect(run.errors.contains("nothing written: A.swift and Sub folder/Bü.swift are not in a Git repository"))
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(folder.glazier("apply", "--allow-no-vcs", SmallApp.only).code == 0)
        #expect(try folder.read("A.swift") == SmallApp.safeOnly)
    }

    @Test func refusesDirtyFiles() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", SmallApp.view + "// mine\n")
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 2)
        #expect(run.errors.contains("nothing written: A.swift has changes that are not committed"))
        #expect(run.errors.contains("--allow-dirty"))
        #expect(try folder.read("Sub folder/Bü.swift").contains("ultraThin"))
        #expect(folder.glazier("apply", "--allow-staged", SmallApp.only).code == 2)
        #expect(folder.glazier("apply", "--allow-dirty", SmallApp.only).code == 0)
        #expect(try folder.read("A.swift") == SmallApp.safeOnly + "// mine\n")
    }

    @Test func refusesFilesThatGitDoesNotKnow() throws {
        let folder = try SmallApp.make()
        try folder.write("New.swift", SmallApp.view)
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 2)
        #expect(run.errors.contains("New.swift has changes that are not committed"))
    }

    @Test func refusesStagedFiles() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", SmallApp.view + "// mine\n")
        try folder.git("add", "A.swift")
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 2)
        #expect(run.errors.contains("nothing written: A.swift is staged for the next commit"))
        #expect(folder.glazier("apply", "--allow-dirty", SmallApp.only).code == 2)
        #expect(folder.glazier("apply", "--allow-staged", SmallApp.only).code == 0)
    }

    @Test func otherFilesMayBeDirty() throws {
        let folder = try SmallApp.make()
        try folder.write("C.swift", "// mine\n")
        try folder.write("New.txt", "mine\n")
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
    }

    @Test func withoutGit() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("apply", SmallApp.only) { $0.git = { _ in nil } }
        #expect(run.code == 2)
        #expect(run.errors.contains("there is no ‘git’ on the search path"))
    }

    @Test func aFileThatChangesMeanwhile() throws {
        let folder = try SmallApp.make()
        // Another program writes while Git is asked, that is between reading and writing.
        let run = folder.glazier("apply", SmallApp.only) { system in
            let path = folder.path
            system.git = { arguments in
                let result = FileSystem.system.git(arguments)
                try? Data("// theirs\n".utf8).write(to: URL(fileURLWithPath: path + "/A.swift"))
                return result
            }
        }
        #expect(run.code == 4)
        #expect(run.errors.contains("A.swift: error: changed since it was read; it was left alone"))
        #expect(run.errors.contains("changed Sub folder/Bü.swift: 1 change"))
        #expect(try folder.read("A.swift") == "// theirs\n")
        #expect(folder.files().count == 5)
        // What was passed over is no part of the run.
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.read("A.swift") == "// theirs\n")
        #expect(try folder.read("Sub folder/Bü.swift").contains("ultraThin"))
    }

    @Test func interruptedWhileLayingDown() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("apply", SmallApp.only) { system in
            let path = folder.path
            system.isInterrupted = { FileSystem.system.kind(path + "/.glazier-1-0") != nil }
            system.holdInterrupts = { _ in }
        }
        #expect(run.code == 130)
        #expect(run.errors.contains("interrupted; nothing written"))
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(folder.files().count == 5)
    }
}
