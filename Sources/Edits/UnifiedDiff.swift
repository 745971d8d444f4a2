import SourceText

/// A patch of one file as git writes it, with three lines of context, accepted by `git apply`; empty when the edits
/// change nothing.
///
/// The hunks come from the edits, not from a search for the difference of two files: lines that no edit touches are
/// context, and lines at the ends of a touched run that come out the same are context too.
///
/// - Parameters:
///   - path: relative to the root at which the patch is to be applied, with `/` between its parts.
///   - edits: sorted and free of conflicts.
///   - heading: what to print behind a hunk's second `@@`; called with the bytes of the original from the first edit
///     of the hunk to the last.
package func unifiedDiff(
    path: String, original: ContiguousArray<UInt8>, edits: [Edit], heading: (ByteRange) -> String = { _ in "" }
) -> ContiguousArray<UInt8> {
    let lines = GitLines(original)
    let changes = joined(touchedRuns(edits, in: lines).compactMap { trimmed($0, in: lines) })
    guard !changes.isEmpty else { return [] }
    var patch = PatchText()
    patch.header(old: "a/" + path, new: "b/" + path)
    var added = 0
    var index = 0
    while index < changes.count {
        var end = index + 1
        while end < changes.count, changes[end].old.lowerBound - changes[end - 1].old.upperBound <= 2 * contextLines {
            end += 1
        }
        let hunk = changes[index..<end]
        let extent = ByteRange(changes[index].extent.start, changes[end - 1].extent.end)
        added += patch.hunk(hunk, in: lines, addedBefore: added, heading: heading(extent))
        index = end
    }
    return patch.bytes
}

/// A patch, as git writes it, that creates a file.
package func newFilePatch(path: String, bytes: ContiguousArray<UInt8>) -> ContiguousArray<UInt8> {
    var patch = PatchText()
    patch.line("diff --git \(gitQuoted("a/" + path)) \(gitQuoted("b/" + path))")
    patch.line("new file mode 100644")
    if bytes.isEmpty {
        // A new empty file has no hunk; the line below tells git that nothing is missing.
        patch.line("index 0000000..e69de29")
        return patch.bytes
    }
    patch.names(old: "/dev/null", new: "b/" + path)
    let change = Change(old: 0..<0, new: gitLines(of: bytes), extent: ByteRange(0, 0))
    _ = patch.hunk([change], in: GitLines([]), addedBefore: 0, heading: "")
    return patch.bytes
}

private let contextLines = 3
private let newline: UInt8 = 0x0A

/// Lines as git sees them: only LF ends a line, and there is no empty line behind the last LF.
private struct GitLines {
    let bytes: ContiguousArray<UInt8>
    /// Start of every line, then the end of the text.
    private(set) var starts: ContiguousArray<Int> = []

    init(_ bytes: ContiguousArray<UInt8>) {
        self.bytes = bytes
        if !bytes.isEmpty { starts.append(0) }
        for index in bytes.indices.dropLast() where bytes[index] == newline { starts.append(index + 1) }
        starts.append(bytes.count)
    }

    var count: Int { starts.count - 1 }

    /// A line with its LF.
    subscript(line: Int) -> ArraySlice<UInt8> { ArraySlice(bytes[starts[line]..<starts[line + 1]]) }

    /// The line of a byte; for the end of the text the last line if that has no LF, else `count`.
    func line(of offset: Int) -> Int {
        if offset == bytes.count { return bytes.last == newline || bytes.isEmpty ? count : count - 1 }
        var low = 0
        var high = count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    /// The start of the line after the one that holds the byte.
    func end(ofLineAt offset: Int) -> Int { starts[min(line(of: offset) + 1, count)] }
}

/// Whole lines that give way to others.
private struct Change {
    var old: Range<Int>
    var new: [ArraySlice<UInt8>]
    /// The bytes of the original from the first edit to the last.
    var extent: ByteRange
}

private func gitLines(of bytes: ContiguousArray<UInt8>) -> [ArraySlice<UInt8>] {
    let lines = GitLines(bytes)
    return (0..<lines.count).map { lines[$0] }
}

/// The runs of lines that edits touch, with the lines that stand there afterwards.
private func touchedRuns(_ edits: [Edit], in lines: GitLines) -> [Change] {
    var changes: [Change] = []
    var run: Run?
    for edit in edits {
        if let open = run, edit.range.start > open.closingOffset(in: lines) {
            changes.append(open.closed(in: lines))
            run = nil
        }
        var current = run ?? Run(edit.range.start, in: lines)
        current.add(edit, lines)
        run = current
    }
    if let run { changes.append(run.closed(in: lines)) }
    return changes
}

private struct Run {
    let firstLine: Int
    /// Bytes of the original that are dealt with.
    var position: Int
    var text = ContiguousArray<UInt8>()
    var extent: ByteRange

    init(_ offset: Int, in lines: GitLines) {
        firstLine = lines.line(of: offset)
        position = lines.starts[firstLine]
        extent = ByteRange(offset, offset)
    }

    mutating func add(_ edit: Edit, _ lines: GitLines) {
        text.append(contentsOf: lines.bytes[position..<edit.range.start])
        text.append(contentsOf: edit.text)
        position = edit.range.end
        extent.end = max(extent.end, edit.range.end)
    }

    /// Where the run can end: right here when a line ends here both before and after the edits, else at the end of
    /// the line.
    func closingOffset(in lines: GitLines) -> Int {
        let startsLine = position == 0 || lines.bytes[position - 1] == newline
        if startsLine && (text.isEmpty || text.last == newline) { return position }
        return lines.end(ofLineAt: position)
    }

