/// Modifiers of declarations.
extension Parser {
    /// Whether a word is a modifier; `class` is one only before a declaration.
    func isModifier(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .private, .fileprivate, .internal, .public, .package, .open, .static, .final, .override, .lazy, .weak,
            .unowned, .mutating, .nonmutating, .required, .convenience, .dynamic, .optional, .indirect, .infix, .prefix,
            .postfix, .nonisolated, .isolated, .async, .distributed, .borrowing, .consuming, .__consuming, ._const,
            ._local, .__setter_access, .reasync, .sending, ._compilerInitialized:
            return true
        default:
            return false
        }
    }

    mutating func parseModifiers() {
        while keyword != .none {
            if at(.class) {
                guard classIsModifier(position) else { return }
                takeAs(.declModifier, role: .modifier)
                continue
            }
            guard isModifier(keyword) else { return }
            let start = mark
            let mayHaveDetail = modifierMayHaveDetail(keyword)
            take()
            if mayHaveDetail, kind == .leftParen, modifierDetailFollows(position) {
                let detail = mark
                take()
                if kind != .rightParen { take() }
                expectClosing(.rightParen, "')' is missing")
                finish(.declModifierDetail, from: detail)
            }
            finish(.declModifier, from: start, role: .modifier)
        }
    }

    func modifierMayHaveDetail(_ keyword: Keyword) -> Bool {
        switch keyword {
        case .private, .fileprivate, .internal, .public, .package, .open, .unowned, .nonisolated: return true
        default: return false
        }
    }

    private func modifierDetailFollows(_ index: Int) -> Bool {
        var end = index
        skipSingle(&end)
        return end - index <= 3
    }

    /// Whether `class` at an index belongs to the declaration that follows: `class func`.
    func classIsModifier(_ index: Int) -> Bool {
        let next = token(index + 1)
        switch next.keyword {
        case .func, .var, .let, .subscript, .override, .`init`: return true
        case .class, .struct, .enum, .typealias: return next.kind == .keyword
        case .none: return false
        default:
            return isModifier(next.keyword) && isDeclaration(at: index + 1, allowsInit: true, member: true)
        }
    }
}
