import Edits
import Recipes
import SourceText

/// Moves the helpers of availability checks out of single files: where two files of a module need the same one, and
/// the build takes up new files by itself, the module gets one file with it.
struct SharedHelpers {
    let book: RecipeBook
    let project: ProjectLookup
    let fileSystem: FileSystem

    static let fileName = "AvailabilityGates.swift"

    /// The results, those of files with shared helpers made anew, and those of the files that hold these.
    func shared(_ results: [FileResult], jobs: Int) -> [FileResult] {
        var results = results
        var modules: [String: [Int]] = [:]
        for (index, result) in results.enumerated() where !result.outcome.helpers.isEmpty {
            if let folder = project.moduleFolder(of: result.file) { modules[folder, default: []].append(index) }
        }
        for (folder, indices) in modules.sorted(by: { $0.key < $1.key }) {
            let files = indices.map { results[$0] }
            let survey = survey(folder)
            let names = survey.provided.union(sharedNames(files, survey))
            guard !names.isEmpty else { continue }
            var missing: [String: GateHelper] = [:]
            for helper in files.flatMap(\.outcome.helpers)
            where names.contains(helper.name) && !survey.provided.contains(helper.name) {
                missing[helper.name] = missing[helper.name] ?? helper
            }
            if !missing.isEmpty {
                guard
                    let file = helperFile(missing.values.sorted { $0.name < $1.name }, folder, survey, beside: files[0])
                else { continue }
                results.append(file)
            }
            let again = parallelMap(count: files.count, jobs: jobs) { index in
                files[index].again(book) {
                    $0.moduleHelpers = names
                    $0.isDraft = true
                }
            }
            for (index, result) in zip(indices, again) { results[index] = result }
        }
        return results.sorted { $0.file.display.utf8.lexicographicallyPrecedes($1.file.display.utf8) }
    }

    // MARK: What the module has

    private struct Survey {
        /// Helpers of our making that the module has, and the file that holds the first of them.
        var provided: Set<String> = []
        var file: FoundFile?
        /// Those that single files keep to themselves: one for all would be declared twice there.
        var own: Set<String> = []
    }

    /// Looks through the whole module, also where the run is about a part of it.
    private func survey(_ folder: String) -> Survey {
        var options = Options()
        options.paths = [folder]
        var survey = Survey()
        for file in findFiles(options, in: fileSystem).files {
            guard let bytes = try? fileSystem.read(file.path) else { continue }
            let found = GateHelper.declared(in: bytes, names: book.helperNames)
            survey.own.formUnion(found.own)
            for helper in book.recipeHelpers {
                let declared = helper.isDeclared(in: bytes)
                if declared.own { survey.own.insert(helper.name) }
                if declared.shared { survey.provided.insert(helper.name) }
            }
            if !found.shared.isEmpty, survey.file == nil { survey.file = file }
            survey.provided.formUnion(found.shared)
        }
        return survey
    }

    /// A module that shares some shares all; else two files must want the same.
    private func sharedNames(_ files: [FileResult], _ survey: Survey) -> Set<String> {
        var counts: [String: Int] = [:]
        for helper in files.flatMap(\.outcome.helpers) where !survey.own.contains(helper.name) {
            counts[helper.name, default: 0] += 1
        }
        return Set(counts.filter { !survey.provided.isEmpty || $0.value > 1 }.keys)
    }

    // MARK: The file

    /// Nil when the file would lie where the patch cannot name it.
    private func helperFile(
        _ helpers: [GateHelper], _ folder: String, _ survey: Survey, beside result: FileResult
    ) -> FileResult? {
        if let file = survey.file, let bytes = try? fileSystem.read(file.path) {
            return self.result(SourceText(path: file.display, bytes: bytes), file, helpers, result, isNew: false)
        }
        let base = result.file.path.utf8.dropLast(result.file.patchPath.utf8.count)
        let path = freePath(in: folder)
        guard path.utf8.starts(with: base), !base.isEmpty, let patchPath = String(path.utf8.dropFirst(base.count))
        else { return nil }
        let display = Paths.seen(path, from: fileSystem.currentFolder())
        let file = FoundFile(path: path, display: display, patchPath: patchPath)
        return self.result(SourceText(path: display, bytes: []), file, helpers, result, isNew: true)
    }

    private func result(
        _ source: SourceText, _ file: FoundFile, _ helpers: [GateHelper], _ beside: FileResult, isNew: Bool
    ) -> FileResult {
        let end = source.bytes.count
        let text = ContiguousArray(GateHelper.moduleText(helpers, isNewFile: isNew).utf8)
        var outcome = Outcome(text: source.bytes + text)
        outcome.edits = [Edit(range: ByteRange(end, end), text: text)]
        outcome.helpers = helpers
        return FileResult(
            file: file, source: source, outcome: outcome, targets: beside.targets, settings: beside.settings,
            isNew: isNew)
    }

    /// A name that no file has.
    private func freePath(in folder: String) -> String {
        var path = Paths.join(folder, Self.fileName)
        var number = 2
        while fileSystem.kind(path) != nil {
            path = Paths.join(folder, "AvailabilityGates\(number).swift")
            number += 1
        }
        return path
    }
}

extension [FileResult] {
    /// Without the files of helpers that none of the others calls: their changes were declined.
    func withoutIdleHelpers() -> [FileResult] {
        filter { result in
            guard result.outcome.findings.isEmpty, !result.isEdited else { return true }
            return result.outcome.helpers.contains { helper in
                contains { other in
                    !other.outcome.findings.isEmpty
                        && String(decoding: other.outcome.text, as: UTF8.self).contains(".\(helper.name)")
                }
            }
        }
    }
}
