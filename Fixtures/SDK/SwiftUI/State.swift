// Values that views keep, share and read from their surroundings.

@propertyWrapper
public struct State<Value> {
    public init(wrappedValue: Value) {}
    public init(initialValue: Value) {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

extension State where Value: ExpressibleByNilLiteral {
    public init() {}
}

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public init(projectedValue: Binding<Value>) {}
    public init<Base>(_ base: Binding<Base>) where Value == Base? {}
    public init?(_ base: Binding<Value?>) {}
    public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        fatalError()
    }
    public func animation(_ animation: Animation? = .default) -> Binding<Value> { self }
}

extension Binding: Identifiable where Value: Identifiable {
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: Sequence where Value: MutableCollection, Value.Index: Hashable {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public func makeIterator() -> Iterator { fatalError() }
}

extension Binding: Collection where Value: MutableCollection, Value.Index: Hashable {
    public typealias Index = Value.Index
    public var startIndex: Index { wrappedValue.startIndex }
    public var endIndex: Index { wrappedValue.endIndex }
    public func index(after index: Index) -> Index { wrappedValue.index(after: index) }
    public subscript(position: Index) -> Binding<Value.Element> { fatalError() }
}

extension Binding: BidirectionalCollection
where Value: BidirectionalCollection, Value: MutableCollection, Value.Index: Hashable {
    public func index(before index: Index) -> Index { wrappedValue.index(before: index) }
}

extension Binding: RandomAccessCollection
where Value: RandomAccessCollection, Value: MutableCollection, Value.Index: Hashable {}

public protocol ObservableObject: AnyObject {}

@propertyWrapper
public struct Published<Value> {
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

@propertyWrapper
public struct StateObject<Model: ObservableObject> {
    public init(wrappedValue: @autoclosure @escaping () -> Model) {}
    public var wrappedValue: Model { fatalError() }
    public var projectedValue: ObservedObject<Model>.Wrapper { fatalError() }
}

@propertyWrapper
public struct ObservedObject<Model: ObservableObject> {
    public init(wrappedValue: Model) {}
    public var wrappedValue: Model {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Wrapper { fatalError() }

    @dynamicMemberLookup
    public struct Wrapper {
        public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Model, Subject>) -> Binding<Subject> {
            fatalError()
        }
    }
}

@propertyWrapper
public struct EnvironmentObject<Model: ObservableObject> {
    public init() {}
    public var wrappedValue: Model { fatalError() }
    public var projectedValue: ObservedObject<Model>.Wrapper { fatalError() }
}

@propertyWrapper
public struct Environment<Value> {
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {}
    public var wrappedValue: Value { fatalError() }
}

public struct EnvironmentValues {
    public init() {}
    public var colorScheme: ColorScheme {
        get { .light }
        set {}
    }
    public var isEnabled: Bool {
        get { true }
        set {}
    }
    public var font: Font? {
        get { nil }
        set {}
    }
    public var lineLimit: Int? {
        get { nil }
        set {}
    }
    public var displayScale: CGFloat {
        get { 1 }
        set {}
    }
    public var layoutDirection: LayoutDirection {
        get { .leftToRight }
        set {}
    }
    public var locale: Locale {
        get { .current }
        set {}
    }
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { nil }
        set {}
    }
    public var dynamicTypeSize: DynamicTypeSize {
        get { .large }
        set {}
    }
    public var scenePhase: ScenePhase {
        get { .active }
        set {}
    }
    public var controlSize: ControlSize {
        get { .regular }
        set {}
    }
    public var accessibilityReduceTransparency: Bool { false }
    public var accessibilityReduceMotion: Bool { false }
    public var openURL: OpenURLAction { OpenURLAction() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public var dismiss: DismissAction { DismissAction() }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public var isSearching: Bool { false }
    @available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    @available(iOS 26.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    @available(watchOS, unavailable)
    @available(visionOS, unavailable)
    public var tabViewBottomAccessoryPlacement: TabViewBottomAccessoryPlacement? { nil }
    public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
        get { Key.defaultValue }
        set {}
    }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct OpenURLAction {
    public func callAsFunction(_ url: URL) {}
}
public struct DismissAction {
    public func callAsFunction() {}
}
public struct DismissSearchAction {
    public func callAsFunction() {}
}

public enum ColorScheme: CaseIterable { case light, dark }
public enum LayoutDirection { case leftToRight, rightToLeft }
public enum UserInterfaceSizeClass { case compact, regular }
public enum ScenePhase { case background, inactive, active }
public enum DynamicTypeSize: Comparable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3
}

@available(iOS 26.0, *)
public enum TabViewBottomAccessoryPlacement { case inline, expanded }

@propertyWrapper
public struct Namespace {
    public init() {}
    public var wrappedValue: ID { ID() }
    public struct ID: Hashable, Sendable {}
}

@propertyWrapper
public struct GestureState<Value> {
    public init(wrappedValue: Value) {}
    public var wrappedValue: Value { fatalError() }
    public var projectedValue: GestureState<Value> { self }
}

@propertyWrapper
public struct ScaledMetric<Value> {
    public init(wrappedValue: Value) {}
    public init(wrappedValue: Value, relativeTo style: Font.TextStyle) {}
    public var wrappedValue: Value { fatalError() }
}

@propertyWrapper
public struct AppStorage<Value> {
    let key: String
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { fatalError() }
}

extension AppStorage where Value == Bool {
    public init(wrappedValue: Bool, _ key: String) { self.key = key }
}
extension AppStorage where Value == Int {
    public init(wrappedValue: Int, _ key: String) { self.key = key }
}
extension AppStorage where Value == Double {
    public init(wrappedValue: Double, _ key: String) { self.key = key }
}
extension AppStorage where Value == String {
    public init(wrappedValue: String, _ key: String) { self.key = key }
}

@available(iOS 15.0, macOS 12.0, tvOS 15.0, watchOS 8.0, *)
@propertyWrapper
public struct FocusState<Value: Hashable> {
    public init() where Value == Bool {}
    public init<Wrapped>() where Value == Wrapped? {}
    public var wrappedValue: Value {
        get { fatalError() }
        nonmutating set {}
    }
    public var projectedValue: Binding { Binding(name: 0) }

    @propertyWrapper
    public struct Binding {
        let name: Int
        public var wrappedValue: Value {
            get { fatalError() }
            nonmutating set {}
        }
        public var projectedValue: Binding { self }
    }
}
