import SwiftTree

/// What a condition saw when it was asked about a match.
struct Fact: Equatable {
    /// The part of the line that the fact is about, as it could be written.
    var condition: String
    var truth: Truth
    /// The evidence, as a half sentence.
    var evidence: String
}

extension Truth {
    var word: String {
        switch self {
        case .yes: "true"
        case .no: "false"
        case .unknown: "unknown"
        }
    }
}

extension Evaluation {
    /// The facts behind the answer to a line: one for each word in it, in the order of the line.
    func facts(_ condition: Condition) -> [Fact] {
        switch condition {
        case .not(let inner): facts(inner)
        case .and(let a, let b), .or(let a, let b): facts(a) + facts(b)
        default: [Fact(condition: condition.words, truth: holds(condition), evidence: evidence(condition))]
        }
    }

    private func evidence(_ condition: Condition) -> String {
        switch condition {
        case .not, .and, .or: ""
        case .layer:
            placement.layer == .unknown
                ? "the layer is unknown: \(placement.reason)"
                : "the layer is .\(placement.layer.rawValue): \(placement.reason)"
        case .inside, .within: around
        case .placement: placementName.map { "the item around it is put at .\($0)" } ?? "no item around it says where"
        case .chain: chain
        case .under(let name): isUnder(name) ? "a view around it has .\(name)" : "no view around it has .\(name)"
        case .captureIs(let name, _), .captureKind(let name, _), .number(let name, _, _):
            "$\(name) is \(text(of: name))"
        case .scrolls(let name?): "$\(name) is \(text(of: name))"
        case .scrolls(nil): "the view is \(shortened(code.string(node: code.chainEnd(match.node))))"
        case .beside: beside
        case .has(let name?, _), .hasCalled(let name?, _): "$\(name) is \(text(of: name))"
        case .has(nil, _), .hasCalled(nil, _): "the match is \(shortened(code.string(node: code.chainEnd(match.node))))"
        case .count(let name, let patterns, _, _):
            patterns.isEmpty
                ? "$\(name) has \(count(name, patterns))" : "of $\(name), \(count(name, patterns)) have one"
        case .imports: "the file imports \(listed(importedModules, none: "nothing"))"
        case .target(let platform, _, _):
            targets[platform].map { "the project builds for \(platform.rawValue) \($0)" }
                ?? (targets.isUnknown
                    ? "no deployment target is known" : "the project does not build for \(platform.rawValue)")
        case .declares(let name):
            declaredNames.contains(name) || code.declares(name)
                ? "a declaration of that name was found" : "no declaration of that name was found"
        case .enclosingName:
            code.enclosingType(match.node).flatMap(code.declaredName).map { "the type around it is \($0)" }
                ?? "there is no type around it"
        case .commented: chain
        case .commentedWith(let texts):
            commentBeside(with: texts).map { "there is ‘\(shortened($0))’" } ?? "no comment beside it says so"
        case .mentions: "the whole project was searched"
        case .wrapsGlass: glassHelperInUse.map { "the file calls ‘\($0)’" } ?? "the file calls none"
        case .unsure: "it never is known"
        case .gated:
            gates.isForNewSystem(match.node) ? "a check or an attribute stands around it" : "no check stands around it"
        }
    }

    /// `it stands in List (content), ForEach (content)`.
    private var around: String {
        let places = code.enclosing(match.node).map { place in
            "\(place.isModifier ? "." : "")\(place.name).\(place.slot)"
        }
        return places.isEmpty ? "it stands in no call" : "it stands in \(listed(places, none: ""))"
    }

    private var chain: String {
        let names = code.chainAcrossBranches(around: match.node).links.map { "." + code.text($0.name) }
        return "the chain has \(listed(names, none: "no modifiers"))"
    }

    private var beside: String {
        guard let statement = code.statement(around: match.node), let block = code.parent(statement) else {
            return "it stands in no statement"
        }
        let others = code.statements(block).filter { $0 != statement }.map { shortened(code.string(node: $0)) }
        return "beside it stand \(listed(others, none: "no other statements"))"
    }

    private func text(of name: String) -> String {
        guard let bound = match.bound[name] else { return "not bound" }
        return shortened(bound.text(in: code))
    }

    private var importedModules: [String] {
        code.tree.nodes.indices.filter { code.kind($0) == .importDecl }.map { code.text(code.endToken($0) - 1) }
    }
}

