import SourceText

/// Turns bytes into tokens that tile them.
///
/// The whole file is read before parsing begins. What makes Swift's tokens depend on their surroundings is settled
/// here, by looking only backwards: whether an operator is prefix, postfix or binary (the bytes on both sides),
/// whether `/` begins a regular expression (the token before), and where a string literal goes on after an
/// interpolation (a stack). Nothing is ever lexed twice.
struct Lexer: ~Copyable {
    let base: UnsafePointer<UInt8>
    let count: Int
    let classes: UnsafePointer<UInt8>
    let dialect: Dialect
    /// The next byte to look at.
    var at = 0
    /// Where the last token's text ended: the next token's trivia begins there.
    var lastEnd = 0
    var tokens = ContiguousArray<Token>()
    var problems: [Problem] = []
    /// String literals that are open, outermost first.
    var strings = ContiguousArray<OpenString>()
    /// Whether the innermost open string is being read as text rather than as an interpolation.
    var inText = false
    /// Tokens that begin a line of an open multi-line string.
    var lineStarts = ContiguousArray<Int>()
    /// End of the run of operator characters that is being handed out in pieces.
    var runEnd = 0
    /// End of a run of `#` that begins neither a string nor a regular expression, without the last of them.
    var poundsEnd = 0
    /// Whether the bytes that end a conflict marker were looked for in vain, so that it is not done again.
    var noConflictEnd = false
    let keywords: KeywordTable
    private var openBraces = 0
    private var hasSurplusBrace = false

    init(base: UnsafePointer<UInt8>, count: Int, dialect: Dialect) {
        self.base = base
        self.count = count
        self.dialect = dialect
        classes = Characters.table
        keywords = KeywordTable.shared
        tokens.reserveCapacity(count / 6 + 16)
    }

    /// A string literal whose closing quote has not been read.
    struct OpenString {
        var isMultiline: Bool
        var quote: UInt8
        /// `#`s before the quote.
        var pounds: Int
        /// Parentheses open in the interpolation that is being read.
        var parentheses = 0
        /// Where the opening quote stands.
        var start: Int
        /// How many `lineStarts` there were when the literal began.
        var lines: Int
    }

    /// What the lexer found in a file.
    struct Output {
        var tokens: ContiguousArray<Token>
        var problems: [Problem]
        /// Whether as many braces are opened as are closed, none of them too early.
        var isBalanced: Bool
    }

    consuming func run() -> Output {
        if count >= 3, base[0] == 0xEF, base[1] == 0xBB, base[2] == 0xBF { at = 3 }
        if byte(at) == UInt8(ascii: "#"), byte(at + 1) == UInt8(ascii: "!") {
            let start = at
            skipToEndOfLine()
            emit(.shebang, from: start, flags: .startsLine)
        }
        while true {
            if inText {
                text()
                continue
            }
            let flags = trivia()
            guard at < count else {
                if let open = strings.last { unterminated(open) }
                emit(.endOfFile, from: at, flags: flags)
                break
            }
            token(flags)
        }
        return Output(tokens: tokens, problems: problems, isBalanced: openBraces == 0 && !hasSurplusBrace)
    }

    /// The byte at an offset, 0 past the end.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 { offset < count ? base[offset] : 0 }

    @inline(__always)
    func isClass(_ offset: Int, _ bits: UInt8) -> Bool { offset < count && classes[Int(base[offset])] & bits != 0 }

