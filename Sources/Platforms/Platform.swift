/// The systems that a module can be built for. The raw value is the name that `#available` and `@available` use.
package enum Platform: String, CaseIterable, Sendable, Comparable {
    case iOS, macOS, tvOS, watchOS, visionOS, macCatalyst

    /// The order in which lists are printed: that of the declaration.
    package static func < (first: Platform, second: Platform) -> Bool { first.order < second.order }

    private var order: Int {
        switch self {
        case .iOS: 0
        case .macOS: 1
        case .tvOS: 2
        case .watchOS: 3
        case .visionOS: 4
        case .macCatalyst: 5
        }
    }
}
