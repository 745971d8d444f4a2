// As much of AppKit as the bars and effects of an app need. Built only for the Mac.

@_exported import Foundation

open class NSResponder: NSObject {}

public final class NSColor: NSObject {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { super.init() }
    public static let controlAccentColor = NSColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let windowBackgroundColor = NSColor(red: 0, green: 0, blue: 0, alpha: 1)
    public static let clear = NSColor(red: 0, green: 0, blue: 0, alpha: 0)
}

public final class NSImage: NSObject {
    public init?(systemSymbolName: String, accessibilityDescription: String?) { super.init() }
}

open class NSView: NSResponder {
    public init(frame: CGRect) { super.init() }
    public var frame = CGRect.zero
    public var wantsLayer = false
    public var isHidden = false
    public var translatesAutoresizingMaskIntoConstraints = true
    public func addSubview(_ view: NSView) {}
}

open class NSViewController: NSResponder {
    public override init() { super.init() }
    public var view = NSView(frame: .zero)
    open func viewDidLoad() {}
}

public final class NSVisualEffectView: NSView {
    public enum Material {
        case titlebar, menu, popover, sidebar, headerView, sheet, hudWindow, toolTip, contentBackground
    }
    public enum BlendingMode { case behindWindow, withinWindow }
    public enum State { case followsWindowActiveState, active, inactive }
    public var material = Material.sidebar
    public var blendingMode = BlendingMode.behindWindow
    public var state = State.active
}

@available(macOS 26.0, *)
public final class NSGlassEffectView: NSView {
    public enum Style { case regular, clear }
    public var contentView: NSView?
    public var cornerRadius: CGFloat = 0
    public var tintColor: NSColor?
    public var style = Style.regular
}

@available(macOS 26.0, *)
public final class NSGlassEffectContainerView: NSView {
    public var contentView: NSView?
    public var spacing: CGFloat = 0
}

@available(macOS 26.0, *)
public final class NSBackgroundExtensionView: NSView {
    public var contentView: NSView?
    public var automaticallyPlacesContentView = true
}

open class NSControl: NSView {
    public var isEnabled = true
}

public final class NSButton: NSControl {
    public enum BezelStyle {
        case push, toolbar, circular, accessoryBar, accessoryBarAction
        @available(macOS 26.0, *)
        case glass
    }
    public var title = ""
    public var bezelStyle = BezelStyle.push
    public var isBordered = true
}

public final class NSToolbar: NSObject {
    public init(identifier: String) { super.init() }
}

public final class NSToolbarItem: NSObject {
    @available(macOS 26.0, *)
    public enum Style { case plain, prominent }
    public struct Identifier: Hashable, Sendable {
        public init(_ name: String) {}
        public static let space = Identifier("")
        public static let flexibleSpace = Identifier("")
        public static let toggleSidebar = Identifier("")
    }
    public init(itemIdentifier: Identifier) { super.init() }
    public var label = ""
    public var image: NSImage?
    public var view: NSView?
    public var isBordered = false
    @available(macOS 26.0, *)
    public var style: Style {
        get { .plain }
        set {}
    }
    @available(macOS 26.0, *)
    public var backgroundTintColor: NSColor? {
        get { nil }
        set {}
    }
}

public final class NSWindow: NSResponder {
    public var toolbar: NSToolbar?
    public var titlebarAppearsTransparent = false
}
