/// What one run changed, with all that is needed to take it back.
struct JournalEntry: Equatable, Sendable {
    struct File: Equatable, Sendable {
        /// Below the root of the project.
        var name: String
        /// Nil when the run made the file.
        var old: ContiguousArray<UInt8>?
        var new: SHA256
    }

    /// When the run began, as the person's clock said.
    var time: String
    /// The command line, for `undo --list`.
    var command: String
    /// How many changes each recipe made.
    var recipes: [String: Int]
    var files: [File]

    private static let firstLine = "glazier journal 1"

    /// Lines that a person can read, a line that vouches for them, and the old bytes of all files.
    var pieces: [ContiguousArray<UInt8>] {
        var lines = [Self.firstLine, "time \(time)", "command \(escaped(command))"]
        lines += recipes.sorted { $0.key < $1.key }.map { "recipe \($0.value) \($0.key)" }
        lines += files.map { file in
            "file \(file.old.map { SHA256($0).text } ?? "none") \(file.new.text) \(file.old?.count ?? 0) "
                + escaped(file.name)
        }
        let head = ContiguousArray((lines.joined(separator: "\n") + "\n").utf8)
        return [head, ContiguousArray("end \(SHA256(head).text)\n".utf8)] + files.compactMap(\.old)
    }

    init(time: String, command: String, recipes: [String: Int], files: [File]) {
        self.time = time
        self.command = command
        self.recipes = recipes
        self.files = files
    }

    /// Nil when the bytes are not those of an entry, whole and unchanged.
    init?(_ bytes: ContiguousArray<UInt8>) {
        var reader = LineReader(bytes)
        guard reader.next() == Self.firstLine else { return nil }
        self.init(time: "", command: "", recipes: [:], files: [])
        var sums: [(old: SHA256?, size: Int)] = []
        while let line = reader.next() {
            let words = line.split(separator: " ", maxSplits: 1).map(String.init)
            guard words.count == 2 else { return nil }
            switch words[0] {
            case "time": time = words[1]
            case "command": command = unescaped(words[1])
            case "recipe":
                let parts = words[1].split(separator: " ")
                guard parts.count == 2, let number = Int(parts[0]) else { return nil }
                recipes[String(parts[1])] = number
            case "file":
                guard let (file, old, size) = Self.file(words[1]) else { return nil }
                files.append(file)
                sums.append((old, size))
            case "end":
                guard SHA256(ContiguousArray(bytes[..<reader.lineStart])).text == words[1] else { return nil }
                guard takeBytes(bytes[reader.offset...], sums) else { return nil }
                return
            default: return nil
            }
        }
        return nil
    }

    private static func file(_ text: String) -> (File, old: SHA256?, size: Int)? {
        let parts = text.split(separator: " ", maxSplits: 3)
        guard parts.count == 4, let new = SHA256(text: parts[1]), let size = Int(parts[2]), size >= 0
        else { return nil }
        let old = SHA256(text: parts[0])
        guard old != nil || (parts[0] == "none" && size == 0) else { return nil }
        return (File(name: unescaped(String(parts[3])), old: nil, new: new), old, size)
    }

    private mutating func takeBytes(
        _ bytes: ContiguousArray<UInt8>.SubSequence, _ sums: [(old: SHA256?, size: Int)]
    ) -> Bool {
        var rest = bytes
        for (index, sum) in sums.enumerated() {
            guard let wanted = sum.old else { continue }
            guard rest.count >= sum.size else { return false }
            let old = ContiguousArray(rest.prefix(sum.size))
            guard SHA256(old) == wanted else { return false }
            files[index].old = old
            rest = rest.dropFirst(sum.size)
        }
        return rest.isEmpty
    }
}

/// Hands out lines that end in `\n`.
private struct LineReader {
    let bytes: ContiguousArray<UInt8>
    /// Where the line that was handed out last begins, and where the next one does.
    private(set) var lineStart = 0
    private(set) var offset = 0

    init(_ bytes: ContiguousArray<UInt8>) { self.bytes = bytes }

    mutating func next() -> String? {
        guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
        lineStart = offset
        offset = end + 1
        return String(decoding: bytes[lineStart..<end], as: UTF8.self)
    }
}

/// A text on one line: control characters and `%` as `%0A`.
func escaped(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
        if byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: "%") {
            let digits = String(byte, radix: 16, uppercase: true)
            result += "%\(digits.utf8.count == 1 ? "0" : "")\(digits)".utf8
        } else {
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}

func unescaped(_ text: String) -> String {
    var result: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
        if byte == UInt8(ascii: "%"), let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16) {
            result.append(value)
            rest = rest.dropFirst(2)
        } else {
            result.append(byte)
        }
    }
    return String(decoding: result, as: UTF8.self)
}
