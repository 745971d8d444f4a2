import Edits
import Platforms
import SourceText
import SwiftTree

/// A match whose conditions hold, with the edits that it asks for.
struct Candidate {
    var recipe: Int
    var alternative: Int
    var match: Match
    var level: Level
    var reason: String
    /// Why the level is above that of the recipe.
    var doubt: String?
    var edits: [Edit]
    /// Comments that go with the code they stood in.
    var discarded: [String] = []
    /// The edits that make the code for older systems out of what stands there.
    var fallback: [Edit] = []
    /// Why the rewrite cannot be made; the place is reported all the same.
    var refusal: String?
    /// A closure has another form than in the pattern, and the rewrite would have to write it.
    var isReshaped = false
    /// The comment, by its index in `Suppressions`, that keeps the recipe away from here.
    var suppressedBy: Int?
}

/// Holds all recipes against one tree in one traversal.
struct Search {
    let code: Code
    let layout: Layout
    let book: RecipeBook
    let targets: DeploymentTargets
    let declaredNames: Set<String>
    let project: ProjectFacts
    /// The types in which places depend on where these types are used.
    private(set) var views: Set<String> = []
    /// The types that a recipe gives another protocol, as far as other files can see them.
    private(set) var replacedTypes: [String: ReplacedType] = [:]
    let suppressions: Suppressions?
    private let candidates: Set<Int>
    /// Recipes whose pattern tried too many combinations at a place; they are not looked for in the rest of the file.
    private(set) var givenUp: [(recipe: Int, node: Int)] = []
    /// For each recipe how many places each of its conditions kept it from.
    private(set) var falseConditions: [Int: [Int: Int]] = [:]
    private let gates: GateContext
    /// The names of what recipes bring along.
    private let helperNames: Set<String>

    /// `candidates` are the recipes whose needed words occur.
    init(
        _ code: Code, book: RecipeBook, candidates: Set<Int>, targets: DeploymentTargets, declaredNames: Set<String>,
        project: ProjectFacts
    ) {
        self.code = code
        layout = Layout(code)
        self.book = book
        self.targets = targets
        self.declaredNames = declaredNames
        self.project = project
        suppressions = Suppressions(code.tree)
        gates = GateContext(code: code)
        helperNames = book.namesOfHelpers
        self.candidates = candidates.filter { index in
            book.recipes[index].requiredImport.map(code.imports) ?? true
        }
    }

    mutating func run() -> [Candidate] {
        guard !candidates.isEmpty else { return [] }
        var found: [Candidate] = []
        // The tokens that a recipe has already spoken of: an optional part must not be found a second time.
        var spoken: [Int: [Range<Int>]] = [:]
        var reshaped: [Candidate] = []
        func add(_ candidate: Candidate) {
            let own = literalTokens(candidate.match)
            let earlier = spoken[candidate.recipe] ?? []
            if own.contains(where: { range in earlier.contains { $0.overlaps(range) } }) { return }
            spoken[candidate.recipe, default: []] += own
            found.append(candidate)
        }
        for node in code.tree.nodes.indices {
            for entry in entries(at: node) where candidates.contains(entry.recipe) && code.hasLabels(entry.labels, node)
            {
                guard let candidate = candidate(entry, node) else { continue }
                if candidate.isReshaped {
                    reshaped.append(candidate)
                } else {
                    add(candidate)
                }
            }
        }
        // What cannot be written is told only where the recipe has nothing else to say.
        for candidate in reshaped { add(candidate) }
        return reshaped.isEmpty ? found : found.sorted { $0.match.node < $1.match.node }
    }

    /// Whether none of the conditions that are asked for is false; what is not known lowers the level.
    private mutating func hold(
        _ number: Int, _ evaluation: Evaluation, _ conditions: [Int], _ level: inout Level,
        _ doubt: inout String?
    ) -> Bool {
        let recipe = book.recipes[number]
        for index in conditions {
            switch evaluation.holds(recipe.conditions[index]) {
            case .no:
                falseConditions[number, default: [:]][index, default: 0] += 1
                return false
            case .yes: break
            case .unknown:
                guard recipe.level.lowered > level else { continue }
                level = recipe.level.lowered
                let line = recipe.whereLines.indices.contains(index) ? recipe.whereLines[index].text : ""
                let rest = line.hasSuffix("|| unsure") ? line.dropLast("|| unsure".count).trimmed : ""
                doubt =
                    rest.isEmpty
                    ? "the code does not tell whether ‘\(line)’ holds" : "‘\(rest)’ does not hold here"
            }
        }
        return true
    }

