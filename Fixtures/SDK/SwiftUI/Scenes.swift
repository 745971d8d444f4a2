// Apps and scenes.

public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

/// The scenes of the system. (Not a name of SwiftUI.)
public protocol PrimitiveScene: Scene where Body == Never {}

extension PrimitiveScene {
    public var body: Never { return fatalError() }
}

/// Several scenes. (Not a name of SwiftUI, which hides the type.)
public struct SceneSequence<Content>: PrimitiveScene {}

@resultBuilder
public struct SceneBuilder {
    public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
    public static func buildBlock<C0: Scene, C1: Scene>(_ c0: C0, _ c1: C1) -> some Scene { SceneSequence<(C0, C1)>() }
    public static func buildBlock<C0: Scene, C1: Scene, C2: Scene>(_ c0: C0, _ c1: C1, _ c2: C2) -> some Scene {
        SceneSequence<(C0, C1, C2)>()
    }
}

public struct WindowGroup<Content: View>: PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
    public init(id: String, @ViewBuilder content: () -> Content) {}
    public init(_ key: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

@available(macOS 11.0, *)
@available(iOS, unavailable)
@available(tvOS, unavailable)
@available(watchOS, unavailable)
public struct Settings<Content: View>: PrimitiveScene {
    public init(@ViewBuilder content: () -> Content) {}
}

extension Scene {
    @available(iOS 17.0, macOS 13.0, *)
    public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
    @available(macOS 11.0, *)
    @available(iOS, unavailable)
    public func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
    @available(iOS 17.0, macOS 13.0, *)
    public func windowResizability(_ resizability: WindowResizability) -> some Scene { self }
}

@available(iOS 17.0, macOS 13.0, *)
public struct WindowResizability: Sendable {
    public static var automatic: WindowResizability { WindowResizability() }
    public static var contentSize: WindowResizability { WindowResizability() }
    public static var contentMinSize: WindowResizability { WindowResizability() }
}

public protocol WindowStyle {}

public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    public static func main() {}
}
