import Foundation
import TestSupport
import Testing

@testable import Tool

/// Every call that changes what is on disk, one after the other: the process ends there, the call fails, or the disk is
/// full from there on. Whatever happens, each file is old or new, and `undo` brings all of them back.
@Suite struct ApplyFaultTests {
    private static let undo = ["undo"]

    /// How many calls a run makes when nothing fails.
    private func count(_ words: [String], in app: FaultApp) throws -> Int {
        let (run, disk) = app.run(words)
        #expect(run.code == 0)
        return disk.calls.count
    }

    @Test(arguments: FaultApp.Kind.allCases)
    func applyEndsAnywhere(_ kind: FaultApp.Kind) throws {
        let app = try FaultApp(kind)
        let points = try count(app.apply, in: app)
        var states: Set<FaultApp.State> = []
        for point in 0..<points {
            try app.reset()
            _ = app.run(app.apply, .dead(from: point))
            states.insert(app.state())
            // A second apply goes through where nothing was exchanged yet, and is refused otherwise.
            let again = app.run(app.apply + ["--allow-dirty"]).run
            #expect(again.code == (app.state() == .new && again.code == 0 ? 0 : 2), "at \(point): \(again.errors)")
            #expect(try app.folder.read(".glazier/.gitignore").hasPrefix("/.gitignore\n"), "at \(point)")
            if again.code != 0 { #expect(again.errors.contains("the last run was stopped half way")) }
            expectUndone(app, "apply ended at \(point)")
        }
        #expect(states == [.old, .mixed, .new])
        report("apply ends", kind, points)
    }

    @Test(arguments: FaultApp.Kind.allCases)
    func undoEndsAnywhere(_ kind: FaultApp.Kind) throws {
        let app = try FaultApp(kind)
        _ = app.run(app.apply)
        let points = try count(Self.undo, in: app)
        var states: Set<FaultApp.State> = []
        for point in 0..<points {
            try app.reset()
            _ = app.run(app.apply)
            _ = app.run(Self.undo, .dead(from: point))
            states.insert(app.state())
            expectUndone(app, "undo ended at \(point)")
        }
        #expect(states == [.old, .mixed, .new])
        report("undo ends", kind, points)
    }

    @Test(arguments: [ENOSPC, EACCES, EIO], FaultApp.Kind.allCases)
    func oneCallOfApplyFails(_ code: Int32, _ kind: FaultApp.Kind) throws {
        let app = try FaultApp(kind)
        let points = try count(app.apply, in: app)
        for point in 0..<points {
            try app.reset()
            let (run, disk) = app.run(app.apply, .fail(at: point, code: code))
            let call = disk.calls[point]
            #expect(run.code == 5, "\(call): \(run.errors)")
            let reason = FileError(code: code).reason
            #expect(run.errors.contains("\(reason); nothing written\n"), "\(call): \(run.errors)")
            #expect(app.state() == .old, "\(call)")
            #expect(app.isTidy, "\(call)")
            // Nothing stands in the way of the next run.
            #expect(app.run(app.apply).run.code == 0, "\(call)")
            expectUndone(app, "\(call)")
        }
        report("one call of apply fails with ‘\(FileError(code: code).reason)’", kind, points)
    }

    @Test(arguments: FaultApp.Kind.allCases)
    func theDiskIsFullFromACallOfApplyOn(_ kind: FaultApp.Kind) throws {
        let app = try FaultApp(kind)
        let points = try count(app.apply, in: app)
        for point in 0..<points {
            try app.reset()
            let (run, disk) = app.run(app.apply, .full(from: point))
            if disk.failures == 0 { continue }
            #expect(run.code == 5, "\(disk.calls[point])")
            switch app.state() {
            case .old: #expect(run.errors.contains("nothing written"), "\(run.errors)")
            case .mixed, .new:
                #expect(run.errors.contains("stopped half way: "), "\(run.errors)")
                #expect(run.errors.contains("then run ‘glazier undo’"), "\(run.errors)")
            case .broken: Issue.record("\(disk.calls[point])")
            }
            // As long as the disk is full, nothing gets worse.
            _ = app.run(Self.undo, .full(from: 0))
            #expect(app.state() != .broken)
            expectUndone(app, "full from \(disk.calls[point])")
        }
        report("the disk is full during apply", kind, points)
    }

    @Test(arguments: FaultApp.Kind.allCases)
    func aCallOfUndoFails(_ kind: FaultApp.Kind) throws {
        let app = try FaultApp(kind)
        _ = app.run(app.apply)
        let points = try count(Self.undo, in: app)
        for full in [false, true] {
            for point in 0..<points {
                try app.reset()
                _ = app.run(app.apply)
                let (run, disk) = app.run(
                    Self.undo, full ? .full(from: point) : .fail(at: point, code: ENOSPC))
                if disk.failures == 0 { continue }
                #expect(run.code == 5, "\(disk.calls[point])")
                #expect(run.errors.contains("no space left on device"), "\(run.errors)")
                #expect(app.state() != .broken)
                expectUndone(app, "undo, \(disk.calls[point])")
            }
        }
        report("a call of undo fails", kind, points * 2)
    }

    /// The same with a process that is really killed: once for each call.
    @Test(arguments: FaultApp.Kind.allCases)
    func killed(_ kind: FaultApp.Kind) throws {
        let app = try FaultApp(kind)
        let program = builtProgram("faulty-glazier")
        var points = 0
        for words in [app.apply, Self.undo] {
            var status: Int32 = SIGKILL
            var point = 0
            while status != 0, point < 1000 {
                try app.reset()
                if words == Self.undo { _ = app.run(app.apply) }
                status = try TestSupport.run(program, ["\(point)"] + words, in: app.folder.path).status
                #expect(status == 0 || status == SIGKILL, "at \(point)")
                #expect(app.state() != .broken)
                if words == app.apply, status != 0 { expectUndone(app, "killed at \(point)") }
                if words == Self.undo { expectUndone(app, "undo killed at \(point)") }
                point += 1
            }
            points += point - 1
        }
        #expect(points > 40)
        report("killed", kind, points)
    }

    private func expectUndone(_ app: FaultApp, _ what: String) {
        let run = app.run(Self.undo).run
        #expect(run.code == 0, "\(what): \(run.errors)")
        #expect(app.state() == .old, "\(what)")
        #expect(app.isTidy, "\(what): \(app.folder.files())")
        // Twice in a row.
        let again = app.run(Self.undo).run
        #expect(again.code == 0 && again.errors.contains("nothing to take back"), "\(what): \(again.errors)")
        #expect(app.state() == .old, "\(what)")
    }

    private func report(_ what: String, _ kind: FaultApp.Kind, _ points: Int) {
        print("fault table: \(what) (\(kind)): \(points) injection points")
    }
}
