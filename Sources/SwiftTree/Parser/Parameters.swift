/// Parameters of functions, closures and enum cases, and what follows them: effects and result.
extension Parser {
    /// `(label name: Type = value, …)`
    mutating func parseParameterClause() {
        let start = mark
        guard expect(.leftParen, "'(' is missing") else { return }
        while kind != .rightParen, kind != .endOfFile {
            let parameter = mark
            parseAttributes()
            parseParameterModifiers(closure: false)
            parseParameterNames()
            if dialect == .pattern, kind != .colon, position == parameter.token + 1 {
                // `$rest...` stands for any number of parameters.
            } else if expect(.colon, "':' is missing") {
                let type = mark
                parseType()
                setRole(.type, since: type)
            }
            if atOperator("...") { take() }
            if kind == .equal { parseInitializer() }
            let more = takeIf(.comma)
            guard position > parameter.token else { break }
            finish(.functionParameter, from: parameter, role: .parameter)
            if !more { break }
        }
        expectClosing(.rightParen, "')' is missing")
        finish(.functionParameterClause, from: start)
    }

    /// Associated values of an enum case, with or without names.
    mutating func parseEnumCaseParameterClause() {
        let start = mark
        take()
        while kind != .rightParen, kind != .endOfFile {
            let parameter = mark
            parseParameterModifiers(closure: false)
            if startsParameterName(closure: false) {
                parseParameterNames()
                expect(.colon, "':' is missing")
            }
            let type = mark
            parseType()
            setRole(.type, since: type)
            if kind == .equal { parseInitializer() }
            let more = takeIf(.comma)
            guard position > parameter.token else { break }
            finish(.enumCaseParameter, from: parameter, role: .parameter)
            if !more { break }
        }
        expectClosing(.rightParen, "')' is missing")
        finish(.enumCaseParameterClause, from: start)
    }

    mutating func parseParameterModifiers(closure: Bool) {
        while keyword == .isolated || keyword == ._const, !startsParameterName(closure: closure) {
            takeAs(.declModifier, role: .modifier)
        }
    }

    mutating func parseParameterNames() {
        if isLabel(position) { take() }
        if isLabel(position) { take() }
    }

    func startsParameterName(closure: Bool) -> Bool { startsParameterName(at: position, closure: closure) }

    /// Whether a name and a colon, or two names and a colon, begin at an index rather than a type.
    func startsParameterName(at index: Int, closure: Bool) -> Bool {
        guard isLabel(index) else { return false }
        let next = token(index + 1)
        if next.kind == .colon { return true }
        if isLabel(index + 1) {
            switch tokens[index].keyword {
            case .isolated, .some, .any, .each, .repeat, .__shared, .__owned, ._const, .borrowing, .consuming, .sending:
                return token(index + 2).kind == .colon && isLabel(index + 1)
            default:
                return true
            }
        }
        if next.kind == .postfixQuestionMark || next.kind == .exclamationMark { return false }
        return closure
    }

    /// Parameters, effects and result.
    mutating func parseFunctionSignature() {
        let start = mark
        parseParameterClause()
        parseFunctionEffectsIfPresent()
        if kind == .arrow { parseReturnClause(named: true) }
        if position > start.token { finish(.functionSignature, from: start, role: .signature) }
    }

    /// `-> Type`
    mutating func parseReturnClause(named: Bool) {
        let start = mark
        expect(.arrow, "'->' is missing")
        let type = mark
        if named { parseResultType() } else { parseType() }
        setRole(.type, since: type)
        finish(.returnClause, from: start, role: .type)
    }

    mutating func parseFunctionEffectsIfPresent() { parseEffects(as: .functionEffectSpecifiers) }
    mutating func parseTypeEffectsIfPresent() { parseEffects(as: .typeEffectSpecifiers) }
    mutating func parseAccessorEffectsIfPresent() { parseEffects(as: .accessorEffectSpecifiers) }
    mutating func parseDeinitializerEffectsIfPresent() { parseEffects(as: .deinitializerEffectSpecifiers) }

    /// `async`, `throws(E)`, `rethrows`.
    private mutating func parseEffects(as node: NodeKind) {
        guard keyword != .none else { return }
        let start = mark
        while true {
            switch keyword {
            case .async, .reasync:
                take()
                continue
            case .throws, .rethrows:
                parseThrowsClause()
                continue
            case .await where !startsLine && kind == .identifier, .throw where !startsLine, .try where !startsLine:
                guard peek().kind == .arrow || peek().kind == .leftBrace || isEffect(peek().keyword) else { break }
                problem("'async' or 'throws' is meant here")
                take()
                continue
            default: break
            }
            break
        }
        if position > start.token { finish(node, from: start) }
    }

    private func isEffect(_ keyword: Keyword) -> Bool {
        keyword == .async || keyword == .throws || keyword == .rethrows || keyword == .reasync
    }

    /// `throws`, `rethrows`, `throws(E)`
    mutating func parseThrowsClause() {
        let start = mark
        let mayBeTyped = at(.throws)
        take()
        if mayBeTyped, kind == .leftParen {
            take()
            let type = mark
            parseType()
            setRole(.type, since: type)
            expectClosing(.rightParen, "')' is missing")
        }
        finish(.throwsClause, from: start)
    }
}
