import Recipes
import SourceText

/// Everything that can go wrong for the person at the terminal: what, where, why, what to do next, and the exit code.
///
/// No other file words a failure. A table test holds every text, so a change of words is seen in review.
package enum Failure: Error, Equatable, Sendable {
    // Usage and configuration: exit code 2.
    case unknownVerb(String, nearest: String?)
    case unknownOption(String, verb: String, nearest: String?)
    case optionOfOtherVerb(String, verb: String, others: [String])
    case missingValue(option: String, expected: String)
    case unexpectedValue(option: String)
    case badValue(option: String, value: String, expected: String, nearest: String?)
    case missingArgument(verb: String, expected: String)
    case unexpectedArgument(String, verb: String)
    case manualCannotBeApplied
    case unknownRecipe(String, nearest: String?)
    case unknownSet(String, nearest: String?, known: [String])
    case recipeFolderMissing(String)
    case badBaseline(String, reason: String)
    case optionNeeds(String, other: String)
    case optionClash(String, String, why: String)
    /// `undo` with a file, or with more than one path.
    case undoIsWhole(String)
    /// Neither a path was given, nor is there a project here, and the folder holds a lot.
    case noProjectHere(String)
    case idTaken(String, path: String)
    case fileExists(String)
    case noRecipeFromPair(before: String, after: String, InferenceFailure)
    // The state of the repository: exit code 2 as well, since an option lifts each of them.
    case noVersionControl([String])
    case uncommitted([String])
    case staged([String])
    case gitFailed(folder: String, reason: String)
    /// Git does not say which files `--staged` or `--since` mean.
    case scopeUnknown(String, reason: String)
    /// Files that lie outside the folder in which the run may write.
    case outsideProject([String], root: String)
    /// Another run is writing.
    case locked(String)
    /// A run was ended half way, and these files hold its text.
    case unfinished([String])
    /// Files that no longer hold what the run wrote that is to be taken back.
    case changedSince([String])
    // Recipes: exit code 3.
    case brokenRecipe(String)
    case examplesFailed(count: Int)
    // Input: exit code 4, the rest is done.
    case pathMissing(String, nearest: String? = nil)
    case globMatchesNothing(String)
    case notSwift(String)
    case unreadable(String, reason: String)
    case binary(String, offset: Int)
    case invalidUTF8(String, line: Int, column: Int, byte: UInt8)
    case changedMeanwhile(String)
    // Writing: exit code 5, nothing was written.
    case verification(String)
    case unwritable(String, reason: String)
    /// The tool's own folder cannot be used.
    case journalFolder(String, reason: String)
    case damagedJournal(String)
    /// A file could not be put into place after others were, and those could not be taken back: they are named.
    case stoppedHalfWay(String, why: String, written: [String])
    /// The command of `--verify` was not content.
    case commandFailed(String, code: Int32, fault: Fault)
    case commitFailed(String, reason: String)
    /// The person pressed Control-C before the first file was exchanged: exit code 130.
    case interrupted
}

extension Failure {
    /// Which recipes make the command of `--verify` fail.
    package enum Fault: Equatable, Sendable {
        case notSearched
        /// The command fails without any change as well.
        case none
        case recipes([String])
        /// None alone.
        case together
    }
}

/// The words of a failure, in the order in which they are printed.
package struct FailureText: Equatable, Sendable {
    /// `path` or `path:line:column`; without one, the tool's name stands in front.
    package var place: String?
    package var what: String
    package var why: String?
    package var next: String?
}

/// What the process ends with. The table of the meanings is in docs/command-line.md.
package enum ExitCode {
    package static let done: Int32 = 0
    package static let findings: Int32 = 1
    package static let usage: Int32 = 2
    package static let recipe: Int32 = 3
    package static let input: Int32 = 4
    package static let verification: Int32 = 5
    package static let interrupted: Int32 = 130
}

extension Failure {
    package var exitCode: Int32 {
        switch self {
        case .unknownVerb, .unknownOption, .optionOfOtherVerb, .missingValue, .unexpectedValue, .badValue,
            .missingArgument, .unexpectedArgument, .manualCannotBeApplied, .unknownRecipe, .unknownSet,
            .recipeFolderMissing,
            .idTaken, .fileExists, .noRecipeFromPair, .badBaseline, .optionNeeds, .optionClash, .undoIsWhole,
            .noProjectHere, .noVersionControl,
            .uncommitted, .staged,
            .gitFailed, .scopeUnknown, .outsideProject,
            .locked,
            .unfinished, .changedSince:
            ExitCode.usage
        case .brokenRecipe, .examplesFailed:
            ExitCode.recipe
        case .pathMissing, .globMatchesNothing, .notSwift, .unreadable, .binary, .invalidUTF8, .changedMeanwhile:
            ExitCode.input
        case .verification, .unwritable, .journalFolder, .damagedJournal, .stoppedHalfWay, .commandFailed,
            .commitFailed:
            ExitCode.verification
        case .interrupted: ExitCode.interrupted
        }
    }

