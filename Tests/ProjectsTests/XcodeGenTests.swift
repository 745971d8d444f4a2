import Platforms
import Projects
import TestSupport
import Testing

@Suite struct XcodeGenTests {
    /// The lines of the target `App`, those before all targets, and what is found for a file of the target.
    @Test(arguments: [
        ("platform: iOS\ndeploymentTarget: \"17.0\"", "", "iOS 17.0 from project.yml:4"),
        (
            "platform: iOS", "options:\n  deploymentTarget:\n    iOS: 16.4\n    macOS: '14.5'",
            "iOS 16.4 from project.yml:3"
        ),
        (
            "platform: iOS\ndeploymentTarget: 18.0", "options: { deploymentTarget: { iOS: 16.4 } }",
            "iOS 18.0 from project.yml:5"
        ),
        (
            "platform: [iOS, macOS]\ndeploymentTarget: {iOS: 17.0, macOS: 14.0}", "",
            "iOS 17.0, macOS 14.0 from project.yml:4"
        ),
        (
            "platform: auto\nsupportedDestinations: [iOS, macCatalyst, visionOS]",
            "options:\n  deploymentTarget:\n    iOS: 17.0\n    visionOS: 2.0 # glass comes later",
            "iOS 17.0, visionOS 2.0, macCatalyst 17.0 from project.yml:3 project.yml:4 project.yml:3"
        ),
        ("platform: tvOS\nsettings:\n  TVOS_DEPLOYMENT_TARGET: 17.0", "", "tvOS 17.0 from project.yml:5"),
        ("platform: iOS\nsettings:\n  base:\n    IPHONEOS_DEPLOYMENT_TARGET: 16.0", "", "iOS 16.0 from project.yml:6"),
        (
            "platform: iOS\nsettings:\n  base: { IPHONEOS_DEPLOYMENT_TARGET: 17.0 }\n  configs:\n    Debug:\n"
                + "      IPHONEOS_DEPLOYMENT_TARGET: 16.0", "", "iOS 16.0 from project.yml:8"
        ),
        (
            "platform: iOS\nsettings:\n  groups: [common]",
            "settingGroups:\n  common:\n    IPHONEOS_DEPLOYMENT_TARGET: 15.0\n    SUPPORTS_MACCATALYST: true",
            "iOS 15.0, macCatalyst 15.0 from project.yml:3"
        ),
        (
            "platform: iOS", "settings:\n  IPHONEOS_DEPLOYMENT_TARGET: \"$(OLDEST)\"\n  OLDEST: 16.1",
            "iOS 16.1 from project.yml:2"
        ),
        (
            "templates: [Common]", "targetTemplates:\n  Common:\n    platform: macOS\n    deploymentTarget: 14.0",
            "macOS 14.0 from project.yml:4"
        ),
        ("<<: *base", "x-base: &base\n  platform: iOS\n  deploymentTarget: 17.0", "iOS 17.0 from project.yml:3"),
        ("platform: watchOS", "", "watchOS 10.0 from project.yml:3"),
        (
            "platform: iOS\npreBuildScripts:\n- name: Format\n  script: |\n    platform: macOS\n\n    exit 0\n- path: x.sh\n"
                + "deploymentTarget: 17.0", "", "iOS 17.0 from project.yml:11"
        ),
        (
            "platform: iOS\ninfo:\n  properties:\n    Types: [\n      { Role: Editor, # one\n        Names: [a, \"b, c\"] },\n"
                + "    ]\n    Text: goes on\n      below\ndeploymentTarget: 17.0", "", "iOS 17.0 from project.yml:12"
        ),
    ])
    func target(lines: String, head: String, expected: String) {
        let indented = lines.split(separator: "\n", omittingEmptySubsequences: false).map { "    " + $0 }
        let text =
            (head.isEmpty ? "" : head + "\n") + "targets:\n  App:\n" + indented.joined(separator: "\n")
            + "\n    sources: App\n    type: application\n"
        let found = projectFiles(["project.yml": text]).targets(for: "App/Main.swift")
        #expect(summary(found) == expected)
        #expect(found.modules.allSatisfy { $0 == "App" })
        #expect(found.container == "project.yml")
        // Windows' line ends change nothing.
        let other = projectFiles(["project.yml": text.replacing("\n", with: "\r\n")]).targets(for: "App/Main.swift")
        #expect(summary(other) == expected)
    }

