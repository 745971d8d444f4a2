import Edits
import Platforms
import SourceText
import SwiftTree

/// One match's share of the edits, and what it needs.
struct PlannedGroup {
    var recipe: String
    /// Where the match's edits lie in the original.
    var ranges: [ByteRange]
    /// `nil`: right on every system that the module builds for.
    var needs: Availability?
    var gate: GateRule
    /// The chain that the match is in: a view, also where it is an argument.
    var chain: ByteRange
    /// Identifies the finding that the group belongs to.
    var finding: Int
    /// What the recipe writes into the branch for older systems, as edits on the original; nothing: what stood there.
    var fallback: [Edit] = []
    /// What the recipe brings along.
    var helpers: [RecipeHelper] = []
}

/// Puts an availability check around the edits that need one: one check for all edits of a statement, in the cheapest
/// shape that compiles at the place.
struct GatePlanner {
    let code: Code
    let layout: Layout
    /// Of the module; where a `#if` leaves fewer platforms, of those.
    private(set) var targets: DeploymentTargets
    let options: GateOptions
    let helpers: GateHelpers
    let api: ApiTable

    /// Statements up to this many lines are written twice, in both branches; longer ones branch in the middle.
    static let shortStatement = 6
    /// No statement longer than this is ever written twice.
    static let longestStatement = 40
    /// Nor is a run of modifiers longer than this.
    static let longestBranch = 16

    struct Plan {
        var edits: [Edit]
        /// The helpers that the edits add to the file.
        var helpers: [GateHelper] = []
        /// Findings that cannot be written here, with the reason.
        var refused: [Int: String]
    }

    /// Where a check goes.
    enum Site {
        case statement(Int)
        /// The same where a declaration has to become a builder for it.
        case conversion(Int, declaration: Int)
        case chain(ChainRun)
        /// A modifier that has the arguments of the one it replaces.
        case renamed(Link, ApiTable.Rename)
        /// A modifier that older systems do without.
        case added(Edit, ApiTable.Rename)
        /// Statements of imperative code that follow each other: a range of tokens.
        case statements(Range<Int>)
        /// The same where nothing is left of them on the new system.
        case removal(Range<Int>)
        /// New statements between others.
        case inserted(Edit)
        /// Toolbar content that is new on all systems: it holds the check itself.
        case standIn(Edit)
        /// A type whose new form takes over its name and holds the check.
        case type(Int)
    }

    /// A site with its range, and what its check asks for.
    typealias PlacedSite = (site: Site, range: ByteRange, needs: Availability)

    /// Neighbouring links of one chain; `links` is empty when something is only added at `end`.
    struct ChainRun {
        var chain: Int
        var links: Range<Int>
        var range: ByteRange
    }

    struct Cluster {
        var edits: [Edit]
        var needs: Availability?
        var groups: [PlannedGroup]
        var gate: GateRule

        var range: ByteRange {
            ByteRange(edits.map(\.range.start).min() ?? 0, edits.map(\.range.end).max() ?? 0)
        }
    }

    func plan(_ edits: [Edit], _ groups: [PlannedGroup]) -> Plan {
        var plain: [Edit] = []
        var sites: [(site: Site, range: ByteRange, needs: Availability, findings: [Int])] = []
        var refused: [Int: String] = [:]
        for cluster in clusters(edits, groups) {
            if let refusal = crowding(cluster, edits) {
                for group in cluster.groups { refused[group.finding] = refusal.reason }
                continue
            }
            var planner = self
            planner.targets = compiled.targets(targets, at: cluster.range.start)
            guard let needs = cluster.needs, !planner.isAlwaysThere(needs) else {
                plain += cluster.edits
                continue
            }
            let findings = cluster.groups.map(\.finding)
            switch planner.place(cluster, needs) {
            case .success(let found):
                if let site = found.first, case .type = site {
                    plain += cluster.edits.filter { !covers(range(of: site), $0) }
                }
                for site in found { sites.append((site, range(of: site), needs, findings)) }
            case .failure(let refusal):
                for finding in findings { refused[finding] = refusal.reason }
            }
        }
        let clauses = EmptiedClauses(code: code, layout: layout).widen(plain)
        plain = clauses.edits
        for group in groups
        where group.ranges.contains(where: { range in clauses.broken.contains { touches($0, range) } }) {
            refused[group.finding] = "no modifier would be left in the first branch of an #if, and it would not compile"
        }
        guard refused.isEmpty else { return Plan(edits: [], refused: refused) }
        return write(sites.map { ($0.site, $0.range, $0.needs) }, plain, all: edits, groups)
    }

