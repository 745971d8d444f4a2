public struct TabView<SelectionValue: Hashable, Content: View>: PrimitiveView {
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {}
}

extension TabView where SelectionValue == Int {
    public init(@ViewBuilder content: () -> Content) {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension TabView {
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentView<C>, C.TabValue == SelectionValue {}
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where SelectionValue == Never, Content == TabContentView<C>, C.TabValue == Never {}
}

/// What a `TabView` of tabs has as its content. (Not a name of SwiftUI, which nests it in the builder.)
@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabContentView<Content: TabContent>: PrimitiveView {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public protocol TabContent<TabValue> {
    associatedtype TabValue: Hashable
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabRole: Hashable, Sendable {
    public static let search = TabRole()
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct DefaultTabLabel: PrimitiveView {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct Tab<Value, Content, Label> {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
    public typealias TabValue = Value
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value == Never, Content: View {
    public init(
        _ key: LocalizedStringKey, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    )
    where Label == DefaultTabLabel {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    public init(role: TabRole?, @ViewBuilder content: () -> Content) where Label == DefaultTabLabel {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Tab where Value: Hashable, Content: View {
    public init(
        _ key: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
        @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, systemImage: String, value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content
    ) where Label == DefaultTabLabel {}
    public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content)
    where Label == DefaultTabLabel {}
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
public struct TabTuple<TabValue: Hashable, Content>: TabContent {}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension _ConditionalContent: TabContent
where TrueContent: TabContent, FalseContent: TabContent, TrueContent.TabValue == FalseContent.TabValue {
    public typealias TabValue = TrueContent.TabValue
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
extension Optional: TabContent where Wrapped: TabContent {
    public typealias TabValue = Wrapped.TabValue
}

@available(iOS 18.0, macOS 15.0, tvOS 18.0, watchOS 11.0, visionOS 2.0, *)
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    public static func buildExpression<C: TabContent<TabValue>>(_ content: C) -> C { content }
    public static func buildBlock<C: TabContent<TabValue>>(_ content: C) -> C { content }
    public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>>(_ c0: C0, _ c1: C1) -> TabTuple<
        TabValue, (C0, C1)
    > { TabTuple() }
    public static func buildBlock<C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> TabTuple<TabValue, (C0, C1, C2)> { TabTuple() }
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> TabTuple<TabValue, (C0, C1, C2, C3)> { TabTuple() }
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> TabTuple<TabValue, (C0, C1, C2, C3, C4)> { TabTuple() }
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> TabTuple<TabValue, (C0, C1, C2, C3, C4, C5)> {
        TabTuple()
    }
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> TabTuple<
        TabValue, (C0, C1, C2, C3, C4, C5, C6)
    > { TabTuple() }
    public static func buildBlock<
        C0: TabContent<TabValue>, C1: TabContent<TabValue>, C2: TabContent<TabValue>, C3: TabContent<TabValue>,
        C4: TabContent<TabValue>, C5: TabContent<TabValue>, C6: TabContent<TabValue>, C7: TabContent<TabValue>
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> TabTuple<
        TabValue, (C0, C1, C2, C3, C4, C5, C6, C7)
    > { TabTuple() }
    public static func buildIf<C: TabContent<TabValue>>(_ content: C?) -> C? { content }
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
        first: T
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent()
    }
    public static func buildEither<T: TabContent<TabValue>, F: TabContent<TabValue>>(
        second: F
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent()
    }
    public static func buildLimitedAvailability(_ content: any TabContent<TabValue>) -> some TabContent<TabValue> {
        TabTuple<TabValue, Never>()
    }
}

public protocol TabViewStyle {}
public struct DefaultTabViewStyle: TabViewStyle {}
public struct PageTabViewStyle: TabViewStyle {
    public enum IndexDisplayMode: Sendable { case automatic, always, never }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
public struct SidebarAdaptableTabViewStyle: TabViewStyle {}

extension TabViewStyle where Self == DefaultTabViewStyle {
    public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
extension TabViewStyle where Self == PageTabViewStyle {
    public static var page: PageTabViewStyle { PageTabViewStyle() }
    public static func page(indexDisplayMode: PageTabViewStyle.IndexDisplayMode) -> PageTabViewStyle {
        PageTabViewStyle()
    }
}
@available(iOS 18.0, macOS 15.0, tvOS 18.0, visionOS 2.0, *)
extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
    public static var sidebarAdaptable: SidebarAdaptableTabViewStyle { SidebarAdaptableTabViewStyle() }
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabBarMinimizeBehavior: Hashable, Sendable {
    public static let automatic = TabBarMinimizeBehavior()
    public static let never = TabBarMinimizeBehavior()
    public static let onScrollDown = TabBarMinimizeBehavior()
    public static let onScrollUp = TabBarMinimizeBehavior()
}

@available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
public struct TabSearchActivation: Sendable {
    public static let automatic = TabSearchActivation()
    public static let searchTabSelection = TabSearchActivation()
}

extension View {
    public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
    public func tag<V: Hashable>(_ tag: V) -> some View { self }
    public func tabViewStyle<Style: TabViewStyle>(_ style: Style) -> some View { self }
    @available(iOS 15.0, macOS 12.0, *)
    public func badge(_ count: Int) -> some View { self }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public func tabBarMinimizeBehavior(_ behavior: TabBarMinimizeBehavior) -> some View { self }
    @available(iOS 26.0, macOS 26.0, tvOS 26.0, watchOS 26.0, visionOS 26.0, *)
    public func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View { self }
    @available(iOS 26.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func tabViewBottomAccessory<Content: View>(@ViewBuilder content: () -> Content) -> some View { self }
    @available(iOS 26.1, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public func tabViewBottomAccessory<Content: View>(
        isEnabled: Bool, @ViewBuilder content: () -> Content
    ) -> some View {
        self
    }
}
