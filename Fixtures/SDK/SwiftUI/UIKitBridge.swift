// Where SwiftUI and UIKit meet.

#if canImport(UIKit)
    extension Color {
        @available(iOS 15.0, tvOS 15.0, watchOS 8.0, *)
        public init(uiColor: UIColor) { self.init("") }
        public init(_ color: UIColor) { self.init("") }
    }

    extension Image {
        public init(uiImage: UIImage) { self.init("") }
    }

    @propertyWrapper
    public struct UIApplicationDelegateAdaptor<Delegate: NSObject & UIApplicationDelegate> {
        public init(_ type: Delegate.Type = Delegate.self) {}
        public var wrappedValue: Delegate { fatalError() }
    }

    public final class UIHostingController<Content: View>: UIViewController {
        public init(rootView: Content) {
            self.rootView = rootView
            super.init()
        }
        public var rootView: Content
    }

    public struct UIViewControllerRepresentableContext<Representable> {}
    public struct UIViewRepresentableContext<Representable> {}

    public protocol UIViewControllerRepresentable: View where Body == Never {
        associatedtype UIViewControllerType: UIViewController
        typealias Context = UIViewControllerRepresentableContext<Self>
        func makeUIViewController(context: Context) -> UIViewControllerType
        func updateUIViewController(_ controller: UIViewControllerType, context: Context)
    }

    extension UIViewControllerRepresentable {
        public var body: Never { fatalError() }
    }

    public protocol UIViewRepresentable: View where Body == Never {
        associatedtype UIViewType: UIView
        typealias Context = UIViewRepresentableContext<Self>
        func makeUIView(context: Context) -> UIViewType
        func updateUIView(_ view: UIViewType, context: Context)
    }

    extension UIViewRepresentable {
        public var body: Never { fatalError() }
    }
#endif
