import Foundation
import TestSupport
import Testing
import Tool

/// The fixture apps compile for their own systems as they are, and after the tool has been over them.
@Suite(.enabled(if: Compiler.isAvailable, Compiler.needs))
struct AppTypeTests {
    struct App: Sendable, CustomTestStringConvertible {
        let name: String
        let judges: [Judge]
        var testDescription: String { name }
    }

    static let apps = [
        App(
            name: "Trailhead",
            judges: [Judge(system: .iOS, target: "17.0"), Judge(system: .macOS, target: "14.0")]),
        App(
            name: "Lantern",
            judges: [Judge(system: .iOS, target: "26.0"), Judge(system: .macOS, target: "26.0")]),
        App(name: "Harbor", judges: [Judge(system: .iOS, target: "16.0")]),
    ]

    @Test(arguments: apps)
    func before(_ app: App) throws {
        try withCopy(of: app.name) { try check($0, app) }
    }

    @Test(arguments: apps)
    func after(_ app: App) throws {
        try withCopy(of: app.name) { folder in
            try glazier("apply", "--level", "review", "--allow-no-vcs", in: folder)
            try check(folder, app)
        }
    }

    /// The same app for other targets than its own: wherever it compiles before, it compiles after.
    @Test(arguments: apps, Setting.all.indices)
    func afterForOtherTargets(_ app: App, _ index: Int) throws {
        try checkAfter(app, Setting.all[index])
    }

    /// The settings of the stored patches in `Fixtures/Apps/Targets`, those with visionOS.
    @Test(arguments: Setting.withVisionOS.indices)
    func afterWithVisionOS(_ index: Int) throws { try checkAfter(Self.apps[0], Setting.withVisionOS[index]) }

    private func checkAfter(_ app: App, _ setting: Setting) throws {
        try withCopy(of: app.name) { folder in
            let before = try messages(folder, setting.judges)
            let words = setting.targets.versions.flatMap { ["--target", "\($0.key.rawValue)=\($0.value)"] }
            try glazier(["apply", "--level", "review", "--allow-no-vcs"] + words, in: folder)
            for (old, new) in zip(before, try messages(folder, setting.judges)) {
                // What the app itself uses too early, or on a system that does not have it, is not ours to mend.
                let broken = Set(old.filter(\.isWrong).map(\.file))
                let fresh = new.filter { $0.isWrong && !broken.contains($0.file) }
                for message in fresh { Issue.record("\(setting.targets): \(try shown(message, folder))") }
            }
        }
    }

    private func check(_ folder: String, _ app: App) throws {
        let judges = app.judges.filter { (try? Compiler.found.get())?.systems.contains($0.system) == true }
        for (judge, messages) in zip(judges, try messages(folder, judges)) {
            for message in messages where message.isWrong {
                Issue.record("judged for \(judge): \(try shown(message, folder))")
            }
        }
    }

    private func messages(_ folder: String, _ judges: [Judge]) throws -> [[CompilerMessage]] {
        let compiler = try Compiler.found.get()
        let files = try swiftFiles(folder).map { path in
            (name: name(path), text: String(decoding: try read("\(folder)/\(path)"), as: UTF8.self))
        }
        return try judges.filter { compiler.systems.contains($0.system) }.map { try compiler.checkModule(files, $0) }
    }

    private func shown(_ message: CompilerMessage, _ folder: String) throws -> String {
        let path = swiftFiles(folder).first { name($0) == message.file } ?? ""
        let text = String(decoding: try read("\(folder)/\(path)"), as: UTF8.self)
        return "\(path)\n\(listing([message], in: text))"
    }

    private func swiftFiles(_ folder: String) -> [String] {
        let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }.sorted()
    }

    private func name(_ path: String) -> String { String(path.split(separator: "/").last ?? "") }

    private func withCopy(of app: String, _ body: (String) throws -> Void) throws {
        try withTemporaryFolder { folder in
            let root = FileSystem.system.resolve(folder) ?? folder
            for path in repositoryFiles(under: "Fixtures/Apps/\(app)") {
                try write(try repositoryFile(path), to: root + path.dropFirst("Fixtures/Apps/\(app)".count))
            }
            try body(root)
        }
    }

    private func glazier(_ arguments: String..., in folder: String) throws { try glazier(arguments, in: folder) }

    private func glazier(_ arguments: [String], in folder: String) throws {
        var system = FileSystem.system
        system.currentFolder = { folder }
        system.isTerminal = { _ in false }
        var errors = ContiguousArray<UInt8>()
        let code = Tool.run(arguments: arguments, fileSystem: system, out: { _ in }, errors: { errors += $0 })
        #expect(code == 0, "\(String(decoding: errors, as: UTF8.self))")
    }
}
