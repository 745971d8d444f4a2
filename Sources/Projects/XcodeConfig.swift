import SourceText

/// Reads .xcconfig files: `NAME = value` lines, `//` comments, `#include "path"` and `#include? "path"`.
///
/// A class, because files are read when a project names them: outside of a repository nobody has listed them, and many
/// a one is ignored by Git. Many build configurations refer to the same few, so each is read once.
final class XcodeConfig {
    private let bytes: (String) -> ContiguousArray<UInt8>?
    /// The bytes of each file asked for, nil where there is none.
    private var files: [String: ContiguousArray<UInt8>?] = [:]
    private var known: [String: [Setting]] = [:]

    /// - Parameter read: the bytes of a file, by path relative to the root; nil when there is none.
    init(read: @escaping (String) -> ContiguousArray<UInt8>?) {
        bytes = read
    }

    /// Whether there is such a file.
    func holds(_ path: String) -> Bool { file(path) != nil }

    /// The settings of a file in the order in which they take effect, those of included files in their place; none
    /// when there is no such file.
    func settings(of path: String) -> [Setting] {
        if let found = known[path] { return found }
        let found = read(path, including: [])
        known[path] = found
        return found
    }

    private func file(_ path: String) -> ContiguousArray<UInt8>? {
        if let found = files[path] { return found }
        let found = bytes(path)
        files[path] = .some(found)
        return found
    }

    /// A file that is missing, or includes itself, adds nothing.
    private func read(_ path: String, including: [String]) -> [Setting] {
        guard let bytes = file(path), !including.contains(path), including.count < 16 else { return [] }
        let lines = LineTable(bytes)
        let source = SourceText(path: path, bytes: bytes)
        var settings: [Setting] = []
        for number in 1...lines.count {
            let line = trimmed(withoutComment(source.string(in: lines.line(number))))
            if line.hasPrefix("#include") {
                let quoted = line.split(separator: "\"", omittingEmptySubsequences: false)
                guard quoted.count >= 2, let other = Paths.join(Paths.parent(of: path), String(quoted[1])) else {
                    continue
                }
                settings += read(other, including: including + [path])
            } else if let separator = separator(in: line) {
                let value = trimmed(line[line.index(after: separator)...])
                settings.append(
                    Setting(
                        name: String(trimmed(line[..<separator])),
                        value: String(value.hasSuffix(";") ? value.dropLast() : value), path: path, line: number))
            }
        }
        return settings
    }

    /// The `=` between name and value; the condition of a name holds one of its own, as in `NAME[sdk=macosx*] = value`.
    private func separator(in line: Substring) -> Substring.Index? {
        var isInCondition = false
        return line.indices.first { index in
            if line[index] == "[" { isInCondition = true }
            if line[index] == "]" { isInCondition = false }
            return line[index] == "=" && !isInCondition
        }
    }

    private func withoutComment(_ line: String) -> Substring {
        var previous: Character?
        for index in line.indices {
            if line[index] == "/" && previous == "/" { return line[..<line.index(before: index)] }
            previous = line[index]
        }
        return line[...]
    }

    private func trimmed(_ text: Substring) -> Substring {
        let start = text.firstIndex { !$0.isWhitespace } ?? text.endIndex
        let end = text.lastIndex { !$0.isWhitespace }.map { text.index(after: $0) } ?? start
        return text[start..<max(start, end)]
    }
}
