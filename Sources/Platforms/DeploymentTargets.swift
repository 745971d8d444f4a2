/// The oldest system versions that a module is built for.
package struct DeploymentTargets: Sendable, Hashable, CustomStringConvertible {
    /// Only platforms that the module builds for; empty when nothing is known.
    package var versions: [Platform: Version]

    package init(versions: [Platform: Version] = [:]) {
        self.versions = versions
    }

    package init(_ versions: [Platform: Version]) {
        self.versions = versions
    }

    package subscript(platform: Platform) -> Version? {
        get { versions[platform] }
        set { versions[platform] = newValue }
    }

    package var isUnknown: Bool { versions.isEmpty }

    /// The platforms that the module builds for, in printing order.
    package var platforms: [Platform] { versions.keys.sorted() }

    /// `iOS 17.0, macOS 14.0`
    package var description: String {
        platforms.compactMap { platform in versions[platform].map { "\(platform.rawValue) \($0)" } }
            .joined(separator: ", ")
    }

    /// Whether the API can be used without a check: it exists at the target of every platform that the module builds
    /// for. Unknown targets promise nothing.
    package func isAtLeast(_ availability: Availability) -> Bool {
        !isUnknown
            && versions.allSatisfy { platform, target in
                availability[platform].map { target >= $0 } ?? false
            }
    }

    /// The platforms that the module builds for and that do not have the API in any version. Code that uses it must
    /// be compiled out there: the body of an `#available` check is type-checked even where it can never run.
    package func missing(from availability: Availability) -> [Platform] {
        platforms.filter { availability[$0] == nil }
    }

    /// What `#available` has to list so that the API may be used: every platform that the module builds for and whose
    /// target is older. iOS stands for Mac Catalyst too. A platform without the API is left out (see `missing`); with
    /// unknown targets every platform with the API is listed.
    package func availableList(for availability: Availability) -> [(Platform, Version)] {
        [Platform.iOS, .macOS, .tvOS, .watchOS, .visionOS].compactMap { platform in
            guard let introduced = availability[platform] else { return nil }
            var targets = [versions[platform]]
            if platform == .iOS { targets.append(versions[.macCatalyst]) }
            let isOlder = targets.contains { $0.map { $0 < introduced } ?? false }
            return isUnknown || isOlder ? (platform, introduced) : nil
        }
    }
}
