import Edits
import SourceText

/// What came of running all recipes over one file.
package struct Outcome: Sendable {
    /// Edits on the original bytes, sorted and disjoint.
    package var edits: [Edit]
    /// The text with the edits applied.
    package var text: ContiguousArray<UInt8>
    /// The recipe that went on matching its own result.
    var endless: String?
    /// Comments that went with the code they stood in, as the recipe says.
    var discarded: [String] = []
    /// Helpers of checks that the edits add to the file.
    package var helpers: [GateHelper]
    /// Types of this file with places about which more is known when the uses of these types are.
    package var views: Set<String>
    /// The types that a recipe gives another protocol, as far as other files can see them.
    package var replacedTypes: [String: ReplacedType] = [:]
    /// Everything found, in the order of the file.
    package var findings: [Finding]
    /// Findings that a comment keeps away.
    package var suppressed: [Finding]
    /// Findings that the settings leave out.
    package var leftOut: [Finding]
    /// Comments that were to keep a recipe away, and keep none.
    package var idleSuppressions: [ByteRange]
    /// Comments that were to keep a recipe away and are misspelt, or name a recipe that does not exist.
    package var wrongSuppressions: [Message]
    /// At how many places a pattern matched and a `where` line was the first to be false.
    package var keptAway: [KeptAway: Int]
    /// Places that no recipe looked at.
    package var notExamined: [NotExamined]
    /// Groups of edits that were left out because another recipe's edits meet them.
    package var conflicts: [Conflict]
    /// Recipes whose result did not hold, taken back for this file.
    package var failures: [Message]

    package init(text: ContiguousArray<UInt8>) {
        edits = []
        helpers = []
        views = []
        self.text = text
        findings = []
        suppressed = []
        leftOut = []
        idleSuppressions = []
        wrongSuppressions = []
        keptAway = [:]
        notExamined = []
        conflicts = []
        failures = []
    }
}

/// One place that a recipe speaks of. Ranges are byte offsets in the original text.
package struct Finding: Sendable {
    package enum Status: Sendable, Equatable {
        /// Part of the outcome's edits.
        case changed
        /// Has a rewrite, but its level is above the one asked for.
        case waiting
        /// An audit, or a rewrite that needs a person's word.
        case asked
        /// A rewrite that cannot be made here, with the reason.
        case refused(String)
    }
    package var recipe: String
    package var guidance: [String]
    package var level: Level
    package var message: String
    /// One sentence naming the evidence: where the code stands and what told so.
    package var reason: String
    /// Why the level is above that of the recipe; nil when it is not.
    package var doubt: String?
    package var range: ByteRange
    package var status: Status
    /// The edits of this finding alone, on the original text; empty when it has no rewrite.
    package var edits: [Edit]
}

/// A `where` line of a recipe.
package struct KeptAway: Hashable, Sendable {
    package var recipe: String
    package var line: WhereLine
}

/// A finding by its recipe and the byte offset at which it begins in the original text.
package struct FindingPlace: Hashable, Sendable {
    package var recipe: String
    package var start: Int

    package init(recipe: String, start: Int) {
        self.recipe = recipe
        self.start = start
    }
}

extension Finding {
    package var place: FindingPlace { FindingPlace(recipe: recipe, start: range.start) }
}

/// A stretch of a file that was not looked at, and why.
package struct NotExamined: Sendable, Equatable {
    package var range: ByteRange
    package var reason: String

    package init(range: ByteRange, reason: String) {
        self.range = range
        self.reason = reason
    }
}
