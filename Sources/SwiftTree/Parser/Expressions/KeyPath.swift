/// `\Root.member[0]?.last`
extension Parser {
    mutating func parseKeyPath(_ pattern: PatternContext) {
        guard enter() else { return }
        let start = mark
        take()
        if kind != .period, !(kind == .leftSquare && false) { parseKeyPathRoot() }
        var afterRoot = true
        while true {
            let component = mark
            switch kind {
            case .leftSquare where !startsLine:
                parseKeyPathSubscript(component, pattern)
            case .period where afterRoot && peek().kind == .leftSquare:
                take()
                parseKeyPathSubscript(component, pattern)
            case .period where peek().kind == .postfixQuestionMark || peek().kind == .exclamationMark:
                take()
                takeAs(.keyPathOptionalComponent)
                finish(.keyPathComponent, from: component)
            case .postfixQuestionMark, .exclamationMark:
                takeAs(.keyPathOptionalComponent)
                finish(.keyPathComponent, from: component)
            case .period:
                parseKeyPathMember(component, pattern)
            default:
                finish(.keyPathExpr, from: start)
                leave()
                return
            }
            afterRoot = false
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
