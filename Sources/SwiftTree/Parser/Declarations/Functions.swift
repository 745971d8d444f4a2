/// Functions, initializers, deinitializers, subscripts.
extension Parser {
    mutating func parseFunction(_ start: Mark) {
        take()
        if isOperatorName, kind != .period, kind != .arrow { takeOperatorRun() } else { takeDeclaredName() }
        if kind == .leftAngle { parseGenericParameters() }
        parseFunctionSignature()
        if at(.where) { parseGenericWhere() }
        parseCodeBlockIfPresent()
        finish(.functionDecl, from: start)
    }

    mutating func parseInitializerDeclaration(_ start: Mark) {
        take()
        switch kind {
        case .postfixQuestionMark, .exclamationMark, .infixQuestionMark: take()
        default: if atOperator("!") { take() }
        }
        if kind == .leftAngle { parseGenericParameters() }
        parseFunctionSignature()
        if at(.where) { parseGenericWhere() }
        parseCodeBlockIfPresent(context: .initializerBody)
        finish(.initializerDecl, from: start)
    }

    mutating func parseDeinitializer(_ start: Mark) {
        take()
        parseDeinitializerEffectsIfPresent()
        parseCodeBlockIfPresent()
        finish(.deinitializerDecl, from: start)
    }

    mutating func parseSubscriptDeclaration(_ start: Mark) {
        take()
        if kind == .leftAngle { parseGenericParameters() }
        parseParameterClause()
        parseReturnClause(named: true)
        if at(.where) { parseGenericWhere() }
        if kind == .leftBrace { parseAccessorBlock() }
        finish(.subscriptDecl, from: start)
    }
}
