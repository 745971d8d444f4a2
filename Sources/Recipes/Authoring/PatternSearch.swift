import Platforms
import SourceText
import SwiftTree

/// One place at which a pattern was found. Ranges are byte offsets in the file.
package struct FoundPattern: Sendable {
    package var range: ByteRange
    /// What each placeholder stands for, in the order in which the pattern names them; an empty sequence is empty.
    package var captures: [(name: String, range: ByteRange)]
}

/// All places in one file at which a recipe of the book holds, without a rewrite. Pure.
package func findPatterns(_ source: SourceText, book: RecipeBook) -> [FoundPattern] {
    let candidates = book.candidates(source.bytes)
    guard !candidates.isEmpty else { return [] }
    let code = Code(parse(source.bytes))
    var search = Search(
        code, book: book, candidates: candidates, targets: DeploymentTargets([:]), declaredNames: [],
        project: ProjectFacts())
    return search.run().filter { $0.suppressedBy == nil }.map { candidate in
        let pattern = book.recipes[candidate.recipe].alternatives[candidate.alternative].pattern
        let captures = pattern.names.compactMap { name in
            candidate.match.bound[name].map { (name: name, range: code.byteRange($0.ownTokens)) }
        }
        return FoundPattern(range: code.byteRange(candidate.match.region), captures: captures)
    }.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
}

extension Bound {
    /// The tokens without the parentheses that a sequence of arguments may have taken along.
    var ownTokens: Range<Int> {
        hasParentheses && tokens.count >= 2 ? tokens.lowerBound + 1..<tokens.upperBound - 1 : tokens
    }
}
