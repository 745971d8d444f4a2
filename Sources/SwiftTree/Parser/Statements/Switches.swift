/// `if` and `switch`, which are expressions that may stand as statements.
extension Parser {
    /// An `if` with all its `else if`s. They nest to the right; a loop keeps a long chain off the stack.
    mutating func parseIf() {
        var open = mark
        var outer = ContiguousArray<Mark>()
        while true {
            take()
            parseConditions()
            parseCodeBlock()
            guard at(.else) else { break }
            take()
            guard at(.if) else {
                parseCodeBlock(role: .elseBody)
                break
            }
            outer.append(open)
            open = mark
        }
        finish(.ifExpr, from: open, role: outer.isEmpty ? .none : .elseBody)
        while let next = outer.popLast() {
            finish(.ifExpr, from: next, role: outer.isEmpty ? .none : .elseBody)
        }
    }

    mutating func parseSwitch() {
        let start = mark
        take()
        if kind == .leftBrace {
            missing("the value to switch over is missing")
        } else {
            parseExpression(.condition)
            setRole(.value)
        }
        if expect(.leftBrace, "'{' is missing") {
            parseSwitchCases()
            expectClosing(.rightBrace, "'}' is missing")
        }
        finish(.switchExpr, from: start)
    }

    /// Cases up to `}` or the end of a clause of `#if`.
    mutating func parseSwitchCases() {
        while true {
            switch kind {
            case .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif: return
            case .poundIf:
                parseIfConfig { $0.parseSwitchCases() }
                setRole(.clause)
            default:
                if atSwitchCase(position) {
                    parseSwitchCase()
                } else if dialect == .pattern, atName {
                    parseExpression()
                    setRole(.clause)
                } else {
                    let before = position
                    problem("statements of a 'switch' stand in a 'case' or 'default'")
                    parseItems(.switchCase)
                    if position == before { takeUnexpected("this does not belong here") }
                }
            }
        }
    }

    /// Whether a `case` or `default` begins at an index, perhaps after attributes.
    func atSwitchCase(_ index: Int) -> Bool {
        var index = index
        while tokens[index].kind == .atSign { skipAttribute(&index) }
        let token = token(index)
        return token.kind == .keyword && (token.keyword == .case || token.keyword == .default)
    }

    /// Whether attributes or `#if`s begin here that hold cases rather than statements.
    var atConditionalCases: Bool {
        var index = position
        while tokens[index].kind == .poundIf || tokens[index].kind == .poundElse || tokens[index].kind == .poundElseif {
            index += 1
            skipLine(&index)
        }
        return atSwitchCase(index)
    }

    private mutating func parseSwitchCase() {
        let start = mark
        while kind == .atSign { parseAttribute() }
        let label = mark
        let isDefault = at(.default)
        take()
        if isDefault {
            expect(.colon, "':' is missing")
            finish(.switchDefaultLabel, from: label)
        } else {
            while true {
                let item = mark
                parseMatchingPattern(.matching)
                setRole(.pattern, since: item)
                if at(.where) { parseWhereClause(.basic) }
                let more = takeIf(.comma)
                if position > item.token { finish(.switchCaseItem, from: item, role: .pattern) }
                if !more || kind == .colon { break }
            }
            if kind != .colon { skipToColon() }
            expect(.colon, "':' is missing")
            finish(.switchCaseLabel, from: label)
        }
        parseItems(.switchCase)
        finish(.switchCase, from: start, role: .clause)
    }

    private mutating func skipToColon() {
        var index = position
        while index < last, !tokens[index].flags.contains(.startsLine) {
            switch tokens[index].kind {
            case .colon:
                problem("this does not belong here")
                let start = mark
                move(to: index)
                finish(.unexpected, from: start)
                return
            case .rightBrace, .semicolon: return
            default: skipSingle(&index)
            }
        }
    }
}
