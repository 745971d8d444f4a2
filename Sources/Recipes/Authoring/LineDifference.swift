/// How two texts differ, line by line: `-` for lines of `expected` only, `+` for lines of `actual` only, two lines of
/// what they share around them. Empty when they are equal.
package func lineDifference(expected: String, actual: String) -> String {
    guard expected != actual else { return "" }
    let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [(sign: String, text: Substring)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
        if removed.contains(left) {
            lines.append(("-", old[left]))
            left += 1
        } else if inserted.contains(right) || left >= old.count {
            lines.append(("+", new[right]))
            right += 1
        } else {
            lines.append((" ", old[left]))
            left += 1
            right += 1
        }
    }
    return nearChanges(lines).joined(separator: "\n")
}

private func nearChanges(_ lines: [(sign: String, text: Substring)]) -> [String] {
    var shown: [String] = []
    var isSkipping = false
    for index in lines.indices {
        let around = lines[max(0, index - 2)...min(lines.count - 1, index + 2)]
        if around.contains(where: { $0.sign != " " }) {
            shown.append(lines[index].sign + lines[index].text)
            isSkipping = false
        } else if !isSkipping {
            shown.append(" …")
            isSkipping = true
        }
    }
    return shown
}
