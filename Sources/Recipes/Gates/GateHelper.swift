/// A function on `View` that availability checks call. A file has its own, or its module has one for all of them.
package struct GateHelper: Sendable, Hashable {
    package var name: String
    /// The lines in front of the declaration, and the declaration from `func` on; indented for an extension.
    var head: [String]
    var function: [String]
    var unit: String
    /// For what a recipe brings along: its lines as a file keeps them to itself; `function` has them for the module.
    /// It stands outside of the extension.
    var fileLines: [String]?
    /// A module that its file has to import.
    var module: String?
    /// The protocol that a function extends.
    var receiver = "View"

    /// The first line of every helper: by it a helper is known for one.
    static let branchComment = "/// Lets a chain of modifiers branch on availability."

    mutating func indent(by unit: String) { self = indented(by: unit) }

    private func indented(by unit: String) -> GateHelper {
        let lines = { (lines: [String]) in
            lines.flatMap { $0.split(separator: "\n", omittingEmptySubsequences: false) }.map { line in
                var rest = line[...]
                var indentation = ""
                while !self.unit.isEmpty, rest.hasPrefix(self.unit) {
                    rest = rest.dropFirst(self.unit.count)
                    indentation += unit
                }
                return indentation + rest
            }
        }
        return GateHelper(
            name: name, head: lines(head), function: lines(function), unit: unit, fileLines: fileLines.map(lines),
            module: module, receiver: receiver)
    }

    func lines(private isPrivate: Bool) -> [String] {
        if let fileLines { return isPrivate ? fileLines : function }
        return head + [unit + (isPrivate ? "fileprivate " : "") + (function.first ?? "")] + function.dropFirst()
    }

    /// Extensions with some helpers, and other declarations.
    static func declarationLines(_ helpers: [GateHelper], private isPrivate: Bool) -> [String] {
        let functions = helpers.filter { $0.fileLines == nil }
        let blocks = Set(functions.map(\.receiver)).sorted(by: >).map { receiver in
            let members = functions.filter { $0.receiver == receiver }.map { $0.lines(private: isPrivate) }
            return ["extension \(receiver) {"] + members.joined(separator: [""]) + ["}"]
        }
        let others = helpers.filter { $0.fileLines != nil }.map { $0.lines(private: isPrivate) }
        return Array((blocks + others).joined(separator: [""]))
    }

    /// The text of a new file that provides some helpers to its module, or what is to be added to one that does.
    package static func moduleText(_ helpers: [GateHelper], isNewFile: Bool) -> String {
        // Files indent in different ways; one file does in one.
        let unit = helpers.first?.unit ?? ""
        let members = helpers.map { $0.indented(by: unit) }.sorted { $0.name < $1.name }
        let lines = declarationLines(members, private: false)
        let imports = Set(members.compactMap(\.module) + ["SwiftUI"]).sorted().map { "import \($0)" }
        return ((isNewFile ? imports : []) + [""] + lines + [""]).joined(separator: "\n")
    }

    /// Which of the named helpers a text provides to its module, and which it keeps to itself. They are known by the
    /// comment that is written above them: a function of the project's own is neither.
    package static func declared(
        in bytes: ContiguousArray<UInt8>, names: [String]
    ) -> (shared: Set<String>, own: Set<String>) {
        var (shared, own): (Set<String>, Set<String>) = ([], [])
        guard mayHoldComment(bytes) else { return (shared, own) }
        var sinceComment = Int.max
        for line in recipeLines(String(decoding: bytes, as: UTF8.self)).map(\.trimmed) {
            sinceComment = isComment(line) ? 0 : sinceComment < 3 ? sinceComment + 1 : Int.max
            guard sinceComment < 3, let keyword = line.firstRange(of: "func ") ?? line.firstRange(of: "struct ")
            else { continue }
            let name = String(line[keyword.upperBound...].prefix { $0 != "(" && $0 != ":" })
            guard names.contains(name) else { continue }
            if keyword.lowerBound == line.startIndex { shared.insert(name) } else { own.insert(name) }
        }
        return (shared, own)
    }

    /// Whether `/// L` or a documentation comment that begins with a backtick occurs: most files end here, unread.
    private static func mayHoldComment(_ bytes: ContiguousArray<UInt8>) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let slash = UInt8(ascii: "/")
            var offset = 0
            while offset + 5 < bytes.count {
                // Of three slashes in a row every third place meets one.
                if bytes[offset + 2] != slash {
                    offset += 3
                } else if bytes[offset] == slash, bytes[offset + 1] == slash, bytes[offset + 3] == UInt8(ascii: " "),
                    bytes[offset + 4] == UInt8(ascii: "L") || bytes[offset + 4] == UInt8(ascii: "`")
                {
                    return true
                } else {
                    offset += 1
                }
            }
            return false
        }
    }

    /// Whether a comment is one that is written above helpers.
    static func isComment(_ line: some StringProtocol) -> Bool {
        line == branchComment || line.hasPrefix("/// `") && line.contains("` where it exists, otherwise `")
    }
}

/// Which helpers the checks of one file call, and what they are called: free of names that the project has.
struct GateHelpers {
    let code: Code
    let layout: Layout
    let declaredNames: Set<String>
    /// What the module provides already.
    let provided: Set<String>

