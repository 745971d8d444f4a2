import Edits
import Platforms
import SourceText
import SwiftTree

/// What a run is about: which systems, how careful, and which names the project has taken.
package struct RewriteSettings: Sendable {
    package var targets: DeploymentTargets
    /// Changes up to this level become edits.
    package var level: Level
    /// Names that the project declares anywhere.
    package var declaredNames: Set<String>
    /// Findings that are not to be acted on, whatever their level.
    package var leftOut: Set<FindingPlace>
    package var gates: GateOptions
    /// Changes of level manual become edits too, where `level` is that: for a patch that a person decides about.
    package var writesManual = false
    /// The result will be made anew, or held against a second run by `isStable`.
    package var isDraft = false
    /// What other files of the project say.
    package var project = ProjectFacts()
    /// Helpers of checks that the module provides, by name; others are written into the file that needs them.
    package var moduleHelpers: Set<String>

    package init(
        targets: DeploymentTargets, level: Level, declaredNames: Set<String> = [], leftOut: Set<FindingPlace> = [],
        gates: GateOptions = GateOptions(), moduleHelpers: Set<String> = []
    ) {
        self.targets = targets
        self.level = level
        self.declaredNames = declaredNames
        self.leftOut = leftOut
        self.gates = gates
        self.moduleHelpers = moduleHelpers
    }
}

/// How the person wants availability checks to look.
package struct GateOptions: Equatable, Sendable {
    /// The shape of every check, whatever the recipe says; nil: each in the one that suits its place.
    package var gate: GateRule?
    /// Xcode 16 must be able to build the result: new API stands behind `#if compiler(>=6.2)` as well.
    package var supportsOlderXcode: Bool

    package init(gate: GateRule? = nil, supportsOlderXcode: Bool = false) {
        self.gate = gate
        self.supportsOlderXcode = supportsOlderXcode
    }
}

/// Runs all recipes of the book over one file. Pure: nothing is read or written.
///
/// First the code is rewritten as if it ran on the new system only, until no recipe finds anything more; then the
/// edits get their availability checks; then the result is parsed and compared with the original.
package func rewrite(_ source: SourceText, book: RecipeBook, settings: RewriteSettings) -> Outcome {
    var outcome = Outcome(text: source.bytes)
    var book = book
    var candidates = book.candidates(source.bytes)
    guard !candidates.isEmpty || Suppressions.occur(in: source.bytes) else { return outcome }
    var excluded: [FindingPlace: String] = [:]
    while true {
        let rewriter = FileRewriter(source: source, book: book, candidates: candidates, settings: settings)
        outcome = rewriter.run(failures: outcome.failures, excluded: excluded)
        let verification = Verification(source: source, outcome: outcome, book: book)
        let culprit =
            verification.culprit()
            ?? (settings.isDraft
                ? nil
                : FileRewriter.culpritOfSecondRun(outcome, of: source, book: book, settings: settings))
        guard let culprit else { return outcome }
        outcome.failures.append(
            Message(
                severity: .error, path: source.path, range: culprit.range,
                text: "the result of \(culprit.recipe) \(culprit.problem); it was left out here",
                next: "please report the recipe and the file"))
        // One bad place is left out; a recipe with several, or one that cannot be placed, goes for the whole file.
        let place = FindingPlace(recipe: culprit.recipe, start: culprit.range.start)
        let known = excluded.keys.count { $0.recipe == culprit.recipe }
        if known < 3, excluded.updateValue("the result \(culprit.problem)", forKey: place) == nil { continue }
        book = book.filtered(only: [], skip: [culprit.recipe])
        candidates = book.candidates(source.bytes)
    }
}

/// Whether a second run over the result of a draft would change nothing.
package func isStable(_ outcome: Outcome, of source: SourceText, book: RecipeBook, settings: RewriteSettings) -> Bool {
    FileRewriter.culpritOfSecondRun(outcome, of: source, book: book, settings: settings) == nil
}

/// One run over one file.
private struct FileRewriter {
    let source: SourceText
    let book: RecipeBook
    let settings: RewriteSettings
    private let original: Code
    /// The recipes whose needed words occur in the original.
    private let candidates: Set<Int>

