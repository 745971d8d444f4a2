/// The message as it is printed, without a line break at the end:
///
///     path:12:5: error: text
///       12 | source line
///          |     ^~~~
///       help: next step
///       see: docs/page.md#section
///
/// Place and source line are left out when the message has no range or `source` is nil. A range over several lines
/// is marked up to the end of its first line. Columns count UTF-8 bytes; the marks stand where a terminal shows the
/// characters.
package func render(_ message: Message, in source: SourceText?) -> String {
    var head = message.path
    var excerpt = ""
    if let range = message.range, let source {
        let lines = source.lines()
        let position = lines.position(range.start)
        if !head.isEmpty { head += ":\(position.line):\(position.column)" }
        excerpt = markedLine(range, at: position, in: source, lines)
    }
    if !head.isEmpty { head += ": " }
    var output = "\(head)\(message.severity.rawValue): \(message.text)\(excerpt)"
    if let next = message.next { output += "\n  help: \(next)" }
    if let see = message.see { output += "\n  see: \(see)" }
    return output
}

/// The source line and the marks under it, each after a line break. `position` is the place of the range's start.
package func markedLine(
    _ range: ByteRange, at position: Position, in source: SourceText, _ lines: LineTable
) -> String {
    let line = lines.line(position.line)
    let start = min(range.start, line.end)
    let end = min(max(range.end, start), line.end)
    var before = source.string(in: ByteRange(line.start, start))
    let marked = source.string(in: ByteRange(start, end))
    var after = source.string(in: ByteRange(end, line.end))
    // A line of generated code can be longer than any terminal: only the surroundings of the place are shown.
    if before.count + marked.count + after.count > longestLine {
        if before.count > longestLine / 2 { before = "…" + before.suffix(longestLine / 2) }
        let rest = max(longestLine - before.count - marked.count, 20)
        if after.count > rest { after = after.prefix(rest) + "…" }
    }

    let number = String(position.line)
    let gutter = String(repeating: " ", count: number.count)
    // Tabs stay tabs, so that the marks line up whatever a tab's width is.
    var padding = ""
    for character in before {
        padding += character == "\t" ? "\t" : String(repeating: " ", count: width(of: character))
    }
    let columns = marked.reduce(0) { $0 + width(of: $1) }
    let marks = "^" + String(repeating: "~", count: max(columns - 1, 0))
    return "\n  \(number) | \(printable(before + marked + after))\n  \(gutter) | \(padding)\(marks)"
}

private let longestLine = 200

/// Control characters of a source file must not reach the terminal.
private func printable(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
        let isControl = scalar.properties.generalCategory == .control && scalar != "\t"
        scalars.append(isControl ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
}

/// The number of terminal columns of a character: two for emoji and for East Asian wide characters.
private func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.isASCII { return 1 }
    if first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
        return 2
    default:
        return first.properties.generalCategory == .nonspacingMark ? 0 : 1
    }
}