    static let branchNames = ["gated", "gatedByAvailability"]

    var branchName: String {
        let names = Self.branchNames
        if let known = names.first(where: { has($0) || provided.contains($0) }) { return known }
        return names.first { !declaredNames.contains($0) && !code.declares($0) } ?? names[1]
    }

    /// Those of the needed helpers that neither the file nor its module has.
    func missing(
        branch: Bool, renames: [(rename: ApiTable.Rename, check: GateCheck)], spacer: GateCheck?
    ) -> [GateHelper] {
        let needed =
            (branch ? [branchHelper] : []) + renames.map { helper($0.rename, $0.check) }
            + (spacer.map { [spacerHelper($0)] } ?? [])
        return needed.filter { !has($0.name) && !provided.contains($0.name) }
    }

    private func has(_ helper: String) -> Bool {
        code.tree.tokens.indices.dropLast(2).contains {
            code.tree.tokens[$0].keyword == .fileprivate && code.text($0 + 2) == helper
                && (code.token($0 + 1, is: "func") || code.token($0 + 1, is: "struct"))
        }
    }

    /// Those of the declarations of recipes that neither the file nor its module has, each once.
    func missing(_ declarations: [RecipeHelper], _ check: (RecipeHelper) -> GateCheck?) -> [GateHelper] {
        var seen: Set<String> = []
        return declarations.filter { seen.insert($0.name).inserted }
            .filter { helper in !provided.contains(helper.name) && !helper.names.contains(where: code.declares) }
            .map { $0.helper(unit: layout.unit, check: check($0)) }
    }

    /// The helpers in one extension for the end of the file.
    func text(_ helpers: [GateHelper]) -> String {
        let lines = [""] + GateHelper.declarationLines(helpers, private: true)
        let bytes = code.tree.bytes
        let endsLine = bytes.last == UInt8(ascii: "\n") || bytes.last == UInt8(ascii: "\r")
        return (endsLine ? "" : layout.newline) + lines.joined(separator: layout.newline)
            + (endsLine ? layout.newline : "")
    }

    private var branchHelper: GateHelper {
        GateHelper(
            name: branchName, head: ["\(layout.unit)\(GateHelper.branchComment)"],
            function: [
                "func \(branchName)(@ViewBuilder _ branches: (Self) -> some View) -> some View {",
                "\(layout.indent(2))branches(self)", "\(layout.unit)}",
            ], unit: layout.unit)
    }

    private func helper(_ rename: ApiTable.Rename, _ check: GateCheck) -> GateHelper {
        // Toolbar content of two types can be returned, but is too much for the builder of older systems
        // (Swift evolution 0360).
        let isBuilder = rename.receiver == "View"
        let result = isBuilder ? "" : "return "
        let body = check.branches(layout, indentation: layout.indent(2)) { isNew, _ in
            guard let name = isNew ? rename.new : rename.old else { return result + "self" }
            return "\(result)\(name)(\(rename.arguments))"
        }
        // An attribute begins a line of its own.
        let parameters = rename.parameters.split(separator: "@").enumerated().map { index, part in
            layout.indent(2) + (index > 0 || rename.parameters.hasPrefix("@") ? "@" : "") + part.trimmed
        }
        let head =
            parameters.count == 1
            ? ["func \(rename.helper)(\(rename.parameters)) -> some \(rename.receiver) {"]
            : ["func \(rename.helper)("] + parameters + ["\(layout.unit)) -> some \(rename.receiver) {"]
        return GateHelper(
            name: rename.helper,
            head: [
                "\(layout.unit)/// `\(rename.new)` where it exists, otherwise `\(rename.old ?? "self")`."
            ] + (isBuilder ? ["\(layout.unit)@ViewBuilder"] : []),
            function: head + "\(layout.indent(2))\(body)".split(whereSeparator: \.isNewline).map(String.init)
                + ["\(layout.unit)}"],
            unit: layout.unit, receiver: rename.receiver)
    }

    /// Toolbar content that stands for a spacer where its builder takes no check.
    private func spacerHelper(_ check: GateCheck) -> GateHelper {
        let body = check.branches(layout, indentation: layout.indent(2)) { isNew, indentation in
            if isNew { return "return ToolbarSpacer(isFixed ? .fixed : .flexible, placement: placement)" }
            return [
                "return ToolbarItemGroup(placement: placement) {", "\(layout.unit)if !isFixed { Spacer() }", "}",
            ].joined(separator: layout.newline + indentation)
        }
        let lines =
            [
                "struct \(ToolbarStandIn.name): ToolbarContent {", "\(layout.unit)var isFixed = false",
                "\(layout.unit)var placement = ToolbarItemPlacement.automatic", "",
                "\(layout.unit)var body: some ToolbarContent {",
            ] + "\(layout.indent(2))\(body)".split(whereSeparator: \.isNewline).map(String.init)
            + ["\(layout.unit)}", "}"]
        let comment = ["/// `ToolbarSpacer` where it exists, otherwise `Spacer`, or nothing for a fixed one."]
        return GateHelper(
            name: ToolbarStandIn.name, head: [], function: comment + lines, unit: layout.unit,
            fileLines: comment + ["fileprivate " + lines[0]] + lines.dropFirst())
    }
}
