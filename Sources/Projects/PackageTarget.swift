/// A target of a package: where its files are.
struct PackageTarget: Sendable {
    enum Kind: Sendable { case source, test, plugin }

    /// Nil when the name is computed.
    let name: String?
    let kind: Kind
    /// Whether only some of the files in the folder belong to the target.
    var takesSome: Bool { sources != nil }
    let isOnlyName: Bool
    /// The only one of its kind in the package.
    var mayOwnConventionalFolder = false
    /// The folder that the target names; nil when the package manager looks for it.
    private let place: String?
    /// The folders that may be the target's, or that hold the folders of all where the name is computed.
    let folders: [String]
    /// The conventional folder that holds the target's.
    private let whole: [String]
    /// Files or folders, relative to the root; nil when all files in the folder belong to the target.
    private let sources: [String]?
    private let excluded: [String]

    init(_ call: ManifestCalls.Call, kind: Kind, in manifest: ManifestCalls, folder: String) {
        self.kind = kind
        isOnlyName = call.arguments.count == 1
        name = call.argument("name").flatMap { manifest.literal($0.tokens) }
        if let path = call.argument("path") {
            // A computed path can be anywhere below the manifest.
            place = manifest.literal(path.tokens).flatMap { Paths.join(folder, $0) } ?? folder
        } else {
            place = nil
        }
        let folders = place.map { [$0] } ?? Self.conventional(kind, name, below: folder)
        self.folders = folders
        let whole = Self.conventional(kind, "", below: folder)
        self.whole = kind == .test ? Array(whole.prefix(1)) : whole
        func list(_ label: String) -> [String]? {
            guard let argument = call.argument(label) else { return nil }
            return manifest.strings(in: argument.tokens).flatMap { string in
                folders.compactMap { Paths.join($0, string.text) }
            }
        }
        sources = list("sources")
        excluded = list("exclude") ?? []
    }

    /// Whether the file can belong to the target.
    func claims(_ file: String) -> Bool {
        guard folder(of: file) != nil, !excluded.contains(where: { Paths.contains($0, file) }) else { return false }
        return sources?.contains { Paths.contains($0, file) } ?? true
    }

    /// The folder of the target that holds the file; nil when none does.
    func folder(of file: String) -> String? {
        if let place { return Paths.contains(place, file) ? place : nil }
        for folder in folders where Paths.contains(folder, file) {
            // The folder of a target whose name is computed is named like that target.
            if name != nil { return folder }
            let rest = file.dropFirst(folder.count + 1)
            return rest.firstIndex(of: "/").map { folder + "/" + rest[..<$0] }
        }
        // Only what lies there directly: beside the package's folder there may be one of an app's.
        return mayOwnConventionalFolder && whole.contains(Paths.parent(of: file)) ? Paths.parent(of: file) : nil
    }

    /// The name, or that of the folder from which it can be told.
    func name(for file: String) -> String? {
        name ?? folder(of: file).map { String(Paths.name(of: $0)) }
    }

    /// All folders in or below which a file of the target lies.
    var places: [String] { mayOwnConventionalFolder ? folders + whole : folders }

    /// Where the package manager looks for a target without `path:`.
    private static func conventional(_ kind: Kind, _ name: String?, below folder: String) -> [String] {
        let sources = ["Sources", "Source", "src", "srcs"]
        let places =
            switch kind {
            case .source: sources
            case .test: ["Tests"] + sources
            case .plugin: ["Plugins"]
            }
        return places.compactMap { Paths.join(folder, $0 + "/" + (name ?? "")) }
    }
}
