import Edits
import Platforms
import SourceText
import SwiftTree

/// Neighbouring modifiers of a chain that branch together.
extension GatePlanner {
    /// The runs of modifiers that hold the edits, when all of them lie in modifiers.
    func chainRuns(_ edits: [Edit], views: [ByteRange]) -> [ChainRun]? {
        var runs: [ChainRun] = []
        for edit in edits {
            guard let run = chainRun(edit, views) else { return nil }
            if let index = runs.firstIndex(where: { $0.chain == run.chain && meets($0.links, run.links) }) {
                runs[index] = joined(runs[index], run)
            } else {
                runs.append(run)
            }
        }
        return runs.filter { run in !runs.contains { $0.chain != run.chain && $0.range.contains(run.range) } }
    }

    private func meets(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.lowerBound <= b.upperBound && b.lowerBound <= a.upperBound
    }

    private func joined(_ a: ChainRun, _ b: ChainRun) -> ChainRun {
        ChainRun(
            chain: a.chain,
            links: min(a.links.lowerBound, b.links.lowerBound)..<max(a.links.upperBound, b.links.upperBound),
            range: ByteRange(min(a.range.start, b.range.start), max(a.range.end, b.range.end)))
    }

    private func chainRun(_ edit: Edit, _ views: [ByteRange]) -> ChainRun? {
        let content = firstContent(of: edit)
        let isAddition = edit.range.isEmpty && edit.text.first { $0 > 32 } == UInt8(ascii: ".")
        var found: ChainRun?
        for node in code.tree.nodes.indices
        where code.kind(node) == .functionCallExpr || code.kind(node) == .memberAccessExpr {
            let range = code.tree.range(node: node)
            if isAddition {
                guard self.end(of: node, with: edit) == edit.range.start, code.role(node) != .callee else { continue }
                let end = code.chainEnd(node)
                guard isView(end, views) else { continue }
                let links = code.chain(endingAt: end).links
                let index = links.firstIndex { $0.node == node }.map { $0 + 1 } ?? 0
                if found == nil || code.chainEnd(node) != found?.chain {
                    found = ChainRun(chain: end, links: index..<index, range: edit.range)
                }
                continue
            }
            guard range.start <= content, content < range.end, let link = code.link(node) else { continue }
            let dot = code.tree.textRange(token: link.dot).start
            guard dot <= content, content < code.byteRange(link.tokens).end else { continue }
            // One edit may take away several modifiers in a row.
            let end = code.chainEnd(node)
            guard isView(end, views) else { continue }
            let links = code.chain(endingAt: end).links
            guard let first = links.firstIndex(where: { $0.dot == link.dot }),
                let last = links[first...].firstIndex(where: { code.byteRange($0.tokens).end >= lastContent(of: edit) })
            else { continue }
            let run = ByteRange(dot, code.byteRange(links[last].tokens).end)
            found = ChainRun(chain: end, links: first..<last + 1, range: run)
        }
        return found
    }

    /// A branch may stand in the chain of a view. An argument may be a shape, a style or a number, unless the recipe
    /// matched it as a view; there the modifier that takes the argument is the place.
    private func isView(_ chainEnd: Int, _ views: [ByteRange]) -> Bool {
        guard let parent = code.parent(chainEnd), code.kind(parent) == .labeledExpr else { return true }
        return views.contains(code.tree.range(node: chainEnd))
    }

    // MARK: Neighbours

    /// Changes that follow each other in one chain, or in one block of statements, share one check.
    func joiningNeighbors(_ sites: [PlacedSite]) -> [PlacedSite] {
        var result: [PlacedSite] = []
        for site in sites.sorted(by: { $0.range.start < $1.range.start }) {
            let wholes = result.indices.reversed().lazy.compactMap { index in
                asksAlike(result[index], site) ? joined(result[index].site, site.site).map { (index, $0) } : nil
            }
            if let (index, whole) = wholes.first {
                result[index] = (whole, range(of: whole), result[index].needs.intersection(site.needs))
            } else {
                result.append(site)
            }
        }
        return result
    }

    /// Two sites in one, if the second follows the first.
    private func joined(_ first: Site, _ second: Site) -> Site? {
        switch (first, second) {
        case (.chain(let earlier), .chain(let later)) where follows(later, earlier):
            let whole = joined(earlier, later)
            return lines(whole) <= Self.longestBranch ? .chain(whole) : nil
        case (.statements(let earlier), .statements(let later)) where areNeighbors(earlier, later):
            return .statements(earlier.lowerBound..<later.upperBound)
        case (.removal(let earlier), .removal(let later)) where areNeighbors(earlier, later):
            return .removal(earlier.lowerBound..<later.upperBound)
        default: return nil
        }
    }

    private func asksAlike(_ a: PlacedSite, _ b: PlacedSite) -> Bool {
        let (first, second) = (check(a.needs, at: a.range), check(b.needs, at: b.range))
        return first.condition == second.condition && first.with == second.with
    }

    private func follows(_ later: ChainRun, _ earlier: ChainRun) -> Bool {
        earlier.chain == later.chain && !earlier.links.isEmpty && !later.links.isEmpty
            && earlier.links.upperBound == later.links.lowerBound
    }
}