    private func entries(at node: Int) -> [RecipeBook.Entry] {
        let byKind = book.entries(of: code.kind(node))
        guard let name = candidateName(node) else { return byKind }
        let named = book.entries(named: name, in: code)
        return byKind.isEmpty ? named : byKind + named
    }

    /// The token of the name.
    private func candidateName(_ node: Int) -> Int? {
        switch code.kind(node) {
        case .functionCallExpr: return code.calleeName(node)
        case .memberAccessExpr:
            guard code.role(node) != .callee else { return nil }
            return code.link(node)?.name
        default: return nil
        }
    }

    private mutating func candidate(_ entry: RecipeBook.Entry, _ node: Int) -> Candidate? {
        if givenUp.contains(where: { $0.recipe == entry.recipe }) { return nil }
        let recipe = book.recipes[entry.recipe]
        let alternative = recipe.alternatives[entry.alternative]
        var matcher = Matcher(alternative.pattern, in: code)
        let found = matcher.match(at: node)
        if matcher.isGivenUp { givenUp.append((entry.recipe, node)) }
        // What only previews show reaches nobody.
        guard let match = found, !isDamaged(match), !code.isInPreview(node), !code.isInHelper(node, named: helperNames)
        else { return nil }
        // What a rewrite of a type left for older systems.
        if recipe.gate == .type, gates.isOldForm(node) { return nil }
        var evaluation = Evaluation(
            code: code, match: match, targets: targets, declaredNames: declaredNames,
            placement: Placement(layer: .unknown, reason: ""), gates: gates, project: project)
        var level = recipe.level
        var doubt: String?
        let order = book.orders[entry.recipe]
        guard hold(entry.recipe, evaluation, order.near, &level, &doubt) else { return nil }
        if recipe.gate != .none, gates.settled(node) != nil { return nil }
        if let type = code.enclosingType(node), let name = code.declaredName(type) { views.insert(name) }
        let placement = Placer(code: code, uses: project.uses).placement(of: node)
        evaluation.placement = placement
        guard hold(entry.recipe, evaluation, order.far, &level, &doubt) else { return nil }
        func raise(to other: Level, _ why: String) {
            guard other > level else { return }
            level = other
            doubt = why
        }
        if match.implicitSelf { raise(to: .review, "it is called on an implicit self") }
        // Whoever explained a line in a comment had a reason for it: its removal is theirs to decide.
        if recipe.since != nil, isExplained(match) {
            level = .manual
            doubt = "a comment explains the line that would go: whether it still holds is yours to decide"
        }
        var candidate = Candidate(
            recipe: entry.recipe, alternative: entry.alternative, match: match, level: level,
            reason: reason(recipe, placement, node), edits: [], refusal: nil)
        candidate.doubt = doubt
        candidate.suppressedBy = suppression(of: recipe, match)
        if candidate.suppressedBy != nil { return candidate }
        if match.reshaped, alternative.template?.writesClosures == true {
            candidate.isReshaped = true
            candidate.refusal =
                "a closure has another form than in the recipe, and no rewrite changes the form of a closure"
            return candidate
        }
        if let template = alternative.template { lower(&candidate, template, recipe, alternative) }
        return candidate
    }

    /// The comment that keeps the recipe away from where the match begins, from the line of its last name, or from any
    /// other line with code that the recipe itself names.
    private func suppression(of recipe: Recipe, _ match: Match) -> Int? {
        guard let suppressions else { return nil }
        let tokens = [match.region.lowerBound, lastName(match)] + literalTokens(match).flatMap(Array.init)
        for token in tokens {
            let comment = suppressions.covering(recipe.id, at: code.tree.textRange(token: token).start)
            if let comment { return comment }
        }
        return nil
    }

