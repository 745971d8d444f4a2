import Platforms
import Recipes

/// What the first word of the command line asks for.
package enum Verb: String, CaseIterable, Sendable {
    case diff, apply, undo, status, scan, match, rewrite, tree, recipe, project, help
}

/// One command with what only it takes.
package enum Command: Equatable, Sendable {
    case diff
    case apply
    case undo
    case status
    case scan
    case tree
    case recipeList
    case recipeShow(id: String)
    case recipeTest
    case recipeCheck
    case recipeNew(id: String)
    case recipeTry(file: String)
    case recipeExplain(id: String, place: SourcePlace)
    case recipeDocs
    case match(pattern: String)
    case rewrite(pattern: String, replacement: String)
    case project
    /// Help for one verb, or the overview.
    case help(Verb?)
    case version
}

package enum ColorChoice: String, CaseIterable, Sendable { case auto, always, never }

package enum Format: String, CaseIterable, Sendable { case text, json, ranges }

/// The options of all verbs; each verb reads its own.
package struct Options: Equatable, Sendable {
    package var paths: [String] = []
    /// What `--target` said; empty when the project files are to be read.
    package var targets: [Platform: Version] = [:]
    package var level: Level?
    package var gates = GateOptions()
    package var only: [String] = []
    package var sets: [String] = []
    package var skip: [String] = []
    package var include: [String] = []
    package var exclude: [String] = []
    package var recipes: String?
    package var color: ColorChoice = .auto
    package var format: Format = .text
    package var check = false
    package var failOn: Level?
    package var allowDirty = false
    package var allowNoVCS = false
    package var allowStaged = false
    package var list = false
    package var keepChanged = false
    package var staged = false
    package var since: String?
    package var stdin = false
    package var stdinPath: String?
    package var interactive = false
    package var verify: String?
    package var bisect = false
    package var commit = false
    package var writeBaseline = false
    package var prune = false
    package var forceInclude = false
    package var jobs: Int?
    package var timing = false
    package var quiet = false
    package var stat = false
    /// `recipe test`: write the outputs into the file as expected results; run again whenever a file changes.
    package var update = false
    package var watch = false
    /// `recipe new`: the pair that the recipe is made from.
    package var before: String?
    package var after: String?
    /// `match` and `rewrite`: lines of a `where` block.
    package var conditions: [String] = []

    package init() {}
}

/// One option as the person writes it: its words, the verbs that take it, and what it does with its value.
///
/// The table is the only list of options: parsing, help and the suggestions for a mistyped word all read it.
struct OptionRule: Sendable {
    var name: String
    var short: String? = nil
    /// What stands for the value in help; nil for a switch.
    var value: String? = nil
    var verbs: [Verb]
    var summary: String
    /// What a verb has to say of the option in other words.
    var ownSummaries: [Verb: String] = [:]
    /// Takes the value (empty for a switch); a wrong one throws what was expected.
    var set: @Sendable (_ options: inout Options, _ value: String, _ verb: Verb) throws(WrongValue) -> Void
}

/// What an option expected in place of the value it was given.
struct WrongValue: Error {
    var expected: String
    var nearest: String?
}

extension OptionRule {
    private static let onFiles: [Verb] = [.diff, .apply, .status, .scan]
    /// Verbs that walk over files of code; `recipe try` is one.
    private static let onCode: [Verb] = onFiles + [.match, .rewrite, .recipe]
    private static let onRecipes: [Verb] = onFiles + [.recipe]

    static let all: [OptionRule] = choosing + shaping + applying + running + authoring

