import Edits
import SourceText
import SwiftTree

/// Turns one match into edits of the tokens that differ. What pattern and rewrite have in common, and everything
/// that was captured, is never printed again.
struct Lowering {
    let match: Match
    let template: Template
    let code: Code
    let layout: Layout

    struct Result {
        var edits: [Edit]
        /// A comment had to be put to another place.
        var movedComment: Bool
    }

    /// Why a match cannot be written.
    struct Refusal: Error {
        var reason: String
    }

    func lower() throws(Refusal) -> Result {
        let items = try expandedItems()
        let sources = sourcePieces(items)
        guard let alignment = Alignment.best(sources, items, template, code) else {
            throw Refusal(reason: "the pattern is too large to compare")
        }
        var builder = EditBuilder(lowering: self, items: items)
        try builder.build(sources, alignment.keptAs)
        return Result(edits: builder.finished, movedComment: builder.movedComment)
    }

    /// The items of the template without empty sequences and the commas beside them, and without the dot in front of
    /// a call on the implicit `self`.
    private func expandedItems() throws(Refusal) -> [Template.Item] {
        var items: [Template.Item] = []
        var dropComma = false
        for item in template.items {
            if case .literal(let token) = item.piece, dropComma, template.code.tokenKind(token) == .comma {
                dropComma = false
                continue
            }
            dropComma = false
            if case .keep(let name) = item.piece {
                for (index, keep) in segments.enumerated() where keep.name == name {
                    var segment = item
                    segment.piece = .keep("\(name)#\(index)")
                    items.append(segment)
                }
                continue
            }
            if case .capture(let name) = item.piece, let bound = match.bound[name], bound.tokens.isEmpty,
                bound.prefix.isEmpty
            {
                if case .literal(let token)? = items.last?.piece, template.code.tokenKind(token) == .comma {
                    items.removeLast()
                } else {
                    dropComma = true
                }
                continue
            }
            if case .transform(let name, let transform) = item.piece {
                guard let bound = match.bound[name], transform.text(of: bound, in: code) != nil else {
                    throw Refusal(reason: "$\(name) has no \(transform.rawValue)")
                }
            }
            items.append(item)
        }
        if match.implicitSelf, case .literal(let token)? = items.first?.piece,
            template.code.tokenKind(token) == .period
        {
            items.removeFirst()
        }
        return items
    }

    /// Kept modifiers, in the order of the code.
    var segments: [Keep] { match.keeps.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound } }

    /// The matched code in pieces: captures that the rewrite uses, kept modifiers that it names, and single tokens.
    /// Kept modifiers without a name are no pieces: they stay whatever happens around them.
    private func sourcePieces(_ items: [Template.Item]) -> [Alignment.Source] {
        var captures: [Int: (name: String, tokens: Range<Int>)] = [:]
        for item in items {
            guard case .capture(let name) = item.piece, let bound = match.bound[name], bound.prefix.isEmpty,
                !bound.tokens.isEmpty
            else { continue }
            for tokens in [bound.tokens] + bound.repeats { captures[tokens.lowerBound] = (name, tokens) }
        }
        let kept = segments
        let placed = Set(items.compactMap { item in if case .keep(let name) = item.piece { name } else { nil } })
        var sources: [Alignment.Source] = []
        var (depth, braces) = (0, 0)
        var token = match.region.lowerBound
        while token < match.region.upperBound {
            if let index = kept.firstIndex(where: { $0.tokens.lowerBound == token }) {
                let name = "\(kept[index].name ?? "")#\(index)"
                if placed.contains(name) {
                    sources.append(.init(tokens: kept[index].tokens, capture: name, depth: depth, braces: braces))
                }
                token = kept[index].tokens.upperBound
                continue
            }
            if let capture = captures[token], capture.tokens.upperBound <= match.region.upperBound {
                sources.append(.init(tokens: capture.tokens, capture: capture.name, depth: depth, braces: braces))
                token = capture.tokens.upperBound
                continue
            }
            let kind = code.tokenKind(token)
            if kind == .rightParen || kind == .rightSquare || kind == .rightBrace { depth -= 1 }
            if kind == .rightBrace { braces -= 1 }
            sources.append(.init(tokens: token..<token + 1, capture: nil, depth: depth, braces: braces))
            if kind == .leftParen || kind == .leftSquare || kind == .leftBrace { depth += 1 }
            if kind == .leftBrace { braces += 1 }
            token += 1
        }
        return sources
    }
}
