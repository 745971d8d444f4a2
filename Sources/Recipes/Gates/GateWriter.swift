import Edits
import Platforms
import SourceText
import SwiftTree

/// Writes the text of availability checks. What stood there before is kept as it is in the branch for older systems,
/// only indented.
struct GateWriter {
    let code: Code
    let layout: Layout
    let helpers: GateHelpers

    // MARK: Statements in both branches

    /// `if #available … { new } else { old }` around a statement of a builder, or some that follow each other. `older`
    /// changes the old code, where a recipe has something of its own for older systems.
    func statements(_ tokens: Range<Int>, _ inside: [Edit], _ check: GateCheck, older: [Edit]) -> [Edit] {
        let range = code.byteRange(tokens)
        let startsLine = layout.startsLine(tokens.lowerBound)
        let outer = layout.indentation(token: tokens.lowerBound)
        let indentation = startsLine ? outer : outer + layout.unit
        let inner = check.condition == nil ? indentation : indentation + layout.unit
        let new = reindented(edited(range, inside.map(withoutComment)), from: outer, to: inner)
        var head = ""
        var tail = ""
        if let with = check.with, let without = check.without {
            // Where the new code does not exist the old one stands alone.
            let old = check.condition == nil ? "" : reindented(edited(range, older), from: outer, to: indentation)
            head =
                check.condition == nil
                ? "#if \(with)\(nl)\(indentation)"
                : "#if \(without)\(nl)\(indentation)\(old)\(nl)\(indentation)#else\(nl)\(indentation)"
            tail = "\(nl)\(indentation)#endif"
        }
        if let condition = check.condition {
            head += "if \(condition) {\(nl)\(inner)\(new)\(nl)\(indentation)} else {\(nl)\(inner)"
            tail = nl + indentation + "}" + tail
        } else {
            head += "\(new)\(nl)\(indentation)#else\(nl)\(indentation)"
        }
        let edits = wrapped(tokens, head: head, tail: tail, indentation: indentation, inner: inner)
        guard !older.isEmpty else { return edits }
        // The old code is written anew: what would only move its lines goes.
        let old = reindented(edited(range, older.map(withoutComment)), from: outer, to: inner)
        return edits.filter { $0.range.start <= range.start || $0.range.start >= range.end }
            + [Edit(range: range, text: ContiguousArray(old.utf8))]
    }

    /// `if #unavailable … { old }` around statements of which nothing is left.
    func removal(_ tokens: Range<Int>, _ check: GateCheck) -> [Edit] {
        guard let condition = check.contrary else { return [] }
        let startsLine = layout.startsLine(tokens.lowerBound)
        let outer = layout.indentation(token: tokens.lowerBound)
        let indentation = startsLine ? outer : outer + layout.unit
        let inner = indentation + layout.unit
        return wrapped(
            tokens, head: "if \(condition) {\(nl)\(inner)", tail: "\(nl)\(indentation)}", indentation: indentation,
            inner: inner)
    }

    /// `@ViewBuilder` on a line of its own above a declaration.
    func builderAttribute(_ declaration: Int) -> Edit {
        let start = code.tree.range(node: declaration).start
        return insertion(start, "@ViewBuilder" + nl + layout.indentation(at: start))
    }

    /// Puts text before and after a statement and indents its lines; a statement in the middle of a line gets lines
    /// of its own.
    private func wrapped(
        _ tokens: Range<Int>, head: String, tail: String, indentation: String, inner: String
    ) -> [Edit] {
        let range = code.byteRange(tokens)
        let outer = layout.indentation(token: tokens.lowerBound)
        let startsLine = layout.startsLine(tokens.lowerBound)
        var edits: [Edit] = []
        if startsLine {
            edits.append(insertion(range.start, head))
        } else {
            let start = code.tree.triviaRange(token: tokens.lowerBound)
            let hasComment = code.tree.tokens[tokens.lowerBound].flags.contains(.commentBefore)
            edits.append(
                Edit(
                    range: hasComment ? ByteRange(start.end, start.end) : start,
                    text: ContiguousArray((nl + indentation + head).utf8)))
        }
        let added = String(inner.dropFirst(outer.count))
        if !added.isEmpty {
            for start in layout.lineStarts(in: tokens) { edits.append(insertion(start, added)) }
        }
        let end = endIncludingComment(range.end)
        if startsLine || layout.startsLine(tokens.upperBound) {
            edits.append(insertion(end, tail))
        } else {
            let rest = code.tree.triviaRange(token: tokens.upperBound)
            let hasComment = code.tree.tokens[tokens.upperBound].flags.contains(.commentBefore)
            edits.append(
                Edit(
                    range: hasComment ? ByteRange(end, end) : ByteRange(end, rest.end),
                    text: ContiguousArray((tail + nl + outer).utf8)))
        }
        return edits
    }

