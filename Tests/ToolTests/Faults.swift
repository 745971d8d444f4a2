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
        case .makeFolder, .create, .write, .flush, .move: true
        default: false
        }
    }
}

/// An app of three files in two folders, committed, and what they hold before and after a run.
struct FaultApp {
    let folder: TempFolder
    let old: [String: String]
    let new: [String: String]

    static let names = ["A.swift", "Sub folder/Bü.swift", "Sub folder/D.swift"]

    init() throws {
        let folder = try SmallApp.make()
        self.folder = folder
        try folder.write("Sub folder/D.swift", SmallApp.view + SmallApp.view.replacing("struct A", with: "struct D"))
        try folder.commitAll()
        old = try Self.texts(folder)
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        new = try Self.texts(folder)
        let same = Self.names.filter { name in new[name] == old[name] }
        #expect(same == [])
        try reset()
    }

    private static func texts(_ folder: TempFolder) throws -> [String: String] {
        try Dictionary(uniqueKeysWithValues: names.map { ($0, try folder.read($0)) })
    }

    /// The state of a fresh clone.
    func reset() throws {
        for (name, text) in old { try folder.write(name, text) }
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
        let texts = try? Self.texts(folder)
        if texts == old { return .old }
        if texts == new { return .new }
        let whole = texts.map { texts in Self.names.allSatisfy { texts[$0] == old[$0] || texts[$0] == new[$0] } }
        return whole == true ? .mixed : .broken
    }

    /// Whether nothing lies about that was not there at the beginning.
    var isTidy: Bool { folder.files().count == 6 }
}
