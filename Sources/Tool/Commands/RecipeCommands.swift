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
    for file in files {
        let book = RecipeBook([file], availability: shelf.availability)
        all += book.problems.map { .brokenRecipe(rendered($0, among: [file, shelf.availability])) }
        guard book.problems.isEmpty else { continue }
        for recipe in book.recipes {
            session.console.print("\(file.path): \(recipe.id), level \(recipe.level.name): no fault found\n")
        }
    }
    return report(all, session)
}

/// All recipes of the working folder, and those that `--only` and `--skip` leave.
func recipesHere(_ session: Session) throws(Failure) -> (shelf: RecipeShelf, book: RecipeBook) {
    let fileSystem = session.fileSystem
    let own = try ownRecipeFolder(session.options, above: fileSystem.currentFolder(), in: fileSystem)
    let shelf = RecipeShelf(own: own, fileSystem: fileSystem, display: session.display)
    return (shelf, try chosen(from: shelf, session))
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

/// Reads recipe files by name; a folder stands for all recipe files in it.
func readRecipes(_ names: [String], _ session: Session) -> (files: [RecipeFile], failures: [Failure]) {
    var files: [RecipeFile] = []
    var failures: [Failure] = []
    let fileSystem = session.fileSystem
    let current = fileSystem.currentFolder()
    let all = names.flatMap { name in
        let path = Paths.join(current, name)
        return fileSystem.kind(path) == .folder
            ? markdownFiles(below: path, in: fileSystem).map(session.display) : [name]
    }
    for name in all {
        let path = Paths.join(current, name)
        guard fileSystem.kind(path) != nil else {
            failures.append(.pathMissing(name))
            continue
        }
        do throws(FileError) {
            files.append(RecipeFile(path: name, bytes: try fileSystem.read(path)))
        } catch {
            failures.append(.unreadable(name, reason: error.reason))
        }
    }
    return (files, failures)
}

/// Tells what went wrong and returns the exit code for it.
func report(_ failures: [Failure], _ session: Session) -> Int32 {
    for failure in failures { session.console.report(failure) }
    return exitCode(failures.map(\.exitCode))
}
