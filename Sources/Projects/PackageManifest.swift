import Platforms
import SourceText
import SwiftTree

/// What a Package.swift says about its platforms and about where its targets' files are.
///
/// It is read token by token: `.iOS(` and `.target(` mean the same wherever they stand in a manifest, also in one
/// that puts its lists together from variables.
struct PackageManifest: Sendable {
    /// Relative to the root.
    let path: String
    /// The folder that holds the manifest.
    let folder: String
    /// The lowest version written for each platform; empty without `platforms:`.
    private(set) var figures: [Platform: Figure] = [:]
    let toolsVersion: Version?
    /// Folders that hold the files of targets; empty when no target was found.
    private var targetFolders: Set<String> = []
    /// Those of targets that name their folder, and whether they take up all files in it.
    private var namedFolders: [String: Bool] = [:]

    init(path: String, bytes: ContiguousArray<UInt8>) {
        self.path = path
        folder = Paths.parent(of: path)
        toolsVersion = readToolsVersion(bytes)
        let lines = LineTable(bytes)
        for call in ManifestCalls(parse(bytes)).calls(named: Set(platformNames.keys).union(targetKinds)) {
            if let platform = platformNames[call.name] {
                guard let version = version(call.arguments.first?.value ?? "") else { continue }
                let line = lines.position(call.offset).line
                figures = lowest(
                    figures, [platform: Figure(platform: platform, version: version, path: path, line: line)])
            } else {
                addTarget(call)
            }
        }
    }

    /// Whether the file can belong to one of the package's targets.
    func claims(_ file: String) -> Bool {
        targetFolders.isEmpty ? Paths.contains(folder, file) : targetFolders.contains { Paths.contains($0, file) }
    }

    /// The folder of the target that a file belongs to, when the target takes up every file in it.
    func folder(takingUpFilesBeside file: String) -> String? {
        guard claims(file), !targetFolders.contains(folder) else { return nil }
        let ancestors = Paths.ancestors(of: file)
        if let named = ancestors.first(where: { namedFolders[$0] != nil }) {
            return namedFolders[named] == true ? named : nil
        }
        guard let index = ancestors.firstIndex(where: isConventional), index > 0 else { return nil }
        return ancestors[index - 1]
    }

    private func isConventional(_ path: String) -> Bool {
        conventionalFolders.contains { Paths.join(folder, $0) == path }
    }

    private mutating func addTarget(_ call: ManifestCalls.Call) {
        let takesAll = !call.arguments.contains { $0.label == "sources" }
        if let path = call.arguments.first(where: { $0.label == "path" })?.value {
            // A computed path can be anywhere below the manifest.
            let place = literal(path).flatMap { Paths.join(folder, $0) }
            targetFolders.insert(place ?? folder)
            if let place { namedFolders[place] = takesAll }
        } else {
            let folders = conventionalFolders.compactMap { Paths.join(folder, $0) }
            targetFolders.formUnion(folders)
            guard !takesAll,
                let name = call.arguments.first(where: { $0.label == "name" }).flatMap({ literal($0.value) })
            else { return }
            for place in folders.compactMap({ Paths.join($0, name) }) { namedFolders[place] = false }
        }
    }
}

private let platformNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
    "macCatalyst": .macCatalyst,
]
private let targetKinds: Set<String> = ["target", "executableTarget", "testTarget", "macro", "plugin"]
/// Where the package manager looks for a target without `path:`.
private let conventionalFolders = ["Sources", "Source", "src", "srcs", "Tests", "Plugins"]

/// `.v17`, `.v10_15`, `"17.0"`
private func version(_ text: String) -> Version? {
    if let text = literal(text) { return Version(text) }
    guard let period = text.lastIndex(of: ".") else { return nil }
    let name = text[text.index(after: period)...]
    return name.hasPrefix("v") ? Version(String(name.dropFirst().map { $0 == "_" ? "." : $0 })) : nil
}

/// The contents of a plain string literal.
private func literal(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\""), !text.contains("\\") else { return nil }
    return String(text.dropFirst().dropLast())
}

/// The version in the comment `// swift-tools-version: 6.0`, which must be the first thing in a manifest.
private func readToolsVersion(_ bytes: ContiguousArray<UInt8>) -> Version? {
    let lines = LineTable(bytes)
    let source = SourceText(path: "", bytes: bytes)
    for number in 1...lines.count {
        let words = source.string(in: lines.line(number)).split { " \t/:;".contains($0) }
        guard let first = words.first else { continue }
        return first.lowercased() == "swift-tools-version" && words.count > 1 ? Version(String(words[1])) : nil
    }
    return nil
}

/// The calls in a manifest that are written `.name(…)`.
private struct ManifestCalls {
    struct Call {
        var name: String
        /// Of the period before the name.
        var offset: Int
        /// The values are the tokens of the argument, without white space and comments.
        var arguments: [(label: String?, value: String)]
    }

    private let tree: Tree

    init(_ tree: Tree) {
        self.tree = tree
    }

    /// Calls inside the arguments of such a call are left out: a target's dependencies are no targets.
    func calls(named names: Set<String>) -> [Call] {
        var calls: [Call] = []
        var index = 0
        while index + 2 < tree.tokens.count {
            let name = tree.tokens[index].kind == .period ? tree.text(token: index + 1) : ""
            guard names.contains(name), tree.tokens[index + 2].kind == .leftParen else {
                index += 1
                continue
            }
            let (arguments, end) = arguments(from: index + 3)
            calls.append(Call(name: name, offset: tree.textRange(token: index).start, arguments: arguments))
            index = end
        }
        return calls
    }

    private func arguments(from start: Int) -> ([(label: String?, value: String)], end: Int) {
        var arguments: [(label: String?, value: String)] = []
        var current: (label: String?, value: String) = (nil, "")
        var depth = 1
        var index = start
        scan: while index < tree.tokens.count {
            switch tree.tokens[index].kind {
            case .leftParen, .leftSquare, .leftBrace: depth += 1
            case .rightParen, .rightSquare, .rightBrace: depth -= 1
            case .comma where depth == 1:
                arguments.append(current)
                current = (nil, "")
                index += 1
                continue scan
            case .colon where depth == 1 && current.label == nil:
                current = (current.value, "")
                index += 1
                continue scan
            default: break
            }
            if depth == 0 { break }
            current.value += tree.text(token: index)
            index += 1
        }
        if !current.value.isEmpty { arguments.append(current) }
        return (arguments, index)
    }
}
