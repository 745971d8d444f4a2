/// Whether Git would let a run's changes be told apart from the person's own.
enum Repository {
    /// The first reason not to write these files that no option lifts, nil when they may be written.
    ///
    /// Only the files that would be touched are asked about: what else is going on in the repository is no concern.
    static func objection(to files: [FoundFile], _ options: Options, _ fileSystem: FileSystem) -> Failure? {
        var byRoot: [String: [FoundFile]] = [:]
        var loose: [String] = []
        var roots: [String: String?] = [:]
        for file in files {
            let folder = Paths.folder(of: file.path)
            let root = roots[folder] ?? repositoryRoot(above: folder, in: fileSystem)
            roots[folder] = root
            if let root { byRoot[root, default: []].append(file) } else { loose.append(file.display) }
        }
        if !loose.isEmpty, !options.allowNoVCS { return .noVersionControl(loose) }
        var uncommitted: [String] = []
        var staged: [String] = []
        for (root, files) in byRoot.sorted(by: { $0.key < $1.key }) {
            switch status(of: files, in: root, fileSystem) {
            case .failure(let failure):
                if !options.allowNoVCS { return failure }
            case .success(let states):
                for file in files {
                    guard let state = states[file.path] else { continue }
                    if state.isStaged { staged.append(file.display) }
                    if state.isDirty { uncommitted.append(file.display) }
                }
            }
        }
        if !staged.isEmpty, !options.allowStaged { return .staged(staged) }
        if !uncommitted.isEmpty, !options.allowDirty { return .uncommitted(uncommitted) }
        return nil
    }

    private struct State {
        var isStaged: Bool
        var isDirty: Bool
    }

    /// The states of those files that are not clean, by absolute path.
    private static func status(
        of files: [FoundFile], in root: String, _ fileSystem: FileSystem
    ) -> Result<[String: State], Failure> {
        var states: [String: State] = [:]
        // A system takes only so many words on a command line.
        for start in stride(from: 0, to: files.count, by: 200) {
            let paths = files[start..<min(start + 200, files.count)].compactMap { Paths.relative($0.path, to: root) }
            let command = [
                "--no-optional-locks", "--literal-pathspecs", "-C", root, "status", "--porcelain=v1", "-z",
                "--no-renames",
                "--untracked-files=all", "--ignored=matching", "--",
            ]
            guard let result = fileSystem.git(command + paths) else {
                return .failure(.gitFailed(folder: root, reason: "there is no ‘git’ on the search path"))
            }
            guard result.status == 0 else {
                let words = String(decoding: result.errors, as: UTF8.self).split(separator: "\n").first.map(String.init)
                return .failure(.gitFailed(folder: root, reason: words ?? "git ended with code \(result.status)"))
            }
            for (path, state) in entries(result.output) { states[Paths.join(root, path)] = state }
        }
        return .success(states)
    }

    /// `XY path` entries, each ended by a NUL: X is the index, Y the working folder. A file that Git does not know at
    /// all (`??`, `!!`) could not be brought back, so it counts as uncommitted.
    private static func entries(_ output: ContiguousArray<UInt8>) -> [(path: String, state: State)] {
        output.split(separator: 0).compactMap { entry in
            guard entry.count > 3 else { return nil }
            let index = entry[entry.startIndex]
            let worktree = entry[entry.startIndex + 1]
            let unknown = index == UInt8(ascii: "?") || index == UInt8(ascii: "!")
            let state = State(
                isStaged: !unknown && index != UInt8(ascii: " "), isDirty: unknown || worktree != UInt8(ascii: " "))
            return (String(decoding: entry.dropFirst(3), as: UTF8.self), state)
        }
    }
}
