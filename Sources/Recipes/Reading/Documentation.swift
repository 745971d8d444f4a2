import SourceText

/// Where the documents say more about a mistake in a recipe file: by the part of the file that the message points at.
extension Message {
    /// The message with its section of the language reference, for a file of recipes, sets or equivalences.
    func documented(in files: [RecipeFile]) -> Message {
        guard see == nil, next?.hasPrefix("see docs/") != true, let file = files.first(where: { $0.path == path })
        else { return self }
        var message = self
        message.see = "docs/recipes/language.md#" + section(file)
        return message
    }

    private func section(_ file: RecipeFile) -> String {
        if EquivalenceTable.isTable(path) { return "equivalences" }
        if RecipeSet(file) != nil { return "sets" }
        let lines = recipeLines(String(decoding: file.bytes, as: UTF8.self))
        guard let range, let line = lines.last(where: { $0.range.start <= range.start }) else { return "header" }
        let isRule: (RecipeLine) -> Bool = { $0.trimmed == "---" }
        if isRule(line) || lines[..<(line.number - 1)].filter({ isRule($0) }).count < 2 { return "header" }
        // An opening line with a role, and no closing one since.
        var role: Substring?
        for line in lines[..<(line.number - 1)] where line.trimmed.hasPrefix("```") {
            let words = line.trimmed.drop { $0 == "`" }.split(separator: " ")
            role = role == nil ? (words.first == "swift" ? words.dropFirst().first : words.first) ?? "" : nil
        }
        switch role {
        case "match", "rewrite", "swift-diff": return "patterns"
        case "where": return "conditions"
        case "helper", "fallback": return "helpers-and-fallbacks"
        default:
            return line.trimmed.hasSuffix(" helper") || line.trimmed.hasSuffix(" fallback")
                ? "helpers-and-fallbacks" : "fences"
        }
    }
}
