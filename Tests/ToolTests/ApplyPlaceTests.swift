import Foundation
import Testing

@testable import Tool

/// Where a run may write: worktrees, submodules, folders without Git, odd names, and never outside the project.
@Suite struct ApplyPlaceTests {
    /// The text of a file that a run changes.
    private let old = SmallApp.view
    private let new = SmallApp.safeOnly

    // MARK: Git

    @Test func inAWorktree() throws {
        let folder = try SmallApp.make()
        let other = try TempFolder()
        try folder.git("worktree", "add", "-q", other.path + "/tree")
        #expect(FileSystem.system.kind(other.path + "/tree/.git") == .file)
        let run = other.glazier("apply", SmallApp.only, in: "tree")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try other.read("tree/A.swift") == new)
        #expect(try folder.read("A.swift") == old)
        try other.write("tree/A.swift", old + "// mine\n")
        #expect(other.glazier("apply", SmallApp.only, in: "tree").errors.contains("A.swift has changes"))
    }

    @Test func inASubmodule() throws {
        let inner = try SmallApp.make()
        let folder = try SmallApp.make()
        try folder.git("-c", "protocol.file.allow=always", "submodule", "add", "-q", inner.path, "Inner")
        try folder.commitAll()
        // From outside: one run over both, taken back as one.
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 0, "\(run.errors)")
        #expect(try folder.read("Inner/A.swift") == new)
        #expect(try folder.read("A.swift") == new)
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.read("Inner/A.swift") == old)
        // From inside: a run of the submodule's own.
        try folder.write("Inner/A.swift", old + "// mine\n")
        #expect(folder.glazier("apply", SmallApp.only).errors.contains("Inner/A.swift has changes"))
        try folder.write("Inner/A.swift", old)
        #expect(folder.glazier("apply", SmallApp.only, in: "Inner").code == 0)
        #expect(try folder.read("A.swift") == old)
        #expect(folder.glazier("undo", in: "Inner").code == 0)
        #expect(try folder.read("Inner/A.swift") == old)
    }

    @Test func inASubfolderTheJournalIsThatOfTheRepository() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("apply", SmallApp.only, in: "Sub folder").code == 0)
        #expect(FileSystem.system.kind(folder.path + "/.glazier/journal/0001.done") == .file)
        #expect(try folder.read("A.swift") == old)
        #expect(folder.glazier("undo").errors.contains("restored Sub folder/Bü.swift"))
        #expect(try folder.git("status", "--porcelain").out == "")
    }

    @Test func withoutGitAtAll() throws {
        let folder = try SmallApp.make()
        try FileManager.default.removeItem(atPath: folder.path + "/.git")
        let run = folder.glazier("apply", "--allow-no-vcs", SmallApp.only, "Sub folder") { $0.git = { _ in nil } }
        #expect(run.code == 0, "\(run.errors)")
        #expect(folder.glazier("undo") { $0.git = { _ in nil } }.code == 0)
        #expect(try folder.read("Sub folder/Bü.swift").contains("ultraThin"))
    }

    @Test func oddNames() throws {
        let folder = try SmallApp.make()
        let names = [
            "-n.swift", ":(top)x.swift", "a\nb.swift", "a\tb.swift", "\"q\".swift", "back\\slash.swift", "*.swift",
            "[a].swift", " .swift", "e\u{301}.swift", "%0A.swift", "🪟.swift",
            String(repeating: "n", count: 249) + ".swift",
        ]
        for name in names { try folder.write("Odd/" + name, old) }
        let refused = folder.glazier("apply", SmallApp.only)
        #expect(refused.code == 2)
        #expect(refused.errors.contains("have changes that are not committed"))
        try folder.commitAll()
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 0, "\(run.errors)")
        for name in names { #expect(try folder.read("Odd/" + name) == new, "\(name)") }
        #expect(folder.glazier("undo").code == 0)
        for name in names { #expect(try folder.read("Odd/" + name) == old, "\(name)") }
        #expect(try folder.git("status", "--porcelain").out == "")
    }

    // MARK: Links and paths that lead elsewhere

    private func link(_ folder: TempFolder, _ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
    }

    @Test(arguments: ["Link.swift", "Out", "Out/B.swift"])
    func linksThatLeadOut(_ named: String) throws {
        let folder = try SmallApp.make()
        let other = try TempFolder()
        try other.write("B.swift", old)
        try link(folder, "Link.swift", to: other.path + "/B.swift")
        try link(folder, "Out", to: other.path)
        let run = folder.glazier(
            "apply", "--allow-no-vcs", "--recipes", ".glazier/recipes", SmallApp.only, named)
        #expect(run.code == 2, "\(run.errors)")
        #expect(
            run.errors.contains("B.swift lies outside \(folder.path)") || run.errors.contains("\(named) lies outside"))
        #expect(try other.read("B.swift") == old)
        #expect(other.files() == ["B.swift"])
        // Unnamed, links are not followed at all.
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        #expect(try other.read("B.swift") == old)
    }

    @Test func aPathOutsideBesideOneInside() throws {
        let folder = try SmallApp.make()
        let other = try SmallApp.make()
        let run = folder.glazier("apply", SmallApp.only, "A.swift", other.path + "/A.swift")
        #expect(run.code == 2)
        #expect(run.errors.contains("lies outside \(folder.path)"))
        #expect(try folder.read("A.swift") == old)
        // Alone, it is a run of the project that it lies in.
        #expect(folder.glazier("apply", SmallApp.only, "--recipes", ".glazier/recipes", other.path).code == 0)
        #expect(try other.read("A.swift") == new)
        #expect(folder.glazier("undo", other.path).code == 0)
        #expect(try other.read("A.swift") == old)
    }

    @Test func linksWithin() throws {
        let folder = try SmallApp.make()
        try link(folder, "Link.swift", to: "A.swift")
        #expect(folder.glazier("apply", SmallApp.only, "Link.swift").code == 0)
        #expect(try folder.read("A.swift") == new)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/Link.swift") == "A.swift")
    }

    @Test func linkLoops() throws {
        let folder = try SmallApp.make()
        try link(folder, "Loop", to: ".")
        try link(folder, "One.swift", to: "Two.swift")
        try link(folder, "Two.swift", to: "One.swift")
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        let run = folder.glazier("apply", SmallApp.only, "One.swift")
        #expect(run.code == 4)
        #expect(run.errors.contains("One.swift: error: no such file or folder"))
        #expect(folder.glazier("undo", "Loop/Loop").code == 0)
        #expect(try folder.read("A.swift") == old)
    }

    @Test(arguments: [".glazier", ".glazier/journal"])
    func theJournalThatIsALink(_ name: String) throws {
        let folder = try SmallApp.make()
        let other = try TempFolder()
        try FileManager.default.moveItem(atPath: folder.path + "/.glazier/recipes", toPath: folder.path + "/recipes")
        if name == ".glazier" { try FileManager.default.removeItem(atPath: folder.path + "/.glazier") }
        try link(folder, name, to: other.path)
        let run = folder.glazier("apply", "--recipes", "recipes", SmallApp.only)
        #expect(run.code == 5)
        #expect(run.errors.contains("\(name): error: cannot be used: it is a link or no folder; nothing written"))
        #expect(try folder.read("A.swift") == old)
        #expect(other.files() == [])
        #expect(folder.glazier("undo").code == 5)
    }

    @Test func otherFilesOfOursThatAreLinks() throws {
        let folder = try SmallApp.make()
        let other = try TempFolder()
        try other.write("lock", "theirs\n")
        try link(folder, ".glazier/lock", to: other.path + "/lock")
        try link(folder, ".glazier/.gitignore", to: other.path + "/none")
        #expect(folder.glazier("apply", SmallApp.only).code == 5)
        #expect(try other.read("lock") == "theirs\n")
        #expect(other.files() == ["lock"])
    }

    @Test func theUsersOwnIgnoreFileStays() throws {
        let folder = try SmallApp.make()
        try folder.write(".glazier/.gitignore", "mine\n")
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        #expect(try folder.read(".glazier/.gitignore") == "mine\n")
    }

    /// A repository may come with a journal that somebody else wrote.
    @Test(arguments: ["../B.swift", "/B.swift", "Sub/../../B.swift", "Out/B.swift", "", "Sub folder/.."])
    func aJournalThatNamesFilesElsewhere(_ name: String) throws {
        let folder = try SmallApp.make()
        let other = try TempFolder()
        try other.write("B.swift", new)
        try link(folder, "Out", to: other.path)
        let file = JournalEntry.File(
            name: name == "/B.swift" ? other.path + name : name, old: ContiguousArray(old.utf8),
            new: SHA256(ContiguousArray(new.utf8)))
        let entry = JournalEntry(time: "today", command: "apply", recipes: [:], files: [file])
        try folder.write(".glazier/journal/0001.done", bytes: entry.pieces.flatMap { Array($0) })
        let run = folder.glazier("undo", "--keep-changed")
        #expect(run.code == (name == "Out/B.swift" ? 0 : 5), "\(run.errors)")
        if run.code == 5 { #expect(run.errors.contains("0001.done: error: this is no whole journal")) }
        #expect(try other.read("B.swift") == new)
        #expect(other.files() == ["B.swift"])
    }

    @Test func aDamagedJournal() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        let path = folder.path + "/.glazier/journal/0001.done"
        let whole = try Array(Data(contentsOf: URL(fileURLWithPath: path)))
        let after = try folder.read("A.swift")
        // Cut anywhere, or one byte changed anywhere.
        for place in stride(from: 0, to: whole.count, by: 7) {
            var flipped = whole
            flipped[place] ^= 1
            for bytes in [Array(whole[..<place]), flipped] {
                try folder.write(".glazier/journal/0001.done", bytes: bytes)
                let run = folder.glazier("undo")
                #expect(run.code == 5, "at \(place)")
                #expect(try folder.read("A.swift") == after)
            }
        }
        try folder.write(".glazier/journal/0001.done", bytes: whole)
        #expect(folder.glazier("undo").code == 0)
    }
}
