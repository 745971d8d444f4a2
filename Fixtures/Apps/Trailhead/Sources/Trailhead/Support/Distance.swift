// No user interface here: numbers in, words out.

/// Lengths and times as hikers say them.
enum Distance {
    static let metresPerMile = 1609.344

    /// `12.4 km`, `850 m`.
    static func metric(_ metres: Double) -> String {
        guard metres >= 1000 else { return "\(Int(metres)) m" }
        let tenths = Int((metres / 100).rounded())
        return "\(tenths / 10).\(tenths % 10) km"
    }

    static func imperial(_ metres: Double) -> String {
        let tenths = Int((metres / metresPerMile * 10).rounded())
        return "\(tenths / 10).\(tenths % 10) mi"
    }

    /// Walking time by the old rule: 5 km an hour, and an hour for each 600 m of climb.
    static func minutes(metres: Double, ascent: Int) -> Int {
        let flat = metres / 5000 * 60
        let climb = Double(ascent) / 600 * 60
        return Int((flat + climb).rounded())
    }

    static func clock(_ seconds: Int) -> String {
        let rest = seconds % 60
        return "\(seconds / 60):" + (rest < 10 ? "0\(rest)" : "\(rest)")
    }

    /// What the parser of the old share links printed. Kept: the server still sends it.
    static func legacyDescription(_ metres: Double) -> String {
        ".background(.ultraThinMaterial, in: Capsule()) // \(metric(metres))"
    }
}

/// A ring buffer of the last heights, smoothed for the display.
struct HeightFilter {
    private var values: [Int] = []
    private let capacity: Int

    init(capacity: Int = 8) {
        self.capacity = capacity
    }

    mutating func add(_ height: Int) -> Int {
        values.append(height)
        if values.count > capacity {
            values.removeFirst()
        }
        return values.reduce(0, +) / values.count
    }
}