    /// The file that could not be taken as input, for reports that name it apart from the words.
    package var path: String? {
        switch self {
        case .pathMissing(let path, _), .globMatchesNothing(let path), .notSwift(let path), .unreadable(let path, _),
            .binary(let path, _), .invalidUTF8(let path, _, _, _), .changedMeanwhile(let path),
            .unwritable(let path, _), .journalFolder(let path, _), .stoppedHalfWay(let path, _, _):
            path
        default: nil
        }
    }

    /// What the system said when it refused to write, or else the failure's own words.
    var reason: String {
        switch self {
        case .unwritable(_, let reason), .journalFolder(_, let reason): reason
        default: text.what
        }
    }

    /// One text for the terminal, ending in a line break.
    package var rendered: String {
        // These two carry a message that SourceText has already laid out, with its own place and caret.
        if case .brokenRecipe(let text) = self { return text.hasSuffix("\n") ? text : text + "\n" }
        let text = self.text
        var result = "\(text.place ?? "glazier"): error: \(text.what)\n"
        if let why = text.why { result += "  \(why)\n" }
        if let next = text.next { result += "  help: \(next)\n" }
        return result
    }

    package var text: FailureText {
        switch self {
        case .unknownVerb, .unknownOption, .optionOfOtherVerb, .missingValue, .unexpectedValue, .badValue,
            .missingArgument, .unexpectedArgument, .manualCannotBeApplied, .unknownRecipe, .unknownSet,
            .recipeFolderMissing,
            .idTaken, .fileExists, .noRecipeFromPair, .badBaseline, .optionNeeds, .optionClash, .undoIsWhole,
            .noProjectHere:
            usageText
        case .noVersionControl, .uncommitted, .staged, .gitFailed, .scopeUnknown, .outsideProject, .locked, .unfinished,
            .changedSince:
            repositoryText
        default:
            workText
        }
    }

    private var usageText: FailureText {
        switch self {
        case .unknownVerb(let word, let nearest):
            FailureText(
                what: "there is no verb or path ‘\(word)’", why: suggestion(nearest),
                next: "‘glazier help’ lists the verbs; a path must exist")
        case .unknownOption(let option, let verb, let nearest):
            FailureText(
                what: "‘\(verb)’ has no option ‘\(option)’", why: suggestion(nearest),
                next: "‘glazier \(verb) --help’ lists its options")
        case .optionOfOtherVerb(let option, let verb, let others):
            FailureText(
                what: "‘\(verb)’ has no option ‘\(option)’",
                why: "it belongs to \(others.map { "‘\($0)’" }.joined(separator: ", "))",
                next: "‘glazier \(verb) --help’ lists its options")
        case .missingValue(let option, let expected):
            FailureText(what: "‘\(option)’ needs a value", next: "write \(option) \(expected)")
        case .unexpectedValue(let option):
            FailureText(what: "‘\(option)’ takes no value", next: "write \(option) alone")
        case .badValue(let option, let value, let expected, let nearest):
            FailureText(
                what: "‘\(value)’ is no value of ‘\(option)’", why: suggestion(nearest), next: "it takes \(expected)")
        case .missingArgument(let verb, let expected):
            FailureText(
                what: "‘\(verb)’ needs \(expected)", next: "‘glazier \(firstWord(verb)) --help’ shows how it is called")
        case .unexpectedArgument(let word, let verb):
            FailureText(
                what: "‘\(verb)’ does not take ‘\(word)’",
                next: "‘glazier \(firstWord(verb)) --help’ shows how it is called")
        case .manualCannotBeApplied:
            FailureText(
                what: "‘apply’ does not write changes of level manual",
                why: "each of them needs a word that only you can give, such as a label or a colour",
                next: "‘glazier scan --level manual’ shows them; ‘--level review’ is the most that apply writes")
        case .unknownSet(let name, let nearest, let known):
            FailureText(
                what: "there is no set ‘\(name)’",
                next: nearest.map { "did you mean ‘\($0)’?" } ?? "the sets are \(known.joined(separator: ", "))")
        case .unknownRecipe(let id, let nearest):
            FailureText(
                what: "there is no recipe ‘\(id)’", why: suggestion(nearest), next: "‘glazier recipe list’ lists them")
        case .recipeFolderMissing(let path):
            FailureText(
                place: path, what: "no such folder, set or recipe",
                next: "‘--recipes’ takes a folder with .md files, or an .md file")
        case .idTaken(let id, let path):
            FailureText(
                what: "there is a recipe ‘\(id)’ already", why: "it is \(path)",
                next: "choose another id; ‘glazier recipe list’ lists those that are taken")
        case .noRecipeFromPair(let before, let after, let reason): pairText(before, after, reason)
        case .fileExists(let path):
            FailureText(
                place: path, what: "this file is there already; nothing written",
                next: "choose another id, or remove the file")
        case .undoIsWhole(let path):
            FailureText(
                what: "‘undo’ takes a whole run back, and ‘\(path)’ is no folder of a project to do that in",
                why: "it takes one path at most: a folder of the project, instead of the current folder",
                next: "‘git restore FILE’ gives a single file its committed text back")
        case .noProjectHere(let folder):
            FailureText(
                place: folder, what: "there is no project here, and a lot of files; nothing was looked at",
                why: "neither this folder nor one above it holds a .git, a Package.swift or an .xcodeproj",
                next: "‘glazier diff .’ looks through it all the same; ‘glazier --help’ lists what else there is")
        case .optionNeeds(let option, let other):
            FailureText(what: "‘\(option)’ needs ‘\(other)’ beside it", next: "add \(other)")
        case .optionClash(let option, let other, let why):
            FailureText(what: "‘\(option)’ and ‘\(other)’ exclude each other", why: why, next: "leave one of them out")
        case .badBaseline(let place, let reason):
            FailureText(
                place: place, what: "this baseline cannot be read: \(reason)",
                next: "mend or remove the line; ‘glazier scan --write-baseline’ writes the file anew")
        default: FailureText(what: "")
        }
    }

