open class UIColor: NSObject {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
    public init(white: CGFloat, alpha: CGFloat) { super.init() }
    public init?(named name: String) { super.init() }
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }

    public static let black = UIColor(white: 0, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let clear = UIColor(white: 0, alpha: 0)
    public static let red = UIColor(white: 0, alpha: 1)
    public static let green = UIColor(white: 0, alpha: 1)
    public static let blue = UIColor(white: 0, alpha: 1)
    public static let systemRed = UIColor(white: 0, alpha: 1)
    public static let systemBlue = UIColor(white: 0, alpha: 1)
    public static let systemGreen = UIColor(white: 0, alpha: 1)
    public static let systemOrange = UIColor(white: 0, alpha: 1)
    public static let systemYellow = UIColor(white: 0, alpha: 1)
    public static let systemTeal = UIColor(white: 0, alpha: 1)
    public static let systemIndigo = UIColor(white: 0, alpha: 1)
    public static let systemPurple = UIColor(white: 0, alpha: 1)
    public static let systemPink = UIColor(white: 0, alpha: 1)
    public static let systemGray = UIColor(white: 0, alpha: 1)
    public static let label = UIColor(white: 0, alpha: 1)
    public static let secondaryLabel = UIColor(white: 0, alpha: 1)
    public static let tintColor = UIColor(white: 0, alpha: 1)
    public static let separator = UIColor(white: 0, alpha: 1)
    public static let systemBackground = UIColor(white: 0, alpha: 1)
    public static let secondarySystemBackground = UIColor(white: 0, alpha: 1)
    public static let systemGroupedBackground = UIColor(white: 0, alpha: 1)
    public static let secondarySystemGroupedBackground = UIColor(white: 0, alpha: 1)
}
