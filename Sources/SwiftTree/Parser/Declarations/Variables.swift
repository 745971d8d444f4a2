/// `let`, `var` and their bindings.
extension Parser {
    mutating func parseVariable(_ start: Mark) {
        take()
        while true {
            let binding = mark
            parsePattern()
            setRole(.pattern, since: binding)
            if kind == .colon { parseTypeAnnotation(result: true) }
            let hasValue = kind == .equal
            if hasValue { parseInitializer() }
            if kind == .leftBrace, !hasValue || !startsLine || isAccessorBlock(position) { parseAccessorBlock() }
            let more = takeIf(.comma)
            if position > binding.token { finish(.patternBinding, from: binding, role: .element) }
            if !more || position == binding.token { break }
        }
        finish(.variableDecl, from: start)
    }
}
