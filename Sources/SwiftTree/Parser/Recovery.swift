/// What is passed over after an error, and how far.
extension Parser {
    /// Moves an index past one token, or past a bracketed group if it stands at an opening bracket.
    func skipSingle(_ index: inout Int) {
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

    /// Takes everything up to the bracket that closes what is open around here.
    mutating func skipToClosing() {
        var open = 0
        var index = position
        while index < last {
            switch tokens[index].kind {
            case .leftParen, .leftBrace, .leftSquare: open += 1
            case .rightParen, .rightBrace, .rightSquare:
                if open == 0 {
                    move(to: index)
                    return
                }
                open -= 1
            default: break
            }
            index += 1
        }
        move(to: index)
    }

    /// Expects a closing bracket. What stands before it is passed over, unless it looks like the beginning of
    /// something else: the bracket is then missing.
    mutating func expectClosing(_ closing: TokenKind, _ message: StaticString) {
        if kind == closing {
            take()
            return
        }
        var index = position
        while index < last {
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
        missing(message)
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
            case .import, .class, .struct, .enum, .protocol, .extension, .func, .var, .let, .`init`, .deinit, .subscript,
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
        var index = position
        while index < last, !tokens[index].flags.contains(.startsLine), tokens[index].kind != .rightBrace {
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
