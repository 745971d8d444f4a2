import Foundation
import TestSupport

/// A text that is checked as a file of its own among many others.
struct Program {
    /// A valid file name without its ending, unlike all others of one check.
    let name: String
    let text: String
}

/// A system and the version of it that an app is built for.
struct Judge: Hashable, Sendable, CustomStringConvertible {
    let system: System
    let target: String

    var description: String { "\(system) \(target)" }
}

extension Compiler {
    /// Checks many texts in one call of the compiler, each as a file that sees nothing of the others. The messages come by
    /// the programs' names.
    func check(_ programs: [Program], _ judge: Judge) throws -> [String: [CompilerMessage]] {
        guard !programs.isEmpty else { return [:] }
        let files = programs.map { (name: $0.name + ".swift", text: secluded(prepared($0.text, judge.system))) }
        let messages = try check(files, judge)
        return Dictionary(grouping: messages) { String($0.file.dropLast(".swift".count)) }
    }

    /// Checks the files of one module.
    func checkModule(_ files: [(name: String, text: String)], _ judge: Judge) throws -> [CompilerMessage] {
        try check(files.map { ($0.name, prepared($0.text, judge.system)) }, judge)
    }

    private func prepared(_ text: String, _ system: System) -> String {
        if case .sdk = libraries { return text }
        return system.exchanged(blanked(text))
    }

    private func check(_ files: [(name: String, text: String)], _ judge: Judge) throws -> [CompilerMessage] {
        try withTemporaryFolder { folder in
            for file in files { try write(ContiguousArray(file.text.utf8), to: "\(folder)/\(file.name)") }
            let messages = try check(files.map(\.name), in: folder, target: judge.target, system: judge.system)
            return messages.map { $0.renamed(for: judge.system) }
        }
    }
}

/// Does the work of every index, two at a time: the machines that run the tests have few cores.
func twoAtATime<Result: Sendable>(_ count: Int, _ work: @escaping @Sendable (Int) throws -> Result) throws -> [Result] {
    let collector = Collector<Result>()
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 2
    for index in 0..<count {
        queue.addOperation { collector.keep(Swift.Result { try work(index) }, at: index) }
    }
    queue.waitUntilAllOperationsAreFinished()
    return try collector.sorted().map { try $0.get() }
}

private final class Collector<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var results: [Int: Result<Value, any Error>] = [:]

    func keep(_ result: Result<Value, any Error>, at index: Int) { lock.withLock { results[index] = result } }

    func sorted() -> [Result<Value, any Error>] { results.sorted { $0.key < $1.key }.map(\.value) }
}