    func closed(in lines: GitLines) -> Change {
        let end = closingOffset(in: lines)
        let new = text + lines.bytes[position..<end]
        return Change(old: firstLine..<lines.line(of: end, orAfter: firstLine), new: gitLines(of: new), extent: extent)
    }
}

extension GitLines {
    /// The line that starts at `offset`, which is the start of a line or the end of the text.
    fileprivate func line(of offset: Int, orAfter first: Int) -> Int {
        offset == bytes.count ? count : max(first, line(of: offset))
    }
}

/// Without the lines at both ends that stay as they are; nil when none is left.
private func trimmed(_ change: Change, in lines: GitLines) -> Change? {
    var change = change
    var first = 0
    while first < min(change.old.count, change.new.count), lines[change.old.lowerBound + first] == change.new[first] {
        first += 1
    }
    change.old = (change.old.lowerBound + first)..<change.old.upperBound
    change.new.removeFirst(first)
    while let last = change.new.last, !change.old.isEmpty, lines[change.old.upperBound - 1] == last {
        change.old = change.old.lowerBound..<(change.old.upperBound - 1)
        change.new.removeLast()
    }
    return change.old.isEmpty && change.new.isEmpty ? nil : change
}

/// Changes with no line between them become one, so that removed lines stand together, before the new ones.
private func joined(_ changes: [Change]) -> [Change] {
    var result: [Change] = []
    for change in changes {
        if let last = result.last, last.old.upperBound == change.old.lowerBound {
            result[result.count - 1] = Change(
                old: last.old.lowerBound..<change.old.upperBound, new: last.new + change.new,
                extent: ByteRange(last.extent.start, max(last.extent.end, change.extent.end)))
        } else {
            result.append(change)
        }
    }
    return result
}

/// The text of a patch under construction.
private struct PatchText {
    private(set) var bytes = ContiguousArray<UInt8>()

    mutating func line(_ text: String) {
        bytes.append(contentsOf: text.utf8)
        bytes.append(newline)
    }

    mutating func header(old: String, new: String) {
        line("diff --git \(gitQuoted(old)) \(gitQuoted(new))")
        names(old: old, new: new)
    }

    mutating func names(old: String, new: String) {
        line("--- " + terminated(old))
        line("+++ " + terminated(new))
    }

    /// A name that holds a space ends with a tab, or readers would take its last part for a date.
    private func terminated(_ name: String) -> String {
        gitQuoted(name) + (name.utf8.contains(UInt8(ascii: " ")) ? "\t" : "")
    }

    /// Prints the hunk and returns by how many lines it makes the file longer.
    mutating func hunk(_ changes: ArraySlice<Change>, in lines: GitLines, addedBefore: Int, heading: String) -> Int {
        guard let first = changes.first, let last = changes.last else { return 0 }
        let start = max(0, first.old.lowerBound - contextLines)
        let end = min(lines.count, last.old.upperBound + contextLines)
        let added = changes.reduce(0) { $0 + $1.new.count - $1.old.count }
        let old = span(start, end - start)
        let new = span(start + addedBefore, end - start + added)
        let title = oneLine(heading)
        line("@@ -\(old) +\(new) @@" + (title.isEmpty ? "" : " " + title))
        var position = start
        for change in changes {
            for index in position..<change.old.lowerBound { content(" ", lines[index]) }
            for index in change.old { content("-", lines[index]) }
            for new in change.new { content("+", new) }
            position = change.old.upperBound
        }
        for index in position..<end { content(" ", lines[index]) }
        return added
    }

    /// `first,count` of a hunk header, 1-based; an empty span names the line before it.
    private func span(_ first: Int, _ count: Int) -> String {
        switch count {
        case 0: "\(first),0"
        case 1: "\(first + 1)"
        default: "\(first + 1),\(count)"
        }
    }

    private mutating func content(_ mark: Unicode.Scalar, _ text: ArraySlice<UInt8>) {
        bytes.append(UInt8(ascii: mark))
        bytes.append(contentsOf: text)
        if text.last != newline { bytes.append(contentsOf: "\n\\ No newline at end of file\n".utf8) }
    }

    private func oneLine(_ text: String) -> String {
        String(text.map { $0.isNewline || $0.unicodeScalars.contains { $0.value < 0x20 } ? " " : $0 })
    }
}

/// A file name as git prints it: as it stands, or in double quotes with C escapes when it holds a quote, a backslash,
/// a control character or a byte that is not ASCII.
package func gitQuoted(_ name: String) -> String {
    var quoted = ""
    for byte in name.utf8 {
        switch byte {
        case 0x07: quoted += "\\a"
        case 0x08: quoted += "\\b"
        case 0x09: quoted += "\\t"
        case 0x0A: quoted += "\\n"
        case 0x0B: quoted += "\\v"
        case 0x0C: quoted += "\\f"
        case 0x0D: quoted += "\\r"
        case UInt8(ascii: "\""): quoted += "\\\""
        case UInt8(ascii: "\\"): quoted += "\\\\"
        case 0x00..<0x20, 0x7F...0xFF:
            let octal = String(byte, radix: 8)
            quoted += "\\" + String(repeating: "0", count: 3 - octal.count) + octal
        default: quoted.unicodeScalars.append(Unicode.Scalar(byte))
        }
    }
    return quoted == name ? name : "\"\(quoted)\""
}
