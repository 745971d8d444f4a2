import SourceText

/// Words that a file must hold for something to be possible: the test that spares most files the lexer.
indirect enum NeededWords: Sendable {
    /// Possible everywhere.
    case none
    case word(String)
    case all([NeededWords])
    case any([NeededWords])

    init(_ words: [String]) { self = .all(words.map { .word($0) }) }

    /// The same with words as numbers of a set, which grows by them.
    func numbered(_ words: inout WordSet) -> Numbered {
        switch self {
        case .none: return .all([])
        case .word(let word): return .word(words.add(word))
        case .all(let parts): return .all(parts.map { $0.numbered(&words) })
        case .any(let parts): return .any(parts.map { $0.numbered(&words) })
        }
    }

    indirect enum Numbered: Sendable {
        case word(Int)
        case all([Numbered])
        case any([Numbered])

        func holds(_ occurs: [Bool]) -> Bool {
            switch self {
            case .word(let word): occurs[word]
            case .all(let parts): parts.allSatisfy { $0.holds(occurs) }
            case .any(let parts): parts.contains { $0.holds(occurs) }
            }
        }
    }
}

extension Recipe {
    /// What the file must hold for any alternative to match and for all conditions to hold.
    var neededWords: NeededWords {
        let shared = conditions.map(\.neededWords) + (requiredImport.map { [.word($0)] } ?? [])
        return .all([.any(alternatives.map { .init($0.pattern.neededWords) })] + shared)
    }
}

extension Condition {
    /// What the file must hold for the condition not to be false. What is asked of other files, or of what is absent,
    /// needs nothing here.
    var neededWords: NeededWords {
        switch self {
        case .and(let a, let b): .all([a.neededWords, b.neededWords])
        case .or(let a, let b): .any([a.neededWords, b.neededWords])
        case .captureKind(_, .isMaterial): .any(Equivalences.materials.keys.sorted().map { .word($0) })
        case .captureIs(_, let patterns): .any(patterns.map { .init($0.neededWords) })
        case .has(_, let pattern), .beside(let pattern), .commented(let pattern): .init(pattern.neededWords)
        case .count(_, let patterns, let comparison, let number):
            // No element at all would not do.
            patterns.isEmpty || comparison.holds(0, number) ? .none : .any(patterns.map { .init($0.neededWords) })
        case .chain(let name, let pattern):
            .init((name == "$_" ? [] : [name]) + (pattern?.neededWords ?? []))
        case .under(let name), .imports(let name): .word(name)
        default: .none
        }
    }
}
