/// How much a message matters.
package enum Severity: String, Sendable, CaseIterable {
    case error, warning, note
}

/// Something to tell the user: what happened, where, and what to do next.
package struct Message: Sendable, Error, Hashable {
    package var severity: Severity
    /// The file as the user named it; empty when the message is about no file.
    package var path: String
    /// The bytes of the file that the message points at.
    package var range: ByteRange?
    /// What is wrong, with what was found and expected. No capital at the start, no full stop at the end.
    package var text: String
    /// What the user can do now.
    package var next: String?
    /// The document, with its section, that says more.
    package var see: String?

    package init(severity: Severity, path: String, range: ByteRange? = nil, text: String, next: String? = nil) {
        self.severity = severity
        self.path = path
        self.range = range
        self.text = text
        self.next = next
    }
}
