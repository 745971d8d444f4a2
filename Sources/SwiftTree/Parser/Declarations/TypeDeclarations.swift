/// Classes, structs, enums, protocols, actors, extensions, type aliases.
extension Parser {
    mutating func parseTypeDeclaration(_ node: NodeKind, _ start: Mark) {
        take()
        takeDeclaredName()
        if kind == .leftAngle {
            if node == .protocolDecl { parsePrimaryAssociatedTypes() } else { parseGenericParameters() }
        }
        if kind == .colon { parseInheritance() }
        if at(.where) { parseGenericWhere() }
        parseMemberBlock()
        finish(node, from: start)
    }

    private mutating func parsePrimaryAssociatedTypes() {
        let start = mark
        take()
        while kind != .rightAngle, kind != .endOfFile {
            let type = mark
            if atName || at(.Self) { take() } else { missing("a name is missing") }
            let more = takeIf(.comma)
            guard position > type.token else { break }
            finish(.primaryAssociatedType, from: type, role: .generic)
            if !more { break }
        }
        if kind == .rightAngle { take() } else { missing("'>' is missing") }
        finish(.primaryAssociatedTypeClause, from: start)
    }

    mutating func parseExtension(_ start: Mark) {
        take()
        let type = mark
        parseType()
        setRole(.type, since: type)
        if kind == .colon { parseInheritance() }
        if at(.where) { parseGenericWhere() }
        parseMemberBlock()
        finish(.extensionDecl, from: start)
    }

    mutating func parseTypealias(_ start: Mark) {
        take()
        takeDeclaredName()
        if kind == .leftAngle { parseGenericParameters() }
        parseTypeInitializer()
        if at(.where) { parseGenericWhere() }
        finish(.typeAliasDecl, from: start)
    }

    mutating func parseAssociatedType(_ start: Mark) {
        take()
        if keyword == .each, peek().kind == .identifier {
            problem("an associated type cannot be a pack")
            take()
        }
        takeDeclaredName()
        if kind == .colon { parseInheritance() }
        if kind == .equal { parseTypeInitializer() }
        if at(.where) { parseGenericWhere() }
        finish(.associatedTypeDecl, from: start)
    }

    /// `= Type`
    private mutating func parseTypeInitializer() {
        let start = mark
        guard expect(.equal, "'=' and a type are missing") else { return }
        let type = mark
        parseType()
        setRole(.type, since: type)
        finish(.typeInitializerClause, from: start, role: .value)
    }
}
