/// White space, comments, and bytes that mean nothing.
extension Lexer {
    /// Moves to the next token and says what was passed on the way.
    @inline(__always)
    mutating func trivia() -> TokenFlags {
        // Most tokens follow directly or after one space.
        if at < count {
            let first = base[at]
            if classes[Int(first)] & (Characters.identifierPart) != 0 || first == UInt8(ascii: ".") {
                return tokens.isEmpty ? .startsLine : []
            }
            if first == 0x20, isClass(at + 1, Characters.identifierPart), !tokens.isEmpty {
                at += 1
                return .spaceBefore
            }
        }
        return slowTrivia()
    }

    private mutating func slowTrivia() -> TokenFlags {
        var flags: TokenFlags = tokens.isEmpty ? .startsLine : []
        let start = at
        loop: while at < count {
            switch base[at] {
            case 0x20, 0x09, 0x0B, 0x0C:
                at += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                // A line cannot end inside an interpolation of a single-line string.
                if let open = strings.last, !open.isMultiline { break loop }
                at += 1
                flags.insert(.startsLine)
            case UInt8(ascii: "/"):
                if byte(at + 1) == UInt8(ascii: "/") {
                    flags.insert(.commentBefore)
                    skipToEndOfLine()
                } else if byte(at + 1) == UInt8(ascii: "*") {
                    flags.insert(.commentBefore)
                    if blockComment() { flags.insert(.startsLine) }
                } else {
                    break loop
                }
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                guard conflictMarker() else { break loop }
            case 0x80...0xFF:
                guard skipsBeyondASCII() else { break loop }
            case 0...0x1F, 0x7F:
                if base[at] != 0 { problem(at, at + 1, "control character") }
                at += 1
            default:
                break loop
            }
        }
        if at > start { flags.insert(.spaceBefore) }
        return flags
    }

    mutating func skipToEndOfLine() {
        while at < count, base[at] != UInt8(ascii: "\n"), base[at] != UInt8(ascii: "\r") { at += 1 }
    }

    /// Passes a block comment, which may hold others; whether it spans lines.
    private mutating func blockComment() -> Bool {
        let start = at
        var depth = 1
        var spansLines = false
        at += 2
        while at < count {
            switch base[at] {
            case UInt8(ascii: "*") where byte(at + 1) == UInt8(ascii: "/"):
                at += 2
                depth -= 1
                if depth == 0 { return spansLines }
            case UInt8(ascii: "/") where byte(at + 1) == UInt8(ascii: "*"):
                at += 2
                depth += 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                spansLines = true
                at += 1
            default:
                at += 1
            }
        }
        problem(start, start + 2, "the comment that begins here has no end")
        return spansLines
    }

    /// Passes a byte order mark, a no-break space or invalid UTF-8; false where a token may begin.
    private mutating func skipsBeyondASCII() -> Bool {
        guard let scalar = scalar(at: at) else {
            let start = at
            at += 1
            while at < count, base[at] >= 0x80, base[at] < 0xC2 || base[at] > 0xF4 { at += 1 }
            problem(start, at, "invalid UTF-8")
            return true
        }
        if scalar.value == 0xFEFF || scalar.value == 0xA0 {
            at += scalar.length
            return true
        }
        if Characters.continuesIdentifier(scalar.value) || Characters.startsOperator(scalar.value) { return false }
        if scalar.value == 0x201C || scalar.value == 0x201D { return false }
        problem(at, at + scalar.length, "this character means nothing in Swift")
        at += scalar.length
        return true
    }

    /// Passes a conflict as version control leaves it, from its first marker to the end of the last one's line.
    private mutating func conflictMarker() -> Bool {
        guard !noConflictEnd, at == 0 || base[at - 1] == UInt8(ascii: "\n") || base[at - 1] == UInt8(ascii: "\r") else {
            return false
        }
        let isNormal = matches("<<<<<<< ", at: at)
        guard isNormal || matches(">>>> ", at: at) else { return false }
        var scan = at + 5
        while scan < count {
            if base[scan - 1] == UInt8(ascii: "\n") || base[scan - 1] == UInt8(ascii: "\r"),
                isNormal ? matches(">>>>>>> ", at: scan) : matches("<<<<\n", at: scan)
            {
                problem(at, at + 7, "source control conflict marker")
                at = scan
                skipToEndOfLine()
                return true
            }
            scan += 1
        }
        noConflictEnd = true
        return false
    }
}
