import Platforms
import Projects
import TestSupport
import Testing

@Suite struct TuistTests {
    private func manifest(_ target: String, _ rest: String = "") -> String {
        """
        import ProjectDescription
        \(rest)
        let project = Project(
            name: "Birds",
            targets: [
                .target(name: "Birds", \(target), product: .app, sources: ["Birds/**"], dependencies: [.target(name: "Kit")])
            ]
        )
        """
    }

    /// The arguments of a target, what else the manifest holds, and what is found for a file of the target.
    @Test(arguments: [
        ("destinations: .iOS, deploymentTargets: .iOS(\"17.0\")", "", "iOS 17.0 from Project.swift:6"),
        ("destinations: [.iPhone, .iPad], deploymentTargets: .iOS(\"16.4\")", "", "iOS 16.4 from Project.swift:6"),
        (
            "destinations: [.iPhone, .mac], deploymentTargets: .multiplatform(iOS: \"17.0\", macOS: \"14.0\", tvOS: \"17.0\")",
            "", "iOS 17.0, macOS 14.0 from Project.swift:6"
        ),
        // What was made for iPad runs there, but is not built for it.
        (
            "destinations: [.iPhone, .macWithiPadDesign, .appleVisionWithiPadDesign], deploymentTargets: .iOS(\"17.0\")",
            "",
            "iOS 17.0 from Project.swift:6"
        ),
        (
            "destinations: [.iPhone, .macCatalyst, .appleVision], deploymentTargets: .multiplatform(iOS: \"17.0\", visionOS: \"2.0\")",
            "", "iOS 17.0, visionOS 2.0, macCatalyst 17.0 from Project.swift:6"
        ),
        (
            "platform: .iOS, deploymentTarget: .iOS(targetVersion: \"15.0\", devices: [.iphone])", "",
            "iOS 15.0 from Project.swift:6"
        ),
        (
            "destinations: .iOS, deploymentTargets: oldest", "let oldest: DeploymentTargets = .iOS(\"16.0\")",
            "iOS 16.0 from Project.swift:2"
        ),
        (
            "destinations: .iOS, deploymentTargets: .iOS(version)", "let version = \"16.0\"",
            "iOS 16.0 from Project.swift:6"
        ),
        (
            "destinations: App.places, deploymentTargets: App.oldest", "",
            "iOS 18.0, macOS 15.0 from Tuist/ProjectDescriptionHelpers/App.swift:4"
        ),
        ("destinations: .tvOS", "", "tvOS 17.0 from Project.swift:6"),
        (
            "destinations: .iOS", "let base: SettingsDictionary = [\"IPHONEOS_DEPLOYMENT_TARGET\": \"16.2\"]",
            "iOS 16.2 from Project.swift:2"
        ),
        ("destinations: .iOS, deploymentTargets: make()", "", "iOS 17.0 from Project.swift:6"),
    ])
    func target(arguments: String, rest: String, expected: String) {
        let files = projectFiles([
            "Project.swift": manifest(arguments, rest),
            "Tuist/ProjectDescriptionHelpers/App.swift": """
            import ProjectDescription
            public enum App {
                public static let places: Destinations = [.iPhone, .mac]
                public static let oldest = DeploymentTargets.multiplatform(iOS: "18.0", macOS: "15.0")
            }
            """,
        ])
        let found = files.targets(for: "Birds/Main.swift")
        #expect(summary(found) == expected)
        #expect(found.modules == ["Birds"])
        #expect(found.container == "Project.swift")
        #expect((found.notes.count == 1) == arguments.contains("make()"))
    }

    @Test(
        arguments: [
            ("Birds/Sources/A.swift", "iOS 17.0", ["Birds"]), ("Birds/Sources/Deep/A.swift", "iOS 17.0", ["Birds"]),
            ("Birds/Sources/Old/A.swift", "iOS 17.0, macOS 14.0", []), ("Kit/A.swift", "macOS 14.0", ["Kit"]),
            ("Kit/Deep/A.swift", "macOS 14.0", ["Kit"]), ("Tests/ATests.swift", "iOS 18.0", ["Tests"]),
            ("Tests/Helper.swift", "iOS 17.0, macOS 14.0", []), ("Other/A.swift", "iOS 17.0, macOS 14.0", []),
        ] as [(String, String, [String])])
    func sources(path: String, targets: String, modules: [String]) {
        let text = """
            import ProjectDescription
            let project = Project(name: "Birds", targets: [
                Target(
                    name: "Birds", destinations: .iOS, product: .app, deploymentTargets: .iOS("17.0"),
                    sources: [.glob("Birds/Sources/**/*.swift", excluding: ["Birds/Sources/Old/**"])]),
                .target(
                    name: "Kit", destinations: .macOS, product: .staticFramework, deploymentTargets: .macOS("14.0"),
                    buildableFolders: ["Kit"]),
                .target(
                    name: "Tests", destinations: .iOS, product: .unitTests, deploymentTargets: .iOS("18.0"),
                    sources: "Tests/*Tests.swift"),
            ])
            """
        let found = projectFiles(["Modules/Birds/Project.swift": text]).targets(for: "Modules/Birds/" + path)
        #expect(found.targets.description == targets)
        #expect(found.modules == modules)
    }

    /// Targets that a function makes: the version that a helper names, which is said to be a guess.
    @Test func helpers() {
        let files = projectFiles([
            "Modules/Feed/Project.swift":
                "import ProjectDescription\nimport ProjectDescriptionHelpers\nlet project = Project.feature(\"Feed\")\n",
            "Tuist/ProjectDescriptionHelpers/Feature.swift": """
            import ProjectDescription
            extension Project {
                static func feature(_ name: String) -> Project {
                    Project(name: name, targets: [
                        .target(name: name, destinations: .iOS, product: .framework, deploymentTargets: .iOS("16.0")),
                    ])
                }
            }
            """,
            "Other/Tuist/ProjectDescriptionHelpers/A.swift": "let a = DeploymentTargets.iOS(\"12.0\")",
        ])
        let found = files.targets(for: "Modules/Feed/Sources/A.swift")
        #expect(summary(found) == "iOS 16.0 from Tuist/ProjectDescriptionHelpers/Feature.swift:5")
        #expect(found.figures.allSatisfy { $0.assumption != nil })
    }

    @Test(arguments: [
        "struct Project { var targets: [Target] = [.target(name: \"A\", deploymentTargets: .iOS(\"9.0\"))] }",
        "import ProjectDescription\nlet a = b\nlet b = a\nlet project = Project(name: \"A\", targets: a)",
        "import ProjectDescription\nlet project = Project(name: \"A\", targets: [.target(name: \"A\", destinations: a",
        "import ProjectDescription\nlet a = b\nlet b = a\nlet p = [.target(name: \"A\", destinations: a, sources: a, deploymentTargets: b)]",
    ])
    func noManifest(text: String) {
        #expect(projectFiles(["Project.swift": text]).targets(for: "Sources/A.swift").assumed)
    }
}
