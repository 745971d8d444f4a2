import Recipes
import SourceText

/// One line for each recipe: id, level, title.
func listRecipes(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipesHere(session)
    let width = book.recipes.map(\.id.count).max() ?? 0
    for recipe in book.recipes.sorted(by: { $0.id < $1.id }) {
        let id = recipe.id + String(repeating: " ", count: width - recipe.id.count)
        let level = recipe.level.name + String(repeating: " ", count: 6 - recipe.level.name.count)
        session.console.print("\(id)  \(session.console.paintOutput(level, recipe.level.color))  \(recipe.title)\n")
    }
    let sets = session.options.only.isEmpty && session.options.skip.isEmpty ? book.sets : []
    for set in sets.sorted(by: { $0.name < $1.name }) {
        session.console.print("\(set.name): a set of \(count(book.members[set.name]?.count ?? 0, "recipe"))\n")
    }
    return report(shelf.failures, session)
}

/// The recipe's file as it stands.
func showRecipe(_ id: String, _ session: Session) throws(Failure) -> Int32 {
    let (shelf, _) = try recipesHere(session)
    let recipes = shelf.book.recipes
    guard let recipe = recipes.first(where: { $0.id == id }),
        let file = shelf.files.first(where: { $0.path == recipe.path })
    else { throw .unknownRecipe(id, nearest: nearest(id, in: recipes.map(\.id))) }
    session.console.print(file.bytes)
    return ExitCode.done
}

/// Reads the recipe files named and says what is wrong in them.
func checkRecipes(_ session: Session) throws(Failure) -> Int32 {
    let shelf = RecipeShelf(own: nil, fileSystem: session.fileSystem, display: session.display)
    let paths = try pathsToCheck(session)
    let (files, failures) = readRecipes(paths, session)
    var all = failures
    // Sets, and recipes that come after each other, are read together.
    let book = RecipeBook(files, availability: shelf.availability, known: try idsHere(session))
    all += book.problems.map { .brokenRecipe(rendered($0, among: files + [shelf.availability])) }
    for file in files where !book.problems.contains(where: { $0.path == file.path }) {
        if let recipe = book.recipes.first(where: { $0.path == file.path }) {
            session.console.print("\(file.path): \(recipe.id), level \(recipe.level.name): no fault found\n")
        } else if let set = book.sets.first(where: { $0.path == file.path }) {
            let members = book.members[set.name] ?? []
            session.console.print("\(file.path): a set of \(count(members.count, "recipe")): no fault found\n")
        } else if EquivalenceTable.isTable(file.path) {
            let rows = EquivalenceTable([file]).count
            session.console.print("\(file.path): \(count(rows, "equivalence")): no fault found\n")
        }
    }
    return report(all, session)
}

/// All recipes of the working folder, and those that `--only` and `--skip` leave.
func recipesHere(_ session: Session) throws(Failure) -> (shelf: RecipeShelf, book: RecipeBook) {
    let fileSystem = session.fileSystem
    let own = try ownRecipeFolder(session.options, above: fileSystem.currentFolder(), in: fileSystem)
    let shelf = RecipeShelf(own: own, fileSystem: fileSystem, display: session.display)
    return (shelf, try chosen(from: shelf, session, everySet: true))
}

/// Without files, `recipe check` reads the person's own recipes.
private func pathsToCheck(_ session: Session) throws(Failure) -> [String] {
    if !session.options.paths.isEmpty { return session.options.paths }
    let fileSystem = session.fileSystem
    guard let own = try ownRecipeFolder(session.options, above: fileSystem.currentFolder(), in: fileSystem) else {
        throw .missingArgument(
            verb: "recipe check", expected: "a recipe file: there is no folder .glazier/recipes here")
    }
    return markdownFiles(below: own, in: fileSystem).map(session.display)
}

/// Reads recipe files by name; a folder stands for all recipe files in it, a set for those that it links to.
func readRecipes(_ names: [String], _ session: Session) -> (files: [RecipeFile], failures: [Failure]) {
    let fileSystem = session.fileSystem
    let current = fileSystem.currentFolder()
    var failures: [Failure] = []
    var paths: [String] = []
    for name in names {
        let path = Paths.join(current, name)
        switch fileSystem.kind(path) {
        case nil: failures.append(.pathMissing(name))
        case .folder: paths += markdownFiles(below: path, in: fileSystem)
        default: paths.append(path)
        }
    }
    let read = followed(paths, in: fileSystem, display: session.display)
    return (read.files, failures + read.failures)
}

/// The ids of all recipes here, for recipes that are read without them.
func idsHere(_ session: Session) throws(Failure) -> [String] { try recipesHere(session).shelf.book.recipes.map(\.id) }

/// Tells what went wrong and returns the exit code for it.
func report(_ failures: [Failure], _ session: Session) -> Int32 {
    for failure in failures { session.console.report(failure) }
    return exitCode(failures.map(\.exitCode))
}
