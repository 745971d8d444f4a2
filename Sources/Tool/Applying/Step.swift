import Recipes
import SourceText

/// What is written at once: all changes, or with `--commit` those of one recipe.
struct Step {
    /// The files that change, from what they hold before the step to what they hold after it.
    var replacements: [Replacement] = []
    /// How many changes each recipe makes.
    var recipes: [String: Int] = [:]
    /// The recipe whose changes alone these are.
    var recipe: Recipe?

    var isEmpty: Bool { replacements.isEmpty }

    /// Everything at once.
    init(_ results: [FileResult]) {
        for result in results where result.isNew || result.outcome.text != result.source.bytes {
            replacements.append(
                Replacement(
                    path: result.file.path, display: result.file.display,
                    old: result.isNew ? nil : result.source.bytes, new: result.outcome.text))
            count(result.changes)
        }
    }

    /// The changes of one recipe alone, for the search of the one at fault.
    init(_ results: [FileResult], only recipe: String, book: RecipeBook) {
        self.init(results.map { $0.leavingOut({ $0.recipe != recipe }, book: book) }.withoutIdleHelpers())
    }

    private mutating func count(_ findings: [Finding]) {
        for finding in findings { recipes[finding.recipe, default: 0] += 1 }
    }

    /// One step for each recipe, in the order in which they run. Each is computed on the original text, with the recipes
    /// of later steps left out, so that the last one ends where a single step would: checks that several recipes share
    /// are shared here too.
    static func oneForEachRecipe(_ results: [FileResult], book: RecipeBook) -> [Step] {
        let changing = Set(results.flatMap(\.changes).map(\.recipe))
        let recipes = book.recipes.filter { changing.contains($0.id) }
        var steps: [Step] = []
        var texts: [String: ContiguousArray<UInt8>] = [:]
        for result in results where !result.isNew { texts[result.file.path] = result.source.bytes }
        for (number, recipe) in recipes.enumerated() {
            let later = Set(recipes[(number + 1)...].map(\.id))
            let now = results.map { $0.leavingOut({ later.contains($0.recipe) }, book: book) }
            var step = Step([])
            step.recipe = recipe
            for result in now.withoutIdleHelpers() where texts[result.file.path] != result.outcome.text {
                step.replacements.append(
                    Replacement(
                        path: result.file.path, display: result.file.display, old: texts[result.file.path],
                        new: result.outcome.text))
                step.count(result.changes.filter { $0.recipe == recipe.id })
                texts[result.file.path] = result.outcome.text
            }
            if !step.isEmpty { steps.append(step) }
        }
        return steps
    }
}

extension FileResult {
    /// The findings that are part of the new text.
    var changes: [Finding] { outcome.findings.filter { $0.status == .changed } }

    /// The same without those changes that are not wanted; as it is when there are none.
    fileprivate func leavingOut(_ isUnwanted: (Finding) -> Bool, book: RecipeBook) -> FileResult {
        let places = changes.filter(isUnwanted).map(\.place)
        return places.isEmpty ? self : leavingOut(Set(places), book: book)
    }
}
