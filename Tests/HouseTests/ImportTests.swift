import TestSupport
import Testing

/// Imports go one way: from a target to those in earlier groups, never sideways or back.
@Suite struct ImportTests {
    /// The targets that ship, lowest first. Those of one group do not know each other.
    private static let groups: [Set<String>] = [
        ["SourceText"],
        ["Edits", "SwiftTree", "Platforms"],
        ["Recipes", "Projects"],
        ["BuiltInRecipes"],
        ["Tool"],
        ["glazier", "dev"],
    ]
    /// Targets outside that order, with what they may import.
    private static let others: [String: Set<String>] = [
        "TestSupport": ["SourceText", "SwiftTree", "Foundation"],
        "faulty-glazier": ["Tool", "Darwin", "Musl", "Glibc"],
        "embed-recipes": ["Foundation"],
        "EmbedRecipes": ["Foundation", "PackagePlugin"],
    ]
    /// Modules of the system, all input and output: only at the edge.
    private static let systemModules: Set<String> = [
        "Foundation", "FoundationEssentials", "Glibc", "Musl", "Darwin", "Dispatch", "Synchronization",
    ]
    /// The file of the tool that touches threads; the folder `FileSystem` has all the rest.
    private static let edge: Set<String> = [
        "Sources/Tool/Parallel.swift"
    ]

    @Test func importsGoOneWay() {
        let files = repositoryFiles(under: "Sources", withExtension: "swift")
        #expect(files.count > 30)
        let problems = (files + repositoryFiles(under: "Recipes", withExtension: "swift")).flatMap { path in
            imports(of: path).compactMap { module, line in
                isAllowed(module, in: path) ? nil : "\(path):\(line): \(target(of: path)) may not import \(module)"
            }
        }
        #expect(problems == [])
    }

    private func isAllowed(_ module: String, in path: String) -> Bool {
        let target = target(of: path)
        if let allowed = Self.others[target] { return allowed.contains(module) }
        guard let group = Self.groups.firstIndex(where: { $0.contains(target) }) else { return false }
        if Self.systemModules.contains(module) {
            return target == "dev" || Self.edge.contains(path) || path.hasPrefix("Sources/Tool/FileSystem/")
        }
        return Self.groups[..<group].contains { $0.contains(module) }
    }

    /// The folder of the recipes is a target of its own.
    private func target(of path: String) -> String {
        let parts = path.split(separator: "/").map(String.init)
        return parts[0] == "Recipes" ? "BuiltInRecipes" : parts[1]
    }

    /// The modules in the file's `import` lines, with their lines.
    private func imports(of path: String) -> [(module: String, line: Int)] {
        lines(of: path).enumerated().compactMap { index, line in
            let words = line.split(separator: " ")
            guard let keyword = words.firstIndex(of: "import"), words[..<keyword].allSatisfy(isImportModifier) else {
                return nil
            }
            let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
            let rest = words[(keyword + 1)...].drop { kinds.contains($0) }
            guard let name = rest.first?.split(separator: ".").first else { return nil }
            return (String(name), index + 1)
        }
    }

    private func isImportModifier(_ word: Substring) -> Bool {
        word.hasPrefix("@") || ["package", "internal", "private", "fileprivate", "public"].contains(word)
    }
}

/// The lines of a file of the repository; none when it cannot be read.
func lines(of path: String) -> [String] {
    guard let bytes = try? repositoryFile(path) else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
        .map(String.init)
}
