// The builder of toolbars. Branches came with 16, checks for availability in any branch with 17.5.

public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }
}

public protocol CustomizableToolbarContent: ToolbarContent where Body: CustomizableToolbarContent {}

extension Never: ToolbarContent, CustomizableToolbarContent {}

/// The toolbar content of the system, which has no body. (Not a name of SwiftUI.)
public protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {}

extension PrimitiveToolbarContent {
    public var body: Never { return fatalError() }
}

/// What the builder makes of several items. (Not a name of SwiftUI, which hides the type.)
public struct ToolbarSequence<Content>: PrimitiveToolbarContent {}

extension ToolbarSequence: CustomizableToolbarContent {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public var body: Never { return fatalError() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _ConditionalContent: ToolbarContent where TrueContent: ToolbarContent, FalseContent: ToolbarContent {
    public var body: Never { return fatalError() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension _ConditionalContent: CustomizableToolbarContent
where TrueContent: CustomizableToolbarContent, FalseContent: CustomizableToolbarContent {}

extension Group: ToolbarContent where Content: ToolbarContent {
    public var body: Never { return fatalError() }
    public init(@ToolbarContentBuilder content: () -> Content) {}
}

extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

@resultBuilder
public struct ToolbarContentBuilder {
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> C { content }
    public static func buildExpression<C: CustomizableToolbarContent>(_ content: C) -> C { content }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func buildIf<C: ToolbarContent>(_ content: C?) -> C? { content }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func buildIf<C: CustomizableToolbarContent>(_ content: C?) -> C? { content }

    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(first: T) -> _ConditionalContent<T, F> {
        _ConditionalContent()
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func buildEither<T: ToolbarContent, F: ToolbarContent>(second: F) -> _ConditionalContent<T, F> {
        _ConditionalContent()
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func buildEither<T: CustomizableToolbarContent, F: CustomizableToolbarContent>(
        first: T
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent()
    }
    @available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
    public static func buildEither<T: CustomizableToolbarContent, F: CustomizableToolbarContent>(
        second: F
    ) -> _ConditionalContent<T, F> {
        _ConditionalContent()
    }

    @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
    public static func buildLimitedAvailability(_ content: any ToolbarContent) -> some ToolbarContent {
        ToolbarSequence<Never>()
    }
    @available(iOS 17.5, macOS 14.5, tvOS 17.5, watchOS 10.5, *)
    public static func buildLimitedAvailability(_ content: any CustomizableToolbarContent)
        -> some CustomizableToolbarContent
    { ToolbarSequence<Never>() }
}

// One to ten items, as in SwiftUI: an eleventh does not compile. Each twice, since `toolbar(id:)` wants to know that all
// of them can be customised.

extension ToolbarContentBuilder {
    public static func buildBlock<C0: ToolbarContent>(_ c0: C0) -> some ToolbarContent { ToolbarSequence<C0>() }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent>(_ c0: C0, _ c1: C1) -> some ToolbarContent {
        ToolbarSequence<(C0, C1)>()
    }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2
    ) -> some ToolbarContent { ToolbarSequence<(C0, C1, C2)>() }
    public static func buildBlock<C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent>(
        _ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3
    ) -> some ToolbarContent { ToolbarSequence<(C0, C1, C2, C3)>() }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some ToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4)>()
    }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some ToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4, C5)>()
    }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some ToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6)>()
    }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some ToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6, C7)>()
    }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8) -> some ToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6, C7, C8)>()
    }
    public static func buildBlock<
        C0: ToolbarContent, C1: ToolbarContent, C2: ToolbarContent, C3: ToolbarContent, C4: ToolbarContent,
        C5: ToolbarContent, C6: ToolbarContent, C7: ToolbarContent, C8: ToolbarContent, C9: ToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
        -> some ToolbarContent
    { ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>() }
    public static func buildBlock<C0: CustomizableToolbarContent>(_ c0: C0) -> some CustomizableToolbarContent {
        ToolbarSequence<C0>()
    }
    public static func buildBlock<C0: CustomizableToolbarContent, C1: CustomizableToolbarContent>(_ c0: C0, _ c1: C1)
        -> some CustomizableToolbarContent
    { ToolbarSequence<(C0, C1)>() }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2) -> some CustomizableToolbarContent { ToolbarSequence<(C0, C1, C2)>() }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3) -> some CustomizableToolbarContent { ToolbarSequence<(C0, C1, C2, C3)>() }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4) -> some CustomizableToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4)>()
    }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5) -> some CustomizableToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4, C5)>()
    }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6) -> some CustomizableToolbarContent {
        ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6)>()
    }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent, C7: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7) -> some CustomizableToolbarContent
    { ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6, C7)>() }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8)
        -> some CustomizableToolbarContent
    { ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6, C7, C8)>() }
    public static func buildBlock<
        C0: CustomizableToolbarContent, C1: CustomizableToolbarContent, C2: CustomizableToolbarContent,
        C3: CustomizableToolbarContent, C4: CustomizableToolbarContent, C5: CustomizableToolbarContent,
        C6: CustomizableToolbarContent, C7: CustomizableToolbarContent, C8: CustomizableToolbarContent,
        C9: CustomizableToolbarContent
    >(_ c0: C0, _ c1: C1, _ c2: C2, _ c3: C3, _ c4: C4, _ c5: C5, _ c6: C6, _ c7: C7, _ c8: C8, _ c9: C9)
        -> some CustomizableToolbarContent
    { ToolbarSequence<(C0, C1, C2, C3, C4, C5, C6, C7, C8, C9)>() }
}
