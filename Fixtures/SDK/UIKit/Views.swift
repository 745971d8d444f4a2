@_exported import Foundation

open class UIResponder: NSObject {}

public struct UIEdgeInsets: Hashable, Sendable {
    public var top, left, bottom, right: CGFloat
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

public struct NSDirectionalEdgeInsets: Hashable, Sendable {
    public var top, leading, bottom, trailing: CGFloat
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
    }
}

open class CALayer: NSObject {
    public var cornerRadius: CGFloat = 0
    public var cornerCurve = CALayerCornerCurve.circular
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var shadowRadius: CGFloat = 0
    public var shadowOpacity: Float = 0
    public var shadowOffset = CGSize.zero
}

public struct CALayerCornerCurve: Hashable, Sendable {
    public static let circular = CALayerCornerCurve()
    public static let continuous = CALayerCornerCurve()
}

open class UIView: UIResponder {
    public override init() { super.init() }
    public init(frame: CGRect) { super.init() }

    public var frame = CGRect.zero
    public var bounds = CGRect.zero
    public var center = CGPoint.zero
    public var transform = CGAffineTransform.identity
    public var alpha: CGFloat = 1
    public var isHidden = false
    public var isOpaque = true
    public var clipsToBounds = false
    public var isUserInteractionEnabled = true
    public var tag = 0
    public var backgroundColor: UIColor?
    public var tintColor: UIColor! {
        get { nil }
        set {}
    }
    public var translatesAutoresizingMaskIntoConstraints = true
    public var autoresizingMask: AutoresizingMask = []
    public var layer: CALayer { CALayer() }
    public var superview: UIView? { nil }
    public var subviews: [UIView] { [] }
    public var window: UIWindow? { nil }
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }

    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var cornerConfiguration: UICornerConfiguration {
        get { UICornerConfiguration() }
        set {}
    }

    open func addSubview(_ view: UIView) {}
    open func insertSubview(_ view: UIView, at index: Int) {}
    open func removeFromSuperview() {}
    open func sendSubviewToBack(_ view: UIView) {}
    open func bringSubviewToFront(_ view: UIView) {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func layoutSubviews() {}
    open func didMoveToWindow() {}
    public func addInteraction(_ interaction: UIInteraction) {}
    public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}

    public static func animate(withDuration seconds: TimeInterval, animations: @escaping () -> Void) {}

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    public enum ContentMode { case scaleToFill, scaleAspectFit, scaleAspectFill, center }
}

public protocol UIInteraction: AnyObject {}

open class UIGestureRecognizer: NSObject {
    public init(target: AnyObject?, action: Selector?) { super.init() }
}
public final class UITapGestureRecognizer: UIGestureRecognizer {}

open class UIWindow: UIView {
    public var rootViewController: UIViewController?
    public func makeKeyAndVisible() {}
}

@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UICornerRadius: Hashable, Sendable {
    public static func fixed(_ radius: Double) -> UICornerRadius { UICornerRadius() }
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius { UICornerRadius() }
}

@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public struct UICornerConfiguration: Hashable, Sendable {
    public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration { UICornerConfiguration() }
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration { UICornerConfiguration() }
}

open class UIImage: NSObject {
    public override init() { super.init() }
    public init?(named name: String) { super.init() }
    public init?(systemName: String) { super.init() }
    public init?(systemName: String, withConfiguration: UIImage.Configuration?) { super.init() }
    open class Configuration: NSObject {}
    public final class SymbolConfiguration: Configuration {
        public init(pointSize: CGFloat) { super.init() }
    }
}

public final class UIImageView: UIView {
    public init(image: UIImage?) { super.init(frame: .zero) }
    public var image: UIImage?
    public var contentMode = UIView.ContentMode.scaleToFill
}

public final class UILabel: UIView {
    public var text: String?
    public var font: UIFont!
    public var textColor: UIColor!
    public var numberOfLines = 1
    public var textAlignment = NSTextAlignment.natural
    public var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment { case left, center, right, justified, natural }

public final class UIFont: NSObject {
    public static func systemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public static func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { UIFont() }
    public static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont() }
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }

    public struct Weight: Hashable, Sendable {
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
    }
    public struct TextStyle: Hashable, Sendable {
        public static let largeTitle = TextStyle()
        public static let title1 = TextStyle()
        public static let title2 = TextStyle()
        public static let title3 = TextStyle()
        public static let headline = TextStyle()
        public static let subheadline = TextStyle()
        public static let body = TextStyle()
        public static let callout = TextStyle()
        public static let footnote = TextStyle()
        public static let caption1 = TextStyle()
    }
}

open class UIScrollView: UIView {
    public var contentSize = CGSize.zero
    public var contentInset = UIEdgeInsets.zero
    public var contentOffset = CGPoint.zero
    public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
    public enum ContentInsetAdjustmentBehavior { case automatic, scrollableAxes, never, always }

    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var topEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var bottomEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var leftEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var rightEdgeEffect: UIScrollEdgeEffect { UIScrollEdgeEffect() }
}

open class UITableView: UIScrollView {
    public enum Style { case plain, grouped, insetGrouped }
    public init(frame: CGRect, style: Style) { super.init(frame: frame) }
    public func reloadData() {}
}

open class UICollectionView: UIScrollView {
    public func reloadData() {}
}

public final class UIStackView: UIView {
    public init(arrangedSubviews views: [UIView]) { super.init(frame: .zero) }
    public var axis = NSLayoutConstraint.Axis.horizontal
    public var spacing: CGFloat = 0
    public var alignment = Alignment.fill
    public var distribution = Distribution.fill
    public enum Alignment { case fill, leading, top, center, trailing, bottom }
    public enum Distribution { case fill, fillEqually, fillProportionally, equalSpacing, equalCentering }
    public func addArrangedSubview(_ view: UIView) {}
}

@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public final class UIBackgroundExtensionView: UIView {
    public var contentView: UIView?
    public var automaticallyPlacesContentView = true
}

@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public final class UIScrollEdgeEffect: NSObject {
    public var style = Style.automatic
    public var isHidden = false

    public final class Style: NSObject {
        public static var automatic: Style { Style() }
        public static var soft: Style { Style() }
        public static var hard: Style { Style() }
    }
}

@available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
public final class UIScrollEdgeElementContainerInteraction: NSObject, UIInteraction {
    public override init() { super.init() }
    public var scrollView: UIScrollView?
    public var edge: UIRectEdge = []
}

public struct UIRectEdge: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1)
    public static let left = UIRectEdge(rawValue: 2)
    public static let bottom = UIRectEdge(rawValue: 4)
    public static let right = UIRectEdge(rawValue: 8)
    public static let all = UIRectEdge(rawValue: 15)
}