    init(source: SourceText, book: RecipeBook, candidates: Set<Int>, settings: RewriteSettings) {
        self.source = source
        self.book = book
        self.candidates = candidates
        self.settings = settings
        original = Code(parse(source.bytes))
    }

    /// A rewrite that comes upon its own result is stopped after this many passes.
    static let mostPasses = 8

    func run(failures: [Message], excluded: [FindingPlace: String]) -> Outcome {
        var excluded = excluded
        while true {
            var pass = Passes(rewriter: self, excluded: excluded)
            pass.run()
            let layout = Layout(original)
            let helpers = GateHelpers(
                code: original, layout: layout, declaredNames: settings.declaredNames,
                provided: settings.moduleHelpers)
            let planner = GatePlanner(
                code: original, layout: layout, targets: settings.targets, options: settings.gates, helpers: helpers,
                api: book.api)
            let plan = planner.plan(pass.edits, pass.groups)
            if plan.refused.isEmpty {
                return outcome(pass, plan, failures)
            }
            // What cannot be checked is left out, and the rest is planned anew.
            for (finding, reason) in plan.refused {
                let found = pass.findings[finding]
                excluded[FindingPlace(recipe: found.recipe, start: found.range.start)] = reason
            }
        }
    }

    /// The recipe that a second run would find something for; nil when that run would change nothing. Recipes that match
    /// their own result are named already, and what was left out on purpose would be found again.
    static func culpritOfSecondRun(
        _ outcome: Outcome, of source: SourceText, book: RecipeBook, settings: RewriteSettings
    ) -> Verification.Culprit? {
        guard !outcome.edits.isEmpty, outcome.endless == nil, settings.leftOut.isEmpty else { return nil }
        let second = FileRewriter(
            source: SourceText(path: source.path, bytes: outcome.text), book: book,
            candidates: book.candidates(outcome.text), settings: settings)
        let again = second.run(failures: [], excluded: [:]).findings.filter { $0.status == .changed }
        let first = outcome.findings.filter { $0.status == .changed }
        guard let recipe = again.first(where: { found in first.contains { $0.recipe == found.recipe } })?.recipe,
            let finding = first.last(where: { $0.recipe == recipe })
        else { return nil }
        return Verification.Culprit(
            recipe: recipe, range: finding.range, problem: "would be changed again by a second run")
    }

    private func outcome(_ pass: Passes, _ plan: GatePlanner.Plan, _ failures: [Message]) -> Outcome {
        var outcome = Outcome(text: apply(plan.edits, to: source.bytes))
        outcome.edits = plan.edits
        outcome.helpers = plan.helpers
        outcome.findings = pass.findings.sorted { $0.range.start < $1.range.start }
        outcome.suppressed = pass.suppressed
        outcome.views = pass.views
        outcome.replacedTypes = pass.replacedTypes
        outcome.keptAway = pass.keptAway
        outcome.leftOut = pass.leftOut
        (outcome.idleSuppressions, outcome.wrongSuppressions) = pass.uselessSuppressions
        outcome.conflicts = pass.conflicts
        outcome.failures = failures
        outcome.endless = pass.endless
        outcome.discarded = pass.discarded
        if let recipe = pass.endless {
            outcome.failures.append(
                Message(
                    severity: .error, path: source.path, range: nil,
                    text: "\(recipe) matches its own result: it was stopped after \(Self.mostPasses) passes",
                    next: "add a where line that the result does not satisfy"))
        }
        outcome.notExamined = original.tree.problems.map { NotExamined(range: $0.range, reason: $0.message) }
        outcome.notExamined += pass.givenUp
        return outcome
    }

    /// Rewrites for the new system only, pass after pass, each on the text that the one before left.
    struct Passes {
        let rewriter: FileRewriter
        let excluded: [FindingPlace: String]
        var edits: [Edit] = []
        var groups: [PlannedGroup] = []
        var findings: [Finding] = []
        var conflicts: [Conflict] = []
        var views: Set<String> = []
        var replacedTypes: [String: ReplacedType] = [:]
        var suppressed: [Finding] = []
        var leftOut: [Finding] = []
        /// The comments that kept a recipe away, by their index.
        var busy: Set<Int> = []
        /// Places at which a pattern tried too many combinations.
        var givenUp: [NotExamined] = []
        /// Comments that went with the code they stood in.
        var discarded: [String] = []
        var keptAway: [KeptAway: Int] = [:]
        /// The recipe that went on matching what it wrote itself.
        var endless: String?