    private static let choosing: [OptionRule] = [
        OptionRule(
            name: "--target", value: "iOS=17", verbs: onFiles + [.project, .rewrite, .recipe],
            summary: "platform and lowest version, instead of what the project says; repeatable"
        ) { options, value, _ throws(WrongValue) in
            let (platform, version) = try parseTarget(value)
            options.targets[platform] = version
        },
        OptionRule(
            name: "--level", value: "LEVEL", verbs: [.diff, .apply, .scan],
            summary: "safe, review or manual: everything up to this level; review if not said",
            ownSummaries: [
                .diff: "safe or review: everything up to this level; review if not said",
                .apply: "safe or review: everything up to this level; safe if not said, review with -i",
            ]
        ) { options, value, _ throws(WrongValue) in options.level = try parseLevel(value) },
        OptionRule(
            name: "--gate", value: "SHAPE", verbs: [.diff, .apply, .rewrite],
            summary: "if or helper: the shape of availability checks, instead of what suits each place"
        ) { options, value, _ throws(WrongValue) in
            let rule: GateRule = try parseWord(value, allowed: ["if", "helper"])
            options.gates.gate = rule
        },
        OptionRule(
            name: "--support-xcode", value: "16", verbs: [.diff, .apply, .rewrite],
            summary: "Xcode 16 must be able to build the result: checks also ask for the compiler"
        ) { options, value, _ throws(WrongValue) in
            guard ["16", "26"].contains(value.prefix { $0 != "." }) else { throw WrongValue(expected: "16 or 26") }
            options.gates.supportsOlderXcode = value.hasPrefix("16")
        },
        OptionRule(
            name: "--only", value: "ID,…", verbs: onRecipes,
            summary: "these recipes, or areas such as ‘bars’, and no others"
        ) { options, value, _ in options.only += commaList(value) },
        OptionRule(
            name: "--skip", value: "ID,…", verbs: onRecipes, summary: "all recipes but these, or but these areas"
        ) { options, value, _ in options.skip += commaList(value) },
        OptionRule(
            name: "--set", value: "NAME,…", verbs: onRecipes,
            summary: "the recipes of a set: liquid-glass, which runs by itself, or fold-back, or one of your own"
        ) { options, value, _ in options.sets += commaList(value) },
        OptionRule(
            name: "--include", value: "GLOB", verbs: onCode + [.project],
            summary: "only files that match, as in .gitignore; repeatable"
        ) { options, value, _ in options.include.append(value) },
        OptionRule(
            name: "--exclude", value: "GLOB", verbs: onCode + [.project],
            summary: "not the files that match; repeatable"
        ) { options, value, _ in options.exclude.append(value) },
        OptionRule(
            name: "--force-include", verbs: onCode + [.project],
            summary: "take the files named on the command line even where an ignore rule excludes them"
        ) { options, _, _ in options.forceInclude = true },
        OptionRule(
            name: "--staged", verbs: onFiles, summary: "only files that are staged for the next commit"
        ) { options, _, _ in options.staged = true },
        OptionRule(
            name: "--since", value: "REF", verbs: onFiles,
            summary: "only files that differ from this commit, and new ones"
        ) { options, value, _ in options.since = value },
        OptionRule(
            name: "--stdin", verbs: [.diff, .apply, .scan],
            summary: "read one file from standard input; apply prints the new text; needs --path"
        ) { options, _, _ in options.stdin = true },
        OptionRule(
            name: "--path", value: "FILE", verbs: [.diff, .apply, .scan],
            summary: "the file that --stdin stands for, whether or not it exists"
        ) { options, value, _ in options.stdinPath = value },
        OptionRule(
            name: "--recipes", value: "PATH", verbs: onRecipes,
            summary: "your own recipes, instead of .glazier/recipes: a folder, a set, or one recipe"
        ) { options, value, _ in options.recipes = value },
    ]

    private static let shaping: [OptionRule] = [
        OptionRule(
            name: "--format", value: "FORMAT", verbs: [.scan, .tree],
            summary: "scan: text or json; tree: text, json or ranges"
        ) { options, value, verb throws(WrongValue) in
            let allowed = verb == .tree ? ["text", "json", "ranges"] : ["text", "json"]
            options.format = try parseWord(value, allowed: allowed)
        },
        OptionRule(
            name: "--stat", verbs: [.diff, .rewrite],
            summary: "a count of changed lines for each file in place of the patch"
        ) { options, _, _ in options.stat = true },
        OptionRule(
            name: "--color", value: "WHEN", verbs: Verb.allCases,
            summary: "auto, always or never; auto honours NO_COLOR"
        ) { options, value, _ throws(WrongValue) in
            options.color = try parseWord(value, allowed: ColorChoice.allCases.map(\.rawValue))
        },
        OptionRule(
            name: "--check", verbs: [.diff, .scan, .rewrite],
            summary: "exit with 1 when there is anything to change or report"
        ) { options, _, _ in options.check = true },
        OptionRule(
            name: "--fail-on", value: "LEVEL", verbs: [.scan],
            summary: "exit with 1 when there are findings up to this level"
        ) { options, value, _ throws(WrongValue) in options.failOn = try parseLevel(value) },
    ]

