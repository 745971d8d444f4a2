/// Statements other than those in files of their own.
extension Parser {
    /// Whether a statement begins here, rather than a declaration or an expression.
    func atStatement(preferExpression: Bool = false) -> Bool {
        if atName, keyword == .none || peek().kind == .colon {
            return peek().kind == .colon && isStatementStart(position + 2, preferExpression)
        }
        return isStatementStart(position, preferExpression)
    }

    private func isStatementStart(_ index: Int, _ preferExpression: Bool) -> Bool {
        let token = token(index)
        switch token.keyword {
        case .return, .throw, .defer, .if, .guard, .while, .do, .for, .break, .continue, .fallthrough, .switch:
            return token.kind == .keyword
        case .repeat:
            return self.token(index + 1).kind == .leftBrace
        case .yield, .discard:
            return isPrefixWord(index)
        default:
            return false
        }
    }

    mutating func parseStatement() {
        let start = mark
        let isLabeled = atName && peek().kind == .colon
        if isLabeled {
            take()
            take()
        }
        let inner = isLabeled ? mark : start
        switch keyword {
        case .if: parseIf()
        case .switch: parseSwitch()
        case .guard: parseGuard(inner)
        case .for: parseFor(inner)
        case .while: parseWhile(inner)
        case .repeat: parseRepeat(inner)
        case .do: parseDo(inner)
        case .defer:
            take()
            parseCodeBlock()
            finish(.deferStmt, from: inner)
        case .return: parseReturn(inner)
        case .throw:
            take()
            parseExpression()
            setRole(.value)
            finish(.throwStmt, from: inner)
        case .discard:
            take()
            parseExpression()
            setRole(.value)
            finish(.discardStmt, from: inner)
        case .break:
            take()
            takeJumpLabel()
            finish(.breakStmt, from: inner)
        case .continue:
            take()
            takeJumpLabel()
            finish(.continueStmt, from: inner)
        case .fallthrough: takeAs(.fallThroughStmt)
        case .yield: parseYield(inner)
        default:
            missing("a statement is missing")
        }
        if isLabeled { finish(.labeledStmt, from: start) }
    }

    private mutating func takeJumpLabel() {
        guard !startsLine, atName, !atStatement(preferExpression: true), !atDeclaration() else { return }
        take()
    }

    private mutating func parseReturn(_ start: Mark) {
        take()
        if returnsValue {
            let value = mark
            parseExpression()
            setRole(.value, since: value)
        }
        finish(.returnStmt, from: start)
    }

    /// Whether an expression follows `return`; a line break alone does not end the statement.
    private var returnsValue: Bool {
        switch kind {
        case .rightBrace, .semicolon, .poundIf, .poundElse, .poundElseif, .poundEndif, .endOfFile: return false
        case .keyword:
            switch keyword {
            case .case, .default: return false
            case .if, .switch: return true
            default: break
            }
        case .rightParen, .rightSquare, .comma, .colon: return false
        default: break
        }
        if atStatement(preferExpression: true) || atDeclaration() { return false }
        return !(startsLine && kind == .atSign && atSwitchCase(position))
    }

    private mutating func parseYield(_ start: Mark) {
        take()
        if kind == .leftParen {
            let clause = mark
            take()
            while kind != .rightParen, kind != .endOfFile {
                let element = mark
                let before = position
                parseExpression()
                let more = takeIf(.comma)
                if position > before { finish(.yieldedExpression, from: element) }
                if !more || position == before { break }
            }
            expectClosing(.rightParen, "')' is missing")
            finish(.yieldedExpressionsClause, from: clause)
        } else {
            parseExpression()
        }
        finish(.yieldStmt, from: start)
    }

    private mutating func parseGuard(_ start: Mark) {
        take()
        parseConditions()
        if !takeIf(word: .else) { missing("'else' is missing") }
        parseCodeBlock()
        finish(.guardStmt, from: start)
    }

    private mutating func parseWhile(_ start: Mark) {
        take()
        parseConditions()
        parseCodeBlock()
        finish(.whileStmt, from: start)
    }

    private mutating func parseRepeat(_ start: Mark) {
        take()
        parseCodeBlock()
        if at(.while) { take() } else { missing("'while' is missing") }
        parseExpression()
        setRole(.condition)
        finish(.repeatStmt, from: start)
    }

    private mutating func parseDo(_ start: Mark) {
        take()
        if at(.throws) { parseThrowsClause() }
        parseCodeBlock()
        while at(.catch) { parseCatch() }
        finish(.doStmt, from: start)
    }

    private mutating func parseCatch() {
        let start = mark
        take()
        if kind != .leftBrace {
            while true {
                let item = mark
                if !at(.where) {
                    parseMatchingPattern(.matching)
                    setRole(.pattern, since: item)
                }
                if at(.where) { parseWhereClause(.condition) }
                let more = takeIf(.comma)
                if position > item.token { finish(.catchItem, from: item) }
                if !more { break }
            }
        }
        parseCodeBlock()
        finish(.catchClause, from: start, role: .clause)
    }

    /// `where condition` of a `case`, `catch` or `for`.
    mutating func parseWhereClause(_ flavor: Flavor) {
        let start = mark
        take()
        parseExpression(flavor)
        setRole(.condition)
        finish(.whereClause, from: start)
    }

    private mutating func parseFor(_ start: Mark) {
        take()
        if at(.try) { take() }
        if atWord(.await) { take() }
        if atWord(.unsafe), peek().keyword != .in, peek().kind != .colon { take() }
        let pattern = mark
        if at(.case) {
            take()
            let pattern = mark
            parseMatchingPattern(.matching)
            setRole(.pattern, since: pattern)
            if kind == .colon { parseTypeAnnotation() }
        } else {
            parsePattern()
            setRole(.pattern, since: pattern)
            if kind == .colon { parseTypeAnnotation() }
        }
        if at(.in) { take() } else { missing("'in' is missing") }
        if kind == .leftBrace {
            missing("the sequence to go through is missing")
        } else {
            parseExpression(.condition)
            setRole(.value)
        }
        if at(.where) { parseWhereClause(.condition) }
        parseCodeBlock()
        finish(.forStmt, from: start)
    }
}
