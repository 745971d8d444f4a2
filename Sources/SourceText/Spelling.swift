/// The word of `candidates` that `word` was most likely meant to be: at most a third of its letters are missing,
/// extra, wrong or swapped. Upper and lower case count as the same letter; the first of equally near words wins.
package func nearest(_ word: String, in candidates: [String]) -> String? {
    let letters = Array(word.lowercased())
    guard letters.count > 1 else { return nil }
    let limit = max(1, letters.count / 3)
    var best: (word: String, distance: Int)?
    for candidate in candidates {
        let other = Array(candidate.lowercased())
        guard abs(other.count - letters.count) <= limit else { continue }
        let distance = editDistance(letters, other)
        guard distance <= limit, distance < letters.count, distance < best?.distance ?? .max else { continue }
        best = (candidate, distance)
    }
    return best?.word
}

/// Letters to insert, delete or replace, or neighbours to swap, to turn one word into the other.
private func editDistance(_ first: [Character], _ second: [Character]) -> Int {
    var beforeLast = [Int](repeating: 0, count: second.count + 1)
    var last = Array(0...second.count)
    for row in 0..<first.count {
        var current = [row + 1]
        for column in 0..<second.count {
            let same = first[row] == second[column]
            var cost = min(current[column] + 1, last[column + 1] + 1, last[column] + (same ? 0 : 1))
            if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
                cost = min(cost, beforeLast[column - 1] + 1)
            }
            current.append(cost)
        }
        beforeLast = last
        last = current
    }
    return last[second.count]
}
