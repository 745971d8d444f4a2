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
                skipSpaces()
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

    /// Passes white space within a line, eight spaces of indentation at a time.
    @inline(__always)
    private mutating func skipSpaces() {
        let (base, count, classes) = (self.base, self.count, self.classes)
        var end = at + 1
        while end + 8 <= count, word(end) == 0x2020_2020_2020_2020 { end += 8 }
        while end < count, classes[Int(base[end])] & Characters.space != 0 { end += 1 }
        at = end
    }

    /// Moves to the line break, eight bytes at a time while none of them is one.
    mutating func skipToEndOfLine() {
        let (base, count) = (self.base, self.count)
        var end = at
        while end + 8 <= count {
            let bytes = word(end)
            if Self.hasByte(bytes, 0x0A) || Self.hasByte(bytes, 0x0D) { break }
            end += 8
        }
        while end < count, base[end] != 0x0A, base[end] != 0x0D { end += 1 }
        at = end
    }

    @inline(__always)
    private func word(_ offset: Int) -> UInt64 { UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self) }

    /// Whether one of the eight bytes is this one: subtracting 1 from each borrows only where a byte was zero.
    @inline(__always)
    private static func hasByte(_ word: UInt64, _ byte: UInt8) -> Bool {
        let zeros = word ^ (0x0101_0101_0101_0101 &* UInt64(byte))
        return (zeros &- 0x0101_0101_0101_0101) & ~zeros & 0x8080_8080_8080_8080 != 0
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