    /// Whether neither a system nor a compiler of interest lacks the API.
    private func isAlwaysThere(_ needs: Availability) -> Bool {
        targets.isAtLeast(needs) && !(options.supportsOlderXcode && needs.compiler != nil)
    }

    var compiled: CompiledPlatforms { CompiledPlatforms(code: code) }

    // MARK: Clusters

    /// Edits that belong together: those of one match, and those that two matches share.
    private func clusters(_ edits: [Edit], _ groups: [PlannedGroup]) -> [Cluster] {
        var parent = Array(edits.indices)
        func root(_ index: Int) -> Int {
            var index = index
            while parent[index] != index { index = parent[index] }
            return index
        }
        var members: [[PlannedGroup]] = Array(repeating: [], count: edits.count)
        for group in groups {
            let touched = edits.indices.filter { index in group.ranges.contains { touches($0, edits[index].range) } }
            guard let first = touched.first else { continue }
            members[first].append(group)
            for other in touched.dropFirst() {
                parent[root(other)] = root(first)
            }
        }
        var byRoot: [Int: Cluster] = [:]
        for index in edits.indices {
            let key = root(index)
            var cluster = byRoot[key] ?? Cluster(edits: [], needs: nil, groups: [], gate: .auto)
            cluster.edits.append(edits[index])
            for group in members[index] {
                cluster.groups.append(group)
                if let needs = group.needs { cluster.needs = cluster.needs?.intersection(needs) ?? needs }
                if group.gate != .auto { cluster.gate = group.gate }
                if let asked = options.gate, group.gate != .none, group.gate != .type { cluster.gate = asked }
            }
            byRoot[key] = cluster
        }
        return byRoot.sorted { $0.value.range.start < $1.value.range.start }.map(\.value)
    }

    private func touches(_ a: ByteRange, _ b: ByteRange) -> Bool {
        a.overlaps(b) || (a.isEmpty || b.isEmpty ? a.start <= b.end && b.start <= a.end : false)
    }

    // MARK: Choosing a place

    struct Refusal: Error {
        var reason: String
    }

    private func place(_ cluster: Cluster, _ needs: Availability) -> Result<[Site], Refusal> {
        let missing = targets.missing(from: needs)
        if !missing.isEmpty, missing.count == targets.platforms.count {
            let names = missing.map(\.rawValue).joined(separator: ", ")
            return .failure(Refusal(reason: "the module builds for \(names) only, where this does not exist"))
        }
        if cluster.gate == .type { return typeSite(cluster) }
        if cluster.edits.count == 1, let edit = cluster.edits.first, isNewStatement(edit) {
            return inserted(edit, of: cluster)
        }
        if let statements = imperativeStatements(around: cluster) {
            return .success([isRemoval(statements, cluster) ? .removal(statements) : .statements(statements)])
        }
        let statement = shortStatement(around: cluster)
        let runs = cluster.gate == .if ? nil : chainRuns(cluster.edits, views: cluster.groups.map(\.chain))
        if let statement, cluster.gate != .helper || runs == nil {
            // A modifier that takes the whole statement as its argument is longer than the statement.
            let isSmaller = lines(statement) <= (runs ?? []).map { lines($0) }.reduce(0, +)
            if lines(statement) <= Self.shortStatement || runs == nil || isScattered(runs) || isSmaller {
                return toolbarSite(statement, cluster) ?? .success([.statement(statement)])
            }
        }
        if isScattered(runs), cluster.gate != .helper, let (node, declaration) = conversion(around: cluster) {
            return .success([.conversion(node, declaration: declaration)])
        }
        if let runs {
            if runs.count == 1, let renamed = rename(runs[0], cluster) { return renamedSites(renamed, cluster, needs) }
            if let run = runs.first(where: { lines($0) > Self.longestBranch }) {
                return .failure(
                    Refusal(reason: "\(lines(run)) lines would stand twice: move them into a view of their own first"))
            }
            return .success(runs.map { .chain($0) })
        }
        return .failure(Refusal(reason: "an ‘if #available’ cannot stand here without a change of the code around it"))
    }

