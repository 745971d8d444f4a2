import Foundation
import TestSupport
import Testing

/// The path of an executable of this package, beside which the tests were built.
func builtProgram(_ name: String) -> String {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let folder = bundle.map { URL(fileURLWithPath: $0.bundlePath).deletingLastPathComponent().path }
    return (folder ?? Bundle.main.bundlePath) + "/" + name
}

/// The transcript in docs/apply.md is what the tool prints. `UPDATE_EXPECTATIONS=1 swift test` writes it anew; reading
/// that difference is the review.
@Suite struct TranscriptTests {
    @Test func isWhatTheToolPrints() throws {
        let document = repositoryRoot + "/docs/apply.md"
        let result = try run(
            "bash",
            [
                repositoryRoot + "/.ci/transcript", builtProgram("glazier"),
                repositoryRoot + "/Fixtures/Apps/Lantern", "Sources/Lantern/GlassDock.swift",
            ], in: repositoryRoot)
        #expect(result.status == 0, "\(result.errors)")
        let printed = String(decoding: result.output, as: UTF8.self)
        let text = String(decoding: try read(document), as: UTF8.self)
        let start = try #require(text.range(of: "```console\n"))
        let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex))
        let stored = start.upperBound..<end.lowerBound
        if ProcessInfo.processInfo.environment["UPDATE_EXPECTATIONS"] != nil {
            let fresh = text.replacingCharacters(in: stored, with: printed)
            try write(ContiguousArray(fresh.utf8), to: document)
        } else {
            #expect(text[stored] == printed)
        }
    }
}
