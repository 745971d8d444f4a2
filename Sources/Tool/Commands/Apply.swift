import Recipes
import SourceText

/// Writes the changes, all of them or none: everything is computed, checked and laid down beside the files before
/// the first file is exchanged.
func applyChanges(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipes(session)
    let options = session.options
    let level = options.level ?? .safe
    let analysis = analyze(options, book: book, level: level, fileSystem: session.fileSystem)
    let codes = session.reportProblems(analysis, shelf.failures) + session.reportFailures(analysis)
    let changed = analysis.results.filter { !$0.outcome.edits.isEmpty && $0.outcome.text != $0.source.bytes }
    if let objection = Repository.objection(to: changed.map(\.file), options, session.fileSystem) { throw objection }
    // An interrupt waits until the files are all old or all new, and until that was said.
    session.fileSystem.holdInterrupts(true)
    defer { session.fileSystem.holdInterrupts(false) }
    try write(changed, session.fileSystem)
    for result in changed {
        session.noteConflicts(result, result.source.lines())
        let changes = result.outcome.findings.count { $0.status == .changed }
        session.console.note("changed \(result.file.display): \(count(changes, "change"))")
    }
    session.summarize(analysis, Tally(analysis, shown: .review), verb: .apply)
    return exitCode(codes)
}

private func write(_ results: [FileResult], _ fileSystem: FileSystem) throws(Failure) {
    for result in results { try checkUnchanged(result, fileSystem) }
    var staged: [(result: FileResult, path: String)] = []
    for result in results {
        if fileSystem.isInterrupted() {
            for one in staged { fileSystem.discard(one.path) }
            throw .interrupted
        }
        do throws(FileError) {
            staged.append((result, try fileSystem.stage(result.file.path, result.outcome.text)))
        } catch {
            for one in staged { fileSystem.discard(one.path) }
            throw .unwritable(result.file.display, reason: error.reason)
        }
    }
    var written: [String] = []
    for (index, (result, path)) in staged.enumerated() {
        do throws(Failure) {
            try exchange(result, path, fileSystem)
        } catch {
            for one in staged[index...] { fileSystem.discard(one.path) }
            if written.isEmpty { throw error }
            throw .stoppedHalfWay(result.file.display, reason: error.text.what, written: written)
        }
        written.append(result.file.display)
    }
}

/// Puts the new text into place, if the file is still the one that was read: laying down many files takes a while.
private func exchange(_ result: FileResult, _ staged: String, _ fileSystem: FileSystem) throws(Failure) {
    try checkUnchanged(result, fileSystem)
    do throws(FileError) {
        try fileSystem.commit(staged, result.file.path)
    } catch {
        throw .unwritable(result.file.display, reason: error.reason)
    }
}

private func checkUnchanged(_ result: FileResult, _ fileSystem: FileSystem) throws(Failure) {
    guard (try? fileSystem.read(result.file.path)) == result.source.bytes else {
        throw .changedMeanwhile(result.file.display)
    }
}
