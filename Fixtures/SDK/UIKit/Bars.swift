open class UIBarAppearance: NSObject {
    public func configureWithDefaultBackground() {}
    public func configureWithOpaqueBackground() {}
    public func configureWithTransparentBackground() {}
    public var backgroundColor: UIColor?
    public var backgroundEffect: UIBlurEffect?
    public var backgroundImage: UIImage?
    public var shadowColor: UIColor?
    public var shadowImage: UIImage?
}

public final class UIBarButtonItemAppearance: NSObject {}

public final class UINavigationBarAppearance: UIBarAppearance {
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    public var buttonAppearance = UIBarButtonItemAppearance()
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance() }
        set {}
    }
}

public final class UIToolbarAppearance: UIBarAppearance {
    public var buttonAppearance = UIBarButtonItemAppearance()
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var prominentButtonAppearance: UIBarButtonItemAppearance {
        get { UIBarButtonItemAppearance() }
        set {}
    }
}

public final class UITabBarAppearance: UIBarAppearance {}

public enum UIBarStyle { case `default`, black }
public enum UIBarMetrics { case `default`, compact }
public enum UIBarPosition { case any, bottom, top, topAttached }

public final class UINavigationBar: UIView {
    public static func appearance() -> UINavigationBar { UINavigationBar() }
    public var standardAppearance = UINavigationBarAppearance()
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var barTintColor: UIColor?
    public var barStyle = UIBarStyle.default
    public var isTranslucent = true
    public var prefersLargeTitles = false
    public var shadowImage: UIImage?
    public var titleTextAttributes: [NSAttributedString.Key: Any]?
    public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {}
}

public final class UIToolbar: UIView {
    public static func appearance() -> UIToolbar { UIToolbar() }
    public var standardAppearance = UIToolbarAppearance()
    @available(iOS 15.0, *)
    public var scrollEdgeAppearance: UIToolbarAppearance? {
        get { nil }
        set {}
    }
    public var items: [UIBarButtonItem]?
    public var barTintColor: UIColor?
    public var barStyle = UIBarStyle.default
    public var isTranslucent = true
    public func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {}
    public func setBackgroundImage(_ image: UIImage?, forToolbarPosition: UIBarPosition, barMetrics: UIBarMetrics) {}
}

public final class UITabBar: UIView {
    public static func appearance() -> UITabBar { UITabBar() }
    public var standardAppearance = UITabBarAppearance()
    @available(iOS 15.0, tvOS 15.0, *)
    public var scrollEdgeAppearance: UITabBarAppearance? {
        get { nil }
        set {}
    }
    public var barTintColor: UIColor?
    public var unselectedItemTintColor: UIColor?
    public var isTranslucent = true
    public var backgroundImage: UIImage?
    public var shadowImage: UIImage?
}

open class UIBarItem: NSObject {
    public var title: String?
    public var image: UIImage?
    public var isEnabled = true
}

public final class UITabBarItem: UIBarItem {
    public init(title: String?, image: UIImage?, tag: Int) { super.init() }
    public var badgeValue: String?
}

public final class UIBarButtonItem: UIBarItem {
    public enum Style {
        case plain, done
        @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
        case prominent
    }
    public enum SystemItem {
        case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, action, trash, close
    }

    public init(title: String?, style: Style, target: AnyObject?, action: Selector?) { super.init() }
    public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) { super.init() }
    public init(barButtonSystemItem: SystemItem, target: AnyObject? = nil, action: Selector? = nil) { super.init() }
    public init(customView: UIView) { super.init() }
    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        super.init()
    }

    public var style = Style.plain
    public var width: CGFloat = 0
    public var tintColor: UIColor?
    public var customView: UIView?
    public var menu: UIMenu?

    public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(customView: UIView()) }
    public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem(customView: UIView()) }
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public static func fixedSpace() -> UIBarButtonItem { UIBarButtonItem(customView: UIView()) }

    @available(iOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public var hidesSharedBackground: Bool {
        get { false }
        set {}
    }
    @available(iOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public var sharesBackground: Bool {
        get { true }
        set {}
    }
}

public final class UINavigationItem: NSObject {
    public enum LargeTitleDisplayMode { case automatic, always, never }
    public var title: String?
    public var titleView: UIView?
    public var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
    public var hidesBackButton = false
    public var leftBarButtonItem: UIBarButtonItem?
    public var rightBarButtonItem: UIBarButtonItem?
    public var leftBarButtonItems: [UIBarButtonItem]?
    public var rightBarButtonItems: [UIBarButtonItem]?
    public var standardAppearance: UINavigationBarAppearance?
    public var compactAppearance: UINavigationBarAppearance?
    public var scrollEdgeAppearance: UINavigationBarAppearance?
    public var searchController: UISearchController?
    @available(iOS 26.0, *)
    public var subtitle: String? {
        get { nil }
        set {}
    }
}
