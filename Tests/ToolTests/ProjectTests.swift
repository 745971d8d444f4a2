import Testing

/// What `glazier project` prints, to the byte.
@Suite struct ProjectTests {
    private func folder() throws -> TempFolder {
        let folder = try TempFolder()
        try folder.write(
            "project.yml",
            """
            options:
              deploymentTarget:
                iOS: 17.0
            targets:
              Birds:
                type: application
                platform: iOS
                sources: [Birds, Shared]
              BirdsMac:
                type: application
                platform: macOS
                sources: [Mac, Shared]
            """)
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "Kit",
                platforms: [.iOS(.v16), .macOS(newest)],
                targets: [.target(name: "Kit"), .target(name: "Feed")]
            )
            """)
        try folder.write(
            "Tools/Package.swift",
            "// swift-tools-version: 5.9\nlet package = Package(name: \"Tools\", targets: [.target(name: \"Tools\", path: \"Lint\")])\n"
        )
        for path in ["Birds/A.swift", "Birds/B.swift", "Mac/A.swift", "Shared/A.swift", "Other/A.swift"]
            + ["Kit/Sources/Kit/A.swift", "Kit/Sources/Feed/A.swift", "Kit/Sources/Feed/B.swift", "Tools/Lint/A.swift"]
        {
            try folder.write(path, "let a = 1\n")
        }
        return folder
    }

    @Test func modules() throws {
        let run = try folder().glazier("project")
        let expected = """
            Kit/Package.swift (tools 6.0)
              iOS 16.0: 3 files of Feed, Kit
                iOS 16.0  Kit/Package.swift:5
              Kit/Package.swift:5: the version in ‘.macOS(newest)’ is computed and not understood
            Tools/Package.swift (tools 5.9)
              iOS 17.0, macOS 14.0: 1 file of Tools
                iOS 17.0    project.yml:3
                macOS 14.0  project.yml:11  assumed: no MACOSX_DEPLOYMENT_TARGET is set, and Xcode takes the version of its SDK
            project.yml
              iOS 17.0: 2 files of Birds
                iOS 17.0  project.yml:3
              macOS 14.0: 1 file of BirdsMac
                macOS 14.0  project.yml:11  assumed: no MACOSX_DEPLOYMENT_TARGET is set, and Xcode takes the version of its SDK
              iOS 17.0, macOS 14.0: 1 file of Birds, BirdsMac
                iOS 17.0    project.yml:3
                macOS 14.0  project.yml:11  assumed: no MACOSX_DEPLOYMENT_TARGET is set, and Xcode takes the version of its SDK
            iOS 17.0, macOS 14.0: 1 file of no target; what the nearest project says counts
              iOS 17.0    project.yml:3
              macOS 14.0  project.yml:11  assumed: no MACOSX_DEPLOYMENT_TARGET is set, and Xcode takes the version of its SDK

            """
        #expect(run.out == expected)
        #expect(run.code == 0)
    }

    /// Where nothing says anything, and where the person does.
    @Test func assumedAndNamed() throws {
        let folder = try TempFolder()
        try folder.write("A.swift", "let a = 1\n")
        #expect(folder.glazier("project").out == "iOS 17.0: 1 file\n  assumed: nothing says so; use --target\n")
        #expect(
            folder.glazier("project", "--target", "iOS=18", "--target", "macOS=15").out
                == "iOS 18.0, macOS 15.0: 1 file\n  --target\n")
        try folder.write("Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"A\")\n")
        #expect(
            folder.glazier("project").out == """
                Package.swift (tools 6.0)
                  iOS 17.0: 1 file
                    assumed: nothing says so; use --target
                  Package.swift:1: no platforms are named

                """)
    }

    /// A configuration file is read where the project names it, even when nobody lists it.
    @Test func configurationFilesOutsideOfARepository() throws {
        let folder = try TempFolder()
        try folder.write(
            "App.xcodeproj/project.pbxproj",
            """
            { objects = {
                P = { isa = PBXProject; buildConfigurationList = L; mainGroup = G; targets = ( T ); };
                G = { isa = PBXGroup; children = ( S, F ); sourceTree = "<group>"; };
                S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; buildConfigurationList = L; fileSystemSynchronizedGroups = ( S ); name = App; };
                L = { isa = XCConfigurationList; buildConfigurations = ( C ); };
                C = { isa = XCBuildConfiguration; baseConfigurationReference = F; buildSettings = { SDKROOT = iphoneos; }; };
            }; rootObject = P; }
            """)
        try folder.write("Config/App.xcconfig", "IPHONEOS_DEPLOYMENT_TARGET = 16.4\n")
        try folder.write("App/A.swift", "let a = 1\n")
        #expect(
            folder.glazier("project", "App/A.swift").out == """
                App.xcodeproj
                  iOS 16.4: 1 file of App
                    iOS 16.4  Config/App.xcconfig:1

                """)
    }
}
