/// Types.
extension Parser {
    mutating func parseType() {
        guard enter() else { return }
        if at(.repeat) {
            let start = mark
            take()
            parseTypeScalar()
            setRole(.type)
            finish(.packExpansionType, from: start)
        } else {
            parseTypeScalar()
        }
        leave()
    }

    /// `: Type`
    mutating func parseTypeAnnotation(result: Bool = false) {
        let start = mark
        take()
        let type = mark
        if result { parseResultType() } else { parseType() }
        setRole(.type, since: type)
        finish(.typeAnnotation, from: start, role: .type)
    }

    /// Where a named opaque type `<T> T` may stand.
    mutating func parseResultType() {
        if kind == .leftAngle, !isPlaceholder(position) {
            let start = mark
            parseGenericParameters()
            parseType()
            setRole(.type)
            finish(.namedOpaqueReturnType, from: start)
        } else {
            parseType()
        }
    }

    /// A type with specifiers and attributes; functions.
    private mutating func parseTypeScalar() {
        let start = mark
        let hasPrefix = parseTypePrefixIfPresent()
        parseCompositionOrFunctionType()
        if hasPrefix {
            setRole(.type)
            finish(.attributedType, from: start)
        }
    }

    /// Specifiers (`inout`, `borrowing`, `isolated`) and attributes before a type.
    private mutating func parseTypePrefixIfPresent() -> Bool {
        guard kind == .atSign || keyword != .none else { return false }
        let start = position
        while typeMayFollowSpecifier(position) {
            if isTypeSpecifier(keyword) {
                takeAs(.simpleTypeSpecifier)
            } else if keyword == .nonisolated {
                if peek().kind == .leftParen, peek().flags.contains(.startsLine) { break }
                parseNonisolatedSpecifier()
            } else if keyword == .dependsOn, peek().kind == .leftParen {
                parseLifetimeSpecifier()
            } else {
                break
            }
        }
        while kind == .atSign { parseTypeAttribute() }
        if keyword == .nonisolated, typeMayFollowSpecifier(position),
            peek().kind != .leftParen || !peek().flags.contains(.startsLine)
        {
            parseNonisolatedSpecifier()
        }
        return position > start
    }

