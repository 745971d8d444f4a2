/// What stands before an operand: `try`, `await`, `&`, prefix operators.
extension Parser {
    /// One operand of a sequence, with everything that stands before and behind it. False if there is none.
    mutating func parseElement(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        switch kind {
        case .identifier where keyword == .none:
            return parsePostfix(flavor, pattern)
        case .atSign:
            if parseTypeAsExpression() { return true }
        case .keyword:
            switch keyword {
            case .try: return parseModified(.tryExpr, flavor, pattern)
            case .inout: if parseTypeAsExpression() { return true }
            case .repeat: return parsePackExpansion(flavor, pattern)
            default: break
            }
        case .identifier:
            if let parsed = parseContextualPrefix(flavor, pattern) { return parsed }
        default:
            break
        }
        return parseUnary(flavor, pattern)
    }

    private mutating func parseContextualPrefix(_ flavor: Flavor, _ pattern: PatternContext) -> Bool? {
        let node: NodeKind
        switch keyword {
        case .await: node = .awaitExpr
        case .unsafe:
            guard isPrefixWord(position, flavor, closures: true, preferPostfix: false) else { return nil }
            node = .unsafeExpr
        case .borrow, ._borrow: node = .borrowExpr
        case .copy: node = .copyExpr
        case .consume, ._move: node = .consumeExpr
        case .each: node = .packElementExpr
        case .any:
            guard isPrefixWord(position) || isOperator(position + 1, "~") else { return nil }
            let start = mark
            parseType()
            setRole(.type)
            finish(.typeExpr, from: start)
            return true
        case .nonisolated:
            guard peek().kind == .leftParen, !peek().flags.contains(.startsLine), peek(2).keyword == .nonsending,
                peek(3).kind == .rightParen
            else { return nil }
            return parseTypeAsExpression() ? true : nil
        default: return nil
        }
        if node != .awaitExpr, node != .unsafeExpr {
            guard isPrefixWord(position) else { return nil }
        }
        return parseModified(node, flavor, pattern)
    }

    /// `try`, `await`, … and the operand behind it.
    private mutating func parseModified(_ node: NodeKind, _ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        guard enter() else { return true }
        let start = mark
        take()
        if node == .tryExpr, kind == .postfixQuestionMark || kind == .exclamationMark { take() }
        if parseElement(flavor, pattern) { setRole(.value) }
        finish(node, from: start)
        leave()
        return true
    }

    private mutating func parsePackExpansion(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        let start = mark
        take()
        parseExpression(flavor, pattern)
        finish(.packExpansionExpr, from: start)
        return true
    }

    /// A type with attributes or specifiers where an expression is wanted: `@Sendable () -> Void`.
    private mutating func parseTypeAsExpression() -> Bool {
        var index = position
        guard canParseType(&index) else { return false }
        let start = mark
        parseType()
        setRole(.type)
        finish(.typeExpr, from: start)
        return true
    }

    /// Whether a word that may also be a name is followed by something that makes it a prefix.
    func isPrefixWord(
        _ index: Int, _ flavor: Flavor = .basic, closures: Bool = false, preferPostfix: Bool = true
    ) -> Bool {
        let next = token(index + 1)
        guard !next.flags.contains(.startsLine) else { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .stringQuote,
            .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
            .prefixAmpersand, .prefixOperator, .atSign, .backslash, .pound:
            return true
        case .keyword:
            switch next.keyword {
            case .Any, .Self, .self, .super, .`init`, .true, .false, .nil, .repeat, .try, .if, .switch: return true
            default: return false
            }
        case .period, .leftParen, .leftSquare:
            return !preferPostfix && next.flags.contains(.spaceBefore)
        case .leftBrace:
            return closures && isTrailingClosure(index + 1, flavor)
        default:
            return false
        }
    }

    /// Prefix operators and the operand; `if` and `switch` as operands.
    mutating func parseUnary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        switch kind {
        case .keyword:
            if keyword == .if {
                parseIf()
                return true
            }
            if keyword == .switch {
                parseSwitch()
                return true
            }
        case .prefixAmpersand:
            return parsePrefixed(.inOutExpr, flavor, pattern)
        case .prefixOperator:
            return parsePrefixed(.prefixOperatorExpr, flavor, pattern)
        case .leftAngle, .rightAngle:
            guard !flags.contains(.leftBound), flags.contains(.rightBound) else { break }
            return parsePrefixed(.prefixOperatorExpr, flavor, pattern)
        case .backslash:
            parseKeyPath(pattern)
            return true
        default:
            break
        }
        return parsePostfix(flavor, pattern)
    }

    private mutating func parsePrefixed(_ node: NodeKind, _ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        guard enter() else { return true }
        let start = mark
        takeOperatorRun()
        if parseUnary(flavor, pattern) { setRole(.value) }
        finish(node, from: start)
        leave()
        return true
    }
}
