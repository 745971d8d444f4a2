import SourceText
import SwiftTree

/// The rows of `equivalences.md` in a folder of recipes: two spellings of the same code each.
///
/// A pattern that holds one spelling gets a sister with the other, when it is read. Matching itself knows nothing of it.
package struct EquivalenceTable: Sendable {
    package static let fileName = "equivalences.md"

    package static func isTable(_ path: String) -> Bool {
        path == fileName || path.hasSuffix("/" + fileName)
    }

    struct Spelling: Sendable {
        var pattern: Pattern
        var text: String
    }

    private(set) var rows: [(one: Spelling, other: Spelling)] = []
    private(set) var problems: [Message] = []

    /// The number of rows.
    package var count: Int { rows.count }

    package init(_ files: [RecipeFile]) {
        for file in files { read(file) }
    }

    private mutating func read(_ file: RecipeFile) {
        var hasRows = false
        for line in recipeLines(String(decoding: file.bytes, as: UTF8.self)) where line.trimmed.hasPrefix("|") {
            let cells = Self.cells(line)
            guard cells.contains(where: { $0.code != nil }) else { continue }
            hasRows = true
            read(cells, line, file.path)
        }
        if !hasRows {
            fail(
                "this file has no table of equivalences", ByteRange(0, 0), file.path,
                "a row reads | `.one($x)` | `.other($x)` |")
        }
    }

    private mutating func read(_ cells: [Cell], _ line: RecipeLine, _ path: String) {
        guard cells.count == 2, let one = cells[0].code, let other = cells[1].code else {
            fail(
                "a row has two spellings", line.range, path,
                "each cell holds code between backticks: | `.one($x)` | `.other($x)` |; a bar in it is written \\|")
            return
        }
        let spellings = [(one, cells[0].start), (other, cells[1].start)].map { text, start in
            var pattern = Pattern(text)
            pattern.checkRoots()
            if let problem = pattern.problems.first {
                let range = ByteRange(problem.range.start + start, problem.range.end + start)
                fail(problem.message, range, path, problem.next)
            } else if pattern.roots.count != 1 {
                fail(
                    "a spelling is one expression, or modifiers", ByteRange(start, start + text.utf8.count), path,
                    "write the call, or the modifiers from the first dot on")
            }
            return Spelling(pattern: pattern, text: text)
        }
        let (first, second) = (spellings[0].pattern, spellings[1].pattern)
        guard first.problems.isEmpty, second.problems.isEmpty, first.roots.count == 1, second.roots.count == 1 else {
            return
        }
        if let lone = Set(first.names).symmetricDifference(second.names).min() {
            fail(
                "$\(lone) stands on one side only", line.place(of: "$" + lone), path,
                "what one spelling has the other needs, since each is put in the place of the other")
        } else if first.canonicalTokens == second.canonicalTokens {
            fail("both sides are the same already", line.range, path, "remove the row")
        } else {
            rows.append((spellings[0], spellings[1]))
        }
    }

    private mutating func fail(_ text: String, _ range: ByteRange, _ path: String, _ next: String?) {
        problems.append(Message(severity: .error, path: path, range: range, text: text, next: next))
    }

    // MARK: Cells

    private struct Cell {
        /// What stands between the backticks.
        var code: String?
        /// Where that begins in the file.
        var start: Int
    }

    private static func cells(_ line: RecipeLine) -> [Cell] {
        var cells: [Cell] = []
        var text: [UInt8] = []
        var (start, isCode, isClosed) = (0, false, false)
        let bytes = Array(line.text.utf8)
        var offset = (bytes.firstIndex(of: UInt8(ascii: "|")) ?? 0) + 1
        while offset < bytes.count {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "|") {
                if isCode { text.append(UInt8(ascii: "|")) }
                offset += 1
            } else if byte == UInt8(ascii: "|"), !isCode {
                cells.append(Cell(code: isClosed ? String(decoding: text, as: UTF8.self) : nil, start: start))
                (text, isClosed) = ([], false)
            } else if byte == UInt8(ascii: "`"), !isClosed {
                if isCode { isClosed = true } else { start = line.range.start + offset + 1 }
                isCode.toggle()
            } else if isCode {
                text.append(byte)
            }
            offset += 1
        }
        return cells
    }
}

extension Pattern {
    fileprivate var canonicalTokens: [String] { roots.first.map { code.canonical(tokens: code.tokenRange($0)) } ?? [] }
}
