// Numbers and rectangles. The compiler converts between `CGFloat` and `Double` by itself when the type of that name is
// declared in a module called Foundation or CoreGraphics: that is why this module has the name it has.

public struct CGFloat: Comparable, Hashable, SignedNumeric, Strideable, ExpressibleByFloatLiteral,
    CustomStringConvertible, Sendable
{
    var native: Double

    public init() { native = 0 }
    public init(_ value: Double) { native = value }
    public init(_ value: Float) { native = Double(value) }
    public init(_ value: CGFloat) { native = value.native }
    public init<Source: BinaryInteger>(_ value: Source) { native = Double(value) }
    public init?<Source: BinaryInteger>(exactly source: Source) { native = Double(source) }
    public init(integerLiteral value: Int) { native = Double(value) }
    public init(floatLiteral value: Double) { native = value }

    public var description: String { "" }
    public var magnitude: CGFloat { CGFloat(native.magnitude) }

    public static let infinity = CGFloat(Double.infinity)
    public static let greatestFiniteMagnitude = CGFloat(Double.greatestFiniteMagnitude)
    public static let leastNonzeroMagnitude = CGFloat(Double.leastNonzeroMagnitude)
    public static let leastNormalMagnitude = CGFloat(Double.leastNormalMagnitude)
    public static let pi = CGFloat(Double.pi)
    public static let zero = CGFloat(0.0)

    public var isNaN: Bool { native.isNaN }
    public var isFinite: Bool { native.isFinite }

    public func squareRoot() -> CGFloat { CGFloat(native.squareRoot()) }
    public func rounded() -> CGFloat { CGFloat(native.rounded()) }
    public func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { CGFloat(native.rounded(rule)) }
    public func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat { self }
    public func advanced(by amount: CGFloat) -> CGFloat { self + amount }
    public func distance(to other: CGFloat) -> CGFloat { other - self }

    public static func < (a: CGFloat, b: CGFloat) -> Bool { a.native < b.native }
    public static func + (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native + b.native) }
    public static func - (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native - b.native) }
    public static func * (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native * b.native) }
    public static func / (a: CGFloat, b: CGFloat) -> CGFloat { CGFloat(a.native / b.native) }
    public static prefix func - (a: CGFloat) -> CGFloat { CGFloat(-a.native) }
    public static func += (a: inout CGFloat, b: CGFloat) { a = a + b }
    public static func -= (a: inout CGFloat, b: CGFloat) { a = a - b }
    public static func *= (a: inout CGFloat, b: CGFloat) { a = a * b }
    public static func /= (a: inout CGFloat, b: CGFloat) { a = a / b }
}

extension Double {
    public init(_ value: CGFloat) { self = value.native }
}

extension Int {
    public init(_ value: CGFloat) { self.init(value.native) }
}

public struct CGPoint: Hashable, Sendable {
    public var x, y: CGFloat
    public init() { (x, y) = (0, 0) }
    public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
    public init(x: Double, y: Double) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public init(x: Int, y: Int) { self.init(x: CGFloat(x), y: CGFloat(y)) }
    public static let zero = CGPoint()
}

public struct CGSize: Hashable, Sendable {
    public var width, height: CGFloat
    public init() { (width, height) = (0, 0) }
    public init(width: CGFloat, height: CGFloat) { (self.width, self.height) = (width, height) }
    public init(width: Double, height: Double) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public init(width: Int, height: Int) { self.init(width: CGFloat(width), height: CGFloat(height)) }
    public static let zero = CGSize()
}

public struct CGVector: Hashable, Sendable {
    public var dx, dy: CGFloat
    public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
    public static let zero = CGVector(dx: 0, dy: 0)
}

public struct CGRect: Hashable, Sendable {
    public var origin: CGPoint
    public var size: CGSize
    public init() { (origin, size) = (.zero, .zero) }
    public init(origin: CGPoint, size: CGSize) { (self.origin, self.size) = (origin, size) }
    public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
        self.init(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
    }
    public static let zero = CGRect()

    public var width: CGFloat { size.width }
    public var height: CGFloat { size.height }
    public var minX: CGFloat { origin.x }
    public var midX: CGFloat { origin.x + size.width / 2 }
    public var maxX: CGFloat { origin.x + size.width }
    public var minY: CGFloat { origin.y }
    public var midY: CGFloat { origin.y + size.height / 2 }
    public var maxY: CGFloat { origin.y + size.height }
    public var isEmpty: Bool { size == .zero }
    public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { self }
    public func contains(_ point: CGPoint) -> Bool { false }
    public func union(_ other: CGRect) -> CGRect { self }
}

public struct CGAffineTransform: Hashable, Sendable {
    public init() {}
    public init(scaleX: CGFloat, y: CGFloat) {}
    public init(translationX: CGFloat, y: CGFloat) {}
    public init(rotationAngle: CGFloat) {}
    public static let identity = CGAffineTransform()
}
