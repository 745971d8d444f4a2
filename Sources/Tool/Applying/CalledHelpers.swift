/// What a text declares and calls, as far as it is about the helpers of availability checks: known by their names.
enum CalledHelpers {
    /// The functions that a text declares for its whole module, one on a line.
    static func functions(in text: ContiguousArray<UInt8>) -> [String] {
        String(decoding: text, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap { line in
            let words = line.drop { $0 == " " || $0 == "\t" }
            guard words.hasPrefix("func ") else { return nil }
            let name = words.dropFirst("func ".count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            return name.isEmpty ? nil : String(name)
        }
    }

    /// Whether `.name` occurs as a word.
    static func calls(_ name: String, in text: ContiguousArray<UInt8>) -> Bool {
        let word = ContiguousArray(".\(name)".utf8)
        guard text.count >= word.count else { return false }
        return text.indices.dropLast(word.count - 1).contains { start in
            guard text[start] == word[0], text[start..<start + word.count].elementsEqual(word) else { return false }
            guard start + word.count < text.count else { return true }
            let next = Unicode.Scalar(text[start + word.count])
            return !(next.properties.isAlphabetic || next == "_" || ("0"..."9").contains(next))
        }
    }
}
