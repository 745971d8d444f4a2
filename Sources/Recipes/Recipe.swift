import Edits
import SourceText
import SwiftTree

/// How much a person has to look at a change before it is written.
package enum Level: Int, Comparable, CaseIterable, Sendable {
    /// May be applied unread.
    case safe
    /// Right in most places; the diff wants reading.
    case review
    /// Needs a decision or a word from a person; shown when asked for, never written into files.
    case manual

    package static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }

    package var name: String {
        switch self {
        case .safe: "safe"
        case .review: "review"
        case .manual: "manual"
        }
    }

    package init?(name: String) {
        guard let level = Level.allCases.first(where: { $0.name == name }) else { return nil }
        self = level
    }

    /// One step more careful: what an unknown fact does to a finding.
    package var lowered: Level { Level(rawValue: rawValue + 1) ?? .manual }
}

/// What a recipe's header says about the availability check around its result.
package enum GateRule: String, CaseIterable, Sendable {
    /// The engine chooses by place and length.
    case auto
    /// `if #available … else` around the statement.
    case `if`
    /// A branch in the middle of the modifier chain.
    case helper
    /// The type that is rewritten stays under another name for older systems, and the new one holds the check.
    case type
    /// No check is written: the place is already code for the new system.
    case none
}

/// A recipe as read from its file: what to look for, when, and what to put there.
package struct Recipe: Sendable {
    package let id: String
    package let path: String
    package let title: String
    package let level: Level
    package let gate: GateRule
    package let guidance: [String]
    /// One sentence for each finding; `$name` is replaced by the captured text.
    package let message: String
    package let requiredImport: String?
    package let after: [String]
    /// Where `after` stands in the recipe's file.
    package let afterRange: ByteRange?
    /// The major release from which on the change is right although nothing new is emitted (bar backgrounds removed).
    package let since: Int?
    package let tags: [String]
    /// The set that has to be asked for; `nil` for the one that runs by itself.
    package let set: String?
    /// Captures whose comments go when they go.
    let discards: [String]
    /// Tried in order; the first that matches at a place wins.
    package var alternatives: [Alternative]
    var conditions: [Condition]
    /// The lines that the conditions were read from, in the same order.
    package let whereLines: [WhereLine]
    package let examples: [Example]
    /// Declarations that its rewrites use and that a file gets once.
    package let helpers: [RecipeHelper]
    /// What the branch for older systems gets in the place of what stood there.
    let fallback: Template?

    /// A recipe without a rewrite only reports.
    package var isAudit: Bool { alternatives.allSatisfy { $0.template == nil } }
}

/// One pattern of a recipe with the rewrite that belongs to it.
package struct Alternative: Sendable {
    package var pattern: Pattern
    package let template: Template?
    /// Byte offset of the pattern's text in the recipe's file.
    package var start = 0
    /// The pattern is another spelling of the one in the file.
    package var isRespelled = false
}

/// A line of a `where` block as its author wrote it.
package struct WhereLine: Sendable, Hashable {
    package let text: String
    /// 1-based, in the recipe's file.
    package let number: Int
}

/// A before/after pair, or a text that must stay as it is.
package struct Example: Sendable {
    package enum Kind: Sendable, Equatable {
        case rewritten(plain: String?, gated: String?)
        case reported
        case unchanged
    }
    package let name: String
    package let before: String
    package let kind: Kind
    /// 1-based line of the opening fence in the recipe's file.
    package let line: Int
    /// Known not to work yet: run, but not counted as a failure.
    package let todo: Bool
    /// Where the results stand in the recipe's file: byte ranges of what is between the fences.
    package var plainRange: ByteRange?
    package var gatedRange: ByteRange?
    /// Byte offset behind the closing fence of `before`, where a result may be put in.
    package var end = 0
}

/// A recipe file as bytes, before it is read.
package struct RecipeFile: Sendable {
    package let path: String
    package let bytes: ContiguousArray<UInt8>

    package init(path: String, bytes: ContiguousArray<UInt8>) {
        self.path = path
        self.bytes = bytes
    }
}
