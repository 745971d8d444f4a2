import Recipes
import SourceText

/// Answers of an earlier `apply -i` that was left before its end: `.glazier/picks`, one answer a line.
///
/// Written after each answer, so that even a Control-C loses none. Findings are named as in a baseline: by recipe, file
/// and tokens.
struct PickMemory {
    private let project: ProjectFolder
    private var known: [(line: Baseline.Line, isWanted: Bool)] = []
    private var current: [(line: Baseline.Line, isWanted: Bool)] = []

    var file: String { Paths.join(project.folder, "picks") }

    init(of project: ProjectFolder) {
        self.project = project
        // An answer that cannot be read is asked for again.
        guard let bytes = try? project.fileSystem.read(file) else { return }
        known = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { text in
            let words = text.split(whereSeparator: { $0 == "\t" })
            guard words.count == 4, let line = Baseline.Line(words.dropFirst().joined(separator: "\t")) else {
                return nil
            }
            return (line, words[0] == "y")
        }
    }

    /// What was answered about the findings of a file.
    func answers(for result: FileResult) -> [FindingPlace: Bool] {
        guard !known.isEmpty, let path = project.name(of: result.file.path) else { return [:] }
        var left = known
        var answers: [FindingPlace: Bool] = [:]
        for (finding, line) in Baseline.lines(of: result.outcome.findings, in: result, path) {
            guard finding.status == .changed, let index = left.firstIndex(where: { $0.line == line }) else { continue }
            answers[finding.place] = left.remove(at: index).isWanted
        }
        return answers
    }

    mutating func remember(_ answers: [(result: FileResult, answers: [FindingPlace: Bool])]) throws(Failure) {
        current = answers.flatMap { result, answers in
            let path = project.name(of: result.file.path) ?? result.file.path
            return Baseline.lines(of: result.outcome.findings, in: result, path).compactMap { finding, line in
                answers[finding.place].map { (line, $0) }
            }
        }
        try write(current)
    }

    /// At the end: when all was answered nothing is kept, and when the person left before, what was declined is. What
    /// was agreed to is written now and will not be found again.
    func finish(isOver: Bool) throws(Failure) {
        let declined = (current.isEmpty ? known : current).filter { !$0.isWanted }
        if isOver, !declined.isEmpty { return try write(declined) }
        guard project.fileSystem.kind(file) != nil else { return }
        do throws(FileError) {
            try project.fileSystem.disk.delete(file)
        } catch {
            throw .unwritable(file, reason: error.reason)
        }
    }

    /// A text as it comes back from the person's editor.
    func edited(_ text: ContiguousArray<UInt8>) throws(Failure) -> ContiguousArray<UInt8> {
        let path = Paths.join(project.folder, "edit.swift")
        try project.write(text, to: path)
        let code = project.fileSystem.edit(path)
        let result = try? project.fileSystem.read(path)
        try? project.fileSystem.disk.delete(path)
        // An editor that fails has changed nothing.
        return code == 0 ? result ?? text : text
    }

    private func write(_ answers: [(line: Baseline.Line, isWanted: Bool)]) throws(Failure) {
        let lines = answers.map { ($0.isWanted ? "y\t" : "n\t") + $0.line.text + "\n" }.sorted()
        let text = ContiguousArray(lines.joined().utf8)
        try project.write(text, to: file)
    }
}
