import Platforms

/// What a file says out of which XcodeGen or Tuist makes an Xcode project.
struct ProjectSpecification: Sendable {
    struct Target: Sendable {
        var build: BuildTarget
        var sources: [SourceRule]
    }

    /// Relative to the root.
    let path: String
    let folder: String
    private let described: [Target]
    private(set) var notes: [ProjectNote]
    /// What all targets are built for, or what is said of all.
    let figures: [Platform: Figure]

    /// - Parameter common: what is said of all targets, which counts where no target says anything.
    init(path: String, targets: [Target], common: [Platform: Figure] = [:], notes: [ProjectNote] = []) {
        self.path = path
        folder = Paths.parent(of: path)
        described = targets
        self.notes = notes
        let figures = targets.map(\.build).figures
        self.figures = figures.isEmpty ? common : figures
    }

    var targets: [BuildTarget] { described.map(\.build) }

    /// The targets that compile the Swift file.
    func targets(compiling file: String) -> [BuildTarget] {
        described.filter { $0.sources.contains { $0.takes(file) } }.map(\.build)
    }

    /// The specifications among the files, by folder.
    static func all(
        paths: [String], configs: XcodeConfig, read: (String) -> ContiguousArray<UInt8>?
    ) -> [String: ProjectSpecification] {
        var found: [String: ProjectSpecification] = [:]
        let helpers = paths.filter { TuistManifest.isHelper(Paths.parent(of: $0)) && $0.hasSuffix(".swift") }.sorted()
        for path in paths.sorted() {
            let specification: ProjectSpecification? =
                switch Paths.name(of: path) {
                case "project.yml", "project.yaml": XcodeGenReader(path, configs: configs, read: read).specification()
                case "Project.swift": read(path).flatMap { TuistManifest.specification(path, $0, helpers, read) }
                default: nil
                }
            if let specification { found[specification.folder] = specification }
        }
        return found
    }
}

/// A folder, a file or a pattern whose files belong to a target.
struct SourceRule: Sendable {
    /// Relative to the root.
    let place: String
    /// Patterns relative to the root.
    let excluded: [PathPattern]
    /// Nil when all files below `place` belong to the target.
    let included: [PathPattern]?

    /// - Parameters:
    ///   - place: a folder or file; the excluded and included patterns are seen from it.
    init(folder place: String, excluding excluded: [String] = [], including included: [String] = []) {
        self.place = place
        self.excluded = excluded.compactMap { PathPattern($0, in: place) }
        self.included = included.isEmpty ? nil : included.compactMap { PathPattern($0, in: place) }
    }

    /// - Parameter pattern: such as `App/Sources/**`, seen from `folder` as are those left out.
    init?(pattern: String, in folder: String, excluding excluded: [String]) {
        guard let own = PathPattern(pattern, in: folder) else { return nil }
        place = own.fixed
        self.excluded = excluded.compactMap { PathPattern($0, in: folder) }
        included = [own]
    }

    func takes(_ file: String) -> Bool {
        guard Paths.contains(place, file), !excluded.contains(where: { $0.matches(file) }) else { return false }
        return included?.contains { $0.matches(file) } ?? true
    }
}

/// A pattern for paths with `*`, `?` and `**`; it stands for a file, or for all files below a folder.
struct PathPattern: Sendable {
    private let parts: [[UInt8]]
    /// The folders before the first part with a wildcard.
    let fixed: String

    /// Nil when the pattern leads out of the root.
    init?(_ pattern: String, in folder: String) {
        guard let whole = Paths.join(folder, pattern) else { return nil }
        let names = whole.split(separator: "/")
        parts = names.map { Array($0.utf8) }
        fixed = names.prefix { name in !name.utf8.contains { wildcards.contains($0) } }.joined(separator: "/")
    }

    func matches(_ path: String) -> Bool {
        let names = path.split(separator: "/").map { Array($0.utf8) }
        // Row by row: which beginnings of the path the parts up to here can stand for.
        var reached = [Bool](repeating: false, count: names.count + 1)
        reached[0] = true
        for part in parts {
            var next = [Bool](repeating: false, count: names.count + 1)
            if part == Array("**".utf8) {
                var any = false
                for index in reached.indices {
                    any = any || reached[index]
                    next[index] = any
                }
            } else {
                for index in names.indices where reached[index] { next[index + 1] = isMatch(part, names[index]) }
            }
            reached = next
        }
        // Not the root itself: a pattern that stands for a folder stands for what is in it.
        return reached.dropFirst().contains(true)
    }

    private func isMatch(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (at, place) = (0, 0)
        var star: (at: Int, place: Int)?
        while place < name.count {
            if at < pattern.count, pattern[at] == UInt8(ascii: "*") {
                star = (at, place)
                at += 1
            } else if at < pattern.count, pattern[at] == UInt8(ascii: "?") || pattern[at] == name[place] {
                at += 1
                place += 1
            } else if let last = star {
                (at, place) = (last.at + 1, last.place + 1)
                star = (last.at, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[at...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}

private let wildcards: Set<UInt8> = [UInt8(ascii: "*"), UInt8(ascii: "?")]
