/// Operators and the punctuation that is made of operator characters.
extension Lexer {
    mutating func operatorRun(_ flags: TokenFlags) {
        let start = at
        let first = base[start]
        let leftBound = isLeftBound(start)
        if first == UInt8(ascii: "?") || first == UInt8(ascii: "!"), leftBound {
            at += 1
            emit(
                first == UInt8(ascii: "?") ? .postfixQuestionMark : .exclamationMark, from: start,
                flags: flags.union(joinedFlag))
            return
        }
        if first == UInt8(ascii: "<"), placeholder(flags) { return }
        // In a key path `\.?.name` and after a type `\Type.?.name` the period stands for itself.
        // In `@derivative(of: Float.+)` it parts a type and the name of an operator.
        if first == UInt8(ascii: "."),
            byte(at + 1) == UInt8(ascii: "?") || byte(at + 1) == UInt8(ascii: "!") || leftBound && inDerivative
        {
            at += 1
            emit(.period, from: start, flags: flags)
            return
        }
        // The rest of a run that is handed out in pieces ends where the run ends.
        let isRest = start < runEnd
        var end = isRest ? runEnd : endOfRun(start)
        if !isRest, end > start + 1 || first == UInt8(ascii: "/") {
            if let slash = firstSlash(start, end), !leftBound,
                beginsRegularExpression(rightBound: isRightBound(end, leftBound: false), slash, start, flags)
            {
                return
            }
            end = endBeforeComment(start, end)
        }
        let afterFunc = tokens.last.map { $0.keyword == .func && $0.kind == .keyword } ?? false
        // `func ==<T>(…)`: the last `<` begins the generic parameters.
        let splitsLast =
            end - start > 1 && base[end - 1] == UInt8(ascii: "<") && afterFunc
            && isClass(end, Characters.identifierStart | Characters.high)
        if splitsLast { end -= 1 }
        let rightBound = isRightBound(end, leftBound: leftBound)
        var flags = flags
        if leftBound { flags.insert(.leftBound) }
        if rightBound { flags.insert(.rightBound) }
        if first == UInt8(ascii: "<") || first == UInt8(ascii: ">") {
            if end > runEnd { runEnd = end }
            at = start + 1
            emit(
                first == UInt8(ascii: "<") ? .leftAngle : .rightAngle, from: start, flags: flags.union(joinedFlag))
            return
        }
        at = end
        emit(
            operatorKind(start, end, leftBound: leftBound, rightBound: rightBound), from: start,
            flags: flags.union(joinedFlag))
    }

    @inline(__always)
    private var joinedFlag: TokenFlags { at < runEnd ? .joined : [] }

    /// Whether the tokens read last are a name in `@derivative(of: …` or `@transpose(of: …`.
    private var inDerivative: Bool {
        var index = tokens.count - 1
        let limit = max(1, index - 20)
        while index > limit {
            switch tokens[index].kind {
            case .leftParen: return tokens[index - 1].keyword == .derivative || tokens[index - 1].keyword == .transpose
            case .identifier, .keyword, .colon, .colonColon, .period: index -= 1
            default: return false
            }
        }
        return false
    }

    func operatorKind(_ start: Int, _ end: Int, leftBound: Bool, rightBound: Bool) -> TokenKind {
        if end - start == 1 {
            switch base[start] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where !leftBound && rightBound: return .prefixAmpersand
            case UInt8(ascii: "."): return .period
            case UInt8(ascii: "?"): return .infixQuestionMark
            default: break
            }
        } else if end - start == 2, base[start] == UInt8(ascii: "-"), base[start + 1] == UInt8(ascii: ">") {
            return .arrow
        }
        if leftBound == rightBound { return .binaryOperator }
        return leftBound ? .postfixOperator : .prefixOperator
    }

    /// One past the run of operator characters that begins at `start`.
    private func endOfRun(_ start: Int) -> Int {
        var end = start
        let dots = base[start] == UInt8(ascii: ".")
        while end < count {
            let byte = base[end]
            if byte == UInt8(ascii: "."), !dots { break }
            if byte == UInt8(ascii: "<"), end > start, endOfPlaceholder(at: end) != nil { break }
            if classes[Int(byte)] & Characters.operatorPart != 0 {
                end += 1
            } else if byte >= 0x80, let scalar = scalar(at: end),
                end == start
                    ? Characters.startsOperator(scalar.value) : Characters.continuesOperator(scalar.value)
            {
                end += scalar.length
            } else {
                break
            }
        }
        return max(end, start + 1)
    }

    private func firstSlash(_ start: Int, _ end: Int) -> Int? {
        for index in start..<end where base[index] == UInt8(ascii: "/") { return index }
        return nil
    }

    /// A comment may begin in the middle of a run.
    private func endBeforeComment(_ start: Int, _ end: Int) -> Int {
        guard end - start > 2 else { return end }
        for index in start + 1..<end
        where base[index] == UInt8(ascii: "/")
            && (byte(index + 1) == UInt8(ascii: "/") || byte(index + 1) == UInt8(ascii: "*"))
        {
            return index
        }
        return end
    }

    /// Whether something that an operator could belong to ends right before `offset`.
    func isLeftBound(_ offset: Int) -> Bool {
        guard offset > 0 else { return false }
        switch base[offset - 1] {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "/"):
            return offset < 2 || base[offset - 2] != UInt8(ascii: "*") || lastEnd == offset
        case 0xA0:
            return offset < 2 || base[offset - 2] != 0xC2
        default:
            return true
        }
    }

    /// Whether something that an operator could belong to begins right at `offset`.
    func isRightBound(_ offset: Int, leftBound: Bool) -> Bool {
        switch byte(offset) {
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","),
            UInt8(ascii: ";"), UInt8(ascii: ":"), 0:
            return false
        case UInt8(ascii: "."):
            return !leftBound
        case UInt8(ascii: "/"):
            return byte(offset + 1) != UInt8(ascii: "/") && byte(offset + 1) != UInt8(ascii: "*")
        case 0xC2:
            return byte(offset + 1) != 0xA0
        default:
            return true
        }
    }
}