        init(rewriter: FileRewriter, excluded: [FindingPlace: String]) {
            self.rewriter = rewriter
            self.excluded = excluded
        }

        mutating func run() {
            let code = passes()
            guard !edits.isEmpty else { return }
            let unused = UnusedHelpers(before: rewriter.original, after: code, names: rewriter.book.helperNames)
                .removal()
            guard !unused.edits.isEmpty else { return }
            edits = compose(edits, then: unused.edits, original: rewriter.source.bytes)
            discarded += unused.comments
        }

        /// The code that the passes leave.
        private mutating func passes() -> Code {
            var code = rewriter.original
            for pass in 0..<FileRewriter.mostPasses {
                let set = onePass(code, isFirst: pass == 0)
                guard !set.isEmpty else { return code }
                edits = compose(edits, then: set, original: rewriter.source.bytes)
                code = Code(parse(apply(edits, to: rewriter.source.bytes)))
                // Passes are bounded; who still finds its own result at the end is named.
                if pass == FileRewriter.mostPasses - 1 { endless = groups.last?.recipe }
            }
            return code
        }

        /// The comments that keep no recipe away, and those that cannot. A comment that names only recipes which are not
        /// part of this run may well be of use in another.
        var uselessSuppressions: (idle: [ByteRange], wrong: [Message]) {
            guard let suppressions = Suppressions(rewriter.original.tree) else { return ([], []) }
            let comments = suppressions.comments
            let present = rewriter.book.recipes.map(\.id)
            var wrong = suppressions.misspelt.map { range, word, meant in
                warning(range, "‘\(word)’ keeps no recipe away: write ‘\(meant)’")
            }
            if let known = rewriter.book.knownIDs {
                for comment in comments {
                    for id in comment.ids ?? [] where !known.contains(where: { Self.named($0, id) }) {
                        let near = nearest(id, in: known).map { "; did you mean ‘\($0)’?" } ?? ""
                        wrong.append(warning(comment.range, "there is no recipe ‘\(id)’\(near)"))
                    }
                }
            }
            let told = Set(wrong.compactMap(\.range))
            let idle = comments.indices.filter { index in
                !busy.contains(index) && !told.contains(comments[index].range)
                    && present.contains { comments[index].names($0) }
            }
            return (idle.map { comments[$0].range }, wrong)
        }

        private static func named(_ recipe: String, _ name: String) -> Bool {
            Suppressions.Comment(ids: [name], lines: 0...0, range: ByteRange(0, 0)).names(recipe)
        }

        private func warning(_ range: ByteRange, _ text: String) -> Message {
            Message(severity: .warning, path: rewriter.source.path, range: range, text: text)
        }

