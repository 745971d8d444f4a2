/// String literals: a token for each quote, each run of text (one a line in a multi-line string), and for the
/// backslash and parentheses of each interpolation, whose contents are tokens like any others.
extension Lexer {
    /// Reads the opening quote at `at`.
    mutating func openString(pounds: Int, _ flags: TokenFlags) {
        let start = at
        let quote = base[at]
        let isMultiline = quote == UInt8(ascii: "\"") && opensMultiline(pounds: pounds)
        at += isMultiline ? 3 : 1
        let kind: TokenKind =
            quote == UInt8(ascii: "'") ? .singleQuote : isMultiline ? .multilineStringQuote : .stringQuote
        if kind == .singleQuote { problem(start, at, "a string literal is written with double quotes") }
        emit(kind, from: start, flags: flags)
        strings.append(
            OpenString(
                isMultiline: isMultiline, quote: quote, pounds: pounds, start: start, lines: lineStarts.count))
        inText = true
        guard isMultiline else { return }
        // The first line break is not part of the value.
        if byte(at) == UInt8(ascii: "\r") {
            at += byte(at + 1) == UInt8(ascii: "\n") ? 2 : 1
        } else if byte(at) == UInt8(ascii: "\n") {
            at += 1
        } else {
            problem(start, at, "the text of a multi-line string begins on the next line")
        }
    }

    /// Whether the quote at `at` is the first of three that open a multi-line string; `#"""#` is a quote in quotes.
    private func opensMultiline(pounds: Int) -> Bool {
        guard byte(at + 1) == UInt8(ascii: "\""), byte(at + 2) == UInt8(ascii: "\"") else { return false }
        guard pounds > 0 else { return true }
        var scan = at + 3
        if hasPounds(pounds, at: scan) { return false }
        while scan < count, base[scan] != UInt8(ascii: "\n"), base[scan] != UInt8(ascii: "\r") {
            if base[scan] == UInt8(ascii: "\""), hasPounds(pounds, at: scan + 1) { return false }
            scan += 1
        }
        return true
    }

    private func hasPounds(_ pounds: Int, at offset: Int) -> Bool {
        for index in 0..<pounds where byte(offset + index) != UInt8(ascii: "#") { return false }
        return true
    }

    /// Reads text of the innermost string up to its end or its next interpolation.
    mutating func text() {
        let open = strings[strings.count - 1]
        var start = at
        var startsLine = open.isMultiline && at > 0 && (base[at - 1] == 0x0A || base[at - 1] == 0x0D)
        while at < count {
            let byte = base[at]
            guard classes[Int(byte)] & Characters.stopsString != 0 else {
                at += 1
                continue
            }
            switch byte {
            case UInt8(ascii: "\\"):
                guard hasPounds(open.pounds, at: at + 1) else {
                    at += 1
                    continue
                }
                let next = at + 1 + open.pounds
                if self.byte(next) == UInt8(ascii: "(") {
                    segment(from: start, startsLine)
                    beginInterpolation(pounds: open.pounds)
                    return
                }
                if open.isMultiline, let afterLine = endOfEscapedLine(next) {
                    segment(from: start, startsLine)
                    at = afterLine
                    start = at
                    startsLine = true
                    continue
                }
                at = next
                if at < count, base[at] != 0x0A, base[at] != 0x0D { at += 1 }
                if endsLine(escape: next) {
                    segment(from: start, startsLine)
                    start = at
                    startsLine = false
                }
            case 0x0A, 0x0D:
                guard open.isMultiline else {
                    segment(from: start, false)
                    unterminated(open)
                    return
                }
                at += byte == 0x0D && self.byte(at + 1) == 0x0A ? 2 : 1
                segment(from: start, startsLine)
                start = at
                startsLine = true
            default:
                guard byte == open.quote, closes(open) else {
                    at += 1
                    continue
                }
                close(open, segmentFrom: start, startsLine)
                return
            }
        }
        segment(from: start, startsLine)
        unterminated(open)
    }

    /// Gives up on the innermost string.
    mutating func unterminated(_ open: OpenString) {
        problem(open.start, min(open.start + (open.isMultiline ? 3 : 1), count), "this string literal has no end")
        lineStarts.removeLast(lineStarts.count - open.lines)
        strings.removeLast()
        inText = false
    }

    /// A line that ends inside `\(…)` of a single-line string ends the string as well.
    mutating func endOfLineInInterpolation() {
        if let open = strings.last { unterminated(open) } else { at += 1 }
    }

    private mutating func segment(from start: Int, _ startsLine: Bool) {
        guard at > start else { return }
        if startsLine { lineStarts.append(tokens.count) }
        emit(.stringSegment, from: start, flags: [])
    }

