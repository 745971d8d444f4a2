import Recipes
import SourceText

/// Says why a recipe does, or does not, match at a line. `id` is the id of a recipe in force, or a recipe file.
func explainRecipe(_ id: String, _ place: SourcePlace, _ session: Session) throws(Failure) -> Int32 {
    let fileSystem = session.fileSystem
    let (recipe, file, book) = try recipeToExplain(id, session)
    var options = session.options
    options.paths = [place.path]
    options.forceInclude = true
    let search = findFiles(options, in: fileSystem)
    if let failure = search.failures.first { throw failure }
    guard let found = search.files.first else { throw .pathMissing(place.path) }
    let bytes: ContiguousArray<UInt8>
    do throws(FileError) {
        bytes = try fileSystem.read(found.path)
    } catch {
        throw .unreadable(place.path, reason: error.reason)
    }
    if let failure = unfitness(of: bytes, named: found.display) { throw failure }
    let source = SourceText(path: found.display, bytes: bytes)
    let count = source.lines().count
    guard place.line <= count else {
        throw .badValue(
            option: "recipe explain", value: "\(place.path):\(place.line)",
            expected: "a line of the file, which has \(count)", nearest: nil)
    }
    let settings = settings(for: found, source, book, session)
    // On a thread of its own for the sake of its large stack.
    let explanations = parallelMap(count: 1, jobs: 1) { _ in
        Explainer(recipe, file: file, source: source, book: book, settings: settings).explain(line: place.line)
    }
    for explanation in explanations {
        session.console.print("\(recipe.id) at \(found.display):\(place.line)\n\(explanation.text)\n")
    }
    return ExitCode.done
}

/// What a run over everything around the file would know of it.
private func settings(
    for file: FoundFile, _ source: SourceText, _ book: RecipeBook, _ session: Session
) -> RewriteSettings {
    let fileSystem = session.fileSystem
    var options = session.options
    let folder = Paths.folder(of: file.path)
    options.paths = [projectRoot(above: folder, in: fileSystem) ?? folder]
    let search = findFiles(options, in: fileSystem)
    let project = ProjectLookup(options, search, fileSystem)
    let jobs = options.jobs ?? fileSystem.processors()
    let survey = Survey(of: search.files, project, book, jobs: jobs, fileSystem)
    var settings = survey.settings(project.targets(of: file).targets, level: .review, gates: options.gates)
    let draft = settings
    let views = parallelMap(count: 1, jobs: 1) { _ in rewrite(source, book: book, settings: draft).views }
    settings.project.uses = viewUses(of: views[0], in: search.files, jobs: jobs, fileSystem)
    return settings
}

private func recipeToExplain(_ id: String, _ session: Session) throws(Failure)
    -> (Recipe, RecipeFile, RecipeBook)
{
    let (shelf, book) = try recipesHere(session)
    if let recipe = book.recipes.first(where: { $0.id == id }),
        let file = shelf.files.first(where: { $0.path == recipe.path })
    {
        return (recipe, file, book)
    }
    let known = shelf.book.recipes.map(\.id)
    guard session.fileSystem.kind(Paths.join(session.fileSystem.currentFolder(), id)) == .file else {
        for failure in shelf.failures { session.console.report(failure) }
        throw .unknownRecipe(id, nearest: nearest(id, in: known))
    }
    let named = readRecipes([id], session)
    if let failure = named.failures.first { throw failure }
    let files = named.files + shelf.equivalences
    let alone = RecipeBook(files, availability: shelf.availability, known: known)
    if !alone.problems.isEmpty {
        throw .brokenRecipe(alone.problems.map { rendered($0, among: files) }.joined(separator: "\n"))
    }
    guard let recipe = alone.recipes.first else { throw .unknownRecipe(id, nearest: nil) }
    return (recipe, named.files[0], alone)
}
