import Recipes
import SourceText

/// Writes a new recipe into the folder of the person's own recipes.
func newRecipe(_ id: String, _ session: Session) throws(Failure) -> Int32 {
    let fileSystem = session.fileSystem
    let current = fileSystem.currentFolder()
    let own = try ownRecipeFolder(session.options, above: current, in: fileSystem)
    let shelf = RecipeShelf(own: own, fileSystem: fileSystem, display: session.display)
    if let taken = shelf.book.recipes.first(where: { $0.id == id }) { throw .idTaken(id, path: taken.path) }
    let folder = own ?? Paths.join(repositoryRoot(above: current, fileSystem) ?? current, ".glazier/recipes")
    let path = Paths.join(folder, id.split(separator: ".").joined(separator: "/") + ".md")
    let display = session.display(path)
    guard fileSystem.kind(path) == nil else { throw .fileExists(display) }
    let text = scaffold(id: id)
    do throws(FileError) {
        try fileSystem.disk.createFile(path, withFolders: ContiguousArray(text.utf8))
    } catch {
        throw .unwritable(display, reason: error.reason)
    }
    session.console.print("\(display)\n")
    session.console.note("next: change its pattern and examples; ‘glazier recipe test \(display)’ runs them")
    return ExitCode.done
}

private func repositoryRoot(above start: String, _ fileSystem: FileSystem) -> String? {
    Paths.upwards(from: start).first { fileSystem.kind(Paths.join($0, ".git")) != nil }
}
