/// Getters, setters, observers and the rest.
extension Parser {
    mutating func parseAccessorBlock() {
        let start = mark
        let indentation = indentationOfBlock
        take()
        if atAccessor {
            while atAccessor { parseAccessor() }
        } else {
            parseItems(.block, indentation: indentation)
        }
        expectClosing(.rightBrace, "'}' is missing", of: start.token)
        finish(.accessorBlock, from: start, role: .body)
    }

    /// Whether an accessor begins here, perhaps behind attributes and a modifier.
    private var atAccessor: Bool {
        var index = position
        while tokens[index].kind == .atSign { skipAttribute(&index) }
        switch tokens[index].keyword {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing:
            if isAccessorWord(index + 1) { index += 1 }
        default: break
        }
        return isAccessorWord(index)
    }

    private func isAccessorWord(_ index: Int) -> Bool {
        switch token(index).keyword {
        case .get, .set, .didSet, .willSet, .unsafeAddress, .addressWithOwner, .addressWithNativeOwner,
            .unsafeMutableAddress, .mutableAddressWithOwner, .mutableAddressWithNativeOwner, ._read, ._modify, .`init`,
            .read, .modify, .borrow, .mutate:
            return true
        default: return false
        }
    }

    private mutating func parseAccessor() {
        let start = mark
        while kind == .atSign { parseAttribute() }
        switch keyword {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing:
            takeAs(.declModifier, role: .modifier)
        default: break
        }
        let mayHaveParameter = keyword == .set || keyword == .willSet || keyword == .didSet || keyword == .`init`
        take()
        if mayHaveParameter, kind == .leftParen {
            let parameters = mark
            take()
            if atName { take() } else { missing("a name is missing") }
            expectClosing(.rightParen, "')' is missing")
            finish(.accessorParameters, from: parameters)
        }
        parseAccessorEffectsIfPresent()
        parseCodeBlockIfPresent()
        finish(.accessorDecl, from: start)
    }
}
