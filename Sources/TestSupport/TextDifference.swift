/// How two texts differ, line by line, for the message of a failed test; nil when they are equal.
///
/// Lines of `expected` are marked with `-`, lines of `found` with `+`; control characters are shown as escapes.
package func textDifference(found: String, expected: String) -> String? {
    guard !found.utf8.elementsEqual(expected.utf8) else { return nil }
    let old = visibleLines(expected)
    let new = visibleLines(found)
    let changes = new.difference(from: old)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
        switch change {
        case .remove(let offset, _, _): removed.insert(offset)
        case .insert(let offset, _, _): inserted.insert(offset)
        }
    }
    var lines: [(text: String, changed: Bool)] = []
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
        if removed.contains(left) {
            lines.append(("-" + old[left], true))
            left += 1
        } else if inserted.contains(right) {
            lines.append(("+" + new[right], true))
            right += 1
        } else if left < old.count {
            lines.append((" " + old[left], false))
            left += 1
            right += 1
        } else {
            break
        }
    }
    return nearChanges(lines).joined(separator: "\n")
}

package func textDifference(found: ContiguousArray<UInt8>, expected: ContiguousArray<UInt8>) -> String? {
    if found == expected { return nil }
    let (found, expected) = (String(decoding: found, as: UTF8.self), String(decoding: expected, as: UTF8.self))
    return textDifference(found: found, expected: expected) ?? "the bytes differ only where they are not UTF-8"
}

/// The changed lines with three lines around them.
private func nearChanges(_ lines: [(text: String, changed: Bool)]) -> [String] {
    var shown: [String] = ["--- expected", "+++ found"]
    var skipping = false
    for index in lines.indices {
        if lines[max(0, index - 3)...min(lines.count - 1, index + 3)].contains(where: \.changed) {
            shown.append(lines[index].text)
            skipping = false
        } else if !skipping {
            shown.append("@@")
            skipping = true
        }
    }
    return shown
}

private func visibleLines(_ text: String) -> [String] {
    text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { line in
        line.reduce(into: "") { visible, scalar in
            let isHidden = scalar.properties.generalCategory == .control && scalar != "\t"
            visible += isHidden ? scalar.escaped(asASCII: true) : String(scalar)
        }
    }
}
