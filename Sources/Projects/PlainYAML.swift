import SourceText

/// As much of YAML as XcodeGen files are written in: mappings, lists, both also in brackets, plain and quoted words,
/// comments, block texts (passed over), anchors and merge keys. Lines that it does not understand are passed over with
/// what stands below them.
struct PlainYAML: Sendable {
    indirect enum Value: Sendable {
        case word(String)
        case list([PlainYAML])
        case map([(key: String, value: PlainYAML)])
    }

    var value: Value
    /// 1-based.
    var line: Int

    subscript(key: String) -> PlainYAML? {
        guard case .map(let entries) = value else { return nil }
        return entries.last { $0.key == key }?.value ?? entries.last { $0.key == "<<" }.flatMap { $0.value[key] }
    }

    var word: String? {
        guard case .word(let text) = value else { return nil }
        return text
    }

    /// The entries of a mapping; none of anything else.
    var entries: [(key: String, value: PlainYAML)] {
        guard case .map(let entries) = value else { return [] }
        return entries.flatMap { $0.key == "<<" ? $0.value.entries : [$0] }
    }

    /// The elements of a list; anything else is the only element.
    var elements: [PlainYAML] {
        guard case .list(let elements) = value else { return [self] }
        return elements
    }

    /// Nil when the file is no mapping.
    init?(_ bytes: ContiguousArray<UInt8>) {
        var reader = YAMLReader(bytes)
        guard let found = reader.read(), case .map = found.value else { return nil }
        self = found
    }

    init(value: Value, line: Int) {
        self.value = value
        self.line = line
    }
}

private struct YAMLReader {
    private struct Line {
        var number: Int
        var indent: Int
        var text: Substring
    }

    private var lines: [Line] = []
    private var next = 0
    private var anchors: [String: PlainYAML] = [:]
    private var depth = 0
    private let mostDepth = 64

    init(_ bytes: ContiguousArray<UInt8>) {
        let table = LineTable(bytes)
        let source = SourceText(path: "", bytes: bytes)
        for number in 1...table.count {
            let text = source.string(in: table.line(number))
            let content = text.drop { $0 == " " }
            lines.append(Line(number: number, indent: text.count - content.count, text: content))
        }
        skipEmpty()
        if next < lines.count, lines[next].text.hasPrefix("---") { next += 1 }
    }

    mutating func read() -> PlainYAML? {
        skipEmpty()
        return next < lines.count ? block(from: lines[next].indent) : nil
    }

    private mutating func skipEmpty() {
        while next < lines.count, lines[next].text.isEmpty || lines[next].text.hasPrefix("#") { next += 1 }
    }

    /// The list or mapping whose lines begin at a column.
    private mutating func block(from indent: Int) -> PlainYAML? {
        guard depth < mostDepth else { return nil }
        depth += 1
        defer { depth -= 1 }
        let first = lines[next]
        if isItem(first.text) {
            var elements: [PlainYAML] = []
            while let line = current(at: indent), isItem(line.text) {
                let rest = line.text.dropFirst().drop { $0 == " " }
                if rest.isEmpty || rest.hasPrefix("#") {
                    next += 1
                    elements.append(nested(below: indent, line.number))
                } else if isItem(rest) || key(of: rest) != nil {
                    // What stands behind the hyphen begins a block of its own.
                    let inner = indent + line.text.count - rest.count
                    lines[next] = Line(number: line.number, indent: inner, text: rest)
                    guard let element = block(from: inner) else { break }
                    elements.append(element)
                } else {
                    next += 1
                    elements.append(inline(rest, line, indent))
                }
                passOver(below: indent)
            }
            return PlainYAML(value: .list(elements), line: first.number)
        }
        var entries: [(String, PlainYAML)] = []
        while let line = current(at: indent), let (key, rest) = key(of: line.text) {
            next += 1
            if rest.isEmpty || rest.hasPrefix("#") {
                entries.append((key, nested(below: indent, line.number)))
            } else {
                entries.append((key, inline(rest, line, indent)))
            }
            passOver(below: indent)
        }
        return entries.isEmpty ? nil : PlainYAML(value: .map(entries), line: first.number)
    }

    /// Lines that go on with a text, or that were not understood.
    private mutating func passOver(below indent: Int) {
        while next < lines.count, lines[next].text.isEmpty || lines[next].indent > indent { next += 1 }
    }

    private mutating func current(at indent: Int) -> Line? {
        skipEmpty()
        guard next < lines.count, lines[next].indent == indent, !lines[next].text.hasPrefix("...") else { return nil }
        return lines[next]
    }

    /// What stands under a key or a hyphen; a list under a key may stand at the key's own column.
    private mutating func nested(below indent: Int, _ number: Int) -> PlainYAML {
        skipEmpty()
        if next < lines.count, lines[next].indent > indent || lines[next].indent == indent && isItem(lines[next].text),
            let value = block(from: lines[next].indent)
        {
            return value
        }
        return PlainYAML(value: .word(""), line: number)
    }

