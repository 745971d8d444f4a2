/// Repair of missing and surplus braces by indentation, so that one of them does not shift everything that follows into
/// the wrong type. Only files whose braces do not balance are looked at; no other file pays for it or is changed by it.
extension Parser {
    /// The indentation of the line on which the current opening brace stands; -1 where it does not matter.
    var indentationOfBlock: Int {
        guard repairsBraces else { return -1 }
        var index = position
        while index > 0, !tokens[index].flags.contains(.startsLine) { index -= 1 }
        return indentation(of: index)
    }

    /// Whether the current token stands no deeper than the line that opened the block: the block was never closed.
    @inline(__always)
    func isOutdented(_ block: Int) -> Bool {
        guard block >= 0, startsLine, kind != .rightBrace, kind != .endOfFile else { return false }
        switch kind {
        // A line may begin with these in the first column whatever it belongs to.
        case .poundIf, .poundElse, .poundElseif, .poundEndif: return false
        default: return indentation(of: position) <= block
        }
    }

    /// Whether the current brace stands deeper than the line that opened the block, so that it closes something else.
    @inline(__always)
    func isSurplusBrace(_ block: Int) -> Bool {
        guard block >= 0, kind == .rightBrace, startsLine else { return false }
        return indentation(of: position) > block
    }

    private func indentation(of index: Int) -> Int {
        let start = Int(tokens[index].textStart)
        var offset = start
        while offset > 0, bytes[offset - 1] == 0x20 || bytes[offset - 1] == 0x09 { offset -= 1 }
        return start - offset
    }
}
