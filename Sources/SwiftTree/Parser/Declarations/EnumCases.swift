/// `case a, b(Int) = 3`
extension Parser {
    mutating func parseEnumCase(_ start: Mark) {
        take()
        while true {
            let element = mark
            takeDeclaredName()
            if kind == .leftParen { parseEnumCaseParameterClause() }
            if kind == .equal { parseInitializer() }
            let more = takeIf(.comma)
            if position > element.token { finish(.enumCaseElement, from: element, role: .element) }
            if !more || position == element.token { break }
        }
        finish(.enumCaseDecl, from: start)
    }
}
