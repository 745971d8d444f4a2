/// Attributes.
extension Parser {
    /// Attributes of a declaration, also in `#if`.
    @inline(__always)
    mutating func parseAttributes() {
        while true {
            if kind == .atSign {
                parseAttribute()
            } else if kind == .poundIf, attributesFollowIf(position) {
                parseIfConfig { $0.parseAttributes() }
                setRole(.attribute)
            } else {
                return
            }
        }
    }

    /// Whether the `#if` at an index holds nothing but attributes, which belong to what follows `#endif`.
    func attributesFollowIf(_ index: Int) -> Bool {
        var index = index
        return skipsIfOfAttributes(&index, 0)
    }

    private func skipsIfOfAttributes(_ index: inout Int, _ depth: Int) -> Bool {
        guard depth < 16 else { return false }
        var seen = false
        repeat {
            index += 1
            skipLine(&index)
            while true {
                if tokens[index].kind == .atSign {
                    seen = true
                    skipAttribute(&index)
                } else if tokens[index].kind == .poundIf {
                    guard skipsIfOfAttributes(&index, depth + 1) else { return false }
                    seen = true
                } else {
                    break
                }
            }
        } while tokens[index].kind == .poundElse || tokens[index].kind == .poundElseif
        guard seen, tokens[index].kind == .poundEndif else { return false }
        index += 1
        return true
    }

    /// `@name`, `@name(…)`, on a declaration.
    mutating func parseAttribute() {
        let start = mark
        take()
        let name = keyword
        let isQualified = peek().kind == .colonColon
        if at(.rethrows) {
            takeAs(.identifierType, role: .type)
        } else {
            let type = mark
            parseSimpleType(attribute: true)
            setRole(.type, since: type)
        }
        if kind == .leftParen, name != .Sendable || isQualified, attributeArgumentFollows(position) {
            take()
            if isQualified { parseArguments() } else { parseAttributeArguments(name) }
            expectClosing(.rightParen, "')' is missing")
        }
        finish(.attribute, from: start, role: .attribute)
    }

    /// `@name` before a type: fewer of them have arguments.
    mutating func parseTypeAttribute() {
        let start = mark
        take()
        let name = keyword
        let type = mark
        parseSimpleType(attribute: true)
        setRole(.type, since: type)
        let hasArguments: Bool
        switch name {
        case ._local, ._noMetadata, .async, .escaping, .noDerivative, .noescape, .preconcurrency, .retroactive,
            .Sendable,
            .unchecked, .autoclosure:
            hasArguments = false
        default:
            hasArguments = attributeArgumentFollows(position)
        }
        if hasArguments {
            take()
            if name == .differentiable { parseDifferentiableArguments() } else { parseArguments() }
            expectClosing(.rightParen, "')' is missing")
        }
        finish(.attribute, from: start, role: .attribute)
    }

    private mutating func parseAttributeArguments(_ name: Keyword) {
        switch name {
        case .available, ._spi_available: parseAvailableArguments()
        case .objc: parseSelector()
        case .abi: parseABIArguments()
        case .backDeployed, ._backDeploy: parseBackDeployedArguments()
        case .attached, .freestanding: parseMacroRoleArguments()
        case .differentiable: parseDifferentiableArguments()
        case .derivative, .transpose: parseDerivativeArguments()
        case .specialized:
            let start = mark
            if at(.where) { parseGenericWhere() }
            if position > start.token { finish(.specializedAttributeArgument, from: start) }
        case ._specialize: parseSpecializeArguments()
        case ._implements: parseImplementsArguments()
        case ._dynamicReplacement: parseDynamicReplacementArguments()
        case ._originallyDefinedIn: parseOriginallyDefinedInArguments()
        case ._documentation: parseDocumentationArguments()
        case ._effects: skipToClosing()
        default: parseArguments()
        }
    }

    private mutating func parseMacroRoleArguments() {
        let start = mark
        if atName || kind == .keyword {
            takeAs(.declReferenceExpr, role: .value)
            _ = takeIf(.comma)
            finish(.labeledExpr, from: start, role: .argument)
        }
        parseArguments(.attribute)
    }

    /// `name:name:` of `@objc`.
    private mutating func parseSelector() {
        while true {
            let piece = mark
            if kind == .colon {
                take()
            } else if kind == .colonColon {
                // Two pieces without a name; the lexer has made one token of their colons.
                take()
            } else if isLabel(position) {
                take()
                if kind == .colon { take() } else if kind == .colonColon { take() }
            } else {
                return
            }
            finish(.objCSelectorPiece, from: piece)
        }
    }
}
