import Platforms
import Projects
import Recipes
import SourceText
import SwiftTree

/// What the recipes say about one file.
package struct FileResult: Sendable {
    package let file: FoundFile
    package let source: SourceText
    package var outcome: Outcome
    package let targets: FoundTargets
    let settings: RewriteSettings
    /// The file does not exist yet; `source` is empty.
    var isNew = false
    /// Holds text that the person wrote with the key `e` of `apply -i`.
    var isEdited = false

    /// The same without what is in `places`.
    func leavingOut(_ places: Set<FindingPlace>, book: RecipeBook) -> FileResult {
        again(book) { $0.leftOut.formUnion(places) }
    }

    /// No draft any more: made anew where a second run would change something.
    func stable(_ book: RecipeBook) -> FileResult {
        guard settings.isDraft, !outcome.edits.isEmpty,
            !isStable(outcome, of: source, book: book, settings: settings)
        else { return self }
        return again(book) { _ in }
    }

    /// The file rewritten with other settings.
    func again(_ book: RecipeBook, _ change: (inout RewriteSettings) -> Void) -> FileResult {
        var settings = settings
        settings.isDraft = false
        change(&settings)
        return FileResult(
            file: file, source: source, outcome: rewrite(source, book: book, settings: settings), targets: targets,
            settings: settings)
    }
}

/// What a run over all files found, before anything is printed or written.
package struct Analysis: Sendable {
    /// Files with something to say, in order.
    package var results: [FileResult] = []
    package var failures: [Failure] = []
    /// Files that were named and left out by an ignore rule.
    package var excluded: [String] = []
    /// All files that were looked at.
    package var files: [FoundFile] = []
    package var fileCount: Int { files.count }
    package var byteCount = 0
    /// At how many places a `where` line kept a recipe away.
    package var keptAway: [KeptAway: Int] = [:]
    /// What the files are built for, each origin once.
    package var targets: [FoundTargets] = []
    /// Steps and their seconds, for `--timing`.
    package var timings: [(step: String, seconds: Double)] = []
}

extension Analysis {
    /// Puts new results for some files into the place of the old ones.
    mutating func replace(with results: [FileResult]) {
        let fresh = Dictionary(results.map { ($0.file.path, $0) }, uniquingKeysWith: { $1 })
        self.results = self.results.map { fresh[$0.file.path] ?? $0 }
    }
}

/// Reads all files, finds what the project declares itself, and rewrites in memory what might match.
///
/// - Parameters:
///   - baseline: findings to leave out.
///   - readsAllComments: also looks for comments that keep recipes away where no recipe might match.
package func analyze(
    _ options: Options, book: RecipeBook, level: Level, baseline: Baseline? = nil, readsAllComments: Bool = false,
    fileSystem: FileSystem
) -> Analysis {
    var analysis = Analysis()
    var clock = StepClock(fileSystem)
    let search = findFiles(options, in: fileSystem)
    analysis.failures = search.failures
    analysis.excluded = search.excluded
    analysis.files = search.files
    clock.step("find files", &analysis)
    let project = ProjectLookup(options, search, fileSystem)
    clock.step("read project files", &analysis)

    let jobs = options.jobs ?? fileSystem.processors()
    let around = filesAround(search, options, in: fileSystem)
    let survey = Survey(
        of: search.files, around: around, project, book, jobs: jobs, readsAllComments: readsAllComments, fileSystem)
    analysis.byteCount = survey.byteCount
    analysis.failures += survey.failures
    analysis.targets = survey.targets
    clock.step("read", &analysis)

    let candidates = survey.candidates
    let results = parallelMap(count: candidates.count, jobs: jobs) { index in
        let (file, source, targets) = candidates[index]
        let settings = survey.settings(targets.targets, level: level, gates: options.gates)
        var result = FileResult(
            file: file, source: source, outcome: rewrite(source, book: book, settings: settings), targets: targets,
            settings: settings)
        // Files that no recipe looks into are not parsed; whoever names one wants to hear whether it can be.
        if file.isNamed, result.outcome.isEmpty {
            result.outcome.notExamined = parse(source.bytes).problems.map {
                NotExamined(range: $0.range, reason: $0.message)
            }
        }
        let known = baseline.map { $0.places(in: result) } ?? []
        return known.isEmpty ? result : result.leavingOut(known, book: book)
    }
    let used = withUses(results, of: search.files + around, book, jobs: jobs, fileSystem)
    let checked = withOtherUses(used, of: search.files + around, book, jobs: jobs, fileSystem)
    let helpers = SharedHelpers(book: book, project: project, fileSystem: fileSystem)
    for result in checked { analysis.keptAway.merge(result.outcome.keptAway, uniquingKeysWith: +) }
    let shared = helpers.shared(checked.filter { !$0.outcome.isEmpty }, jobs: jobs)
    analysis.results = parallelMap(count: shared.count, jobs: jobs) { shared[$0].stable(book) }
    clock.step("match and rewrite", &analysis)
    return analysis
}

/// What a look at the bytes of all files tells, before any is parsed.
struct Survey: Sendable {
    /// The files in which a recipe might match, with their bytes.
    private(set) var candidates: [(file: FoundFile, source: SourceText, targets: FoundTargets)] = []
    private(set) var declared: Set<String> = []
    private(set) var facts = ProjectFacts()
    private(set) var failures: [Failure] = []
    private(set) var byteCount = 0
    /// Each origin once.
    private(set) var targets: [FoundTargets] = []

