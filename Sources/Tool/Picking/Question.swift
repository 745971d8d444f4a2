import Edits
import Recipes
import SourceText

/// One change that the person is asked about: findings that share hunks of a file's patch, with all of these.
struct Question: Sendable {
    /// The index of the file among the results.
    var file: Int
    var findings: [Finding]
    /// The hunks as the patch has them; empty where the change follows from others only.
    var hunk: ContiguousArray<UInt8>
    /// The hunks with helpers of checks that these call.
    var helpers = ContiguousArray<UInt8>()

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
        let hunks = hunks(of: patch)
        guard !hunks.isEmpty else { return [] }
        // For each hunk the first one that it belongs together with, since a finding has edits in both.
        var first = Array(hunks.indices)
        var homes: [(finding: Finding, hunk: Int)] = []
        for finding in result.outcome.findings where finding.status == .changed && !settled(finding.place) {
            let touched = extents.indices.filter { index in
                finding.edits.contains { extents[index].overlaps($0.range) || extents[index].contains($0.range) }
            }
            let within = extents.firstIndex { $0.overlaps(finding.range) }
            let before = extents.lastIndex { $0.start <= finding.range.start }
            let home = touched.first ?? within ?? before ?? 0
            homes.append((finding, home))
            let joined = Set(touched.map { first[$0] })
            if let least = joined.min() {
                for index in first.indices where joined.contains(first[index]) { first[index] = least }
            }
        }
        let asked = Set(homes.map { first[$0.hunk] })
        return asked.sorted().map { head in
            let own = hunks.indices.filter { first[$0] == head }
            // Hunks that no finding asks for hold helpers of checks, for all that call them.
            let helpers = hunks.indices.filter { !asked.contains(first[$0]) }.filter { index in
                result.outcome.helpers.contains { helper in
                    holds(hunks[index], "func \(helper.name)(") && own.contains { holds(hunks[$0], ".\(helper.name)") }
                }
            }
            return Question(
                file: index, findings: homes.filter { first[$0.hunk] == head }.map(\.finding),
                hunk: ContiguousArray(own.flatMap { hunks[$0] }),
                helpers: ContiguousArray(helpers.flatMap { hunks[$0] }))
        }
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

    /// All that changes in a file.
    static func hunks(of result: FileResult) -> ContiguousArray<UInt8> {
        let path = result.file.patchPath
        let patch =
            result.isNew
            ? newFilePatch(path: path, bytes: result.outcome.text)
            : unifiedDiff(path: path, original: result.source.bytes, edits: result.outcome.edits)
        return ContiguousArray(hunks(of: patch).joined())
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

/// Whether a text occurs in bytes.
func holds(_ bytes: ContiguousArray<UInt8>, _ text: String) -> Bool {
    let word = ContiguousArray(text.utf8)
    guard let first = word.first, bytes.count >= word.count else { return false }
    return bytes.indices.dropLast(word.count - 1).contains { start in
        bytes[start] == first && bytes[start..<start + word.count].elementsEqual(word)
    }
}
