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

    package init(platform: Platform, version: Version, path: String, line: Int) {
        self.platform = platform
        self.version = version
        self.path = path
        self.line = line
    }

    /// `path:line`
    package var origin: String { "\(path):\(line)" }
}
