/// A file's bytes and the path that messages name. No encoding is assumed: invalid UTF-8 is kept as it is.
package struct SourceText: Sendable {
    package let path: String
    package let bytes: ContiguousArray<UInt8>

    package init(path: String, bytes: ContiguousArray<UInt8>) {
        self.path = path
        self.bytes = bytes
    }
}
