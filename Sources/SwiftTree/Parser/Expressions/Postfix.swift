/// What follows an operand: members, calls, subscripts, trailing closures, `?`, `!`, `#if` in a chain.
extension Parser {
    @inline(__always)
    mutating func parsePostfix(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        let start = mark
        guard parsePrimary(flavor, pattern) else { return false }
        parseSuffixes(from: start, flavor, pattern)
        return true
    }

    /// A chain of any length is a loop: each link wraps what is finished already.
    mutating func parseSuffixes(from start: Mark, _ flavor: Flavor, _ pattern: PatternContext) {
        while true {
            if flavor == .poundIf, startsLine { return }
            switch kind {
            case .period:
                setRole(.base)
                parseMember(from: start)
            case .leftParen:
                guard !startsLine else { return }
                setRole(.callee)
                parseCall(from: start, flavor, pattern)
            case .leftSquare:
                guard !startsLine else { return }
                setRole(.callee)
                parseSubscript(from: start, flavor, pattern)
            case .leftBrace:
                guard !isLiteral(finished[finished.count - 1].kind), isTrailingClosure(position, flavor) else { return }
                setRole(.callee)
                parseTrailingClosures()
                finish(.functionCallExpr, from: start)
                if kind == .leftBrace { return }
            case .postfixQuestionMark:
                setRole(.base)
                take()
                finish(.optionalChainingExpr, from: start)
            case .exclamationMark:
                setRole(.base)
                take()
                finish(.forceUnwrapExpr, from: start)
            case .postfixOperator:
                setRole(.base)
                take()
                finish(.postfixOperatorExpr, from: start)
            case .leftAngle, .rightAngle:
                guard flags.contains(.leftBound), !flags.contains(.rightBound) else { return }
                setRole(.base)
                takeOperatorRun()
                finish(.postfixOperatorExpr, from: start)
            case .poundIf:
                guard chainGoesOnAfterIf(position) else { return }
                setRole(.base)
                parseChainIf(from: start, flavor)
            default:
                return
            }
        }
    }

    private func isLiteral(_ kind: NodeKind) -> Bool {
        switch kind {
        case .arrayExpr, .booleanLiteralExpr, .dictionaryExpr, .floatLiteralExpr, .integerLiteralExpr, .nilLiteralExpr,
            .regexLiteralExpr, .stringLiteralExpr:
            return true
        default:
            return false
        }
    }

    /// `.name` behind what is finished since `start`; with `start` at the period there is no base.
    mutating func parseMember(from start: Mark) {
        let isSpaced = flags.contains(.spaceBefore)
        take()
        if startsLine, !isSpaced {
            // The name has not been written yet; what stands on the next line is something else.
            missing("the name of a member is missing")
        } else if kind == .integerLiteral || at(.self), peek().kind != .colonColon {
            takeAs(.declReferenceExpr)
        } else {
            parseReference([.keywords, .compound])
        }
        finish(.memberAccessExpr, from: start)
        if kind == .leftAngle, isGenericArgumentList(position) {
            setRole(.base)
            parseGenericArguments()
            finish(.genericSpecializationExpr, from: start)
        }
    }

    private mutating func parseCall(from start: Mark, _ flavor: Flavor, _ pattern: PatternContext) {
        take()
        parseArguments(flavor == .attribute ? .attribute : .basic, pattern)
        expectClosing(.rightParen, "')' is missing")
        if flavor == .basic, kind == .leftBrace, isTrailingClosure(position, flavor) { parseTrailingClosures() }
        finish(.functionCallExpr, from: start)
    }

    private mutating func parseSubscript(from start: Mark, _ flavor: Flavor, _ pattern: PatternContext) {
        take()
        parseArguments(.basic, pattern)
        expectClosing(.rightSquare, "']' is missing")
        if flavor == .basic, kind == .leftBrace, isTrailingClosure(position, flavor) { parseTrailingClosures() }
        finish(.subscriptCallExpr, from: start)
    }

    /// Arguments up to the closing bracket, which stays.
    mutating func parseArguments(_ flavor: Flavor = .basic, _ pattern: PatternContext = .none) {
        while kind != .rightParen, kind != .rightSquare, kind != .endOfFile {
            let start = mark
            if isLabel(position), peek().kind == .colon {
                take()
                take()
            } else if kind == .colon {
                problem("a label is missing")
                take()
            }
            let value = mark
            if !parseOperatorArgument() {
                parseExpression(flavor, pattern)
                if finished.count == value.nodes, position == value.token, kind != .comma {
                    missing("an argument is missing")
                }
            }
            setRole(.value, since: value)
            let more = takeIf(.comma)
            guard position > start.token else { return }
            finish(.labeledExpr, from: start, role: .argument)
            if !more { return }
        }
    }