    /// Changes in several chains at once read better side by side than as several small branches.
    private func isScattered(_ runs: [ChainRun]?) -> Bool { Set((runs ?? []).map(\.chain)).count > 1 }

    /// The statement around all edits that is the whole of a declaration which could be a builder.
    private func conversion(around cluster: Cluster) -> (node: Int, declaration: Int)? {
        let builder = BuilderContext(code: code)
        for node in code.tree.nodes.indices where code.role(node) == .statement && holds(node, cluster) {
            guard isExpression(node), lines(node) <= Self.longestStatement, isWhole(node, cluster.edits),
                let declaration = builder.declarationToConvert(node)
            else { continue }
            return (node, declaration)
        }
        return nil
    }

    // MARK: Modifiers under another name

    /// The link of a long modifier that only changes its name, besides changes inside its arguments.
    private func rename(_ run: ChainRun, _ cluster: Cluster) -> (link: Link, rename: ApiTable.Rename)? {
        guard run.links.count == 1, lines(run) > Self.shortStatement else { return nil }
        let link = code.chain(endingAt: run.chain).links[run.links.lowerBound]
        let name = code.tree.textRange(token: link.name)
        let new = code.bytes(of: name, with: cluster.edits.filter { name.contains($0.range) })
        let rename = api.renames.first { $0.old == code.text(link.name) && new.elementsEqual($0.new.utf8) }
        guard let rename, let call = link.call, let arguments = code.callArguments(call)?.arguments else { return nil }
        // The helper takes the parameters of the vertical form.
        let isHorizontal = arguments.contains { [".leading", ".trailing"].contains(code.string(node: $0.value)) }
        return isHorizontal ? nil : (link, rename)
    }

    private func renamedSites(
        _ renamed: (link: Link, rename: ApiTable.Rename), _ cluster: Cluster, _ needs: Availability
    ) -> Result<[Site], Refusal> {
        let name = code.tree.textRange(token: renamed.link.name)
        var rest = cluster
        rest.edits.removeAll { name.contains($0.range) }
        let site = Site.renamed(renamed.link, renamed.rename)
        guard !rest.edits.isEmpty else { return .success([site]) }
        rest.gate = .helper
        return place(rest, needs).map { [site] + $0 }
    }

    func lines(_ run: ChainRun) -> Int {
        1 + code.tree.bytes[run.range.start..<run.range.end].count { $0 == UInt8(ascii: "\n") }
    }

    func lines(_ node: Int) -> Int {
        let range = code.tree.range(node: node)
        return 1 + code.tree.bytes[range.start..<range.end].count { $0 == UInt8(ascii: "\n") }
    }

    /// The smallest statement in a builder that holds all edits of a cluster.
    private func shortStatement(around cluster: Cluster) -> Int? {
        let builder = BuilderContext(code: code)
        let around = code.tree.nodes.indices.filter { code.role($0) == .statement && holds($0, cluster) }
        let needsLines = cluster.needs.map { needs in
            !targets.missing(from: needs).isEmpty || (options.supportsOlderXcode && needs.compiler != nil)
        }
        return around.last { node in
            isExpression(node) && !(needsLines == true && isBesideSemicolon(node))
                && lines(node) <= Self.longestStatement
                && builder.kind(of: node) != nil
                && isWhole(node, cluster.edits)
        }
    }

