import SourceText
import SwiftTree

/// Declarations for the names that an example uses and does not declare: `TrailRow(trail:)`, `isPlaying`, `Theme.navy`.
///
/// Only names that the compiler misses in the *before* text are declared, and each as narrowly as its uses tell. Whatever
/// the engine adds must therefore be known to the SDK, or be declared by the engine itself.
struct StandIns {
    /// Names by which nothing was found: `title`, `TrailRow`, `$query`.
    private(set) var names: Set<String> = []
    /// Members that a type lacks: `Theme.navy` by `Theme`, `.surface` by `Color`.
    private(set) var members: [String: Set<String>] = [:]
    /// Views that show only a part of themselves, and no body.
    private(set) var bodiless: Set<String> = []

    /// Types of the SDK that an app extends with values of its own.
    private static let extensible: Set = ["Color", "Font", "CGFloat", "Animation"]
    /// Frameworks that examples take for imported.
    private static let frameworks = ["Chart": "Charts", "LineMark": "Charts", "BarMark": "Charts"]
    /// What the elements of collections and the models of screens are declared as.
    static let model = "StandInModel"

    /// Takes note of what a message says is missing; false when it is about something else.
    mutating func note(_ message: CompilerMessage) -> Bool {
        let quoted = message.text.split(separator: "'", omittingEmptySubsequences: false).map(String.init)
        if message.text.hasPrefix("cannot find '") || message.text.hasPrefix("cannot find type '") {
            return names.insert(quoted[1]).inserted
        }
        // A name that another example declares for itself.
        if message.text.hasSuffix("is inaccessible due to 'fileprivate' protection level") {
            return names.insert(quoted[1]).inserted
        }
        if message.text.hasSuffix("does not conform to protocol 'View'") { return bodiless.insert(quoted[1]).inserted }
        guard quoted.count >= 4, message.text.contains("' has no member '") else { return false }
        let type = quoted[1].split(separator: "<").first.map(String.init) ?? quoted[1]
        guard names.contains(type) || type == Self.model || Self.extensible.contains(type) else { return false }
        return members[type, default: []].insert(quoted[3]).inserted
    }

    /// The text with `$query` renamed to `_query` where nobody declares `query`: a binding that can be declared in another
    /// place. Every byte stays where it was.
    func renamed(_ text: String) -> String {
        let tree = parse(ContiguousArray(text.utf8))
        var bytes = tree.bytes
        for (index, token) in tree.tokens.enumerated() where token.kind == .dollarIdentifier {
            if names.contains(tree.text(token: index)) { bytes[Int(token.textStart)] = UInt8(ascii: "_") }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The declarations, in Swift, for a text that uses them.
    func declarations(for text: String) -> String {
        let uses = Uses(of: text)
        var lines: [String] = []
        for name in names.sorted() {
            if let framework = Self.frameworks[name] {
                lines.append("import \(framework)")
            } else if name.hasPrefix("$") {
                lines.append(
                    "fileprivate var _\(name.dropFirst()): Binding<\(uses.bindingType(of: name))> { fatalError() }")
            } else if name.first?.isUppercase == true {
                lines += declaration(ofType: name, uses)
            } else {
                lines += declaration(ofValue: name, uses)
            }
        }
        for name in bodiless.sorted() {
            lines.append("fileprivate extension \(name) { var body: some View { EmptyView() } }")
        }
        let known = members.filter { Self.extensible.contains($0.key) }
        for (type, members) in known.sorted(by: { $0.key < $1.key }) {
            lines.append("extension \(type) { \(statics(members, uses)) }")
        }
        if lines.contains(where: { $0.contains(Self.model) }) {
            let fields = members[Self.model, default: []].sorted().map { member in
                uses.isCalled(member: member)
                    ? "func \(member)() {}"
                    : "var \(member): \(uses.type(ofMember: member)) { get { fatalError() } set {} }"
            }
            lines.append(
                "fileprivate struct \(Self.model): Identifiable, Hashable { var id = 0; \(fields.joined(separator: "; ")) }"
            )
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private func statics(_ members: Set<String>, _ uses: Uses) -> String {
        members.sorted().map { "fileprivate static var \($0): \(uses.type(ofMember: $0)) { fatalError() }" }
            .joined(separator: "; ")
    }

    private func declaration(ofType name: String, _ uses: Uses) -> [String] {
        let calls = uses.calls(of: name)
        if uses.isWrittenAsType(name) && calls.isEmpty { return ["fileprivate typealias \(name) = \(Self.model)"] }
        let statics = members[name].map { self.statics($0, uses) } ?? ""
        guard !calls.isEmpty else { return ["fileprivate enum \(name) { \(statics) }"] }
        let (conformance, body) = uses.role(ofType: name)
        let initializers = Set(calls.map { $0.parameters }).sorted { $0.text < $1.text }.map { "init\($0.text) {}" }
        let parts = initializers + [body, statics].filter { !$0.isEmpty }
        return ["fileprivate struct \(name): \(conformance) { \(parts.joined(separator: "; ")) }"]
    }

    private func declaration(ofValue name: String, _ uses: Uses) -> [String] {
        let calls = uses.calls(of: name)
        if !calls.isEmpty || uses.isAction(name) {
            let signatures = Set(
                calls.map { call in
                    call.isView
                        ? "func \(name)\(call.parameters.text) -> some View { EmptyView() }"
                        : call.type.map { "func \(name)\(call.parameters.text) -> \($0) { fatalError() }" }
                            ?? "func \(name)\(call.parameters.text) {}"
                })
            let all = uses.isAction(name) ? signatures.union(["func \(name)() {}"]) : signatures
            return all.sorted().map { "fileprivate " + $0 }
        }
        let type = uses.type(of: name)
        if type == "some View" { return ["fileprivate var \(name): some View { EmptyView() }"] }
        return ["fileprivate var \(name): \(type) { get { fatalError() } set {} }"]
    }
}
