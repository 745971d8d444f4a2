import Foundation

/// What a program printed and how it ended.
package struct ProgramResult: Sendable {
    package let status: Int32
    package let output: ContiguousArray<UInt8>
    package let errors: String
}

/// Runs a program found on the `PATH` in `folder` and waits for it. `input` is what it reads from its standard input.
package func run(
    _ program: String, _ arguments: [String], in folder: String, input: ContiguousArray<UInt8> = [],
    environment: [String: String] = [:]
) throws -> ProgramResult {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.currentDirectoryURL = URL(fileURLWithPath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { _, new in new }
    // Files instead of pipes: nothing can block on a full pipe.
    let scratch = FileManager.default.temporaryDirectory.appendingPathComponent("glazier-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: scratch) }
    let (inputFile, outputFile, errorFile) = (
        scratch.appendingPathComponent("in"), scratch.appendingPathComponent("out"),
        scratch.appendingPathComponent("err")
    )
    try Data(input).write(to: inputFile)
    try Data().write(to: outputFile)
    try Data().write(to: errorFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    process.standardOutput = try FileHandle(forWritingTo: outputFile)
    process.standardError = try FileHandle(forWritingTo: errorFile)
    try process.run()
    process.waitUntilExit()
    return ProgramResult(
        status: process.terminationStatus, output: ContiguousArray(try Data(contentsOf: outputFile)),
        errors: String(decoding: try Data(contentsOf: errorFile), as: UTF8.self))
}
