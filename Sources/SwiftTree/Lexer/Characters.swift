/// What a byte may be the beginning of, as bits in a table of 256 entries: one load answers every question that the
/// lexer's loops ask.
enum Characters {
    static let identifierStart: UInt8 = 1
    static let identifierPart: UInt8 = 2
    static let operatorPart: UInt8 = 4
    static let digit: UInt8 = 8
    static let hexDigit: UInt8 = 16
    /// Space, tab, vertical tab, form feed.
    static let space: UInt8 = 32
    /// A byte at which reading the text of a string literal must stop and look.
    static let stopsString: UInt8 = 64
    /// A byte of a character outside ASCII.
    static let high: UInt8 = 128

    /// The table lives as long as the program and is never written after its first use.
    nonisolated(unsafe) static let table: UnsafePointer<UInt8> = {
        let table = UnsafeMutablePointer<UInt8>.allocate(capacity: 256)
        for value in 0..<256 {
            let byte = UInt8(value)
            var bits: UInt8 = 0
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
                bits |= identifierStart | identifierPart
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                bits |= identifierPart | digit | hexDigit
            case UInt8(ascii: "$"):
                bits |= identifierPart
            case 0x20, 0x09, 0x0B, 0x0C:
                bits |= space
            case 0x80...0xFF:
                bits |= high
            default:
                break
            }
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "f"), UInt8(ascii: "A")...UInt8(ascii: "F"): bits |= hexDigit
            default: break
            }
            if "/=-+*%<>!&|^~.?".utf8.contains(byte) { bits |= operatorPart }
            if "\"'\\\n\r".utf8.contains(byte) { bits |= stopsString }
            table[value] = bits
        }
        return UnsafePointer(table)
    }()

    /// Whether a character outside ASCII may begin an identifier.
    static func startsIdentifier(_ c: UInt32) -> Bool {
        guard continuesIdentifier(c) else { return false }
        return !isCombining(c)
    }

    /// Whether a character outside ASCII may stand inside an identifier (ranges of the Swift book's grammar).
    static func continuesIdentifier(_ c: UInt32) -> Bool {
        switch c {
        case 0xA8, 0xAA, 0xAD, 0xAF, 0xB2...0xB5, 0xB7...0xBA, 0xBC...0xBE, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0xFF,
            0x100...0x167F, 0x1681...0x180D, 0x180F...0x1FFF, 0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040,
            0x2054, 0x2060...0x206F, 0x2070...0x218F, 0x2460...0x24FF, 0x2776...0x2793, 0x2C00...0x2DFF,
            0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF, 0xF900...0xFD3D, 0xFD40...0xFDCF,
            0xFDF0...0xFE44, 0xFE47...0xFFF8:
            return true
        case 0x10000...0xEFFFD:
            return c & 0xFFFF <= 0xFFFD
        default:
            return false
        }
    }

    /// Whether a character outside ASCII may begin an operator.
    static func startsOperator(_ c: UInt32) -> Bool {
        switch c {
        case 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x2016, 0x2017,
            0x2020...0x2027, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775,
            0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3030:
            return true
        default:
            return false
        }
    }

    /// Whether a character outside ASCII may stand inside an operator.
    static func continuesOperator(_ c: UInt32) -> Bool {
        startsOperator(c) || isCombining(c) || (0xFE00...0xFE0F).contains(c) || (0xE0100...0xE01EF).contains(c)
    }

    private static func isCombining(_ c: UInt32) -> Bool {
        switch c {
        case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: return true
        default: return false
        }
    }
}
