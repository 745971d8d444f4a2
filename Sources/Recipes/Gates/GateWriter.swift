import Edits
import Platforms
import SourceText
import SwiftTree

/// Writes the text of availability checks. What stood there before is kept as it is in the branch for older systems,
/// only indented.
struct GateWriter {
    let code: Code
    let layout: Layout
    let targets: DeploymentTargets
    let declaredNames: Set<String>

    /// `#available(iOS 26.0, macOS 26.0, *)` with every platform that the module builds for below the needed release.
    func check(_ needs: Availability) -> String {
        let list = targets.availableList(for: needs).map { "\($0.0.rawValue) \($0.1)" }
        return "#available(\(list.joined(separator: ", ")), *)"
    }

    // MARK: A statement in both branches

    /// `if #available … { new } else { old }` around a statement of a builder.
    func statement(_ node: Int, _ inside: [Edit], _ check: String) -> [Edit] {
        let tokens = code.tokenRange(node)
        let range = code.tree.range(node: node)
        let startsLine = layout.startsLine(tokens.lowerBound)
        let outer = layout.indentation(token: tokens.lowerBound)
        let indentation = startsLine ? outer : outer + layout.unit
        let inner = indentation + layout.unit
        let new = reindented(edited(range, inside), from: outer, to: inner)
        let head = "if \(check) {\(nl)\(inner)\(new)\(nl)\(indentation)} else {\(nl)\(inner)"
        var edits: [Edit] = []
        if startsLine {
            edits.append(insertion(range.start, head))
        } else {
            let start = code.tree.triviaRange(token: tokens.lowerBound)
            let blank = code.tree.tokens[tokens.lowerBound].flags.contains(.commentBefore)
            edits.append(
                Edit(
                    range: blank ? ByteRange(start.end, start.end) : start,
                    text: ContiguousArray((nl + indentation + head).utf8)))
        }
        let added = String(inner.dropFirst(outer.count))
        for start in layout.lineStarts(in: tokens) where inner.hasPrefix(outer) {
            edits.append(insertion(start, added))
        }
        let tail = nl + indentation + "}"
        let end = endIncludingComment(range.end, tokens.upperBound)
        if startsLine || layout.startsLine(tokens.upperBound) {
            edits.append(insertion(end, tail))
        } else {
            let rest = code.tree.triviaRange(token: tokens.upperBound)
            let blank = code.tree.tokens[tokens.upperBound].flags.contains(.commentBefore)
            edits.append(
                Edit(
                    range: blank ? ByteRange(end, end) : ByteRange(end, rest.end),
                    text: ContiguousArray((tail + nl + outer).utf8)))
        }
        return edits
    }

    // MARK: A branch in the middle of a chain

    /// `.gated { view in if #available … }` in place of a run of modifiers.
    func chain(_ run: GatePlanner.ChainRun, _ inside: [Edit], _ check: String) -> Edit {
        var start = run.range.start
        var lead = ""
        var new = edited(run.range, inside)
        var old = code.string(run.range)
        if run.links.isEmpty {
            // Only additions: the white space in front of them comes before the branch.
            let added = inside.map { String(decoding: $0.text, as: UTF8.self) }.joined()
            lead = String(added.prefix { $0.isWhitespace })
            new = String(added.dropFirst(lead.count))
            old = ""
            start = inside.first?.range.start ?? start
        }
        let indentation: String
        if !lead.isEmpty {
            indentation = String(lead.drop { $0.isNewline })
        } else {
            indentation = layout.indentation(at: start)
        }
        let name = viewName(new + old)
        let (one, two, three) = (
            indentation + layout.unit, indentation + layout.indent(2), indentation + layout.indent(3)
        )
        let body = { (text: String) in self.branch(text, name, from: indentation, inner: two, step: three) }
        let text =
            lead + ".\(helperName) { \(name) in\(nl)\(one)if \(check) {\(nl)\(two)\(body(new))\(nl)"
            + "\(one)} else {\(nl)\(two)\(body(old))\(nl)\(one)}\(nl)\(indentation)}"
        let end = run.links.isEmpty ? start : run.range.end
        return Edit(range: ByteRange(start, end), text: ContiguousArray(text.utf8))
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

    /// Free of names that the project has.
    private var helperName: String {
        if hasHelper || !(declaredNames.contains("gated") || code.declares("gated")) { return "gated" }
        return "gatedByAvailability"
    }

    private var hasHelper: Bool {
        code.tree.tokens.indices.dropLast(2).contains {
            code.tree.tokens[$0].keyword == .fileprivate && code.token($0 + 1, is: "func") && code.token($0 + 2, is: "gated")
        }
    }

    /// The helper that `.gated` calls, for the end of the file; `nil` when the file has it.
    func helper() -> Edit? {
        guard !hasHelper else { return nil }
        let lines = [
            "", "extension View {", "\(layout.unit)/// Lets a chain of modifiers branch on availability.",
            "\(layout.unit)fileprivate func \(helperName)(@ViewBuilder _ branches: (Self) -> some View) -> some View {",
            "\(layout.indent(2))branches(self)", "\(layout.unit)}", "}",
        ]
        let bytes = code.tree.bytes
        let endsLine = bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r")
        let text = (endsLine ? "" : nl) + lines.joined(separator: nl) + (endsLine ? nl : "")
        return insertion(bytes.count, text)
    }

    // MARK: New statements

    /// A new statement that exists on the new system only.
    func inserted(_ edit: Edit, _ check: String) -> Edit {
        let text = String(decoding: edit.text, as: UTF8.self)
        let lead = text.prefix { $0.isWhitespace }
        let indentation = String(lead.drop { $0.isNewline })
        let body = String(text.dropFirst(lead.count))
        let trail = String(body.reversed().prefix { $0.isWhitespace }.reversed())
        let statement = reindented(String(body.dropLast(trail.count)), from: indentation, to: indentation + layout.unit)
        let gated = "\(lead)if \(check) {\(nl)\(indentation)\(layout.unit)\(statement)\(nl)\(indentation)}\(trail)"
        return Edit(range: edit.range, text: ContiguousArray(gated.utf8))
    }

    // MARK: Pieces

    private var nl: String { layout.newline }

    private func insertion(_ offset: Int, _ text: String) -> Edit {
        Edit(range: ByteRange(offset, offset), text: ContiguousArray(text.utf8))
    }

    /// The text of a range with the edits inside it applied. What an edit removes in front of the range is not in it.
    private func edited(_ range: ByteRange, _ edits: [Edit]) -> String {
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
    private func reindented(_ text: String, from: String, to: String) -> String {
        let fragment = Code(text, dialect: .swift)
        let end = max(fragment.tree.tokens.count - 1, 0)
        let body = Layout(fragment).reindented(0..<end, from: from, to: to)
        // Comments in front of the first and behind the last token.
        let head = fragment.string(ByteRange(0, fragment.tree.textRange(token: 0).start))
        let tail = fragment.string(
            ByteRange(fragment.byteRange(0..<end).end, fragment.tree.bytes.count))
        return head + body + tail
    }

    /// The end of a statement, its trailing comment on the same line included.
    private func endIncludingComment(_ end: Int, _ next: Int) -> Int {
        guard next < code.tree.tokens.count, code.tree.tokens[next].flags.contains(.commentBefore) else { return end }
        let bytes = code.tree.bytes
        var offset = end
        while offset < bytes.count, bytes[offset] == UInt8(ascii: " ") || bytes[offset] == UInt8(ascii: "\t") { offset += 1 }
        guard offset + 1 < bytes.count, bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "/") else {
            return end
        }
        while offset < bytes.count, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
        return offset
    }
}
