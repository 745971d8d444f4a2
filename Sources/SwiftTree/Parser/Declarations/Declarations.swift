/// What begins a declaration, and which one it is.
extension Parser {
    func atDeclaration(allowsInit: Bool = true, member: Bool = false) -> Bool {
        isDeclaration(at: position, allowsInit: allowsInit, member: member)
    }

    /// Whether a declaration begins at an index. A member block holds nothing else, so there a name may be enough.
    func isDeclaration(at index: Int, allowsInit: Bool, member: Bool) -> Bool {
        var index = index
        let start = index
        var first = tokens[index]
        // The common cases in a block.
        if first.kind == .identifier, first.keyword == .none { return false }
        while true {
            // So many attributes belong to something: no need to see what.
            if index - start > 1_000 { return true }
            if first.kind == .atSign {
                if token(index + 1).kind == .stringQuote { return false }
                skipAttribute(&index)
            } else if first.kind == .poundIf, attributesFollowIf(index) {
                while tokens[index].kind != .poundEndif { index += 1 }
                index += 1
            } else {
                break
            }
            first = tokens[index]
        }
        let hasAttribute = index > start
        if hasAttribute, first.kind == .rightBrace || first.kind == .endOfFile || first.kind == .poundEndif {
            return true
        }
        let beforeModifiers = index
        while isModifier(tokens[index].keyword), index - beforeModifiers < 64 {
            let keyword = tokens[index].keyword
            index += 1
            if modifierMayHaveDetail(keyword), keyword != .open, tokens[index].kind == .leftParen { skipSingle(&index) }
        }
        first = tokens[index]
        let hasModifier = index > beforeModifiers
        switch first.kind {
        case .keyword:
            switch first.keyword {
            case .import, .class, .enum, .struct, .protocol, .associatedtype, .typealias, .extension, .func, .subscript,
                .deinit, .operator, .precedencegroup, .let, .var, .inout:
                return first.keyword != .inout
            case .`init`: return allowsInit
            case .case: return member
            default: return member && (hasAttribute || hasModifier)
            }
        case .identifier:
            switch first.keyword {
            case .actor:
                return token(index + 1).kind == .identifier && !isModifier(token(index + 1).keyword)
                    || isModifier(token(index + 1).keyword)
                        && isDeclaration(at: index + 1, allowsInit: allowsInit, member: member)
            case .macro: return token(index + 1).kind == .identifier
            case .using:
                let next = token(index + 1)
                return !hasAttribute && !hasModifier && !next.flags.contains(.startsLine)
                    && (next.kind == .atSign || next.kind == .identifier)
            default: return member && (hasAttribute || hasModifier)
            }
        case .pound:
            return hasAttribute || hasModifier || member
        default:
            return member && (hasAttribute || hasModifier)
        }
    }

    /// Parses a declaration, with its attributes and modifiers.
    mutating func parseDeclaration(member: Bool = false) {
        let start = mark
        parseAttributes()
        parseModifiers()
        switch keyword {
        case .import: parseImport(start)
        case .class: parseTypeDeclaration(.classDecl, start)
        case .struct: parseTypeDeclaration(.structDecl, start)
        case .enum: parseTypeDeclaration(.enumDecl, start)
        case .protocol: parseTypeDeclaration(.protocolDecl, start)
        case .actor where kind == .identifier: parseTypeDeclaration(.actorDecl, start)
        case .extension: parseExtension(start)
        case .func: parseFunction(start)
        case .`init`: parseInitializerDeclaration(start)
        case .deinit: parseDeinitializer(start)
        case .subscript: parseSubscriptDeclaration(start)
        case .let, .var, .inout: parseVariable(start)
        case .case: parseEnumCase(start)
        case .typealias: parseTypealias(start)
        case .associatedtype: parseAssociatedType(start)
        case .operator: parseOperatorDeclaration(start)
        case .precedencegroup: parsePrecedenceGroup(start)
        case .macro: parseMacroDeclaration(start)
        case .using: parseUsing(start)
        default:
            if kind == .pound {
                parseMacroExpansionDeclaration(start)
            } else {
                missing("a declaration is missing")
                if position > start.token { finish(.missingDecl, from: start) }
            }
        }
    }

    /// `#name(…)` as a declaration.
    private mutating func parseMacroExpansionDeclaration(_ start: Mark) {
        parseMacroName()
        if kind == .leftParen, !startsLine {
            take()
            parseArguments()
            expectClosing(.rightParen, "')' is missing")
        }
        if kind == .leftBrace, isTrailingClosure(position, .basic) { parseTrailingClosures() }
        finish(.macroExpansionDecl, from: start)
    }

    /// `using @MainActor`
    private mutating func parseUsing(_ start: Mark) {
        take()
        if kind == .atSign { parseAttribute() } else { expect(.identifier, "a name is missing") }
        finish(.usingDecl, from: start)
    }

    /// The name that a declaration declares.
    mutating func takeDeclaredName() {
        if atName {
            take()
        } else if kind == .keyword || kind == .wildcard, !startsLine {
            problem("a keyword is no name; write it in backticks")
            take()
        } else {
            missing("a name is missing")
        }
    }
}
