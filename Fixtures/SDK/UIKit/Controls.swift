open class UIControl: UIView {
    public var isEnabled = true
    public var isSelected = false
    public func addTarget(_ target: AnyObject?, action: Selector, for events: Event) {}
    public func addAction(_ action: UIAction, for events: Event) {}

    public struct Event: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let touchUpInside = Event(rawValue: 1)
        public static let valueChanged = Event(rawValue: 2)
        public static let primaryActionTriggered = Event(rawValue: 4)
    }
    public struct State: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let normal: State = []
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)
        public static let selected = State(rawValue: 4)
    }
}

public final class UIAction: UIMenuElement {
    public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) { super.init() }
}

open class UIMenuElement: NSObject {}

public final class UIMenu: UIMenuElement {
    public init(title: String = "", children: [UIMenuElement] = []) { super.init() }
}

public final class UIButton: UIControl {
    public enum ButtonType { case custom, system, close }
    public init(type: ButtonType) { super.init(frame: .zero) }
    @available(iOS 15.0, tvOS 15.0, *)
    public init(configuration: Configuration, primaryAction: UIAction? = nil) { super.init(frame: .zero) }
    @available(iOS 15.0, tvOS 15.0, *)
    public var configuration: Configuration? {
        get { nil }
        set {}
    }
    public var menu: UIMenu?
    public var showsMenuAsPrimaryAction = false
    public func setTitle(_ title: String?, for state: State) {}
    public func setImage(_ image: UIImage?, for state: State) {}
    public func setTitleColor(_ color: UIColor?, for state: State) {}

    @available(iOS 15.0, tvOS 15.0, *)
    public struct Configuration {
        public static func plain() -> Configuration { Configuration() }
        public static func gray() -> Configuration { Configuration() }
        public static func tinted() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
        public static func bordered() -> Configuration { Configuration() }
        public static func borderedTinted() -> Configuration { Configuration() }
        public static func borderedProminent() -> Configuration { Configuration() }

        public var title: String?
        public var subtitle: String?
        public var image: UIImage?
        public var imagePadding: CGFloat = 0
        public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
        public var baseBackgroundColor: UIColor?
        public var baseForegroundColor: UIColor?
        public var cornerStyle = CornerStyle.dynamic
        public var buttonSize = Size.medium
        public enum CornerStyle { case fixed, dynamic, small, medium, large, capsule }
        public enum Size { case mini, small, medium, large }
    }
}

@available(iOS 26.0, tvOS 26.0, *)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
extension UIButton.Configuration {
    public static func glass() -> UIButton.Configuration { .plain() }
    public static func prominentGlass() -> UIButton.Configuration { .plain() }
    public static func clearGlass() -> UIButton.Configuration { .plain() }
    public static func prominentClearGlass() -> UIButton.Configuration { .plain() }
}

public final class UISwitch: UIControl {
    public var isOn = false
}

public final class UISegmentedControl: UIControl {
    public init(items: [String]?) { super.init(frame: .zero) }
    public var selectedSegmentIndex = 0
}

public final class UISearchBar: UIView {
    public var placeholder: String?
    public var text: String?
}
