// The values of Foundation that user interfaces speak of.

public struct URL: Hashable, Sendable {
    public init?(string: String) {}
    public init(fileURLWithPath path: String) {}
    public var absoluteString: String { "" }
    public var lastPathComponent: String { "" }
    public func appendingPathComponent(_ name: String) -> URL { self }
}

public struct UUID: Hashable, Sendable {
    public init() {}
    public var uuidString: String { "" }
}

public typealias TimeInterval = Double

public struct Date: Hashable, Comparable, Sendable {
    public init() {}
    public init(timeIntervalSinceNow seconds: TimeInterval) {}
    public init(timeIntervalSince1970 seconds: TimeInterval) {}
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public static var now: Date { Date() }
    public static let distantPast = Date()
    public static let distantFuture = Date()
    public func timeIntervalSince(_ other: Date) -> TimeInterval { 0 }
    public func addingTimeInterval(_ seconds: TimeInterval) -> Date { self }
    public static func < (a: Date, b: Date) -> Bool { false }
}

public struct Data: Hashable, Sendable {
    public init() {}
    public var count: Int { 0 }
    public var isEmpty: Bool { true }
}

public struct Locale: Hashable, Sendable {
    public init(identifier: String) {}
    public static var current: Locale { Locale(identifier: "") }
}

public struct AttributedString: Hashable, Sendable {
    public init() {}
    public init(_ text: String) {}
}

public struct CharacterSet: Hashable, Sendable {
    public static let whitespaces = CharacterSet()
    public static let whitespacesAndNewlines = CharacterSet()
}

extension StringProtocol {
    public func trimmingCharacters(in set: CharacterSet) -> String { "" }
    public func localizedCaseInsensitiveContains<Other: StringProtocol>(_ other: Other) -> Bool { false }
    public var capitalized: String { "" }
}

extension String {
    public init(localized key: String) { self = key }
}
