// Classes. There is no Objective-C in the embedded mode: `@objc` is blanked, and `#selector(x)` is read as `Selector(x)`.

open class NSObject: Hashable {
    public init() {}
    public static func == (a: NSObject, b: NSObject) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) {}
}

public struct Selector: Hashable, Sendable {
    public init(_ name: String) {}
    public init<Method>(_ method: Method) {}
}

open class Bundle: NSObject {
    public static let main = Bundle()
}

public struct IndexPath: Hashable, Sendable {
    public init(item: Int, section: Int) {}
    public init(row: Int, section: Int) {}
    public var item: Int { 0 }
    public var row: Int { 0 }
    public var section: Int { 0 }
}

open class NSCoder: NSObject {}

public protocol NSCoding: AnyObject {}

open class NSAttributedString: NSObject {
    public init(string: String, attributes: [Key: Any]? = nil) {}

    public struct Key: Hashable, Sendable {
        public static let font = Key()
        public static let foregroundColor = Key()
        public static let backgroundColor = Key()
        public static let kern = Key()
    }
}

open class Notification {}

open class NotificationCenter: NSObject {
    public static let `default` = NotificationCenter()
}

public func NSLocalizedString(_ key: String, comment: String) -> String { key }