    private var repositoryText: FailureText {
        switch self {
        case .noVersionControl(let files):
            FailureText(
                what: "nothing written: \(listed(files, "is", "are")) not in a Git repository",
                why: "without version control there is no way back to the text as it was",
                next: "run ‘git init’ and commit, or pass --allow-no-vcs")
        case .uncommitted(let files):
            FailureText(
                what: "nothing written: \(listed(files, "has", "have")) changes that are not committed",
                why: "your own work and the migration would be one change",
                next: "commit or stash first, or pass --allow-dirty")
        case .staged(let files):
            FailureText(
                what: "nothing written: \(listed(files, "is", "are")) staged for the next commit",
                why: "the staged text and the migrated text would differ, and a commit would take only the first",
                next: "commit first, ‘git restore --staged’, or pass --allow-staged")
        case .gitFailed(let folder, let reason):
            FailureText(
                place: folder, what: "Git could not say which files are clean; nothing written", why: reason,
                next: "make ‘git status’ work there, or pass --allow-no-vcs")
        case .scopeUnknown(let folder, let reason):
            FailureText(
                place: folder, what: "Git could not say which files changed; none of them was looked at", why: reason,
                next: "--since takes a commit, such as ‘main’ or ‘HEAD~3’")
        case .outsideProject(let files, let root):
            FailureText(
                what: "nothing written: \(listed(files, "lies", "lie")) outside \(root)",
                why: "a run writes in one project only, also where a link leads out of it",
                next: "run glazier in that folder")
        case .locked(let root):
            FailureText(
                place: root, what: "another glazier is writing here; nothing written",
                why: "two runs at once would undo each other", next: "wait until it has ended, then run again")
        case .unfinished(let files):
            FailureText(
                what:
                    "nothing written: the last run was stopped half way, and \(listed(files, "holds", "hold")) its text",
                why: "a new run on top could not be taken back", next: "run ‘glazier undo’ first")
        case .changedSince(let files):
            FailureText(
                what: "not taken back: \(listed(files, "was", "were")) changed after the run",
                why: "the old text would overwrite that change",
                next: "put your change aside, or pass --keep-changed to take back all other files")
        default: FailureText(what: "")
        }
    }