    /// A compile-time condition takes lines of its own, which a statement between semicolons has not.
    func isBesideSemicolon(_ node: Int) -> Bool {
        let first = code.firstToken(node)
        return code.tokenKind(code.endToken(node)) == .semicolon
            || (first > 0 && code.tokenKind(first - 1) == .semicolon)
    }

    /// Whether the edits leave a statement, or several: a brace that they close inside may be opened outside.
    private func isWhole(_ node: Int, _ edits: [Edit]) -> Bool {
        parse(code.bytes(of: code.tree.range(node: node), with: edits)).problems.isEmpty
    }

    private func holds(_ node: Int, _ cluster: Cluster) -> Bool {
        let range = code.tree.range(node: node)
        return cluster.edits.allSatisfy { edit in
            // The removal of a line begins with the line end in front of it.
            range.start <= firstContent(of: edit) && lastContent(of: edit) <= end(of: node, with: edit)
        }
    }

    /// An insertion behind a statement's trailing comment still belongs to it.
    func end(of node: Int, with edit: Edit) -> Int {
        let end = code.tree.range(node: node).end
        guard edit.range.isEmpty, edit.range.start > end, code.endToken(node) < code.tree.tokens.count else {
            return end
        }
        let trivia = code.tree.triviaRange(token: code.endToken(node))
        let between = code.tree.bytes[end..<min(edit.range.start, trivia.end)]
        return edit.range.start <= trivia.end && !between.contains(UInt8(ascii: "\n")) ? edit.range.start : end
    }

    func firstContent(of edit: Edit) -> Int {
        var offset = edit.range.start
        while offset < edit.range.end, code.tree.bytes[offset] <= 32 { offset += 1 }
        return offset
    }

    /// The end of an edit without the white space that it takes along.
    func lastContent(of edit: Edit) -> Int {
        var offset = edit.range.end
        while offset > edit.range.start, code.tree.bytes[offset - 1] <= 32 { offset -= 1 }
        return offset
    }

    private func isExpression(_ node: Int) -> Bool {
        switch code.kind(node) {
        case .functionCallExpr, .memberAccessExpr, .declReferenceExpr, .postfixIfConfigExpr, .macroExpansionExpr: true
        default: false
        }
    }

    func range(of site: Site) -> ByteRange {
        switch site {
        case .statement(let node), .conversion(let node, _), .type(let node): code.tree.range(node: node)
        case .chain(let run): run.range
        case .statements(let tokens), .removal(let tokens): code.byteRange(tokens)
        case .renamed(let link, _): code.tree.textRange(token: link.name)
        case .inserted(let edit), .added(let edit, _), .standIn(let edit): edit.range
        }
    }

    // MARK: Writing

