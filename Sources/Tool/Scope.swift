/// Narrows what was found down to what Git says has changed: `--staged` and `--since REF`.
enum Scope {
    /// Leaves only those files that are staged, or that differ from a commit (files that Git does not know included).
    static func narrow(_ search: inout FileSearch, _ options: Options, _ fileSystem: FileSystem) {
        guard options.staged || options.since != nil else { return }
        var changed: Set<String> = []
        for root in roots(of: search.files, fileSystem) {
            guard let root else { continue }
            do throws(Failure) {
                if options.staged {
                    changed.formUnion(try names(["diff", "--cached"] + filters, in: root, fileSystem))
                }
                if let since = options.since {
                    let commit = try commit(since, in: root, fileSystem)
                    changed.formUnion(try names(["diff"] + filters + [commit], in: root, fileSystem))
                    let unknown = ["ls-files", "-z", "--others", "--exclude-standard"]
                    changed.formUnion(try names(unknown, in: root, fileSystem))
                }
            } catch {
                search.failures.append(error)
            }
        }
        search.files.removeAll { !changed.contains($0.path) }
    }

    private static let filters = ["--name-only", "-z", "--no-renames", "--diff-filter=d"]

    /// The repositories that files lie in; nil for those that lie in none.
    private static func roots(of files: [FoundFile], _ fileSystem: FileSystem) -> Set<String?> {
        let folders = Set(files.map { Paths.folder(of: $0.path) })
        return Set(folders.map { repositoryRoot(above: $0, in: fileSystem) })
    }

    /// The number of a commit, so that no name is taken for an option or a file by the next command.
    private static func commit(_ name: String, in root: String, _ fileSystem: FileSystem) throws(Failure) -> String {
        let command = ["rev-parse", "--verify", "--end-of-options", name + "^{commit}"]
        return String(decoding: try git(command, in: root, fileSystem).prefix { $0 > 0x20 }, as: UTF8.self)
    }

    /// The absolute paths that a Git command prints, ended by NUL each.
    private static func names(
        _ command: [String], in root: String, _ fileSystem: FileSystem
    ) throws(Failure) -> [String] {
        try git(command + ["--"], in: root, fileSystem).split(separator: 0).map {
            Paths.join(root, String(decoding: $0, as: UTF8.self))
        }
    }

    private static func git(
        _ command: [String], in root: String, _ fileSystem: FileSystem
    ) throws(Failure) -> ContiguousArray<UInt8> {
        guard let result = fileSystem.git(["--no-optional-locks", "-C", root] + command) else {
            throw .scopeUnknown(root, reason: "there is no ‘git’ on the search path")
        }
        guard result.status == 0 else {
            let words = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first
            throw .scopeUnknown(root, reason: words.map(String.init) ?? "git ended with code \(result.status)")
        }
        return result.output
    }
}

extension FileSystem {
    /// The same with `bytes` in the place of what one file holds, whether or not it is there: `--stdin --path`.
    func with(_ bytes: ContiguousArray<UInt8>, at path: String) -> FileSystem {
        let folder = resolve(Paths.folder(of: path)) ?? Paths.folder(of: path)
        let place = Paths.join(folder, Paths.name(of: path))
        var system = self
        let (read, kind, resolve) = (self.read, self.kind, self.resolve)
        system.read = { asked throws(FileError) in asked == place ? bytes : try read(asked) }
        system.kind = { $0 == place || $0 == path ? .file : kind($0) }
        system.resolve = { $0 == place || $0 == path ? place : resolve($0) }
        return system
    }
}
