import Platforms
import SourceText
import SwiftTree

/// Reads the `Project.swift` of Tuist: targets whose destinations, sources and deployment targets stand there plainly,
/// or behind a constant of the file or of a helper. What a function puts together is not followed.
enum TuistManifest {
    /// Whether a folder's files are helpers that manifests may call.
    static func isHelper(_ folder: String) -> Bool {
        let name = "ProjectDescriptionHelpers".utf8
        guard folder.utf8.count >= name.count else { return false }
        return folder.utf8.split(separator: UInt8(ascii: "/")).contains { $0.elementsEqual(name) }
    }

    /// Nil for a file that is no manifest; many an app has a type that is called Project.
    static func specification(
        _ path: String, _ bytes: ContiguousArray<UInt8>, _ helpers: [String],
        _ read: (String) -> ContiguousArray<UInt8>?
    ) -> ProjectSpecification? {
        guard WordSet(["ProjectDescription"]).occurring(in: bytes).contains(true) else { return nil }
        let own = TuistFile(path: path, manifest: ManifestCalls(bytes))
        let others = helpers.filter { nearest($0, to: path) }.compactMap { helper in
            read(helper).map { TuistFile(path: helper, manifest: ManifestCalls($0)) }
        }
        return TuistReader(own: own, helpers: others).specification()
    }

    /// Helpers lie in `Tuist/ProjectDescriptionHelpers` of a folder at or above that of the manifest.
    private static func nearest(_ helper: String, to manifest: String) -> Bool {
        let folders = helper.split(separator: "/")
        guard let index = folders.firstIndex(of: "ProjectDescriptionHelpers") else { return false }
        let above = folders[..<index]
        let root = (above.last == "Tuist" ? above.dropLast() : above).joined(separator: "/")
        return Paths.contains(root, manifest)
    }
}

private struct TuistFile {
    let path: String
    let manifest: ManifestCalls
}

private struct TuistReader {
    let own: TuistFile
    let helpers: [TuistFile]

    /// An expression in one of the files.
    private struct Place {
        var file: TuistFile
        var tokens: Range<Int>
    }

    func specification() -> ProjectSpecification? {
        let folder = Paths.parent(of: own.path)
        var notes: [ProjectNote] = []
        let set = settings(own)
        let targets = own.manifest.calls(named: ["target", "Target"]).compactMap {
            call -> ProjectSpecification.Target? in
            guard let name = call.argument("name"), call.arguments.count > 1 else { return nil }
            let label = own.manifest.literal(name.tokens) ?? own.manifest.text(name.tokens)
            let product = call.argument("product").map { own.manifest.text($0.tokens) } ?? ""
            let build = BuildTarget(
                name: label, kind: .init(product: product), figures: figures(of: call, set, notes: &notes))
            return ProjectSpecification.Target(build: build, sources: sources(of: call, below: folder))
        }
        if !targets.isEmpty {
            return ProjectSpecification(path: own.path, targets: targets, notes: notes)
        }
        // The targets are put together by a function. Then the versions that stand anywhere are the best guess.
        let written = ([own] + helpers).lazy.map { file in
            lowest(settings(file), versions(in: Place(file: file, tokens: file.manifest.all)))
        }
        guard var common = written.first(where: { !$0.isEmpty }) else { return nil }
        for platform in common.keys {
            common[platform]?.assumption = "the manifest makes its targets with a function, which is not followed"
        }
        return ProjectSpecification(path: own.path, targets: [], common: common)
    }

    // MARK: Versions

    private func figures(
        of call: ManifestCalls.Call, _ set: [Platform: Figure], notes: inout [ProjectNote]
    ) -> [Platform: Figure] {
        var found = set
        if let argument = call.argument("deploymentTargets") ?? call.argument("deploymentTarget") {
            let place = Place(file: own, tokens: argument.tokens)
            let read = versions(in: resolved(place))
            found.merge(read) { $1 }
            if read.isEmpty, own.manifest.text(argument.tokens) != "nil" {
                let text = own.manifest.text(argument.tokens)
                notes.append(
                    ProjectNote(
                        path: own.path, line: own.manifest.line(token: argument.tokens.lowerBound),
                        text: "the deployment target ‘\(text)’ is computed and not understood"))
            }
        }
        guard let argument = call.argument("destinations") ?? call.argument("platform") else { return found }
        let platforms = destinations(Place(file: own, tokens: argument.tokens))
        guard !platforms.isEmpty else { return found }
        if platforms.contains(.macCatalyst), var figure = found[.iOS] {
            figure.platform = .macCatalyst
            found[.macCatalyst] = figure
        }
        return platforms.reduce(into: [:]) { figures, platform in
            figures[platform] =
                found[platform]
                ?? Figure(
                    platform: platform, version: platform.assumedVersion, path: own.path,
                    line: own.manifest.line(token: argument.tokens.lowerBound),
                    assumption: "no deployment target is given, and Xcode takes the version of its SDK")
        }
    }

