import Platforms
import Projects
import Recipes
import SourceText

/// What the recipes say about one file.
package struct FileResult: Sendable {
    package let file: FoundFile
    package let source: SourceText
    package let outcome: Outcome
    package let targets: FoundTargets
    let settings: RewriteSettings

    /// The same without what is in `places`.
    func leavingOut(_ places: Set<FindingPlace>, book: RecipeBook) -> FileResult {
        var settings = settings
        settings.leftOut.formUnion(places)
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
    let targets = projectTargets(options, search, fileSystem)
    clock.step("read project files", &analysis)

    let declarations = DeclarationSearch(book.emittedNames)
    let jobs = options.jobs ?? fileSystem.processors()
    let looks = parallelMap(count: search.files.count, jobs: jobs) { index in
        look(at: search.files[index], targets, declarations, fileSystem) { bytes in
            book.mightMatch(bytes) || readsAllComments && holdsSuppression(bytes)
        }
    }
    var work: [(file: FoundFile, source: SourceText, targets: FoundTargets)] = []
    var declared: Set<String> = []
    for (file, look) in zip(search.files, looks) {
        analysis.byteCount += look.byteCount
        if let failure = look.failure { analysis.failures.append(failure) }
        declared.formUnion(look.declared.map { declarations.names[$0] })
        if let bytes = look.candidate {
            work.append((file, SourceText(path: file.display, bytes: bytes), look.targets))
        }
    }
    analysis.targets = distinct(looks.map(\.targets))
    clock.step("read", &analysis)

    let names = declared
    let candidates = work
    let results = parallelMap(count: candidates.count, jobs: jobs) { index in
        let (file, source, targets) = candidates[index]
        let settings = RewriteSettings(targets: targets.targets, level: level, declaredNames: names)
        let result = FileResult(
            file: file, source: source, outcome: rewrite(source, book: book, settings: settings), targets: targets,
            settings: settings)
        let known = baseline.map { $0.places(in: result) } ?? []
        return known.isEmpty ? result : result.leavingOut(known, book: book)
    }
    analysis.results = results.filter { !$0.outcome.isEmpty }
    clock.step("match and rewrite", &analysis)
    return analysis
}

/// What the first pass keeps of a file: its bytes only where a recipe might match.
private struct FirstLook: Sendable {
    var targets: FoundTargets
    var failure: Failure?
    var candidate: ContiguousArray<UInt8>?
    var declared: [Int] = []
    var byteCount = 0
}

private func look(
    at file: FoundFile, _ targets: (FoundFile) -> FoundTargets, _ declarations: DeclarationSearch,
    _ fileSystem: FileSystem, isWanted: (ContiguousArray<UInt8>) -> Bool
) -> FirstLook {
    var look = FirstLook(targets: targets(file))
    do throws(FileError) {
        let bytes = try fileSystem.read(file.path)
        look.byteCount = bytes.count
        look.failure = unfitness(of: bytes, named: file.display)
        if look.failure == nil {
            look.declared = declarations.declared(in: bytes)
            if isWanted(bytes) { look.candidate = bytes }
        }
    } catch {
        look.failure = .unreadable(file.display, reason: error.reason)
    }
    return look
}

/// What each file is built for: as `--target` says, or else as the project files near it say.
package func projectTargets(
    _ options: Options, _ search: FileSearch, _ fileSystem: FileSystem
) -> @Sendable (FoundFile) -> FoundTargets {
    if !options.targets.isEmpty {
        let found = FoundTargets(targets: DeploymentTargets(options.targets), origin: "--target", assumed: false)
        return { _ in found }
    }
    // The project reader speaks of paths below one root: the lowest folder that holds everything.
    let root = commonFolder(search.files.map(\.path) + search.projectFiles)
    let projects = ProjectFiles(paths: search.projectFiles.compactMap { Paths.relative($0, to: root) }) {
        try? fileSystem.read(Paths.join(root, $0))
    }
    let current = fileSystem.currentFolder()
    @Sendable func display(_ path: String) -> String {
        let whole = Paths.join(root, path)
        return Paths.relative(whole, to: current) ?? whole
    }
    return { file in
        var found = projects.targets(for: Paths.relative(file.path, to: root) ?? file.path)
        if !found.assumed { found.origin = display(found.origin) }
        for index in found.figures.indices { found.figures[index].path = display(found.figures[index].path) }
        return found
    }
}

private func commonFolder(_ paths: [String]) -> String {
    guard var common = paths.first.map({ Paths.folder(of: $0).split(separator: "/") }) else { return "/" }
    for path in paths.dropFirst() {
        let names = Paths.folder(of: path).split(separator: "/")
        common = zip(common, names).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
}

/// Each once, in order of appearance.
package func distinct(_ targets: [FoundTargets]) -> [FoundTargets] {
    var seen: Set<String> = []
    return targets.filter { seen.insert("\($0.origin) \($0.targets)").inserted }
}

extension Outcome {
    /// Whether there is nothing to print, to write or to count.
    var isEmpty: Bool {
        findings.isEmpty && edits.isEmpty && notExamined.isEmpty && conflicts.isEmpty && failures.isEmpty
            && suppressed.isEmpty && leftOut.isEmpty && idleSuppressions.isEmpty
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