    /// Adds the token whose text reaches from `start` to `at`.
    @inline(__always)
    mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none, flags: TokenFlags) {
        tokens.append(
            Token(
                triviaStart: UInt32(truncatingIfNeeded: lastEnd), textStart: UInt32(truncatingIfNeeded: start),
                kind: kind, keyword: keyword, flags: flags))
        lastEnd = at
    }

    mutating func problem(_ start: Int, _ end: Int, _ message: String) {
        guard problems.count < Parser.problemLimit else { return }
        problems.append(Problem(range: ByteRange(start, end), message: message))
    }

    /// Reads one token that begins at `at`; anything but trivia does.
    @inline(__always)
    private mutating func token(_ flags: TokenFlags) {
        let start = at
        let first = base[at]
        if classes[Int(first)] & Characters.identifierStart != 0 {
            identifier(flags)
            return
        }
        let kind: TokenKind
        switch first {
        case UInt8(ascii: "("):
            kind = .leftParen
            if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
        case UInt8(ascii: ")"):
            kind = .rightParen
            if !strings.isEmpty {
                if strings[strings.count - 1].parentheses == 0 {
                    inText = true
                } else {
                    strings[strings.count - 1].parentheses -= 1
                }
            }
        case UInt8(ascii: "{"):
            kind = .leftBrace
            openBraces += 1
        case UInt8(ascii: "}"):
            kind = .rightBrace
            openBraces -= 1
            if openBraces < 0 { hasSurplusBrace = true }
        case UInt8(ascii: "["): kind = .leftSquare
        case UInt8(ascii: "]"): kind = .rightSquare
        case UInt8(ascii: ","): kind = .comma
        case UInt8(ascii: ";"): kind = .semicolon
        case UInt8(ascii: "@"): kind = .atSign
        case UInt8(ascii: "\\"):
            // In a pattern `\$name` is the projected value of that name, not a metavariable.
            if dialect == .pattern, byte(at + 1) == UInt8(ascii: "$") {
                dollarIdentifier(flags)
                return
            }
            kind = .backslash
        case UInt8(ascii: ":"):
            if byte(at + 1) == UInt8(ascii: ":"), !inSelector {
                at += 1
                kind = .colonColon
            } else {
                kind = .colon
            }
        case UInt8(ascii: "."):
            if isClass(at + 1, Characters.operatorPart | Characters.high) {
                operatorRun(flags)
                return
            }
            kind = .period
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            number(flags)
            return
        case UInt8(ascii: "\""), UInt8(ascii: "'"):
            openString(pounds: 0, flags)
            return
        case UInt8(ascii: "#"):
            pound(flags)
            return
        case UInt8(ascii: "$"):
            dollarIdentifier(flags)
            return
        case UInt8(ascii: "`"):
            escapedIdentifier(flags)
            return
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            endOfLineInInterpolation()
            return
        default:
            if classes[Int(first)] & Characters.operatorPart != 0 {
                operatorRun(flags)
            } else {
                beyondASCII(flags)
            }
            return
        }
        at += 1
        emit(kind, from: start, flags: flags)
    }

    /// Whether the tokens read last are `@objc(name:name`, where every colon stands for itself.
    private var inSelector: Bool {
        var index = tokens.count - 1
        let limit = max(1, index - 100)
        while index > limit {
            switch tokens[index].kind {
            case .leftParen: return tokens[index - 1].keyword == .objc && tokens[index - 2].kind == .atSign
            case .identifier, .keyword, .wildcard, .colon: index -= 1
            default: return false
            }
        }
        return false
    }

    /// A token that begins with a character outside ASCII.
    private mutating func beyondASCII(_ flags: TokenFlags) {
        let start = at
        guard let scalar = scalar(at: at) else {
            at += 1
            emit(.unknown, from: start, flags: flags)
            return
        }
        if Characters.startsIdentifier(scalar.value) {
            identifier(flags)
        } else if Characters.startsOperator(scalar.value) {
            operatorRun(flags)
        } else {
            // The rest of what may continue an identifier, and curly quotes.
            at += scalar.length
            while let next = self.scalar(at: at), Characters.continuesIdentifier(next.value) { at += next.length }
            problem(start, at, "this character cannot begin anything here")
            emit(.unknown, from: start, flags: flags)
        }
    }

    /// `#if`, `#available`, raw strings, regular expressions with `#`, and the `#` of a macro.
    private mutating func pound(_ flags: TokenFlags) {
        let start = at
        var pounds = 1
        if at < poundsEnd {
            // Within a run of `#` that begins nothing: not counted again from each of them.
            at += 1
            emit(.pound, from: start, flags: flags)
            return
        }
        while byte(at + pounds) == UInt8(ascii: "#") { pounds += 1 }
        let next = byte(at + pounds)
        if next == UInt8(ascii: "\"") {
            at += pounds
            emit(.rawStringPoundDelimiter, from: start, flags: flags)
            openString(pounds: pounds, [])
            return
        }
        if next == UInt8(ascii: "/"), regularExpression(at: start, pounds: pounds, mustBe: true, flags) { return }
        var end = start + 1
        while isClass(end, Characters.identifierStart), base[end] != UInt8(ascii: "_") { end += 1 }
        let kind: TokenKind
        switch end - start {
        case 3 where matches("#if", at: start): kind = .poundIf
        case 5 where matches("#else", at: start): kind = .poundElse
        case 7 where matches("#elseif", at: start): kind = .poundElseif
        case 6 where matches("#endif", at: start): kind = .poundEndif
        case 10 where matches("#available", at: start): kind = .poundAvailable
        case 12 where matches("#unavailable", at: start): kind = .poundUnavailable
        case 15 where matches("#sourceLocation", at: start): kind = .poundSourceLocation
        default:
            kind = .pound
            end = start + 1
            if pounds > 1 { poundsEnd = start + pounds - 1 }
        }
        at = end
        emit(kind, from: start, flags: flags)
    }

    func matches(_ text: StaticString, at offset: Int) -> Bool {
        guard offset + text.utf8CodeUnitCount <= count else { return false }
        for index in 0..<text.utf8CodeUnitCount where base[offset + index] != text.utf8Start[index] { return false }
        return true
    }

    /// The character at an offset, which need not be ASCII; nil for invalid UTF-8 and at the end.
    func scalar(at offset: Int) -> (value: UInt32, length: Int)? {
        guard offset < count else { return nil }
        let first = base[offset]
        if first < 0x80 { return (UInt32(first), 1) }
        guard first >= 0xC2, first < 0xF5 else { return nil }
        let length = first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
        guard offset + length <= count else { return nil }
        var value = UInt32(first) & (0x7F >> UInt32(length))
        for index in 1..<length {
            let next = base[offset + index]
            guard next & 0xC0 == 0x80 else { return nil }
            value = value << 6 | UInt32(next & 0x3F)
        }
        let least: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
        guard value >= least, value <= 0x10FFFF, !(0xD800...0xDFFF).contains(value) else { return nil }
        return (value, length)
    }
}
