import Recipes
import SourceText

/// Lists every place at which a pattern of the command line is found, with what its placeholders stand for.
func matchPattern(_ pattern: String, _ session: Session) throws(Failure) -> Int32 {
    let book = try oneLinerBook(pattern, nil, session)
    let fileSystem = session.fileSystem
    let search = findFiles(session.options, in: fileSystem)
    let files = search.files
    let looks = parallelMap(count: files.count, jobs: session.options.jobs ?? fileSystem.processors()) { index in
        matches(in: files[index], book, fileSystem)
    }
    var failures = search.failures
    var total = 0
    var filesWith = 0
    for look in looks {
        if let failure = look.failure { failures.append(failure) }
        guard let source = look.source, !look.found.isEmpty else { continue }
        total += look.found.count
        filesWith += 1
        print(look.found, in: source, session)
    }
    for failure in failures { session.console.report(failure) }
    session.console.note("\(total) found in \(filesWith) of \(count(files.count, "file"))")
    return exitCode(failures.map(\.exitCode))
}

/// Prints what a pattern and a replacement of the command line would change, as `diff` does.
func rewritePattern(_ pattern: String, _ replacement: String, _ session: Session) throws(Failure) -> Int32 {
    printDiff(try oneLinerBook(pattern, replacement, session), [], session)
}

private func oneLinerBook(_ pattern: String, _ replacement: String?, _ session: Session) throws(Failure) -> RecipeBook {
    let shelf = RecipeShelf(own: nil, fileSystem: session.fileSystem, display: session.display)
    let oneLiner = OneLiner(
        pattern: pattern, replacement: replacement, conditions: session.options.conditions,
        availability: shelf.availability)
    if !oneLiner.problems.isEmpty { throw .brokenRecipe(oneLiner.problems.joined(separator: "\n")) }
    return oneLiner.book
}

private struct Matches: Sendable {
    var source: SourceText?
    var found: [FoundPattern] = []
    var failure: Failure?
}

private func matches(in file: FoundFile, _ book: RecipeBook, _ fileSystem: FileSystem) -> Matches {
    do throws(FileError) {
        let bytes = try fileSystem.read(file.path)
        if let failure = unfitness(of: bytes, named: file.display) { return Matches(failure: failure) }
        let source = SourceText(path: file.display, bytes: bytes)
        return Matches(source: source, found: findPatterns(source, book: book))
    } catch {
        return Matches(failure: .unreadable(file.display, reason: error.reason))
    }
}

private func print(_ found: [FoundPattern], in source: SourceText, _ session: Session) {
    let lines = source.lines()
    for one in found {
        let place = lines.position(one.range.start)
        var text = "\(source.path):\(place.line):\(place.column): \(oneLine(source.string(in: one.range)))"
        for capture in one.captures {
            text += "\n  $\(capture.name) = \(oneLine(source.string(in: capture.range)))"
        }
        session.console.print(text + "\n")
    }
}

/// Code on one line, cut where it is long: white space with line breaks becomes one space.
func oneLine(_ text: String) -> String {
    var joined = ""
    for line in text.split(whereSeparator: \.isNewline) {
        let line = line.drop { $0 == " " || $0 == "\t" }
        let isOpen = joined.isEmpty || joined.hasSuffix("(") || line.hasPrefix(".") || line.hasPrefix(")")
        joined += (isOpen ? "" : " ") + line
    }
    if joined.isEmpty { return "nothing" }
    return joined.count > 100 ? joined.prefix(99) + "…" : joined
}
