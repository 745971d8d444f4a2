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

/// Runs the examples of all recipes, or of the files named, and counts those that hold.
func testRecipes(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, chosen) = try recipesHere(session)
    var book = shelf.book
    var tested = chosen.recipes
    var failures = shelf.failures
    if !session.options.paths.isEmpty {
        let named = readNamed(session)
        let paths = named.files.map(\.path)
        // Other recipes stay on: an example must hold beside them. One with the same id gives way to the file named.
        let alone = RecipeBook(named.files, availability: shelf.availability)
        let ids = alone.recipes.map(\.id)
        let replaced = shelf.book.recipes.filter { ids.contains($0.id) }.map(\.path)
        let others = shelf.files.filter { !paths.contains($0.path) && !replaced.contains($0.path) }
        book = RecipeBook(others + named.files, availability: shelf.availability)
        tested = book.recipes.filter { paths.contains($0.path) }
        failures = named.failures + alone.problems.map { .brokenRecipe(rendered($0, among: named.files)) }
    }
    let everything = book
    let recipes = tested
    let results = parallelMap(count: recipes.count, jobs: session.fileSystem.processors()) { index in
        checkExamples(of: recipes[index], in: everything)
    }.flatMap { $0 }
    for result in results where !result.passed && !result.todo {
        let head = session.console.paintOutput("failed", .red)
        session.console.print(
            "\(head): \(result.recipe), “\(result.name)”, \(result.check)\n\(indented(result.detail))\n")
    }
    let failed = results.count { !$0.passed && !$0.todo }
    let open = results.count { !$0.passed && $0.todo }
    session.console.print(
        "\(count(recipes.count, "recipe")), \(count(results.count, "check")): "
            + (failed == 0 ? "all hold" : "\(failed) failed") + (open == 0 ? "\n" : ", \(open) still to do\n"))
    if failed > 0 { failures.append(.examplesFailed(count: failed)) }
    return report(failures, session)
}

/// Reads the recipe files named and says what is wrong in them.
func checkRecipes(_ session: Session) throws(Failure) -> Int32 {
    let shelf = RecipeShelf(own: nil, fileSystem: session.fileSystem, display: session.display)
    let (files, failures) = readNamed(session)
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

private func recipesHere(_ session: Session) throws(Failure) -> (shelf: RecipeShelf, book: RecipeBook) {
    let fileSystem = session.fileSystem
    let own = try ownRecipeFolder(session.options, above: fileSystem.currentFolder(), in: fileSystem)
    let shelf = RecipeShelf(own: own, fileSystem: fileSystem, display: session.display)
    return (shelf, try chosen(from: shelf, session))
}

private func readNamed(_ session: Session) -> (files: [RecipeFile], failures: [Failure]) {
    var files: [RecipeFile] = []
    var failures: [Failure] = []
    let fileSystem = session.fileSystem
    for name in session.options.paths {
        let path = Paths.join(fileSystem.currentFolder(), name)
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

private func report(_ failures: [Failure], _ session: Session) -> Int32 {
    for failure in failures { session.console.report(failure) }
    return exitCode(failures.map(\.exitCode))
}

private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "  " + $0 }
        .joined(separator: "\n")
}
