import Platforms

/// Reads the `project.yml` of XcodeGen: targets with their platforms, sources and deployment targets, where they stand
/// there as plain words. Included files and templates are followed; what the environment has to fill in is not.
struct XcodeGenReader {
    private let configs: XcodeConfig
    /// The including file outranks what it includes, so it stands last.
    private var documents: [Document] = []

    /// A file with the folder that paths in it are seen from.
    private struct Document {
        var path: String
        var folder: String
        var root: PlainYAML
    }

    /// - Parameter path: of the `project.yml`.
    init(_ path: String, configs: XcodeConfig, read: (String) -> ContiguousArray<UInt8>?) {
        self.configs = configs
        load(path, including: [], read)
    }

    /// Nil for a file that does not describe a project.
    func specification() -> ProjectSpecification? {
        guard let path = documents.last?.path else { return nil }
        let targets = documents.flatMap { document in
            (document.root["targets"]?.entries ?? []).flatMap { name, target in
                self.targets(name, target, in: document)
            }
        }
        let common = documents.reduce(into: [Setting]()) { $0 += deploymentTargets($1.root["options"], $1.path) }
        guard !targets.isEmpty || !common.isEmpty else { return nil }
        return ProjectSpecification(
            path: path, targets: targets, common: BuildSettings(layers: [common]).figures())
    }

    private mutating func load(_ path: String, including: [String], _ read: (String) -> ContiguousArray<UInt8>?) {
        guard !including.contains(path), including.count < 16, documents.count < 200,
            let root = read(path).flatMap({ PlainYAML($0) })
        else { return }
        let folder = Paths.parent(of: path)
        for include in root["include"]?.elements ?? [] {
            guard let name = include.word ?? include["path"]?.word, let other = Paths.join(folder, name) else {
                continue
            }
            load(other, including: including + [path], read)
        }
        documents.append(Document(path: path, folder: folder, root: root))
    }

    // MARK: Targets

    /// One target for each platform that it names.
    private func targets(
        _ name: String, _ target: PlainYAML, in document: Document
    ) -> [ProjectSpecification.Target] {
        let templates = words(target["templates"]).flatMap { template in
            documents.compactMap { other in other.root["targetTemplates"]?[template].map { (other, $0) } }
        }
        let parts = [(document, target)] + templates.reversed()
        func value(_ key: String) -> PlainYAML? { parts.lazy.compactMap { $0.1[key] }.first }
        let kind = BuildTarget.Kind(product: value("type")?.word ?? "")
        let sources = parts.flatMap { part, node in rules(node["sources"], name, in: part) }
        let named = value("platform")
        let platforms = words(named)
        return (platforms.isEmpty ? ["auto"] : platforms).map { platform in
            var own: [Setting] = []
            for (part, node) in parts.reversed() { own += deploymentTargets(node, part.path, platform: platform) }
            for (part, node) in parts.reversed() { own += settings(node["settings"], part) }
            let line = named?.line ?? target.line
            if let sdk = sdks[platform.lowercased()] {
                own.append(Setting(name: "SDKROOT", value: sdk, path: document.path, line: line))
            }
            if let destinations = value("supportedDestinations") {
                own += self.destinations(destinations, document.path)
            }
            var files = parts.flatMap { part, node in configFiles(node, part) }
            var common: [Setting] = []
            for other in documents {
                common += deploymentTargets(other.root["options"], other.path)
                common += settings(other.root["settings"], other)
                files += configFiles(other.root, other)
            }
            let settings = BuildSettings(layers: [own, common, files])
            return ProjectSpecification.Target(
                build: BuildTarget(name: name, kind: kind, figures: settings.figures()), sources: sources)
        }
    }

