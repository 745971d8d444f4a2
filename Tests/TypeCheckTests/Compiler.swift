import Foundation
import TestSupport
import Testing

/// One message of the compiler.
struct CompilerMessage: Hashable {
    enum Severity: String { case error, warning, note }
    let file: String
    /// 1-based, column in UTF-8 bytes.
    let line: Int
    let column: Int
    let severity: Severity
    var text: String

    /// A message in the form `line:column: error: text`.
    var description: String { "\(line):\(column): \(severity.rawValue): \(text)" }

    /// Reads a line such as `Folder/A.swift:3:7: error: cannot find 'x' in scope [#Group]`.
    init?(line text: Substring) {
        let parts = text.split(separator: ":", maxSplits: 4, omittingEmptySubsequences: false)
        guard parts.count == 5, let line = Int(parts[1]), let column = Int(parts[2]),
            let severity = Severity(rawValue: parts[3].trimmingCharacters(in: .whitespaces))
        else { return nil }
        file = String(parts[0].split(separator: "/").last ?? "")
        (self.line, self.column, self.severity) = (line, column, severity)
        var text = parts[4].trimmingCharacters(in: .whitespaces)
        if text.hasSuffix("]"), let group = text.range(of: " [#", options: .backwards) {
            text.removeSubrange(group.lowerBound...)
        }
        self.text = text
    }
}

extension CompilerMessage {
    /// The message with the system's own name, where it was judged under the name of iOS.
    func renamed(for system: System) -> CompilerMessage {
        if system == .iOS { return self }
        var copy = self
        copy.text = text.replacingOccurrences(of: "iOS", with: system.rawValue)
        return copy
    }
}

/// The Swift compiler as a judge of programs for an iOS system: with the stubs of `Fixtures/SDK`, or, on a Mac that has
/// Xcode 26 or newer, with the real SDK.
struct Compiler: Sendable {
    enum Libraries: Sendable, Equatable {
        /// The folder of the built stub modules, one below it for each system.
        case stubs(String)
        /// The folder of the SDK.
        case sdk(String)
    }
    let libraries: Libraries

    /// The compiler of this run, or the reason why nothing can be judged here.
    static let found: Result<Compiler, any Error> = find()

    /// False where nothing can be judged. Faulty stubs do not count: they have to fail.
    static var isAvailable: Bool {
        if case .failure(let error) = found { return !(error is Missing) }
        return true
    }

    struct Missing: Error, CustomStringConvertible {
        let description: String
    }

    /// Embedded Swift for an iOS target is what a toolchain for Linux can check. Concurrency is not part of it.
    private static let embedded = [
        "-enable-experimental-feature", "Embedded", "-disable-target-os-checking", "-disable-objc-interop",
    ]
    private static let common = ["-parse-as-library", "-swift-version", "5", "-diagnostic-style", "llvm"]

    /// The systems that can be judged here.
    var systems: [System] {
        if case .stubs = libraries { return System.allCases }
        return [.iOS]
    }

    /// Type-checks the files of a folder as one module, with availability checking for a deployment target such as `17.5`.
    func check(_ files: [String], in folder: String, target: String, system: System) throws -> [CompilerMessage] {
        var arguments = Self.common + ["-typecheck", "-module-name", "Program", "-target", "arm64-apple-ios\(target)"]
        var program = "swiftc"
        switch libraries {
        case .stubs(let modules):
            arguments = ["-frontend"] + Self.embedded + ["-I", "\(modules)/\(system)"] + arguments
        case .sdk(let path):
            program = "xcrun"
            arguments = ["swiftc", "-frontend", "-sdk", path] + arguments
        }
        let result = try run(program, arguments + files, in: folder)
        let messages = result.errors.split(separator: "\n").compactMap(CompilerMessage.init(line:))
        if result.status != 0, !messages.contains(where: { $0.severity == .error }) {
            throw StubError(description: "the compiler failed without a message\n\(result.errors)")
        }
        return messages
    }

