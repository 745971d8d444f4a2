/// One token. Its trivia (white space and comments) stands before it; its text ends where the trivia of the next
/// token begins, so every byte of a file belongs to exactly one token and round trip holds by layout.
///
/// Offsets are UTF-8 bytes from the start of the file. Twelve bytes, trivial.
package struct Token: Sendable {
    package var triviaStart: UInt32
    package var textStart: UInt32
    package var kind: TokenKind
    /// The keyword that the text spells, reserved or contextual; `.none` otherwise.
    package var keyword: Keyword
    package var flags: TokenFlags

    package init(triviaStart: UInt32, textStart: UInt32, kind: TokenKind, keyword: Keyword, flags: TokenFlags) {
        self.triviaStart = triviaStart
        self.textStart = textStart
        self.kind = kind
        self.keyword = keyword
        self.flags = flags
    }
}

/// Facts about the white space around a token, found while lexing.
package struct TokenFlags: OptionSet, Sendable {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands in the trivia before the token, or it is the first of the file.
    package static let startsLine = TokenFlags(rawValue: 1)
    /// White space or a comment stands directly before the token.
    package static let spaceBefore = TokenFlags(rawValue: 2)
    /// The trivia before the token holds a comment.
    package static let commentBefore = TokenFlags(rawValue: 4)
    /// The next token continues the run of operator characters that this one belongs to: `>` `=` of `>=`.
    package static let joined = TokenFlags(rawValue: 8)
    /// An operand could end directly before the run of operator characters that the token belongs to.
    package static let leftBound = TokenFlags(rawValue: 16)
    /// An operand could begin directly behind the run of operator characters that the token belongs to.
    package static let rightBound = TokenFlags(rawValue: 32)
}
