import Platforms

/// What a module is built for, and where that is written.
package struct FoundTargets: Sendable, Hashable {
    package var targets: DeploymentTargets
    /// Where the first figure stands, as `path:line`; what was assumed otherwise.
    package var origin: String
    /// Nothing was found, `targets` is a guess.
    package var assumed: Bool
    /// One entry for each platform of `targets` that was read from a file.
    package var figures: [Figure]
    /// From the first line of the Package.swift that the file belongs to.
    package var toolsVersion: Version?
    /// The targets that compile the file, in the order of the project; empty when no project file names it.
    package var modules: [String] = []
    /// The project, package or specification that these are targets of, relative to the root.
    package var container: String?
    /// What the project files say beside the targets: what was left out or not understood, and why.
    package var notes: [ProjectNote] = []

    package init(
        targets: DeploymentTargets, origin: String, assumed: Bool, figures: [Figure] = [], toolsVersion: Version? = nil
    ) {
        self.targets = targets
        self.origin = origin
        self.assumed = assumed
        self.figures = figures
        self.toolsVersion = toolsVersion
    }

    /// What is assumed when no project file says anything.
    package static let assumedDefault = FoundTargets(
        targets: DeploymentTargets(versions: [.iOS: Version(17, 0)]), origin: "assumed", assumed: true)
}

/// One deployment target as it stands in a project file.
package struct Figure: Sendable, Hashable {
    package var platform: Platform
    package var version: Version
    /// Relative to the root.
    package var path: String
    /// 1-based.
    package var line: Int
    /// Why the version is a guess, when only the platform is written; nil when the line says the version.
    package var assumption: String?

    package init(platform: Platform, version: Version, path: String, line: Int, assumption: String? = nil) {
        self.platform = platform
        self.version = version
        self.path = path
        self.line = line
        self.assumption = assumption
    }

    /// `path:line`
    package var origin: String { "\(path):\(line)" }
}

/// A remark on a line of a project file.
package struct ProjectNote: Sendable, Hashable {
    /// Relative to the root.
    package var path: String
    /// 1-based.
    package var line: Int
    package var text: String

    /// `path:line`
    package var origin: String { "\(path):\(line)" }
}

extension Platform {
    /// What is assumed for a platform of which only the name is known.
    var assumedVersion: Version {
        switch self {
        case .iOS, .tvOS, .macCatalyst: Version(17)
        case .macOS: Version(14)
        case .watchOS: Version(10)
        case .visionOS: Version(1)
        }
    }

    /// The oldest version that Xcode 26 can build for.
    var oldestVersion: Version {
        switch self {
        case .iOS, .tvOS: Version(12)
        case .macOS: Version(10, 13)
        case .watchOS: Version(4)
        case .visionOS: Version(1)
        case .macCatalyst: Version(13, 1)
        }
    }

    /// The name of the build setting with its deployment target.
    var deploymentSetting: String {
        switch self {
        case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
        case .macOS: "MACOSX_DEPLOYMENT_TARGET"
        case .tvOS: "TVOS_DEPLOYMENT_TARGET"
        case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
        case .visionOS: "XROS_DEPLOYMENT_TARGET"
        }
    }
}
