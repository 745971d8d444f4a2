/// Operands: names, literals, tuples, collections, closures, macros.
extension Parser {
    /// How a declaration may be referred to.
    struct ReferenceOptions: OptionSet {
        var rawValue: UInt8
        /// Keywords are names here: behind a period.
        static let keywords = ReferenceOptions(rawValue: 1)
        /// `name(label:label:)`.
        static let compound = ReferenceOptions(rawValue: 2)
        /// Operators are names here.
        static let operators = ReferenceOptions(rawValue: 4)
        /// `name()` too.
        static let emptyCompound = ReferenceOptions(rawValue: 8 | 2)
        /// `deinit` and `subscript` are names here.
        static let specialNames = ReferenceOptions(rawValue: 16)
    }

    /// False, with a problem, if no operand stands here.
    mutating func parsePrimary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier:
            if pattern == .binding, isBindingPosition {
                let start = mark
                takeAs(.identifierPattern)
                finish(.patternExpr, from: start)
            } else {
                parseName(flavor)
            }
        case .keyword:
            return parseKeywordPrimary(flavor, pattern)
        case .integerLiteral: takeAs(.integerLiteralExpr)
        case .floatLiteral: takeAs(.floatLiteralExpr)
        case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter, .singleQuote: parseString()
        case .period:
            let start = mark
            if peek().kind == .integerLiteral, !peek().flags.contains(.spaceBefore) {
                problem("a number does not begin with '.'")
                take()
                take()
                finish(.floatLiteralExpr, from: start)
                break
            }
            take()
            parseReference([.keywords, .compound])
            finish(.memberAccessExpr, from: start)
            // `.name<Int>` keeps its angle brackets as operators unless a list can be parsed.
            if kind == .leftAngle, isGenericArgumentList(position) {
                setRole(.base)
                parseGenericArguments()
                finish(.genericSpecializationExpr, from: start)
            }
        case .leftParen: parseTuple(pattern)
        case .leftSquare: parseCollection()
        case .leftBrace: parseClosure()
        case .wildcard:
            if peek().kind == .colonColon { parseName(flavor) } else { takeAs(.discardAssignmentExpr) }
        case .colonColon: parseName(flavor)
        case .pound: parseMacroExpansion(flavor, pattern)
        case .regexSlash, .regexPoundDelimiter: parseRegularExpression()
        case .poundAvailable, .poundUnavailable:
            problem("availability can only be asked for in the condition of 'if', 'guard' or 'while'")
            parseAvailabilityCondition()
        case .atSign where peek().kind == .stringQuote:
            problem("'@' does not belong before a string")
            take()
            parseString()
        default:
            missing("an expression is missing")
            return false
        }
        return true
    }

    private mutating func parseKeywordPrimary(_ flavor: Flavor, _ pattern: PatternContext) -> Bool {
        switch keyword {
        case .self, .`init`, .deinit, .subscript:
            if pattern == .binding, isBindingPosition, keyword != .self || peek().kind != .colonColon {
                let start = mark
                takeAs(.identifierPattern)
                finish(.patternExpr, from: start)
            } else {
                parseName(flavor)
            }
        case .Self: parseName(flavor)
        case .super:
            if peek().kind == .colonColon { parseName(flavor) } else { takeAs(.superExpr) }
        case .nil: takeAs(.nilLiteralExpr)
        case .true, .false: takeAs(.booleanLiteralExpr)
        case .Any:
            if peek().kind == .colonColon {
                parseName(flavor)
                break
            }
            let start = mark
            takeAs(.identifierType, role: .type)
            finish(.typeExpr, from: start)
        default:
            missing("an expression is missing")
            return false
        }
        return true
    }

    /// Whether a name here is bound by the pattern rather than the base of a member access, call or subscript.
    private var isBindingPosition: Bool {
        switch peek().kind {
        case .period, .leftParen, .leftSquare: return false
        case .leftAngle: return !isGenericArgumentList(position + 1)
        default: return true
        }
    }

    @inline(__always)
    private mutating func parseName(_ flavor: Flavor) {
        let start = mark
        parseReference(flavor == .attribute ? [.compound, .keywords, .specialNames] : .compound)
        if kind == .leftAngle, isGenericArgumentList(position) {
            setRole(.base)
            parseGenericArguments()
            finish(.genericSpecializationExpr, from: start)
        }
    }

    /// A name, perhaps with a module before it and argument labels behind it.
    mutating func parseReference(_ options: ReferenceOptions) {
        let start = mark
        if peek().kind == .colonColon || kind == .colonColon { parseModuleSelector() }
        let isQualified = finished.count > start.nodes
        switch kind {
        case .identifier, .dollarIdentifier: take()
        case .keyword:
            switch keyword {
            case .`init`: take()
            case .self, .Self: take()
            case .deinit, .subscript:
                take()
                if !options.contains(.specialNames), !options.contains(.keywords), !isQualified {
                    problem("this is not a name", at: position - 1)
                }
            default:
                if options.contains(.keywords) || isQualified { take() } else { missing("a name is missing") }
            }
        case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .prefixAmpersand, .equal,
            .exclamationMark:
            if options.contains(.operators) { takeOperatorRun() } else { missing("a name is missing") }
        default:
            missing("a name is missing")
            if position == start.token { return }
        }
        if kind == .leftParen, options.contains(.compound), !startsLine { parseArgumentLabelsIfPresent(options) }
        finish(.declReferenceExpr, from: start)
    }

    /// `Module::`
    mutating func parseModuleSelector() {
        guard kind == .colonColon || peek().kind == .colonColon else { return }
        let start = mark
        if kind != .colonColon { take() }
        take()
        finish(.moduleSelector, from: start)
    }

    /// `(label:label:)`, which names a function by its labels and is no call.
    private mutating func parseArgumentLabelsIfPresent(_ options: ReferenceOptions) {
        let next = peek()
        if next.kind == .rightParen {
            guard options.contains(.emptyCompound) else { return }
        } else {
            guard isLabel(position + 1), next.kind != .dollarIdentifier, peek(2).kind == .colon else { return }
            var index = position + 1
            while token(index).kind != .rightParen {
                guard isLabel(index), token(index + 1).kind == .colon else { return }
                index += 2
            }
        }
        let start = mark
        take()
        while kind != .rightParen {
            let name = mark
            take()
            take()
            finish(.declNameArgument, from: name)
        }
        take()
        finish(.declNameArguments, from: start)
    }

    private mutating func parseTuple(_ pattern: PatternContext) {
        let start = mark
        take()
        parseArguments(.basic, pattern)
        expectClosing(.rightParen, "')' is missing")
        finish(.tupleExpr, from: start)
    }

    private mutating func parseRegularExpression() {
        let start = mark
        let hasPounds = takeIf(.regexPoundDelimiter)
        _ = takeIf(.regexSlash)
        _ = takeIf(.regexLiteralPattern)
        _ = takeIf(.regexSlash)
        if hasPounds, kind == .regexPoundDelimiter, !flags.contains(.spaceBefore) { take() }
        finish(.regexLiteralExpr, from: start)
    }

    /// `#name<…>(…) { … }`
    private mutating func parseMacroExpansion(_ flavor: Flavor, _ pattern: PatternContext) {
        let start = mark
        parseMacroName()
        if kind == .leftParen, !startsLine {
            take()
            parseArguments(.basic, pattern)
            expectClosing(.rightParen, "')' is missing")
        }
        if flavor == .basic, kind == .leftBrace, isTrailingClosure(position, flavor) { parseTrailingClosures() }
        finish(.macroExpansionExpr, from: start)
    }

    /// `#name<…>`, without finishing a node around it.
    mutating func parseMacroName() {
        take()
        if !startsLine { parseModuleSelector() }
        if !startsLine, kind == .identifier || kind == .keyword || kind == .dollarIdentifier {
            take()
        } else {
            missing("the name of the macro is missing")
        }
        if kind == .leftAngle, isGenericArgumentList(position) { parseGenericArguments() }
    }
}
