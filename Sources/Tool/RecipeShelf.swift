import BuiltInRecipes
import Recipes
import SourceText

/// All recipe files of a run: the built-in ones and the person's own.
package struct RecipeShelf: Sendable {
    package let files: [RecipeFile]
    /// The table of what each symbol needs; recipe files are read together with it.
    package let availability: RecipeFile
    /// All of them, read. `--only` and `--skip` have not been looked at.
    package let book: RecipeBook
    /// What is wrong in them, laid out with carets.
    package let failures: [Failure]

    /// What every shelf begins with, read once for all runs of a process.
    private static let builtIn: (files: [RecipeFile], availability: RecipeFile) = {
        var files = BuiltInRecipes.files.map { RecipeFile(path: $0.path, bytes: ContiguousArray($0.text.utf8)) }
        let table = files.firstIndex { $0.path == availabilityName }.map { files.remove(at: $0) }
        return (files, table ?? RecipeFile(path: availabilityName, bytes: []))
    }()
    private static let builtInBook = RecipeBook(builtIn.files, availability: builtIn.availability)

    /// Reads the built-in recipes and those of a folder, a set or a file, if there is one.
    package init(own path: String?, fileSystem: FileSystem, display: (String) -> String) {
        var own: (files: [RecipeFile], failures: [Failure]) = ([], [])
        if let path {
            let isFolder = fileSystem.kind(path) == .folder
            var paths = isFolder ? markdownFiles(below: path, in: fileSystem) : [path]
            let table = Paths.join(Paths.folder(of: path), EquivalenceTable.fileName)
            if !isFolder, fileSystem.kind(table) == .file, table != path { paths.append(table) }
            own = followed(paths, in: fileSystem, display: display)
        }
        files = Self.builtIn.files + own.files
        availability = Self.builtIn.availability
        book = own.files.isEmpty ? Self.builtInBook : RecipeBook(files, availability: availability)
        let all = files + [availability]
        failures = own.failures + book.problems.map { .brokenRecipe(rendered($0, among: all)) }
    }

    /// The person's own tables of equivalences.
    package var equivalences: [RecipeFile] { files.filter { EquivalenceTable.isTable($0.path) } }

    /// The recipes that `--set`, `--only` and `--skip` leave; they name recipes by id, by area, as in `bars`, or by set. A
    /// run takes the set that needs no asking for; who looks at recipes sees `everySet`.
    package func chosen(_ options: Options, everySet: Bool = false) throws(Failure) -> RecipeBook {
        let known = book.recipes.map(\.id)
        for name in options.sets where !book.setNames.contains(name) {
            throw .unknownSet(name, nearest: nearest(name, in: book.setNames), known: book.setNames)
        }
        for name in options.only + options.skip {
            let area = name.hasSuffix(".") ? name : name + "."
            if known.contains(where: { $0 == name || $0.hasPrefix(area) }) || book.setNames.contains(name) { continue }
            throw .unknownRecipe(name, nearest: nearest(name, in: known + areas(of: known) + book.setNames))
        }
        // A recipe that is named runs, whichever set it belongs to.
        var book = book
        if !options.sets.isEmpty {
            book = book.filtered(only: options.sets, skip: [])
        } else if options.only.isEmpty, !everySet {
            book = book.standard
        }
        book.knownIDs = known
        return book.filtered(only: options.only, skip: options.skip)
    }
}

/// `a` and `a.b` of `a.b.c`, each once.
private func areas(of ids: [String]) -> [String] {
    var areas: [String] = []
    for id in ids {
        for (offset, letter) in zip(id.indices, id) where letter == "." {
            let area = String(id[..<offset])
            if !areas.contains(area) { areas.append(area) }
        }
    }
    return areas
}

let availabilityName = "availability.md"

/// A message about a recipe with the line that it points to.
func rendered(_ message: Message, among files: [RecipeFile]) -> String {
    let file = files.first { $0.path == message.path }
    return render(message, in: file.map { SourceText(path: $0.path, bytes: $0.bytes) })
}

/// Where the person's own recipes are: a folder, a set or a recipe file of `--recipes`, or the folder `.glazier/recipes` at or above `start` within its
/// repository.
package func ownRecipeFolder(_ options: Options, above start: String, in fileSystem: FileSystem) throws(Failure)
    -> String?
{
    if let named = options.recipes {
        let path = Paths.join(fileSystem.currentFolder(), named)
        let kind = fileSystem.kind(path)
        guard kind == .folder || kind == .file && path.hasSuffix(".md") else { throw .recipeFolderMissing(named) }
        return path
    }
    for folder in Paths.upwards(from: start) {
        let recipes = Paths.join(folder, ".glazier/recipes")
        if fileSystem.kind(recipes) == .folder { return recipes }
        if fileSystem.kind(Paths.join(folder, ".git")) != nil { break }
    }
    return nil
}

/// Reads recipe files and sets, and what the links of the sets lead to; each file once. A link that leads nowhere is
/// told with the set.
func followed(_ paths: [String], in fileSystem: FileSystem, display: (String) -> String)
    -> (files: [RecipeFile], failures: [Failure])
{
    var files: [RecipeFile] = []
    var failures: [Failure] = []
    var waiting = paths
    var seen = Set(paths)
    while !waiting.isEmpty {
        let path = waiting.removeFirst()
        do throws(FileError) {
            let file = RecipeFile(path: display(path), bytes: try fileSystem.read(path))
            files.append(file)
            guard let set = RecipeSet(file) else { continue }
            for link in set.links where link.isFile {
                let linked = Paths.join(fileSystem.currentFolder(), set.path(of: link))
                guard fileSystem.kind(linked) == .file, seen.insert(linked).inserted else { continue }
                waiting.append(linked)
            }
        } catch {
            failures.append(.unreadable(display(path), reason: error.reason))
        }
    }
    return (files, failures)
}

/// Recipe files in a folder, sorted; what a folder says about itself (`README.md`) is none.
func markdownFiles(below folder: String, in fileSystem: FileSystem) -> [String] {
    guard let entries = try? fileSystem.list(folder) else { return [] }
    var result: [String] = []
    for entry in entries.sorted(by: { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }) {
        let path = Paths.join(folder, entry.name)
        if entry.kind == .folder {
            result += markdownFiles(below: path, in: fileSystem)
        } else if entry.name.hasSuffix(".md"), entry.name.lowercased() != "readme.md" {
            result.append(path)
        }
    }
    return result
}
