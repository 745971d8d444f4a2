import Projects
import TestSupport
import Testing

/// The fixture apps as a repository that holds them all: each file belongs to its own app.
@Suite struct FixtureAppTests {
    @Test(arguments: [
        ("Apps/Trailhead/Sources/Trailhead/App/Main.swift", "iOS 17.0, macOS 14.0"),
        ("Apps/Lantern/Sources/Lantern/Main.swift", "iOS 26.0, macOS 26.0"),
        ("Apps/Harbor/Harbor/Main.swift", "iOS 16.0"),
    ])
    func targets(path: String, expected: String) throws {
        let paths = repositoryFiles(under: "Fixtures").map { String($0.dropFirst("Fixtures/".count)) }
            .filter { $0.hasSuffix("/Package.swift") || $0.hasSuffix("/project.pbxproj") || $0.hasSuffix(".xcconfig") }
        let found = ProjectFiles(paths: paths) { try? fixture($0) }.targets(for: path)
        #expect(found.targets.description == expected)
        #expect(!found.assumed)
    }
}