    private mutating func inline(_ text: Substring, _ line: Line, _ indent: Int) -> PlainYAML {
        switch text.first {
        case "|", ">":
            passOver(below: indent)
            return PlainYAML(value: .word(""), line: line.number)
        case "&":
            let name = text.dropFirst().prefix { $0 != " " }
            let rest = text.dropFirst(name.count + 1).drop { $0 == " " }
            let isAlone = rest.isEmpty || rest.hasPrefix("#")
            let value = isAlone ? nested(below: indent, line.number) : inline(rest, line, indent)
            anchors[String(name)] = value
            return value
        case "*":
            let name = text.dropFirst().prefix { $0 != " " }
            return anchors[String(name)] ?? PlainYAML(value: .word(""), line: line.number)
        case "[", "{":
            return brackets(text, line)
        default:
            var flow = Flow(text: text, number: line.number)
            return PlainYAML(value: .word(flow.word(endsAt: "")), line: line.number)
        }
    }

    /// A list or mapping in brackets, which may go on for several lines.
    private mutating func brackets(_ text: Substring, _ line: Line) -> PlainYAML {
        var flow = Flow(text: text, number: line.number)
        while true {
            flow.reset()
            if let value = flow.value(depth: 0) { return value }
            guard next < lines.count, flow.pieces.count < 2000 else { break }
            flow.pieces.append((lines[next].text, lines[next].number))
            next += 1
        }
        return PlainYAML(value: .word(""), line: line.number)
    }

    private func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    /// The key of a line, and what stands behind the colon.
    private func key(of text: Substring) -> (key: String, rest: Substring)? {
        var index = text.startIndex
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            index = text.index(after: end)
            guard index < text.endIndex, text[index] == ":" else { return nil }
        } else if text.first == "[" || text.first == "{" || text.first == "#" {
            return nil
        } else {
            while index < text.endIndex {
                let after = text.index(after: index)
                if text[index] == ":", after == text.endIndex || text[after] == " " { break }
                index = after
            }
        }
        guard index < text.endIndex else { return nil }
        let name = text[..<index]
        let isQuoted = name.first == "\"" || name.first == "'"
        let plain = isQuoted ? name.dropFirst().dropLast() : name
        return (String(plain), text[text.index(after: index)...].drop { $0 == " " })
    }
}

/// The inside of brackets, and single words.
private struct Flow {
    var pieces: [(text: Substring, number: Int)]
    private var piece = 0
    private var rest: Substring

    init(text: Substring, number: Int) {
        pieces = [(text, number)]
        rest = text
    }

    mutating func reset() {
        piece = 0
        rest = pieces[0].text
    }

    private var number: Int { pieces[min(piece, pieces.count - 1)].number }

    /// Passes over white space, comments and ends of lines; false at the end of the text.
    private mutating func skipSpace() -> Bool {
        while true {
            rest = rest.drop { $0 == " " || $0 == "\t" }
            if let first = rest.first, first != "#" { return true }
            piece += 1
            guard piece < pieces.count else { return false }
            rest = pieces[piece].text
        }
    }

    /// Nil when the text ends before the value does.
    mutating func value(depth: Int) -> PlainYAML? {
        guard depth < 64, skipSpace(), let first = rest.first else { return nil }
        let line = number
        guard first == "[" || first == "{" else {
            return PlainYAML(value: .word(word(endsAt: ",]}")), line: line)
        }
        rest.removeFirst()
        var elements: [PlainYAML] = []
        var entries: [(String, PlainYAML)] = []
        while true {
            guard skipSpace(), let next = rest.first else { return nil }
            if next == "," {
                rest.removeFirst()
            } else if next == "]" || next == "}" {
                rest.removeFirst()
                return PlainYAML(value: first == "[" ? .list(elements) : .map(entries), line: line)
            } else if first == "[" {
                guard let element = value(depth: depth + 1) else { return nil }
                elements.append(element)
            } else {
                let key = word(endsAt: ":,}")
                guard skipSpace() else { return nil }
                guard rest.first == ":" else { continue }
                rest.removeFirst()
                guard let element = value(depth: depth + 1) else { return nil }
                entries.append((key, element))
            }
        }
    }

    /// A plain or quoted word up to one of the characters, a comment or the end of the line.
    mutating func word(endsAt ends: String) -> String {
        if let quote = rest.first, quote == "\"" || quote == "'" {
            rest.removeFirst()
            let text = rest.prefix { $0 != quote }
            rest = rest.dropFirst(text.count + 1)
            return String(text)
        }
        var text = ""
        while let next = rest.first, !ends.contains(next), !(next == "#" && text.last == " ") {
            text.append(next)
            rest.removeFirst()
        }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return text
    }
}
