/// Operators and precedence groups.
extension Parser {
    mutating func parseOperatorDeclaration(_ start: Mark) {
        // The fixity was parsed as a modifier; here it is a part of the declaration itself.
        while finished.count > start.nodes, finished[finished.count - 1].kind == .declModifier { finished.removeLast() }
        take()
        if isOperatorName { takeOperatorRun() } else { missing("the operator is missing") }
        if kind == .colon {
            let group = mark
            take()
            if atName || at(.Self) { take() } else { missing("the name of a precedence group is missing") }
            while kind == .comma {
                let type = mark
                take()
                take()
                finish(.designatedType, from: type)
            }
            finish(.operatorPrecedenceAndTypes, from: group)
        }
        if kind == .leftBrace, !startsLine {
            // An older spelling with attributes in braces.
            let rest = mark
            take()
            skipToClosing()
            _ = takeIf(.rightBrace)
            finish(.unexpected, from: rest)
        }
        finish(.operatorDecl, from: start)
    }

    mutating func parsePrecedenceGroup(_ start: Mark) {
        take()
        if atName || at(.Self) { take() } else { missing("a name is missing") }
        guard expect(.leftBrace, "'{' is missing") else {
            finish(.precedenceGroupDecl, from: start)
            return
        }
        while true {
            let attribute = mark
            switch keyword {
            case .associativity:
                take()
                expect(.colon, "':' is missing")
                if kind != .rightBrace { take() }
                finish(.precedenceGroupAssociativity, from: attribute)
                continue
            case .assignment:
                take()
                expect(.colon, "':' is missing")
                if kind != .rightBrace { take() }
                finish(.precedenceGroupAssignment, from: attribute)
                continue
            case .higherThan, .lowerThan:
                take()
                expect(.colon, "':' is missing")
                while true {
                    let name = mark
                    if atName { take() } else { missing("a name is missing") }
                    let more = takeIf(.comma)
                    if position > name.token { finish(.precedenceGroupName, from: name) }
                    if !more { break }
                }
                finish(.precedenceGroupRelation, from: attribute)
                continue
            default: break
            }
            break
        }
        expectClosing(.rightBrace, "'}' is missing")
        finish(.precedenceGroupDecl, from: start)
    }
}
