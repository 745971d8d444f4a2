/// Integer and floating-point literals.
extension Lexer {
    mutating func number(_ flags: TokenFlags) {
        let start = at
        let second = byte(at + 1)
        var isFloat = false
        if base[at] == UInt8(ascii: "0"), second == UInt8(ascii: "x") {
            at += 2
            skipDigits(Characters.hexDigit)
            isFloat = hexFraction()
        } else if base[at] == UInt8(ascii: "0"), second == UInt8(ascii: "o") || second == UInt8(ascii: "b") {
            at += 2
            skipDigits(Characters.digit)
        } else {
            skipDigits(Characters.digit)
            isFloat = !isVersion(flags) && decimalFraction()
        }
        if isClass(at, Characters.identifierPart) {
            let bad = at
            while isClass(at, Characters.identifierPart) { at += 1 }
            problem(bad, at, "these characters do not belong in a number")
        }
        emit(isFloat ? .floatLiteral : .integerLiteral, from: start, flags: flags)
    }

    /// Whether the number is part of a version: `iOS 26.0`, `introduced: 10.15.4`. Versions are numbers with periods
    /// between them, not fractions.
    private func isVersion(_ flags: TokenFlags) -> Bool {
        guard let last = tokens.last else { return false }
        switch last.kind {
        case .identifier:
            // No other name is followed by a number on its line, but a few words that are prefixes are.
            guard !flags.contains(.startsLine),
                last.keyword == .none || last.keyword == .swift
                    || last.keyword == ._PackageDescription
            else { return false }
            return true
        case .binaryOperator:
            // `* 7.0`, where a platform is wanted.
            return tokens.count > 2 && tokens[tokens.count - 2].kind == .comma && lastEnd - Int(last.textStart) == 1
                && base[Int(last.textStart)] == UInt8(ascii: "*")
        case .colon:
            guard tokens.count > 5 else { return false }
            switch tokens[tokens.count - 2].keyword {
            case .introduced, .deprecated, .obsoleted: return inAvailableAttribute
            default: return false
            }
        default:
            return false
        }
    }

    /// Whether the tokens read last are arguments of `@available`.
    private var inAvailableAttribute: Bool {
        var index = tokens.count - 3
        let limit = max(1, index - 100)
        while index > limit {
            if tokens[index].keyword == .availability { return true }
            if tokens[index].kind == .leftParen {
                return tokens[index - 1].keyword == .available || tokens[index - 1].keyword == ._spi_available
            }
            index -= 1
        }
        return false
    }

    private mutating func skipDigits(_ digits: UInt8) {
        while at < count, classes[Int(base[at])] & digits != 0 || base[at] == UInt8(ascii: "_") { at += 1 }
    }

    /// `.5`, `e10`; not `.description`, and not the second part of `tuple.0.1`.
    private mutating func decimalFraction() -> Bool {
        if byte(at) == UInt8(ascii: ".") {
            guard isClass(at + 1, Characters.digit), tokens.last?.kind != .period else { return false }
            at += 1
            skipDigits(Characters.digit)
            exponent()
            return true
        }
        return exponent()
    }

    @discardableResult
    private mutating func exponent() -> Bool {
        guard byte(at) == UInt8(ascii: "e") || byte(at) == UInt8(ascii: "E") else { return false }
        at += 1
        if byte(at) == UInt8(ascii: "-") || byte(at) == UInt8(ascii: "+") { at += 1 }
        skipDigits(Characters.digit)
        return true
    }

    /// `.8p3`, `p-2`; a fraction without an exponent is a member access.
    private mutating func hexFraction() -> Bool {
        let end = at
        if byte(at) == UInt8(ascii: ".") {
            guard isClass(at + 1, Characters.hexDigit) else { return false }
            at += 1
            skipDigits(Characters.hexDigit)
        }
        guard byte(at) == UInt8(ascii: "p") || byte(at) == UInt8(ascii: "P") else {
            at = end
            return false
        }
        at += 1
        if byte(at) == UInt8(ascii: "-") || byte(at) == UInt8(ascii: "+") { at += 1 }
        skipDigits(Characters.digit)
        return true
    }
}
