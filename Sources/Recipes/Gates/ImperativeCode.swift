import Edits
import SourceText
import SwiftTree

/// Checks around statements that run one after the other, as those of UIKit and AppKit do.
extension GatePlanner {
    /// The statements, neighbours in one block of imperative code, that hold all edits of a cluster.
    func imperativeStatements(around cluster: Cluster) -> Range<Int>? {
        var found: Set<Int> = []
        for edit in cluster.edits {
            let (first, last) = (firstContent(of: edit), lastContent(of: edit))
            // One edit may take away several statements.
            let touched = code.tree.nodes.indices.filter { node in
                let range = code.tree.range(node: node)
                return code.role(node) == .statement && range.start < max(last, first + 1) && first < range.end
            }
            let innermost = touched.filter { node in
                let range = code.tree.range(node: node)
                return !touched.contains { $0 != node && range.contains(code.tree.range(node: $0)) }
            }
            let statements = innermost.map(imperativeStatement)
            guard !statements.isEmpty, statements.allSatisfy({ $0 != nil }) else { return nil }
            found.formUnion(statements.compactMap { $0 })
        }
        return run(of: found)
    }

    /// The nearest statement around a node that is imperative; nil in a builder.
    private func imperativeStatement(_ node: Int) -> Int? {
        var current = node
        while true {
            if code.role(current) == .statement {
                guard BuilderContext(code: code).kind(of: current) == nil else { return nil }
                if isImperative(current) { return current }
            }
            guard let parent = code.parent(current) else { return nil }
            current = parent
        }
    }

    /// Whether a statement is run for what it does: an assignment, or a call that gives nothing back.
    private func isImperative(_ statement: Int) -> Bool {
        guard !isBesideSemicolon(statement) else { return false }
        if code.kind(statement) == .sequenceExpr {
            return code.children(statement).contains { code.kind($0) == .assignmentExpr }
        }
        return code.kind(statement) == .functionCallExpr && isInFunction(statement)
    }

    /// Whether only blocks stand between a statement and the function that it is in, and its value is not the function's.
    private func isInFunction(_ statement: Int) -> Bool {
        var current = statement
        while let parent = code.parent(current) {
            switch code.kind(parent) {
            case .closureExpr, .accessorBlock: return false
            case .functionDecl:
                let isOnly = code.parent(statement) == current && code.statements(current).count == 1
                let head = code.firstToken(parent)..<code.firstToken(current)
                return !(isOnly && head.contains { code.token($0, is: "->") })
            case .initializerDecl, .deinitializerDecl: return true
            case .accessorDecl: return !code.token(code.firstToken(parent), is: "get")
            default: current = parent
            }
        }
        return false
    }

    private func run(of statements: Set<Int>) -> Range<Int>? {
        guard let first = statements.min(), let last = statements.max(), let block = code.parent(first) else {
            return nil
        }
        let all = code.statements(block)
        guard let start = all.firstIndex(of: first), let end = all.firstIndex(of: last),
            Set(all[start...end]) == statements
        else { return nil }
        let tokens = code.firstToken(first)..<code.endToken(last)
        let range = code.byteRange(tokens)
        let lines = code.tree.bytes[range.start..<range.end].count { $0 == UInt8(ascii: "\n") }
        return lines < Self.longestStatement ? tokens : nil
    }

    /// Whether nothing is left of some statements, and systems are all that has to be asked for.
    func isRemoval(_ statements: Range<Int>, _ cluster: Cluster) -> Bool {
        let rest = code.bytes(of: code.byteRange(statements), with: cluster.edits)
        return rest.allSatisfy { $0 <= 32 } && cluster.needs.map { targets.missing(from: $0).isEmpty } == true
    }

    /// Statements that follow each other in one block, with nothing in between.
    func areNeighbors(_ earlier: Range<Int>, _ later: Range<Int>) -> Bool {
        guard earlier.upperBound == later.lowerBound else { return false }
        let gap = code.tree.triviaRange(token: later.lowerBound)
        return code.tree.bytes[gap.start..<gap.end].count { $0 == UInt8(ascii: "\n") } == 1
    }
}
