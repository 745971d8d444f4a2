import Foundation
import Platforms
import Projects
import TestSupport
import Testing

/// Files in memory, by path.
func projectFiles(_ files: [String: String]) -> ProjectFiles {
    ProjectFiles(paths: files.keys.sorted()) { files[$0].map { ContiguousArray($0.utf8) } }
}

/// `iOS 17.0, macOS 14.0 from path:line`, with the place of every figure when they differ.
func summary(_ found: FoundTargets) -> String {
    let places = found.figures.map(\.origin)
    let origin = Set(places).count > 1 ? places.joined(separator: " ") : found.origin
    return "\(found.targets) from \(origin)" + (found.assumed ? " (assumed)" : "")
}

/// The text of a small project.pbxproj with two targets.
private func project(app: String = "", widget: String = "", base: String = "", config: String = "") -> String {
    """
    // !$*UTF8*$!
    {
        archiveVersion = 1;
        objects = {
            P1 /* Project object */ = {
                isa = PBXProject;
                attributes = { TargetAttributes = { T1 = { CreatedOnToolsVersion = 16.0; }; }; };
                buildConfigurationList = L0;
                mainGroup = G1;
                projectDirPath = "";
                targets = ( T1 /* App */, T2 /* Widget */, );
            };
            G1 = { isa = PBXGroup; children = ( G2, G3, F9, S1 ); sourceTree = "<group>"; };
            G2 = { isa = PBXGroup; children = ( F1, F2 ); path = App; sourceTree = "<group>"; };
            G3 = { isa = PBXGroup; children = ( F3 ); name = "Not a folder"; sourceTree = "<group>"; };
            F1 /* Main.swift */ = { isa = PBXFileReference; path = Main.swift; sourceTree = "<group>"; };
            F2 = { isa = PBXFileReference; path = "Shared Views/Card.swift"; sourceTree = "<group>"; };
            F3 = { isa = PBXFileReference; path = "Widget/Widget.swift"; sourceTree = SOURCE_ROOT; };
            F9 = { isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
            S1 = { isa = PBXFileSystemSynchronizedRootGroup; exceptions = ( E1, E2 ); path = Features; sourceTree = "<group>"; };
            E1 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = ( Old/Left.swift, );
                target = T1;
            };
            E2 = {
                isa = PBXFileSystemSynchronizedBuildFileExceptionSet;
                membershipExceptions = ( Both.swift, );
                target = T2;
            };
            B1 = { isa = PBXBuildFile; fileRef = F1 /* Main.swift */; };
            B2 = { isa = PBXBuildFile; fileRef = F2; };
            B3 = { isa = PBXBuildFile; fileRef = F3; };
            B4 = { isa = PBXBuildFile; fileRef = F2; };
            H1 = { isa = PBXSourcesBuildPhase; files = ( B1, B2, ); };
            H2 = { isa = PBXSourcesBuildPhase; files = ( B3, B4, ); };
            T1 = {
                isa = PBXNativeTarget;
                buildConfigurationList = L1;
                buildPhases = ( H1 );
                fileSystemSynchronizedGroups = ( S1 );
                name = App;
                productType = "com.apple.product-type.application";
            };
            T2 = {
                isa = PBXNativeTarget;
                buildConfigurationList = L2;
                buildPhases = ( H2 );
                name = Widget;
                productType = "com.apple.product-type.app-extension";
            };
            L0 = { isa = XCConfigurationList; buildConfigurations = ( C0 ); };
            L1 = { isa = XCConfigurationList; buildConfigurations = ( C1 ); };
            L2 = { isa = XCConfigurationList; buildConfigurations = ( C2 ); };
            C0 = { isa = XCBuildConfiguration; \(config) buildSettings = { \(base) }; name = Debug; };
            C1 = { isa = XCBuildConfiguration; buildSettings = { \(app) }; name = Debug; };
            C2 = { isa = XCBuildConfiguration; buildSettings = { \(widget) }; name = Debug; };
        };
        rootObject = P1 /* Project object */;
    }
    """
}

@Suite struct XcodeProjectTests {
    private func appFile(_ app: String, base: String = "") -> String {
        let files = projectFiles(["App.xcodeproj/project.pbxproj": project(app: app, base: base)])
        return summary(files.targets(for: "App/Main.swift"))
            .replacingOccurrences(of: "App.xcodeproj/project.pbxproj:", with: "")
    }

