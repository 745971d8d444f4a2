import Platforms

/// What an Xcode project says about its targets: what each is built for, and which Swift files are in it.
struct XcodeProject: Sendable {
    /// Of the project.pbxproj, relative to the root.
    let path: String
    /// The folder that holds the .xcodeproj.
    let folder: String
    let targets: [BuildTarget]
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

    /// The targets that compile the Swift file; none when the project does not name it.
    func targets(compiling file: String) -> [BuildTarget] { sources.targets(compiling: file).map { targets[$0] } }

    /// The targets that compile anything below a folder.
    func targets(compilingBelow folder: String) -> [BuildTarget] {
        sources.targets(compilingBelow: folder).map { targets[$0] }
    }

    /// See `XcodeSources`.
    func folder(takingUpFilesBeside file: String) -> String? { sources.folder(takingUpFilesBeside: file) }
}
