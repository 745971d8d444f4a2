/// Where an expression stands, which changes what may follow its operands.
enum Flavor {
    case basic
    /// A condition of a statement: `{` begins the body, not a trailing closure.
    case condition
    /// The condition of `#if`, which ends with its line.
    case poundIf
    /// An argument of an attribute.
    case attribute
}

/// What a name in an expression means when the expression is a pattern.
enum PatternContext {
    /// No pattern.
    case none
    /// A pattern in which names are expressions.
    case matching
    /// Behind `let` or `var`: names are bound.
    case binding
}

/// Operands and operators, in a flat sequence: precedence is unknown here.
extension Parser {
    mutating func parseExpression(_ flavor: Flavor = .basic, _ pattern: PatternContext = .none) {
        if pattern != .none, atPatternKeyword {
            let start = mark
            parseMatchingPattern(.matching)
            if finished.count > start.nodes { finish(.patternExpr, from: start) }
            return
        }
        parseSequence(flavor, pattern)
    }

    mutating func parseExpressionIfPresent() {
        if atExpression { parseExpression() }
    }

    /// Whether `is`, `let`, `var` or the like begins a pattern here.
    private var atPatternKeyword: Bool {
        switch keyword {
        case .is, .let, .var, .inout: return kind == .keyword
        case .borrowing, ._borrowing, ._consuming, ._mutating: return bindsName(position)
        default: return false
        }
    }

    /// Whether `borrowing` at an index is followed by a name that it binds.
    func bindsName(_ index: Int) -> Bool {
        let next = token(index + 1)
        return (next.kind == .identifier || next.kind == .wildcard) && !next.flags.contains(.startsLine)
    }

    mutating func parseSequence(_ flavor: Flavor = .basic, _ pattern: PatternContext = .none) {
        guard enter() else { return }
        let start = mark
        guard parseElement(flavor, pattern) else {
            leave()
            return
        }
        var isSequence = false
        while !(flavor == .poundIf && startsLine) {
            let operators = mark
            let wasElement = finished.count - 1
            guard let wantsOperand = parseSequenceOperator(flavor, pattern) else { break }
            isSequence = true
            finished.setRole(.element, at: wasElement)
            // An operator that takes a type has finished the type as well.
            if !wantsOperand {
                setRole(.element)
                continue
            }
            setRole(.element)
            _ = operators
            if flavor == .poundIf && startsLine {
                missing("an operand is missing")
                break
            }
            guard parseElement(flavor, pattern) else { break }
        }
        if isSequence {
            setRole(.element)
            finish(.sequenceExpr, from: start)
        }
        leave()
    }

    /// Parses an operator if one stands here; true if an operand must follow, false if a type did, nil if there is none.
    @inline(__always)
    private mutating func parseSequenceOperator(_ flavor: Flavor, _ pattern: PatternContext) -> Bool? {
        switch kind {
        case .binaryOperator:
            takeAs(.binaryOperatorExpr)
            return true
        case .leftAngle, .rightAngle:
            guard flags.contains(.leftBound) == flags.contains(.rightBound) else { return nil }
            takeOperatorRun(as: .binaryOperatorExpr)
            return true
        case .infixQuestionMark:
            parseTernary(flavor, pattern)
            return true
        case .equal:
            guard pattern == .none else { return nil }
            takeAs(.assignmentExpr)
            return true
        case .arrow:
            parseArrow()
            return true
        case .keyword:
            switch keyword {
            case .is:
                takeAs(.unresolvedIsExpr, role: .element)
                parseTypeExpression()
                return false
            case .as:
                let start = mark
                take()
                if kind == .postfixQuestionMark || kind == .exclamationMark { take() }
                finish(.unresolvedAsExpr, from: start, role: .element)
                parseTypeExpression()
                return false
            case .throws:
                parseArrow()
                return true
            default: return nil
            }
        case .identifier:
            guard keyword == .async, peek().kind == .arrow || peek().keyword == .throws else { return nil }
            parseArrow()
            return true
        default:
            return nil
        }
    }

    /// `as Type` behind an `if` or `switch` that stands as a statement.
    mutating func parseCast(from start: Mark) {
        switch finished.isEmpty ? nil : finished[finished.count - 1].kind {
        case .ifExpr, .switchExpr: break
        default: return
        }
        setRole(.element)
        _ = parseSequenceOperator(.basic, .none)
        setRole(.element)
        finish(.sequenceExpr, from: start)
    }

    private mutating func parseTypeExpression() {
        let start = mark
        parseType()
        if finished.count > start.nodes {
            setRole(.type)
            finish(.typeExpr, from: start)
        }
    }

    private mutating func parseTernary(_ flavor: Flavor, _ pattern: PatternContext) {
        let start = mark
        take()
        parseSequence(flavor, pattern)
        setRole(.value)
        expect(.colon, "':' is missing")
        finish(.unresolvedTernaryExpr, from: start)
    }

    private mutating func parseArrow() {
        let start = mark
        parseTypeEffectsIfPresent()
        expect(.arrow, "'->' is missing")
        finish(.arrowExpr, from: start)
    }

    /// Takes a run of operator characters that the lexer handed out in pieces.
    mutating func takeOperatorRun(as node: NodeKind) {
        let start = mark
        takeOperatorRun()
        finish(node, from: start)
    }

    mutating func takeOperatorRun() {
        while flags.contains(.joined) { take() }
        take()
    }

    /// Whether an expression begins at the current token.
    var atExpression: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard, .integerLiteral, .floatLiteral, .leftParen, .leftBrace,
            .leftSquare, .period, .colonColon, .pound, .backslash, .prefixAmpersand, .prefixOperator, .stringQuote,
            .multilineStringQuote, .singleQuote, .rawStringPoundDelimiter, .regexSlash, .regexPoundDelimiter,
            .poundAvailable, .poundUnavailable:
            return true
        case .leftAngle, .rightAngle:
            return !flags.contains(.leftBound) && flags.contains(.rightBound)
        case .atSign:
            return true
        case .keyword:
            switch keyword {
            case .self, .Self, .super, .`init`, .deinit, .subscript, .true, .false, .nil, .Any, .try, .inout, .if,
                .switch,
                .repeat:
                return true
            default:
                return false
            }
        default:
            return false
        }
    }
}
