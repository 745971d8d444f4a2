import Platforms
import SourceText
import SwiftTree

/// Which symbols need which system: the rows of `Recipes/availability.md`. No recipe writes `#available`; the engine
/// reads here what the code that it emits needs.
package struct ApiTable: Sendable {
    struct Symbol: Sendable {
        /// The tokens of the symbol as they stand in emitted code.
        var tokens: [String]
        var availability: Availability
    }
    /// A new modifier that takes the arguments of an old one, or that older systems do without.
    struct Rename: Sendable, Equatable {
        var new: String
        /// `nil` where nothing takes its place.
        var old: String?
        /// The protocol that has it: `View` or `ToolbarContent`.
        var receiver: String
        /// Parameters and arguments of the helper that chooses between the two.
        var parameters: String
        var arguments: String

        var helper: String { ApiTable.helperName(for: new) }
    }

    /// What the helper is called that uses a modifier where it exists.
    static func helperName(for modifier: String) -> String { modifier + "IfAvailable" }

    private(set) var symbols: [Symbol] = []
    private(set) var renames: [Rename] = []
    private(set) var problems: [Message] = []

    package init(_ file: RecipeFile) {
        var columns: [Platform?] = []
        var isRenames = false
        for line in recipeLines(String(decoding: file.bytes, as: UTF8.self)) where line.trimmed.hasPrefix("|") {
            let cells = line.trimmed.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
                .map { String($0.trimmed) }
            guard let first = cells.first else { continue }
            if first == "new" {
                isRenames = true
            } else if isRenames, first.hasPrefix("`"), cells.count == 5 {
                let plain = cells.map { $0.filter { $0 != "`" } }
                renames.append(
                    Rename(
                        new: plain[0], old: plain[1] == "-" ? nil : plain[1], receiver: plain[2], parameters: plain[3],
                        arguments: plain[4]))
            } else if first == "symbol" {
                isRenames = false
                columns = cells.dropFirst().map { Platform(rawValue: $0) }
            } else if first.hasPrefix("`") {
                add(first, Array(cells.dropFirst()), columns, line, file.path)
            }
        }
    }

    private mutating func add(
        _ symbol: String, _ cells: [String], _ columns: [Platform?], _ line: RecipeLine, _ path: String
    ) {
        let code = Code(symbol.filter { $0 != "`" }, dialect: .swift)
        var introduced: [Platform: Version] = [:]
        for (platform, cell) in zip(columns, cells) {
            guard let platform, cell != "-" else { continue }
            guard let version = Version(cell) else {
                problems.append(
                    Message(
                        severity: .error, path: path, range: line.range, text: "'\(cell)' is not a version",
                        next: "write a version such as 26.0, or - where the symbol does not exist"))
                continue
            }
            introduced[platform] = version
        }
        let tokens = code.tree.tokens.indices.dropLast().map(code.text)
        // The SDK of the new release comes with Xcode 26, and that with Swift 6.2.
        let isNew = introduced.values.contains { $0 >= Version(GateContext.release) }
        let availability = Availability(introduced: introduced, compiler: isNew ? Version(6, 2) : nil)
        symbols.append(Symbol(tokens: tokens, availability: availability))
    }

    /// What code with these tokens needs; `nil` when it holds no symbol of the table. `except` is code that had the
    /// symbol before.
    func needs(_ tokens: [String], except: [String] = []) -> Availability? {
        var result: Availability?
        for symbol in symbols where contains(tokens, symbol.tokens) && !contains(except, symbol.tokens) {
            result = result.map { $0.intersection(symbol.availability) } ?? symbol.availability
        }
        return result
    }

    /// The symbols of the table in some emitted code, by the names that a project could have taken.
    func emittedNames(_ tokens: [String]) -> [String] {
        symbols.filter { contains(tokens, $0.tokens) }.flatMap(\.names)
    }

    private func contains(_ tokens: [String], _ run: [String]) -> Bool {
        guard !run.isEmpty, tokens.count >= run.count else { return false }
        return (0...(tokens.count - run.count)).contains { tokens[$0..<$0 + run.count].elementsEqual(run) }
    }
}

extension ApiTable.Symbol {
    /// The identifiers of the symbol that are new with it: of `.buttonStyle(.glass)` only `glass`. Roles of a button are
    /// members of a type that nobody extends, and their names are too common to ask for.
    var names: [String] {
        let old: Set<String> = [
            "buttonStyle", "buttonBorderShape", "circle", "Button", "role", "cancel", "close", "confirm",
        ]
        return tokens.filter { $0.first.map { $0.isLetter || $0 == "_" } == true && !old.contains($0) }
    }
}
