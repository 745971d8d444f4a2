import SourceText

/// What goes along with a rewrite: the `helper` blocks and the `fallback` block of a recipe.
struct RecipeCompanions {
    private let path: String
    private let header: RecipeHeader
    private let fences: [Fence]
    private(set) var helpers: [RecipeHelper] = []
    private(set) var fallback: Template?
    private(set) var problems: [Message] = []

    init(path: String, header: RecipeHeader, fences: [Fence]) {
        self.path = path
        self.header = header
        self.fences = fences
    }

    mutating func read(_ alternatives: [ReadAlternative]) {
        for fence in fences where fence.words.count > 1 && fence.words[0] == "swift" {
            switch fence.words[1] {
            case "helper": readHelper(fence, alternatives)
            case "fallback": readFallback(fence, alternatives)
            default: break
            }
        }
        guard problems.isEmpty else { return }
        for fence in fences where fence.words.count > 1 && fence.words[1] == "helper" { checkUse(fence, alternatives) }
        markThoseForOlderSystems(alternatives)
    }

    /// What the rewrite uses, and what that uses, is needed everywhere.
    private mutating func markThoseForOlderSystems(_ alternatives: [ReadAlternative]) {
        var words = Set(alternatives.compactMap(\.alternative.template).flatMap(\.literalTokens))
        var waiting = helpers.indices.map { $0 }
        while let next = waiting.firstIndex(where: { helpers[$0].names.contains(where: words.contains) }) {
            words.formUnion(helpers[waiting.remove(at: next)].words)
        }
        for index in waiting { helpers[index].isForOlderSystems = true }
    }

    private mutating func fail(_ text: String, _ range: ByteRange, _ next: String?) {
        let message = Message(severity: .error, path: path, range: range, text: text, next: next)
        if !problems.contains(message) { problems.append(message) }
    }

    private func isAudit(_ alternatives: [ReadAlternative]) -> Bool {
        alternatives.allSatisfy { $0.alternative.template == nil }
    }

    private mutating func readHelper(_ fence: Fence, _ alternatives: [ReadAlternative]) {
        if isAudit(alternatives) {
            fail("this recipe has no rewrite that could use a helper", fence.opening.range, "remove the block")
            return
        }
        let (found, problem) = RecipeHelper.read(fence.content, module: header.requiredImport)
        if let problem {
            let range = ByteRange(problem.range.start + fence.start, problem.range.end + fence.start)
            fail(problem.message, range, problem.next)
        }
        for helper in found {
            if helpers.contains(where: { $0.name == helper.name }) {
                fail("there are two helpers '\(helper.name)'", fence.opening.range, "give one of them another name")
            }
            helpers.append(helper)
        }
    }

    private mutating func readFallback(_ fence: Fence, _ alternatives: [ReadAlternative]) {
        if isAudit(alternatives) {
            fail(
                "this recipe has no rewrite, and so no branch for older systems", fence.opening.range,
                "remove the block")
        } else if header.gate == .none {
            fail(
                "'gate: none' writes no check, and so no branch for older systems", fence.opening.range,
                "remove the block, or write 'gate: auto'")
        } else if fallback != nil {
            fail("a recipe has one 'fallback' block", fence.opening.range, "remove one of the two")
        } else {
            let position = alternatives.first?.alternative.pattern.position
            let template = Template(fence.content, position: position)
            if let problem = template.problems.first {
                let start = fence.start - template.lead
                let range = ByteRange(max(0, problem.range.start + start), max(0, problem.range.end + start))
                fail(problem.message, range, problem.next)
            }
            for use in template.uses {
                for read in alternatives where !read.alternative.pattern.names.contains(use) {
                    let line = fence.lines.first { $0.firstPlace(of: "$" + use) != nil }
                    let bound = read.alternative.pattern.names.sorted().map { "$" + $0 }
                    fail(
                        "the fallback uses $\(use), which a pattern does not bind",
                        line?.place(of: "$" + use) ?? fence.opening.range,
                        bound.isEmpty ? "the pattern binds no name" : "bound are \(bound.joined(separator: ", "))")
                }
            }
            fallback = template
        }
    }

    /// A helper that nothing uses would still be put into every file.
    private mutating func checkUse(_ fence: Fence, _ alternatives: [ReadAlternative]) {
        let templates = alternatives.compactMap(\.alternative.template) + [fallback].compactMap { $0 }
        let written = Set(templates.flatMap(\.literalTokens))
        for helper in RecipeHelper.read(fence.content, module: nil).helpers {
            let others = helpers.filter { $0.name != helper.name }.flatMap(\.words)
            if helper.names.contains(where: { written.contains($0) || others.contains($0) }) { continue }
            fail(
                "neither the rewrite nor the fallback uses '\(helper.name)'",
                fence.lines.compactMap { $0.firstPlace(of: helper.name) }.first ?? fence.opening.range,
                "use it, or remove the block")
        }
    }
}
