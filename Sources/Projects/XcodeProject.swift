import Platforms

/// What an Xcode project says about its targets: what each is built for, and which Swift files are in it.
struct XcodeProject: Sendable {
    struct Target: Sendable {
        var isTest: Bool
        /// The lowest deployment target of its build configurations for each platform.
        var figures: [Platform: Figure]
    }

    /// Of the project.pbxproj, relative to the root.
    let path: String
    /// The folder that holds the .xcodeproj.
    let folder: String
    let targets: [Target]
    private let sources: XcodeSources

    /// Nil when the file is not a project in the text form.
    init?(path: String, bytes: ContiguousArray<UInt8>, configs: XcodeConfig) {
        guard let list = PropertyList(bytes), let objects = XcodeObjects(list) else { return nil }
        self.path = path
        folder = Paths.parent(of: Paths.parent(of: path))
        let reader = XcodeReader(path: path, folder: folder, objects: objects, configs: configs)
        let indices = reader.nativeTargets()
        targets = reader.targets(indices)
        sources = XcodeSources(targets: indices, reader: reader)
    }

    /// What the targets that compile the Swift file are built for; empty when the project does not name it.
    func figures(compiling file: String) -> [Platform: Figure] {
        figures(of: sources.targets(compiling: file).map { targets[$0] })
    }

    /// See `XcodeSources`.
    func folder(takingUpFilesBeside file: String) -> String? { sources.folder(takingUpFilesBeside: file) }

    /// What all targets are built for.
    func figures() -> [Platform: Figure] { figures(of: targets) }

    /// Targets of tests count only when there are no others: they are often built for less than the product.
    private func figures(of targets: [Target]) -> [Platform: Figure] {
        let products = targets.filter { !$0.isTest }
        return (products.isEmpty ? targets : products).reduce(into: [:]) { $0 = lowest($0, $1.figures) }
    }
}
