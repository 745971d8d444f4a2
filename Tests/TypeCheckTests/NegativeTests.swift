import Foundation
import TestSupport
import Testing

/// A stub that lets everything through would prove nothing: the programs of `Fixtures/SDK/Negative` have to fail, each with
/// the errors that its lines announce, and with no others.
@Suite(.enabled(if: Compiler.isAvailable, Compiler.needs))
struct NegativeTests {
    static let paths = repositoryFiles(under: "Fixtures/SDK/Negative", withExtension: "swift")

    @Test func thereAreEnough() {
        #expect(Self.paths.count >= 20)
    }

    @Test(arguments: paths)
    func fails(_ path: String) throws {
        let compiler = try Compiler.found.get()
        let text = String(decoding: try repositoryFile(path), as: UTF8.self)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let judges = try judges(in: String(try #require(lines.first)))
        try #require(!judges.isEmpty)
        for judge in judges where compiler.systems.contains(judge.system) {
            let messages = try compiler.checkModule([(name: "Program.swift", text: text)], judge)
            var errors = messages.filter(\.isError)
            #expect(!errors.isEmpty, "\(path) compiles for \(judge)")
            for (index, line) in lines.enumerated() {
                for expected in line.components(separatedBy: "// error: ").dropFirst() {
                    let wanted = expected.trimmingCharacters(in: .whitespaces)
                    let found = errors.firstIndex { $0.line == index + 1 && $0.text.contains(wanted) }
                    if let found { errors.remove(at: found) }
                    #expect(found != nil, "\(path):\(index + 1), for \(judge): no error “\(wanted)”")
                }
            }
            #expect(errors.isEmpty, "\(path), for \(judge):\n\(listing(errors, in: text))")
        }
    }

    /// Reads `// for: iOS 17.0, macOS 14.0`.
    private func judges(in line: String) throws -> [Judge] {
        try #require(line.hasPrefix("// for: "))
        return line.dropFirst("// for: ".count).split(separator: ",").compactMap { word in
            let parts = word.split(separator: " ").map(String.init)
            guard parts.count == 2, let system = System(rawValue: parts[0]) else { return nil }
            return Judge(system: system, target: parts[1])
        }
    }
}
