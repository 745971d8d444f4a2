/// String literals, whose pieces the lexer has found.
extension Parser {
    mutating func parseString() { parseStringLiteral(as: .stringLiteralExpr) }

    /// A literal without interpolation, where the grammar wants one.
    mutating func parseSimpleString() {
        switch kind {
        case .stringQuote, .multilineStringQuote, .rawStringPoundDelimiter:
            parseStringLiteral(as: .simpleStringLiteralExpr)
        default:
            missing("a string literal is missing")
        }
    }

    private mutating func parseStringLiteral(as node: NodeKind) {
        let start = mark
        let hasPounds = takeIf(.rawStringPoundDelimiter)
        let quote = kind
        guard quote == .stringQuote || quote == .multilineStringQuote || quote == .singleQuote else {
            missing("a quote is missing")
            finish(node, from: start)
            return
        }
        take()
        loop: while true {
            switch kind {
            case .stringSegment:
                // Indentation that was stripped may leave nothing.
                if length(position) > 0 { takeAs(.stringSegment) } else { take() }
            case .backslash where !flags.contains(.spaceBefore):
                parseInterpolation()
            default:
                break loop
            }
        }
        if kind == quote {
            take()
            if hasPounds, kind == .rawStringPoundDelimiter, !flags.contains(.spaceBefore) { take() }
        }
        finish(node, from: start)
    }

    private mutating func parseInterpolation() {
        let start = mark
        take()
        _ = takeIf(.rawStringPoundDelimiter)
        guard takeIf(.leftParen) else {
            finish(.expressionSegment, from: start)
            return
        }
        parseArguments()
        if kind != .rightParen { skipToEndOfInterpolation() }
        _ = takeIf(.rightParen)
        finish(.expressionSegment, from: start)
    }

    /// The lexer ended the interpolation at the parenthesis that fits, whatever stands before it.
    private mutating func skipToEndOfInterpolation() {
        problem("this does not belong here")
        let start = mark
        var open = 0
        var index = position
        while index < last {
            if tokens[index].kind == .leftParen { open += 1 }
            if tokens[index].kind == .rightParen {
                if open == 0 { break }
                open -= 1
            }
            index += 1
        }
        move(to: index)
        if index > start.token { finish(.unexpected, from: start) }
    }
}
