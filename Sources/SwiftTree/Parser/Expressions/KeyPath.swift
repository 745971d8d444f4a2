/// `\Root.member[0]?.last`
extension Parser {
    mutating func parseKeyPath(_ pattern: PatternContext) {
        let start = mark
        take()
        if kind != .period { parseKeyPathRoot() }
        // Behind a type, `.[` and `.?` begin a component; behind a component they do not.
        var afterType = true
        while true {
            let component = mark
            switch kind {
            case .leftSquare where !startsLine:
                afterType = false
                parseKeyPathSubscript(component, pattern)
            case .period where afterType && peek().kind == .leftSquare:
                afterType = false
                take()
                parseKeyPathSubscript(component, pattern)
            case .period where peek().kind == .postfixQuestionMark || peek().kind == .exclamationMark:
                afterType = false
                take()
                takeAs(.keyPathOptionalComponent)
                finish(.keyPathComponent, from: component)
            case .postfixQuestionMark, .exclamationMark:
                afterType = false
                takeAs(.keyPathOptionalComponent)
                finish(.keyPathComponent, from: component)
            case .period:
                parseKeyPathMember(component, pattern)
            default:
                finish(.keyPathExpr, from: start)
                while kind == .postfixOperator {
                    setRole(.base)
                    take()
                    finish(.postfixOperatorExpr, from: start)
                }
                return
            }
        }
    }

    private mutating func parseKeyPathRoot() {
        let root = mark
        switch kind {
        case .identifier, .dollarIdentifier, .leftParen, .leftSquare, .wildcard, .colonColon: break
        case .keyword where keyword == .Self || keyword == .Any: break
        default: return
        }
        parseSimpleType(members: false)
        setRole(.type, since: root)
    }

    private mutating func parseKeyPathSubscript(_ component: Mark, _ pattern: PatternContext) {
        let start = mark
        take()
        parseArguments(.basic, pattern)
        expectClosing(.rightSquare, "']' is missing")
        finish(.keyPathSubscriptComponent, from: start)
        finish(.keyPathComponent, from: component)
    }

    private mutating func parseKeyPathMember(_ component: Mark, _ pattern: PatternContext) {
        take()
        let start = mark
        if kind == .integerLiteral || at(.self), peek().kind != .colonColon {
            takeAs(.declReferenceExpr)
        } else {
            parseReference([.keywords, .compound])
        }
        if kind == .leftAngle, isGenericArgumentList(position) { parseGenericArguments() }
        if kind == .leftParen, !startsLine {
            take()
            parseArguments(.basic, pattern)
            expectClosing(.rightParen, "')' is missing")
            finish(.keyPathMethodComponent, from: start)
        } else {
            finish(.keyPathPropertyComponent, from: start)
        }
        finish(.keyPathComponent, from: component)
    }
}