    private let spec = """
        name: Birds
        options:
          deploymentTarget: {iOS: 17.0, watchOS: 10.0, macOS: 14.0}
        include:
        - path: Watch/target.yml
        - Missing.yml
        targets:
          Birds:
            type: application
            platform: iOS
            sources:
            - App
            - path: Shared
              excludes: ["Mac", "**/*Preview.swift"]
            - path: Listed
              includes: [One.swift, "Some/**"]
            - path: Resources
              buildPhase: resources
          BirdsMac:
            type: application
            platform: macOS
            sources: [Shared/Mac, {path: "${target_name}"}]
          BirdsTests:
            type: bundle.unit-test
            platform: iOS
            deploymentTarget: "18.0"
            sources: [Tests, App/Model]
        """

    @Test(
        arguments: [
            ("App/Main.swift", "iOS 17.0", ["Birds"]), ("App/Model/Bird.swift", "iOS 17.0", ["Birds", "BirdsTests"]),
            ("Shared/Card.swift", "iOS 17.0", ["Birds"]), ("Shared/Mac/Card.swift", "macOS 14.0", ["BirdsMac"]),
            ("Listed/One.swift", "iOS 17.0", ["Birds"]), ("Listed/Some/A/B.swift", "iOS 17.0", ["Birds"]),
            ("BirdsMac/Main.swift", "macOS 14.0", ["BirdsMac"]), ("Tests/T.swift", "iOS 18.0", ["BirdsTests"]),
            ("Watch/Sources/Main.swift", "watchOS 10.0", ["BirdsWatch"]),
            ("Common/A.swift", "watchOS 10.0", ["BirdsWatch"]),
            // Of no target: what all targets are built for.
            ("Shared/CardPreview.swift", "iOS 17.0, macOS 14.0, watchOS 10.0", []),
            ("Listed/Two.swift", "iOS 17.0, macOS 14.0, watchOS 10.0", []),
            ("Resources/A.swift", "iOS 17.0, macOS 14.0, watchOS 10.0", []),
        ] as [(String, String, [String])])
    func sources(path: String, targets: String, modules: [String]) {
        let watch = """
            targets:
              BirdsWatch:
                type: application
                platform: watchOS
                sources:
                - Sources
                - path: ../Common
            include: ../project.yml
            """
        let found = projectFiles(["project.yml": spec, "Watch/target.yml": watch]).targets(for: path)
        #expect(found.targets.description == targets)
        #expect(found.modules == modules)
        let deeper = projectFiles(["ios/project.yml": spec, "ios/Watch/target.yml": watch]).targets(for: "ios/" + path)
        #expect(deeper.targets.description == targets)
    }

    @Test func configurationFiles() {
        let files = projectFiles([
            "project.yml":
                "targets:\n  App:\n    platform: iOS\n    sources: App\n    configFiles:\n      Debug: Config/App.xcconfig\n",
            "Config/App.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.3\n",
        ])
        #expect(summary(files.targets(for: "App/A.swift")) == "iOS 16.3 from Config/App.xcconfig:1")
    }

    /// The project that was made of it is what is built; it is the specification that may be older or newer.
    @Test func aProjectOutranksItsSpecification() {
        let project = """
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T ); };
                G = { isa = PBXGroup; children = ( S ); sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; buildConfigurationList = L; fileSystemSynchronizedGroups = ( S ); };
                L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
                C = { isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.0; SDKROOT = iphoneos; }; };
            }; rootObject = P; }
            """
        let files = projectFiles(["Birds.xcodeproj/project.pbxproj": project, "project.yml": spec])
        #expect(files.targets(for: "App/Main.swift").targets.description == "iOS 16.0")
        #expect(files.targets(for: "BirdsMac/Main.swift").targets.description == "macOS 14.0")
    }

    @Test(arguments: [
        "", "- a\n- b\n", "jobs:\n  build:\n    runs-on: macos\n", "targets: [", "targets: {App: {platform: [iOS",
        "targets:\n  App: *nowhere\n", "a: &a\n  b: *a\n", "targets:\n\tApp:\n\t\tplatform: iOS\n", "\"targets\n",
    ])
    func nothingToReadThere(text: String) {
        #expect(projectFiles(["project.yml": text]).targets(for: "App/Main.swift").assumed)
    }

    @Test func damage() {
        for length in 0..<spec.utf8.count {
            let cut = String(decoding: spec.utf8.prefix(length), as: UTF8.self)
            _ = projectFiles(["project.yml": cut]).targets(for: "App/Main.swift")
        }
        let deep = (0..<5000).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
        #expect(projectFiles(["project.yml": deep]).targets(for: "A.swift").assumed)
        let brackets = "targets: " + String(repeating: "[", count: 50_000)
        #expect(projectFiles(["project.yml": brackets]).targets(for: "A.swift").assumed)
    }
}
