/// Arguments of the attributes that have a grammar of their own.
extension Parser {
    /// A declaration as the argument of `@abi`.
    mutating func parseABIArguments() {
        let start = mark
        guard kind != .rightParen, enter() else { return }
        parseDeclaration(member: true)
        leave()
        if position > start.token { finish(.abiAttributeArguments, from: start) }
    }

    /// `before: iOS 17, macOS 14`
    mutating func parseBackDeployedArguments() {
        let start = mark
        if !takeIf(word: .before) { missing("'before' is missing") }
        expect(.colon, "':' is missing")
        parsePlatformVersions()
        finish(.backDeployedAttributeArguments, from: start)
    }

    /// `module: "Name", iOS 17`
    mutating func parseOriginallyDefinedInArguments() {
        let start = mark
        if !takeIf(word: .module) { missing("'module' is missing") }
        expect(.colon, "':' is missing")
        parseString()
        expect(.comma, "',' is missing")
        parsePlatformVersions()
        finish(.originallyDefinedInAttributeArguments, from: start)
    }

    private mutating func parsePlatformVersions() {
        while true {
            let item = mark
            parsePlatformVersion()
            let more = takeIf(.comma)
            if position > item.token { finish(.platformVersionItem, from: item) }
            if !more { return }
        }
    }

    /// `for: name(label:)`
    mutating func parseDynamicReplacementArguments() {
        let start = mark
        if !takeIf(word: .for) { missing("'for' is missing") }
        expect(.colon, "':' is missing")
        parseReference([.emptyCompound, .keywords, .specialNames, .operators])
        finish(.dynamicReplacementAttributeArguments, from: start)
    }

    /// `Protocol, name(label:)`
    mutating func parseImplementsArguments() {
        let start = mark
        parseType()
        setRole(.type)
        expect(.comma, "',' is missing")
        parseReference([.emptyCompound, .operators])
        finish(.implementsAttributeArguments, from: start)
    }

    /// `visibility: internal`, `metadata: "…"`
    mutating func parseDocumentationArguments() {
        while true {
            let argument = mark
            if atWord(.visibility) || atWord(.metadata) {
                take()
            } else {
                missing("'visibility' or 'metadata' is missing")
            }
            expect(.colon, "':' is missing")
            switch kind {
            case .identifier, .keyword: take()
            default: parseString()
            }
            let more = takeIf(.comma)
            if position > argument.token { finish(.documentationAttributeArgument, from: argument) }
            if !more { return }
        }
    }

    /// `exported: true, kind: full, where T == Int`
    mutating func parseSpecializeArguments() {
        while kind != .rightParen, kind != .endOfFile, !at(.where) {
            let argument = mark
            switch keyword {
            case .target:
                take()
                expect(.colon, "':' is missing")
                parseReference([.emptyCompound, .keywords, .specialNames, .operators])
                _ = takeIf(.comma)
                finish(.specializeTargetFunctionArgument, from: argument)
            case .availability:
                take()
                expect(.colon, "':' is missing")
                parseAvailableArguments()
                expect(.semicolon, "';' is missing")
                finish(.specializeAvailabilityArgument, from: argument)
            case .exported, .kind, .spiModule, .spi:
                take()
                expect(.colon, "':' is missing")
                if kind != .rightParen { take() }
                _ = takeIf(.comma)
                finish(.labeledSpecializeArgument, from: argument)
            default:
                return
            }
        }
        if at(.where) { parseGenericWhere() }
    }

    /// `reverse, wrt: (self, x), where …`
    mutating func parseDifferentiableArguments() {
        let start = mark
        if keyword == ._forward || keyword == .reverse || keyword == ._linear {
            take()
            _ = takeIf(.comma)
        }
        if keyword == .wrt {
            parseWithRespectTo()
            _ = takeIf(.comma)
        }
        if at(.where) { parseGenericWhere() }
        if position > start.token { finish(.differentiableAttributeArguments, from: start) }
    }

    private mutating func parseWithRespectTo() {
        let start = mark
        take()
        expect(.colon, "':' is missing")
        if kind == .leftParen {
            let list = mark
            take()
            while parseDifferentiabilityArgument() {}
            expectClosing(.rightParen, "')' is missing")
            finish(.differentiabilityArguments, from: list)
        } else {
            _ = parseDifferentiabilityArgument()
        }
        finish(.differentiabilityWithRespectToArgument, from: start)
    }

    private mutating func parseDifferentiabilityArgument() -> Bool {
        guard atName || kind == .integerLiteral || at(.self) else { return false }
        let start = mark
        take()
        _ = takeIf(.comma)
        finish(.differentiabilityArgument, from: start)
        return true
    }

    /// `of: Type.name(label:).get, wrt: x`
    mutating func parseDerivativeArguments() {
        let start = mark
        if !takeIf(word: .of) { missing("'of' is missing") }
        expect(.colon, "':' is missing")
        parseQualifiedName()
        if kind == .period {
            take()
            if atWord(.get) || atWord(.set) || atWord(._modify) { take() }
        }
        if takeIf(.comma), keyword == .wrt { parseWithRespectTo() }
        finish(.derivativeAttributeArguments, from: start)
    }

    /// A name behind a type: `A.B.name(label:)`.
    private mutating func parseQualifiedName() {
        let start = mark
        var end = position
        var lastPeriod: Int?
        while true {
            if token(end + 1).kind == .colonColon { end += 2 }
            guard token(end).kind == .identifier || token(end).kind == .keyword else { break }
            end += 1
            if token(end).kind == .leftAngle { skipGenericArguments(&end) }
            guard token(end).kind == .period, !isAccessorName(end + 1) else { break }
            lastPeriod = end
            end += 1
        }
        if let lastPeriod {
            parseTypeName()
            while position < lastPeriod {
                setRole(.base)
                take()
                parseMemberTypeName()
                finish(.memberType, from: start)
            }
            setRole(.type)
            finish(.typeExpr, from: start, role: .base)
            take()
            parseReference([.emptyCompound, .keywords, .specialNames, .operators])
            finish(.memberAccessExpr, from: start)
        } else {
            parseReference([.emptyCompound, .keywords, .specialNames, .operators])
        }
    }

    private func isAccessorName(_ index: Int) -> Bool {
        switch token(index).keyword {
        case .get, .set, ._modify: return token(index + 1).kind == .rightParen || token(index + 1).kind == .comma
        default: return false
        }
    }
}