    private static let applying: [OptionRule] = [
        OptionRule(
            name: "--interactive", short: "-i", verbs: [.apply],
            summary: "ask about each change, of level review too; ‘?’ lists the keys"
        ) { options, _, _ in options.interactive = true },
        OptionRule(
            name: "--verify", value: "COMMAND", verbs: [.apply],
            summary: "run this line of shell afterwards, and take everything back when it fails"
        ) { options, value, _ in options.verify = value },
        OptionRule(
            name: "--bisect", verbs: [.apply], summary: "after a failed --verify, find the recipe at fault"
        ) { options, _, _ in options.bisect = true },
        OptionRule(
            name: "--commit", verbs: [.apply], summary: "commit the changes, one commit for each recipe"
        ) { options, _, _ in options.commit = true },
        OptionRule(
            name: "--allow-dirty", verbs: [.apply], summary: "write files with uncommitted changes too"
        ) { options, _, _ in options.allowDirty = true },
        OptionRule(
            name: "--allow-staged", verbs: [.apply], summary: "write files with staged changes too"
        ) { options, _, _ in options.allowStaged = true },
        OptionRule(
            name: "--allow-no-vcs", verbs: [.apply], summary: "write files that are in no Git repository too"
        ) { options, _, _ in options.allowNoVCS = true },
        OptionRule(
            name: "--write-baseline", verbs: [.scan],
            summary: "put all findings into .glazier/baseline, so that later runs leave them out"
        ) { options, _, _ in options.writeBaseline = true },
        OptionRule(
            name: "--prune", verbs: [.scan], summary: "take findings out of the baseline that are no longer there"
        ) { options, _, _ in options.prune = true },
        OptionRule(
            name: "--list", verbs: [.undo], summary: "list the runs that can be taken back, newest first"
        ) { options, _, _ in options.list = true },
        OptionRule(
            name: "--keep-changed", verbs: [.undo], summary: "leave files alone that were changed after the run"
        ) { options, _, _ in options.keepChanged = true },
    ]

    private static let authoring: [OptionRule] = [
        OptionRule(
            name: "--where", value: "CONDITION", verbs: [.match, .rewrite],
            summary: "a line of a where block, such as '!inside(List)'; repeatable, and all must hold"
        ) { options, value, _ in options.conditions.append(value) },
        OptionRule(
            name: "--before", value: "A.swift", verbs: [.recipe],
            summary: "recipe new: code before the change, from which the recipe is made"
        ) { options, value, _ in options.before = value },
        OptionRule(
            name: "--after", value: "B.swift", verbs: [.recipe], summary: "recipe new: the same code after the change"
        ) { options, value, _ in options.after = value },
        OptionRule(
            name: "--update", verbs: [.recipe],
            summary: "recipe test: write the outputs into the recipe as its expected results"
        ) { options, _, _ in options.update = true },
        OptionRule(
            name: "--watch", verbs: [.recipe], summary: "recipe test: run again whenever a recipe file changes"
        ) { options, _, _ in options.watch = true },
    ]

    private static let running: [OptionRule] = [
        OptionRule(
            name: "--jobs", short: "-j", value: "N", verbs: onCode,
            summary: "number of threads; all processors if not said"
        ) { options, value, _ throws(WrongValue) in
            guard let jobs = Int(value), jobs > 0, jobs <= 1024 else {
                throw WrongValue(expected: "a number from 1 to 1024")
            }
            options.jobs = jobs
        },
        OptionRule(
            name: "--timing", verbs: [.diff, .apply, .scan, .rewrite], summary: "how long each step took"
        ) { options, _, _ in options.timing = true },
        OptionRule(
            name: "--quiet", short: "-q", verbs: onCode + [.undo],
            summary: "no notes and no summary; errors are still told"
        ) { options, _, _ in options.quiet = true },
    ]
}
