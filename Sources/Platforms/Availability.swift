/// On which systems an API exists, and since when.
package struct Availability: Sendable, Hashable {
    /// The first version with the API. A platform that is absent does not have it at all.
    package var introduced: [Platform: Version]
    /// The first Swift compiler whose SDK declares the API; nil when every compiler of interest has it.
    package var compiler: Version?

    package init(introduced: [Platform: Version], compiler: Version? = nil) {
        self.introduced = introduced
        self.compiler = compiler
    }

    /// The first version on `platform`, nil when the API does not exist there. Mac Catalyst follows iOS unless it has
    /// an entry of its own, as in `@available`.
    package subscript(platform: Platform) -> Version? {
        introduced[platform] ?? (platform == .macCatalyst ? introduced[.iOS] : nil)
    }

    /// What is needed to use both APIs: the later version, on the platforms that have both.
    package func intersection(_ other: Availability) -> Availability {
        var both: [Platform: Version] = [:]
        for platform in Platform.allCases {
            // Mac Catalyst needs an entry only when one of the two says something that iOS does not.
            guard introduced[platform] != nil || other.introduced[platform] != nil,
                let first = self[platform], let second = other[platform]
            else { continue }
            both[platform] = max(first, second)
        }
        return Availability(introduced: both, compiler: [compiler, other.compiler].compactMap { $0 }.max())
    }
}
