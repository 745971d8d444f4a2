import Platforms
import Projects
import TestSupport
import Testing

@Suite struct PackageManifestTests {
    /// What stands behind `platforms:`, and what is found.
    @Test(arguments: [
        ("[.iOS(.v17)]", "iOS 17.0 from Package.swift:6"),
        ("[.iOS(.v17), .macOS(.v14)]", "iOS 17.0, macOS 14.0 from Package.swift:6"),
        ("[\n.macOS(.v10_15),\n.iOS(\"16.4\"),\n]", "iOS 16.4, macOS 10.15 from Package.swift:8 Package.swift:7"),
        ("[SupportedPlatform.iOS(SupportedPlatform.IOSVersion.v17)]", "iOS 17.0 from Package.swift:6"),
        ("[.iOS(/* was 16 */ .v17) /* .macOS(.v13) */, // .tvOS(.v16)\n]", "iOS 17.0 from Package.swift:6"),
        (
            "[.tvOS(.v17), .watchOS(.v10), .visionOS(.v1), .macCatalyst(.v17), .driverKit(.v20)]",
            "tvOS 17.0, watchOS 10.0, visionOS 1.0, macCatalyst 17.0 from Package.swift:6"
        ),
        ("[.iOS(.v26), .iOS(\"17.1\")]", "iOS 17.1 from Package.swift:6"),
        ("supported + [.custom(\"haiku\", versionString: \"1\")]", "iOS 17.0 from assumed (assumed)"),
        ("[.iOS(oldest)]", "iOS 17.0 from assumed (assumed)"),
    ])
    func platforms(list: String, expected: String) {
        let files = projectFiles([
            "Package.swift": """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(
                name: "App",
                platforms: \(list),
                targets: [.target(name: "App", swiftSettings: [.define("X", .when(platforms: [.iOS, .macOS]))])]
            )
            """
        ])
        #expect(summary(files.targets(for: "Sources/App/Main.swift")) == expected)
    }

    /// Where a new file becomes part of the target of a file.
    @Test(arguments: [
        ("Sources/App/Main.swift", "Sources/App"), ("Sources/App/Deep/View.swift", "Sources/App"),
        ("Tests/AppTests/Test.swift", "Tests/AppTests"), ("Kit/Deep/One.swift", "Kit"),
        ("Listed/One.swift", nil), ("Sources/Loose.swift", nil), ("Other/One.swift", nil),
    ])
    func moduleFolders(path: String, expected: String?) {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "App", platforms: [.iOS(.v17)],
                targets: [
                    .target(name: "App"), .testTarget(name: "AppTests"), .target(name: "Kit", path: "Kit"),
                    .target(name: "Listed", path: "Listed", sources: ["One.swift"]),
                ])
            """
        #expect(projectFiles(["Package.swift": manifest]).moduleFolder(of: path) == expected)
        let deeper = projectFiles(["ios/Package.swift": manifest])
        #expect(deeper.moduleFolder(of: "ios/" + path) == expected.map { "ios/" + $0 })
    }

    @Test(
        arguments: [
            ("// swift-tools-version: 6.0", "6.0"), ("// swift-tools-version:5.9", "5.9"),
            ("//swift-tools-version:5.10.1", "5.10"),
            ("\n\n// Swift-Tools-Version: 6.2;(experimentalCGen)", "6.2"), ("import PackageDescription", nil),
            ("// A package.\n// swift-tools-version: 6.0", nil),
        ] as [(String, String?)])
    func toolsVersion(head: String, expected: String?) {
        let files = projectFiles(["Package.swift": head + "\nlet p = Package(platforms: [.iOS(.v17)])\n"])
        #expect(files.targets(for: "Sources/A.swift").toolsVersion?.description == expected)
    }

    private let app = """
        { objects = {
            P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T ); };
            G = { isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            T = { isa = PBXNativeTarget; buildConfigurationList = L; fileSystemSynchronizedGroups = ( S ); };
            L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
            C = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.0; SDKROOT = iphoneos; }; };
        }; rootObject = P; }
        """

    private func package(_ platforms: String, _ targets: String) -> String {
        "// swift-tools-version: 6.0\nlet package = Package(\(platforms)targets: [\(targets)])\n"
    }

    /// An app project in the root with packages below and beside it.
    @Test(arguments: [
        ("App/Main.swift", "iOS 16.0 from App.xcodeproj/project.pbxproj:7"),
        ("Packages/Models/Sources/Models/User.swift", "iOS 17.0 from Packages/Models/Package.swift:2"),
        ("Packages/Models/Tests/ModelsTests/UserTests.swift", "iOS 17.0 from Packages/Models/Package.swift:2"),
        // Says nothing of platforms: the app around it decides.
        ("Packages/Silent/Sources/Silent/A.swift", "iOS 16.0 from App.xcodeproj/project.pbxproj:7"),
        // A package for tools beside the project compiles only its own folder.
        ("Tools/Sources/Tool.swift", "macOS 14.0 from Package.swift:2"),
        ("Elsewhere/Loose.swift", "iOS 16.0 from App.xcodeproj/project.pbxproj:7"),
    ])
    func nearest(path: String, expected: String) {
        let files = projectFiles([
            "App.xcodeproj/project.pbxproj": app,
            "Package.swift": package(
                "platforms: [.macOS(.v14)], ", ".executableTarget(name: \"T\", path: \"Tools/Sources\")"),
            "Packages/Models/Package.swift": package(
                "platforms: [.iOS(.v17)], ", ".target(name: \"Models\"), .testTarget(name: \"ModelsTests\")"),
            "Packages/Silent/Package.swift": package("", ".target(name: \"Silent\")"),
        ])
        #expect(summary(files.targets(for: path)) == expected)
    }

    @Test func aPackageAndAProjectThatCompileTheSameFolder() {
        let files = projectFiles([
            "App.xcodeproj/project.pbxproj": app,
            "Package.swift": package(
                "platforms: [.iOS(.v17), .macOS(.v12)], ", ".target(name: \"App\", path: \"App\")"),
        ])
        let found = files.targets(for: "App/Main.swift")
        #expect(summary(found) == "iOS 16.0, macOS 12.0 from App.xcodeproj/project.pbxproj:7 Package.swift:2")
        #expect(found.toolsVersion == Version(6))
    }

    @Test func nothingToGoBy() {
        let silent = projectFiles(["Package.swift": package("", ".target(name: \"App\")")])
        let found = silent.targets(for: "Sources/App/Main.swift")
        #expect(found.assumed)
        #expect(found.targets.description == "iOS 17.0")
        #expect(found.toolsVersion == Version(6))
        #expect(silent.all.isEmpty)
        #expect(projectFiles([:]).targets(for: "Main.swift") == .assumedDefault)
    }

    @Test func dependenciesAreNoTargets() {
        let files = projectFiles([
            "App.xcodeproj/project.pbxproj": app,
            "Package.swift": package(
                "platforms: [.macOS(.v14)], ",
                ".target(name: \"T\", dependencies: [.target(name: \"U\")], path: \"Tools\")"),
        ])
        #expect(files.targets(for: "Sources/Main.swift").targets.description == "iOS 16.0")
        #expect(files.targets(for: "Tools/Main.swift").targets.description == "macOS 14.0")
    }
}
