import Recipes
import SourceText

/// Writes a new recipe into the folder of the person's own recipes.
func newRecipe(_ id: String, _ session: Session) throws(Failure) -> Int32 {
    let fileSystem = session.fileSystem
    let current = fileSystem.currentFolder()
    let own = try ownRecipeFolder(session.options, above: current, in: fileSystem)
    let shelf = RecipeShelf(own: own, fileSystem: fileSystem, display: session.display)
    if let taken = shelf.book.recipes.first(where: { $0.id == id }) { throw .idTaken(id, path: taken.path) }
    // Beside a set or a single recipe, when that is what was named.
    let ownFolder = own.map { fileSystem.kind($0) == .folder ? $0 : Paths.folder(of: $0) }
    let folder = ownFolder ?? Paths.join(repositoryRoot(above: current, fileSystem) ?? current, ".glazier/recipes")
    let path = Paths.join(folder, id.split(separator: ".").joined(separator: "/") + ".md")
    let display = session.display(path)
    guard fileSystem.kind(path) == nil else { throw .fileExists(display) }
    let pair = try readPair(session)
    let inferred: InferredRecipe? =
        if let pair { try infer(id, pair.before, pair.after, shelf) } else { nil }
    let text = inferred?.text ?? scaffold(id: id)
    do throws(FileError) {
        try fileSystem.disk.createFile(path, withFolders: ContiguousArray(text.utf8))
    } catch {
        throw .unwritable(display, reason: error.reason)
    }
    session.console.print("\(display)\n")
    if let inferred {
        session.console.print("\n" + inferred.patterns.joined(separator: "\n\n") + "\n\n")
        for note in inferred.notes { session.console.note(note) }
        for result in inferred.failed { session.console.note("not yet: \(result.check)\n\(result.detail)") }
        session.console.note(
            "next: read the pattern, and add an ‘unchanged’ example; ‘glazier recipe try \(display)’ shows what it finds"
        )
        return report(inferred.failed.isEmpty ? [] : [.examplesFailed(count: inferred.failed.count)], session)
    }
    session.console.note("next: change its pattern and examples; ‘glazier recipe test \(display)’ runs them")
    return ExitCode.done
}

private func repositoryRoot(above start: String, _ fileSystem: FileSystem) -> String? {
    Paths.upwards(from: start).first { fileSystem.kind(Paths.join($0, ".git")) != nil }
}

/// The two files of `--before` and `--after`; one alone is a mistake.
private func readPair(_ session: Session) throws(Failure) -> (before: SourceText, after: SourceText)? {
    switch (session.options.before, session.options.after) {
    case (nil, nil): return nil
    case (let before?, let after?): return (try read(before, session), try read(after, session))
    case (nil, _): throw .missingValue(option: "--before", expected: "A.swift beside --after")
    case (_, nil): throw .missingValue(option: "--after", expected: "B.swift beside --before")
    }
}

private func read(_ name: String, _ session: Session) throws(Failure) -> SourceText {
    let path = Paths.join(session.fileSystem.currentFolder(), name)
    guard session.fileSystem.kind(path) != nil else { throw .pathMissing(name) }
    do throws(FileError) {
        let bytes = try session.fileSystem.read(path)
        if let failure = unfitness(of: bytes, named: name) { throw failure.asFileError }
        return SourceText(path: name, bytes: bytes)
    } catch {
        throw .unreadable(name, reason: error.reason)
    }
}

extension Failure {
    /// For a file that was named: one failure, whatever is wrong with it.
    fileprivate var asFileError: FileError { FileError(reason: text.what) }
}

/// On a thread of its own for the sake of its large stack.
private func infer(_ id: String, _ before: SourceText, _ after: SourceText, _ shelf: RecipeShelf) throws(Failure)
    -> InferredRecipe
{
    let availability = shelf.availability
    let results = parallelMap(count: 1, jobs: 1) { _ in
        do throws(InferenceFailure) {
            return Result<InferredRecipe, InferenceFailure>.success(
                try inferRecipe(id: id, before: before, after: after, availability: availability))
        } catch {
            return .failure(error)
        }
    }
    switch results[0] {
    case .success(let recipe): return recipe
    case .failure(let error): throw .noRecipeFromPair(before: before.path, after: after.path, error)
    }
}
