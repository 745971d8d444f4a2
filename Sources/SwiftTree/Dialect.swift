/// Which language a text is in.
package enum Dialect: Sendable {
    /// A Swift file.
    case swift
    /// A pattern of a recipe: `$name` may stand wherever an identifier may.
    case pattern
}
