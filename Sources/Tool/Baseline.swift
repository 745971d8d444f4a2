import Recipes
import SourceText
import SwiftTree

/// Findings that a project has decided to live with: `.glazier/baseline`, one finding a line.
///
/// A line names the recipe, the file, and the code itself by a fingerprint of its tokens. Without line numbers, and
/// without white space, it stays true when code moves about or is formatted anew.
package struct Baseline: Sendable {
    struct Line: Hashable, Comparable, Sendable {
        var recipe: String
        /// Below the root of the project.
        var path: String
        var fingerprint: String

        var text: String { "\(recipe)\t\(escaped(path))\t\(fingerprint)" }

        init(recipe: String, path: String, fingerprint: String) {
            self.recipe = recipe
            self.path = path
            self.fingerprint = fingerprint
        }

        init?(_ text: some StringProtocol) {
            let parts = text.split(whereSeparator: { $0 == "\t" }).map { String($0) }
            guard parts.count == 3 else { return nil }
            self.init(recipe: parts[0], path: unescaped(parts[1]), fingerprint: parts[2])
        }

        static func < (one: Line, other: Line) -> Bool { one.text < other.text }
    }

    let project: ProjectFolder
    /// How often each line occurs: the same code may stand in a file several times.
    private(set) var lines: [Line: Int] = [:]

    private var file: String { Paths.join(project.folder, "baseline") }

    /// The project's baseline, empty when it has none.
    init(of project: ProjectFolder) throws(Failure) {
        self.project = project
        guard project.fileSystem.kind(file) != nil else { return }
        let bytes: ContiguousArray<UInt8>
        do throws(FileError) {
            bytes = try project.fileSystem.read(file)
        } catch {
            throw .badBaseline(file, reason: error.reason)
        }
        let text = String(decoding: bytes, as: UTF8.self)
        for (number, one) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            if one.isEmpty { continue }
            guard let line = Line(one) else {
                throw .badBaseline("\(file):\(number + 1)", reason: "a line is a recipe, a path and a fingerprint")
            }
            lines[line, default: 0] += 1
        }
    }

    /// The findings of a file that are in the baseline.
    func places(in result: FileResult) -> Set<FindingPlace> {
        guard !lines.isEmpty, let path = project.name(of: result.file.path) else { return [] }
        guard lines.keys.contains(where: { $0.path == path }) else { return [] }
        var left = lines
        var places: Set<FindingPlace> = []
        for (finding, line) in Self.lines(of: result.outcome.findings, in: result, path) {
            guard let count = left[line], count > 0 else { continue }
            left[line] = count - 1
            places.insert(finding.place)
        }
        return places
    }

    /// What the baseline is after a run: without lines that no code answers to, and with all findings when `adding`.
    /// Lines about files and recipes that were not part of the run stay.
    func updated(_ analysis: Analysis, book: RecipeBook, adding: Bool) -> [Line] {
        let looked = Set(analysis.files.compactMap { project.name(of: $0.path) })
        let recipes = Set(book.recipes.map(\.id))
        var result: [Line] = []
        for (line, count) in lines where !(recipes.contains(line.recipe) && looked.contains(line.path)) {
            let exists = project.fileSystem.kind(Paths.join(project.root, line.path)) != nil
            if exists { result += Array(repeating: line, count: count) }
        }
        for one in analysis.results {
            guard let path = project.name(of: one.file.path) else { continue }
            let findings = one.outcome.leftOut + (adding ? one.outcome.findings : [])
            result += Self.lines(of: findings, in: one, path).map(\.line)
        }
        return result.sorted()
    }

    func write(_ lines: [Line]) throws(Failure) {
        let text = ContiguousArray(lines.map { $0.text + "\n" }.joined().utf8)
        try project.write(text, to: file)
    }

    /// Each finding on the original text with its line.
    static func lines(
        of findings: [Finding], in result: FileResult, _ path: String
    ) -> [(finding: Finding, line: Line)] {
        if findings.isEmpty { return [] }
        let tree = parse(result.source.bytes)
        // What was found on the result of another change only is no code of the file's own.
        return findings.filter { $0.status != .changed || !$0.edits.isEmpty }.map { finding in
            let tokens = tree.tokens.indices.filter { finding.range.contains(tree.textRange(token: $0)) }
            let text = tokens.map { tree.text(token: $0) }.joined(separator: " ")
            let sum = SHA256(ContiguousArray(text.utf8)).text.prefix(16)
            return (finding, Line(recipe: finding.recipe, path: path, fingerprint: String(sum)))
        }
    }
}
