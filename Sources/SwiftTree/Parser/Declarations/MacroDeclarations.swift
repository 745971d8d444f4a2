/// `macro name(…) = #externalMacro(…)`
extension Parser {
    mutating func parseMacroDeclaration(_ start: Mark) {
        take()
        takeDeclaredName()
        if kind == .leftAngle { parseGenericParameters() }
        parseFunctionSignature()
        if kind == .equal { parseInitializer() }
        if at(.where) { parseGenericWhere() }
        finish(.macroDecl, from: start)
    }
}
