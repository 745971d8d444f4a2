/// Conditions of `if`, `guard` and `while`.
extension Parser {
    mutating func parseConditions() {
        if kind == .leftBrace {
            missing("a condition is missing")
            return
        }
        while true {
            let element = mark
            parseCondition()
            let more = takeIf(.comma)
            if position > element.token { finish(.conditionElement, from: element, role: .condition) }
            if !more { break }
        }
    }

    private mutating func parseCondition() {
        switch kind {
        case .poundAvailable, .poundUnavailable:
            parseAvailabilityCondition()
        case .keyword:
            switch keyword {
            case .let, .var, .inout: parseOptionalBinding()
            case .case: parseMatchingCondition()
            default: parseExpression(.condition)
            }
        default:
            parseExpression(.condition)
        }
    }

    private mutating func parseOptionalBinding() {
        let start = mark
        take()
        let pattern = mark
        parseMatchingPattern(.binding)
        setRole(.pattern, since: pattern)
        if kind == .colon { parseTypeAnnotation() }
        if kind == .equal { parseInitializer(.condition) }
        finish(.optionalBindingCondition, from: start)
    }

    private mutating func parseMatchingCondition() {
        let start = mark
        take()
        let pattern = mark
        parseMatchingPattern(.matching)
        setRole(.pattern, since: pattern)
        if kind == .colon { parseTypeAnnotation() }
        if kind == .equal { parseInitializer(.condition) } else { missing("'=' and a value are missing") }
        finish(.matchingPatternCondition, from: start)
    }

    /// `#available(iOS 26, *)`, `#unavailable(…)`.
    mutating func parseAvailabilityCondition() {
        let start = mark
        take()
        if expect(.leftParen, "'(' is missing") {
            parseAvailabilityArguments()
            expectClosing(.rightParen, "')' is missing")
        }
        finish(.availabilityCondition, from: start)
    }

    /// `= value`
    mutating func parseInitializer(_ flavor: Flavor = .basic) {
        let start = mark
        take()
        let value = mark
        parseExpression(flavor)
        setRole(.value, since: value)
        finish(.initializerClause, from: start, role: .value)
    }
}
