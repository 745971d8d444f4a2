import Recipes
import SourceText

/// The words behind `glazier recipe`.
private enum RecipeVerb: String, CaseIterable {
    case list, show, new, check, test, docs
    case `try`
}

/// The command that `recipe` and its positions make; what is left over becomes `options.paths`.
func recipeCommand(_ positions: [String], _ options: inout Options) throws(Failure) -> Command {
    let verbs = RecipeVerb.allCases.map(\.rawValue).sorted()
    guard let word = positions.first else {
        throw .missingArgument(verb: "recipe", expected: "one of \(verbs.joined(separator: ", "))")
    }
    guard let verb = RecipeVerb(rawValue: word) else {
        throw .badValue(
            option: "recipe", value: word, expected: "one of \(verbs.joined(separator: ", "))",
            nearest: nearest(word, in: verbs))
    }
    var rest = positions.dropFirst()
    func take(_ expected: String) throws(Failure) -> String {
        guard let next = rest.popFirst() else { throw .missingArgument(verb: "recipe \(word)", expected: expected) }
        return next
    }
    func end(_ command: Command) throws(Failure) -> Command {
        if let extra = rest.first { throw .unexpectedArgument(extra, verb: "recipe \(word)") }
        return command
    }
    switch verb {
    case .list: return try end(.recipeList)
    case .docs: return try end(.recipeDocs)
    case .show: return try end(.recipeShow(id: take("the id of a recipe")))
    case .new: return try end(.recipeNew(id: recipeID(take("the id of the new recipe, such as house.frosted"))))
    case .try:
        let file = try take("a recipe file")
        options.paths = rest.isEmpty ? ["."] : Array(rest)
        return .recipeTry(file: file)
    case .check, .test:
        options.paths = Array(rest)
        return verb == .check ? .recipeCheck : .recipeTest
    }
}

private func recipeID(_ word: String) throws(Failure) -> String {
    guard isRecipeID(word) else {
        throw .badValue(
            option: "recipe new", value: word, expected: "an id of the form area.name, such as house.frosted",
            nearest: nil)
    }
    return word
}
