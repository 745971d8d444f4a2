/// Generic parameters, arguments and requirements.
extension Parser {
    /// `<T: P, each U, let n: Int>`
    mutating func parseGenericParameters() {
        let start = mark
        take()
        while kind != .rightAngle, kind != .endOfFile {
            let parameter = mark
            parseAttributes()
            if (keyword == .each && peek().kind == .identifier) || at(.let) { take() }
            if atName || at(.Self) { take() } else { missing("the name of a generic parameter is missing") }
            if atOperator("...") {
                problem("'each' takes the place of '...'")
                take()
            }
            if takeIf(.colon) {
                let type = mark
                parseType()
                setRole(.type, since: type)
            }
            let more = takeIf(.comma)
            guard position > parameter.token else { break }
            finish(.genericParameter, from: parameter, role: .generic)
            if !more { break }
        }
        if at(.where) { parseGenericWhere() }
        expectRightAngle()
        finish(.genericParameterClause, from: start)
    }

    private mutating func expectRightAngle() {
        if kind == .rightAngle { take() } else { missing("'>' is missing") }
    }

    /// `<Int, String>`
    mutating func parseGenericArguments() {
        let start = mark
        take()
        while kind != .rightAngle, kind != .endOfFile {
            let before = position
            if !parseGenericArgument(comma: true) || position == before { break }
        }
        expectRightAngle()
        finish(.genericArgumentClause, from: start)
    }

    /// A type or an integer; true if a comma follows.
    @discardableResult
    mutating func parseGenericArgument(comma: Bool) -> Bool {
        let start = mark
        parseTypeOrInteger()
        setRole(.type, since: start)
        let more = comma && takeIf(.comma)
        if position > start.token { finish(.genericArgument, from: start, role: .generic) }
        return more
    }

    private mutating func parseTypeOrInteger() {
        if kind == .integerLiteral {
            takeAs(.integerLiteralExpr)
        } else if atOperator("-"), peek().kind == .integerLiteral {
            let start = mark
            take()
            takeAs(.integerLiteralExpr)
            finish(.prefixOperatorExpr, from: start)
        } else {
            parseType()
        }
    }

    /// `where T: P, T.Element == Int`
    mutating func parseGenericWhere() {
        let start = mark
        take()
        while true {
            let requirement = mark
            parseRequirement()
            let more = takeIf(.comma)
            if position > requirement.token { finish(.genericRequirement, from: requirement, role: .generic) }
            if !more || kind == .leftBrace || position == requirement.token { break }
        }
        finish(.genericWhereClause, from: start)
    }

    private mutating func parseRequirement() {
        let start = mark
        parseTypeOrInteger()
        setRole(.type, since: start)
        if kind == .colon {
            take()
            if isLayout(keyword) {
                take()
                if kind == .leftParen {
                    take()
                    expect(.integerLiteral, "a size is missing")
                    if takeIf(.comma) { expect(.integerLiteral, "an alignment is missing") }
                    expectClosing(.rightParen, "')' is missing")
                }
                finish(.layoutRequirement, from: start)
                return
            }
            let type = mark
            parseType()
            setRole(.type, since: type)
            finish(.conformanceRequirement, from: start)
        } else if atOperator("==") {
            take()
            let type = mark
            parseTypeOrInteger()
            setRole(.type, since: type)
            finish(.sameTypeRequirement, from: start)
        } else if position > start.token {
            missing("':' or '==' and a type are missing")
            finish(.sameTypeRequirement, from: start)
        }
    }

    private func isLayout(_ keyword: Keyword) -> Bool {
        switch keyword {
        case ._Trivial, ._TrivialAtMost, ._TrivialStride, ._UnknownLayout, ._RefCountedObject, ._NativeRefCountedObject,
            ._Class, ._NativeClass, ._BridgeObject:
            return true
        default: return false
        }
    }

    /// `: A, B` behind the name of a type.
    mutating func parseInheritance() {
        let start = mark
        take()
        while true {
            let inherited = mark
            if at(.class) {
                takeAs(.classRestrictionType)
            } else {
                parseType()
            }
            setRole(.type, since: inherited)
            if dialect == .pattern, atOperator("...") { take() }
            let more = takeIf(.comma)
            if position > inherited.token { finish(.inheritedType, from: inherited, role: .inherited) }
            if !more || kind == .leftBrace { break }
        }
        finish(.inheritanceClause, from: start)
    }
}
