import Foundation
import Recipes
import SourceText

/// All views in all places: for which systems they compile as they are, and what is wrong with them afterwards.
struct PlaceReport: Sendable {
    struct Failure: Sendable {
        /// The place of the setting in `Setting.all`.
        let setting: Int
        /// `view in: place`
        let title: String
        let text: String
    }
    private(set) var programs: [Program] = []
    private(set) var passing: [Judge: Set<String>] = [:]
    private(set) var failures: [Failure] = []
    /// How many programs the engine changed, by setting.
    private(set) var changed: [Int: Int] = [:]

    /// The settings by their places in `Setting.all`. Between iOS 16 and 26 the engine makes no difference that the others
    /// do not show.
    static let settings = takesAll ? Array(Setting.all.indices) : [0, 1, 4, 5, 6]

    private static let takesAll = ProcessInfo.processInfo.environment["GLAZIER_TYPECHECK"] == "all"

    private let compiler: Compiler
    private var titles: [String: String] = [:]

    init() throws {
        compiler = try Compiler.found.get()
        add(Places.views, in: Places.all, "P")
        add(ToolbarPlaces.contents, in: ToolbarPlaces.all, "T")
        try checkBefores()
        try checkAfters()
    }

    /// Every view in every place with `GLAZIER_TYPECHECK=all`; otherwise a third of them, another third for each place.
    private mutating func add(
        _ views: [(name: String, text: String)], in places: [(name: String, text: String)], _ letter: String
    ) {
        for (place, (placeName, placeText)) in places.enumerated() {
            for (view, (viewName, viewText)) in views.enumerated() where Self.takesAll || (place + view) % 3 == 0 {
                let name = "\(letter)\(place)_\(view)"
                titles[name] = "\(viewName) in: \(placeName)"
                programs.append(Program(name: name, text: Places.prelude + Self.put(viewText, into: placeText) + "\n"))
            }
        }
    }

    /// The view at the mark, its lines indented like the mark's line.
    private static func put(_ view: String, into place: String) -> String {
        let lines = view.split(separator: "\n", omittingEmptySubsequences: false)
        return place.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            let indent = String(line.prefix { $0 == " " })
            let text = lines.joined(separator: "\n" + indent)
            return line.split(separator: "VIEW", omittingEmptySubsequences: false).joined(separator: text)
        }.joined(separator: "\n")
    }

    private mutating func checkBefores() throws {
        let (compiler, programs) = (compiler, programs)
        let judges = Array(Set(Self.settings.flatMap { Setting.all[$0].judges })).filter {
            compiler.systems.contains($0.system)
        }
        let results = try twoAtATime(judges.count) { try compiler.check(programs, judges[$0]) }
        for (judge, messages) in zip(judges, results) {
            let failing = Set(messages.filter { $0.value.contains(where: \.isError) }.keys)
            passing[judge] = Set(programs.map(\.name)).subtracting(failing)
        }
    }

    private mutating func checkAfters() throws {
        let copy = self
        let results = try twoAtATime(Self.settings.count) { try copy.afters(for: Self.settings[$0]) }
        for (index, result) in zip(Self.settings, results) {
            failures += result.failures
            changed[index] = result.changed
        }
    }

    private func afters(for index: Int) throws -> (failures: [Failure], changed: Int) {
        let setting = Setting.all[index]
        let judges = setting.judges.filter { compiler.systems.contains($0.system) }
        var failures: [Failure] = []
        var afters: [Program] = []
        for program in programs where judges.contains(where: { passing[$0, default: []].contains(program.name) }) {
            let outcome = rewrite(
                SourceText(path: "Place.swift", bytes: ContiguousArray(program.text.utf8)), book: ExampleReport.book,
                settings: RewriteSettings(targets: setting.targets, level: .manual))
            for failure in outcome.failures { failures.append(self.failure(index, program, ":\n  \(failure.text)")) }
            let text = String(decoding: outcome.text, as: UTF8.self)
            if text != program.text { afters.append(Program(name: program.name, text: text)) }
        }
        for judge in judges {
            let programs = afters.filter { passing[judge, default: []].contains($0.name) }
            let messages = try compiler.check(programs, judge)
            for program in programs {
                let wrong = messages[program.name, default: []].filter(\.isWrong)
                if wrong.isEmpty { continue }
                let text = """
                    , for \(setting.targets), judged for \(judge)
                    \(listing(wrong, in: program.text))
                    \(program.text.dropFirst(Places.prelude.count))
                    """
                failures.append(failure(index, program, text))
            }
        }
        return (failures, afters.count)
    }

    private func failure(_ setting: Int, _ program: Program, _ text: String) -> Failure {
        Failure(setting: setting, title: titles[program.name] ?? "", text: text)
    }
}
