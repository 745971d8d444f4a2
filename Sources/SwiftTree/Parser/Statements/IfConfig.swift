/// `#if` and its branches, whatever they hold, and `#sourceLocation`.
extension Parser {
    /// All clauses up to `#endif`; `body` parses what one holds.
    mutating func parseIfConfig(_ body: (inout Parser) -> Void) {
        guard enter() else { return }
        let start = mark
        while true {
            let clause = mark
            let hasCondition = kind != .poundElse
            take()
            if hasCondition {
                let condition = mark
                if !startsLine { parseSequence(.poundIf) } else { missing("a condition is missing") }
                setRole(.condition, since: condition)
            }
            if !startsLine, kind != .endOfFile { takeRestOfLine() }
            body(&self)
            finish(.ifConfigClause, from: clause, role: .clause)
            if kind == .poundElse || kind == .poundElseif { continue }
            if kind == .poundEndif { break }
            if kind == .endOfFile || !skipToDirective() {
                missing("'#endif' is missing")
                finish(.ifConfigDecl, from: start)
                leave()
                return
            }
            if kind == .poundEndif { break }
        }
        take()
        if !startsLine, kind != .endOfFile { takeRestOfLine() }
        finish(.ifConfigDecl, from: start)
        leave()
    }

    private mutating func takeRestOfLine() {
        problem("this does not belong behind the directive")
        let start = mark
        var index = position
        skipLine(&index)
        move(to: index)
        finish(.unexpected, from: start)
    }

    /// Passes over what the branch could not hold; false if no directive follows.
    private mutating func skipToDirective() -> Bool {
        var index = position
        var nested = 0
        while index < last {
            switch tokens[index].kind {
            case .poundIf: nested += 1
            case .poundEndif where nested > 0: nested -= 1
            case .poundElse, .poundElseif, .poundEndif:
                if nested == 0 {
                    problem("this does not belong in a branch of '#if'")
                    let start = mark
                    move(to: index)
                    finish(.unexpected, from: start)
                    return true
                }
            default: break
            }
            index += 1
        }
        return false
    }

    /// Moves an index to the first token of the next line.
    func skipLine(_ index: inout Int) {
        while index < last, !tokens[index].flags.contains(.startsLine) { index += 1 }
    }

    mutating func parseSourceLocation() {
        let start = mark
        take()
        if expect(.leftParen, "'(' is missing") {
            if kind != .rightParen {
                let arguments = mark
                _ = takeIf(word: .file)
                expect(.colon, "':' is missing")
                parseSimpleString()
                expect(.comma, "',' is missing")
                _ = takeIf(word: .line)
                expect(.colon, "':' is missing")
                expect(.integerLiteral, "a line number is missing")
                finish(.poundSourceLocationArguments, from: arguments)
            }
            expectClosing(.rightParen, "')' is missing")
        }
        finish(.poundSourceLocation, from: start)
    }
}