        private mutating func onePass(_ code: Code, isFirst: Bool) -> [Edit] {
            let settings = rewriter.settings
            let candidates = isFirst ? rewriter.candidates : rewriter.book.candidates(code.tree.bytes)
            var search = Search(
                code, book: rewriter.book, candidates: candidates, targets: settings.targets,
                declaredNames: settings.declaredNames,
                project: settings.project)
            var set = EditSet()
            var written: [Int: [Range<Int>]] = [:]
            let found = search.run()
            if isFirst { (views, replacedTypes, keptAway) = (search.views, search.replacedTypes, keptAway(search)) }
            for (recipe, node) in search.givenUp where isFirst {
                givenUp.append(
                    NotExamined(
                        range: code.tree.range(node: node),
                        reason:
                            "\(rewriter.book.recipes[recipe].id) tries too many combinations here; name what stands "
                            + "between its sequences"))
            }
            for candidate in found {
                // A match inside another one of the same recipe is looked at again on what that one leaves.
                let region = candidate.match.region
                if written[candidate.recipe]?.contains(where: { $0.contains(region) }) == true { continue }
                let recipe = rewriter.book.recipes[candidate.recipe]
                let alternative = recipe.alternatives[candidate.alternative]
                let range = original(code.byteRange(candidate.match.region))
                var finding = Finding(
                    recipe: recipe.id, guidance: recipe.guidance, level: candidate.level,
                    message: message(recipe, candidate.match, code), reason: candidate.reason, doubt: candidate.doubt,
                    range: range,
                    status: .asked, edits: [])
                if let comment = candidate.suppressedBy {
                    busy.insert(comment)
                    if isFirst { suppressed.append(finding) }
                    continue
                }
                if settings.leftOut.contains(finding.place) {
                    if isFirst { leftOut.append(finding) }
                    continue
                }
                var standsBack = false
                defer { if !standsBack, isFirst || finding.status == .changed { findings.append(finding) } }
                guard alternative.template != nil else { continue }
                if let refusal = candidate.refusal {
                    finding.status = .refused(refusal)
                    continue
                }
                if let reason = excluded[finding.place] {
                    finding.status = .refused(reason)
                    continue
                }
                if isFirst { finding.edits = candidate.edits }
                guard candidate.level < .manual || settings.writesManual else { continue }
                guard candidate.level <= settings.level else {
                    finding.status = .waiting
                    continue
                }
                if let conflict = set.insert(EditGroup(recipe: recipe.id, edits: candidate.edits)) {
                    // The same place is looked at again in the next pass, on what the other recipe left of it. Who comes
                    // after that recipe by its own word has nothing to complain of.
                    standsBack = recipe.after.contains(conflict.accepted)
                    if standsBack { continue }
                    let place = original(conflict.range)
                    finding.status = .refused("\(conflict.accepted) changes the same code")
                    conflicts.append(Conflict(accepted: conflict.accepted, refused: conflict.refused, range: place))
                    continue
                }
                finding.status = .changed
                discarded += candidate.discarded
                written[candidate.recipe, default: []].append(region)
                groups.append(
                    PlannedGroup(
                        recipe: recipe.id, ranges: candidate.edits.map { original($0.range) },
                        needs: recipe.gate == .none ? nil : rewriter.book.needs(recipe, alternative),
                        gate: recipe.gate,
                        chain: original(code.tree.range(node: code.chainEnd(candidate.match.node))),
                        finding: findings.count,
                        fallback: isUntouched(region, code) ? candidate.fallback.map(onOriginal) : [],
                        helpers: recipe.helpers))
            }
            return set.edits
        }

        /// Whether earlier passes have left a stretch as it was; only there an edit of this pass is one of the original.
        private func isUntouched(_ region: Range<Int>, _ code: Code) -> Bool {
            let range = code.byteRange(region)
            let first = original(range)
            return first.length == range.length
                && code.tree.bytes[range.start..<range.end]
                    .elementsEqual(rewriter.source.bytes[first.start..<first.end])
        }

        private func onOriginal(_ edit: Edit) -> Edit { Edit(range: original(edit.range), text: edit.text) }

        private func keptAway(_ search: Search) -> [KeptAway: Int] {
            var counts: [KeptAway: Int] = [:]
            for (number, conditions) in search.falseConditions {
                let recipe = rewriter.book.recipes[number]
                for (index, count) in conditions where recipe.whereLines.indices.contains(index) {
                    counts[KeptAway(recipe: recipe.id, line: recipe.whereLines[index]), default: 0] += count
                }
            }
            return counts
        }

        private func original(_ range: ByteRange) -> ByteRange { originalRange(of: range, after: edits) }

        /// The recipe's sentence with its captures filled in.
        private func message(_ recipe: Recipe, _ match: Match, _ code: Code) -> String {
            var text = recipe.message
            guard text.contains("$") else { return text }
            for (name, bound) in match.bound.sorted(by: { $0.key.count > $1.key.count }) {
                let value = bound.line(in: code)
                text = replacing("$\(name).count", with: String(bound.nodes.count), in: text)
                text = replacing("$" + name, with: value, in: text)
            }
            return text
        }

        private func replacing(_ word: String, with value: String, in text: String) -> String {
            var result = ""
            var rest = text[...]
            while !rest.isEmpty {
                if rest.hasPrefix(word) {
                    result += value
                    rest = rest.dropFirst(word.count)
                } else {
                    result.append(rest.removeFirst())
                }
            }
            return result
        }
    }
}
