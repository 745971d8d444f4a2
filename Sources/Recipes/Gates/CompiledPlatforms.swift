import Platforms
import SwiftTree

/// Tells for which platforms a place is compiled at all: the `#if`s around it may leave only some of those that the
/// module builds for. A check then lists only these.
struct CompiledPlatforms {
    let code: Code

    /// The targets without the platforms for which the byte at `offset` is certainly compiled out.
    func targets(_ targets: DeploymentTargets, at offset: Int) -> DeploymentTargets {
        let clauses = code.tree.nodes.indices.filter {
            code.kind($0) == .ifConfigClause && isInside(offset, $0)
        }
        guard !clauses.isEmpty else { return targets }
        let remaining = targets.versions.filter { platform, _ in
            clauses.allSatisfy { isCompiled($0, for: platform) != .no }
        }
        return remaining.isEmpty ? targets : DeploymentTargets(versions: remaining)
    }

    private func isInside(_ offset: Int, _ clause: Int) -> Bool {
        let range = code.tree.range(node: clause)
        return range.start <= offset && offset < range.end
    }

    /// A clause is compiled when its condition holds and none before it does.
    private func isCompiled(_ clause: Int, for platform: Platform) -> Truth {
        guard let config = code.parent(clause) else { return .unknown }
        var result = Truth.yes
        for other in code.children(config) where code.kind(other) == .ifConfigClause && other <= clause {
            let condition = code.child(other, .condition).map { holds($0, platform) } ?? .yes
            result = both(result, other == clause ? condition : !condition)
        }
        return result
    }

    private func holds(_ condition: Int, _ platform: Platform) -> Truth {
        let node = code.withoutParentheses(condition)
        switch code.kind(node) {
        case .sequenceExpr:
            var parts: [Int] = []
            for child in code.children(node) { parts.append(child) }
            return sequence(parts[...], platform)
        case .prefixOperatorExpr:
            guard code.token(code.firstToken(node), is: "!"), let operand = code.argumentValue(node) else {
                return .unknown
            }
            return !holds(operand, platform)
        case .functionCallExpr: return test(node, platform)
        default: return .unknown
        }
    }

    /// `||` binds weaker than `&&`.
    private func sequence(_ parts: ArraySlice<Int>, _ platform: Platform) -> Truth {
        if parts.count == 1, let only = parts.first { return holds(only, platform) }
        if let at = parts.firstIndex(where: { code.token(code.firstToken($0), is: "||") }) {
            let (left, right) = (sequence(parts[..<at], platform), sequence(parts[(at + 1)...], platform))
            return !both(!left, !right)
        }
        guard let at = parts.firstIndex(where: { code.token(code.firstToken($0), is: "&&") }) else { return .unknown }
        return both(sequence(parts[..<at], platform), sequence(parts[(at + 1)...], platform))
    }

    private func both(_ a: Truth, _ b: Truth) -> Truth {
        if a == .no || b == .no { return .no }
        return a == .yes && b == .yes ? .yes : .unknown
    }

    /// `os(…)`, `canImport(…)` of the two user interface frameworks, and `targetEnvironment(macCatalyst)`.
    private func test(_ call: Int, _ platform: Platform) -> Truth {
        guard let name = code.calleeName(call), let argument = code.callArguments(call)?.arguments.first else {
            return .unknown
        }
        switch (code.text(name), code.string(node: argument.value)) {
        case ("os", let system):
            // Mac Catalyst is compiled as iOS.
            return Truth(system == (platform == .macCatalyst ? Platform.iOS : platform).rawValue)
        case ("canImport", "AppKit"): return platform == .macCatalyst ? .unknown : Truth(platform == .macOS)
        case ("canImport", "UIKit"): return Truth(platform != .macOS)
        case ("targetEnvironment", "macCatalyst"):
            return platform == .iOS ? .unknown : Truth(platform == .macCatalyst)
        default: return .unknown
        }
    }
}