    // MARK: A branch in the middle of a chain

    /// `.gated { view in if #available … }` in place of a run of modifiers.
    func chain(_ run: GatePlanner.ChainRun, _ inside: [Edit], _ check: GateCheck, older: [Edit]) -> Edit {
        // A comment behind the last modifier speaks of it and goes along.
        let range = ByteRange(run.range.start, run.links.isEmpty ? run.range.end : endIncludingComment(run.range.end))
        var start = range.start
        var lead = ""
        var new = edited(range, inside.map(withoutComment))
        var old = edited(range, older.map(withoutComment))
        if run.links.isEmpty {
            // Only additions: the white space in front of them comes before the branch.
            let added = inside.map { String(decoding: $0.text, as: UTF8.self) }.joined()
            lead = String(added.prefix { $0.isWhitespace })
            new = String(added.dropFirst(lead.count))
            old = ""
            start = inside.first?.range.start ?? start
        }
        let indentation = lead.isEmpty ? layout.indentation(at: start) : String(lead.drop { $0.isNewline })
        let name = viewName(new + old)
        let inner = indentation + layout.unit
        let body = branches(check, indentation: inner) { isNew, depth in
            self.branch(isNew ? new : old, name, from: indentation, inner: depth, step: depth + layout.unit)
        }
        let text = lead + ".\(helpers.branchName) { \(name) in\(nl)\(inner)\(body)\(nl)\(indentation)}"
        let end = run.links.isEmpty ? start : range.end
        return Edit(range: ByteRange(start, end), text: ContiguousArray(text.utf8))
    }

    private func branches(
        _ check: GateCheck, indentation: String, _ branch: (_ isNew: Bool, _ indentation: String) -> String
    ) -> String {
        check.branches(layout, indentation: indentation, branch)
    }

    /// `view.modifier(…)` on one line, or the modifiers on lines of their own below `view`.
    private func branch(_ text: String, _ name: String, from: String, inner: String, step: String) -> String {
        let text = text.drop { $0.isWhitespace }
        guard !text.isEmpty else { return name }
        let fragment = Code(name + text, dialect: .swift)
        let links = fragment.statements(0).first.map { fragment.chain(endingAt: $0).links } ?? []
        let isList = links.count > 1 && links.dropFirst().contains { Layout(fragment).startsLine($0.dot) }
        let target = isList ? step : inner
        let body = reindented(String(text), from: from, to: target)
        return isList ? name + nl + step + body : name + body
    }

    private func viewName(_ text: String) -> String {
        let fragment = Code(text, dialect: .swift)
        let words = Set(fragment.tree.tokens.indices.dropLast().map(fragment.text))
        return ["view", "content", "base"].first { !words.contains($0) } ?? "gatedView"
    }

    // MARK: A modifier under another name

    /// The name of the helper in place of the modifier's.
    func renamed(_ link: Link, _ rename: ApiTable.Rename) -> Edit {
        Edit(range: code.tree.textRange(token: link.name), text: ContiguousArray(rename.helper.utf8))
    }

    /// The helper's name in a modifier that is added.
    func added(_ edit: Edit, _ rename: ApiTable.Rename) -> Edit {
        let text = String(decoding: edit.text, as: UTF8.self)
        let lead = text.prefix { $0 != "." }
        return Edit(
            range: edit.range,
            text: ContiguousArray("\(lead).\(rename.helper)\(text.dropFirst(lead.count + 1 + rename.new.count))".utf8))
    }

    // MARK: New statements

