import Platforms
import SourceText

/// Walks the objects of a project file.
struct XcodeReader {
    let objects: XcodeObjects
    private let path: String
    private let configs: XcodeConfig
    private let lines: LineTable
    private let project: Int?
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

    func target(_ index: Int) -> XcodeProject.Target {
        let product = objects.list.string("productType", in: index) ?? ""
        let base = project.map { configurations(of: $0) } ?? []
        var figures: [Platform: Figure] = [:]
        for configuration in configurations(of: index) {
            let below = base.first { $0.name == configuration.name } ?? base.first
            let settings = BuildSettings(layers: configuration.layers + (below?.layers ?? []))
            figures = lowest(figures, settings.figures())
        }
        return .init(
            isTest: product.contains("unit-test") || product.contains("ui-testing"), figures: figures)
    }

    /// The build configurations of a target or of the project, each with its own settings and those of its file.
    private func configurations(of owner: Int) -> [(name: String, layers: [[Setting]])] {
        guard let list = objects.reference("buildConfigurationList", in: owner) else { return [] }
        return objects.list.elements("buildConfigurations", in: list).compactMap { element in
            guard let configuration = objects.object(element) else { return nil }
            let name = objects.list.string("name", in: configuration) ?? ""
            return (name, [ownSettings(configuration), configFile(of: configuration)])
        }
    }

    private func ownSettings(_ configuration: Int) -> [Setting] {
        guard let settings = objects.list.value("buildSettings", in: configuration) else { return [] }
        return objects.list.entries(of: settings).compactMap { key, value in
            guard objects.list.values[value].kind == .string else { return nil }
            return Setting(
                name: objects.list.string(key), value: objects.list.string(value), path: path,
                line: lines.position(objects.list.values[key].start).line)
        }
    }

    private func configFile(of configuration: Int) -> [Setting] {
        let file: String? =
            if let reference = objects.list.value("baseConfigurationReference", in: configuration) {
                paths[objects.id(reference)]
            } else if let anchor = objects.list.value("baseConfigurationReferenceAnchor", in: configuration),
                let name = objects.list.string("baseConfigurationReferenceRelativePath", in: configuration)
            {
                paths[objects.id(anchor)].flatMap { Paths.join($0, name) }
            } else {
                nil
            }
        return file.map { configs.settings(of: $0) } ?? []
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

    func isSynchronized(target: Int, folder: XcodeObjects.ID) -> Bool {
        objects.list.elements("fileSystemSynchronizedGroups", in: target).contains { objects.id($0) == folder }
    }

    /// The paths, relative to the folder, that are exceptions for a target.
    func exceptions(of folder: Int, for target: XcodeObjects.ID) -> [String] {
        objects.list.elements("exceptions", in: folder).compactMap { objects.object($0) }
            .filter { set in
                objects.isKind(set, "PBXFileSystemSynchronizedBuildFileExceptionSet")
                    && objects.list.value("target", in: set).map { objects.id($0) == target } ?? false
            }
            .flatMap { objects.list.elements("membershipExceptions", in: $0) }
            .map { objects.list.string($0) }
    }
}