    /// - Parameter others: files of the same projects that the run is not about; only what they declare counts.
    init(
        of files: [FoundFile], around others: [FoundFile] = [], _ project: ProjectLookup, _ book: RecipeBook, jobs: Int,
        readsAllComments: Bool = false, _ fileSystem: FileSystem
    ) {
        let reader = FileWordReader(book, asking: [glassModifier])
        let all = files + others
        let looks = parallelMap(count: all.count, jobs: jobs) { index in
            look(at: all[index], project, book, reader, readsAllComments, fileSystem)
        }
        for look in looks {
            declared.formUnion(look.declared)
            facts.words.formUnion(look.words)
            facts.glassHelpers.formUnion(look.glassHelpers)
        }
        for (file, look) in zip(files, looks) {
            byteCount += look.byteCount
            if let failure = look.failure { failures.append(failure) }
            if let bytes = look.candidate {
                candidates.append((file, SourceText(path: file.display, bytes: bytes), look.targets))
            }
        }
        targets = distinct(looks.prefix(files.count).map(\.targets))
    }

    /// Those of a first run over a file, which does not know yet where views are used.
    func settings(_ targets: DeploymentTargets, level: Level, gates: GateOptions) -> RewriteSettings {
        var settings = RewriteSettings(targets: targets, level: level, declaredNames: declared, gates: gates)
        settings.project = facts
        settings.writesManual = level == .manual
        settings.isDraft = true
        return settings
    }
}

/// What the first pass keeps of a file: its bytes only where a recipe might match.
private struct FirstLook: Sendable {
    var targets: FoundTargets
    var failure: Failure?
    var candidate: ContiguousArray<UInt8>?
    var declared: Set<String> = []
    var words: Set<String> = []
    var glassHelpers: Set<String> = []
    var byteCount = 0
}

/// A project's own modifiers that use it bring in glass.
private let glassModifier = "glassEffect"

private func look(
    at file: FoundFile, _ project: ProjectLookup, _ book: RecipeBook, _ reader: FileWordReader,
    _ readsAllComments: Bool, _ fileSystem: FileSystem
) -> FirstLook {
    var look = FirstLook(targets: project.targets(of: file))
    do throws(FileError) {
        let bytes = try fileSystem.read(file.path)
        look.byteCount = bytes.count
        look.failure = unfitness(of: bytes, named: file.display)
        if look.failure == nil {
            let words = reader.read(bytes)
            look.declared = taken(words.declared, by: bytes, book)
            look.words = words.words
            if words.words.contains(glassModifier) { look.glassHelpers = ProjectFacts.glassHelpers(in: bytes) }
            if file.isNamed || words.mightMatch || readsAllComments && holdsSuppression(bytes) {
                look.candidate = bytes
            }
        }
    } catch {
        look.failure = .unreadable(file.display, reason: error.reason)
    }
    return look
}

/// The results, those made anew whose places depend on where the project uses the views that they are in.
private func withUses(
    _ results: [FileResult], of files: [FoundFile], _ book: RecipeBook, jobs: Int, _ fileSystem: FileSystem
) -> [FileResult] {
    let types = results.reduce(into: Set<String>()) { $0.formUnion($1.outcome.views) }
    guard !types.isEmpty else { return results }
    let uses = viewUses(of: types, in: files, jobs: jobs, fileSystem)
    return parallelMap(count: results.count, jobs: jobs) { index in
        let result = results[index]
        guard result.outcome.views.contains(where: uses.uses) else { return result }
        return result.again(book) {
            $0.project.uses = uses
            $0.isDraft = true
        }
    }
}

/// Where the views are used, and where the views are used that these are in, over three steps.
func viewUses(
    of types: Set<String>, in files: [FoundFile], jobs: Int, _ fileSystem: FileSystem
) -> ViewUses {
    var (uses, asked, open) = (ViewUses(), types, types)
    for _ in 0..<3 where !open.isEmpty {
        let words = WordSet(open)
        let found = parallelMap(count: files.count, jobs: jobs) { index -> ViewUses? in
            guard let bytes = try? fileSystem.read(files[index].path) else { return nil }
            return ViewUses(of: words, in: SourceText(path: files[index].display, bytes: bytes))
        }
        for case let more? in found where !more.isEmpty { uses.merge(more) }
        open = uses.openOwners.subtracting(asked)
        asked.formUnion(open)
    }
    return uses
}

/// What a file declares; helpers of our own making take no name away.
private func taken(_ declared: Set<String>, by bytes: ContiguousArray<UInt8>, _ book: RecipeBook) -> Set<String> {
    let helpers = book.helperNames
    guard declared.contains(where: helpers.contains) else { return declared }
    return declared.subtracting(GateHelper.declared(in: bytes, names: helpers).shared)
}

/// Each once, in order of appearance.
package func distinct(_ targets: [FoundTargets]) -> [FoundTargets] {
    var seen: [DeploymentTargets: Set<String>] = [:]
    return targets.filter { seen[$0.targets, default: []].insert($0.origin).inserted }
}

extension Outcome {
    /// Whether there is nothing to print, to write or to count.
    var isEmpty: Bool {
        findings.isEmpty && edits.isEmpty && notExamined.isEmpty && conflicts.isEmpty && failures.isEmpty
            && suppressed.isEmpty && leftOut.isEmpty && idleSuppressions.isEmpty && wrongSuppressions.isEmpty
    }
}

/// Takes the time between steps.
private struct StepClock {
    let fileSystem: FileSystem
    var last: Double

    init(_ fileSystem: FileSystem) {
        self.fileSystem = fileSystem
        last = fileSystem.seconds()
    }

    mutating func step(_ name: String, _ analysis: inout Analysis) {
        let now = fileSystem.seconds()
        analysis.timings.append((name, now - last))
        last = now
    }
}
