import SourceText

/// Reads .xcconfig files: `NAME = value` lines, `//` comments, `#include "path"` and `#include? "path"`.
struct XcodeConfig {
    private let files: [String: ContiguousArray<UInt8>]
    /// Many build configurations refer to the same few files, so each is read once.
    private var known: [String: [Setting]] = [:]

    /// - Parameter files: the bytes of the configuration files, by path relative to the root.
    init(files: [String: ContiguousArray<UInt8>]) {
        self.files = files
        for path in files.keys { known[path] = read(path, including: []) }
    }

    /// Whether there is such a file.
    func holds(_ path: String) -> Bool { files[path] != nil }

    /// The settings of a file in the order in which they take effect, those of included files in their place; none
    /// when there is no such file.
    func settings(of path: String) -> [Setting] { known[path] ?? [] }

    /// A file that is missing, or includes itself, adds nothing.
    private func read(_ path: String, including: [String]) -> [Setting] {
        guard let bytes = files[path], !including.contains(path), including.count < 16 else { return [] }
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
