import Recipes
import SourceText

/// Writes the results of `apply`, has them verified by the user's own command, and commits them, as the options say.
struct ApplyRun {
    let results: [FileResult]
    let book: RecipeBook
    let project: ProjectFolder
    let session: Session

    private var options: Options { session.options }
    private var fileSystem: FileSystem { session.fileSystem }
    private var writer: Writer { Writer(project: project, session: session) }

    /// Returns the exit codes that follow.
    func perform() throws(Failure) -> [Int32] {
        let steps = options.commit ? Step.oneForEachRecipe(results, book: book) : [Step(results)]
        var skipped: [Replacement] = []
        for step in steps where !step.isEmpty {
            let written = try writer.write(step.replacements, recipes: step.recipes)
            for failure in written.skipped.map({ Failure.changedMeanwhile($0.display) }) {
                session.console.report(failure)
            }
            skipped += written.skipped
            if written.files.isEmpty { continue }
            try verify(step, written)
            tell(written)
            if let recipe = step.recipe { try commit(written, recipe) }
        }
        return skipped.isEmpty ? [] : [ExitCode.input]
    }

    private func tell(_ written: Writer.Written) {
        for file in written.files {
            guard let result = results.first(where: { $0.file.path == file.path }) else { continue }
            session.noteConflicts(result, result.source.lines())
            let changes = result.changes.count
            let made = changes == 0 ? "helpers of availability checks" : count(changes, "change")
            let what = !result.isEdited ? made : changes == 0 ? "by hand" : "\(made), and by hand"
            session.console.note("\(file.old == nil ? "made" : "changed") \(file.display): \(what)")
        }
        session.console.note("‘glazier undo’ takes this back")
    }

    // MARK: The user's command

    private func verify(_ step: Step, _ written: Writer.Written) throws(Failure) {
        guard let command = options.verify, let code = failure(of: command) else { return }
        try takeBack(written)
        let fault = options.bisect ? try fault(command) : .notSearched
        throw .commandFailed(command, code: code, fault: step.recipe.map { .recipes([$0.id]) } ?? fault)
    }

    /// The exit code of the command, nil when it is content.
    private func failure(of command: String) -> Int32? {
        session.console.note("running ‘\(command)’")
        let code = fileSystem.runCommand(command, project.root)
        return code == 0 ? nil : code
    }

    private func takeBack(_ written: Writer.Written) throws(Failure) {
        let journal = Journal(project: project)
        try project.locked { () throws(Failure) in
            guard let name = try journal.names().last(where: { $0.number == written.number }) else { return }
            let entry = try journal.entry(name)
            _ = try Restoring(project: project, session: session).restore(name, entry, keepChanged: true)
        }
    }

    /// Runs the command without any change, then with the changes of each recipe alone.
    private func fault(_ command: String) throws(Failure) -> Failure.Fault {
        if failure(of: command) != nil { return .none }
        let changing = Set(results.flatMap(\.changes).map(\.recipe))
        var found: [String] = []
        for id in book.recipes.map(\.id) where changing.contains(id) {
            let step = Step(results, only: id, book: book)
            let written = try writer.write(step.replacements, recipes: step.recipes)
            if written.files.isEmpty { continue }
            let fails = failure(of: command) != nil
            try takeBack(written)
            session.console.note("with \(id) alone: \(fails ? "it fails" : "it passes")")
            if fails { found.append(id) }
        }
        return found.isEmpty ? .together : .recipes(found)
    }

    // MARK: Commits

    /// One commit in each repository that the files lie in, of these files only: whatever else is staged stays so.
    private func commit(_ written: Writer.Written, _ recipe: Recipe) throws(Failure) {
        let roots = Dictionary(grouping: written.files) { file in
            repositoryRoot(above: Paths.folder(of: file.path), in: fileSystem) ?? project.root
        }
        for (root, files) in roots.sorted(by: { $0.key < $1.key }) {
            func git(_ command: [String], _ files: [Replacement]) throws(Failure) {
                let paths = files.compactMap { Paths.relative($0.path, to: root) }
                let result = fileSystem.git(["-C", root, "--literal-pathspecs"] + command + ["--"] + paths)
                guard let result, result.status == 0 else {
                    let words = result.map { String(decoding: $0.errors, as: UTF8.self).split(separator: "\n") }
                    throw .commitFailed(recipe.id, reason: words?.first.map(String.init) ?? "git does not say why")
                }
            }
            // Git commits by name only what it knows.
            let made = files.filter { $0.old == nil }
            if !made.isEmpty { try git(["add", "--intent-to-add"], made) }
            try git(["commit", "--quiet", "--only", "-m", recipe.title, "-m", reason(recipe)], files)
            session.console.note("committed \(recipe.id): \(count(files.count, "file"))")
        }
    }

    private func reason(_ recipe: Recipe) -> String {
        let findings = results.flatMap(\.changes).filter { $0.recipe == recipe.id }
        let messages = Set(findings.map(\.message)).sorted()
        return messages.joined(separator: "\n") + "\n\nglazier recipe \(recipe.id)"
    }
}
