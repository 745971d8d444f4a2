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
        /// `*` and a text without wildcards, the most frequent pattern of all.
        case ending([UInt8])
        /// A name with `*`, `?`, `[…]`, `\`.
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
            } else if name.contains(where: isSpecial) {
                let isEnding = name.first == UInt8(ascii: "*") && !name.dropFirst().contains(where: isSpecial)
                segments.append(isEnding ? .ending(Array(name.dropFirst())) : .wild(Array(name)))
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
        case .literal, .ending, .wild:
            return !names.isEmpty && matchesName(names[names.startIndex], segments) && matches(names.dropFirst(), rest)
        }
    }

    private func matchesName(_ name: [UInt8], _ segments: ArraySlice<Segment>) -> Bool {
        switch segments.first {
        case .literal(let text): name == text
        case .ending(let text): name.count >= text.count && name.suffix(text.count).elementsEqual(text)
        case .wild(let pattern): wildcard(pattern, matches: name)
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

private func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
}

/// Matches one name, without slashes, against `*`, `?`, `[…]` and `\`.
private func wildcard(_ pattern: [UInt8], matches name: [UInt8]) -> Bool {
    var matcher = WildcardMatcher(pattern: pattern, name: name)
    return matcher.run()
}

private struct WildcardMatcher {
    let pattern: [UInt8]
    let name: [UInt8]
    private var inPattern = 0
    private var inName = 0

    init(pattern: [UInt8], name: [UInt8]) {
        self.pattern = pattern
        self.name = name
    }

    mutating func run() -> Bool {
        // Where to go on when the last `*` has to take one byte more.
        var retry: (pattern: Int, name: Int)?
        while true {
            if inPattern < pattern.count, pattern[inPattern] == UInt8(ascii: "*") {
                inPattern += 1
                retry = (inPattern, inName)
                continue
            }
            if inName == name.count && inPattern == pattern.count { return true }
            if inName < name.count, matchOne() { continue }
            guard let again = retry, again.name < name.count else { return false }
            (inPattern, inName) = (again.pattern, again.name + 1)
            retry = (inPattern, inName)
        }
    }

    /// Matches the next element of the pattern against the next character of the name and goes past both. `?` takes
    /// a whole character, however many bytes it has.
    private mutating func matchOne() -> Bool {
        guard inPattern < pattern.count else { return false }
        let byte = name[inName]
        switch pattern[inPattern] {
        case UInt8(ascii: "?"):
            inPattern += 1
            repeat { inName += 1 } while inName < name.count && name[inName] & 0xC0 == 0x80
            return true
        case UInt8(ascii: "["):
            if let (accepts, end) = bracket(byte) {
                guard accepts else { return false }
                inPattern = end
                inName += 1
                return true
            }
            // Without a closing bracket it stands for itself.
            return matchLiteral(byte)
        case UInt8(ascii: "\\") where inPattern + 1 < pattern.count:
            inPattern += 1
            if matchLiteral(byte) { return true }
            inPattern -= 1
            return false
        default:
            return matchLiteral(byte)
        }
    }

    private mutating func matchLiteral(_ byte: UInt8) -> Bool {
        guard pattern[inPattern] == byte else { return false }
        inPattern += 1
        inName += 1
        return true
    }

    /// `[a-z]`, `[!a-z]`, `[^a-z]`: whether it accepts the byte, and where it ends; nil when it is not closed.
    private func bracket(_ byte: UInt8) -> (accepts: Bool, end: Int)? {
        var index = inPattern + 1
        let negated =
            index < pattern.count && (pattern[index] == UInt8(ascii: "!") || pattern[index] == UInt8(ascii: "^"))
        if negated { index += 1 }
        var accepts = false
        let first = index
        while index < pattern.count, index == first || pattern[index] != UInt8(ascii: "]") {
            if pattern[index] == UInt8(ascii: "\\"), index + 1 < pattern.count { index += 1 }
            let lower = pattern[index]
            index += 1
            if index + 1 < pattern.count, pattern[index] == UInt8(ascii: "-"), pattern[index + 1] != UInt8(ascii: "]") {
                if lower <= byte && byte <= pattern[index + 1] { accepts = true }
                index += 2
            } else if lower == byte {
                accepts = true
            }
        }
        return index < pattern.count ? (accepts != negated, index + 1) : nil
    }
}
