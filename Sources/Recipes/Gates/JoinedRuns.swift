import Platforms
import SourceText

/// Changes that follow each other in one chain of modifiers share one check.
extension GatePlanner {
    func joiningNeighbors(
        _ sites: [(site: Site, range: ByteRange, needs: Availability)]
    ) -> [(site: Site, range: ByteRange, needs: Availability)] {
        var result: [(site: Site, range: ByteRange, needs: Availability)] = []
        for site in sites.sorted(by: { $0.range.start < $1.range.start }) {
            guard case .chain(let run) = site.site,
                let index = result.lastIndex(where: { follows(run, $0.site) && asksAlike($0, site) }),
                case .chain(let earlier) = result[index].site
            else {
                result.append(site)
                continue
            }
            let whole = joined(earlier, run)
            guard lines(whole) <= Self.longestBranch else {
                result.append(site)
                continue
            }
            result[index] = (.chain(whole), whole.range, result[index].needs.intersection(site.needs))
        }
        return result
    }

    private func asksAlike(
        _ a: (site: Site, range: ByteRange, needs: Availability),
        _ b: (site: Site, range: ByteRange, needs: Availability)
    ) -> Bool {
        let checks = [a, b].map { site in
            let targets = compiled.targets(targets, at: site.range.start)
            return GateCheck(site.needs, on: targets, olderXcode: options.supportsOlderXcode)
        }
        return checks[0].condition == checks[1].condition && checks[0].with == checks[1].with
    }

    /// Whether a run of modifiers begins where that of the other site ends.
    private func follows(_ run: ChainRun, _ site: Site) -> Bool {
        guard case .chain(let earlier) = site, earlier.chain == run.chain else { return false }
        return !earlier.links.isEmpty && !run.links.isEmpty && earlier.links.upperBound == run.links.lowerBound
    }
}
