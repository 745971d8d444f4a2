import Platforms
import Recipes
import SourceText

/// The command line, understood.
package struct Arguments: Equatable, Sendable {
    package var command: Command
    package var options: Options

    package init(command: Command, options: Options = Options()) {
        self.command = command
        self.options = options
    }

    /// Reads the words after the tool's name. `exists` tells a path from a mistyped verb, since `diff` may be left out.
    package init(_ words: [String], exists: (String) -> Bool) throws(Failure) {
        var words = words[...]
        if let first = words.first, first == "--version" || first == "-V" {
            self.init(command: .version)
            return
        }
        let verb = try takeVerb(&words, exists: exists)
        var parser = ArgumentParser(verb: verb)
        try parser.read(words)
        if parser.wantsHelp {
            self.init(command: .help(verb))
            return
        }
        let command = try parser.command()
        try checkTogether(&parser.options, parser.positions)
        if command == .apply, parser.options.level == .manual { throw .manualCannotBeApplied }
        self.init(command: command, options: parser.options)
    }
}

/// Options that make sense only with, or only without, another.
private func checkTogether(_ options: inout Options, _ positions: [String]) throws(Failure) {
    if options.stdin, options.stdinPath == nil { throw .optionNeeds("--stdin", other: "--path FILE") }
    if let path = options.stdinPath {
        if !options.stdin { throw .optionNeeds("--path", other: "--stdin") }
        if let other = positions.first {
            throw .optionClash("--stdin", other, why: "there is one file, and --path names it")
        }
        options.paths = [path]
    }
    if options.bisect, options.verify == nil { throw .optionNeeds("--bisect", other: "--verify COMMAND") }
    for (isGiven, other) in [
        (options.allowDirty, "--allow-dirty"), (options.allowStaged, "--allow-staged"),
        (options.allowNoVCS, "--allow-no-vcs"),
    ] where options.commit && isGiven {
        throw .optionClash("--commit", other, why: "the commit would take along what is not of this run")
    }
}

/// Takes the verb off the front; leaves the words alone where they begin with a path or an option.
private func takeVerb(_ words: inout ArraySlice<String>, exists: (String) -> Bool) throws(Failure) -> Verb {
    guard let first = words.first else { return .diff }
    if first == "--help" || first == "-h" { return .help }
    if let verb = Verb(rawValue: first) {
        words = words.dropFirst()
        return verb
    }
    if first.hasPrefix("-") { return takeVerb(behindOptions: &words, exists: exists) }
    let looksLikePath = first.utf8.contains { "/.*?[".utf8.contains($0) }
    if looksLikePath || exists(first) { return .diff }
    throw .unknownVerb(first, nearest: verbMeant(first))
}

/// `--level review apply`: the first word that is neither an option nor the value of one may be the verb.
private func takeVerb(behindOptions words: inout ArraySlice<String>, exists: (String) -> Bool) -> Verb {
    var index = words.startIndex
    while index < words.endIndex, words[index] != "--" {
        let word = words[index]
        if !word.hasPrefix("-") {
            guard let verb = Verb(rawValue: word), !exists(word) else { return .diff }
            words.remove(at: index)
            return verb
        }
        let rule = OptionRule.all.first { $0.name == word || $0.short == word }
        index += rule?.value == nil ? 1 : 2
    }
    return .diff
}

/// The verb that a word was meant to be; `list` is one of `recipe`.
private func verbMeant(_ word: String) -> String? {
    let recipeVerbs = RecipeVerb.allCases.map(\.rawValue)
    if recipeVerbs.contains(word) { return "recipe \(word)" }
    return nearest(word, in: Verb.allCases.map(\.rawValue)) ?? nearest(word, in: recipeVerbs).map { "recipe \($0)" }
}

/// What is called otherwise here than in other tools.
private let optionsOfOtherTools = [
    "--dry-run": "glazier diff", "-n": "glazier diff", "--json": "--format json", "-v": "glazier --version",
    "--recipe": "--only", "--rule": "--only", "--write": "glazier apply", "--fix": "glazier apply",
    "--yes": "glazier apply", "-y": "glazier apply",
]

/// Sorts the words behind a verb into options and positions.
private struct ArgumentParser {
    let verb: Verb
    var options = Options()
    var positions: [String] = []
    var wantsHelp = false

    init(verb: Verb) { self.verb = verb }

    mutating func read(_ words: ArraySlice<String>) throws(Failure) {
        var rest = words
        while let word = rest.popFirst() {
            if word == "--" {
                positions += rest
                return
            }
            if word == "--help" || word == "-h" {
                wantsHelp = true
            } else if word.hasPrefix("-"), word != "-" {
                try readOption(word, &rest)
            } else {
                positions.append(word)
            }
        }
    }

    private mutating func readOption(_ word: String, _ rest: inout ArraySlice<String>) throws(Failure) {
        var name = word
        var value: String?
        if word.hasPrefix("--"), let equals = word.firstIndex(of: "=") {
            name = String(word[..<equals])
            value = String(word[word.index(after: equals)...])
        }
        let rule = try rule(named: name)
        guard let expected = rule.value else {
            if value != nil { throw .unexpectedValue(option: name) }
            try set(rule, "")
            return
        }
        // A value that looks like an option is a forgotten value, not a value.
        if value == nil, let next = rest.first, !next.hasPrefix("--") { value = rest.popFirst() }
        guard let value, !value.isEmpty else { throw .missingValue(option: name, expected: expected) }
        try set(rule, value)
    }