    func isTypeSpecifier(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .inout, .__shared, .__owned, .isolated, ._const, .borrowing, .consuming, .sending: return true
        default: return false
        }
    }

    /// Whether the word at an index is a specifier because something that begins a type follows.
    func typeMayFollowSpecifier(_ index: Int) -> Bool {
        let next = token(index + 1)
        switch next.kind {
        case .atSign, .leftParen, .identifier, .dollarIdentifier, .leftSquare, .wildcard: return true
        case .keyword:
            switch next.keyword {
            case .inout, .Any, .Self, .var, .let: return true
            default: return false
            }
        case .prefixOperator: return spells(index + 1, "~")
        default: return false
        }
    }

    private mutating func parseNonisolatedSpecifier() {
        let start = mark
        take()
        if kind == .leftParen, peek().keyword == .nonsending {
            let argument = mark
            take()
            take()
            expectClosing(.rightParen, "')' is missing")
            finish(.nonisolatedSpecifierArgument, from: argument)
        }
        finish(.nonisolatedTypeSpecifier, from: start)
    }

    private mutating func parseLifetimeSpecifier() {
        let start = mark
        take()
        take()
        if atWord(.scoped) { take() }
        while atName || at(.self) || kind == .integerLiteral {
            let argument = mark
            take()
            let more = takeIf(.comma)
            finish(.lifetimeSpecifierArgument, from: argument)
            if !more { break }
        }
        expectClosing(.rightParen, "')' is missing")
        finish(.lifetimeTypeSpecifier, from: start)
    }

    /// `some A & B`, `each T`, `(A) -> B`.
    private mutating func parseCompositionOrFunctionType() {
        let start = mark
        if keyword == .each, wordBeginsType {
            take()
            parseSimpleType()
            setRole(.type)
            finish(.packElementType, from: start)
            return
        }
        let hasSomeOrAny = (keyword == .some || keyword == .any) && wordBeginsType
        if hasSomeOrAny { take() }
        let type = mark
        parseSimpleType(functions: true)
        if atOperator("&"), finished.count > type.nodes {
            parseComposition(from: type)
        }
        if hasSomeOrAny {
            setRole(.type)
            finish(.someOrAnyType, from: start)
            return
        }
        if atFunctionArrow, finished.count > start.nodes {
            // `A -> B` without parentheses: an error, but one with an obvious meaning.
            problem("the parameters of a function type stand in parentheses")
            finish(.tupleTypeElement, from: start, role: .parameter)
            parseFunctionTypeRest(from: start)
        }
    }

    /// Whether `some`, `any` or `each` is followed by a type; alone it is a name.
    private var wordBeginsType: Bool {
        let next = peek()
        switch next.kind {
        case .identifier, .dollarIdentifier, .leftParen, .leftSquare, .wildcard: return true
        case .keyword: return next.keyword == .Any || next.keyword == .Self || next.keyword == .repeat
        case .prefixOperator, .binaryOperator, .postfixOperator: return spells(position + 1, "~")
        default: return false
        }
    }

    private mutating func parseComposition(from start: Mark) {
        setRole(.type)
        take()
        finish(.compositionTypeElement, from: start, role: .element)
        while true {
            let element = mark
            parseSimpleType()
            setRole(.type, since: element)
            let more = atOperator("&")
            if more { take() }
            if position > element.token { finish(.compositionTypeElement, from: element, role: .element) }
            if !more { break }
        }
        finish(.compositionType, from: start)
    }

    /// A name, tuple, array or the like with members, `?` and `!` behind it.
    mutating func parseSimpleType(members: Bool = true, functions: Bool = false, attribute: Bool = false) {
        let start = mark
        let isSuppressed = atOperator("~")
        if isSuppressed { take() }
        let base = mark
        if parseTypeBase(functions: functions && !isSuppressed) {
            parseTypeSuffixes(from: base, members: members, attribute: attribute)
        }
        if isSuppressed {
            setRole(.type)
            finish(.suppressedType, from: start)
        }
    }

    private mutating func parseTypeBase(functions: Bool) -> Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .colonColon: parseTypeName()
        case .keyword where keyword == .Self || keyword == .Any || peek().kind == .colonColon: parseTypeName()
        case .wildcard:
            if peek().kind == .colonColon { parseTypeName() } else { takeAs(.identifierType) }
        case .leftParen:
            let start = mark
            parseTupleTypeElements()
            if functions, atFunctionArrow {
                parseFunctionTypeRest(from: start)
                return false
            }
            finish(.tupleType, from: start)
        case .leftSquare: parseCollectionType()
        default:
            missing("a type is missing")
            return false
        }
        return true
    }

    mutating func parseTypeName() {
        let start = mark
        parseMemberTypeName()
        finish(.identifierType, from: start)
    }

    /// A name with module and generic arguments, without finishing a node around it.
    mutating func parseMemberTypeName() {
        parseModuleSelector()
        if atName || kind == .keyword { take() } else { missing("the name of a type is missing") }
        if kind == .leftAngle { parseGenericArguments() }
    }

    private mutating func parseTypeSuffixes(from start: Mark, members: Bool, attribute: Bool) {
        while true {
            switch kind {
            case .period where members || peek().keyword == .Type || peek().keyword == .Protocol:
                setRole(.base)
                take()
                if keyword == .Type || keyword == .Protocol, peek().kind != .colonColon {
                    take()
                    finish(.metatypeType, from: start)
                    continue
                }
                parseMemberTypeName()
                finish(.memberType, from: start)
            case .postfixQuestionMark where !attribute && !startsLine:
                setRole(.base)
                take()
                finish(.optionalType, from: start)
            case .exclamationMark where !attribute && !startsLine:
                setRole(.base)
                take()
                finish(.implicitlyUnwrappedOptionalType, from: start)
            default:
                return
            }
        }
    }

    /// Whether effects and an arrow follow, which make a tuple the parameters of a function type.
    private var atFunctionArrow: Bool {
        if kind == .arrow { return true }
        guard keyword != .none else { return false }
        var index = position
        skipEffects(&index)
        return tokens[index].kind == .arrow
    }

    private mutating func parseFunctionTypeRest(from start: Mark) {
        parseTypeEffectsIfPresent()
        parseReturnClause(named: false)
        finish(.functionType, from: start)
    }

    /// `(label: Type, …)`, without finishing a node around it.
    private mutating func parseTupleTypeElements() {
        take()
        while kind != .rightParen, kind != .endOfFile {
            let element = mark
            if startsParameterName(closure: false) {
                take()
                if kind != .colon, isLabel(position) { take() }
                expect(.colon, "':' is missing")
            }
            let type = mark
            parseType()
            setRole(.type, since: type)
            if atOperator("...") { take() }
            if kind == .equal { parseInitializer() }
            let more = takeIf(.comma)
            guard position > element.token else { break }
            finish(.tupleTypeElement, from: element, role: .parameter)
            if !more { break }
        }
        expectClosing(.rightParen, "')' is missing")
    }

    /// `[T]`, `[K: V]`, `[3 of T]`.
    mutating func parseCollectionType() {
        let start = mark
        let isInline = atInlineArrayBody(position + 1)
        take()
        if isInline {
            parseGenericArgument(comma: false)
            take()
            parseGenericArgument(comma: false)
            expectClosing(.rightSquare, "']' is missing")
            finish(.inlineArrayType, from: start)
            return
        }
        parseType()
        setRole(.type)
        let isDictionary = takeIf(.colon)
        if isDictionary {
            let value = mark
            parseType()
            setRole(.type, since: value)
        }
        expectClosing(.rightSquare, "']' is missing")
        finish(isDictionary ? .dictionaryType : .arrayType, from: start)
    }

    /// Whether `count of` stands at an index.
    func atInlineArrayBody(_ index: Int) -> Bool {
        var index = index
        let first = token(index)
        switch first.kind {
        case .integerLiteral:
            return isOf(index + 1)
        case .binaryOperator, .prefixOperator:
            return token(index + 1).kind == .integerLiteral && isOf(index + 2)
        case .identifier, .wildcard, .leftParen, .leftSquare, .dollarIdentifier:
            // Nothing but a type may stand before `of`: look for it before parsing anything.
            var scan = index
            var steps = 0
            while scan < last, steps < 32, tokens[scan].keyword != .of || scan == index {
                switch tokens[scan].kind {
                case .rightSquare, .comma, .colon, .rightParen, .rightBrace, .stringQuote: return false
                default: break
                }
                skipSingle(&scan)
                steps += 1
            }
            guard tokens[scan].keyword == .of, canParseType(&index) else { return false }
            return isOf(index) && !isOperator(index - 1, "...")
        default:
            return false
        }
    }

    private func isOf(_ index: Int) -> Bool {
        token(index).keyword == .of && !token(index).flags.contains(.startsLine)
    }
}
