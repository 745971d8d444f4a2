/// One line of a `.gitignore`, or a glob of `--include`, `--exclude` and the command line: the rules are the same.
package struct IgnorePattern: Equatable, Sendable {
    /// `!pattern`: takes back an earlier exclusion.
    package let negated: Bool
    /// `pattern/`: matches folders only.
    package let foldersOnly: Bool
    private let segments: [Segment]

    private enum Segment: Equatable, Sendable {
        /// A name without wildcards.
        case literal([UInt8])
        /// A name with `*`, `?`, `[…]`.
        case wild([UInt8])
        /// `**`: any number of names.
        case anyDepth
    }

    /// Reads one line; nil for an empty line and a comment.
    package init?(line: some Sequence<UInt8>) {
        var text = Array(line)
        if text.last == 0x0D { text.removeLast() }
        trimTrailingSpaces(&text)
        if text.isEmpty || text[0] == UInt8(ascii: "#") { return nil }
        negated = text[0] == UInt8(ascii: "!")
        if negated { text.removeFirst() }
        foldersOnly = text.last == UInt8(ascii: "/")
        if foldersOnly { text.removeLast() }
        // A slash at the front or in the middle ties the pattern to the folder of its file.
        let anchored = text.contains(UInt8(ascii: "/"))
        if text.first == UInt8(ascii: "/") { text.removeFirst() }
        if text.isEmpty { return nil }
        var segments: [Segment] = anchored ? [] : [.anyDepth]
        for name in text.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false) {
            if name.elementsEqual("**".utf8) {
                if segments.last != .anyDepth { segments.append(.anyDepth) }
            } else if name.contains(where: { "*?[\\".utf8.contains($0) }) {
                segments.append(.wild(Array(name)))
            } else {
                segments.append(.literal(Array(name)))
            }
        }
        self.segments = segments
    }

    package init?(_ text: String) { self.init(line: text.utf8) }

    /// Whether the pattern names this very path, given as its names below the pattern's folder.
    package func matches(_ names: ArraySlice<[UInt8]>, isFolder: Bool) -> Bool {
        if foldersOnly && !isFolder { return false }
        return matches(names, segments[...])
    }

    private func matches(_ names: ArraySlice<[UInt8]>, _ segments: ArraySlice<Segment>) -> Bool {
        guard let segment = segments.first else { return names.isEmpty }
        let rest = segments.dropFirst()
        switch segment {
        case .anyDepth:
            // At the end, `**` asks for at least one name: `a/**` is what lies in `a`, not `a`.
            if rest.isEmpty { return !names.isEmpty }
            if rest.count == 1 { return names.last.map { matchesName($0, rest) } ?? false }
            return names.indices.contains { matches(names[$0...], rest) }
        case .literal, .wild:
            return !names.isEmpty && matchesName(names[names.startIndex], segments) && matches(names.dropFirst(), rest)
        }
    }

    private func matchesName(_ name: [UInt8], _ segments: ArraySlice<Segment>) -> Bool {
        switch segments.first {
        case .literal(let text): name == text
        case .wild(let pattern): wildcard(pattern[...], matches: name[...])
        case .anyDepth, nil: false
        }
    }
}

/// The pattern lines of one file, and the folder that they speak about.
package struct IgnoreRules: Sendable {
    /// Number of names in the path of the folder below the walk's top.
    let depth: Int
    let patterns: [IgnorePattern]

    package init(depth: Int, text: ContiguousArray<UInt8>) {
        self.depth = depth
        var text = text[...]
        if text.starts(with: [0xEF, 0xBB, 0xBF]) { text = text.dropFirst(3) }
        patterns = text.split(separator: 0x0A).compactMap { IgnorePattern(line: $0) }
    }

    package init(depth: Int, patterns: [IgnorePattern]) {
        self.depth = depth
        self.patterns = patterns
    }

    /// What the last matching line says: true to exclude, false to take back; nil when no line matches.
    package func verdict(_ names: [[UInt8]], isFolder: Bool) -> Bool? {
        guard names.count > depth else { return nil }
        let below = names[depth...]
        return patterns.last { $0.matches(below, isFolder: isFolder) }.map { !$0.negated }
    }
}

