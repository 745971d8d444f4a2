import SourceText

/// Words that a file must hold for something to be possible: the test that spares most files the lexer.
///
/// Clauses of which all must hold; each holds by any of its options; an option holds when all its words occur. No
/// clause at all holds everywhere.
struct NeededWords: Sendable {
    private(set) var clauses: [Set<Set<String>>]

    static let none = NeededWords(clauses: [])

    private init(clauses: [Set<Set<String>>]) { self.clauses = clauses }

    static func all(_ words: [String]) -> NeededWords {
        words.isEmpty ? .none : NeededWords(clauses: [[Set(words)]])
    }

    static func all(_ parts: [NeededWords]) -> NeededWords { NeededWords(clauses: parts.flatMap(\.clauses)) }

    static func any(_ parts: [NeededWords]) -> NeededWords {
        var options: Set<Set<String>> = []
        for part in parts {
            let sure = part.clauses.filter { $0.count == 1 }.flatMap { $0 }
            if !sure.isEmpty {
                options.insert(sure.reduce(into: []) { $0.formUnion($1) })
            } else if let clause = part.clauses.first {
                options.formUnion(clause)
            } else {
                return .none
            }
        }
        return parts.isEmpty ? .none : NeededWords(clauses: [options])
    }
}

/// The needed words of several recipes in one row of numbers, since they are asked of every file.
struct NeededWordTable: Sendable {
    /// For each recipe the number of its clauses; for each clause the number of its options, and where the next one
    /// begins; for each option the number of its words, and the words.
    private var row: ContiguousArray<Int32> = []
    private var starts: [Int] = []

    init(_ needs: [NeededWords], numberedBy words: inout WordSet) {
        for need in needs {
            starts.append(row.count)
            row.append(Int32(need.clauses.count))
            // What fails soonest comes first.
            for clause in need.clauses.sorted(by: { $0.count < $1.count }) {
                let start = row.count
                row += [Int32(clause.count), 0]
                for option in clause.map({ $0.sorted() }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
                    row.append(Int32(option.count))
                    row += option.map { Int32(words.add($0)) }
                }
                row[start + 1] = Int32(row.count)
            }
        }
    }

    /// Calls `body` with the number of each recipe whose needed words occur, until it says that this is enough.
    func possible(_ occurs: [Bool], _ body: (Int) -> Bool) {
        row.withUnsafeBufferPointer { row in
            for (recipe, start) in starts.enumerated() where holds(row, start, occurs) {
                if !body(recipe) { return }
            }
        }
    }

    private func holds(_ row: UnsafeBufferPointer<Int32>, _ start: Int, _ occurs: [Bool]) -> Bool {
        var index = start + 1
        clauses: for _ in 0..<row[start] {
            let next = Int(row[index + 1])
            var option = index + 2
            for _ in 0..<row[index] {
                let end = option + 1 + Int(row[option])
                if row[option + 1..<end].allSatisfy({ occurs[Int($0)] }) {
                    index = next
                    continue clauses
                }
                option = end
            }
            return false
        }
        return true
    }
}

extension Recipe {
    /// What the file must hold for any alternative to match and for all conditions to hold.
    var neededWords: NeededWords {
        let shared = conditions.map(\.neededWords) + [.all(requiredImport.map { [$0] } ?? [])]
        return .all([.any(alternatives.map { .all($0.pattern.neededWords) })] + shared)
    }
}

extension Condition {
    /// What the file must hold for the condition not to be false. What is asked of other files, or of what is absent,
    /// needs nothing here.
    var neededWords: NeededWords {
        switch self {
        case .and(let a, let b): .all([a.neededWords, b.neededWords])
        case .or(let a, let b): .any([a.neededWords, b.neededWords])
        case .captureKind(_, .isMaterial): .any(Equivalences.materials.keys.sorted().map { .all([$0]) })
        case .captureIs(_, let patterns): .any(patterns.map { .all($0.neededWords) })
        case .has(_, let pattern), .beside(let pattern), .commented(let pattern): .all(pattern.neededWords)
        case .count(_, let patterns, let comparison, let number):
            // No element at all would not do.
            patterns.isEmpty || comparison.holds(0, number) ? .none : .any(patterns.map { .all($0.neededWords) })
        case .chain(let name, let pattern):
            .all((name == "$_" ? [] : [name]) + (pattern?.neededWords ?? []))
        case .under(let name), .imports(let name): .all([name])
        default: .none
        }
    }
}