    /// Settings of the app, settings of the project, what is found for a file of the app.
    @Test(arguments: [
        ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;", "", "iOS 17.0 from 56"),
        ("", "IPHONEOS_DEPLOYMENT_TARGET = 16.4; SDKROOT = iphoneos;", "iOS 16.4 from 55"),
        ("IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "IPHONEOS_DEPLOYMENT_TARGET = 16.4;", "iOS 17.0 from 56"),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 18; MACOSX_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos;", "",
            "iOS 18.0 from 56"
        ),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 18; MACOSX_DEPLOYMENT_TARGET = 15.0; TVOS_DEPLOYMENT_TARGET = 18;"
                + "SUPPORTED_PLATFORMS = \"appletvos appletvsimulator macosx\"; SDKROOT = auto;",
            "", "macOS 15.0, tvOS 18.0 from 56"
        ),
        ("SDKROOT = macosx14.0;", "MACOSX_DEPLOYMENT_TARGET = 13.0; SDKROOT = iphoneos;", "macOS 13.0 from 55"),
        (
            "WATCHOS_DEPLOYMENT_TARGET = 10.0; SDKROOT = watchos;", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
            "watchOS 10.0 from 56"
        ),
        (
            "XROS_DEPLOYMENT_TARGET = 2.0; SUPPORTED_PLATFORMS = \"xros xrsimulator\";", "", "visionOS 2.0 from 56"
        ),
        (
            "SUPPORTS_MACCATALYST = YES;", "IPHONEOS_DEPLOYMENT_TARGET = 17.5; SDKROOT = iphoneos;",
            "iOS 17.5, macCatalyst 17.5 from 55"
        ),
        (
            "SUPPORTS_MACCATALYST = NO;",
            "IPHONEOS_DEPLOYMENT_TARGET = 17.5; SDKROOT = iphoneos; SUPPORTS_MACCATALYST = YES;", "iOS 17.5 from 55"
        ),
        // Without an SDK Xcode builds for the Mac; device families say otherwise.
        ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;", "", "macOS 14.0 from 56"),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0; TVOS_DEPLOYMENT_TARGET = 16.0; TARGETED_DEVICE_FAMILY = \"1,2\";", "",
            "iOS 17.0 from 56"
        ),
        (
            "TVOS_DEPLOYMENT_TARGET = 16.0; XROS_DEPLOYMENT_TARGET = 1.0; WATCHOS_DEPLOYMENT_TARGET = 9.0;"
                + "TARGETED_DEVICE_FAMILY = \"3,7\";", "", "tvOS 16.0, visionOS 1.0 from 56"
        ),
        ("IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = auto;", "", "iOS 17.0 from 56"),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0; XROS_DEPLOYMENT_TARGET = 2.0; TARGETED_DEVICE_FAMILY = \"1,2,7\";"
                + "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator xros xrsimulator\";", "",
            "iOS 17.0, visionOS 2.0 from 56"
        ),
        // Running what was made for iPad elsewhere adds no platform.
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0; XROS_DEPLOYMENT_TARGET = 2.0; MACOSX_DEPLOYMENT_TARGET = 14.0;"
                + "SUPPORTS_XR_DESIGNED_FOR_IPHONE_IPAD = YES; SUPPORTS_MAC_DESIGNED_FOR_IPHONE_IPAD = YES;"
                + "TARGETED_DEVICE_FAMILY = \"1,2\";",
            "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\"; SDKROOT = auto;", "iOS 17.0 from 56"
        ),
        (
            "SUPPORTS_MACCATALYST = \"$(IS_CATALYST)\"; TARGETED_DEVICE_FAMILY = \"2,6\";",
            "IS_CATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;",
            "iOS 17.0, macCatalyst 17.0 from 55"
        ),
        // Catalyst belongs to iOS only.
        (
            "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0;",
            "SUPPORTS_MACCATALYST = YES; IPHONEOS_DEPLOYMENT_TARGET = 17.0;", "watchOS 10.0 from 56"
        ),
        // A target's own SDK outranks the platforms of the project.
        (
            "SDKROOT = watchos; WATCHOS_DEPLOYMENT_TARGET = 10.0;",
            "SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\"; IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
            "watchOS 10.0 from 56"
        ),
        ("SDKROOT = iphoneos;", "", "iOS 17.0 from 56"),
        (
            "SUPPORTED_PLATFORMS = \"iphoneos macosx\";", "IPHONEOS_DEPLOYMENT_TARGET = 15.0;",
            "iOS 15.0, macOS 14.0 from 55 56"
        ),
        ("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\";", "OLDEST = 16.2; SDKROOT = iphoneos;", "iOS 16.2 from 56"),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\";", "IPHONEOS_DEPLOYMENT_TARGET = 15.0; SDKROOT = iphoneos;",
            "iOS 15.0 from 55"
        ),
        (
            "IPHONEOS_DEPLOYMENT_TARGET = 17.0; \"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphonesimulator*]\" = 16.0;",
            "SDKROOT = iphoneos;", "iOS 16.0 from 56"
        ),
        ("IPHONEOS_DEPLOYMENT_TARGET = \"$(NOWHERE)\";", "SDKROOT = iphoneos;", "iOS 12.0 from 56"),
        (
            "SUPPORTED_PLATFORMS = \"iphoneos xros\";", "IPHONEOS_DEPLOYMENT_TARGET = 17.0;",
            "iOS 17.0, visionOS 1.0 from 55 56"
        ),
        ("", "", "iOS 17.0 from assumed (assumed)"),
    ])
    func settings(app: String, base: String, expected: String) {
        #expect(appFile(app, base: base) == expected)
    }

    /// A platform without a version is assumed to be that of a few years ago, and says so.
    @Test(
        arguments: [
            ("SDKROOT = macosx;", "no MACOSX_DEPLOYMENT_TARGET is set, and Xcode takes the version of its SDK"),
            ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = \"$(OLDEST)\";", "‘$(OLDEST)’ could not be resolved"),
            ("SDKROOT = macosx; MACOSX_DEPLOYMENT_TARGET = 14.0;", nil),
        ] as [(String, String?)])
    func assumptions(app: String, expected: String?) {
        let found = projectFiles(["App.xcodeproj/project.pbxproj": project(app: app)]).targets(for: "App/Main.swift")
        #expect(found.figures.map(\.assumption) == [expected])
        #expect(!found.assumed)
    }

    /// The targets that compile a file, and what these are targets of.
    @Test(
        arguments: [
            ("App/Main.swift", ["App"], "App.xcodeproj"),
            ("App/Shared Views/Card.swift", ["App", "Widget"], "App.xcodeproj"),
            ("Features/Both.swift", ["App", "Widget"], "App.xcodeproj"), ("Elsewhere/New.swift", [], nil),
        ] as [(String, [String], String?)])
    func modules(path: String, expected: [String], container: String?) {
        let text = project(app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", widget: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;")
        let found = projectFiles(["App.xcodeproj/project.pbxproj": text]).targets(for: path)
        #expect(found.modules == expected)
        #expect(found.container == container)
    }

    /// A file that no target compiles: the targets of the files beside it count, as near as there are any.
    @Test(arguments: [
        ("Widget/Unused.swift", "watchOS 10.0"), ("App/Deep/Unused.swift", "iOS 17.0, watchOS 10.0"),
        ("Features/Old/Left.swift", "iOS 17.0"), ("Unused.swift", "iOS 17.0, watchOS 10.0"),
    ])
    func filesOfNoTarget(path: String, expected: String) {
        let text = project(
            app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;",
            widget: "WATCHOS_DEPLOYMENT_TARGET = 10.0; SDKROOT = watchos;")
        let found = projectFiles(["App.xcodeproj/project.pbxproj": text]).targets(for: path)
        #expect(found.targets.description == expected)
        #expect(found.modules.isEmpty)
    }

    @Test(arguments: [
        ("App/Main.swift", "17.0"),
        ("Widget/Widget.swift", "18.0"),
        ("App/Shared Views/Card.swift", "17.0"),
        ("Features/Deep/One.swift", "17.0"),
        ("Features/Both.swift", "17.0"),
        // Left out of its folder's target, and in no target at all: all targets count.
        ("Features/Old/Left.swift", "17.0"),
        ("Elsewhere/New.swift", "17.0"),
    ])
    func membership(path: String, expected: String) {
        let text = project(
            app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", widget: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;",
            base: "SDKROOT = iphoneos;")
        let files = projectFiles(["App.xcodeproj/project.pbxproj": text])
        #expect(files.targets(for: path).targets[.iOS]?.description == expected)
    }

    /// Where a new file becomes part of what a file is part of: only in folders whose files belong to targets by
    /// themselves.
    @Test(arguments: [
        ("Features/Deep/One.swift", "Features"), ("Features/One.swift", "Features"),
        ("Features/Both.swift", nil), ("Features/Old/Left.swift", nil), ("App/Main.swift", nil),
        ("Elsewhere/New.swift", nil),
    ])
    func moduleFolders(path: String, expected: String?) {
        let text = project(
            app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0;", widget: "IPHONEOS_DEPLOYMENT_TARGET = 18.0;")
        #expect(projectFiles(["App.xcodeproj/project.pbxproj": text]).moduleFolder(of: path) == expected)
        let deeper = projectFiles(["ios/App.xcodeproj/project.pbxproj": text])
        #expect(deeper.moduleFolder(of: "ios/" + path) == expected.map { "ios/" + $0 })
    }

    @Test func membershipDecidesPlatforms() {
        let text = project(
            app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;",
            widget: "WATCHOS_DEPLOYMENT_TARGET = 10.0; SDKROOT = watchos;")
        let files = projectFiles(["ios/App.xcodeproj/project.pbxproj": text])
        let place = "ios/App.xcodeproj/project.pbxproj"
        #expect(summary(files.targets(for: "ios/App/Main.swift")) == "iOS 17.0 from \(place):56")
        #expect(summary(files.targets(for: "ios/Widget/Widget.swift")) == "watchOS 10.0 from \(place):57")
        #expect(
            summary(files.targets(for: "ios/App/Shared Views/Card.swift"))
                == "iOS 17.0, watchOS 10.0 from \(place):56 \(place):57")
        #expect(files.targets(for: "ios/Features/Both.swift").targets.platforms == [.iOS, .watchOS])
        #expect(files.targets(for: "ios/Features/Other.swift").targets.platforms == [.iOS])
        #expect(files.targets(for: "android/Other.swift").assumed)
        #expect(files.all.map(summary) == ["iOS 17.0, watchOS 10.0 from \(place):56 \(place):57"])
    }

    @Test func configurationFiles() {
        let files = projectFiles([
            "App.xcodeproj/project.pbxproj": project(
                app: "SDKROOT = iphoneos;", config: "baseConfigurationReference = F9 /* App.xcconfig */;"),
            "Config/App.xcconfig": """
            // IPHONEOS_DEPLOYMENT_TARGET = 12.0
            #include "../Shared/Versions.xcconfig"
            #include? "Missing.xcconfig"
            #include "App.xcconfig"
            PRODUCT_NAME = App // IPHONEOS_DEPLOYMENT_TARGET = 11.0
            """,
            "Shared/Versions.xcconfig": """
            IPHONEOS_DEPLOYMENT_TARGET = 15.0
            IPHONEOS_DEPLOYMENT_TARGET = 16.1;
            WATCHOS_DEPLOYMENT_TARGET[sdk=watchos*]=9.0
            """,
        ])
        #expect(summary(files.targets(for: "App/Main.swift")) == "iOS 16.1 from Shared/Versions.xcconfig:2")
    }

    /// Without its configuration file, a target may have any SDK.
    @Test(arguments: [("Config/App.xcconfig", "macOS 14.0"), ("Config/Other.xcconfig", "iOS 17.0, macOS 14.0")])
    func missingConfigurationFile(path: String, expected: String) {
        let files = projectFiles([
            "App.xcodeproj/project.pbxproj": project(
                app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; MACOSX_DEPLOYMENT_TARGET = 14.0;",
                config: "baseConfigurationReference = F9;"),
            path: "PRODUCT_NAME = App",
        ])
        #expect(files.targets(for: "App/Main.swift").targets.description == expected)
    }

    @Test func aLooseConfigurationFile() {
        let files = projectFiles([
            "Config.xcconfig": "\r\nMACOSX_DEPLOYMENT_TARGET = 14.0\r\nSUPPORTED_PLATFORMS = macosx\r\n"
        ])
        #expect(summary(files.targets(for: "Sources/App/Main.swift")) == "macOS 14.0 from Config.xcconfig:2")
    }

    /// No text may crash the reader, and what stands before the damage counts where it can.
    @Test func damagedProjects() {
        let text = project(app: "IPHONEOS_DEPLOYMENT_TARGET = 17.0; SDKROOT = iphoneos;")
        for length in stride(from: 0, to: text.utf8.count, by: 7) {
            let cut = String(decoding: text.utf8.prefix(length), as: UTF8.self)
            _ = projectFiles(["App.xcodeproj/project.pbxproj": cut]).targets(for: "App/Main.swift")
        }
        let nested = "{ objects = " + String(repeating: "{ a = (", count: 50_000)
        #expect(projectFiles(["App.xcodeproj/project.pbxproj": nested]).targets(for: "App/Main.swift").assumed)
        #expect(projectFiles(["App.xcodeproj/project.pbxproj": "<?xml version=\"1.0\"?>"]).all.isEmpty)
        #expect(ProjectFiles(paths: ["A.xcodeproj/project.pbxproj"]) { _ in nil }.all.isEmpty)
    }
}
