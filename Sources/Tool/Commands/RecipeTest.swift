import Recipes
import SourceText

/// Runs the examples of all recipes, or of the files named, and counts those that hold.
func testRecipes(_ session: Session) throws(Failure) -> Int32 {
    let options = session.options
    if options.update || options.watch, options.paths.isEmpty {
        throw .missingArgument(
            verb: "recipe test \(options.update ? "--update" : "--watch")", expected: "the recipe files")
    }
    var code = try testOnce(session)
    guard options.watch else { return code }
    var seen = contents(session)
    while session.fileSystem.pause(0.3) {
        let now = contents(session)
        guard now != seen else { continue }
        session.console.print("\n")
        code = try testOnce(session)
        // With `--update` the run itself has written.
        seen = options.update ? contents(session) : now
    }
    return code
}

private func contents(_ session: Session) -> [ContiguousArray<UInt8>?] {
    session.options.paths.map { try? session.fileSystem.read(Paths.join(session.fileSystem.currentFolder(), $0)) }
}

private func testOnce(_ session: Session) throws(Failure) -> Int32 {
    let suite = try TestSuite(session)
    var results = suite.run(session.fileSystem.processors())
    var failures = suite.failures
    if session.options.update {
        results = try update(results, suite, session)
    }
    for result in results where !result.passed && !result.todo { print(result, session) }
    let failed = results.count { !$0.passed && !$0.todo }
    let open = results.count { !$0.passed && $0.todo }
    let recipes = suite.recipes.count
    if recipes > 0 || failures.isEmpty {
        session.console.print(
            "\(count(recipes, "recipe")), \(count(results.count, "check")): "
                + (failed == 0 ? "all hold" : "\(failed) failed") + (open == 0 ? "\n" : ", \(open) still to do\n"))
    } else {
        session.console.print("no recipe could be read, so no example was run\n")
    }
    if failed > 0 { failures.append(.examplesFailed(count: failed)) }
    return report(failures, session)
}

private func print(_ result: ExampleResult, _ session: Session) {
    let head = session.console.paintOutput("failed", .red)
    let lines = result.detail.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        switch line.first {
        case "-": "  " + session.console.paintOutput(String(line), .red)
        case "+": "  " + session.console.paintOutput(String(line), .green)
        default: line.isEmpty ? "" : "  " + line
        }
    }
    session.console.print(
        "\(head): \(result.recipe), “\(result.name)”, \(result.check)\n\(lines.joined(separator: "\n"))\n")
}

/// The recipes whose examples are run, and the book that they are run in.
private struct TestSuite: Sendable {
    var book: RecipeBook
    var recipes: [Recipe]
    var failures: [Failure]
    /// The files named on the command line.
    var named: [RecipeFile] = []

    init(_ session: Session) throws(Failure) {
        let (shelf, chosen) = try recipesHere(session)
        book = shelf.book
        recipes = chosen.recipes
        failures = shelf.failures
        guard !session.options.paths.isEmpty else { return }
        let (words, builtIn) = try Self.sorted(session.options.paths, shelf, session)
        let read = readRecipes(words, session)
        let paths = read.files.map(\.path)
        // Other recipes stay on: an example must hold beside them. One with the same id gives way to the file named.
        let alone = RecipeBook(
            read.files, availability: shelf.availability, known: shelf.book.recipes.map(\.id))
        let ids = alone.recipes.map(\.id)
        let replaced = shelf.book.recipes.filter { ids.contains($0.id) }.map(\.path)
        let others = shelf.files.filter { !paths.contains($0.path) && !replaced.contains($0.path) }
        named = read.files
        book = RecipeBook(others + named, availability: shelf.availability)
        recipes = book.recipes.filter { paths.contains($0.path) || builtIn.contains($0.id) }
        failures = read.failures + alone.problems.map { .brokenRecipe(rendered($0, among: read.files)) }
    }

    /// The files among the words of the command line, those of recipes named by id included, and the ids of built-in ones.
    private static func sorted(
        _ words: [String], _ shelf: RecipeShelf, _ session: Session
    ) throws(Failure) -> (files: [String], builtIn: [String]) {
        let (fileSystem, current) = (session.fileSystem, session.fileSystem.currentFolder())
        let known = shelf.book.recipes
        var (files, builtIn): ([String], [String]) = ([], [])
        for word in words {
            if fileSystem.kind(Paths.join(current, word)) != nil || !isRecipeID(word) || word.hasSuffix(".md") {
                files.append(word)
            } else if let recipe = known.first(where: { $0.id == word }) {
                let isFile = fileSystem.kind(Paths.join(current, recipe.path)) == .file
                if isFile { files.append(recipe.path) } else { builtIn.append(word) }
            } else {
                throw .unknownRecipe(word, nearest: nearest(word, in: known.map(\.id)))
            }
        }
        return (files, builtIn)
    }

    func run(_ jobs: Int) -> [ExampleResult] {
        let (book, recipes) = (book, recipes)
        return parallelMap(count: recipes.count, jobs: jobs) { checkExamples(of: recipes[$0], in: book) }.flatMap { $0 }
    }
}

/// Writes the outputs into the files as their expected results, and runs the examples again.
private func update(_ results: [ExampleResult], _ suite: TestSuite, _ session: Session) throws(Failure)
    -> [ExampleResult]
{
    for file in suite.named {
        let ids = suite.recipes.filter { $0.path == file.path }.map(\.id)
        let corrections = results.filter { ids.contains($0.recipe) }.compactMap(\.correction)
            .sorted { $0.range.start > $1.range.start }
        guard !corrections.isEmpty else { continue }
        var bytes = file.bytes
        for correction in corrections {
            bytes.replaceSubrange(correction.range.start..<correction.range.end, with: correction.text.utf8)
        }
        let path = Paths.join(session.fileSystem.currentFolder(), file.path)
        do throws(FileError) {
            try session.fileSystem.disk.replaceFile(path, with: bytes)
        } catch {
            throw .unwritable(file.path, reason: error.reason)
        }
        session.console.note(
            "updated \(file.path): \(count(corrections.count, "result")); read the change before you keep it")
    }
    return try TestSuite(session).run(session.fileSystem.processors())
}
