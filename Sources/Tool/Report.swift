import Edits
import Recipes
import SourceText

/// How many findings came to what, over a whole run.
package struct Tally: Equatable, Sendable {
    package var found = 0
    package var changed = 0
    package var changedFiles = 0
    /// Would change at a higher `--level`.
    package var waiting = 0
    /// For the person to decide: audits and suggestions.
    package var asked = 0
    package var refused = 0
    /// Places, plus whole files that could not be read as source.
    package var notExamined = 0
    /// Kept away by a comment.
    package var suppressed = 0
    /// In the baseline.
    package var leftOut = 0
    /// Declined, or not answered, with `-i`.
    package var notChosen = 0
    /// Findings above the level that is shown.
    package var hidden = 0

    package init() {}

    /// Counts what the results say up to the level `shown`.
    package init(_ analysis: Analysis, shown: Level) {
        for result in analysis.results {
            // A file that only receives helpers of checks is counted with those that call them.
            if result.outcome.findings.contains(where: { $0.status == .changed }) { changedFiles += 1 }
            notExamined += result.outcome.notExamined.count
            suppressed += result.outcome.suppressed.count
            leftOut += result.outcome.leftOut.count
            for finding in result.outcome.findings {
                guard finding.isShown(upTo: shown) else {
                    hidden += 1
                    continue
                }
                found += 1
                switch finding.status {
                case .changed: changed += 1
                case .waiting: waiting += 1
                case .asked: asked += 1
                case .refused: refused += 1
                }
            }
        }
        notExamined += analysis.failures.count { $0.isAboutOneFile }
    }

    /// The engine leaves out what was declined like what is in the baseline; it was found all the same.
    func declining(_ number: Int) -> Tally {
        var tally = self
        tally.found += number
        tally.leftOut -= number
        tally.notChosen = number
        return tally
    }
}

extension Failure {
    /// Whether a file was left out because of it.
    fileprivate var isAboutOneFile: Bool {
        switch self {
        case .unreadable, .binary, .invalidUTF8: true
        default: false
        }
    }
}

extension Finding {
    /// A finding that waits is told even above the level: its number is what `--level` is chosen by.
    func isShown(upTo level: Level) -> Bool { self.level <= level || status == .waiting && self.level < .manual }
}

/// The words of a run's end.
enum Summary {
    /// `12 found in 137 files: 8 to change in 5 files, 2 waiting, …`
    static func line(_ tally: Tally, files: Int, verb: Verb, seconds: Double) -> String {
        let changes = verb == .apply ? "changed" : "to change"
        var parts = [
            "\(tally.changed) \(changes) in \(count(tally.changedFiles, "file"))",
            "\(tally.waiting) waiting", "\(tally.asked) for you to decide", "\(tally.refused) refused",
            "\(tally.notExamined) not examined",
        ]
        if tally.suppressed > 0 { parts.append("\(tally.suppressed) suppressed") }
        if tally.notChosen > 0 { parts.append("\(tally.notChosen) not chosen") }
        if tally.leftOut > 0 { parts.append("\(tally.leftOut) left out") }
        return "\(tally.found) found in \(count(files, "file")): \(parts.joined(separator: ", ")); "
            + "\(decimal(seconds, places: 2)) s"
    }

    /// What the person may do next, one line each.
    static func hints(_ tally: Tally, verb: Verb) -> [String] {
        var hints: [String] = []
        if tally.waiting > 0 {
            let (wait, them) = tally.waiting == 1 ? ("1 change waits", "it") : ("\(tally.waiting) changes wait", "them")
            hints.append("\(wait) for ‘--level review’: read \(them) with ‘glazier diff’ first")
        }
        if verb != .scan, tally.asked + tally.refused > 0 {
            let what = count(tally.asked + tally.refused, "finding")
            hints.append("‘glazier scan’ shows the \(what) that need\(tally.asked + tally.refused == 1 ? "s" : "") you")
        }
        if tally.hidden > 0 { hints.append("‘glazier scan --level manual’ shows \(tally.hidden) more") }
        return hints
    }
}

/// `1 file`, `2 files`.
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

/// A number with a fixed count of decimals, without Foundation.
func decimal(_ value: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<places { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    let fraction = String(scaled % scale)
    return "\(scaled / scale)." + String(repeating: "0", count: places - fraction.utf8.count) + fraction
}

extension Session {
    /// Tells what kept parts of the input from being looked at. Returns the exit codes that follow.
    func reportProblems(_ analysis: Analysis, _ recipeFailures: [Failure]) -> [Int32] {
        for failure in recipeFailures + analysis.failures { console.report(failure) }
        for path in analysis.excluded {
            console.note("\(path): left out by an ignore rule; --force-include takes it")
        }
        var codes = (recipeFailures + analysis.failures).map(\.exitCode)
        for result in analysis.results where !result.outcome.notExamined.isEmpty {
            codes.append(ExitCode.input)
            let lines = result.source.lines()
            for place in result.outcome.notExamined {
                console.report(
                    located(place.range, result, lines, "not examined: " + place.reason, excerpt: true))
            }
        }
        for result in analysis.results {
            for message in result.outcome.wrongSuppressions { console.report(render(message, in: result.source)) }
        }
        return codes
    }

    /// Rewrites that the engine took back itself. The code is only then a failure when nothing else was left.
    func reportFailures(_ analysis: Analysis) -> [Int32] {
        var failed = false
        for result in analysis.results {
            for failure in result.outcome.failures {
                failed = true
                console.report(render(failure, in: result.source))
            }
        }
        let anyLeft = analysis.results.contains { !$0.outcome.edits.isEmpty }
        return failed && !anyLeft ? [ExitCode.verification] : []
    }

    /// Two recipes that want the same bytes: which one stayed, and what to do.
    func noteConflicts(_ result: FileResult, _ lines: LineTable) {
        for conflict in result.outcome.conflicts {
            let text =
                "‘\(conflict.refused)’ set aside, ‘\(conflict.accepted)’ changes the same place; run again after applying"
            console.note(located(conflict.range, result, lines, text, excerpt: false))
        }
    }

    /// The targets of the run, the last line, and what to do next.
    func summarize(_ analysis: Analysis, _ tally: Tally, verb: Verb) {
        for found in analysis.targets where found.assumed {
            console.note(
                "warning: no deployment target found; \(found.targets) is assumed. Say it with --target iOS=17")
        }
        let known = analysis.targets.filter { !$0.assumed }
        for found in known.prefix(3) { console.note("target: \(found.targets) (\(found.origin))") }
        if known.count > 3 { console.note("and \(known.count - 3) more: ‘glazier project’ lists them") }
        if options.timing {
            for timing in analysis.timings {
                console.note("time: \(decimal(timing.seconds * 1000, places: 1)) ms to \(timing.step)")
            }
            console.note("read: \(decimal(Double(analysis.byteCount) / 1_000_000, places: 1)) MB")
        }
        for hint in Summary.hints(tally, verb: verb) { console.note(hint) }
        let seconds = fileSystem.seconds() - started
        console.note(
            console.paint(
                Summary.line(tally, files: analysis.fileCount, verb: verb, seconds: seconds), .bold))
    }
}

/// `path:line:column: text`, with the source line and marks below it.
func located(
    _ range: ByteRange, _ result: FileResult, _ lines: LineTable, _ text: String, excerpt: Bool
) -> String {
    let place = lines.position(range.start)
    let marks = excerpt ? markedLine(range, at: place, in: result.source, lines) : ""
    return "\(result.source.path):\(place.line):\(place.column): \(text)\(marks)"
}
