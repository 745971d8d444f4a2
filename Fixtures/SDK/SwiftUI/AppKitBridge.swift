// Where SwiftUI and AppKit meet.

#if canImport(AppKit)
    extension Color {
        @available(macOS 12.0, *)
        public init(nsColor: NSColor) { self.init("") }
        public init(_ color: NSColor) { self.init("") }
    }

    extension Image {
        public init(nsImage: NSImage) { self.init("") }
    }

    public struct NSViewRepresentableContext<Representable> {}

    public protocol NSViewRepresentable: View where Body == Never {
        associatedtype NSViewType: NSView
        typealias Context = NSViewRepresentableContext<Self>
        func makeNSView(context: Context) -> NSViewType
        func updateNSView(_ view: NSViewType, context: Context)
    }

    extension NSViewRepresentable {
        public var body: Never { fatalError() }
    }

    public final class NSHostingView<Content: View>: NSView {
        public init(rootView: Content) { super.init(frame: .zero) }
    }
#endif
