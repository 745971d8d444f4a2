import Platforms

/// The project files of a repository, read once.
package struct ProjectFiles: Sendable {
    /// - Parameters:
    ///   - paths: every Package.swift, project.pbxproj and .xcconfig file, relative to the root, `/`-separated.
    ///   - read: the bytes of one of these paths, nil when it cannot be read.
    package init(paths: [String], read: (String) -> ContiguousArray<UInt8>?) {
        all = []
    }

    /// What was found in each project file that names a deployment target.
    package let all: [FoundTargets]

    /// What the source file at `path` (relative to the root) is built for.
    package func targets(for path: String) -> FoundTargets { .assumedDefault }
}
