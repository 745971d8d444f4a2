/// Patterns: of bindings, `for` and `case`.
extension Parser {
    /// A pattern that only binds: a name, `_`, a tuple of those.
    mutating func parsePattern() {
        guard enter() else { return }
        let start = mark
        switch kind {
        case .identifier where (keyword == .borrowing || keyword == ._borrowing) && bindsName(position):
            take()
            parsePattern()
            finish(.valueBindingPattern, from: start)
        case .identifier, .dollarIdentifier: takeAs(.identifierPattern)
        case .wildcard: takeAs(.wildcardPattern)
        case .leftParen: parseTuplePattern()
        case .keyword:
            switch keyword {
            case .let, .var, .inout:
                take()
                parsePattern()
                setRole(.pattern)
                finish(.valueBindingPattern, from: start)
            case .self, .`init`, .deinit, .subscript: takeAs(.identifierPattern)
            default:
                if startsLine {
                    missing("a name is missing")
                } else {
                    problem("a keyword is no name; write it in backticks")
                    takeAs(.identifierPattern)
                }
            }
        default:
            missing("a pattern is missing")
        }
        leave()
    }

    private mutating func parseTuplePattern() {
        let start = mark
        take()
        while kind != .rightParen, kind != .endOfFile {
            let element = mark
            if atName, peek().kind == .colon {
                take()
                take()
            }
            let pattern = mark
            parsePattern()
            setRole(.pattern, since: pattern)
            let more = takeIf(.comma)
            guard position > element.token else { break }
            finish(.tuplePatternElement, from: element, role: .element)
            if !more { break }
        }
        expectClosing(.rightParen, "')' is missing")
        finish(.tuplePattern, from: start)
    }

    /// A pattern that values are held against.
    mutating func parseMatchingPattern(_ context: PatternContext) {
        guard enter() else { return }
        let start = mark
        switch keyword {
        case .is where kind == .keyword:
            take()
            parseType()
            setRole(.type)
            finish(.isTypePattern, from: start)
        case .let, .var, .inout:
            take()
            parseMatchingPattern(.binding)
            setRole(.pattern)
            finish(.valueBindingPattern, from: start)
        case .borrowing where bindsName(position), ._borrowing where bindsName(position),
            ._consuming where bindsName(position), ._mutating where bindsName(position):
            take()
            parseMatchingPattern(.binding)
            setRole(.pattern)
            finish(.valueBindingPattern, from: start)
        default:
            parseSequence(.condition, context)
            guard finished.count > start.nodes else { break }
            if finished[finished.count - 1].kind == .patternExpr {
                // A pattern in an expression in a pattern is the pattern itself.
                finished.removeLast()
            } else {
                setRole(.value)
                finish(.expressionPattern, from: start)
            }
        }
        leave()
    }
}