extension Bound {
    /// The captured code as it is written, with what an equivalence adds; empty for an empty sequence.
    func text(in code: Code) -> String {
        prefix.joined() + (ownTokens.isEmpty ? "" : code.string(tokens: ownTokens)) + suffix.joined()
    }
}

extension Bound {
    /// The captured code in one line for a sentence: what stood between two tokens is one space, comments are left out.
    func line(in code: Code) -> String {
        var text = prefix.map { $0 == ":" ? ": " : $0 }.joined()
        for token in tokens {
            let flags = code.tree.tokens[token].flags
            let isBroken = flags.contains(.startsLine)
            let opens = [.leftParen, .leftSquare].contains(token > 0 ? code.tokenKind(token - 1) : .endOfFile)
            let closes = [.rightParen, .rightSquare, .period].contains(code.tokenKind(token))
            if token > tokens.lowerBound, flags.contains(.spaceBefore) || isBroken, !(isBroken && (opens || closes)) {
                text += " "
            }
            text += code.text(token)
        }
        return text + suffix.joined()
    }
}

/// `a, b and c`, or `none` for an empty list.
func listed(_ words: [String], none: String) -> String {
    guard let last = words.last else { return none }
    return words.count == 1 ? last : words.dropLast().joined(separator: ", ") + " and " + last
}

/// Code in one line of at most 60 characters; `empty` for none.
func shortened(_ text: String) -> String {
    var line = ""
    for piece in text.split(whereSeparator: \.isNewline) {
        let piece = piece.trimmed
        let isTight = line.isEmpty || line.hasSuffix("(") || piece.hasPrefix(".") || piece.hasPrefix(")")
        line += (isTight ? "" : " ") + piece
    }
    if line.isEmpty { return "empty" }
    return line.count > 60 ? line.prefix(59) + "…" : line
}

extension Condition {
    /// The condition as it could be written in a `where` block.
    var words: String {
        switch self {
        case .not(let inner): "!\(inner.words)"
        case .and(let a, let b): "\(a.words) && \(b.words)"
        case .or(let a, let b): "\(a.words) || \(b.words)"
        case .inside(let name, let isModifier, let slot):
            "inside(\(isModifier ? "." : "")\(name)\(slot.map { "." + $0 } ?? ""))"
        case .placement(let places): "placement(\(places.map { "." + $0 }.joined(separator: ", ")))"
        case .within(let name, let isModifier, let slot):
            "within(\(isModifier ? "." : "")\(name)\(slot.map { "." + $0 } ?? ""))"
        case .layer(let layer): "layer == .\(layer.rawValue)"
        case .captureIs(let name, let patterns): "$\(name).is(\(texts(patterns)))"
        case .captureKind(let name, let kind): "$\(name).\(kind.rawValue)"
        case .has(let name, let pattern): "\(name.map { "$\($0)." } ?? "")has(\(texts([pattern])))"
        case .hasCalled(let name, let globs):
            "\(name.map { "$\($0)." } ?? "")has(\(globs.map { "\"\($0)\"" }.joined(separator: ", ")))"
        case .count(let name, let patterns, let comparison, let number):
            "$\(name).count\(patterns.isEmpty ? "" : "(\(texts(patterns)))") \(comparison.rawValue) \(number)"
        case .number(let name, let comparison, let number):
            "$\(name) \(comparison.rawValue) \(Int(exactly: number).map(String.init) ?? String(number))"
        case .chain(let name, let pattern): "chain(\(pattern.map { texts([$0]) } ?? "." + name))"
        case .beside(let pattern): "beside(\(texts([pattern])))"
        case .under(let name): "under(.\(name))"
        case .scrolls(let name): "\(name.map { "$\($0)." } ?? "")scrolls"
        case .imports(let module): "imports(\(module))"
        case .target(let platform, let comparison, let version):
            "target(\(platform.rawValue)) \(comparison.rawValue) \(version)"
        case .declares(let name): "declares(\"\(name)\")"
        case .enclosingName(let globs): "name(\(globs.map { "\"\($0)\"" }.joined(separator: ", ")))"
        case .commentedWith(let texts): "commented(\(texts.map { "\"\($0)\"" }.joined(separator: ", ")))"
        case .commented(let pattern): "commented(\(texts([pattern])))"
        case .mentions(let word): "mentions(\"\(word)\")"
        case .wrapsGlass: "wrapsGlass"
        case .unsure: "unsure"
        case .gated: "gated"
        }
    }

    private func texts(_ patterns: [Pattern]) -> String {
        patterns.map { $0.code.string(node: $0.roots[0]) }.joined(separator: ", ")
    }
}
