/// A file's bytes and the path that messages name. No encoding is assumed: invalid UTF-8 is kept as it is.
package struct SourceText: Sendable {
    package let path: String
    package let bytes: ContiguousArray<UInt8>

    package init(path: String, bytes: ContiguousArray<UInt8>) {
        self.path = path
        self.bytes = bytes
    }

    package init(path: String, text: String) {
        self.init(path: path, bytes: ContiguousArray(text.utf8))
    }

    /// The line table, computed anew on every call: keep it when more than one position is asked for.
    package func lines() -> LineTable { LineTable(bytes) }

    /// The text of a range, for messages; bytes that are not UTF-8 become U+FFFD.
    package func string(in range: ByteRange) -> String {
        let clamped = range.clamped(to: bytes.count)
        return String(decoding: bytes[clamped.start..<clamped.end], as: UTF8.self)
    }
}
