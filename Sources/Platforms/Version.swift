/// A system version. Only two parts: no deployment target and no API of the tables has a third that matters.
package struct Version: Comparable, Hashable, Sendable, CustomStringConvertible {
    package var major: Int
    package var minor: Int

    package init(_ major: Int, _ minor: Int = 0) {
        self.major = major
        self.minor = minor
    }

    package init(major: Int, minor: Int = 0) {
        self.init(major, minor)
    }

    /// Reads `26`, `26.1` or `26.1.2` (the last part is dropped). White space around it is not allowed.
    package init?(_ text: String) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false)
        guard (1...3).contains(parts.count) else { return nil }
        var numbers: [Int] = []
        for part in parts {
            // `Int` would take a sign.
            guard !part.isEmpty, part.utf8.count <= 4, part.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
                let number = Int(part)
            else { return nil }
            numbers.append(number)
        }
        self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0)
    }

    package static func < (first: Version, second: Version) -> Bool {
        (first.major, first.minor) < (second.major, second.minor)
    }

    /// Always with both parts, as in `26.0`.
    package var description: String { "\(major).\(minor)" }
}