    /// The evidence of the place; where nothing tells the layer and no condition asked for it, the place alone.
    private func reason(_ recipe: Recipe, _ placement: Placement, _ node: Int) -> String {
        if placement.layer != .unknown || recipe.conditions.contains(where: \.asksForLayer) { return placement.reason }
        guard let type = code.enclosingType(node), let name = code.declaredName(type) else { return "at the top level" }
        return code.kind(type) == .extensionDecl ? "in an extension of \(name)" : "in \(name)"
    }

    /// Whether a comment stands above, in or behind a removed modifier.
    private func isExplained(_ match: Match) -> Bool {
        literalTokens(match).contains { range in
            code.hasComment(before: range.lowerBound, onLineOfItsOwn: true)
                || range.dropFirst().contains { code.tree.tokens[$0].flags.contains(.commentBefore) }
                || code.hasComment(before: range.upperBound, onLineOfItsOwn: false)
                    && layout.startsLine(range.upperBound)
        }
    }

    private func lastName(_ match: Match) -> Int {
        code.link(match.node)?.name ?? match.region.lowerBound
    }

    private mutating func lower(
        _ candidate: inout Candidate, _ template: Template, _ recipe: Recipe, _ alternative: Alternative
    ) {
        let emitted = book.emitted[candidate.recipe]
        if let taken = emitted.first(where: { declaredNames.contains($0) || code.declares($0) }) {
            candidate.refusal = "the project declares a '\(taken)' of its own"
            return
        }
        let lowering = Lowering(
            match: candidate.match, template: template, code: code, layout: layout, discards: recipe.discards)
        do throws(Lowering.Refusal) {
            let result = try lowering.lower()
            candidate.edits = result.edits
            candidate.discarded = result.discarded
            if recipe.gate == .type {
                try replaceType(&candidate, template, recipe)
                return
            }
            if result.movedComment { candidate.level = max(candidate.level, .review) }
            if let fallback = recipe.fallback {
                candidate.fallback =
                    try Lowering(match: candidate.match, template: fallback, code: code, layout: layout).lower().edits
            }
        } catch {
            candidate.refusal = error.reason
            candidate.edits = []
        }
        if recipe.gate == .none, let needs = book.needs(recipe, alternative), !targets.isAtLeast(needs),
            !gates.isForNewSystem(candidate.match.node)
        {
            candidate.refusal = "this needs a newer system, and no availability check stands around it"
        }
    }

    /// What else changes with a type that gets another protocol, and the old type for older systems.
    private mutating func replaceType(_ candidate: inout Candidate, _ template: Template, _ recipe: Recipe)
        throws(Lowering.Refusal)
    {
        let change = try TypeReplacement(candidate.match, recipe.alternatives[candidate.alternative], in: code)
        candidate.edits += try change.editsElsewhere()
        if !change.isPrivate { replacedTypes[change.name] = change.asked }
        candidate.edits.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        if !change.isPrivate, let place = project.otherUses[change.name] {
            throw Lowering.Refusal(
                reason: "\(place) uses ‘\(change.name)’ in a way that ties it to \(change.oldProtocol)")
        }
        guard let fallback = recipe.fallback else { return }
        let lowering = Lowering(match: candidate.match, template: fallback, code: code, layout: layout)
        candidate.fallback = [
            Edit(range: code.byteRange(candidate.match.region), text: ContiguousArray(try lowering.text().utf8))
        ]
    }

    /// The match without what it captured and what stays.
    private func literalTokens(_ match: Match) -> [Range<Int>] {
        let covered = (match.bound.values.flatMap { [$0.tokens] + $0.repeats } + match.keeps.map(\.tokens)).filter {
            !$0.isEmpty
        }
        .sorted { $0.lowerBound < $1.lowerBound }
        var ranges: [Range<Int>] = []
        var start = match.region.lowerBound
        for range in covered {
            if range.lowerBound > start { ranges.append(start..<range.lowerBound) }
            start = max(start, range.upperBound)
        }
        if start < match.region.upperBound { ranges.append(start..<match.region.upperBound) }
        return ranges
    }

    /// Recipes never match inside or across damage.
    private func isDamaged(_ match: Match) -> Bool {
        if !code.tree.nodes[match.node].flags.isEmpty { return true }
        var node: Int? = match.node
        while let current = node {
            if code.tree.nodes[current].flags.contains(.damaged) { return true }
            node = code.parent(current)
        }
        return false
    }
}
