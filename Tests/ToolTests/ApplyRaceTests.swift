import Foundation
import Testing

@testable import Tool

/// What happens to a file, or beside it, while a run is under way.
@Suite struct ApplyRaceTests {
    enum Event: String, CaseIterable {
        case vanishes, changes, becomesAFolder, becomesALink, losesPermission, folderBecomesALink

        /// Does it to `Sub folder/Bü.swift`. As root every file can be read; then the reading itself has to fail.
        func happen(in folder: TempFolder) throws {
            let path = folder.path + "/" + ApplyRaceTests.name
            switch self {
            case .vanishes: try FileManager.default.removeItem(atPath: path)
            case .changes: try folder.write(ApplyRaceTests.name, "// theirs\n")
            case .becomesAFolder:
                try FileManager.default.removeItem(atPath: path)
                try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
            case .becomesALink:
                try FileManager.default.moveItem(atPath: path, toPath: folder.path + "/Elsewhere.txt")
                try FileManager.default.createSymbolicLink(
                    atPath: path, withDestinationPath: folder.path + "/Elsewhere.txt")
            case .losesPermission: chmod(path, 0)
            case .folderBecomesALink:
                let sub = folder.path + "/Sub folder"
                try FileManager.default.moveItem(atPath: sub, toPath: folder.path + "/Elsewhere")
                try FileManager.default.createSymbolicLink(
                    atPath: sub, withDestinationPath: folder.path + "/Elsewhere")
            }
        }
    }

    enum Moment: CaseIterable {
        /// After everything was read and computed.
        case beforeWriting
        /// When the new texts lie beside the files.
        case beforeTheFirstRename
    }

    static let name = "Sub folder/Bü.swift"

    @Test(arguments: Event.allCases, Moment.allCases)
    func theFileIsLeftAlone(_ event: Event, _ moment: Moment) throws {
        let folder = try SmallApp.make()
        let happened = Once()
        let run = folder.glazier("apply", SmallApp.only) { system in
            let happen: @Sendable () -> Void = {
                happened.perform { try? event.happen(in: folder) }
            }
            let git = system.git
            let read = system.read
            system.git = { arguments in
                let result = git(arguments)
                if moment == .beforeWriting { happen() }
                return result
            }
            system.read = { path throws(FileError) in
                if event == .losesPermission, happened.isDone, path.hasSuffix("Bü.swift") {
                    throw FileError(code: EACCES)
                }
                return try read(path)
            }
            system.disk.before = { call in
                if moment == .beforeTheFirstRename, case .move(_, let target) = call, target.hasSuffix("A.swift") {
                    happen()
                }
                return .go
            }
        }
        #expect(run.code == 4, "\(run.errors)")
        #expect(run.errors.contains("\(Self.name): error: changed since it was read; it was left alone"))
        #expect(run.errors.contains("changed A.swift: 1 change"))
        #expect(try folder.read("A.swift") == SmallApp.safeOnly)
        #expect(!folder.files().contains { $0.contains(".glazier-") }, "\(folder.files())")
        let theirs = try? folder.read(Self.name)
        // The run is that of the other files, and is taken back without touching this one.
        let undone = folder.glazier("undo")
        #expect(undone.code == 0, "\(undone.errors)")
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(theirs == (try? folder.read(Self.name)))
        #expect(folder.glazier("undo").errors.contains("nothing to take back"))
    }

    @Test func aFileThatIsWriteProtected() throws {
        let folder = try SmallApp.make()
        chmod(folder.path + "/" + Self.name, 0o444)
        // Root may write everywhere; the rule is the same and is told by the system call.
        guard access(folder.path + "/" + Self.name, W_OK) != 0 else { return }
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 5)
        #expect(run.errors.contains("\(Self.name): error: cannot be written: permission denied; nothing written"))
        #expect(try folder.read("A.swift") == SmallApp.view)
    }

    @Test func aFolderThatIsWriteProtected() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("apply", SmallApp.only) { system in
            system.disk.before = { call in
                if case .create(let path) = call, path.contains("Sub folder") { return .fail(EACCES) }
                return .go
            }
        }
        #expect(run.code == 5)
        #expect(run.errors.contains("\(Self.name): error: cannot be written: permission denied; nothing written"))
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(folder.files().count == 5)
        #expect(folder.glazier("undo").errors.contains("nothing to take back"))
    }

    @Test func twoRunsAtOnce() throws {
        let folder = try SmallApp.make()
        let second = Once()
        nonisolated(unsafe) var runs: [TempFolder.Run] = []
        let first = folder.glazier("apply", SmallApp.only) { system in
            system.disk.before = { call in
                // Both verbs that write, while the first is in the middle of it.
                if case .move(_, let target) = call, target.hasSuffix("A.swift") {
                    second.perform {
                        runs = [
                            folder.glazier("apply", "--allow-dirty", SmallApp.only), folder.glazier("undo"),
                        ]
                    }
                }
                return .go
            }
        }
        #expect(first.code == 0)
        #expect(runs.map(\.code) == [2, 2])
        for run in runs {
            #expect(run.errors.contains("\(folder.path): error: another glazier is writing here; nothing written"))
        }
        #expect(try folder.read("A.swift") == SmallApp.safeOnly)
        #expect(folder.glazier("undo").code == 0)
    }

    @Test func undoOfChangedFiles() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        try folder.write("A.swift", "// theirs\n")
        let refused = folder.glazier("undo")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("not taken back: A.swift was changed after the run"))
        #expect(try folder.read(Self.name).contains(".thinMaterial"))
        let kept = folder.glazier("undo", "--keep-changed")
        #expect(kept.code == 0)
        #expect(kept.errors.contains("kept A.swift: it was changed after the run"))
        #expect(kept.errors.contains("restored \(Self.name)"))
        #expect(try folder.read("A.swift") == "// theirs\n")
        #expect(try folder.read(Self.name).contains(".ultraThinMaterial"))
    }

    @Test func runsAreTakenBackOneByOne() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        let first = try folder.read("A.swift")
        #expect(folder.glazier("apply", "--level", "review", "--allow-dirty", SmallApp.only).code == 0)
        // A run that changes nothing is not one to take back.
        #expect(folder.glazier("apply", "--level", "review", "--allow-dirty", SmallApp.only).code == 0)
        let list = folder.glazier("undo", "--list").out.split(separator: "\n").map(String.init)
        #expect(list.count == 2)
        #expect(list[0].hasSuffix("  1 change in 1 file  glazier apply --level review --allow-dirty \(SmallApp.only)"))
        #expect(list[1].hasSuffix("  2 changes in 2 files  glazier apply \(SmallApp.only)"))
        #expect(folder.glazier("undo", in: "Sub folder").code == 0)
        #expect(try folder.read("A.swift") == first)
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(try folder.git("status", "--porcelain").out == "")
        #expect(folder.glazier("undo", "--list").errors.contains("no run can be taken back"))
    }

    @Test func onlyTheLastTwentyRunsAreKept() throws {
        let folder = try SmallApp.make()
        for _ in 0..<Journal.most + 3 {
            try folder.write("A.swift", SmallApp.view)
            #expect(folder.glazier("apply", "A.swift", "--allow-dirty", SmallApp.only).code == 0)
        }
        #expect(folder.glazier("undo", "--list").out.split(separator: "\n").count == Journal.most)
    }
}

/// Does a thing the first time only. Used by one thread.
final class Once: @unchecked Sendable {
    private(set) var isDone = false

    func perform(_ body: () -> Void) {
        if isDone { return }
        isDone = true
        body()
    }
}
