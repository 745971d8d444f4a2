import Platforms
import SourceText

/// Walks the objects of a project file.
struct XcodeReader {
    let objects: XcodeObjects
    private let path: String
    private let configs: XcodeConfig
    private let lines: LineTable
    private let project: Int?
    /// Whether a setting that decides refers to another one; then all are of interest.
    private var hasReferences = false
    /// The path, relative to the root, of every file reference and folder that the project's groups hold.
    let paths: [XcodeObjects.ID: String]

    init(path: String, folder: String, objects: XcodeObjects, configs: XcodeConfig) {
        self.path = path
        self.objects = objects
        self.configs = configs
        lines = LineTable(objects.list.bytes)
        project = objects.root
        let sub = project.flatMap { objects.list.string("projectDirPath", in: $0) } ?? ""
        paths = Self.paths(of: objects, project: project, folder: Paths.join(folder, sub) ?? folder)
        hasReferences = objects.list.values.indices.dropLast().contains { key in
            isDeciding(key) && isReference(key + 1)
        }
    }

    /// Whether a string is the name of a setting that decides what is built for.
    private func isDeciding(_ key: Int) -> Bool {
        let value = objects.list.values[key]
        guard value.kind == .string, value.end - value.start >= 7 else { return false }
        let bytes = objects.list.bytes
        let start = bytes[value.start] == UInt8(ascii: "\"") ? value.start + 1 : value.start
        // Most names are told apart by their first letter, which spares making strings of thousands.
        guard decidingInitials.contains(bytes[start]) else { return false }
        let name = String(decoding: bytes[start..<value.end], as: UTF8.self)
        return decidingSettings.contains { name.hasPrefix($0) }
    }

    private func isReference(_ value: Int) -> Bool {
        let value = objects.list.values[value]
        guard value.kind == .string else { return false }
        let text = objects.list.bytes[value.start..<value.end]
        return text.contains(UInt8(ascii: "$")) && !text.elementsEqual("\"$(inherited)\"".utf8)
    }

    private static func paths(of objects: XcodeObjects, project: Int?, folder: String) -> [XcodeObjects.ID: String] {
        let list = objects.list
        var paths: [XcodeObjects.ID: String] = [:]
        guard let project, let main = objects.reference("mainGroup", in: project) else { return [:] }
        var waiting: [(object: Int, folder: String)] = [(main, folder)]
        while let (object, parent) = waiting.popLast() {
            let id = objects.id(ofObject: object)
            guard paths[id] == nil else { continue }
            let tree = list.string("sourceTree", in: object) ?? "<group>"
            let base = tree == "<group>" ? parent : folder
            guard tree == "<group>" || tree == "SOURCE_ROOT",
                let own = Paths.join(base, list.string("path", in: object) ?? "")
            else { continue }
            paths[id] = own
            for child in list.elements("children", in: object) {
                if let child = objects.object(child) { waiting.append((child, own)) }
            }
        }
        return paths
    }

    func nativeTargets() -> [Int] {
        guard let project else { return [] }
        return objects.list.elements("targets", in: project).compactMap { objects.object($0) }
            .filter { objects.isKind($0, "PBXNativeTarget") }
    }

    /// What the targets are built for, one for each of the objects at `indices`.
    func targets(_ indices: [Int]) -> [BuildTarget] {
        let base = project.map { configurations(of: $0) } ?? []
        return indices.map { index in
            var figures: [Platform: Figure] = [:]
            for configuration in configurations(of: index) {
                let below = base.first { $0.name == configuration.name } ?? base.first
                let settings = BuildSettings(
                    layers: configuration.layers + (below?.layers ?? []),
                    isComplete: configuration.isComplete && below?.isComplete ?? true)
                figures = lowest(figures, settings.figures())
            }
            let product = objects.list.string("productType", in: index) ?? ""
            return BuildTarget(
                name: objects.list.string("name", in: index) ?? "", kind: .init(product: product), figures: figures)
        }
    }

    /// The build configurations of a target or of the project, each with its own settings and those of its file.
    private func configurations(of owner: Int) -> [(name: String, layers: [[Setting]], isComplete: Bool)] {
        guard let list = objects.reference("buildConfigurationList", in: owner) else { return [] }
        return objects.list.elements("buildConfigurations", in: list).compactMap { element in
            guard let configuration = objects.object(element) else { return nil }
            let name = objects.list.string("name", in: configuration) ?? ""
            let file = configFile(of: configuration)
            return (name, [ownSettings(configuration), file ?? []], file != nil)
        }
    }

    private func ownSettings(_ configuration: Int) -> [Setting] {
        guard let settings = objects.list.value("buildSettings", in: configuration) else { return [] }
        return objects.list.entries(of: settings).compactMap { key, value in
            guard objects.list.values[value].kind == .string, hasReferences || isDeciding(key) else { return nil }
            return Setting(
                name: objects.list.string(key), value: objects.list.string(value), path: path,
                line: lines.position(objects.list.values[key].start).line)
        }
    }

    /// The settings of the configuration file; nil when it is missing.
    private func configFile(of configuration: Int) -> [Setting]? {
        let file: String? =
            if let reference = objects.list.value("baseConfigurationReference", in: configuration) {
                paths[objects.id(reference)]
            } else if let anchor = objects.list.value("baseConfigurationReferenceAnchor", in: configuration),
                let name = objects.list.string("baseConfigurationReferenceRelativePath", in: configuration)
            {
                paths[objects.id(anchor)].flatMap { Paths.join($0, name) }
            } else {
                ""
            }
        guard let file, file.isEmpty || configs.holds(file) else { return nil }
        return configs.settings(of: file)
    }

    /// The file references of a target's compiled files.
    func sourceFiles(of target: Int) -> [XcodeObjects.ID] {
        objects.list.elements("buildPhases", in: target).compactMap { objects.object($0) }
            .filter { objects.isKind($0, "PBXSourcesBuildPhase") }
            .flatMap { objects.list.elements("files", in: $0) }
            .compactMap { objects.object($0) }
            .compactMap { objects.list.value("fileRef", in: $0) }
            .map { objects.id($0) }
    }

    func synchronizedFolders(of target: Int) -> [XcodeObjects.ID] {
        objects.list.elements("fileSystemSynchronizedGroups", in: target).map { objects.id($0) }
    }

    /// Targets, each with the path, relative to the folder, of a file that is an exception for it.
    func exceptions(of folder: Int) -> [(target: XcodeObjects.ID, file: String)] {
        objects.list.elements("exceptions", in: folder).compactMap { objects.object($0) }.flatMap { set in
            guard objects.isKind(set, "PBXFileSystemSynchronizedBuildFileExceptionSet"),
                let target = objects.list.value("target", in: set)
            else { return [(target: XcodeObjects.ID, file: String)]() }
            return objects.list.elements("membershipExceptions", in: set).map {
                (objects.id(target), objects.list.string($0))
            }
        }
    }
}

/// The beginnings of the names of the settings that are read, without a condition such as `[sdk=macosx*]`.
private let decidingSettings = [
    "IPHONEOS_DEPLOYMENT_TARGET", "MACOSX_DEPLOYMENT_TARGET", "TVOS_DEPLOYMENT_TARGET", "WATCHOS_DEPLOYMENT_TARGET",
    "XROS_DEPLOYMENT_TARGET", "SUPPORTED_PLATFORMS", "SUPPORTS_MACCATALYST", "SDKROOT", "TARGETED_DEVICE_FAMILY",
]
private let decidingInitials = Set("IMTWXS".utf8)
