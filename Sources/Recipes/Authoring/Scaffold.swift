/// The text of a new recipe that reads without a fault and whose examples hold: its author changes one line after the
/// other, and always has a recipe that works.
package func scaffold(id: String) -> String {
    let fence = "```"
    // Not written out below, where a line that begins like this would look like an import of ours.
    let start = "import SwiftUI"
    return """
        ---
        id: \(id)
        format: 1
        level: review
        gate: auto
        in: SwiftUI
        message: oldStyle() has given way to newStyle()
        ---
        # One line that says what changes

        Why the change is right, what the recipe looks for, what it leaves alone and why. This is for people.

        \(fence)swift-diff
        -.oldStyle($value)
        +.newStyle($value)
        \(fence)

        Conditions go into a block of their own, one on each line, and all must hold.

        \(fence)swift where
        !inside(List.row)
        \(fence)

        ## Examples

        \(fence)swift before "modifiers on lines of their own"
        \(start)

        struct Sample: View {
            var body: some View {
                Text("A")
                    .oldStyle(4)
                    .padding()
            }
        }
        \(fence)

        \(fence)swift after
        \(start)

        struct Sample: View {
            var body: some View {
                Text("A")
                    .newStyle(4)
                    .padding()
            }
        }
        \(fence)

        \(fence)swift unchanged "a row of a list"
        \(start)

        struct Sample: View {
            var body: some View {
                List { Text("A").oldStyle(4) }
            }
        }
        \(fence)

        """
}

/// Whether a text is an id of a recipe: `area.name`, at least two names of letters, digits, `-` and `_`.
package func isRecipeID(_ text: String) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count >= 2
        && parts.allSatisfy { part in
            !part.isEmpty && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        }
}
