/// The two outputs of the tool and what may be printed on them.
///
/// Standard output carries what a program would read (a patch, a report); everything for the person beside it goes
/// to standard error.
package struct Console {
    package typealias Sink = (ContiguousArray<UInt8>) -> Void

    private let out: Sink
    private let errors: Sink
    /// Whether standard output takes colours.
    package let colorsOutput: Bool
    /// Whether standard error takes colours.
    package let colorsErrors: Bool
    /// Notes and summaries are left out; failures are not.
    package let quiet: Bool

    package init(out: @escaping Sink, errors: @escaping Sink, options: Options, fileSystem: FileSystem) {
        self.out = out
        self.errors = errors
        quiet = options.quiet
        let plain = !(fileSystem.environment("NO_COLOR") ?? "").isEmpty || fileSystem.environment("TERM") == "dumb"
        func colors(_ descriptor: Int32) -> Bool {
            switch options.color {
            case .always: true
            case .never: false
            case .auto: !plain && fileSystem.isTerminal(descriptor)
            }
        }
        colorsOutput = colors(1)
        colorsErrors = colors(2)
    }

    package func print(_ text: String) { out(ContiguousArray(text.utf8)) }

    package func print(_ bytes: ContiguousArray<UInt8>) { out(bytes) }

    /// A line for the person: left out with `--quiet`.
    package func note(_ text: String) {
        if !quiet { errors(ContiguousArray((text + "\n").utf8)) }
    }

    /// Tells a failure; never left out.
    package func report(_ failure: Failure) {
        errors(ContiguousArray(failure.rendered.utf8))
    }

    /// A text that is already laid out and must be seen, such as a rendered message.
    package func report(_ text: String) {
        errors(ContiguousArray((text.hasSuffix("\n") ? text : text + "\n").utf8))
    }

    /// A patch that must be seen.
    package func report(_ bytes: ContiguousArray<UInt8>) { errors(bytes) }

    /// A question, without a line break behind it.
    package func prompt(_ text: String) { errors(ContiguousArray(text.utf8)) }

    /// `text` in a colour, where standard error takes colours.
    package func paint(_ text: String, _ color: Color) -> String {
        colorsErrors ? color.rawValue + text + Color.plain.rawValue : text
    }

    /// `text` in a colour, where standard output takes colours.
    package func paintOutput(_ text: String, _ color: Color) -> String {
        colorsOutput ? color.rawValue + text + Color.plain.rawValue : text
    }
}

/// The escape sequences in use.
package enum Color: String, Sendable {
    case plain = "\u{1B}[0m"
    case bold = "\u{1B}[1m"
    case faint = "\u{1B}[2m"
    case red = "\u{1B}[31m"
    case green = "\u{1B}[32m"
    case yellow = "\u{1B}[33m"
    case cyan = "\u{1B}[36m"
}

/// A patch with the colours that Git gives it. Without `colored` the bytes are returned as they are.
package func colorPatch(_ patch: ContiguousArray<UInt8>, colored: Bool) -> ContiguousArray<UInt8> {
    guard colored else { return patch }
    var result = ContiguousArray<UInt8>()
    result.reserveCapacity(patch.count * 2)
    var start = 0
    var inHunk = false
    while start < patch.count {
        let end = patch[start...].firstIndex(of: 0x0A) ?? patch.count
        let line = patch[start..<end]
        if line.starts(with: "diff ".utf8) { inHunk = false }
        if line.starts(with: "@@".utf8) { inHunk = true }
        let color: Color? =
            switch line.first {
            case UInt8(ascii: "@"): .cyan
            case UInt8(ascii: "+") where inHunk: .green
            case UInt8(ascii: "-") where inHunk: .red
            default: inHunk ? nil : .bold
            }
        if let color, !line.isEmpty {
            result += color.rawValue.utf8
            // The return of a CRLF line stays outside the colour, or a terminal would paint over it.
            let text = line.last == 0x0D ? line.dropLast() : line
            result += text
            result += Color.plain.rawValue.utf8
            result += line[text.endIndex...]
        } else {
            result += line
        }
        if end < patch.count { result.append(0x0A) }
        start = end + 1
    }
    return result
}
