import Recipes
import SourceText

/// What was applied, and what is left to do, for each recipe.
func status(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipes(session)
    let project = ProjectFolder(of: session.options, in: session.fileSystem)
    let analysis = analyze(
        session.options, book: book, level: .review, baseline: try Baseline(of: project), readsAllComments: true,
        fileSystem: session.fileSystem)
    let codes = session.reportProblems(analysis, shelf.failures)
    let journal = Journal(project: project)
    var entries: [(name: Journal.Name, entry: JournalEntry)] = []
    for name in try journal.names() { entries.append((name, try journal.entry(name))) }

    var table = StatusTable()
    table.add(entries.map(\.entry))
    table.add(analysis)
    let runs = entries.reversed().map { "  \(describe($0.entry, isOpen: $0.name.isOpen))\n" }
    session.console.print("Applied, newest first:\n" + (runs.isEmpty ? "  nothing\n" : runs.joined()))
    session.console.print("\n" + table.text)
    let places = Tally(analysis, shown: .manual).notExamined
    if places > 0 { session.console.print("\n\(count(places, "place")) not examined\n") }
    session.noteIdleSuppressions(analysis)
    return exitCode(codes)
}

/// One line for a run that can be taken back.
func describe(_ entry: JournalEntry, isOpen: Bool) -> String {
    let changes = entry.recipes.values.reduce(0, +)
    return "\(entry.time)  \(count(changes, "change")) in \(count(entry.files.count, "file"))  "
        + "glazier \(entry.command)\(isOpen ? "  (stopped half way)" : "")"
}

/// Numbers for each recipe, in columns.
private struct StatusTable {
    private enum Column: String, CaseIterable {
        case found, changed, safe, review
        case asked = "to decide"
        case refused, suppressed, baselined
    }
    private var rows: [String: [Column: Int]] = [:]

    mutating func add(_ entries: [JournalEntry]) {
        for (recipe, changes) in entries.flatMap(\.recipes) { add(changes, recipe, .changed) }
    }

    mutating func add(_ analysis: Analysis) {
        for result in analysis.results {
            for finding in result.outcome.findings {
                add(1, finding.recipe, .found)
                switch finding.status {
                case .changed, .waiting: add(1, finding.recipe, finding.level == .safe ? .safe : .review)
                case .asked: add(1, finding.recipe, .asked)
                case .refused: add(1, finding.recipe, .refused)
                }
            }
            for finding in result.outcome.suppressed { add(1, finding.recipe, .suppressed) }
            for finding in result.outcome.leftOut { add(1, finding.recipe, .baselined) }
        }
    }

    private mutating func add(_ number: Int, _ recipe: String, _ column: Column) {
        rows[recipe, default: [:]][column, default: 0] += number
    }

    var text: String {
        if rows.isEmpty { return "Nothing found.\n" }
        let width = max("recipe".count, rows.keys.map(\.count).max() ?? 0)
        let head = padded("recipe", width) + Column.allCases.map { "  " + $0.rawValue }.joined() + "\n"
        return head
            + rows.sorted { $0.key < $1.key }.map { recipe, numbers in
                padded(recipe, width)
                    + Column.allCases.map { column in
                        let number = numbers[column].map(String.init) ?? "-"
                        return String(repeating: " ", count: column.rawValue.count + 2 - number.count) + number
                    }.joined() + "\n"
            }.joined()
    }

    private func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.count)
    }
}

extension Session {
    /// Comments that keep no recipe away. With a choice of recipes nobody can tell, since others may be meant.
    func noteIdleSuppressions(_ analysis: Analysis) {
        guard options.only.isEmpty, options.skip.isEmpty else { return }
        for result in analysis.results where !result.outcome.idleSuppressions.isEmpty {
            let lines = result.source.lines()
            for range in result.outcome.idleSuppressions {
                console.note(
                    located(range, result, lines, "this comment keeps no recipe away: remove it", excerpt: false))
            }
        }
    }
}
