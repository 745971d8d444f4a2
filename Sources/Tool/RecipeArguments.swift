import Recipes
import SourceText

/// The words behind `glazier recipe`.
enum RecipeVerb: String, CaseIterable {
    case list, show, new, check, test, explain, docs
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
    case .explain:
        let id = try take("the id of a recipe, or its file, and a place such as A.swift:12")
        return try end(.recipeExplain(id: id, place: place(take("a place such as A.swift:12"))))
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
            option: "recipe new", value: word,
            expected: "an id of small letters, digits and hyphens: an area, a dot and a name, such as house.frosted",
            nearest: isRecipeID("house." + word) ? "house." + word : nil)
    }
    return word
}

/// `A.swift:12`; a column behind it, as in places that were copied from a report, is taken and not needed.
private func place(_ word: String) throws(Failure) -> SourcePlace {
    var parts = word.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    if parts.count > 2, parts.suffix(2).allSatisfy({ Int($0) != nil }) { parts.removeLast() }
    guard parts.count > 1, let line = parts.last.flatMap(Int.init), line > 0 else {
        throw .badValue(
            option: "recipe explain", value: word, expected: "a file and a line of it, such as A.swift:12",
            nearest: nil)
    }
    return SourcePlace(path: parts.dropLast().joined(separator: ":"), line: line)
}

/// A line of a file, as the person wrote it; 1-based.
package struct SourcePlace: Equatable, Sendable {
    package var path: String
    package var line: Int
}
