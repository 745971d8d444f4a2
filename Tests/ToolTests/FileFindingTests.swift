import Foundation
import Testing

@testable import Tool

@Suite struct FileFindingTests {
    private func find(
        _ folder: TempFolder, _ paths: String..., in current: String = "", set: (inout Options) -> Void = { _ in }
    ) -> FileSearch {
        var options = Options()
        options.paths = paths.isEmpty ? ["."] : paths
        set(&options)
        var system = FileSystem.system
        let here = current.isEmpty ? folder.path : folder.path + "/" + current
        system.currentFolder = { here }
        return findFiles(options, in: system)
    }

    private func sample() throws -> TempFolder {
        let folder = try TempFolder()
        for name in [
            "A.swift", "b/B.swift", "b/c/C.swift", "b/c/notes.txt", "Pods/P.swift", ".build/x/X.swift",
            "node_modules/N.swift",
            "b/DerivedData/D.swift", "gen/G.swift", "gen/Keep.swift", "Package.swift", "App.xcodeproj/project.pbxproj",
            "b/Shared.xcconfig",
        ] {
            try folder.write(name, "")
        }
        return folder
    }

    @Test func foldersAreWalkedInOrder() throws {
        let folder = try sample()
        let search = find(folder)
        #expect(
            search.files.map(\.display) == [
                "A.swift", "Package.swift", "b/B.swift", "b/c/C.swift", "gen/G.swift", "gen/Keep.swift",
            ])
        #expect(
            search.projectFiles.map { $0.dropFirst(folder.path.count + 1) } == [
                "App.xcodeproj/project.pbxproj", "Package.swift", "b/Shared.xcconfig",
            ])
        #expect(search.failures.isEmpty)
    }

    @Test func eachFileOnce() throws {
        let folder = try sample()
        #expect(find(folder, "b", "b/B.swift", "./b/../b/c").files.map(\.display) == ["b/B.swift", "b/c/C.swift"])
    }

    @Test func ignoreFiles() throws {
        let folder = try sample()
        try folder.write(".gitignore", "gen/*\n!gen/Keep.swift\n")
        try folder.write("b/.gitignore", "/c/\n")
        #expect(
            find(folder).files.map(\.display) == ["A.swift", "Package.swift", "b/B.swift", "gen/Keep.swift"])
        // From a folder within the repository the rules above it still count.
        try folder.commitAll()
        #expect(find(folder, in: "gen").files.map(\.display) == ["Keep.swift"])
        #expect(find(folder, "gen").files.map(\.display) == ["gen/Keep.swift"])
    }

    @Test func namedFilesAreExcludedToo() throws {
        let folder = try sample()
        try folder.write(".gitignore", "gen\n")
        try folder.commitAll()
        let search = find(folder, "Pods/P.swift", "gen/G.swift", "A.swift")
        #expect(search.files.map(\.display) == ["A.swift"])
        #expect(search.excluded == ["Pods/P.swift", "gen/G.swift"])
        let forced = find(folder, "Pods/P.swift", "gen") { $0.forceInclude = true }
        #expect(forced.files.map(\.display) == ["Pods/P.swift", "gen/G.swift", "gen/Keep.swift"])
    }

    @Test func includeAndExclude() throws {
        let folder = try sample()
        #expect(find(folder) { $0.include = ["b"] }.files.map(\.display) == ["b/B.swift", "b/c/C.swift"])
        #expect(
            find(folder) { $0.include = ["C.swift", "/A.swift"] }.files.map(\.display) == ["A.swift", "b/c/C.swift"])
        #expect(
            find(folder) { $0.exclude = ["b/**", "gen/"] }.files.map(\.display) == ["A.swift", "Package.swift"])
        #expect(find(folder, "A.swift") { $0.exclude = ["A.swift"] }.files.isEmpty)
    }

    @Test(arguments: [
        ("b/*.swift", ["b/B.swift"]), ("b/**/*.swift", ["b/B.swift", "b/c/C.swift"]),
        ("*.swift", ["A.swift", "Package.swift"]),
        ("**/C.swift", ["b/c/C.swift"]), ("[bg]*/*.swift", ["b/B.swift", "gen/G.swift", "gen/Keep.swift"]),
    ])
    func globs(_ pattern: String, _ expected: [String]) throws {
        #expect(find(try sample(), pattern).files.map(\.display) == expected)
    }

    @Test func whatIsMissing() throws {
        let search = find(try sample(), "Nowhere", "*.kt", "b/c/notes.txt", "A.swift")
        #expect(
            search.failures == [
                .pathMissing("Nowhere", nearest: nil), .globMatchesNothing("*.kt"), .notSwift("b/c/notes.txt"),
            ])
        #expect(search.files.map(\.display) == ["A.swift"])
    }

    @Test func linksAreNotFollowed() throws {
        let folder = try sample()
        let outside = try TempFolder()
        try outside.write("Other.swift", "")
        let manager = FileManager.default
        try manager.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: outside.path)
        try manager.createSymbolicLink(atPath: folder.path + "/loop", withDestinationPath: folder.path)
        try manager.createSymbolicLink(atPath: folder.path + "/L.swift", withDestinationPath: folder.path + "/A.swift")
        let search = find(folder)
        #expect(!search.files.contains { $0.display.contains("Other") || $0.display.contains("loop") })
        #expect(!search.files.map(\.display).contains("L.swift"))
        // Named, a link stands for what it points to.
        #expect(find(folder, "link").files.map(\.path) == [outside.path + "/Other.swift"])
        #expect(find(folder, "L.swift").files.map(\.path) == [folder.path + "/A.swift"])
    }

    @Test func namesOfFilesOutside() throws {
        let folder = try sample()
        let search = find(folder, "../b", in: "gen")
        #expect(search.files.map(\.display) == ["../b/B.swift", "../b/c/C.swift"])
        #expect(search.files.map(\.patchPath) == ["B.swift", "c/C.swift"])
        try folder.commitAll()
        #expect(find(folder, "../b", in: "gen").files.map(\.patchPath) == ["b/B.swift", "b/c/C.swift"])
    }

    @Test func projectFilesAboveAFile() throws {
        let folder = try sample()
        try folder.commitAll()
        let search = find(folder, "b/c/C.swift")
        #expect(
            search.projectFiles.map { $0.dropFirst(folder.path.count + 1) } == [
                "App.xcodeproj/project.pbxproj", "Package.swift", "b/Shared.xcconfig",
            ])
    }
}
