import SourceText

/// The flat `key: value` lines between the two `---` lines of a recipe.
struct RecipeHeader {
    static let keys = [
        "id", "format", "level", "gate", "in", "guidance", "message", "after", "tags", "since", "set",
        "discards",
    ]

    var id = ""
    var level = Level.review
    var gate = GateRule.auto
    var requiredImport: String?
    var guidance: [String] = []
    var message = ""
    var after: [String] = []
    var tags: [String] = []
    var since: Int?
    var set: String?
    var discards: [String] = []

    private var seen: Set<String> = []
    /// Where the value of each key stands.
    private(set) var lines: [String: RecipeLine] = [:]

    /// Takes one header line; what is wrong with it is returned, with the bytes to point at.
    mutating func take(_ line: RecipeLine) -> (text: String, next: String?, range: ByteRange)? {
        guard let colon = line.text.firstIndex(of: ":") else {
            return ("a header line reads 'key: value'", "the keys are \(Self.keys.joined(separator: ", "))", line.range)
        }
        let key = String(line.text[..<colon].trimmed)
        let value = String(line.text[line.text.index(after: colon)...].trimmed)
        let keyRange = ByteRange(line.range.start, line.range.start + line.text[..<colon].utf8.count)
        let valueRange = ByteRange(line.range.end - value.utf8.count, line.range.end)
        guard Self.keys.contains(key) else {
            let hint = nearest(key, in: Self.keys).map { "did you mean '\($0)'?" }
            return (
                "unknown header key '\(key)'", hint ?? "the keys are \(Self.keys.joined(separator: ", "))", keyRange
            )
        }
        guard seen.insert(key).inserted else {
            return ("the header key '\(key)' stands twice", "remove one of the two", keyRange)
        }
        lines[key] = line
        guard !value.isEmpty else {
            return ("the header key '\(key)' has no value", "write one, or remove the line", keyRange)
        }
        return set(key, value).map { ($0.text, $0.next, valueRange) }
    }

    private mutating func set(_ key: String, _ value: String) -> (text: String, next: String?)? {
        let list = value.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
        switch key {
        case "id":
            id = value
            guard isRecipeID(value) else {
                return ("'\(value)' is no id", "an id reads area.name, for instance buttons.round-icon")
            }
        case "format":
            if value != "1" { return ("format \(value) is not known", "this tool reads format 1") }
        case "level":
            guard let level = Level(name: value) else {
                return ("unknown level '\(value)'", "the levels are safe, review, manual")
            }
            self.level = level
        case "gate":
            guard let gate = GateRule(rawValue: value) else {
                return ("unknown gate '\(value)'", "the gates are auto, if, helper, type, none")
            }
            self.gate = gate
        case "in": requiredImport = value
        case "guidance": guidance = list
        case "message": message = value
        case "after": after = list
        case "tags": tags = list
        case "set": set = value
        case "discards": discards = list.map { $0.hasPrefix("$") ? String($0.dropFirst()) : $0 }
        case "since":
            guard let release = Int(value) else {
                return ("'since' wants a release number, not '\(value)'", "for instance 'since: 26'")
            }
            since = release
        default: break
        }
        return nil
    }
}
