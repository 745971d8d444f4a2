import Platforms
import Testing

@Suite struct VersionTests {
    @Test(
        arguments: [
            ("17", "17.0"), ("17.0", "17.0"), ("26.1", "26.1"), ("10.15.4", "10.15"), ("", nil), ("17.", nil),
            (".1", nil),
            ("a", nil), ("-1", nil), ("+1", nil), ("1.2.3.4", nil), (" 17", nil), ("17.x", nil), ("99999", nil),
            ("$(TARGET)", nil), ("١٧", nil),
        ] as [(String, String?)])
    func reading(text: String, expected: String?) {
        #expect(Version(text)?.description == expected)
    }

    @Test func order() {
        #expect(Version(9, 9) < Version(10))
        #expect(Version(26) < Version(26, 1))
        #expect(!(Version(26, 0) < Version(26)))
    }
}

@Suite struct DeploymentTargetsTests {
    /// As most of the glass APIs: everywhere but on visionOS.
    private let glass = Availability(introduced: [
        .iOS: Version(26), .macOS: Version(26), .tvOS: Version(26), .watchOS: Version(26),
    ])

    private func list(_ targets: DeploymentTargets, _ availability: Availability) -> String {
        targets.availableList(for: availability).map { "\($0.0.rawValue) \($0.1)" }.joined(separator: ", ")
    }

    /// Targets, whether the API can be used at once, the `#available` list, platforms without the API.
    @Test(
        arguments: [
            ([.iOS: Version(17)], false, "iOS 26.0", []),
            ([.iOS: Version(26)], true, "", []),
            ([.iOS: Version(26, 1)], true, "", []),
            ([.iOS: Version(17), .macOS: Version(14)], false, "iOS 26.0, macOS 26.0", []),
            ([.watchOS: Version(10), .tvOS: Version(17), .macOS: Version(26)], false, "tvOS 26.0, watchOS 26.0", []),
            ([.iOS: Version(26), .macOS: Version(14)], false, "macOS 26.0", []),
            ([.iOS: Version(17), .visionOS: Version(1)], false, "iOS 26.0", [.visionOS]),
            ([.iOS: Version(26), .visionOS: Version(26)], false, "", [.visionOS]),
            ([.iOS: Version(26), .macCatalyst: Version(17)], false, "iOS 26.0", []),
            ([.iOS: Version(17), .macCatalyst: Version(17)], false, "iOS 26.0", []),
            ([.iOS: Version(26), .macCatalyst: Version(26)], true, "", []),
            ([:], false, "iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0", []),
        ] as [([Platform: Version], Bool, String, [Platform])])
    func checks(versions: [Platform: Version], usable: Bool, available: String, missing: [Platform]) {
        let targets = DeploymentTargets(versions: versions)
        #expect(targets.isAtLeast(glass) == usable)
        #expect(list(targets, glass) == available)
        #expect(targets.missing(from: glass) == missing)
    }

    @Test func visionOSIsListedWhereTheAPIExists() {
        let api = Availability(introduced: [.iOS: Version(26), .visionOS: Version(26)])
        #expect(list(DeploymentTargets([.iOS: Version(17), .visionOS: Version(2)]), api) == "iOS 26.0, visionOS 26.0")
        #expect(DeploymentTargets([.macOS: Version(14), .visionOS: Version(2)]).missing(from: api) == [.macOS])
    }

    @Test func bothOfTwoAPIs() {
        let newer = Availability(introduced: [.iOS: Version(26, 1), .macOS: Version(26), .macCatalyst: Version(26, 2)])
        let both = glass.intersection(newer)
        #expect(both.introduced == [.iOS: Version(26, 1), .macOS: Version(26), .macCatalyst: Version(26, 2)])
        #expect(both[.macCatalyst] == Version(26, 2))
        #expect(glass[.macCatalyst] == Version(26))
    }

    @Test func description() {
        let targets = DeploymentTargets([.macOS: Version(14), .iOS: Version(17), .visionOS: Version(1)])
        #expect(targets.description == "iOS 17.0, macOS 14.0, visionOS 1.0")
        #expect(DeploymentTargets().isUnknown)
    }
}
