import SourceText

/// Runs one command line and returns the exit code. Everything that the tool reads, prints and writes goes through
/// the arguments, so that a test can call it.
///
/// - Parameters:
///   - arguments: the words after the tool's name.
///   - out: takes the bytes of standard output.
///   - errors: takes the bytes of standard error.
package func run(
    arguments: [String], fileSystem: FileSystem, out: @escaping Console.Sink, errors: @escaping Console.Sink
) -> Int32 {
    do throws(Failure) {
        let current = fileSystem.currentFolder
        let parsed = try Arguments(arguments) { fileSystem.kind(Paths.join(current(), $0)) != nil }
        let console = Console(out: out, errors: errors, options: parsed.options, fileSystem: fileSystem)
        var system = fileSystem
        if let path = parsed.options.stdinPath {
            do throws(FileError) {
                system = system.with(try system.readInput(), at: Paths.join(current(), path))
            } catch {
                throw .unreadable("standard input", reason: error.reason)
            }
        }
        if arguments.isEmpty, let folder = crowdWithoutProject(system) { throw .noProjectHere(folder) }
        let session = Session(
            options: parsed.options, fileSystem: system, console: console,
            commandLine: arguments.joined(separator: " "))
        return try perform(parsed.command, session)
    } catch {
        Console(out: out, errors: errors, options: Options(), fileSystem: fileSystem).report(error)
        return error.exitCode
    }
}

/// What every command is handed.
struct Session {
    let options: Options
    let fileSystem: FileSystem
    let console: Console
    /// The words after the tool's name, for the journal.
    let commandLine: String
    let started: Double

    init(options: Options, fileSystem: FileSystem, console: Console, commandLine: String) {
        self.options = options
        self.fileSystem = fileSystem
        self.console = console
        self.commandLine = commandLine
        started = fileSystem.seconds()
    }

    /// An absolute path as seen from the working folder, where it lies within.
    func display(_ path: String) -> String {
        Paths.relative(path, to: fileSystem.currentFolder()) ?? path
    }
}

private func perform(_ command: Command, _ session: Session) throws(Failure) -> Int32 {
    switch command {
    case .diff: try diff(session)
    case .apply: try applyChanges(session)
    case .undo: try undo(session)
    case .status: try status(session)
    case .scan: try scan(session)
    case .tree: printTrees(session)
    case .recipeList: try listRecipes(session)
    case .recipeShow(let id): try showRecipe(id, session)
    case .recipeTest: try testRecipes(session)
    case .recipeCheck: try checkRecipes(session)
    case .recipeNew(let id): try newRecipe(id, session)
    case .recipeTry(let file): try tryRecipe(file, session)
    case .recipeExplain(let id, let place): try explainRecipe(id, place, session)
    case .recipeDocs: try printCatalogue(session)
    case .match(let pattern): try matchPattern(pattern, session)
    case .rewrite(let pattern, let replacement): try rewritePattern(pattern, replacement, session)
    case .project: printProject(session)
    case .help(let verb): printText(helpText(for: verb), session)
    case .version: printText("glazier \(toolVersion)\n", session)
    }
}

private func printText(_ text: String, _ session: Session) -> Int32 {
    session.console.print(text)
    return ExitCode.done
}

/// The one code for a run in which several things happened: what makes the result least trustworthy wins.
func exitCode(_ codes: [Int32]) -> Int32 {
    let order = [ExitCode.usage, ExitCode.recipe, ExitCode.verification, ExitCode.input, ExitCode.findings]
    return order.first { codes.contains($0) } ?? ExitCode.done
}