/// Spaces at the end do not count unless a backslash stands before them.
private func trimTrailingSpaces(_ text: inout [UInt8]) {
    while text.last == 0x20 {
        let before = text.dropLast().last
        if before == UInt8(ascii: "\\") { return }
        text.removeLast()
    }
}

/// Matches one name, without slashes, against `*`, `?`, `[…]` and `\`.
private func wildcard(_ pattern: ArraySlice<UInt8>, matches name: ArraySlice<UInt8>) -> Bool {
    var pattern = pattern
    var name = name
    // Where to go on when the last `*` has to take one byte more.
    var retry: (pattern: ArraySlice<UInt8>, name: ArraySlice<UInt8>)?
    while true {
        if pattern.first == UInt8(ascii: "*") {
            pattern = pattern.drop { $0 == UInt8(ascii: "*") }
            retry = (pattern, name)
            continue
        }
        if name.isEmpty && pattern.isEmpty { return true }
        if let byte = name.first, let rest = matchOne(pattern, byte, &name) {
            pattern = rest
            continue
        }
        guard let again = retry, !again.name.isEmpty else { return false }
        pattern = again.pattern
        name = again.name.dropFirst()
        retry = (pattern, name)
    }
}

/// Matches the first element of the pattern against the first character of the name and takes it off; returns the
/// rest of the pattern, nil without a match. `?` takes a whole character, however many bytes it has.
private func matchOne(
    _ pattern: ArraySlice<UInt8>, _ byte: UInt8, _ name: inout ArraySlice<UInt8>
) -> ArraySlice<UInt8>? {
    guard let first = pattern.first else { return nil }
    switch first {
    case UInt8(ascii: "?"):
        name = name.dropFirst().drop { $0 & 0xC0 == 0x80 }
        return pattern.dropFirst()
    case UInt8(ascii: "["):
        guard let (accepts, rest) = bracket(pattern, byte) else {
            // Without a closing bracket it stands for itself.
            guard byte == first else { return nil }
            name = name.dropFirst()
            return pattern.dropFirst()
        }
        guard accepts else { return nil }
        name = name.dropFirst()
        return rest
    case UInt8(ascii: "\\"):
        guard let escaped = pattern.dropFirst().first, escaped == byte else { return nil }
        name = name.dropFirst()
        return pattern.dropFirst(2)
    default:
        guard first == byte else { return nil }
        name = name.dropFirst()
        return pattern.dropFirst()
    }
}

/// `[a-z]`, `[!a-z]`, `[^a-z]`: whether it accepts the byte, and what follows it; nil when it is not closed.
private func bracket(_ pattern: ArraySlice<UInt8>, _ byte: UInt8) -> (accepts: Bool, rest: ArraySlice<UInt8>)? {
    var rest = pattern.dropFirst()
    let negated = rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^")
    if negated { rest = rest.dropFirst() }
    var accepts = false
    var isFirst = true
    while let low = rest.first, isFirst || low != UInt8(ascii: "]") {
        isFirst = false
        rest = rest.dropFirst()
        var lower = low
        if low == UInt8(ascii: "\\"), let escaped = rest.first {
            lower = escaped
            rest = rest.dropFirst()
        }
        if rest.first == UInt8(ascii: "-"), let upper = rest.dropFirst().first, upper != UInt8(ascii: "]") {
            rest = rest.dropFirst(2)
            if lower <= byte && byte <= upper { accepts = true }
        } else if lower == byte {
            accepts = true
        }
    }
    guard rest.first == UInt8(ascii: "]") else { return nil }
    return (accepts != negated, rest.dropFirst())
}