    /// An operator that is passed as a function: `reduce(0, +)`.
    private mutating func parseOperatorArgument() -> Bool {
        var index = position
        switch kind {
        case .binaryOperator: break
        case .leftAngle, .rightAngle:
            guard flags.contains(.leftBound) == flags.contains(.rightBound) else { return false }
            while tokens[index].flags.contains(.joined) { index += 1 }
        case .identifier where peek().kind == .colonColon && peek(2).kind == .binaryOperator:
            index += 2
        default: return false
        }
        switch token(index + 1).kind {
        case .comma, .rightParen, .rightSquare: break
        default: return false
        }
        let start = mark
        if index > position, kind == .identifier { parseModuleSelector() }
        takeOperatorRun()
        finish(.declReferenceExpr, from: start)
        return true
    }

    /// Whether a token may be the label of an argument.
    @inline(__always)
    func isLabel(_ index: Int) -> Bool {
        let token = token(index)
        switch token.kind {
        case .identifier, .wildcard, .dollarIdentifier: return true
        case .keyword: return token.keyword != .inout
        default: return false
        }
    }

    /// `{ … }`, then any number of `label: { … }`.
    mutating func parseTrailingClosures() {
        parseClosure()
        setRole(.trailingClosure)
        while isLabel(position), !at(.default), peek().kind == .colon,
            peek(2).kind == .leftBrace || isPlaceholder(position + 2)
        {
            let start = mark
            take()
            take()
            if kind == .leftBrace { parseClosure() } else { parseExpression() }
            setRole(.value)
            finish(.multipleTrailingClosureElement, from: start, role: .labeledClosure)
        }
    }

    func isPlaceholder(_ index: Int) -> Bool {
        let token = token(index)
        return token.kind == .identifier && bytes[Int(token.textStart)] == UInt8(ascii: "<")
    }

    /// Whether the brace at an index begins a trailing closure rather than accessors or the body of a statement.
    func isTrailingClosure(_ index: Int, _ flavor: Flavor) -> Bool {
        if isAccessorBlock(index) { return false }
        let next = token(index + 1)
        if next.kind == .keyword, next.keyword == .case { return false }
        guard flavor == .condition else { return true }
        // In a condition: only on one line, and only when something follows that a body cannot be followed by.
        guard !next.flags.contains(.startsLine) else { return false }
        var end = index
        skipSingle(&end)
        guard end > index, tokens[end - 1].kind == .rightBrace else { return false }
        let after = token(end)
        switch after.kind {
        case .leftBrace, .comma: return true
        case .keyword:
            if after.keyword == .where { return true }
            return (after.keyword == .is || after.keyword == .as) && !after.flags.contains(.startsLine)
        case .leftSquare, .leftParen, .period, .postfixQuestionMark, .infixQuestionMark, .exclamationMark, .colon,
            .equal, .postfixOperator, .binaryOperator:
            return !after.flags.contains(.startsLine)
        case .leftAngle, .rightAngle:
            return !after.flags.contains(.startsLine)
                && (after.flags.contains(.leftBound) || !after.flags.contains(.rightBound))
        default: return false
        }
    }

    /// Whether the brace at an index holds `willSet`, `didSet` or an `init` accessor, which makes it no closure.
    func isAccessorBlock(_ index: Int) -> Bool {
        let next = token(index + 1)
        switch next.keyword {
        case .didSet, .willSet, .`init`: return true
        default: break
        }
        guard next.kind == .atSign else { return false }
        var scan = index + 1
        while tokens[scan].kind == .atSign {
            scan += 1
            guard token(scan).kind == .identifier else { return false }
            if spells(scan, "_accessorBlock") { return true }
            scan += 1
            if token(scan).kind == .leftParen { skipSingle(&scan) }
        }
        switch token(scan).keyword {
        case .didSet, .willSet, .`init`: return true
        default: return false
        }
    }

    /// Whether a chain goes on inside the `#if` at an index: its first line is followed by `.name`.
    private func chainGoesOnAfterIf(_ index: Int) -> Bool {
        var scan = index
        while tokens[scan].kind == .poundIf {
            scan += 1
            skipLine(&scan)
        }
        guard tokens[scan].kind == .period else { return false }
        switch token(scan + 1).kind {
        case .identifier, .keyword, .dollarIdentifier: return true
        default: return false
        }
    }

    private mutating func parseChainIf(from start: Mark, _ flavor: Flavor) {
        parseIfConfig { parser in
            let link = parser.mark
            if parser.kind == .period {
                parser.parseMember(from: link)
            } else if parser.kind == .poundIf {
                parser.parseChainIf(from: link, flavor)
            } else {
                return
            }
            parser.parseSuffixes(from: link, flavor, .none)
        }
        finish(.postfixIfConfigExpr, from: start)
    }
}