    private var workText: FailureText {
        switch self {
        case .brokenRecipe(let text): FailureText(what: text)
        case .examplesFailed(let count):
            FailureText(
                what: "\(count) \(count == 1 ? "check of an example does" : "checks of examples do") not hold",
                next: "change the recipe, or the example where the new output is right")
        case .pathMissing(let path, let nearest):
            FailureText(
                place: path, what: "no such file or folder", why: suggestion(nearest),
                next: "check the spelling; the rest was done")
        case .globMatchesNothing(let pattern):
            FailureText(
                place: pattern, what: "no Swift file matches this pattern",
                next: "check the spelling; ‘**’ stands for any number of folders")
        case .notSwift(let path):
            FailureText(place: path, what: "not a .swift file", next: "name Swift files or folders")
        case .unreadable(let path, let reason):
            FailureText(
                place: path, what: "cannot be read: \(reason)", next: "check its permissions; the rest was done")
        case .binary(let path, let offset):
            FailureText(
                place: path, what: "not a text: byte \(offset) is NUL", why: "the file was skipped and is untouched",
                next: "leave it out with --exclude if it is meant to be so")
        case .invalidUTF8(let path, let line, let column, let byte):
            FailureText(
                place: "\(path):\(line):\(column)", what: "not UTF-8: byte \(hexadecimal(byte)) is invalid here",
                why: "the file was skipped and is untouched", next: "save it as UTF-8, or leave it out with --exclude")
        case .verification(let text):
            FailureText(
                what: "the new text did not pass verification, so the file was left alone", why: text,
                next: "‘--skip’ the recipe and report the case: this is a fault of glazier")
        case .changedMeanwhile(let path):
            FailureText(
                place: path, what: "changed since it was read; it was left alone, the rest was written",
                why: "another program writes to it", next: "run again")
        case .unwritable(let path, let reason):
            FailureText(
                place: path, what: "cannot be written: \(reason); nothing written",
                next: "check the permissions of the file and its folder, and the space on the disk")
        case .journalFolder(let path, let reason):
            FailureText(
                place: path, what: "cannot be used: \(reason); nothing written",
                why: "the old texts are kept there before a file is changed",
                next: "make it a folder that you may write in, with space on its disk")
        case .damagedJournal(let path):
            FailureText(
                place: path, what: "this is no whole journal; nothing written",
                why: "it holds the old texts of a run, and somebody else changed it",
                next: "take the files back with Git, then remove it")
        case .stoppedHalfWay(let path, let why, let written):
            FailureText(
                place: path, what: "stopped half way: \(listed(written, "holds", "hold")) the new text",
                why: why, next: "make room or mend the permissions, then run ‘glazier undo’: the old texts are kept")
        case .commandFailed(let command, let code, let fault):
            FailureText(
                what: "‘\(command)’ ended with code \(code); these changes were taken back", why: fault.words,
                next: fault.next)
        case .commitFailed(let recipe, let reason):
            FailureText(
                what: "the changes of \(recipe) are written, but could not be committed", why: reason,
                next: "commit them yourself, or take them back with ‘glazier undo’")
        case .interrupted: FailureText(what: "interrupted; nothing written", next: "run again")
        default: FailureText(what: "")
        }
    }
}

/// Why no recipe could be made of two files.
private func pairText(_ before: String, _ after: String, _ reason: InferenceFailure) -> FailureText {
    let what = "no recipe can be made of \(before) and \(after)"
    switch reason {
    case .equal:
        return FailureText(what: what, why: "the files are equal", next: "make the change by hand in \(after)")
    case .damaged(let path, let problem):
        return FailureText(
            what: what, why: "\(path) is not Swift: \(problem)", next: "make both files parse, and begin again")
    case .noPattern:
        return FailureText(
            what: what, why: "what differs is not within a call, a modifier or a statement",
            next: "write the pattern by hand: ‘glazier recipe new ID’ without a pair begins one")
    case .wrong(let text):
        return FailureText(
            what: what, why: "the recipe that came out is wrong: \(text)",
            next: "make the pair smaller, with one change in it")
    }
}

extension Failure.Fault {
    fileprivate var words: String? {
        switch self {
        case .notSearched: nil
        case .none: "it fails without any change as well"
        case .recipes(let ids): "it fails with \(ids.joined(separator: ", and with ")) alone"
        case .together: "it passes with each recipe alone: only together they make it fail"
        }
    }

    fileprivate var next: String {
        switch self {
        case .notSearched: "--bisect finds the recipe at fault; ‘glazier diff’ shows the changes"
        case .none: "mend what is wrong there first"
        case .recipes(let ids): "‘--skip \(ids.joined(separator: ","))’ leaves it out; ‘glazier diff’ shows the changes"
        case .together: "apply some recipes with ‘--only’, then the others"
        }
    }
}

private func suggestion(_ nearest: String?) -> String? {
    nearest.map { "did you mean ‘\($0)’?" }
}

/// `A.swift is`, `A.swift and B.swift are`, `A.swift, B.swift, C.swift and 12 more are`.
private func listed(_ files: [String], _ singular: String, _ plural: String) -> String {
    switch files.count {
    case 0: "no file \(singular)"
    case 1: "\(files[0]) \(singular)"
    case 2: "\(files[0]) and \(files[1]) \(plural)"
    case 3: "\(files[0]), \(files[1]) and \(files[2]) \(plural)"
    default: "\(files[0]), \(files[1]), \(files[2]) and \(files.count - 3) more \(plural)"
    }
}

/// `recipe` of `recipe list`: help is given for whole verbs.
private func firstWord(_ text: String) -> String { text.split(separator: " ").first.map(String.init) ?? text }

private func hexadecimal(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return "0x" + (digits.utf8.count == 1 ? "0" : "") + digits
}
