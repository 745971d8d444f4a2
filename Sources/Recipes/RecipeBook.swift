import Platforms
import SourceText
import SwiftTree

/// All recipes of a run, indexed by the names at which they can match.
package struct RecipeBook: Sendable {
    /// In the order in which they are tried: as given, `after` respected.
    package let recipes: [Recipe]
    /// What is wrong with recipe files; those recipes are not in the book.
    package private(set) var problems: [Message] = []
    /// The ids of all recipes there are, also of those that this book leaves out; nil when nobody said.
    package var knownIDs: [String]?
    /// The sets that were read, in the order of their files.
    package private(set) var sets: [RecipeSet] = []
    /// The ids of the recipes in each set, by its name.
    package private(set) var members: [String: [String]] = [:]
    let api: ApiTable
    /// The names at which patterns begin, and for each of them its entries, those of `anywhere` included.
    private let names: WordSet
    private let named: [[Entry]]
    private let anywhere: [Entry]
    private let byKind: [NodeKind: [Entry]]
    /// The words that recipes need; `needs` and `mightMatch` speak of them by number.
    package let words: WordSet
    private let needs: NeededWordTable
    /// For each recipe the order in which its conditions are asked.
    let orders: [ConditionOrder]

    /// For each recipe the names that it writes and that a project may have declared itself.
    let emitted: [[String]]

    /// Indices into a recipe's conditions, what costs least first.
    struct ConditionOrder: Sendable {
        /// Answered by the match and the file.
        var near: [Int]
        /// What has to be looked for far away comes last.
        var far: [Int]

        init(_ conditions: [Condition]) {
            let order = conditions.indices.sorted { (conditions[$0].cost, $0) < (conditions[$1].cost, $1) }
            near = order.filter { !conditions[$0].asksForPlace }
            far = order.filter { conditions[$0].asksForPlace }
        }
    }

    /// One alternative of one recipe.
    struct Entry: Sendable {
        var recipe: Int
        var alternative: Int
        /// Labels that a call needs to be looked at closer: `Pattern.rootLabels`.
        var labels: [ContiguousArray<UInt8>]
    }

    /// Reads recipe files and sets of them. `availability` is the table of symbols (`Recipes/availability.md`), `known`
    /// are ids of recipes that there are besides.
    package init(_ files: [RecipeFile], availability: RecipeFile, known: [String] = []) {
        var recipes: [Recipe] = []
        var problems: [Message] = []
        var ids = known
        let all = files
        let table = EquivalenceTable(files.filter { EquivalenceTable.isTable($0.path) })
        problems += table.problems
        let files = files.filter { !EquivalenceTable.isTable($0.path) }
        let sets = files.compactMap(RecipeSet.init)
        let setPaths = Set(sets.map(\.path))
        for file in files where !setPaths.contains(file.path) {
            var reader = RecipeReader(file)
            let recipe = reader.read()
            problems += reader.problems
            if let id = reader.id { ids.append(id) }
            guard let recipe else { continue }
            if let other = recipes.first(where: { $0.id == recipe.id }) {
                problems.append(
                    Message(
                        severity: .error, path: file.path, range: nil,
                        text: "the id '\(recipe.id)' is taken by \(other.path)", next: "give this recipe another id"))
                continue
            }
            recipes.append(table.applied(to: recipe))
        }
        let api = ApiTable(availability)
        let read = RecipeSets(sets, files: files, recipes: recipes, known: ids)
        let order = RecipeOrder(recipes, sets: read, known: ids)
        let told = (problems + read.problems + order.problems).map { $0.documented(in: all) }
        self.init(recipes: order.sorted(recipes), problems: told + api.problems, api: api)
        self.sets = sets.filter { read.members[$0.name] != nil }
        members = read.members
    }

    private init(recipes: [Recipe], problems: [Message], api: ApiTable) {
        self.recipes = recipes
        self.problems = problems
        self.api = api
        var names = WordSet()
        var named: [[Entry]] = []
        var anywhere: [Entry] = []
        var byKind: [NodeKind: [Entry]] = [:]
        for (number, recipe) in recipes.enumerated() {
            for (position, alternative) in recipe.alternatives.enumerated() {
                let entry = Entry(
                    recipe: number, alternative: position, labels: alternative.pattern.rootLabels)
                if let kind = alternative.pattern.rootKind {
                    byKind[kind, default: []].append(entry)
                } else if let roots = alternative.pattern.rootNames ?? recipe.calleeNames(alternative.pattern) {
                    for name in Set(roots) {
                        let number = names.add(name)
                        if number == named.count { named.append([]) }
                        named[number].append(entry)
                    }
                } else {
                    anywhere.append(entry)
                }
            }
        }
        self.names = names
        self.named = named.map { $0 + anywhere }
        self.anywhere = anywhere
        self.byKind = byKind
        var words = WordSet()
        emitted = recipes.map { recipe in
            recipe.alternatives.compactMap(\.template).flatMap { api.emittedNames($0.literalTokens) }
        }
        orders = recipes.map { ConditionOrder($0.conditions) }
        needs = NeededWordTable(recipes.map(\.neededWords), numberedBy: &words)
        self.words = words
    }

    /// The set of the recipes that name none in their header.
    package static let standardSet = "liquid-glass"

    /// The recipes of the set that runs by itself.
    package var standard: RecipeBook { filtered(only: [Self.standardSet], skip: []) }

    /// The names of all sets: those of headers, and those of lists.
    package var setNames: [String] {
        Set(recipes.map { $0.set ?? Self.standardSet } + members.keys).sorted()
    }

    /// The book with only some of its recipes; an id, an area (`bars`, or `bars.`) or a set names them. Empty `only` is
    /// all.
    package func filtered(only: [String], skip: [String]) -> RecipeBook {
        let named = { (recipe: Recipe, names: [String]) in
            names.contains {
                recipe.id == $0 || recipe.id.hasPrefix($0.hasSuffix(".") ? $0 : $0 + ".")
                    || members[$0]?.contains(recipe.id) == true || (recipe.set ?? Self.standardSet) == $0
            }
        }
        var book = RecipeBook(
            recipes: recipes.filter { (only.isEmpty || named($0, only)) && !named($0, skip) }, problems: problems,
            api: api)
        book.knownIDs = knownIDs
        book.sets = sets
        book.members = members
        return book
    }

    /// The names that the rewrites put into code and that a project may have declared itself.
    package var emittedNames: [String] {
        var names = helperNames
        for name in emitted.joined() where !names.contains(name) { names.append(name) }
        return names
    }

    /// The words that conditions look for in the whole project.
    package var projectWords: [String] {
        Set(recipes.flatMap { $0.conditions.flatMap(\.projectWords) }).sorted()
    }

    /// What helpers of checks may be called.
    package var helperNames: [String] { GateHelpers.branchNames + api.renames.map(\.helper) + [ToolbarStandIn.name] }

    /// The names of all declarations that come with rewrites: nothing is rewritten in them.
    var namesOfHelpers: Set<String> { Set(recipes.flatMap { $0.helpers.flatMap(\.names) } + helperNames) }

    /// Declarations that recipes bring along.
    package var recipeHelpers: [RecipeHelper] { recipes.flatMap(\.helpers) }

    /// What a match of this alternative needs from the system; `nil` for nothing new.
    func needs(_ recipe: Recipe, _ alternative: Alternative) -> Availability? {
        guard let template = alternative.template else { return nil }
        let before = alternative.pattern.code.tree.tokens.indices.dropLast().map(alternative.pattern.code.text)
        // What a recipe brings along is as new as what it is made of.
        let own = recipe.helpers.filter { !$0.hasCheck && !$0.isForOlderSystems }.flatMap(\.words)
        let symbols = api.needs(template.literalTokens + own, except: before)
        guard let since = recipe.since else { return symbols }
        let all = Availability(
            introduced: Dictionary(uniqueKeysWithValues: Platform.allCases.map { ($0, Version(since)) }))
        return symbols.map { $0.intersection(all) } ?? all
    }

    /// Patterns that begin with a node of this kind; none for calls and modifiers, which are found by their names.
    func entries(of kind: NodeKind) -> [Entry] { byKind.isEmpty ? [] : byKind[kind] ?? [] }

    /// Patterns that begin with a call or modifier of the name that a token spells.
    func entries(named token: Int, in code: Code) -> [Entry] {
        code.number(of: token, in: names).map { named[$0] } ?? anywhere
    }

    /// Whether any recipe could match in these bytes: a test for the words that it needs, without parsing.
    package func mightMatch(_ bytes: ContiguousArray<UInt8>) -> Bool { mightMatch(words.occurring(in: bytes)) }

    /// The same for a file of which is known which of `words` occur in it; what stands behind them does not matter.
    package func mightMatch(_ occurs: [Bool]) -> Bool {
        var isPossible = false
        needs.possible(occurs) { _ in
            isPossible = true
            return false
        }
        return isPossible
    }

    /// The recipes whose needed words occur.
    func candidates(_ bytes: ContiguousArray<UInt8>) -> Set<Int> {
        var candidates: Set<Int> = []
        needs.possible(words.occurring(in: bytes)) { recipe in
            candidates.insert(recipe)
            return true
        }
        return candidates
    }
}

extension Recipe {
    /// When the callee is a placeholder, the names that a `where` line limits it to.
    func calleeNames(_ pattern: Pattern) -> [String]? {
        guard let root = pattern.roots.first else { return nil }
        let base = pattern.chainPattern(root).base ?? root
        guard pattern.code.kind(base) == .functionCallExpr, let token = pattern.code.calleeName(base),
            let name = placeholderName(token: token, in: pattern.code)
        else { return nil }
        for case .captureIs(name, let patterns) in conditions {
            let names = patterns.map { $0.code.string(node: $0.roots[0]) }
            if names.allSatisfy({ $0.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } }) { return names }
        }
        return nil
    }
}

extension Template {
    /// The tokens that the rewrite itself writes; a capture stands as `$`.
    var literalTokens: [String] {
        items.flatMap { item in
            if case .literal(let token) = item.piece { return [code.text(token)] }
            // `($head...)` is one piece.
            return code.tokenKind(item.token) == .leftParen ? ["(", "$", ")"] : ["$"]
        }
    }
}
