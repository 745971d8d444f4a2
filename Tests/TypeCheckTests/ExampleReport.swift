import BuiltInRecipes
import Foundation
import Platforms
import Recipes
import SourceText
import TestSupport

/// What an app is built for, and for which systems its changed code is judged.
struct Setting: Sendable {
    let targets: DeploymentTargets
    let judges: [Judge]

    init(_ targets: [Platform: Version], _ judges: [Judge]) {
        self.targets = DeploymentTargets(targets)
        self.judges = judges
    }

    /// Both sides of every step in what SwiftUI's builders can do, and the systems that need more than one name in a check.
    /// visionOS is judged in its newest version: what matters there is what it does not have at all.
    static let all = [
        Setting([.iOS: Version(15)], [Judge(system: .iOS, target: "15.0")]),
        Setting([.iOS: Version(16)], [Judge(system: .iOS, target: "16.0")]),
        Setting([.iOS: Version(17, 5)], [Judge(system: .iOS, target: "17.5")]),
        Setting([.iOS: Version(18)], [Judge(system: .iOS, target: "18.0")]),
        Setting([.iOS: Version(26)], [Judge(system: .iOS, target: "26.0")]),
        Setting(
            [.iOS: Version(17), .macOS: Version(14)],
            [Judge(system: .iOS, target: "17.0"), Judge(system: .macOS, target: "14.0")]),
        Setting(
            [.iOS: Version(17), .visionOS: Version(2)],
            [Judge(system: .iOS, target: "17.0"), Judge(system: .visionOS, target: "26.0")]),
    ]

    /// Each of the versions of iOS together with visionOS; too many for every example, and right for a whole app.
    static let withVisionOS = ["15.0", "16.0", "17.5", "18.0", "26.0"].map { version in
        Setting(
            [.iOS: Version(version) ?? Version(26), .visionOS: Version(2)],
            [Judge(system: .iOS, target: version), Judge(system: .visionOS, target: "26.0")])
    }
}

/// The compiler's word on all examples of all recipes.
struct ExampleReport: Sendable {
    struct Failure: Sendable {
        let recipe: String
        /// `recipe/name`
        let example: String
        let text: String
    }

    static let book: RecipeBook = {
        let files = BuiltInRecipes.files.map {
            RecipeFile(path: "Recipes/" + $0.path, bytes: ContiguousArray($0.text.utf8))
        }
        // What the documents show with a helper has to compile like what is built in.
        let documents = ["docs/recipes/cookbook.md"].compactMap { try? repositoryFile($0) }
            .flatMap { String(decoding: $0, as: UTF8.self).components(separatedBy: "````markdown\n").dropFirst() }
            .compactMap { $0.components(separatedBy: "\n````").first.map { $0 + "\n" } }
            .filter { $0.hasPrefix("---\nid:") && $0.contains("```swift helper") }
            .map { RecipeFile(path: "docs/recipes/cookbook.md", bytes: ContiguousArray($0.utf8)) }
        let table = files.first { $0.path.hasSuffix("availability.md") } ?? RecipeFile(path: "", bytes: [])
        return RecipeBook(files.filter { $0.path != table.path } + documents, availability: table)
    }()

    /// One of these has to take the text before the change.
    private static let homes = [Judge(system: .iOS, target: "26.0"), Judge(system: .macOS, target: "26.0")]

    private(set) var examples: [(recipe: Recipe, example: Example)] = []
    private(set) var failures: [Failure] = []
    private(set) var checked = 0
    /// Texts that were not judged for a system since the text before does not compile there either.
    private(set) var leftOut = 0

    private let compiler: Compiler
    private let settings: [Setting]
    private var standIns: [StandIns]

    init() throws {
        let compiler = try Compiler.found.get()
        self.compiler = compiler
        settings = Setting.all.filter { $0.judges.allSatisfy { compiler.systems.contains($0.system) } }
        for recipe in Self.book.recipes {
            for example in recipe.examples where !example.todo { examples.append((recipe, example)) }
        }
        standIns = examples.map { _ in StandIns() }
        for home in Self.homes where compiler.systems.contains(home.system) { try findMissingNames(home) }
        try checkAfters(try checkBefores())
    }

    /// Asks the compiler for the names that each example does not declare, until it misses no more.
    private mutating func findMissingNames(_ judge: Judge) throws {
        for _ in 0..<8 {
            let messages = try compiler.check(examples.indices.map { before($0) }, judge)
            var isNew = false
            for index in examples.indices {
                for message in messages["E\(index)", default: []] where standIns[index].note(message) { isNew = true }
            }
            if !isNew { return }
        }
    }

