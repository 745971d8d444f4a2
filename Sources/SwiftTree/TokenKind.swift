/// What a token is. The names are SwiftSyntax's.
///
/// Runs of operator characters are one token (`binaryOperator`, `prefixOperator`, `postfixOperator`, or one of the
/// punctuation kinds), except that a `<` or `>` at the head of a run stands alone as `leftAngle` or `rightAngle`, because
/// it may end a generic argument list. The rest of such a run follows as further tokens and all but the last carry
/// `TokenFlags.joined`; the parser puts them together where an operator is wanted.
package enum TokenKind: UInt8, CaseIterable, Sendable {
    /// The end of the file; its text is empty, its trivia is whatever follows the last token.
    case endOfFile
    /// A name, also one in backticks, also a word that is a keyword elsewhere (see `Token.keyword`).
    case identifier
    /// A reserved word.
    case keyword
    /// `$0`, `$isOn`; in the pattern dialect also `\$isOn`, backslash included, which stands for a literal `$isOn`.
    case dollarIdentifier
    /// `_`
    case wildcard
    case integerLiteral
    case floatLiteral

    case leftParen
    case rightParen
    case leftBrace
    case rightBrace
    case leftSquare
    case rightSquare
    case leftAngle
    case rightAngle

    case comma
    case semicolon
    case colon
    case colonColon
    case period
    case arrow
    case equal
    case atSign
    case pound
    case backslash
    case backtick
    /// `?` directly behind an operand or type.
    case postfixQuestionMark
    /// `?` with white space before it, as in `a ? b : c`.
    case infixQuestionMark
    /// `!` directly behind an operand or type.
    case exclamationMark
    /// `&` directly before an operand.
    case prefixAmpersand
    case prefixOperator
    case postfixOperator
    case binaryOperator

    case poundIf
    case poundElseif
    case poundElse
    case poundEndif
    case poundAvailable
    case poundUnavailable
    case poundSourceLocation

    /// `#`s before or after the quotes of a raw string.
    case rawStringPoundDelimiter
    /// `"`
    case stringQuote
    /// `"""`
    case multilineStringQuote
    /// `'`, an error wherever it stands.
    case singleQuote
    /// Text between quotes and interpolations; one token a line in a multi-line string.
    case stringSegment

    /// `#`s before or after the slashes of a regular expression.
    case regexPoundDelimiter
    /// `/` around a regular expression.
    case regexSlash
    case regexLiteralPattern

    /// `#!…` in the first line.
    case shebang
    /// Bytes that begin no token: control characters, invalid UTF-8.
    case unknown
}
