/// What is passed over after an error, and how far.
extension Parser {
    /// How many tokens are looked at for a place to go on.
    private static let recoveryLength = 400

    /// Moves an index past one token, or past a bracketed group if it stands at an opening bracket.
    func skipSingle(_ index: inout Int) {
        if !partners.isEmpty {
            index = min(max(Int(partners[index]), index) + 1, last)
            return
        }
        var open = 0
        repeat {
            switch tokens[index].kind {
            case .leftParen, .leftBrace, .leftSquare: open += 1
            case .rightParen, .rightBrace, .rightSquare: open -= 1
            case .endOfFile: return
            default: break
            }
            index += 1
        } while open > 0 && index < last
    }

    /// Finds the partner of every opening bracket. Done when the first problem is met: code without problems nests as
    /// deep as it nests, but what is damaged may be looked at again and again.
    mutating func findPartners() {
        guard partners.isEmpty else { return }
        partners = ContiguousArray(repeating: 0, count: last + 1)
        var open = ContiguousArray<Int>()
        for index in 0...last {
            switch tokens[index].kind {
            case .leftParen, .leftBrace, .leftSquare: open.append(index)
            case .rightParen, .rightBrace, .rightSquare:
                if let partner = open.popLast() { partners[partner] = UInt32(index) }
            default: break
            }
        }
        for index in open { partners[index] = UInt32(last) }
    }

    /// Takes everything up to the bracket that closes what is open around here.
    mutating func skipToClosing() {
        var index = position
        while index < last {
            switch tokens[index].kind {
            case .rightParen, .rightBrace, .rightSquare:
                move(to: index)
                return
            default: skipSingle(&index)
            }
        }
        move(to: index)
    }

    /// Expects the bracket that closes the one at `opening`. What stands before it is passed over, unless it looks like the beginning of
    /// something else: the bracket is then missing.
    mutating func expectClosing(_ closing: TokenKind, _ message: StaticString, of opening: Int? = nil) {
        if kind == closing {
            take()
            return
        }
        findPartners()
        var index = position
        let limit = min(last, position + Self.recoveryLength)
        while index < limit {
            let token = tokens[index]
            if token.kind == closing {
                problem("this does not belong here")
                let start = mark
                move(to: index)
                finish(.unexpected, from: start)
                take()
                return
            }
            if stopsRecovery(token) { break }
            skipSingle(&index)
        }
        missing(message, damaged: opening)
    }

    /// Whether a token is too strong to be passed over on the way to a closing bracket.
    private func stopsRecovery(_ token: Token) -> Bool {
        switch token.kind {
        case .rightBrace, .rightParen, .rightSquare, .poundIf, .poundElse, .poundElseif, .poundEndif, .endOfFile:
            return true
        case .semicolon:
            return true
        case .keyword:
            guard token.flags.contains(.startsLine) else { return false }
            switch token.keyword {
            case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .`init`, .deinit,
                .subscript,
                .typealias, .associatedtype, .operator, .precedencegroup, .static, .public, .private, .fileprivate,
                .internal, .case, .default, .if, .guard, .for, .while, .do, .switch, .return, .throw, .defer, .repeat:
                return true
            default:
                return false
            }
        case .atSign:
            return token.flags.contains(.startsLine)
        default:
            return false
        }
    }

    /// Takes one token or one bracketed group that fits nowhere.
    mutating func takeUnexpected(_ message: StaticString, as kind: NodeKind = .unexpected, role: Role = .none) {
        problem(message)
        let start = mark
        var index = position
        skipSingle(&index)
        move(to: max(index, position + 1))
        finish(kind, from: start, role: role)
    }

    /// Whether an opening brace stands on this line behind tokens that do not belong there.
    mutating func skipToBrace() {
        findPartners()
        var index = position
        let limit = min(last, position + Self.recoveryLength)
        while index < limit, !tokens[index].flags.contains(.startsLine), tokens[index].kind != .rightBrace {
            if tokens[index].kind == .leftBrace {
                problem("this does not belong here")
                let start = mark
                move(to: index)
                finish(.unexpected, from: start)
                return
            }
            skipSingle(&index)
        }
    }
}