    private func rules(_ sources: PlainYAML?, _ target: String, in document: Document) -> [SourceRule] {
        (sources?.elements ?? []).compactMap { source in
            guard let text = source.word ?? source["path"]?.word, !text.isEmpty else { return nil }
            if let phase = source["buildPhase"]?.word, phase != "sources" { return nil }
            let path = text.replacing("${target_name}", by: target).replacing("$(SRCROOT)/", by: "")
            guard let place = Paths.join(document.folder, path) else { return nil }
            return SourceRule(
                folder: place, excluding: words(source["excludes"]), including: words(source["includes"]))
        }
    }

    private func words(_ list: PlainYAML?) -> [String] {
        (list?.elements ?? []).compactMap(\.word).filter { !$0.isEmpty }
    }

    // MARK: Settings

    /// `deploymentTarget`, by platform or one for the target's own.
    private func deploymentTargets(_ node: PlainYAML?, _ path: String, platform: String? = nil) -> [Setting] {
        guard let node = node?["deploymentTarget"] else { return [] }
        if let version = node.word {
            guard let name = platform.flatMap({ settingNames[$0.lowercased()] }) else { return [] }
            return [Setting(name: name, value: version, path: path, line: node.line)]
        }
        return node.entries.compactMap { key, version in
            guard let name = settingNames[key.lowercased()], let word = version.word else { return nil }
            return Setting(name: name, value: word, path: path, line: version.line)
        }
    }

    /// Build settings, plain or below `base` and `configs`, with those of the groups that they name.
    private func settings(
        _ node: PlainYAML?, _ document: Document, depth: Int = 0
    ) -> [Setting] {
        guard let node, depth < 8 else { return [] }
        var found: [Setting] = []
        for group in words(node["groups"]) {
            for other in documents {
                found += settings(other.root["settingGroups"]?[group], other, depth: depth + 1)
            }
        }
        let base = node["base"] ?? node
        // Which configuration is built is not known: those of all of them count, and the lowest version decides.
        let configurations = (node["configs"]?.entries ?? []).flatMap { $0.value.entries }
            .map { ($0.key + "[config=*]", $0.value) }
        for (key, value) in base.entries + configurations {
            guard let word = value.word else { continue }
            let text = ["true", "yes"].contains(word.lowercased()) ? "YES" : word
            found.append(Setting(name: key, value: text, path: document.path, line: value.line))
        }
        return found
    }

    private func configFiles(_ node: PlainYAML, _ document: Document) -> [Setting] {
        (node["configFiles"]?.entries ?? []).flatMap { entry in
            entry.value.word.flatMap { Paths.join(document.folder, $0) }.map { configs.settings(of: $0) } ?? []
        }
    }

    private func destinations(_ list: PlainYAML, _ path: String) -> [Setting] {
        let names = words(list).map { $0.lowercased() }
        let supported = names.compactMap { sdks[$0] }.joined(separator: " ")
        var found = [Setting(name: "SUPPORTED_PLATFORMS", value: supported, path: path, line: list.line)]
        if names.contains("maccatalyst") {
            found.append(Setting(name: "SUPPORTS_MACCATALYST", value: "YES", path: path, line: list.line))
        }
        return found
    }
}

private let sdks = [
    "ios": "iphoneos", "macos": "macosx", "tvos": "appletvos", "watchos": "watchos", "visionos": "xros",
]
private let settingNames = [
    "ios": "IPHONEOS_DEPLOYMENT_TARGET", "macos": "MACOSX_DEPLOYMENT_TARGET", "tvos": "TVOS_DEPLOYMENT_TARGET",
    "watchos": "WATCHOS_DEPLOYMENT_TARGET", "visionos": "XROS_DEPLOYMENT_TARGET",
]

extension String {
    /// All occurrences of `word` replaced.
    fileprivate func replacing(_ word: String, by other: String) -> String {
        var result = ""
        var rest = self[...]
        while !rest.isEmpty {
            if rest.hasPrefix(word) {
                result += other
                rest = rest.dropFirst(word.count)
            } else {
                result.append(rest.removeFirst())
            }
        }
        return result
    }
}
