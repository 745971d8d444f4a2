import SourceText

/// Who runs before whom: what `after` in recipes says, and the order of sets.
struct RecipeOrder {
    /// `id` runs behind `first`, as is said at a place.
    struct Wait {
        var id: String
        var first: String
        var path: String
        var range: ByteRange?
    }

    private(set) var problems: [Message] = []
    private let waits: [Wait]

    /// `known` are the ids that there are.
    init(_ recipes: [Recipe], sets: RecipeSets, known: [String]) {
        waits =
            recipes.flatMap { recipe in
                recipe.after.map { Wait(id: recipe.id, first: $0, path: recipe.path, range: recipe.afterRange) }
            } + sets.waits
        for recipe in recipes {
            for id in recipe.after where !known.contains(id) {
                let near = nearest(id, in: known).map { "did you mean '\($0)'?" }
                problems.append(
                    Message(
                        severity: .error, path: recipe.path, range: recipe.afterRange,
                        text: "'after' names '\(id)', and no recipe has this id",
                        next: near ?? "‘glazier recipe list’ lists those that there are"))
            }
        }
        if let circle = circle(among: recipes), let first = circle.first {
            // Something to point at, if any of them has a place.
            let place = circle.first { $0.range != nil } ?? first
            let names = circle.map(\.id) + [first.id]
            problems.append(
                Message(
                    severity: .error, path: place.path, range: place.range,
                    text: "recipes wait for each other: \(names.joined(separator: " after "))",
                    next: sets.waits.isEmpty
                        ? "remove one of these from 'after'"
                        : "remove one of these from 'after', or change the order of the set"))
        }
    }

    /// The steps of a circle, each waiting for the one behind it and the last for the first.
    private func circle(among recipes: [Recipe]) -> [Wait]? {
        let after = Dictionary(grouping: waits, by: \.id)
        var done: Set<String> = []
        func follow(_ id: String, _ path: [Wait]) -> [Wait]? {
            if let start = path.firstIndex(where: { $0.id == id }) { return Array(path[start...]) }
            if done.contains(id) { return nil }
            for next in after[id] ?? [] {
                if let found = follow(next.first, path + [next]) { return found }
            }
            done.insert(id)
            return nil
        }
        return recipes.lazy.compactMap { follow($0.id, []) }.first
    }

    /// Recipes in the order given, each behind those that it waits for. A circle leaves the order as it is.
    func sorted(_ recipes: [Recipe]) -> [Recipe] {
        let after = Dictionary(grouping: waits, by: \.id)
        var result: [Recipe] = []
        var waiting = recipes
        while !waiting.isEmpty {
            let open = Set(waiting.map(\.id))
            let index = waiting.firstIndex { recipe in
                !(after[recipe.id] ?? []).contains { open.contains($0.first) && $0.first != recipe.id }
            }
            result.append(waiting.remove(at: index ?? 0))
        }
        return result
    }
}