    private func rule(named name: String) throws(Failure) -> OptionRule {
        let named = OptionRule.all.first { $0.name == name || $0.short == name }
        if let named {
            if named.verbs.contains(verb) { return named }
            throw .optionOfOtherVerb(name, verb: verb.rawValue, others: named.verbs.map(\.rawValue))
        }
        let own = OptionRule.all.filter { $0.verbs.contains(verb) }.map(\.name)
        throw .unknownOption(
            name, verb: verb.rawValue, nearest: optionsOfOtherTools[name] ?? nearest(name, in: own))
    }

    private mutating func set(_ rule: OptionRule, _ value: String) throws(Failure) {
        do throws(WrongValue) {
            try rule.set(&options, value, verb)
        } catch {
            throw .badValue(option: rule.name, value: value, expected: error.expected, nearest: error.nearest)
        }
    }

    /// The command that the verb and the positions make.
    mutating func command() throws(Failure) -> Command {
        switch verb {
        case .diff, .apply, .scan, .project:
            options.paths = positions.isEmpty ? ["."] : positions
            return verb == .diff ? .diff : verb == .apply ? .apply : verb == .scan ? .scan : .project
        case .undo:
            // A run is taken back as a whole: a path says only which project's.
            if positions.count > 1 { throw .undoIsWhole(positions[1]) }
            options.paths = positions.isEmpty ? ["."] : positions
            return .undo
        case .status:
            options.paths = positions.isEmpty ? ["."] : positions
            return .status
        case .tree:
            if positions.isEmpty { throw .missingArgument(verb: "tree", expected: "a file") }
            options.paths = positions
            return .tree
        case .recipe:
            return try recipeCommand(positions, &options)
        case .match, .rewrite:
            return try patternCommand()
        case .help:
            return try helpCommand()
        }
    }

    /// `match PATTERN PATH…` and `rewrite PATTERN REPLACEMENT PATH…`.
    private mutating func patternCommand() throws(Failure) -> Command {
        var rest = positions[...]
        guard let pattern = rest.popFirst() else {
            throw .missingArgument(verb: verb.rawValue, expected: "a pattern in quotes, such as '.shadow($_...)'")
        }
        guard verb == .rewrite else {
            options.paths = rest.isEmpty ? ["."] : Array(rest)
            return .match(pattern: pattern)
        }
        guard let replacement = rest.popFirst() else {
            throw .missingArgument(verb: "rewrite", expected: "a replacement in quotes behind the pattern")
        }
        options.paths = rest.isEmpty ? ["."] : Array(rest)
        return .rewrite(pattern: pattern, replacement: replacement)
    }

    private func helpCommand() throws(Failure) -> Command {
        guard let word = positions.first else { return .help(nil) }
        guard let verb = Verb(rawValue: word) else {
            throw .unknownVerb(word, nearest: verbMeant(word))
        }
        return .help(verb)
    }
}

// MARK: Values

/// `iOS=17`, `macOS=14.2`; the platform in any case.
func parseTarget(_ value: String) throws(WrongValue) -> (Platform, Version) {
    let platforms = Platform.allCases
    let names = platforms.map(\.rawValue)
    let parts = value.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
    guard let name = parts.first, let platform = platforms.first(where: { sameLetters($0.rawValue, name) }) else {
        throw WrongValue(
            expected: "PLATFORM=VERSION with one of \(names.joined(separator: ", "))",
            nearest: joinedTarget(value, platforms) ?? nearest(parts.first ?? "", in: names))
    }
    guard parts.count == 2, let version = Version(parts[1]) else {
        throw WrongValue(expected: "PLATFORM=VERSION, such as \(platform.rawValue)=17")
    }
    return (platform, version)
}

/// `iOS=17` for `iOS17`, `ios-17` or `iOS 17`.
private func joinedTarget(_ value: String, _ platforms: [Platform]) -> String? {
    let letters = value.prefix { $0.isLetter }
    let number = value[letters.endIndex...].drop { " -:@".contains($0) }
    guard let platform = platforms.first(where: { sameLetters($0.rawValue, String(letters)) }),
        Version(String(number)) != nil
    else { return nil }
    return "\(platform.rawValue)=\(number)"
}

func parseLevel(_ value: String) throws(WrongValue) -> Level {
    if let level = Level(name: value) { return level }
    throw WrongValue(
        expected: "safe, review or manual", nearest: nearest(value, in: Level.allCases.map(\.name)))
}

func parseWord<Word: RawRepresentable<String>>(_ value: String, allowed: [String]) throws(WrongValue) -> Word {
    guard allowed.contains(value), let word = Word(rawValue: value) else {
        let expected =
            allowed.count == 1
            ? allowed[0] : allowed.dropLast().joined(separator: ", ") + " or " + (allowed.last ?? "")
        throw WrongValue(expected: expected, nearest: nearest(value, in: allowed))
    }
    return word
}

/// `a, b` → `a` and `b`; empty parts are dropped.
func commaList(_ value: String) -> [String] {
    value.split(separator: ",").map { part in
        String(part.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }.filter { !$0.isEmpty }
}

private func sameLetters(_ first: String, _ second: String) -> Bool { first.lowercased() == second.lowercased() }
