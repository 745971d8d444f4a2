/// Regular expression literals: `/…/` where an expression may begin, `#/…/#` anywhere.
extension Lexer {
    /// Tries to read a regular expression whose `/` stands at `slash`, in a run of operator characters that begins at
    /// `start`; emits what stands before it as an operator. False if it is none.
    mutating func beginsRegularExpression(rightBound: Bool, _ slash: Int, _ start: Int, _ flags: TokenFlags) -> Bool {
        let last = tokens.last
        if let last, last.kind == .keyword, last.keyword == .func || last.keyword == .operator { return false }
        var mustBe = false
        if !rightBound {
            // Looks like a binary operator: only a position that wants an expression makes it a literal.
            mustBe = followsTry
            if !mustBe, !expressionMayBegin { return false }
            switch last?.kind {
            case .leftParen, .leftSquare, .comma, .colon, .colonColon: break
            default: mustBe = true
            }
        }
        guard let end = endOfRegularExpression(slash, pounds: 0, mustBe: mustBe) else { return false }
        if slash > start {
            at = slash
            emit(
                operatorKind(start, slash, leftBound: false, rightBound: true), from: start,
                flags: flags.union(.rightBound))
            regularExpressionTokens(slash, pounds: 0, end, [])
        } else {
            regularExpressionTokens(slash, pounds: 0, end, flags)
        }
        return true
    }

    /// Reads `#/…/#` that begins at `start`; false if it is none.
    mutating func regularExpression(at start: Int, pounds: Int, mustBe: Bool, _ flags: TokenFlags) -> Bool {
        guard let end = endOfRegularExpression(start, pounds: pounds, mustBe: mustBe) else { return false }
        regularExpressionTokens(start, pounds: pounds, end, flags)
        return true
    }

    private mutating func regularExpressionTokens(
        _ start: Int, pounds: Int, _ end: (pattern: Int, all: Int), _ flags: TokenFlags
    ) {
        var flags = flags
        if pounds > 0 {
            at = start + pounds
            emit(.regexPoundDelimiter, from: start, flags: flags)
            flags = []
        }
        at = start + pounds + 1
        emit(.regexSlash, from: start + pounds, flags: flags)
        if end.pattern > at {
            let pattern = at
            at = end.pattern
            emit(.regexLiteralPattern, from: pattern, flags: [])
        }
        guard end.all > end.pattern else { return }
        at = end.pattern + 1
        emit(.regexSlash, from: end.pattern, flags: [])
        if end.all > at {
            let delimiter = at
            at = end.all
            emit(.regexPoundDelimiter, from: delimiter, flags: [])
        }
    }

    /// Where the pattern ends and where the literal ends; nil if this is no regular expression.
    private mutating func endOfRegularExpression(_ start: Int, pounds: Int, mustBe: Bool) -> (pattern: Int, all: Int)? {
        var scan = start + pounds + 1
        if pounds == 0 {
            switch byte(scan) {
            case 0x20, 0x09: if !mustBe { return nil }
            case UInt8(ascii: "*"), UInt8(ascii: "/"): return nil
            default: break
            }
            if start > 0, base[start - 1] == UInt8(ascii: "*") { return nil }
        }
        var firstNewline: Int?
        if pounds > 0 {
            var ahead = scan
            while byte(ahead) == 0x20 || byte(ahead) == 0x09 { ahead += 1 }
            if byte(ahead) == 0x0A || byte(ahead) == 0x0D { firstNewline = ahead }
        }
        var groups = 0
        var classDepth = 0
        var lastSpace = -1
        // Every `/` of a line may try; a bound keeps a hostile line linear.
        let limit = mustBe ? count : min(count, start + 4_096)
        while scan < limit {
            switch base[scan] {
            case UInt8(ascii: "/"):
                var closing = 0
                while closing < pounds, byte(scan + 1 + closing) == UInt8(ascii: "#") { closing += 1 }
                if closing == pounds {
                    if pounds == 0 {
                        let next = byte(scan + 1)
                        let unterminated = next == UInt8(ascii: "*") || next == UInt8(ascii: "/")
                        if unterminated, !mustBe { return nil }
                        if lastSpace == scan - 1, lastSpace >= 0, !mustBe { return nil }
                    }
                    return (scan, scan + 1 + pounds)
                }
            case 0x0A, 0x0D:
                if firstNewline == nil {
                    guard mustBe else { return nil }
                    problem(start, scan, "the regular expression that begins here has no end")
                    return (scan, scan)
                }
            case UInt8(ascii: "\\"):
                scan += 1
                if byte(scan) == 0x0A || byte(scan) == 0x0D { continue }
            case UInt8(ascii: "(") where classDepth == 0: groups += 1
            case UInt8(ascii: ")") where classDepth == 0:
                if groups == 0, !mustBe { return nil }
                if groups > 0 { groups -= 1 }
            case UInt8(ascii: "["): classDepth += 1
            case UInt8(ascii: "]"): if classDepth > 0 { classDepth -= 1 }
            case 0x20, 0x09: lastSpace = scan
            default: break
            }
            scan += 1
        }
        guard mustBe else { return nil }
        let end = firstNewline ?? count
        problem(start, end, "the regular expression that begins here has no end")
        return (end, end)
    }

    /// `try?` and `try!` look like operands but are followed by one.
    private var followsTry: Bool {
        guard tokens.count >= 2 else { return false }
        let kind = tokens[tokens.count - 1].kind
        return (kind == .postfixQuestionMark || kind == .exclamationMark) && tokens[tokens.count - 2].keyword == .try
    }

    /// Whether the last token is one after which an expression may begin.
    private var expressionMayBegin: Bool {
        guard let last = tokens.last else { return true }
        switch last.kind {
        case .leftBrace, .leftParen, .leftSquare, .prefixOperator, .prefixAmpersand, .binaryOperator, .equal,
            .semicolon, .comma, .colon, .infixQuestionMark, .poundIf, .poundElse, .poundElseif, .poundEndif, .unknown:
            return true
        case .leftAngle, .rightAngle:
            return last.flags.contains(.leftBound) == last.flags.contains(.rightBound)
                || last.flags.contains(.rightBound)
        case .keyword:
            switch last.keyword {
            case .true, .false, .Any, .nil, .self, .Self, .super: return false
            default: return true
            }
        default:
            return false
        }
    }
}
