import Foundation
import TestSupport
import Testing

@testable import Tool

/// The calls that change what is on disk, counted, and a rule that lets some of them fail.
final class FaultyDisk: @unchecked Sendable {
    enum Rule {
        case none
        /// This call fails, all others are made.
        case fail(at: Int, code: Int32)
        /// From this call on everything that needs room fails.
        case full(from: Int)
        /// From this call on nothing is done any more: what is on disk is what a killed process leaves.
        case dead(from: Int)
    }

    private let rule: Rule
    private(set) var calls: [WriteCall] = []
    private(set) var failures = 0

    init(_ rule: Rule) { self.rule = rule }

    var disk: WriteCalls { WriteCalls { self.verdict(on: $0) } }

    private func verdict(on call: WriteCall) -> WriteVerdict {
        calls.append(call)
        let code = failure(of: call, at: calls.count - 1)
        if let code {
            failures += 1
            return .fail(code)
        }
        // Files are written in several steps, so that one can also be left half written.
        if case .write(let count) = call, count > 64 { return .half }
        return .go
    }

    private func failure(of call: WriteCall, at index: Int) -> Int32? {
        switch rule {
        case .none: nil
        case .fail(let at, let code): index == at ? code : nil
        case .full(let from): index >= from && call.needsRoom ? ENOSPC : nil
        case .dead(let from): index >= from ? EIO : nil
        }
    }
}

extension WriteCall {
    fileprivate var needsRoom: Bool {
        switch self {
        case .makeFolder, .create, .write, .flush, .move, .link: true
        default: false
        }
    }
}

/// An app whose files a run changes, committed, and what they hold before and after the run.
struct FaultApp {
    enum Kind: CaseIterable, Sendable {
        /// Three files in two folders.
        case changes
        /// Two files of a module, and a third one with a helper for both, which the run makes.
        case newFile
    }
    let folder: TempFolder
    /// The command line of the run.
    let apply: [String]
    private let names: [String]
    private let old: [String: String]
    private let new: [String: String]
    private let filesAtFirst: [String]

    init(_ kind: Kind) throws {
        switch kind {
        case .changes:
            folder = try SmallApp.make()
            let text = SmallApp.view + SmallApp.view.replacing("struct A", with: "struct D")
            try folder.write("Sub folder/D.swift", text)
            apply = ["apply", SmallApp.only]
            names = ["A.swift", "Sub folder/Bü.swift", "Sub folder/D.swift"]
        case .newFile:
            folder = try TempFolder()
            try folder.write("Package.swift", SharedHelperTests.manifest)
            for name in ["A", "B"] {
                try folder.write("Sources/App/\(name).swift", SharedHelperTests.screen(name))
            }
            apply = ["apply", "--level", "review"]
            names = ["A", "AvailabilityGates", "B"].map { "Sources/App/\($0).swift" }
        }
        try folder.commitAll()
        filesAtFirst = folder.files()
        old = Self.texts(names, in: folder)
        let run = folder.glazier(apply)
        #expect(run.code == 0, "\(run.errors)")
        new = Self.texts(names, in: folder)
        let (before, after) = (old, new)
        let same = names.filter { name in after[name] == before[name] }
        #expect(same == [])
        try reset()
    }

    private static func texts(_ names: [String], in folder: TempFolder) -> [String: String] {
        var texts: [String: String] = [:]
        for name in names { texts[name] = try? folder.read(name) }
        return texts
    }

    /// The state of a fresh clone.
    func reset() throws {
        for name in names {
            if let text = old[name] {
                try folder.write(name, text)
            } else {
                try? FileManager.default.removeItem(atPath: folder.path + "/" + name)
            }
        }
        for name in ["journal", "lock", ".gitignore"] {
            try? FileManager.default.removeItem(atPath: folder.path + "/.glazier/" + name)
        }
    }

    func run(_ words: [String], _ rule: FaultyDisk.Rule = .none) -> (run: TempFolder.Run, disk: FaultyDisk) {
        let disk = FaultyDisk(rule)
        return (folder.glazier(words) { $0.disk = disk.disk }, disk)
    }

    enum State { case old, new, mixed, broken }

    /// Mixed: some files are old, some new. Broken: one is neither, or is not there.
    func state() -> State {
        let texts = Self.texts(names, in: folder)
        if texts == old { return .old }
        if texts == new { return .new }
        return names.allSatisfy { texts[$0] == old[$0] || texts[$0] == new[$0] } ? .mixed : .broken
    }

    /// Whether nothing lies about that was not there at the beginning.
    var isTidy: Bool { folder.files() == filesAtFirst }
}