    /// `.iOS("17.0")`, `.multiplatform(iOS: "17.0", macOS: "14.0")`, and the older `.iOS(targetVersion: "17.0", …)`.
    private func versions(in place: Place) -> [Platform: Figure] {
        let manifest = place.file.manifest
        var found: [Platform: Figure] = [:]
        func add(_ name: String, _ tokens: Range<Int>) {
            guard let platform = platformNames[name], let version = version(Place(file: place.file, tokens: tokens))
            else { return }
            let figure = Figure(
                platform: platform, version: version, path: place.file.path,
                line: manifest.line(token: tokens.lowerBound))
            found = lowest(found, [platform: figure])
        }
        let names = Set(platformNames.keys).union(["multiplatform", "DeploymentTargets"])
        for call in manifest.calls(named: names, in: place.tokens) {
            if platformNames[call.name] != nil {
                if let first = call.arguments.first { add(call.name, first.tokens) }
            } else {
                for argument in call.arguments { add(argument.label ?? "", argument.tokens) }
            }
        }
        return found
    }

    private func version(_ place: Place) -> Version? {
        let place = resolved(place)
        return place.file.manifest.literal(place.tokens).flatMap { Version($0) }
    }

    /// Build settings with a deployment target, such as `"IPHONEOS_DEPLOYMENT_TARGET": "17.0"`.
    private func settings(_ file: TuistFile) -> [Platform: Figure] {
        let strings = file.manifest.strings(in: file.manifest.all)
        var found: [Platform: Figure] = [:]
        for (key, value) in zip(strings, strings.dropFirst()) {
            guard let platform = Platform.allCases.first(where: { $0.deploymentSetting == key.text }),
                let version = Version(value.text)
            else { continue }
            let figure = Figure(
                platform: platform, version: version, path: file.path, line: file.manifest.line(token: key.token))
            found = lowest(found, [platform: figure])
        }
        return found
    }

    // MARK: Platforms and sources

    private func destinations(_ place: Place) -> Set<Platform> {
        let named = names(in: place).compactMap { destinationNames[$0] }
        let found = named.isEmpty ? names(in: resolved(place)).compactMap { destinationNames[$0] } : named
        return found.reduce(into: []) { $0.formUnion($1) }
    }

    private func names(in place: Place) -> [String] {
        let tree = place.file.manifest.tree
        return place.tokens.filter { tree.tokens[$0].kind == .identifier }.map { tree.text(token: $0) }
    }

    private func sources(of call: ManifestCalls.Call, below folder: String) -> [SourceRule] {
        var rules: [SourceRule] = []
        if let argument = call.argument("sources") {
            let place = resolved(Place(file: own, tokens: argument.tokens))
            let manifest = place.file.manifest
            var inCalls: Set<Int> = []
            for glob in manifest.calls(named: ["glob"], in: place.tokens) {
                let excluded = glob.argument("excluding").map { manifest.strings(in: $0.tokens) } ?? []
                inCalls.formUnion(glob.arguments.flatMap { $0.tokens })
                guard let first = glob.arguments.first, let pattern = manifest.literal(first.tokens) else { continue }
                rules += [SourceRule(pattern: pattern, in: folder, excluding: excluded.map(\.text))].compactMap { $0 }
            }
            for string in manifest.strings(in: place.tokens) where !inCalls.contains(string.token) {
                rules += [SourceRule(pattern: string.text, in: folder, excluding: [])].compactMap { $0 }
            }
        }
        if let argument = call.argument("buildableFolders") {
            for string in own.manifest.strings(in: argument.tokens) {
                rules += Paths.join(folder, string.text).map { [SourceRule(folder: $0)] } ?? []
            }
        }
        return rules
    }

    /// The value of a constant that an expression names; the expression itself when it names none.
    private func resolved(_ place: Place, depth: Int = 0) -> Place {
        let name = place.file.manifest.lastName(place.tokens)
        guard !name.isEmpty, depth < 8 else { return place }
        for file in [own] + helpers {
            if let value = file.manifest.constant(name) {
                return resolved(Place(file: file, tokens: value), depth: depth + 1)
            }
        }
        return place
    }
}

private let platformNames: [String: Platform] = [
    "iOS": .iOS, "macOS": .macOS, "tvOS": .tvOS, "watchOS": .watchOS, "visionOS": .visionOS,
]
/// A device that runs what was made for another one adds no platform.
private let destinationNames: [String: Set<Platform>] = [
    "iOS": [.iOS], "iPhone": [.iOS], "iPad": [.iOS], "macWithiPadDesign": [], "appleVisionWithiPadDesign": [],
    "mac": [.macOS], "macOS": [.macOS], "macCatalyst": [.macCatalyst], "tvOS": [.tvOS], "appleTv": [.tvOS],
    "watchOS": [.watchOS], "appleWatch": [.watchOS], "visionOS": [.visionOS], "appleVision": [.visionOS],
]
