/// Whether a type can be parsed, without parsing it: needed where `<` may be an operator and `(` a tuple.
extension Parser {
    /// How deep and how long such a look may be. Generic arguments in expressions are short; the bounds keep hostile
    /// input linear.
    private static let lookaheadDepth = 64
    private static let lookaheadLength = 1024

    /// Whether generic arguments stand at an index and are followed by something that can follow them in an expression.
    func isGenericArgumentList(_ index: Int) -> Bool {
        if tokens[index].flags.contains(.joined), token(index + 1).kind == .rightAngle { return false }
        var end = index
        guard skipsGenericArguments(&end, 0, index + Self.lookaheadLength) else { return false }
        let next = token(end)
        switch next.kind {
        case .rightParen, .rightSquare, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .exclamationMark,
            .postfixQuestionMark, .colon:
            return true
        case .leftParen, .leftSquare:
            return !next.flags.contains(.startsLine)
        case .binaryOperator:
            return spells(end, "&")
        default:
            return false
        }
    }

    func canParseType(_ index: inout Int) -> Bool {
        skipsType(&index, 0, index + Self.lookaheadLength)
    }

    private func skipsType(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        guard depth < Self.lookaheadDepth, index < limit else { return false }
        if isReserved(index, .repeat) { index += 1 }
        while typeMayFollowSpecifier(index) {
            if isTypeSpecifier(tokens[index].keyword) {
                index += 1
            } else if tokens[index].keyword == .nonisolated {
                if token(index + 1).kind == .leftParen, !token(index + 1).flags.contains(.startsLine) {
                    guard token(index + 2).keyword == .nonsending, token(index + 3).kind == .rightParen else {
                        return false
                    }
                    index += 4
                } else {
                    index += 1
                }
            } else if tokens[index].keyword == .dependsOn, token(index + 1).kind == .leftParen {
                index += 1
                skipSingle(&index)
            } else {
                break
            }
        }
        while tokens[index].kind == .atSign { skipAttribute(&index) }
        if tokens[index].keyword == .nonisolated, typeMayFollowSpecifier(index) {
            index += 1
            if tokens[index].kind == .leftParen, token(index + 1).keyword == .nonsending { skipSingle(&index) }
        }
        switch tokens[index].keyword {
        case .some, .any, .each:
            switch token(index + 1).kind {
            case .identifier, .dollarIdentifier, .keyword, .leftParen, .leftSquare, .wildcard, .prefixOperator:
                index += 1
            default: break
            }
        default: break
        }
        guard skipsSimpleType(&index, depth, limit) else { return false }
        while isOperator(index, "&") {
            index += 1
            guard skipsSimpleType(&index, depth, limit) else { return false }
        }
        var arrow = index
        skipEffects(&arrow)
        if tokens[arrow].kind == .arrow {
            index = arrow + 1
            guard skipsType(&index, depth + 1, limit) else { return false }
        }
        if isOperator(index, "...") { index += 1 }
        return true
    }

    private func isReserved(_ index: Int, _ keyword: Keyword) -> Bool {
        tokens[index].kind == .keyword && tokens[index].keyword == keyword
    }

    private func skipsSimpleType(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        guard index < limit else { return false }
        if tokens[index].kind == .prefixOperator, spells(index, "~") { index += 1 }
        let first = tokens[index]
        switch first.kind {
        case .identifier, .dollarIdentifier, .colonColon:
            guard skipsTypeName(&index, depth, limit) else { return false }
        case .keyword:
            switch first.keyword {
            case .Any, .Self:
                guard skipsTypeName(&index, depth, limit) else { return false }
            case .self, .super:
                guard token(index + 1).kind == .colonColon, skipsTypeName(&index, depth, limit) else { return false }
            case .repeat: return true
            default: return false
            }
        case .wildcard: index += 1
        case .leftParen:
            index += 1
            guard skipsTupleType(&index, depth + 1, limit) else { return false }
        case .leftSquare:
            index += 1
            guard skipsCollectionType(&index, depth + 1, limit) else { return false }
        default: return false
        }
        while true {
            switch tokens[index].kind {
            case .period:
                index += 1
                if tokens[index].keyword == .Type || tokens[index].keyword == .Protocol {
                    index += 1
                } else {
                    guard
                        tokens[index].kind == .keyword || tokens[index].kind == .identifier
                            || tokens[index].kind == .dollarIdentifier, skipsTypeName(&index, depth, limit)
                    else { return false }
                }
            case .postfixQuestionMark, .exclamationMark:
                guard !tokens[index].flags.contains(.startsLine) else { return true }
                index += 1
            default:
                return true
            }
        }
    }