    /// The examples, by their place, that compile for each system before the change.
    private mutating func checkBefores() throws -> [Judge: Set<Int>] {
        let compiler = compiler
        let programs = examples.indices.map { before($0) }
        let homes = Self.homes.filter { compiler.systems.contains($0.system) }
        let judges = Array(Set(settings.flatMap(\.judges) + homes))
        let results = try twoAtATime(judges.count) { try compiler.check(programs, judges[$0]) }
        checked += programs.count * judges.count
        var passing: [Judge: Set<Int>] = [:]
        for (judge, messages) in zip(judges, results) {
            passing[judge] = Set(programs.indices.filter { !(messages["E\($0)"] ?? []).contains(where: \.isError) })
        }
        for index in examples.indices where !homes.contains(where: { passing[$0, default: []].contains(index) }) {
            let messages = judges.firstIndex(of: Self.homes[0]).map { results[$0] } ?? [:]
            fail(index, "before", messages["E\(index)", default: []].filter(\.isError), programs[index].text)
        }
        return passing
    }

    private struct Round: Sendable {
        var setting: Setting
        var judge: Judge
        var programs: [Program] = []
        var leftOut = 0
        var messages: [String: [CompilerMessage]] = [:]
    }

    /// Runs the engine over each example, with its own recipe and with all of them, and checks what came out.
    private mutating func checkAfters(_ passing: [Judge: Set<Int>]) throws {
        let (examples, standIns, compiler) = (examples, standIns, compiler)
        let rounds = settings.flatMap { setting in setting.judges.map { Round(setting: setting, judge: $0) } }
        let results = try twoAtATime(rounds.count) { place in
            var round = rounds[place]
            for (index, (recipe, example)) in examples.enumerated() {
                let alone = Self.book.filtered(only: [recipe.id], skip: [])
                for (way, book) in [("alone", alone), ("all", Self.book)] {
                    let after = Self.after(example, of: recipe, in: book, round.setting.targets)
                    if after == example.before { continue }
                    if passing[round.judge, default: []].contains(index) {
                        round.programs.append(
                            Self.program("E\(index)_\(way)", after, standIns[index], example.before))
                    } else {
                        round.leftOut += 1
                    }
                }
            }
            round.messages = try compiler.check(round.programs, round.judge)
            return round
        }
        for round in results {
            checked += round.programs.count
            leftOut += round.leftOut
            for program in round.programs {
                guard let wrong = round.messages[program.name]?.filter(\.isWrong), !wrong.isEmpty,
                    let index = Int(program.name.dropFirst().prefix { $0 != "_" })
                else { continue }
                let way = program.name.hasSuffix("_all") ? ", all recipes on" : ""
                let what = "after for \(round.setting.targets)\(way), judged for \(round.judge)"
                fail(index, what, wrong, program.text)
            }
        }
    }

    private mutating func fail(_ index: Int, _ what: String, _ messages: [CompilerMessage], _ text: String) {
        let (recipe, example) = examples[index]
        failures.append(
            Failure(
                recipe: recipe.id, example: "\(recipe.id)/\(example.name)",
                text: "\(what) (\(recipe.path):\(example.line))\n" + listing(messages, in: text)))
    }

    private func before(_ index: Int) -> Program {
        let text = examples[index].example.before
        return Self.program("E\(index)", text, standIns[index], text)
    }

    /// The text with declarations for what the text before the change is missing.
    private static func program(_ name: String, _ text: String, _ standIns: StandIns, _ before: String) -> Program {
        Program(name: name, text: standIns.renamed(text) + "\n" + standIns.declarations(for: before))
    }

    private static func after(
        _ example: Example, of recipe: Recipe, in book: RecipeBook, _ targets: DeploymentTargets
    ) -> String {
        var settings = RewriteSettings(targets: targets, level: .manual)
        if recipe.level == .manual, case .rewritten = example.kind { settings.writesManual = true }
        let outcome = rewrite(
            SourceText(path: "Example.swift", bytes: ContiguousArray(example.before.utf8)), book: book,
            settings: settings)
        return String(decoding: outcome.text, as: UTF8.self)
    }
}

/// Messages with the lines that they speak of.
func listing(_ messages: [CompilerMessage], in text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return messages.map { message in
        let line = lines.indices.contains(message.line - 1) ? "\n    \(lines[message.line - 1])" : ""
        return "  \(message.description)\(line)"
    }.joined(separator: "\n")
}
