import Recipes
import SourceText

/// The results, those made anew that give a type another protocol while another file uses it so that this would not do.
func withOtherUses(
    _ results: [FileResult], of files: [FoundFile], _ book: RecipeBook, jobs: Int, _ fileSystem: FileSystem
) -> [FileResult] {
    let asked = results.reduce(into: [String: ReplacedType]()) { all, result in
        all.merge(result.outcome.replacedTypes) { first, _ in first }
    }
    guard !asked.isEmpty else { return results }
    let words = WordSet(asked.flatMap { [$0.key, "Legacy" + $0.key] + $0.value.members })
    let found = parallelMap(count: files.count, jobs: jobs) { index -> [String: String] in
        guard let bytes = try? fileSystem.read(files[index].path), words.occurring(in: bytes).contains(true) else {
            return [:]
        }
        return otherUses(of: asked, in: SourceText(path: files[index].display, bytes: bytes))
    }
    return parallelMap(count: results.count, jobs: jobs) { index in
        let result = results[index]
        guard !result.outcome.replacedTypes.isEmpty else { return result }
        var uses: [String: String] = [:]
        for (file, places) in zip(files, found) where file.path != result.file.path {
            uses.merge(places) { first, _ in first }
        }
        guard result.outcome.replacedTypes.keys.contains(where: { uses[$0] != nil }) else { return result }
        return result.again(book) {
            $0.project.otherUses = uses
            $0.isDraft = true
        }
    }
}
