/// A small app with two recipes of its own, so that these tests do not depend on what the built-in ones say.
enum SmallApp {
    static let safeRecipe = """
        ---
        id: test.safe
        format: 1
        level: safe
        message: Thin is enough
        ---
        # Thinner

        ```swift match
        .background(.ultraThinMaterial)
        ```

        ```swift rewrite
        .background(.thinMaterial)
        ```

        ```swift before "one"
        Text("A")
            .background(.ultraThinMaterial) // stays
        ```

        ```swift after
        Text("A")
            .background(.thinMaterial) // stays
        ```
        """

    static let reviewRecipe = """
        ---
        id: test.review
        format: 1
        level: review
        message: Shorter
        ---
        # Spacers without a length

        ```swift match
        Spacer(minLength: 0)
        ```

        ```swift rewrite
        Spacer()
        ```

        ```swift before "one"
        HStack {
            Spacer(minLength: 0)
        }
        ```

        ```swift after
        HStack {
            Spacer()
        }
        ```
        """

    static let view = """
        import SwiftUI

        struct A: View {
            var body: some View {
                HStack {
                    Text("A")
                        .background(.ultraThinMaterial) // kept
                    Spacer(minLength: 0)
                }
            }
        }

        """

    static let safeOnly = view.replacing(".ultraThinMaterial", with: ".thinMaterial")
    static let changed = safeOnly.replacing("Spacer(minLength: 0)", with: "Spacer()")

    /// The app, committed: `A.swift` with one safe and one review change, `B.swift` with CRLF lines and no line break
    /// at the end, `C.swift` without any.
    static func make() throws -> TempFolder {
        let folder = try TempFolder()
        try folder.write(".glazier/recipes/safe.md", safeRecipe)
        try folder.write(".glazier/recipes/review.md", reviewRecipe)
        try folder.write("A.swift", view)
        try folder.write(
            "Sub folder/Bü.swift", "import SwiftUI\r\nlet b = Text(\"b\")\r\n    .background(.ultraThinMaterial)")
        try folder.write("C.swift", "import SwiftUI\nlet c = 1\n")
        try folder.commitAll()
        return folder
    }

    /// Leaves the built-in recipes out.
    static let only = "--only=test.safe,test.review"
}
