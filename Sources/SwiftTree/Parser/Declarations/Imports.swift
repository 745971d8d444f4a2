/// `import struct Module.Name`
extension Parser {
    mutating func parseImport(_ start: Mark) {
        take()
        switch keyword {
        case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout:
            if kind == .keyword { take() }
        default: break
        }
        while true {
            let component = mark
            if atName || kind == .keyword || kind == .wildcard {
                take()
            } else if isOperatorName {
                takeOperatorRun()
            } else {
                missing("the name of a module is missing")
            }
            let more = kind == .period || kind == .colonColon
            if more { take() }
            if position > component.token { finish(.importPathComponent, from: component) }
            if !more || position == component.token { break }
        }
        finish(.importDecl, from: start)
    }

    /// Whether the current token is an operator that may be a name.
    var isOperatorName: Bool {
        switch kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .leftAngle, .rightAngle, .prefixAmpersand,
            .exclamationMark, .postfixQuestionMark, .infixQuestionMark, .equal, .arrow, .period:
            return true
        default: return false
        }
    }
}
