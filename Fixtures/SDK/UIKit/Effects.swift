// Blur and glass. UIKit's glass does not exist on visionOS and watchOS.

open class UIVisualEffect: NSObject {}

public final class UIBlurEffect: UIVisualEffect {
    public init(style: Style) { super.init() }

    public enum Style {
        case extraLight, light, dark, regular, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark
    }
}

public final class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
}

@available(iOS 26.0, tvOS 26.0, *)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public final class UIGlassEffect: UIVisualEffect {
    public override init() { super.init() }
    public init(style: Style) { super.init() }
    public var isInteractive = false
    public var tintColor: UIColor?

    public enum Style { case regular, clear }
}

@available(iOS 26.0, tvOS 26.0, *)
@available(visionOS, unavailable)
@available(watchOS, unavailable)
public final class UIGlassContainerEffect: UIVisualEffect {
    public override init() { super.init() }
    public var spacing: CGFloat = 0
}

open class UIVisualEffectView: UIView {
    public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
    public var effect: UIVisualEffect?
    public var contentView: UIView { self }
}
