/// Names and keywords.
extension Lexer {
    @inline(__always)
    mutating func identifier(_ flags: TokenFlags) {
        let start = at
        // Locals, so that the loop writes no memory.
        let (base, count, classes) = (self.base, self.count, self.classes)
        var end = start
        while end < count {
            let bits = classes[Int(base[end])]
            if bits & Characters.identifierPart != 0 {
                end += 1
            } else if bits & Characters.high != 0, let scalar = scalar(at: end),
                Characters.continuesIdentifier(scalar.value)
            {
                end += scalar.length
            } else {
                break
            }
        }
        at = end
        let length = end - start
        if length == 1, base[start] == UInt8(ascii: "_") {
            emit(.wildcard, from: start, flags: flags)
            return
        }
        let keyword = keywords.lookUp(base + start, length, room: count - start)
        emit(keyword.isReserved ? .keyword : .identifier, from: start, keyword: keyword, flags: flags)
    }

    /// `$0`, `$isOn`, `$`; `\$isOn` in a pattern.
    mutating func dollarIdentifier(_ flags: TokenFlags) {
        let start = at
        if base[at] != UInt8(ascii: "$") { at += 1 }
        at += 1
        while at < count {
            if isClass(at, Characters.identifierPart) {
                at += 1
            } else if let scalar = scalar(at: at), scalar.value > 0x7F, Characters.continuesIdentifier(scalar.value) {
                at += scalar.length
            } else {
                break
            }
        }
        emit(at == start + 1 ? .identifier : .dollarIdentifier, from: start, flags: flags)
    }

    /// A name in backticks, in which nearly everything may stand.
    mutating func escapedIdentifier(_ flags: TokenFlags) {
        let start = at
        at += 1
        while at < count, base[at] != UInt8(ascii: "`"), base[at] != UInt8(ascii: "\n"), base[at] != UInt8(ascii: "\r")
        {
            at += 1
        }
        if byte(at) == UInt8(ascii: "`"), at > start + 1 {
            at += 1
            emit(.identifier, from: start, flags: flags)
            return
        }
        at = start + 1
        problem(start, at, "this backtick has no partner on the line")
        emit(.backtick, from: start, flags: flags)
    }

    /// `<#name#>`, as editors leave it; false if it is not one.
    mutating func placeholder(_ flags: TokenFlags) -> Bool {
        guard let end = endOfPlaceholder(at: at) else { return false }
        let start = at
        at = end
        emit(.identifier, from: start, flags: flags)
        return true
    }

    /// One past the placeholder that begins at an offset, if one does.
    func endOfPlaceholder(at start: Int) -> Int? {
        guard byte(start) == UInt8(ascii: "<"), byte(start + 1) == UInt8(ascii: "#") else { return nil }
        var scan = start + 2
        while scan < count {
            switch base[scan] {
            case UInt8(ascii: "\n"): return nil
            case UInt8(ascii: "<") where byte(scan + 1) == UInt8(ascii: "#"): return nil
            case UInt8(ascii: "#") where byte(scan + 1) == UInt8(ascii: ">"): return scan + 2
            default: scan += 1
            }
        }
        return nil
    }
}