    private func skipsTypeName(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        if tokens[index].kind == .colonColon {
            index += 1
        } else if token(index + 1).kind == .colonColon {
            index += 2
        }
        switch tokens[index].kind {
        case .identifier, .dollarIdentifier, .keyword: index += 1
        default: return false
        }
        if tokens[index].kind == .leftAngle { return skipsGenericArguments(&index, depth + 1, limit) }
        return true
    }

    private func skipsGenericArguments(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        guard tokens[index].kind == .leftAngle, depth < Self.lookaheadDepth else { return false }
        index += 1
        while tokens[index].kind != .rightAngle {
            guard skipsGenericArgument(&index, depth, limit) else { return false }
            guard tokens[index].kind == .comma else { break }
            index += 1
        }
        guard tokens[index].kind == .rightAngle else { return false }
        index += 1
        return true
    }

    func skipGenericArguments(_ index: inout Int) {
        var end = index
        if skipsGenericArguments(&end, 0, index + Self.lookaheadLength) { index = end }
    }

    private func skipsGenericArgument(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        if tokens[index].kind == .integerLiteral {
            index += 1
            return true
        }
        if isOperator(index, "-"), token(index + 1).kind == .integerLiteral {
            index += 2
            return true
        }
        return skipsType(&index, depth + 1, limit)
    }

    private func skipsTupleType(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        while tokens[index].kind != .rightParen {
            if startsParameterName(at: index, closure: false) {
                index += 1
                if tokens[index].kind != .colon, isLabel(index) { index += 1 }
                guard tokens[index].kind == .colon else { return false }
                index += 1
            }
            guard skipsType(&index, depth, limit) else { return false }
            if tokens[index].kind == .equal {
                while index < limit, index < last, tokens[index].kind != .comma, tokens[index].kind != .rightParen,
                    tokens[index].kind != .rightBrace
                {
                    skipSingle(&index)
                }
            }
            guard tokens[index].kind == .comma else { break }
            index += 1
        }
        guard tokens[index].kind == .rightParen else { return false }
        index += 1
        return true
    }

    private func skipsCollectionType(_ index: inout Int, _ depth: Int, _ limit: Int) -> Bool {
        guard skipsGenericArgument(&index, depth, limit) else { return false }
        if tokens[index].keyword == .of {
            index += 1
            guard skipsGenericArgument(&index, depth, limit) else { return false }
        } else if tokens[index].kind == .colon {
            index += 1
            guard skipsType(&index, depth, limit) else { return false }
        }
        guard tokens[index].kind == .rightSquare else { return false }
        index += 1
        return true
    }

    /// Moves an index past `async`, `throws(E)` and their relatives.
    func skipEffects(_ index: inout Int) {
        while true {
            let token = tokens[index]
            switch token.keyword {
            case .async, .reasync:
                index += 1
            case .throws, .rethrows:
                index += 1
                if tokens[index].kind == .leftParen { skipSingle(&index) }
            default:
                return
            }
        }
    }

    /// Moves an index past an attribute and its arguments.
    func skipAttribute(_ index: inout Int) {
        index += 1
        while true {
            if token(index + 1).kind == .colonColon { index += 2 }
            switch tokens[index].kind {
            case .identifier, .keyword, .dollarIdentifier: index += 1
            default: return
            }
            if tokens[index].kind == .leftAngle {
                var end = index
                if skipsGenericArguments(&end, 0, index + Self.lookaheadLength) { index = end }
            }
            guard tokens[index].kind == .period else { break }
            index += 1
        }
        if attributeArgumentFollows(index) { skipSingle(&index) }
    }

    /// Whether the parenthesis at an index belongs to the attribute whose name ends before it.
    func attributeArgumentFollows(_ index: Int) -> Bool {
        let token = token(index)
        guard token.kind == .leftParen, !token.flags.contains(.startsLine) else { return false }
        if !token.flags.contains(.spaceBefore) { return true }
        // With a space before it, it does unless a type could begin there: `@escaping (Int) -> Void`.
        var end = index
        skipSingle(&end)
        let next = self.token(end)
        switch next.kind {
        case .arrow, .rightParen, .rightBrace, .rightSquare, .rightAngle, .comma, .equal, .endOfFile: return false
        default: break
        }
        switch next.keyword {
        case .throw, .throws, .rethrows, .async, .reasync, .in: return false
        default: return true
        }
    }
}
