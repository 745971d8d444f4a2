import Platforms
import Projects

/// What the project files say about the files of a run.
package struct ProjectLookup: Sendable {
    private let named: FoundTargets?
    private let projects: ProjectFiles
    /// The project reader speaks of paths below one root: the lowest folder that holds everything.
    private let root: String
    private let current: String

    package init(_ options: Options, _ search: FileSearch, _ fileSystem: FileSystem) {
        let root = commonFolder(search.files.map(\.path) + search.projectFiles)
        self.root = root
        current = fileSystem.currentFolder()
        named =
            options.targets.isEmpty
            ? nil : FoundTargets(targets: DeploymentTargets(options.targets), origin: "--target", assumed: false)
        projects = ProjectFiles(paths: search.projectFiles.compactMap { Paths.relative($0, to: root) }) {
            try? fileSystem.read(Paths.join(root, $0))
        }
    }

    /// What a file is built for: as `--target` says, or else as the project files near it say.
    package func targets(of file: FoundFile) -> FoundTargets {
        if let named { return named }
        var found = projects.targets(for: Paths.relative(file.path, to: root) ?? file.path)
        if !found.assumed { found.origin = display(found.origin) }
        for index in found.figures.indices { found.figures[index].path = display(found.figures[index].path) }
        for index in found.notes.indices { found.notes[index].path = display(found.notes[index].path) }
        found.container = found.container.map(display)
        return found
    }

    /// The folder in which a new file becomes part of everything that compiles this one, as an absolute path; nil
    /// where none is known.
    package func moduleFolder(of file: FoundFile) -> String? {
        guard let path = Paths.relative(file.path, to: root) else { return nil }
        return projects.moduleFolder(of: path).map { Paths.join(root, $0) }
    }

    private func display(_ path: String) -> String {
        let whole = Paths.join(root, path)
        return Paths.relative(whole, to: current) ?? whole
    }
}

private func commonFolder(_ paths: [String]) -> String {
    guard var common = paths.first.map({ Paths.folder(of: $0).split(separator: "/") }) else { return "/" }
    for path in paths.dropFirst() {
        let names = Paths.folder(of: path).split(separator: "/")
        common = zip(common, names).prefix { $0 == $1 }.map(\.0)
    }
    return "/" + common.joined(separator: "/")
}