    /// Larger sites take in the smaller ones inside them: one check for a statement, however many changes it holds.
    private func write(
        _ sites: [PlacedSite], _ plain: [Edit], all: [Edit],
        _ groups: [PlannedGroup]
    ) -> Plan {
        var kept: [PlacedSite] = []
        for site in sites.sorted(by: { $0.range.length > $1.range.length }) {
            if let index = kept.firstIndex(where: { $0.range.contains(site.range) && !isInserted($0.site) }) {
                kept[index].needs = kept[index].needs.intersection(site.needs)
                continue
            }
            kept.append(site)
        }
        kept = joiningNeighbors(kept)
        let writer = GateWriter(code: code, layout: layout, helpers: helpers)
        var edits = plain.filter { edit in !kept.contains { covers($0.range, edit) } }
        var needsHelper = false
        var hasFallback = false
        var renames: [(rename: ApiTable.Rename, check: GateCheck)] = []
        var spacer: GateCheck?
        // A helper stands outside of any `#if`.
        func helperCheck(_ needs: Availability) -> GateCheck {
            GateCheck(needs, on: targets, olderXcode: options.supportsOlderXcode)
        }
        func use(_ rename: ApiTable.Rename, _ needs: Availability) {
            if !renames.contains(where: { $0.rename == rename }) { renames.append((rename, helperCheck(needs))) }
        }
        for (site, range, needs) in kept {
            let inside = all.filter { covers(range, $0) }
            var older = EditSet()
            for group in groups where !group.fallback.isEmpty && group.fallback.allSatisfy({ covers(range, $0) }) {
                _ = older.insert(EditGroup(recipe: group.recipe, edits: group.fallback))
            }
            let check = check(needs, at: range)
            hasFallback = hasFallback || !older.edits.isEmpty
            switch site {
            case .statement(let node):
                edits += writer.statements(code.tokenRange(node), inside, check, older: older.edits)
            case .conversion(let node, let declaration):
                edits += writer.statements(code.tokenRange(node), inside, check, older: older.edits)
                edits.append(writer.builderAttribute(declaration))
            case .statements(let tokens):
                edits += writer.statements(tokens, inside, check, older: older.edits)
            case .removal(let tokens): edits += writer.removal(tokens, check)
            case .chain(let run):
                edits.append(writer.chain(run, inside, check, older: older.edits))
                needsHelper = true
            case .renamed(let link, let rename):
                edits.append(writer.renamed(link, rename))
                use(rename, needs)
            case .added(let edit, let rename):
                edits.append(writer.added(edit, rename))
                use(rename, needs)
            case .type(let node): edits += writer.type(node, inside, check, older: older.edits)
            case .inserted(let edit): edits.append(writer.inserted(edit, check))
            case .standIn(let edit):
                edits.append(edit)
                spacer = helperCheck(needs)
            }
        }
        let missing =
            helpers.missing(branch: needsHelper, renames: renames, spacer: spacer)
            + helpers.missing(groups.flatMap(\.helpers).filter { hasFallback || !$0.isForOlderSystems }) { helper in
                helper.needs(api).flatMap { isAlwaysThere($0) ? nil : helperCheck($0) }
            }
        if !missing.isEmpty {
            let end = ByteRange(code.tree.bytes.count, code.tree.bytes.count)
            edits.append(Edit(range: end, text: ContiguousArray(helpers.text(missing).utf8)))
        }
        edits.sort { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
        return Plan(edits: edits, helpers: missing, refused: [:])
    }

    /// The check of a place: the `#if`s around it may leave some of the platforms.
    func check(_ needs: Availability, at range: ByteRange) -> GateCheck {
        GateCheck(needs, on: compiled.targets(targets, at: range.start), olderXcode: options.supportsOlderXcode)
    }

    private func isInserted(_ site: Site) -> Bool {
        if case .inserted = site { return true }
        return false
    }

    func covers(_ range: ByteRange, _ edit: Edit) -> Bool {
        let content = firstContent(of: edit)
        return range.start <= content && lastContent(of: edit) <= range.end
            || (edit.range.isEmpty && range.isEmpty && edit.range == range)
            || (edit.range.isEmpty && edit.range.start >= range.end && isBehind(edit, range))
    }

    /// An insertion behind the comment that trails a statement.
    private func isBehind(_ edit: Edit, _ range: ByteRange) -> Bool {
        guard !range.isEmpty, edit.text.first(where: { $0 > 32 }) == UInt8(ascii: ".") else { return false }
        let between = code.tree.bytes[range.end..<edit.range.start]
        guard !between.contains(UInt8(ascii: "\n")) else { return false }
        let token = code.tree.token(containing: max(range.end, edit.range.start - 1))
        return edit.range.start == range.end || code.tree.triviaRange(token: token).contains(edit.range)
    }
}
