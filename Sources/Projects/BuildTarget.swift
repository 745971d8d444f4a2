import Platforms

/// A target of a project, whichever kind of file describes it.
struct BuildTarget: Sendable {
    enum Kind: Sendable {
        /// An app, an extension, a tool: built for the platforms that its settings name, and for no other.
        case product
        /// Others may build it too, for platforms of their own.
        case library
        case test
    }

    var name: String
    var kind: Kind
    /// The lowest deployment target of its build configurations for each platform.
    var figures: [Platform: Figure]
}

extension BuildTarget.Kind {
    /// From the last part of a product type, as Xcode, XcodeGen and Tuist spell it. Who says nothing may be a library.
    init(product: String) {
        let text = product.lowercased()
        if text.contains("test") {
            self = .test
        } else if text.isEmpty || text.contains("framework") || text.contains("library") {
            self = .library
        } else {
            self = .product
        }
    }
}

extension Sequence<BuildTarget> {
    /// What all of them are built for. Targets of tests count only when there are no others: they are often built for
    /// less than the product.
    var figures: [Platform: Figure] {
        let products = filter { $0.kind != .test }
        return (products.isEmpty ? Array(self) : products).reduce(into: [:]) { $0 = lowest($0, $1.figures) }
    }
}

/// Of both, the lower version for each platform. What a file says counts more than what is assumed.
func lowest(_ first: [Platform: Figure], _ second: [Platform: Figure]) -> [Platform: Figure] {
    first.merging(second) { one, other in
        if (one.assumption == nil) != (other.assumption == nil) { return one.assumption == nil ? one : other }
        return other.version < one.version ? other : one
    }
}
