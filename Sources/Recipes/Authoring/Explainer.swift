import Platforms
import SourceText
import SwiftTree

/// Why a recipe does, or does not, match at a line of a file.
package struct Explanation: Sendable {
    /// What decided, for those who only want to know that.
    package enum Cause: Equatable, Sendable {
        /// The recipe matches; with what came of it.
        case matches(Finding.Status)
        /// Nothing on the line has a name that the pattern begins with.
        case nothingNamed
        /// The pattern differs from the code.
        case pattern
        /// A `where` line is false: its number in the recipe's file.
        case condition(line: Int)
        /// The file does not import the module that the recipe asks for.
        case noImport
        case damaged
        /// A closure stands in the parentheses, and the rewrite writes one behind them; or the other way round.
        case closureForm
        /// Code that is migrated already, or for another system.
        case settled
        case suppressed
    }
    package var cause: Cause
    /// Laid out for the terminal, without a line break at the end.
    package var text: String
}

/// Holds one recipe against the places of one line and says what decided at the one that came closest. Pure.
package struct Explainer {
    let recipe: Recipe
    /// The recipe's file, for the lines that are shown.
    let recipeSource: SourceText
    let source: SourceText
    let book: RecipeBook
    let settings: RewriteSettings
    let code: Code
    let lines: LineTable
    /// What the recipe begins with beside calls and modifiers.
    private let rootKinds: Set<NodeKind>

    /// `book` holds at least the recipe.
    package init(
        _ recipe: Recipe, file: RecipeFile, source: SourceText, book: RecipeBook, settings: RewriteSettings
    ) {
        self.recipe = recipe
        recipeSource = SourceText(path: file.path, bytes: file.bytes)
        self.source = source
        self.book = book.filtered(only: [recipe.id], skip: [])
        self.settings = settings
        code = Code(parse(source.bytes))
        lines = source.lines()
        rootKinds = Set(recipe.alternatives.compactMap(\.pattern.rootKind))
    }

    /// A place at which an alternative was tried.
    struct Attempt {
        var alternative: Int
        var node: Int
        var match: Match?
        var miss: Miss?
        var isGivenUp: Bool
        /// Whether the name that the place is found by stands on the line itself.
        var isOnLine: Bool
    }

    /// - Parameter line: 1-based.
    package func explain(line: Int) -> Explanation {
        let attempts = attempts(line)
        let matches = attempts.filter { $0.match != nil }
        // A place on the line itself comes before one that only reaches over it.
        let sorted = matches.filter(\.isOnLine) + matches.filter { !$0.isOnLine }
        var first: Explanation?
        for attempt in sorted {
            guard let match = attempt.match else { continue }
            let explanation = explain(match, attempt.alternative)
            if case .matches = explanation.cause { return explanation }
            first = first ?? explanation
        }
        return first ?? closestMiss(attempts, line)
    }

    private func attempts(_ line: Int) -> [Attempt] {
        var attempts: [Attempt] = []
        for node in code.tree.nodes.indices {
            guard let name = nameToken(node), covers(node, line) else { continue }
            for (index, alternative) in recipe.alternatives.enumerated() {
                var matcher = Matcher(alternative.pattern, in: code)
                matcher.trace = MissTrace()
                let match = matcher.match(at: node)
                attempts.append(
                    Attempt(
                        alternative: index, node: node, match: match, miss: matcher.trace?.furthest,
                        isGivenUp: matcher.isGivenUp,
                        isOnLine: lineOf(token: name) == line))
            }
        }
        return attempts
    }

    /// The name by which a place is found, as the search finds it.
    func nameToken(_ node: Int) -> Int? {
        switch code.kind(node) {
        case .functionCallExpr: code.calleeName(node)
        case .memberAccessExpr: code.role(node) == .callee ? nil : code.link(node)?.name
        default: rootKinds.contains(code.kind(node)) ? code.firstToken(node) : nil
        }
    }

    private func covers(_ node: Int, _ line: Int) -> Bool {
        let range = code.tree.range(node: node)
        return lines.position(range.start).line <= line && line <= lines.position(range.end).line
    }

    func lineOf(token: Int) -> Int { lines.position(code.tree.textRange(token: token).start).line }

    // MARK: A match

    private func explain(_ match: Match, _ alternative: Int) -> Explanation {
        var text = ExplanationText(self)
        text.matched(match, alternative)
        if let module = recipe.requiredImport, !code.imports(module) {
            text.say("the file does not import \(module), which the recipe asks for", next: "see ‘in’ in its header")
            return text.done(.noImport)
        }
        if isDamaged(match.node) {
            text.say("the code around it could not be parsed, and recipes never match inside damage")
            return text.done(.damaged)
        }
        if match.reshaped, recipe.alternatives[alternative].template?.writesClosures == true {
            text.say(
                "a closure has another form than in the pattern, and a rewrite never changes the form of a closure",
                next: "add an alternative with the closure in the other form")
            return text.done(.closureForm)
        }
        if code.isInPreview(match.node) || code.isInHelper(match.node, named: book.namesOfHelpers) {
            text.say(
                code.isInPreview(match.node)
                    ? "left alone: only previews show it"
                    : "left alone: it is in a helper that a recipe brings along")
            return text.done(.settled)
        }
        let gates = GateContext(code: code)
        if recipe.gate != .none, let reason = gates.settled(match.node) {
            text.say("left alone: \(reason)", next: "a recipe with ‘gate: none’ looks there too")
            return text.done(.settled)
        }
        let evaluation = Evaluation(
            code: code, match: match, targets: settings.targets, declaredNames: settings.declaredNames,
            placement: Placer(code: code, uses: settings.project.uses).placement(of: match.node),
            gates: gates, project: settings.project)
        if let line = text.conditions(evaluation) { return text.done(.condition(line: line)) }
        let cause = outcome(match, &text)
        return text.done(cause)
    }

    /// All conditions hold: what a run over the file makes of the place.
    private func outcome(_ match: Match, _ text: inout ExplanationText) -> Explanation.Cause {
        let start = code.byteRange(match.region).start
        let outcome = rewrite(source, book: book, settings: settings)
        guard let finding = outcome.findings.first(where: { $0.range.start == start }) else {
            text.say("kept away by a ‘glazier:ignore’ comment")
            return .suppressed
        }
        text.say("it matches, at level \(finding.level.name): \(finding.status.words)")
        return .matches(finding.status)
    }

    private func isDamaged(_ node: Int) -> Bool {
        var node: Int? = node
        while let current = node {
            if code.tree.nodes[current].flags.contains(.damaged) { return true }
            node = code.parent(current)
        }
        return false
    }

    // MARK: No match

    private func closestMiss(_ attempts: [Attempt], _ line: Int) -> Explanation {
        if attempts.contains(where: \.isGivenUp) {
            var text = ExplanationText(self)
            text.say(
                "the pattern tries too many combinations here, and was given up",
                next: "name what stands between its sequences")
            return text.done(.pattern)
        }
        let missed = attempts.filter { $0.miss != nil }
        let furthest = missed.max { a, b in
            let (first, second) = (a.miss?.progress ?? 0, b.miss?.progress ?? 0)
            return first == second ? !a.isOnLine && b.isOnLine : first < second
        }
        if let furthest, let miss = furthest.miss, miss.progress > 0 {
            var text = ExplanationText(self)
            text.missed(miss, furthest.alternative, at: furthest.node)
            return text.done(.pattern)
        }
        if let (miss, attempt) = missingModifier(attempts) {
            var text = ExplanationText(self)
            text.missed(miss, attempt.alternative, at: attempt.node)
            return text.done(.pattern)
        }
        var text = ExplanationText(self)
        text.nothingNamed(on: line, names: names(on: line))
        return text.done(.nothingNamed)
    }

    /// A chain that has some of the modifiers that the pattern names, but not all.
    private func missingModifier(_ attempts: [Attempt]) -> (Miss, Attempt)? {
        var best: (shared: Int, miss: Miss, attempt: Attempt)?
        for attempt in attempts {
            let pattern = recipe.alternatives[attempt.alternative].pattern
            guard let root = pattern.roots.first else { continue }
            let required = pattern.chainPattern(root).required
            let names = code.wholeChain(around: attempt.node).links.map { code.text($0.name) }
            let shared = required.count { names.contains(pattern.code.text($0.name)) }
            guard shared > (best?.shared ?? 0),
                let step = required.last(where: { !names.contains(pattern.code.text($0.name)) })
            else { continue }
            let name = code.link(attempt.node)?.name ?? code.firstToken(attempt.node)
            let miss = Miss(
                kind: .noModifier(names), pattern: step.name..<step.name + 1, code: name..<name + 1,
                progress: 0, bound: [])
            best = (shared, miss, attempt)
        }
        return best.map { ($0.miss, $0.attempt) }
    }

    private func names(on line: Int) -> [String] {
        var names: [String] = []
        for node in code.tree.nodes.indices {
            guard let token = nameToken(node), lineOf(token: token) == line, !names.contains(code.text(token)) else {
                continue
            }
            names.append(code.text(token))
        }
        return names
    }
}
