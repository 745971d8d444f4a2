/// Added and removed lines of one file, as in `git diff --stat`.
struct DiffStat: Equatable {
    let path: String
    let added: Int
    let removed: Int

    init(path: String, patch: ContiguousArray<UInt8>) {
        self.path = path
        var added = 0
        var removed = 0
        var inHunk = false
        for line in patch.split(separator: 0x0A) {
            if line.starts(with: "@@".utf8) { inHunk = true }
            guard inHunk else { continue }
            if line.first == UInt8(ascii: "+") { added += 1 }
            if line.first == UInt8(ascii: "-") { removed += 1 }
        }
        self.added = added
        self.removed = removed
    }

    /// The table, with bars of at most 40 signs, and the totals.
    static func text(_ rows: [DiffStat], _ console: Console) -> String {
        guard !rows.isEmpty else { return "" }
        let names = rows.map(\.path.count).max() ?? 0
        let most = rows.map { $0.added + $0.removed }.max() ?? 0
        let digits = String(most).count
        var text = ""
        for row in rows {
            let total = row.added + row.removed
            let bar = min(total, max(1, total * 40 / max(most, 40)))
            let plus = total == 0 ? 0 : (bar * row.added + total / 2) / total
            let name = row.path + String(repeating: " ", count: names - row.path.count)
            let number = String(repeating: " ", count: digits - String(total).count) + String(total)
            text += " \(name) | \(number) " + console.paintOutput(String(repeating: "+", count: plus), .green)
            text += console.paintOutput(String(repeating: "-", count: bar - plus), .red) + "\n"
        }
        let added = rows.reduce(0) { $0 + $1.added }
        let removed = rows.reduce(0) { $0 + $1.removed }
        return text + " \(count(rows.count, "file")), \(count(added, "line")) added, \(removed) removed\n"
    }
}
