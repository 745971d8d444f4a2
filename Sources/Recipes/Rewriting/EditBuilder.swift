import Edits
import SourceText
import SwiftTree

/// Walks the aligned pieces of one match and writes the edits between those that stay.
struct EditBuilder {
    let lowering: Lowering
    let items: [Template.Item]
    var edits: [Edit] = []
    private(set) var movedComment = false
    private(set) var discarded: [String] = []

    init(lowering: Lowering, items: [Template.Item]) {
        self.lowering = lowering
        self.items = items
    }

    var code: Code { lowering.code }
    var layout: Layout { lowering.layout }
    var template: Template { lowering.template }

    /// Sorted; edits that touch without overlapping stay apart.
    var finished: [Edit] {
        edits.filter { !code.tree.bytes[$0.range.start..<$0.range.end].elementsEqual($0.text) || $0.range.isEmpty }
            .sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
    }

    mutating func build(_ sources: [Alignment.Source], _ keptAs: [Int]) throws(Lowering.Refusal) {
        var removed: [Range<Int>] = []
        var previous: Int?
        var nextItem = 0
        var levels: [(tokens: Range<Int>, shift: Int)] = []
        let shifts = shiftsOfClosures(sources, keptAs)
        for (index, (source, kept)) in zip(sources, keptAs).enumerated() {
            guard kept >= 0 else {
                if !isTrailingComma(index, sources, keptAs) { removed.append(source.tokens) }
                continue
            }
            try gap(removed, after: previous, insert: nextItem..<kept, before: (source.tokens.lowerBound, kept))
            removed = []
            nextItem = kept + 1
            previous = source.tokens.upperBound - 1
            let level = items[kept].braces - source.braces
            let shift = shiftOfMoved(source, kept, keptAs[..<index]) ?? level * layout.unit.utf8.count + shifts[index]
            levels.append((source.tokens, shift))
            if lowering.needsParentheses(items[kept]) { parenthesize(source.tokens) }
        }
        try gap(removed, after: previous, insert: nextItem..<items.count, before: nil)
        let gone = zip(sources, keptAs).filter { $1 < 0 }.map(\.0.tokens)
        levels += shiftsOfUnwrapped(joined(gone))
        reindent(levels.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound })
    }

    /// A comma between a last argument and a closing bracket that both stay.
    private func isTrailingComma(_ index: Int, _ sources: [Alignment.Source], _ keptAs: [Int]) -> Bool {
        guard sources[index].capture == nil, code.tokenKind(sources[index].tokens.lowerBound) == .comma, index > 0,
            index + 1 < sources.count, keptAs[index - 1] >= 0, keptAs[index + 1] == keptAs[index - 1] + 1
        else { return false }
        switch code.tokenKind(sources[index + 1].tokens.lowerBound) {
        case .rightParen, .rightSquare: return true
        default: return false
        }
    }

    private mutating func parenthesize(_ tokens: Range<Int>) {
        let range = code.byteRange(tokens)
        edits.append(Edit(range: ByteRange(range.start, range.start), text: ContiguousArray("(".utf8)))
        edits.append(Edit(range: ByteRange(range.end, range.end), text: ContiguousArray(")".utf8)))
    }

    // MARK: Between two kept pieces

    /// Removes the pieces and inserts the items that stand between two kept ones.
    private mutating func gap(
        _ removed: [Range<Int>], after previous: Int?, insert: Range<Int>, before next: (token: Int, item: Int)?
    ) throws(Lowering.Refusal) {
        var runs = joined(removed)
        guard let first = insert.first else {
            for run in runs { try delete(run) }
            return
        }
        let start = previous.map { $0 + 1 } ?? lowering.match.region.lowerBound
        let end = next?.token ?? lowering.match.region.upperBound
        let lastKeep = lowering.segments.map(\.tokens).last { start <= $0.lowerBound && $0.upperBound <= end }
        if items[first].followsKeep, let lastKeep {
            // The rewrite puts this behind the modifiers that stay.
            guard let index = runs.firstIndex(where: { $0.lowerBound >= lastKeep.upperBound }) else {
                for run in runs { try delete(run) }
                self.insert(insert, after: lastKeep.upperBound - 1, before: next)
                return
            }
            try replace(runs.remove(at: index), with: insert, after: previous, before: next)
        } else if runs.isEmpty || endsModifier(runs[0], items[first], previous) {
            self.insert(insert, after: previous, before: next)
        } else {
            try replace(runs.removeFirst(), with: insert, after: previous, before: next)
        }
        for run in runs { try delete(run) }
    }

    /// What is inserted ends the modifier in front of it, and what is removed is the next one on a line of its own: the
    /// line goes, and the end does not take its place.
    private func endsModifier(_ run: Range<Int>, _ item: Template.Item, _ previous: Int?) -> Bool {
        previous != nil && !item.isStep && layout.startsLine(run.lowerBound)
            && code.tokenKind(run.lowerBound) == .period
            && !template.code.tree.tokens[item.token].flags.contains(.startsLine)
    }

    /// Pieces that follow each other without a kept modifier between them.
    func joined(_ pieces: [Range<Int>]) -> [Range<Int>] {
        var runs: [Range<Int>] = []
        for piece in pieces {
            if let last = runs.last, last.upperBound == piece.lowerBound {
                runs[runs.count - 1] = last.lowerBound..<piece.upperBound
            } else {
                runs.append(piece)
            }
        }
        return runs
    }

    private mutating func replace(
        _ run: Range<Int>, with insert: Range<Int>, after previous: Int?, before next: (token: Int, item: Int)?
    ) throws(Lowering.Refusal) {
        var text = render(insert, leading: false, after: previous)
        let comments = comments(inside: run)
        if comments.contains(where: { $0.hasPrefix("//") }) {
            throw Lowering.Refusal(reason: "a comment stands in the code that would be replaced")
        }
        if !comments.isEmpty {
            text += " " + comments.joined(separator: " ")
            movedComment = true
        }
        var range = code.byteRange(run)
        if let next {
            let isForced =
                unfolds(run, before: next) || isForced(insert, before: next)
            text += separator(before: next, isForced: isForced)
            if isForced { range.end = code.tree.textRange(token: next.token).start }
        }
        let first = items[insert.lowerBound]
        if let previous, template.code.tokenKind(first.token) == .rightBrace, !layout.startsLine(run.lowerBound),
            !code.tree.tokens[run.lowerBound].flags.contains(.commentBefore)
        {
            // In front of a closing brace that is new the template says what stands.
            range.start = code.tree.textRange(token: previous).end
            text = lead(of: first) + text
        }
        if folds(run, first), let previous {
            range.start = code.tree.textRange(token: previous).end
            if template.code.tree.tokens[first.token].flags.contains(.spaceBefore) { text = " " + text }
        }
        if layout.startsLine(run.lowerBound), !first.isStep,
            template.code.tree.tokens[first.token].flags.contains(.startsLine)
        {
            // Another line of the template may be indented otherwise.
            let (old, new) = (layout.indentation(at: range.start), indentation(of: first))
            if old != new {
                text = new + text
                range.start -= old.utf8.count
            }
        }
        edits.append(Edit(range: range, text: ContiguousArray(text.utf8)))
    }

    private mutating func insert(_ insert: Range<Int>, after previous: Int?, before next: (token: Int, item: Int)?) {
        guard let previous else {
            guard let next else { return }
            let text = render(insert, leading: false, after: nil) + separator(before: next, isForced: true)
            let start = code.tree.textRange(token: next.token).start
            edits.append(Edit(range: ByteRange(start, start), text: ContiguousArray(text.utf8)))
            return
        }
        var text = render(insert, leading: true, after: previous)
        if let next, isForced(insert, before: next) {
            text += separator(before: next, isForced: true)
            let range = ByteRange(
                code.tree.textRange(token: previous).end, code.tree.textRange(token: next.token).start)
            edits.append(Edit(range: range, text: ContiguousArray(text.utf8)))
            return
        }
        if let next, beginsLineOfList(insert, before: next) {
            // One argument a line: the new one gets a line like those of the others.
            let start = code.tree.textRange(token: next.token).start
            text =
                render(insert, leading: false, after: previous) + layout.newline + layout.indentation(token: next.token)
            edits.append(Edit(range: ByteRange(start, start), text: ContiguousArray(text.utf8)))
            return
        }
        if let next { text += separator(before: next, isForced: false) }
        var offset = code.tree.textRange(token: previous).end
        if text.hasPrefix(layout.newline) { offset = endOfLineComment(after: previous) ?? offset }
        edits.append(Edit(range: ByteRange(offset, offset), text: ContiguousArray(text.utf8)))
    }

    /// Whether what is inserted ends in a comma, and what follows it stands on a line of its own as it does not in the
    /// rewrite.
    private func beginsLineOfList(_ insert: Range<Int>, before next: (token: Int, item: Int)) -> Bool {
        guard let last = insert.last, case .literal(let token) = items[last].piece,
            template.code.tokenKind(token) == .comma
        else { return false }
        return layout.startsLine(next.token) && !code.tree.tokens[next.token].flags.contains(.commentBefore)
            && !template.code.tree.tokens[items[next.item].token].flags.contains(.startsLine)
    }

    /// White space that the next kept piece needs in front of it, unless it has some; `isForced`: whatever it has.
    private func separator(before next: (token: Int, item: Int), isForced: Bool) -> String {
        if isBelowItsHead(next.item) { return layout.newline + indentation(of: items[next.item]) }
        let flags = template.code.tree.tokens[items[next.item].token].flags
        let here = code.tree.tokens[next.token].flags
        if !isForced, here.contains(.startsLine) || here.contains(.spaceBefore) { return "" }
        if flags.contains(.startsLine) { return layout.newline + indentation(of: items[next.item]) }
        return flags.contains(.spaceBefore) ? " " : ""
    }

    /// Whether the white space before the next kept piece is none that it can keep.
    private func isForced(_ insert: Range<Int>, before next: (token: Int, item: Int)) -> Bool {
        isWithinNewBraces(insert, before: next) || touches(next) || isBelowItsHead(next.item)
    }

    /// An opening brace is new, and what it will hold stands on the line of something else: then the template says
    /// what stands between.
    private func isWithinNewBraces(_ insert: Range<Int>, before next: (token: Int, item: Int)) -> Bool {
        guard let last = insert.last, case .literal(let token) = items[last].piece else { return false }
        let flags = code.tree.tokens[next.token].flags
        return template.code.tokenKind(token) == .leftBrace && !flags.contains(.startsLine)
            && !flags.contains(.commentBefore)
    }

    /// The template has no white space in front of a piece that has a space in the code: `wrap(` before the `3` of
    /// `return 3`.
    private func touches(_ next: (token: Int, item: Int)) -> Bool {
        let wanted = template.code.tree.tokens[items[next.item].token].flags
        let here = code.tree.tokens[next.token].flags
        return here.contains(.spaceBefore) && !here.contains(.startsLine) && !here.contains(.commentBefore)
            && !wanted.contains(.spaceBefore) && !wanted.contains(.startsLine)
    }

    /// The opening of a closure went, and what it held goes on the line of the argument that it becomes.
    private func unfolds(_ run: Range<Int>, before next: (token: Int, item: Int)) -> Bool {
        layout.startsLine(next.token) && code.tokenKind(run.upperBound - 1) == .leftBrace
            && !template.code.tree.tokens[items[next.item].token].flags.contains(.startsLine)
            && !code.tree.tokens[next.token].flags.contains(.commentBefore)
    }

    /// The end of a closure went, and what replaces it goes on the line before.
    private func folds(_ run: Range<Int>, _ first: Template.Item) -> Bool {
        layout.startsLine(run.lowerBound) && !first.isStep && run.contains { code.tokenKind($0) == .rightBrace }
            && !template.code.tree.tokens[first.token].flags.contains(.startsLine)
            && !code.tree.tokens[run.lowerBound].flags.contains(.commentBefore)
    }

    // MARK: Removing

    private mutating func delete(_ run: Range<Int>) throws(Lowering.Refusal) {
        let run = withSemicolon(run)
        let bytes = code.tree.bytes
        let text = code.byteRange(run)
        let before = code.tree.triviaRange(token: run.lowerBound)
        let startsLine = layout.startsLine(run.lowerBound)
        let rest = restOfLine(after: run.upperBound - 1)
        let comments = comments(inside: run)
        if startsLine, rest.isEnd {
            if comments.isEmpty, rest.comment == nil {
                var start = text.start
                while start > before.start, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
                // The line goes with the line end before it, so that a comment on the line above stays.
                if start > before.start { start -= 1 }
                if start > before.start, bytes[start - 1] == UInt8(ascii: "\r") { start -= 1 }
                edits.append(Edit(range: withoutEmptyLines(ByteRange(start, text.end), run), text: []))
                return
            }
            // The comments stay where the code was, on lines of their own.
            movedComment = true
            let indentation = layout.indentation(at: text.start)
            let kept = comments.joined(separator: layout.newline + indentation)
            let gap = rest.comment.map { _ in kept.isEmpty ? "" : layout.newline + indentation } ?? ""
            edits.append(
                Edit(range: ByteRange(text.start, rest.comment ?? text.end), text: ContiguousArray((kept + gap).utf8)))
            return
        }
        if comments.contains(where: { $0.hasPrefix("//") }) {
            throw Lowering.Refusal(reason: "a comment stands in the code that would be removed")
        }
        if !comments.isEmpty { movedComment = true }
        var kept = comments.joined(separator: " ")
        if startsLine {
            let end = code.tree.textRange(token: run.upperBound).start
            let blank = code.tree.tokens[run.upperBound].flags.contains(.commentBefore) ? text.end : end
            edits.append(Edit(range: ByteRange(text.start, blank), text: ContiguousArray(kept.utf8)))
            return
        }
        let hasComment = code.tree.tokens[run.lowerBound].flags.contains(.commentBefore)
        let start = hasComment || before.isEmpty || isFirstWord(run) ? text.start : before.start
        if !kept.isEmpty { kept = " " + kept }
        let takesSpace = kept.isEmpty && (hasComment || isBehindBracket(run.lowerBound))
        let end = takesSpace ? endOfSpace(after: run) : text.end
        edits.append(Edit(range: ByteRange(start, end), text: ContiguousArray(kept.utf8)))
    }

    /// Whether the rest of a word stays without a space of its own: `Self.` of `a: Self.Value`.
    private func isFirstWord(_ run: Range<Int>) -> Bool {
        code.tokenKind(run.upperBound) == .identifier && code.tree.triviaRange(token: run.upperBound).isEmpty
    }

    private func isBehindBracket(_ token: Int) -> Bool {
        guard token > 0, code.tree.triviaRange(token: token).isEmpty else { return false }
        return code.tokenKind(token - 1) == .leftParen || code.tokenKind(token - 1) == .leftSquare
    }

    /// Where the next token begins, when only spaces stand before it.
    private func endOfSpace(after run: Range<Int>) -> Int {
        let flags = code.tree.tokens[run.upperBound].flags
        // The argument behind one that goes takes its place on the line.
        let isElement = code.tokenKind(run.upperBound - 1) == .comma
        if flags.contains(.startsLine) && !isElement || flags.contains(.commentBefore) {
            return code.byteRange(run).end
        }
        return code.tree.textRange(token: run.upperBound).start
    }

    /// Whether nothing but a comment follows on the line of a token, and where that comment begins.
    private func restOfLine(after token: Int) -> (isEnd: Bool, comment: Int?) {
        let bytes = code.tree.bytes
        let trivia = code.tree.triviaRange(token: token + 1)
        var offset = trivia.start
        var comment: Int?
        while offset < trivia.end {
            let byte = bytes[offset]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { return (true, comment) }
            if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t"), comment == nil { comment = offset }
            offset += 1
        }
        return (code.tokenKind(token + 1) == .endOfFile, comment)
    }

    private func endOfLineComment(after token: Int) -> Int? {
        guard let comment = restOfLine(after: token).comment, restOfLine(after: token).isEnd else { return nil }
        let bytes = code.tree.bytes
        let end = code.tree.triviaRange(token: token + 1).end
        var offset = comment
        while offset < end, bytes[offset] != UInt8(ascii: "\n"), bytes[offset] != UInt8(ascii: "\r") { offset += 1 }
        return offset
    }

    /// The comments between the tokens of a run, in order, without the one in front of it and without those that go.
    private mutating func comments(inside run: Range<Int>) -> [String] {
        var kept: [String] = []
        for token in run.dropFirst() where code.tree.tokens[token].flags.contains(.commentBefore) {
            let comments = commentTexts(code.tree, in: code.tree.triviaRange(token: token))
            if lowering.discarded.contains(where: { $0.contains(token) }) {
                discarded += comments
            } else {
                kept += comments
            }
        }
        return kept
    }

    // MARK: Writing

    /// The text of some items, laid out as in the template; `leading` also writes the white space before the first.
    func render(_ range: Range<Int>, leading: Bool, after previous: Int?) -> String {
        var text = ""
        var stepLead: String?
        for index in range {
            let item = items[index]
            let isFirst = index == range.lowerBound
            if !isFirst || leading {
                if item.isStep {
                    let lead = stepLead ?? self.stepLead(after: previous, item: item, isFirst: isFirst)
                    if isFirst || previous != nil { stepLead = lead }
                    text += lead
                } else {
                    text += isBelowItsHead(index) ? layout.newline + indentation(of: item) : lead(of: item)
                }
            } else if item.isStep, let previous {
                stepLead = self.stepLead(after: previous, item: item, isFirst: true)
            }
            text += self.text(of: item)
        }
        return text
    }

    /// A brace behind what the code has in front of a brace on a line of its own: there it stays.
    private func isBelowItsHead(_ index: Int) -> Bool {
        guard index > 0, case .capture(let name) = items[index - 1].piece, let bound = lowering.match.bound[name],
            template.code.tokenKind(items[index].token) == .leftBrace
        else { return false }
        let next = bound.tokens.upperBound
        return code.tokenKind(next) == .leftBrace && layout.startsLine(next)
    }

    private func lead(of item: Template.Item) -> String {
        let flags = template.code.tree.tokens[item.token].flags
        if flags.contains(.startsLine) { return layout.newline + indentation(of: item) }
        return flags.contains(.spaceBefore) ? " " : ""
    }

    /// The indentation of the template line that an item stands on, in the unit of the file, from the line that the match begins on.
    func indentation(of item: Template.Item) -> String {
        layout.indentation(token: lowering.match.region.lowerBound) + layout.indent(template.level(of: item.token))
    }

    /// What stands before the dot of an inserted modifier: a new modifier joins the chain as the others stand.
    private func stepLead(after previous: Int?, item: Template.Item, isFirst: Bool) -> String {
        guard let previous else { return lead(of: item) }
        let chain = chain(endingAt: previous)
        if let dot = chain.links.first(where: { layout.startsLine($0.dot) })?.dot {
            return layout.newline + layout.indentation(token: dot)
        }
        if !chain.links.isEmpty { return "" }
        guard let base = chain.base else { return lead(of: item) }
        let tokens = code.tokenRange(base)
        let isInline = !layout.startsLine(tokens.lowerBound) && !layout.startsLine(previous + 1)
        if isInline, code.tokenKind(previous + 1) == .rightBrace { return "" }
        if layout.isMultiline(tokens) {
            return layout.newline + layout.indentation(token: tokens.upperBound - 1)
        }
        return layout.newline + layout.indentation(token: tokens.lowerBound) + layout.unit
    }

    /// The whole chain of the expression that ends with `token`.
    private func chain(endingAt token: Int) -> Chain {
        var node = 0
        var found: Int?
        descent: while true {
            switch code.kind(node) {
            case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .subscriptCallExpr, .optionalChainingExpr,
                .forceUnwrapExpr:
                if code.endToken(node) == token + 1, found == nil { found = node }
            default: break
            }
            for child in code.children(node) where code.tokenRange(child).contains(token) {
                if found != nil { break descent }
                node = child
                continue descent
            }
            break
        }
        guard let found else { return Chain(base: nil, links: []) }
        return code.wholeChain(around: found)
    }

    private func text(of item: Template.Item) -> String {
        switch item.piece {
        case .literal(let token): return template.code.meaning(token)
        case .keep: return ""
        case .transform(let name, let transform):
            return lowering.match.bound[name].flatMap { transform.text(of: $0, in: code) } ?? ""
        case .capture(let name):
            guard let bound = lowering.match.bound[name] else { return "" }
            let from = bound.tokens.isEmpty ? "" : layout.indentation(token: bound.tokens.lowerBound)
            let text =
                spelled(bound.prefix) + layout.reindented(bound.tokens, from: from, to: indentation(of: item))
                + bound.suffix.joined()
            return lowering.needsParentheses(item) ? "(\(text))" : text
        }
    }

    private func spelled(_ tokens: [String]) -> String {
        tokens.map { $0 == ":" ? ": " : $0 }.joined()
    }
}
