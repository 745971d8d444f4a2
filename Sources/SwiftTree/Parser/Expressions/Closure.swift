/// Closures and their signatures.
extension Parser {
    mutating func parseClosure() {
        let start = mark
        let indentation = indentationOfBlock
        take()
        if atClosureSignature { parseClosureSignature() }
        parseItems(.block, indentation: indentation)
        expectClosing(.rightBrace, "'}' is missing", of: start.token)
        finish(.closureExpr, from: start)
    }

    /// Whether attributes, captures, parameters or effects up to `in` stand here.
    private var atClosureSignature: Bool {
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard:
            // `name in`, `name, …`, `name: …`, `name throws`, `name ->`: anything else is an expression.
            switch peek().kind {
            case .comma, .colon, .arrow: break
            case .keyword:
                switch peek().keyword {
                case .in: return true
                case .throws, .rethrows, .throw, .try: break
                default: return false
                }
            case .postfixOperator where dialect == .pattern && peek(2).keyword == .in: return true
            case .identifier where peek().keyword == .async || peek().keyword == .reasync || peek().keyword == .await:
                break
            default: return false
            }
        case .leftParen, .leftSquare, .atSign: break
        default: return false
        }
        var index = position
        return skipsClosureSignature(&index)
    }

    private func skipsClosureSignature(_ index: inout Int) -> Bool {
        while tokens[index].kind == .atSign, token(index + 1).kind == .identifier || token(index + 1).kind == .keyword {
            skipAttribute(&index)
        }
        if tokens[index].kind == .leftSquare {
            skipSingle(&index)
            guard tokens[index - 1].kind == .rightSquare else { return false }
        }
        switch tokens[index].kind {
        case .leftParen:
            skipSingle(&index)
        case .identifier, .dollarIdentifier, .wildcard:
            index += 1
            while true {
                if tokens[index].kind == .colon {
                    index += 1
                    guard canParseType(&index) else { return false }
                }
                guard tokens[index].kind == .comma else { break }
                index += 1
                switch tokens[index].kind {
                case .identifier, .dollarIdentifier, .wildcard: index += 1
                default: return false
                }
            }
        default: break
        }
        skipEffects(&index)
        if tokens[index].kind == .arrow {
            index += 1
            guard canParseType(&index) else { return false }
            skipEffects(&index)
            return true
        }
        return tokens[index].kind == .keyword && tokens[index].keyword == .in
    }

    private mutating func parseClosureSignature() {
        let start = mark
        while kind == .atSign { parseAttribute() }
        if kind == .leftSquare { parseCaptures() }
        if !at(.in) {
            if kind == .leftParen || peek().kind == .colon {
                parseClosureParameters()
            } else if atName || kind == .wildcard {
                while atName || kind == .wildcard {
                    let parameter = mark
                    take()
                    if dialect == .pattern, atOperator("...") { take() }
                    let more = takeIf(.comma)
                    finish(.closureShorthandParameter, from: parameter, role: .parameter)
                    if !more { break }
                }
            }
            parseTypeEffectsIfPresent()
            if kind == .arrow { parseReturnClause(named: false) }
        }
        if at(.in) { take() } else { missing("'in' is missing") }
        finish(.closureSignature, from: start, role: .signature)
    }

    private mutating func parseCaptures() {
        let start = mark
        take()
        while kind != .rightSquare, kind != .endOfFile {
            let capture = mark
            parseCaptureSpecifier()
            if atName || at(.self) { take() } else { missing("a name is missing") }
            if kind == .equal { parseInitializer() }
            let more = takeIf(.comma)
            if position > capture.token { finish(.closureCapture, from: capture, role: .element) }
            if !more { break }
        }
        expectClosing(.rightSquare, "']' is missing")
        finish(.closureCaptureClause, from: start)
    }

    private mutating func parseCaptureSpecifier() {
        guard atWord(.weak) || atWord(.unowned) else { return }
        // `[weak]` and `[weak = x]` capture something of that name.
        switch peek().kind {
        case .comma, .rightSquare, .equal: return
        default: break
        }
        let start = mark
        let isUnowned = atWord(.unowned)
        take()
        if isUnowned, kind == .leftParen {
            take()
            if atWord(.safe) || atWord(.unsafe) { take() } else { missing("'safe' or 'unsafe' is missing") }
            expectClosing(.rightParen, "')' is missing")
        }
        finish(.closureCaptureSpecifier, from: start)
    }

    private mutating func parseClosureParameters() {
        let start = mark
        let isParenthesized = takeIf(.leftParen)
        while kind != .rightParen, kind != .endOfFile, !at(.in) {
            let parameter = mark
            parseAttributes()
            parseParameterModifiers(closure: true)
            parseParameterNames()
            if takeIf(.colon) {
                let type = mark
                parseType()
                setRole(.type, since: type)
            }
            if atOperator("...") { take() }
            let more = takeIf(.comma)
            guard position > parameter.token else { break }
            finish(.closureParameter, from: parameter, role: .parameter)
            if !more { break }
        }
        if isParenthesized { expectClosing(.rightParen, "')' is missing") }
        finish(.closureParameterClause, from: start)
    }
}