    /// A new statement that exists on the new system only.
    func inserted(_ edit: Edit, _ check: GateCheck) -> Edit {
        let text = String(decoding: edit.text, as: UTF8.self)
        let lead = text.prefix { $0.isWhitespace }
        let indentation = String(lead.drop { $0.isNewline })
        let body = String(text.dropFirst(lead.count))
        let trail = String(body.reversed().prefix { $0.isWhitespace }.reversed())
        var statement = String(body.dropLast(trail.count))
        if let condition = check.condition {
            let moved = reindented(statement, from: indentation, to: indentation + layout.unit)
            statement = "if \(condition) {\(nl)\(indentation)\(layout.unit)\(moved)\(nl)\(indentation)}"
        }
        if let with = check.with {
            statement = "#if \(with)\(nl)\(indentation)\(statement)\(nl)\(indentation)#endif"
        }
        return Edit(range: edit.range, text: ContiguousArray((lead + statement + trail).utf8))
    }

    // MARK: Pieces

    var nl: String { layout.newline }

    func insertion(_ offset: Int, _ text: String) -> Edit {
        Edit(range: ByteRange(offset, offset), text: ContiguousArray(text.utf8))
    }

    /// In the branch for the new system a comment on code that is gone says nothing: the other branch has it.
    private func withoutComment(_ edit: Edit) -> Edit {
        let fragment = Code(String(decoding: edit.text, as: UTF8.self), dialect: .swift)
        guard fragment.tree.tokens.count == 1 else { return edit }
        let bytes = code.tree.bytes
        let start = Layout.lineStart(bytes, at: edit.range.start)
        guard start > 0, bytes[start..<edit.range.start].allSatisfy({ $0 <= 32 }) else { return edit }
        var end = edit.range.end
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n"), bytes[end] != UInt8(ascii: "\r") { end += 1 }
        let rest = bytes[edit.range.end..<end].drop { $0 <= 32 }
        guard rest.isEmpty || rest.first == UInt8(ascii: "/"), !edit.range.isEmpty else { return edit }
        let isWindows = start > 1 && bytes[start - 1] == UInt8(ascii: "\n") && bytes[start - 2] == UInt8(ascii: "\r")
        return Edit(range: ByteRange(start - (isWindows ? 2 : 1), end), text: [])
    }

    /// The text of a range with the edits inside it applied. What an edit removes in front of the range is not in it.
    func edited(_ range: ByteRange, _ edits: [Edit]) -> String {
        var output = ContiguousArray<UInt8>()
        var copied = range.start
        for edit in edits.sorted(by: { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }) {
            let start = max(edit.range.start, range.start)
            if start > copied, copied < range.end {
                output.append(contentsOf: code.tree.bytes[copied..<min(start, range.end)])
            }
            if edit.range.start > range.end, copied <= range.end {
                // Behind a trailing comment: the comment comes along.
                output.append(contentsOf: code.tree.bytes[max(copied, range.end)..<edit.range.start])
            }
            output.append(contentsOf: edit.text)
            copied = max(copied, edit.range.end)
        }
        if copied < range.end { output.append(contentsOf: code.tree.bytes[copied..<range.end]) }
        return String(decoding: output, as: UTF8.self)
    }

    /// A piece of code with the lines after its first moved from one indentation to another, strings left alone.
    func reindented(_ text: String, from: String, to: String) -> String {
        let fragment = Code(text, dialect: .swift)
        let end = max(fragment.tree.tokens.count - 1, 0)
        let body = Layout(fragment).reindented(0..<end, from: from, to: to)
        // Comments in front of the first and behind the last token.
        let head = fragment.string(ByteRange(0, fragment.tree.textRange(token: 0).start))
        let tail = fragment.string(
            ByteRange(fragment.byteRange(0..<end).end, fragment.tree.bytes.count))
        return head + body + tail
    }

    /// The end of some code, with the comment that follows it as the last thing on the line.
    private func endIncludingComment(_ end: Int) -> Int {
        let bytes = code.tree.bytes
        let next = code.tree.token(containing: end)
        guard code.tree.tokens.indices.contains(next), code.tree.tokens[next].flags.contains(.commentBefore) else {
            return end
        }
        let limit = code.tree.textRange(token: next).start
        let lineEnd = bytes[end..<limit].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
        guard let lineEnd, let last = bytes[end..<lineEnd].lastIndex(where: { $0 > 32 }) else { return end }
        let comments = commentTexts(code.tree, in: ByteRange(end, limit))
        // A block comment may go on below.
        return comments.first.map { $0.contains("\n") || $0.contains("\r") } ?? true ? end : last + 1
    }
}
