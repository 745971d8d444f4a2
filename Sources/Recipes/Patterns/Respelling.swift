import SourceText
import SwiftTree

/// Patterns in other spellings, as the table of a folder's equivalences has them.
extension EquivalenceTable {
    /// More sisters than these of one pattern are not made: rows that feed each other must end.
    private static let mostSpellings = 16

    /// The recipe with an alternative for each other spelling of its patterns, and with conditions that know them.
    func applied(to recipe: Recipe) -> Recipe {
        guard !rows.isEmpty else { return recipe }
        var recipe = recipe
        recipe.alternatives = recipe.alternatives.flatMap { alternative in
            let written = alternative.template?.literalTokens
            return [alternative]
                + spellings(of: alternative.pattern).filter { $0.plainTokens != written }.map { pattern in
                    var sister = alternative
                    sister.pattern = pattern
                    sister.isRespelled = true
                    return sister
                }
        }
        recipe.conditions = recipe.conditions.map { $0.respelled { spellings(of: $0, asValue: true) } }
        return recipe
    }

    /// All other spellings of a pattern; none of one that is marked `exactly`. In a condition a pattern that begins with a
    /// dot may be a value.
    func spellings(of pattern: Pattern, asValue: Bool = false) -> [Pattern] {
        guard !pattern.exactly else { return [] }
        var found: [Pattern] = []
        var seen: Set<[String]> = [pattern.ownTokens]
        var waiting = [pattern]
        while !waiting.isEmpty {
            let next = waiting.removeFirst()
            for (one, other) in rows.flatMap({ [($0.one, $0.other), ($0.other, $0.one)] }) {
                for sister in next.replacing(one, with: other, asValue: asValue) where found.count < Self.mostSpellings
                {
                    guard seen.insert(sister.ownTokens).inserted else { continue }
                    found.append(sister)
                    waiting.append(sister)
                }
            }
        }
        return found
    }
}

extension Pattern {
    /// The tokens of the recipe's own text.
    fileprivate var ownTokens: [String] {
        guard let first = roots.first, let last = roots.last else { return [] }
        return (code.firstToken(first)..<code.endToken(last)).map(code.text)
    }

    /// The recipe's own text.
    package var text: String {
        let end = code.tree.bytes.count - (position?.suffix.utf8.count ?? 0)
        return code.string(ByteRange(lead, end))
    }

    /// The same as a rewrite has them, where a placeholder is one `$`.
    fileprivate var plainTokens: [String] {
        guard let first = roots.first, let last = roots.last else { return [] }
        return (code.firstToken(first)..<code.endToken(last)).compactMap { token in
            let isPlaceholder = { (token: Int) in placeholderName(token: token, in: code) != nil }
            if token > 0, isPlaceholder(token - 1), code.token(token, is: "...") { return nil }
            return isPlaceholder(token) ? "$" : code.text(token)
        }
    }

    /// Nothing stands in front of it that it is a modifier of, and the pattern is no modifier itself.
    private func isFree(_ match: Match, asValue: Bool) -> Bool {
        guard code.tokenKind(match.region.lowerBound) == .period else { return true }
        let isOwnModifier = !asValue && isModifier && match.region.lowerBound == roots.first.map(code.firstToken)
        return !isOwnModifier
            && !code.tree.nodes.indices.contains {
                code.link($0).map { $0.dot == match.region.lowerBound && code.receiver($0) != nil } == true
            }
    }

    /// The pattern with one place of the one spelling in the other, for each of its places.
    fileprivate func replacing(
        _ one: EquivalenceTable.Spelling, with other: EquivalenceTable.Spelling, asValue: Bool
    ) -> [Pattern] {
        var matcher = Matcher(one.pattern, in: code)
        var regions: Set<Range<Int>> = []
        var found: [Pattern] = []
        for node in code.tree.nodes.indices where node > 0 {
            guard let match = matcher.match(at: node) ?? matcher.matchValue(at: node), !match.implicitSelf,
                match.keeps.isEmpty, regions.insert(match.region).inserted,
                other.pattern.isModifier || isFree(match, asValue: asValue),
                let text = other.text(match, in: code)
            else { continue }
            let range = code.byteRange(match.region)
            let added = text.utf8.count - range.length
            var moved: [ByteRange] = []
            for line in optional {
                if line.end <= range.start {
                    moved.append(line)
                } else if line.start >= range.end {
                    moved.append(ByteRange(line.start + added, line.end + added))
                } else if line.start <= range.start, range.end <= line.end {
                    moved.append(ByteRange(line.start, line.end + added))
                }
            }
            // A line that may be absent cannot be half of something else.
            guard moved.count == optional.count else { continue }
            let whole = self.text
            let bytes = Array(whole.utf8)
            let spelled =
                bytes[..<(range.start - lead)] + Array(text.utf8) + bytes[(range.end - lead)...]
            var pattern = Pattern(
                String(decoding: spelled, as: UTF8.self), anyOrder: anyOrder, exactly: false,
                optional: moved.map { ByteRange($0.start - lead, $0.end - lead) }, position: position)
            pattern.checkRoots()
            if pattern.problems.isEmpty, Set(pattern.names) == Set(names) { found.append(pattern) }
        }
        return found
    }
}

extension EquivalenceTable.Spelling {
    /// This spelling with what the other one was found to stand for.
    fileprivate func text(_ match: Match, in code: Code) -> String? {
        let own = pattern.code
        var result = ""
        var offset = 0
        var token = 0
        while token < own.tree.tokens.count - 1 {
            defer { token += 1 }
            guard let name = placeholderName(token: token, in: own), name != "_" else { continue }
            guard let bound = match.bound[name] else { return nil }
            var range = own.tree.textRange(token: token)
            if own.token(token + 1, is: "...") {
                token += 1
                range = ByteRange(range.start, own.tree.textRange(token: token).end)
            }
            var tokens = bound.tokens
            if bound.hasParentheses, !tokens.isEmpty { tokens = tokens.lowerBound + 1..<tokens.upperBound - 1 }
            result += own.string(ByteRange(offset, range.start)) + bound.prefix.joined()
            if !tokens.isEmpty { result += code.string(tokens: tokens) }
            result += bound.suffix.joined()
            offset = range.end
        }
        return result + own.string(ByteRange(offset, own.tree.bytes.count))
    }
}

extension Condition {
    /// The condition with its patterns in all spellings.
    fileprivate func respelled(_ spellings: (Pattern) -> [Pattern]) -> Condition {
        func any(_ pattern: Pattern, _ make: (Pattern) -> Condition) -> Condition {
            spellings(pattern).reduce(make(pattern)) { .or($0, make($1)) }
        }
        switch self {
        case .not(let inner): return .not(inner.respelled(spellings))
        case .and(let a, let b): return .and(a.respelled(spellings), b.respelled(spellings))
        case .or(let a, let b): return .or(a.respelled(spellings), b.respelled(spellings))
        case .captureIs(let name, let patterns):
            return .captureIs(name, patterns + patterns.flatMap(spellings))
        case .count(let name, let patterns, let comparison, let number):
            return .count(name, patterns + patterns.flatMap(spellings), comparison, number)
        case .has(let name, let pattern): return any(pattern) { .has(name, $0) }
        case .beside(let pattern): return any(pattern) { .beside($0) }
        default: return self
        }
    }
}