    private mutating func beginInterpolation(pounds: Int) {
        var start = at
        at += 1
        emit(.backslash, from: start, flags: [])
        if pounds > 0 {
            start = at
            at += pounds
            emit(.rawStringPoundDelimiter, from: start, flags: [])
        }
        start = at
        at += 1
        emit(.leftParen, from: start, flags: [])
        strings[strings.count - 1].parentheses = 0
        inText = false
    }

    /// Whether the escape whose letter stands at an offset means a line break, which ends a segment as a line break in
    /// a multi-line string does. Moves past `u{…}`.
    private mutating func endsLine(escape offset: Int) -> Bool {
        switch byte(offset) {
        case UInt8(ascii: "n"), UInt8(ascii: "r"): return true
        case UInt8(ascii: "u"):
            guard byte(offset + 1) == UInt8(ascii: "{") else { return false }
            var scan = offset + 2
            var value: UInt32 = 0
            while isClass(scan, Characters.hexDigit), scan < offset + 10 {
                let digit = base[scan]
                value = value << 4 | UInt32(digit & 15) + (digit > UInt8(ascii: "9") ? 9 : 0)
                scan += 1
            }
            guard byte(scan) == UInt8(ascii: "}"), value == 0x0A || value == 0x0D else { return false }
            at = scan + 1
            return true
        default: return false
        }
    }

    /// The start of the next line, if nothing but white space stands between here and the end of this one.
    private func endOfEscapedLine(_ offset: Int) -> Int? {
        var scan = offset
        while byte(scan) == 0x20 || byte(scan) == 0x09 { scan += 1 }
        if byte(scan) == 0x0D { return byte(scan + 1) == 0x0A ? scan + 2 : scan + 1 }
        return byte(scan) == 0x0A ? scan + 1 : nil
    }

    private func closes(_ open: OpenString) -> Bool {
        if open.isMultiline {
            return byte(at + 1) == UInt8(ascii: "\"") && byte(at + 2) == UInt8(ascii: "\"")
                && hasPounds(open.pounds, at: at + 3)
        }
        return hasPounds(open.pounds, at: at + 1)
    }

    private mutating func close(_ open: OpenString, segmentFrom start: Int, _ startsLine: Bool) {
        if open.isMultiline {
            if startsLine, isIndentation(from: start, to: at) {
                stripIndentation(open, from: start, to: at)
            } else {
                segment(from: start, startsLine)
                problem(at, at + 3, "the closing quotes of a multi-line string stand on a line of their own")
            }
            lineStarts.removeLast(lineStarts.count - open.lines)
        } else {
            segment(from: start, false)
        }
        var start = at
        at += open.isMultiline ? 3 : 1
        let kind: TokenKind =
            open.isMultiline ? .multilineStringQuote : open.quote == UInt8(ascii: "'") ? .singleQuote : .stringQuote
        emit(kind, from: start, flags: [])
        if open.pounds > 0 {
            start = at
            at += open.pounds
            emit(.rawStringPoundDelimiter, from: start, flags: [])
        }
        strings.removeLast()
        inText = false
    }

    private func isIndentation(from start: Int, to end: Int) -> Bool {
        for offset in start..<end where base[offset] != 0x20 && base[offset] != 0x09 { return false }
        return true
    }

    /// Makes the indentation that the closing quotes have trivia in every line of the literal, and the last line
    /// break too.
    private mutating func stripIndentation(_ open: OpenString, from start: Int, to end: Int) {
        let width = end - start
        for line in lineStarts[open.lines...] {
            let textStart = Int(tokens[line].textStart)
            let textEnd = line + 1 < tokens.count ? Int(tokens[line + 1].triviaStart) : lastEnd
            if textEnd - textStart >= width, isEqual(textStart, start, width) {
                tokens[line].textStart += UInt32(truncatingIfNeeded: width)
                continue
            }
            var indentation = textStart
            while indentation < textEnd, base[indentation] == 0x20 || base[indentation] == 0x09 { indentation += 1 }
            if base[textStart] == 0x0A || base[textStart] == 0x0D { continue }
            tokens[line].textStart = UInt32(truncatingIfNeeded: indentation)
            problem(textStart, indentation, "this line is indented less than the closing quotes")
        }
        guard lastEnd == start, let last = tokens.last, last.kind == .stringSegment else { return }
        let newline = start >= 2 && base[start - 1] == 0x0A && base[start - 2] == 0x0D ? 2 : 1
        lastEnd = start - newline
        if Int(last.textStart) >= lastEnd {
            lastEnd = Int(last.triviaStart)
            tokens.removeLast()
        }
    }

    private func isEqual(_ first: Int, _ second: Int, _ length: Int) -> Bool {
        for index in 0..<length where base[first + index] != base[second + index] { return false }
        return true
    }
}
