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
        ("[.iOS(known)]", "iOS 16.0 from Package.swift:6"),
        ("[.iOS(Versions.spelled), .macOS(\"14\")]", "iOS 16.2, macOS 14.0 from Package.swift:6"),
        (
            "[.custom(\"ios\", versionString: \"15.0\"), .custom(\"haiku\", versionString: \"1\")]",
            "iOS 15.0 from Package.swift:6"
        ),
        ("[.iOS(isNew ? .v17 : .v16), .macOS(.v13)]", "macOS 13.0 from Package.swift:6"),
        ("[.iOS(\"\\(major).0\"), .tvOS(\"17.2.1\")]", "tvOS 17.2 from Package.swift:6"),
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
            let known: SupportedPlatform.IOSVersion = .v16
            enum Versions { static let spelled = "16.2" }
            """
        ])
        #expect(summary(files.targets(for: "Sources/App/Main.swift")) == expected)
    }

    /// What is told of platforms that could not be read, or that the manifest may not name yet.
    @Test(
        arguments: [
            ("6.0", "platforms: [.iOS(oldest)],", "5: the version in ‘.iOS(oldest)’ is computed and not understood"),
            ("6.0", "platforms: supported,", "1: no version could be read from ‘platforms’"),
            ("6.0", "", "1: no platforms are named"),
            ("6.0", "platforms: [.iOS(.v17)],", nil), ("6.2", "platforms: [.iOS(.v26), .visionOS(.v26)],", nil),
            ("6.0", "platforms: [.iOS(\"26.0\")],", nil),
            (
                "6.1", "platforms: [.macOS(.v26)],",
                "5: ‘.v26’ needs swift-tools-version 6.2, line 1 says 6.1; ‘.macOS(\"26.0\")’ does not"
            ),
            (
                "5.8", "platforms: [.iOS(.v17)],",
                "5: ‘.v17’ needs swift-tools-version 5.9, line 1 says 5.8; ‘.iOS(\"17.0\")’ does not"
            ),
        ] as [(String, String, String?)])
    func notes(tools: String, platforms: String, expected: String?) {
        let manifest = """
            // swift-tools-version: \(tools)
            import PackageDescription
            let package = Package(
                name: "App",
                \(platforms)
                targets: [.target(name: "App", dependencies: [.product(name: "B", condition: .when(platforms: [.iOS]))])]
            )
            """
        let found = projectFiles(["Package.swift": manifest]).targets(for: "Sources/App/Main.swift")
        #expect(found.notes.map { "\($0.line): \($0.text)" } == [expected].compactMap { $0 })
        #expect(found.notes.allSatisfy { $0.path == "Package.swift" })
    }

    /// Which files belong to a package, and to which of its targets. An app beside it takes the rest.
    @Test(arguments: [
        ("Sources/Core/Model.swift", ["Core"]), ("Sources/Core/Deep/Model.swift", ["Core"]),
        ("Sources/App/Main.swift", []), ("Sources/Corex/Main.swift", []), ("Tests/CoreTests/T.swift", ["CoreTests"]),
        ("Tests/UITests/T.swift", []), ("Listed/One.swift", ["Listed"]), ("Listed/Some/Two.swift", ["Listed"]),
        ("Listed/Three.swift", []), ("Rest/Main.swift", ["Rest"]), ("Rest/Old/Main.swift", []), ("Rest/Old.swift", []),
        ("src/Run/main.swift", ["Run"]), ("Plugins/Format/Plugin.swift", ["Format"]), ("Plugins/Lint/Plugin.swift", []),
        ("Other/Main.swift", []), ("Main.swift", []),
    ])
    func members(path: String, expected: [String]) {
        let manifest = """
            // swift-tools-version: 6.0
            import PackageDescription
            let shared: [Target.Dependency] = [.target(name: "Rest"), "Core"]
            let package = Package(
                name: "Tools", platforms: [.macOS(.v14)],
                products: [.library(name: "Core", targets: ["Core"]), .plugin(name: "Lint", targets: ["Format"])],
                targets: [
                    .target(name: "Core", dependencies: shared), .testTarget(name: "CoreTests", dependencies: ["Core"]),
                    .target(name: "Listed", path: "Listed", sources: ["One.swift", "Some"]),
                    .target(name: "Rest", path: "./Rest/", exclude: ["Old", "Old.swift"]),
                    .executableTarget(name: "Run"), .plugin(name: "Format", capability: .buildTool()),
                ])
            """
        let found = projectFiles(["Package.swift": manifest, "App.xcodeproj/project.pbxproj": app]).targets(for: path)
        #expect(found.targets.description == (expected.isEmpty ? "iOS 16.0" : "macOS 14.0"))
        #expect(found.modules == expected)
    }

    /// A target that is the only one of its kind may have its files in the conventional folder itself.
    @Test(
        arguments: [
            ("Sources/Main.swift", "macOS 14.0", "Sources"), ("Tests/Test.swift", "macOS 14.0", "Tests"),
            ("Sources/Only/Main.swift", "macOS 14.0", "Sources/Only"), ("Main.swift", "macOS 14.0", nil),
        ] as [(String, String, String?)])
    func single(path: String, expected: String, module: String?) {
        let files = projectFiles([
            "Package.swift": package("platforms: [.macOS(.v14)], ", ".target(name: \"Only\"), .testTarget(name: \"T\")")
        ])
        #expect(files.targets(for: path).targets.description == expected)
        #expect(files.moduleFolder(of: path) == module)
    }

    /// Names that are computed: each folder may be a target.
    @Test func computedNames() {
        let files = projectFiles([
            "Package.swift": package(
                "platforms: [.macOS(.v14)], ",
                "] + [\"A\", \"B\"].map { .target(name: $0, swiftSettings: settings) } + [")
        ])
        let found = files.targets(for: "Sources/A/One.swift")
        #expect(found.modules == ["A"])
        #expect(files.moduleFolder(of: "Sources/A/Deep/One.swift") == "Sources/A")
    }

    /// The manifest that a toolchain of today takes.
    @Test func manifestsForVersions() {
        let files = projectFiles([
            "Package.swift": package("platforms: [.iOS(.v13)], ", ".target(name: \"App\")"),
            "Package@swift-6.0.swift": package("platforms: [.iOS(.v16)], ", ".target(name: \"App\")"),
            "Package@swift-5.9.swift": package("platforms: [.iOS(.v15)], ", ".target(name: \"App\")"),
        ])
        #expect(summary(files.targets(for: "Sources/App/A.swift")) == "iOS 16.0 from Package@swift-6.0.swift:2")
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

    /// A package beside an app that names the app's folder: it adds no platform to what the app is built for.
    @Test(arguments: [
        ("application", "iOS 16.0 from App.xcodeproj/project.pbxproj:7"),
        ("app-extension", "iOS 16.0 from App.xcodeproj/project.pbxproj:7"),
        ("bundle.unit-test", "iOS 16.0 from App.xcodeproj/project.pbxproj:7"),
        ("framework", "iOS 16.0, macOS 12.0 from App.xcodeproj/project.pbxproj:7 Package.swift:2"),
    ])
    func aPackageBesideAnApp(product: String, expected: String) {
        let typed = app.replacing(
            "isa = PBXNativeTarget;",
            with: "isa = PBXNativeTarget; name = App; productType = \"com.apple.product-type.\(product)\";")
        let files = projectFiles([
            "App.xcodeproj/project.pbxproj": typed.replacing("path = App", with: "path = \"App/Inner\""),
            "Package.swift": package(
                "platforms: [.iOS(.v17), .macOS(.v12)], ", ".target(name: \"App\", path: \"App\")"),
        ])
        #expect(summary(files.targets(for: "App/Inner/Main.swift")) == expected)
        // Not in the project, but in the folder that the app is made of.
        let other = files.targets(for: "App/Unused.swift")
        #expect(other.targets.platforms.contains(.macOS) == (product == "framework"))
        #expect(other.notes.map(\.origin) == (product == "framework" ? [] : ["Package.swift:2"]))
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
