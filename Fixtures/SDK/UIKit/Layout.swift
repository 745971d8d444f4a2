open class NSLayoutAnchor<Kind>: NSObject {
    public final func constraint(equalTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint { NSLayoutConstraint() }
    public final func constraint(equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public final func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
    public final func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

public enum AlongX {}
public enum AlongY {}
public enum AlongSize {}
public final class NSLayoutXAxisAnchor: NSLayoutAnchor<AlongX> {}
public final class NSLayoutYAxisAnchor: NSLayoutAnchor<AlongY> {}
public final class NSLayoutDimension: NSLayoutAnchor<AlongSize> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint { NSLayoutConstraint() }
    public func constraint(equalTo anchor: NSLayoutDimension, multiplier: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}

public final class NSLayoutConstraint: NSObject {
    public enum Axis { case horizontal, vertical }
    public var isActive = false
    public var constant: CGFloat = 0
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
    public static func deactivate(_ constraints: [NSLayoutConstraint]) {}
}

public final class UILayoutGuide: NSObject {
    public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
    public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}
