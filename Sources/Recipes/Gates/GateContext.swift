import SwiftTree

/// Tells code that already has its availability check from code that has none.
struct GateContext {
    let code: Code

    /// The first release of the new design.
    static let release = 26

    private enum Side {
        case new
        case old
    }

    /// Whether the place is only reached on the new system.
    func isForNewSystem(_ node: Int) -> Bool {
        for step in path(node) {
            if side(step) == .new { return true }
            if isAvailable(step.parent) { return true }
        }
        return false
    }

    /// Why the place is left alone: a branch of a check, a fallback, a stand-in, or code for another system. `nil`
    /// for ordinary code.
    func settled(_ node: Int) -> String? {
        for step in path(node) {
            switch side(step) {
            case .new: return "already inside an availability check"
            case .old: return "the fallback of an availability check"
            case nil: break
            }
            if isAvailable(step.parent) { return "the declaration is @available on the new system only" }
            if isOldForm(step.parent) { return "what a type was on older systems" }
            if let reason = conditional(step) { return reason }
            if isFlag(step) { return "inside the project's own switch for the new design" }
        }
        return nil
    }

    /// Whether a type is called like the old form of another one in the file: `LegacyFrostStyle` beside `FrostStyle`.
    func isOldForm(_ type: Int) -> Bool {
        guard code.kind(type) == .structDecl, let name = code.declaredName(type), name.hasPrefix("Legacy") else {
            return false
        }
        return code.declares(String(name.dropFirst("Legacy".count)))
    }

    private struct Step {
        var child: Int
        var parent: Int
    }

    private func path(_ node: Int) -> [Step] {
        var steps: [Step] = []
        var child = node
        while let parent = code.parent(child) {
            steps.append(Step(child: child, parent: parent))
            child = parent
        }
        return steps
    }

    // MARK: Run-time checks

    private func side(_ step: Step) -> Side? {
        switch code.kind(step.parent) {
        case .ifExpr:
            guard let isNew = check(step.parent) else { return nil }
            switch code.role(step.child) {
            case .body: return isNew ? .new : .old
            case .elseBody: return isNew ? .old : .new
            default: return nil
            }
        case .codeBlock, .accessorBlock, .closureExpr, .sourceFile, .switchCase:
            return earlierStatement(step)
        default: return nil
        }
    }

    /// `guard #available …` or `if #available … { return … }` further up in the same block.
    private func earlierStatement(_ step: Step) -> Side? {
        for statement in code.statements(step.parent) {
            if statement >= step.child { break }
            if code.kind(statement) == .guardStmt, let isNew = check(statement) { return isNew ? .new : .old }
            if code.kind(statement) == .ifExpr, code.child(statement, .elseBody) == nil, let isNew = check(statement),
                let body = code.child(statement, .body), let last = code.statements(body).last,
                code.kind(last) == .returnStmt
            {
                return isNew ? .old : .new
            }
        }
        return nil
    }

    /// Whether the conditions of an `if` or `guard` hold on the new system only (`true`), on the old one only
    /// (`false`), or say nothing of it.
    private func check(_ statement: Int) -> Bool? {
        for condition in code.children(statement) where code.role(condition) == .condition {
            for node in condition..<Int(code.tree.nodes[condition].endNode)
            where code.kind(node) == .availabilityCondition && namesRelease(node) {
                return code.tokenKind(code.firstToken(node)) == .poundAvailable
            }
        }
        return nil
    }

    private func namesRelease(_ node: Int) -> Bool {
        code.tokenRange(node).contains { token in
            guard code.tokenKind(token) == .integerLiteral || code.tokenKind(token) == .floatLiteral else {
                return false
            }
            return Int(code.text(token).prefix { $0 != "." }).map { $0 >= Self.release } ?? false
        }
    }

    private func isAvailable(_ declaration: Int) -> Bool {
        for attribute in code.children(declaration) where code.kind(attribute) == .attribute {
            let name = code.firstToken(attribute) + 1
            if code.token(name, is: "available"), namesRelease(attribute),
                !code.tokenRange(attribute).contains(where: { isRetirement($0) })
            {
                return true
            }
        }
        return false
    }

    private func isRetirement(_ token: Int) -> Bool {
        code.token(token, is: "deprecated") || code.token(token, is: "obsoleted")
            || code.token(token, is: "unavailable")
    }

    // MARK: Compile-time checks and switches

    private func conditional(_ step: Step) -> String? {
        guard code.kind(step.parent) == .ifConfigDecl, code.kind(step.child) == .ifConfigClause else { return nil }
        for clause in code.children(step.parent) {
            let condition = conditionTokens(clause)
            if condition.contains(where: { code.token($0, is: "compiler") || code.token($0, is: "swift") }),
                condition.contains(where: { code.text($0).hasPrefix("6.2") || code.text($0).hasPrefix("6.3") })
            {
                return "inside a compile-time check for the new SDK"
            }
        }
        let condition = conditionTokens(step.child)
        for system in ["visionOS", "watchOS", "tvOS"] where isOnly(system, condition) {
            return "code for \(system) only"
        }
        return nil
    }

    private func conditionTokens(_ clause: Int) -> [Int] {
        let first = code.firstToken(clause)
        return code.tokenRange(clause).filter { $0 == first || !code.tree.tokens[$0].flags.contains(.startsLine) }
            .prefix { token in token == first || !hasLineBreak(from: first, to: token) }.map { $0 }
    }

    private func hasLineBreak(from first: Int, to token: Int) -> Bool {
        (first + 1...max(first + 1, token)).contains { $0 <= token && code.tree.tokens[$0].flags.contains(.startsLine) }
    }

    private func isOnly(_ system: String, _ condition: [Int]) -> Bool {
        let texts = condition.map(code.text)
        return texts.contains(system) && texts.contains("os") && !texts.contains("!") && !texts.contains("||")
    }

    /// `if LiquidGlass.isEnabled`: a switch of the project whose name says what it is for.
    private func isFlag(_ step: Step) -> Bool {
        guard code.kind(step.parent) == .ifExpr, code.role(step.child) == .body || code.role(step.child) == .elseBody,
            let condition = code.child(step.parent, .condition)
        else { return false }
        return code.tokenRange(condition).contains { token in
            guard code.tokenKind(token) == .identifier else { return false }
            let word = code.text(token).lowercased()
            return word.contains("glass") || word.contains("ios26") || word.contains("macos26")
        }
    }
}
