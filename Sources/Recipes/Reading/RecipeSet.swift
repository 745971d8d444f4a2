import SourceText

/// A Markdown list of links to recipes and to other sets: what belongs together, and in which order it runs.
package struct RecipeSet: Sendable {
    /// The file's name without its ending; `--only` and `--skip` take it.
    package let name: String
    package let path: String
    package let title: String
    package let links: [Link]

    package struct Link: Sendable {
        /// A file, as seen from the folder of the set, or the id or area of recipes.
        package var target: String
        /// Where the target stands in the set's file.
        package var range: ByteRange

        package var isFile: Bool { target.hasSuffix(".md") }
    }

    /// Nil for a file that is no set: one that begins with a header, or whose list items have no links.
    package init?(_ file: RecipeFile) {
        let lines = recipeLines(String(decoding: file.bytes, as: UTF8.self))
        guard let first = lines.first(where: { !$0.trimmed.isEmpty }), first.trimmed != "---" else { return nil }
        var links: [Link] = []
        var isCode = false
        for line in lines {
            if line.trimmed.hasPrefix("```") { isCode.toggle() }
            if !isCode, let link = Link(line) { links.append(link) }
        }
        guard !links.isEmpty else { return nil }
        let last = file.path.split(separator: "/").last.map(String.init) ?? file.path
        name = last.hasSuffix(".md") ? String(last.dropLast(3)) : last
        title = lines.first { $0.text.hasPrefix("# ") }.map { String($0.text.dropFirst(2).trimmed) } ?? name
        path = file.path
        self.links = links
    }

    /// The path of the file that a link leads to.
    package func path(of link: Link) -> String {
        if link.target.hasPrefix("/") { return link.target }
        var steps = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
        for step in link.target.split(separator: "/") where step != "." {
            if step == "..", let last = steps.last, last != "..", !last.isEmpty {
                steps.removeLast()
            } else {
                steps.append(String(step))
            }
        }
        return steps.joined(separator: "/")
    }
}

extension RecipeSet.Link {
    /// The first link of a list item; nil for other lines, and for links to web pages and headings.
    fileprivate init?(_ line: RecipeLine) {
        let text = line.trimmed
        let marker = text.prefix { $0 != " " }
        let isNumber = marker.dropLast().allSatisfy(\.isNumber) && marker.count > 1
        guard ["-", "*", "+"].contains(marker) || isNumber && (marker.last == "." || marker.last == ")"),
            let opening = text.firstRange(of: "](")
        else { return nil }
        let target = text[opening.upperBound...].prefix { $0 != ")" && $0 != " " && $0 != "#" }
        guard !target.isEmpty, target.firstRange(of: ":") == nil else { return nil }
        let start = line.range.start + line.text[..<target.startIndex].utf8.count
        self.init(target: String(target), range: ByteRange(start, start + target.utf8.count))
    }
}

/// The sets of a book: whom each holds, and what is wrong with them.
struct RecipeSets {
    private let sets: [RecipeSet]
    private let files: Set<String>
    /// The ids of recipes, those that are wrong included.
    private let known: [String]
    private let recipes: [Recipe]
    private(set) var problems: [Message] = []
    /// The ids of each set in their order, by its name.
    private(set) var members: [String: [String]] = [:]
    /// What the order of each set says, its sets in their places.
    private(set) var waits: [RecipeOrder.Wait] = []

    init(_ sets: [RecipeSet], files: [RecipeFile], recipes: [Recipe], known: [String]) {
        self.sets = sets
        self.files = Set(files.map(\.path))
        self.recipes = recipes
        self.known = known
        for set in sets { read(set) }
    }

    private mutating func read(_ set: RecipeSet) {
        if let other = sets.first(where: { $0.name == set.name }), other.path != set.path {
            fail(set, nil, "there is a set '\(set.name)' already: \(other.path)", "give one of the files another name")
            return
        }
        if known.contains(where: { $0 == set.name || $0.hasPrefix(set.name + ".") }) {
            fail(
                set, nil, "'\(set.name)' is the name of this set, and of recipes",
                "rename the file, so that '--only \(set.name)' says one thing")
            return
        }
        let places = expand(set, path: [set])
        var seen: Set<String> = []
        let order = places.filter { seen.insert($0.id).inserted }
        members[set.name] = order.map(\.id)
        for (before, after) in zip(order, order.dropFirst()) {
            waits.append(.init(id: after.id, first: before.id, path: after.path, range: after.range))
        }
    }

    private struct Place {
        var id: String
        var path: String
        var range: ByteRange
    }

    /// The recipes of a set with those of the sets in it. `path` is how it was come to, itself at the end.
    private mutating func expand(_ set: RecipeSet, path: [RecipeSet]) -> [Place] {
        var places: [Place] = []
        for link in set.links {
            let file = set.path(of: link)
            if !link.isFile {
                let named = recipes.filter { $0.id == link.target || $0.id.hasPrefix(link.target + ".") }
                if named.isEmpty, !known.contains(link.target) { failUnknown(set, link) }
                places += named.map { Place(id: $0.id, path: set.path, range: link.range) }
            } else if let inner = sets.first(where: { $0.path == file }) {
                if let start = path.firstIndex(where: { $0.path == inner.path }) {
                    // Told once: by the first of them, at the link that closes the circle.
                    let names = (path[start...] + [inner]).map(\.path)
                    if start == 0, names.min() == inner.path {
                        fail(
                            set, link.range, "sets contain each other: \(names.joined(separator: " → "))",
                            "remove one of these links")
                    }
                } else {
                    places += expand(inner, path: path + [inner])
                }
            } else if let recipe = recipes.first(where: { $0.path == file }) {
                places.append(Place(id: recipe.id, path: set.path, range: link.range))
            } else if !files.contains(file), path.count == 1 {
                let near = nearest(file, in: files.sorted()).map { "did you mean \($0)?" }
                fail(
                    set, link.range, "there is no recipe and no set at \(file)",
                    near ?? "a link leads from the folder of the set to a file, or names the id of a recipe")
            }
        }
        return places
    }

    private mutating func failUnknown(_ set: RecipeSet, _ link: RecipeSet.Link) {
        let near = nearest(link.target, in: known).map { "did you mean '\($0)'?" }
        fail(
            set, link.range, "no recipe has the id '\(link.target)'",
            near ?? "‘glazier recipe list’ lists them; a link to a file ends in .md")
    }

    private mutating func fail(_ set: RecipeSet, _ range: ByteRange?, _ text: String, _ next: String) {
        let message = Message(severity: .error, path: set.path, range: range, text: text, next: next)
        if !problems.contains(message) { problems.append(message) }
    }
}
