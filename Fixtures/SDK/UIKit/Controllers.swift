open class UIViewController: UIResponder {
    public override init() { super.init() }
    public init(nibName: String?, bundle: Bundle?) { super.init() }

    public var view: UIView! = UIView()
    public var title: String?
    public var children: [UIViewController] { [] }
    public var parent: UIViewController? { nil }
    public var navigationItem: UINavigationItem { UINavigationItem() }
    public var navigationController: UINavigationController? { nil }
    public var tabBarController: UITabBarController? { nil }
    public var tabBarItem: UITabBarItem! {
        get { nil }
        set {}
    }
    public var toolbarItems: [UIBarButtonItem]?
    public var isEditing = false
    public var modalPresentationStyle = UIModalPresentationStyle.automatic
    public var sheetPresentationController: UISheetPresentationController? { nil }
    public var hidesBottomBarWhenPushed = false

    open func loadView() {}
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidLayoutSubviews() {}
    public func addChild(_ child: UIViewController) {}
    public func didMove(toParent parent: UIViewController?) {}
    public func willMove(toParent parent: UIViewController?) {}
    public func removeFromParent() {}
    public func present(_ other: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {}
    public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}

public enum UIModalPresentationStyle { case automatic, fullScreen, pageSheet, formSheet, overFullScreen, popover }

open class UIPresentationController: NSObject {
    @available(iOS 26.1, *)
    public var backgroundEffect: UIVisualEffect? {
        get { nil }
        set {}
    }
}

public final class UISheetPresentationController: UIPresentationController {
    public var prefersGrabberVisible = false
    public var preferredCornerRadius: CGFloat?
}

open class UINavigationController: UIViewController {
    public init(rootViewController: UIViewController) { super.init() }
    public var navigationBar: UINavigationBar { UINavigationBar() }
    public var toolbar: UIToolbar! { nil }
    public var isToolbarHidden = true
    public var viewControllers: [UIViewController] = []
    public func pushViewController(_ controller: UIViewController, animated: Bool) {}
    public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
    public func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
}

open class UITabBarController: UIViewController {
    public var tabBar: UITabBar { UITabBar() }
    public var viewControllers: [UIViewController]?
    public var selectedIndex = 0

    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var tabBarMinimizeBehavior: MinimizeBehavior {
        get { .automatic }
        set {}
    }
    @available(iOS 26.0, *)
    @available(tvOS, unavailable)
    @available(visionOS, unavailable)
    public var bottomAccessory: UITabAccessory? {
        get { nil }
        set {}
    }

    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public enum MinimizeBehavior { case automatic, never, onScrollDown, onScrollUp }
}

@available(iOS 26.0, *)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
public final class UITabAccessory: NSObject {
    public init(contentView: UIView) { super.init() }
    public var contentView: UIView { UIView() }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
open class UITab: NSObject {
    public init(
        title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        super.init()
    }
}

@available(iOS 18.0, tvOS 18.0, visionOS 2.0, *)
public final class UISearchTab: UITab {
    public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
        super.init(title: "", image: nil, identifier: "")
    }
    @available(iOS 26.0, tvOS 26.0, visionOS 26.0, *)
    public var automaticallyActivatesSearch: Bool {
        get { false }
        set {}
    }
}

public final class UISearchController: UIViewController {
    public init(searchResultsController: UIViewController?) { super.init() }
    public var searchBar: UISearchBar { UISearchBar() }
    public var obscuresBackgroundDuringPresentation = true
}

open class UITableViewController: UIViewController {
    public init(style: UITableView.Style) { super.init() }
    public var tableView: UITableView! = UITableView(frame: .zero, style: .plain)
}

public final class UIActivityViewController: UIViewController {
    public init(activityItems: [Any], applicationActivities: [UIActivity]?) { super.init() }
}

open class UIActivity: NSObject {}

public final class UIAlertController: UIViewController {
    public enum Style { case alert, actionSheet }
    public init(title: String?, message: String?, preferredStyle: Style) { super.init() }
}

public final class UIApplication: UIResponder {
    public static var shared: UIApplication { UIApplication() }
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public func open(_ url: URL) {}
}

public protocol UIApplicationDelegate: AnyObject {}

public final class UIDevice: NSObject {
    public static var current: UIDevice { UIDevice() }
    public var systemVersion: String { "" }
}
