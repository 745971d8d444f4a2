/// The braces of a type and what they hold.
extension Parser {
    mutating func parseMemberBlock() {
        let start = mark
        if kind != .leftBrace { skipToBrace() }
        guard kind == .leftBrace else {
            missing("'{' is missing")
            return
        }
        let indentation = indentationOfBlock
        take()
        parseMembers(indentation: indentation)
        expectClosing(.rightBrace, "'}' is missing", of: start.token)
        finish(.memberBlock, from: start, role: .body)
    }

    /// Members up to `}` or the end of a clause of `#if`.
    mutating func parseMembers(indentation: Int = -1) {
        guard enter() else { return }
        var previousEnd = -1
        while true {
            if isOutdented(indentation) {
                leave()
                return
            }
            switch kind {
            case .rightBrace where isSurplusBrace(indentation): break
            case .endOfFile, .rightBrace, .poundElse, .poundElseif, .poundEndif:
                leave()
                return
            default: break
            }
            let before = position
            if previousEnd == position, !startsLine, kind != .semicolon {
                missing("declarations on one line are separated by ';'")
            }
            parseMember()
            if position == before, kind != .semicolon {
                takeUnexpected("a declaration is wanted here", as: .unexpectedCodeDecl, role: .member)
            }
            previousEnd = position
            while kind == .semicolon {
                take()
                previousEnd = -1
            }
        }
    }

    private mutating func parseMember() {
        let start = mark
        switch kind {
        case .poundIf where !attributesFollowIf(position):
            parseIfConfig { $0.parseMembers() }
        case .poundSourceLocation:
            parseSourceLocation()
        default:
            if atDeclaration(member: true) {
                parseDeclaration(member: true)
            } else if dialect == .pattern, atName {
                parseExpression()
            } else if isPlaceholder(position) {
                takeAs(.editorPlaceholderDecl)
            }
        }
        setRole(.member, since: start)
    }
}
