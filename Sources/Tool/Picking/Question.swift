import Edits
import Recipes
import SourceText

/// One change that the person is asked about: the findings of one hunk of a file's patch.
struct Question: Sendable {
    /// The index of the file among the results.
    var file: Int
    var findings: [Finding]
    /// The hunk as the patch has it; empty where the change follows from others only.
    var hunk: ContiguousArray<UInt8>

    var places: [FindingPlace] { findings.map(\.place) }

    /// The questions that a file's changes make, in order of the file, but for findings that are `settled`.
    static func all(
        in result: FileResult, at index: Int, settled: (FindingPlace) -> Bool
    ) -> [Question] {
        var extents: [ByteRange] = []
        let patch = unifiedDiff(
            path: result.file.patchPath, original: result.source.bytes, edits: result.outcome.edits
        ) { extent in
            extents.append(extent)
            return ""
        }
        var questions = hunks(of: patch).map { Question(file: index, findings: [], hunk: $0) }
        guard !questions.isEmpty else { return [] }
        for finding in result.outcome.findings where finding.status == .changed && !settled(finding.place) {
            let touched = extents.firstIndex { extent in finding.edits.contains { extent.overlaps($0.range) } }
            let within = extents.firstIndex { $0.overlaps(finding.range) }
            let before = extents.lastIndex { $0.start <= finding.range.start }
            questions[touched ?? within ?? before ?? 0].findings.append(finding)
        }
        return questions.filter { !$0.findings.isEmpty }
    }

    /// One question for each finding, with the hunks that it would make alone.
    func split(_ result: FileResult, book: RecipeBook) -> [Question] {
        findings.map { finding in
            let others = result.outcome.findings.filter { $0.status == .changed && $0.place != finding.place }
            let alone = result.leavingOut(Set(others.map(\.place)), book: book)
            let patch = unifiedDiff(
                path: alone.file.patchPath, original: alone.source.bytes, edits: alone.outcome.edits)
            return Question(file: file, findings: [finding], hunk: ContiguousArray(Self.hunks(of: patch).joined()))
        }
    }

    /// The hunks of a patch of one file, without its head. Only the first line of a hunk begins with `@@`: all others
    /// have a sign or a space in front.
    private static func hunks(of patch: ContiguousArray<UInt8>) -> [ContiguousArray<UInt8>] {
        var hunks: [ContiguousArray<UInt8>] = []
        var start = 0
        while start < patch.count {
            let end = patch[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? patch.count
            let line = patch[start..<end]
            if line.starts(with: "@@".utf8) { hunks.append([]) }
            if !hunks.isEmpty { hunks[hunks.count - 1] += line }
            start = end
        }
        return hunks
    }
}