    private static func find() -> Result<Compiler, any Error> {
        Result {
            if let sdk = xcodeSDK() { return Compiler(libraries: .sdk(sdk)) }
            return Compiler(libraries: .stubs(try buildStubs()))
        }
    }

    private static func xcodeSDK() -> String? {
        #if os(macOS)
            guard let path = try? run("xcrun", ["--sdk", "iphoneos", "--show-sdk-path"], in: "/"),
                let version = try? run("xcrun", ["--sdk", "iphoneos", "--show-sdk-version"], in: "/"),
                path.status == 0, (Double(text(version).split(separator: ".").first ?? "") ?? 0) >= 26
            else { return nil }
            return text(path).trimmingCharacters(in: .whitespacesAndNewlines)
        #else
            return nil
        #endif
    }

    private static func text(_ result: ProgramResult) -> String { String(decoding: result.output, as: UTF8.self) }

    /// Builds the stub modules into a folder named by their content; a folder that is there already is used as it is.
    private static func buildStubs() throws -> String {
        let files = repositoryFiles(under: "Fixtures/SDK", withExtension: "swift").filter { !$0.contains("/Negative/") }
        let texts = try files.map { String(decoding: try repositoryFile($0), as: UTF8.self) }
        let version = text(try run("swiftc", ["--version"], in: "/"))
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        for text in [version] + embedded + common + files + texts {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        }
        let manager = FileManager.default
        let finished = manager.temporaryDirectory.appendingPathComponent("glazier-stubs-" + String(hash, radix: 16))
            .path
        if manager.fileExists(atPath: finished) { return finished }

        let work = manager.temporaryDirectory.appendingPathComponent("glazier-" + UUID().uuidString).path
        defer { try? manager.removeItem(atPath: work) }
        for (file, text) in zip(files, texts) {
            for system in System.allCases {
                let path = "\(work)/source/\(system)/\(file.dropFirst("Fixtures/SDK/".count))"
                try write(ContiguousArray(system.exchanged(text).utf8), to: path)
            }
        }
        let systems = System.allCases
        _ = try twoAtATime(systems.count) { try build(systems[$0], in: work) }
        // Whoever comes second finds the folder there and keeps it.
        try? manager.moveItem(atPath: work + "/modules", toPath: finished)
        return finished
    }

    private static func build(_ system: System, in work: String) throws {
        let output = "\(work)/modules/\(system)"
        try FileManager.default.createDirectory(atPath: output, withIntermediateDirectories: true)
        for module in system.modules {
            let folder = "\(work)/source/\(system)/\(module)"
            let sources = try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { "\(folder)/\($0)" }
            let arguments =
                ["-frontend", "-emit-module"] + embedded + common + ["-I", output, "-module-name", module]
                + ["-target", "arm64-apple-ios13.0", "-o", "\(output)/\(module).swiftmodule"] + sources
            let result = try run("swiftc", arguments, in: work)
            if result.status == 0 { continue }
            if result.errors.contains("module 'Swift'") || result.errors.contains("standard library") {
                throw Missing(description: "this toolchain has no embedded library for arm64-apple-ios")
            }
            throw StubError(description: "the stubs of \(module) for \(system) do not compile\n\(result.errors)")
        }
    }
}

/// A fault of the stubs or of the compiler, which must fail and not skip.
struct StubError: Error, CustomStringConvertible {
    let description: String
}

extension CompilerMessage {
    var isError: Bool { severity == .error }

    /// An error, or the warning that a branch leaves a type behind that older systems do not have.
    var isWrong: Bool { isError || severity == .warning && text.contains("may crash on earlier versions") }
}

extension Compiler {
    /// Why a test is skipped.
    static let needs: Comment = "needs a toolchain with the embedded library for arm64-apple-ios, or Xcode 26"
}
