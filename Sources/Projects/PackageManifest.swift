import Platforms
import SourceText
import SwiftTree

/// What a Package.swift says about its platforms and about where its targets' files are.
struct PackageManifest: Sendable {
    /// Relative to the root.
    let path: String
    /// The folder that holds the manifest.
    let folder: String
    /// The lowest version written for each platform; empty without `platforms:`.
    private(set) var figures: [Platform: Figure] = [:]
    private(set) var notes: [ProjectNote] = []
    let toolsVersion: Version?
    /// Empty when no target was found: then all files below the manifest may be the package's.
    private(set) var targets: [PackageTarget] = []
    /// By folder: the numbers of the targets whose files may lie there.
    private var targetsByFolder: [String: [Int]] = [:]
    /// Whether the manifest has a word on platforms, understood or not.
    private(set) var namesPlatforms = false

    init(path: String, bytes: ContiguousArray<UInt8>) {
        self.path = path
        folder = Paths.parent(of: path)
        toolsVersion = readToolsVersion(bytes)
        let manifest = ManifestCalls(bytes)
        for call in manifest.calls(named: Set(platformNames.keys).union(targetKinds.keys).union(["custom"])) {
            if let kind = targetKinds[call.name] {
                // A product may be a plugin too.
                if call.argument("targets") != nil { continue }
                targets.append(PackageTarget(call, kind: kind, in: manifest, folder: folder))
            } else {
                addPlatform(call, manifest)
            }
        }
        // A dependency in a list of its own looks like a target that has nothing but its name.
        let described = Set(targets.filter { !$0.isOnlyName }.compactMap(\.name))
        targets.removeAll { $0.isOnlyName && $0.name.map(described.contains) ?? false }
        // A package with one target may have its files in the conventional folder itself.
        for kind in [PackageTarget.Kind.source, .test, .plugin] {
            let alike = targets.indices.filter { targets[$0].kind == kind }
            if alike.count == 1 { targets[alike[0]].mayOwnConventionalFolder = true }
        }
        for (number, target) in targets.enumerated() {
            for place in target.places { targetsByFolder[place, default: []].append(number) }
        }
        if figures.isEmpty, manifest.hasLabel("platforms") {
            namesPlatforms = true
            if notes.isEmpty { note(1, "no version could be read from ‘platforms’") }
        }
    }

    /// The version that a file name asks for, as in `Package@swift-5.9.swift`; nil for another name than a manifest's.
    static func variant(_ name: Substring) -> Version? {
        if name == "Package.swift" { return Version(0) }
        guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
        return Version(String(name.dropFirst("Package@swift-".count).dropLast(".swift".count)))
    }

    /// The numbers of the targets that the file can belong to; nil when it cannot belong to the package.
    ///
    /// - Parameter ancestors: the folders above the file.
    func targets(claiming file: String, _ ancestors: [String]) -> [Int]? {
        if targets.isEmpty { return Paths.contains(folder, file) ? [] : nil }
        var found: [Int] = []
        for folder in ancestors {
            for number in targetsByFolder[folder] ?? [] where targets[number].claims(file) && !found.contains(number) {
                found.append(number)
            }
        }
        return found.isEmpty ? nil : found
    }

    /// The names of the targets that a file can belong to.
    func modules(_ numbers: [Int], of file: String) -> [String] {
        numbers.compactMap { targets[$0].name(for: file) }
    }

    /// The folder of the target that a file belongs to, when the target takes up every file in it.
    func folder(takingUpFilesBeside file: String) -> String? {
        let claiming = (targets(claiming: file, Paths.ancestors(of: file)) ?? []).map { targets[$0] }
        // Of a target that takes up the whole package, nobody knows what else lies there.
        guard let target = claiming.first, claiming.count == 1, !target.takesSome,
            let place = target.folder(of: file), place != folder
        else { return nil }
        return place
    }

    private mutating func note(_ line: Int, _ text: String) {
        notes.append(ProjectNote(path: path, line: line, text: text))
    }

    private mutating func addPlatform(_ call: ManifestCalls.Call, _ manifest: ManifestCalls) {
        guard let first = call.arguments.first else { return }
        let line = manifest.line(call.offset)
        var platform = platformNames[call.name]
        var value = first.tokens
        if call.name == "custom" {
            guard let name = manifest.literal(first.tokens), let version = call.argument("versionString") else {
                return
            }
            platform = platformNames.first { $0.key.lowercased() == name.lowercased() }?.value
            value = version.tokens
        }
        guard let platform else { return }
        namesPlatforms = true
        guard
            let version = manifest.version(value)
                ?? manifest.constant(manifest.lastName(value)).flatMap(manifest.version)
        else {
            return note(line, "the version in ‘.\(call.name)(\(manifest.text(value)))’ is computed and not understood")
        }
        figures = lowest(figures, [platform: Figure(platform: platform, version: version, path: path, line: line)])
        guard manifest.literal(value) == nil, let tools = toolsVersion,
            let needed = toolsNeeded(for: platform, version), tools < needed
        else { return }
        note(
            line,
            "‘.v\(version.major)’ needs swift-tools-version \(needed), line 1 says \(tools);"
                + " ‘.\(call.name)(\"\(version)\")’ does not")
    }
}

private let platformNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
    "macCatalyst": .macCatalyst,
]
private let targetKinds: [String: PackageTarget.Kind] = [
    "target": .source, "executableTarget": .source, "macro": .source, "testTarget": .test, "plugin": .plugin,
]

/// The first manifest version in which a platform's version has a name of its own.
private func toolsNeeded(for platform: Platform, _ version: Version) -> Version? {
    if version.major >= 26 { return Version(6, 2) }
    let newest: (Version, Version) =
        switch platform {
        case .iOS, .tvOS, .macCatalyst: (Version(17), Version(18))
        case .macOS: (Version(14), Version(15))
        case .watchOS: (Version(10), Version(11))
        case .visionOS: (Version(1), Version(2))
        }
    if version >= newest.1 { return Version(6) }
    return version >= newest.0 ? Version(5, 9) : nil
}

extension ManifestCalls {
    /// `.v17`, `.v10_15`, `"17.0"`
    fileprivate func version(_ tokens: Range<Int>) -> Version? {
        if let text = literal(tokens) { return Version(text) }
        let name = lastName(tokens)
        return name.hasPrefix("v") ? Version(String(name.dropFirst().map { $0 == "_" ? "." : $0 })) : nil
    }

    /// `oldest` of `Versions.oldest`, if the tokens are names with periods between them.
    func lastName(_ tokens: Range<Int>) -> String {
        let arePlain = tokens.allSatisfy { tree.tokens[$0].kind == .identifier || tree.tokens[$0].kind == .period }
        return arePlain ? tokens.last.map { tree.text(token: $0) } ?? "" : ""
    }

    /// Whether a name stands as the label of an argument.
    fileprivate func hasLabel(_ name: String) -> Bool {
        all.dropLast().contains {
            tree.tokens[$0].kind == .identifier && tree.tokens[$0 + 1].kind == .colon && tree.text(token: $0) == name
                && ($0 == 0 || tree.tokens[$0 - 1].kind != .leftParen || isPackageCall(before: $0))
        }
    }

    /// The platforms of a package, not those of a condition `.when(platforms: …)`.
    private func isPackageCall(before token: Int) -> Bool {
        token >= 2 && tree.text(token: token - 2) == "Package"
    }
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
