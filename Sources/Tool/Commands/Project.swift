import Platforms
import Projects

/// Prints what the files are built for, from which line, and for how many files of which targets that holds.
func printProject(_ session: Session) -> Int32 {
    let search = findFiles(session.options, in: session.fileSystem)
    let project = ProjectLookup(session.options, search, session.fileSystem)
    // Manifests are run and not built; they are counted only when nothing else is asked for.
    let files = search.files.filter { !ProjectFiles.isManifest($0.path) }
    for container in containers((files.isEmpty ? search.files : files).map(project.targets)) {
        container.print(to: session.console)
    }
    for failure in search.failures { session.console.report(failure) }
    for path in search.excluded {
        session.console.note("\(path): left out by an ignore rule; --force-include takes it")
    }
    if search.files.isEmpty { session.console.note("no Swift files") }
    return exitCode(search.failures.map(\.exitCode))
}

/// A package or project, or the files that belong to none.
private struct Container {
    /// Files that are built for the same.
    struct Group {
        var targets: DeploymentTargets
        var found: FoundTargets
        var files = 0
        var modules: [String] = []
        /// Where the versions stand; several targets may have lines of their own.
        var figures: [Figure] = []
    }

    var name: String?
    var toolsVersion: Version?
    var groups: [Group] = []
    var notes: [ProjectNote] = []

    func print(to console: Console) {
        if let name { console.print("\(name)\(toolsVersion.map { " (tools \($0))" } ?? "")\n") }
        let indent = name == nil ? "" : "  "
        for group in groups {
            console.print("\(indent)\(group.targets): \(count(group.files, "file"))\(owners(of: group))\n")
            for line in lines(of: group) { console.print("\(indent)  \(line)\n") }
        }
        for note in notes { console.print("\(indent)\(note.origin): \(note.text)\n") }
    }

    private func owners(of group: Group) -> String {
        if !group.modules.isEmpty { return " of \(listing(group.modules))" }
        let isNearest = name == nil && !group.figures.isEmpty
        return isNearest ? " of no target; what the nearest project says counts" : ""
    }

    private func lines(of group: Group) -> [String] {
        if group.found.assumed { return ["assumed: nothing says so; use --target"] }
        guard !group.figures.isEmpty else { return [group.found.origin] }
        let width = group.figures.map { head($0).count }.max() ?? 0
        return group.targets.platforms.flatMap { platform -> [String] in
            let places = places(of: group.figures.filter { $0.platform == platform })
            return places.enumerated().map { number, place in
                let head = number == 0 ? head(place.figure) : ""
                return head + String(repeating: " ", count: width - head.count) + "  \(place.text)"
            }
        }
    }

    private func head(_ figure: Figure) -> String { "\(figure.platform.rawValue) \(figure.version)" }

    /// The lines of each file in one: `App.xcodeproj/project.pbxproj:12, 40`.
    private func places(of figures: [Figure]) -> [(figure: Figure, text: String)] {
        var places: [(figure: Figure, lines: Set<Int>)] = []
        for figure in figures {
            let index = places.firstIndex {
                $0.figure.path == figure.path && $0.figure.assumption == figure.assumption
            }
            if let index { places[index].lines.insert(figure.line) } else { places.append((figure, [figure.line])) }
        }
        return places.map { figure, lines in
            let more = lines.count > mostLines ? " and \(lines.count - mostLines) more" : ""
            let list = lines.sorted().prefix(mostLines).map(String.init).joined(separator: ", ")
            return (figure, "\(figure.path):\(list)\(more)" + (figure.assumption.map { "  assumed: \($0)" } ?? ""))
        }
    }
}

/// Of one file in one group.
private let mostLines = 4

/// What the files are built for, gathered by what says so; ordered by path, files of none last.
private func containers(_ found: [FoundTargets]) -> [Container] {
    var counts: [FoundTargets: Int] = [:]
    for one in found { counts[one, default: 0] += 1 }
    var seen: Set<FoundTargets> = []
    var containers: [Container] = []
    var numbers: [String?: Int] = [:]
    for one in found where seen.insert(one).inserted {
        let number = numbers[one.container] ?? containers.count
        numbers[one.container] = number
        if number == containers.count { containers.append(Container(name: one.container)) }
        containers[number].add(one, files: counts[one] ?? 0)
    }
    return containers.sorted { first, second in
        guard let name = first.name, let other = second.name else { return first.name != nil && second.name == nil }
        return name < other
    }
}

extension Container {
    fileprivate mutating func add(_ one: FoundTargets, files: Int) {
        if let name, ProjectFiles.isManifest(name) { toolsVersion = toolsVersion ?? one.toolsVersion }
        for note in one.notes where !notes.contains(note) { notes.append(note) }
        let index =
            groups.firstIndex {
                $0.targets == one.targets && $0.found.assumed == one.assumed
                    && (!one.figures.isEmpty || $0.found.origin == one.origin)
            } ?? groups.count
        if index == groups.count { groups.append(Group(targets: one.targets, found: one)) }
        groups[index].files += files
        for module in one.modules where !groups[index].modules.contains(module) { groups[index].modules.append(module) }
        for figure in one.figures where !groups[index].figures.contains(figure) { groups[index].figures.append(figure) }
    }
}

/// The first few names, and how many more there are.
private func listing(_ names: [String]) -> String {
    let shown = names.count <= 5 ? names[...] : names.prefix(4)
    return shown.joined(separator: ", ") + (names.count > shown.count ? " and \(names.count - shown.count) more" : "")
}
