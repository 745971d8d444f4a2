/// Platforms and versions in `#available`, `@available` and their relatives.
extension Parser {
    /// `iOS 26, macOS 26, *`
    mutating func parseAvailabilityArguments() {
        while true {
            let argument = mark
            if atOperator("*") { take() } else { parsePlatformVersion() }
            let more = takeIf(.comma)
            if position > argument.token { finish(.availabilityArgument, from: argument, role: .argument) }
            if !more || position == argument.token { return }
        }
    }

    /// `iOS, introduced: 17, deprecated, message: "…"`
    mutating func parseAvailableArguments() {
        while true {
            let argument = mark
            switch keyword {
            case .message, .renamed:
                let labeled = mark
                take()
                expect(.colon, "':' is missing")
                parseSimpleString()
                finish(.availabilityLabeledArgument, from: labeled)
            case .introduced, .obsoleted, .deprecated:
                let labeled = mark
                let mayStandAlone = keyword == .deprecated
                take()
                if kind == .colon {
                    take()
                    parseVersion()
                    finish(.availabilityLabeledArgument, from: labeled)
                } else if !mayStandAlone {
                    missing("':' and a version are missing")
                }
            case .unavailable, .noasync:
                take()
            default:
                if atOperator("*") {
                    take()
                } else if kind == .identifier || kind == .dollarIdentifier {
                    if peek().kind == .comma { take() } else { parsePlatformVersion() }
                } else {
                    return
                }
            }
            let more = takeIf(.comma)
            if position > argument.token { finish(.availabilityArgument, from: argument, role: .argument) }
            if !more || position == argument.token { return }
        }
    }

    /// `iOS 26.1`, `swift 6`
    mutating func parsePlatformVersion() {
        let start = mark
        if atName || atOperator("*") { take() } else { missing("the name of a platform is missing") }
        if dialect == .pattern, atOperator("...") { take() }
        if kind == .integerLiteral || kind == .floatLiteral || kind == .dollarIdentifier { parseVersion() }
        if position > start.token { finish(.platformVersion, from: start) }
    }

    /// `26`, `10.15.4`: the lexer has kept the numbers apart.
    private mutating func parseVersion() {
        let start = mark
        guard kind == .integerLiteral || kind == .floatLiteral || kind == .dollarIdentifier else {
            missing("a version is missing")
            return
        }
        take()
        while kind == .period {
            let component = mark
            take()
            expect(.integerLiteral, "a number is missing")
            finish(.versionComponent, from: component)
        }
        finish(.versionTuple, from: start)
    }
}
