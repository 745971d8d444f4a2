import Testing

@testable import Tool

/// Every failure once: its exit code and its whole text, so that a change of words is seen in review.
@Suite struct FailureTests {
    @Test(arguments: table)
    func text(_ failure: Failure, _ code: Int32, _ expected: String) {
        #expect(failure.exitCode == code)
        #expect(failure.rendered == expected + "\n")
    }

    @Test(arguments: table)
    func saysWhatToDoNext(_ failure: Failure, _ code: Int32, _ expected: String) {
        if case .brokenRecipe = failure { return }
        #expect(failure.text.next != nil)
    }
}

private let table: [(Failure, Int32, String)] = [
    (
        .unknownVerb("aply", nearest: "apply"), 2,
        """
        glazier: error: there is no verb or path ‘aply’
          did you mean ‘apply’?
          help: ‘glazier help’ lists the verbs; a path must exist
        """
    ),
    (
        .unknownOption("--lvel", verb: "diff", nearest: "--level"), 2,
        """
        glazier: error: ‘diff’ has no option ‘--lvel’
          did you mean ‘--level’?
          help: ‘glazier diff --help’ lists its options
        """
    ),
    (
        .optionOfOtherVerb("--stat", verb: "scan", others: ["diff"]), 2,
        """
        glazier: error: ‘scan’ has no option ‘--stat’
          it belongs to ‘diff’
          help: ‘glazier scan --help’ lists its options
        """
    ),
    (
        .missingValue(option: "--target", expected: "iOS=17"), 2,
        """
        glazier: error: ‘--target’ needs a value
          help: write --target iOS=17
        """
    ),
    (
        .unexpectedValue(option: "--stat"), 2,
        """
        glazier: error: ‘--stat’ takes no value
          help: write --stat alone
        """
    ),
    (
        .badValue(option: "--level", value: "saef", expected: "safe, review or manual", nearest: "safe"), 2,
        """
        glazier: error: ‘saef’ is no value of ‘--level’
          did you mean ‘safe’?
          help: it takes safe, review or manual
        """
    ),
    (
        .missingArgument(verb: "tree", expected: "a file"), 2,
        """
        glazier: error: ‘tree’ needs a file
          help: ‘glazier tree --help’ shows how it is called
        """
    ),
    (
        .unexpectedArgument("b", verb: "recipe list"), 2,
        """
        glazier: error: ‘recipe list’ does not take ‘b’
          help: ‘glazier recipe --help’ shows how it is called
        """
    ),
    (
        .manualCannotBeApplied, 2,
        """
        glazier: error: ‘apply’ does not write changes of level manual
          each of them needs a word that only you can give, such as a label or a colour
          help: ‘glazier scan --level manual’ shows them; ‘--level review’ is the most that apply writes
        """
    ),
    (
        .unknownSet("foldback", nearest: "fold-back", known: ["fold-back", "liquid-glass"]), 2,
        """
        glazier: error: there is no set ‘foldback’
          help: did you mean ‘fold-back’?
        """
    ),
    (
        .unknownRecipe("bars.bakground", nearest: "bars.background"), 2,
        """
        glazier: error: there is no recipe ‘bars.bakground’
          did you mean ‘bars.background’?
          help: ‘glazier recipe list’ lists them
        """
    ),
    (
        .recipeFolderMissing("Recipes"), 2,
        """
        Recipes: error: no such folder, set or recipe
          help: ‘--recipes’ takes a folder with .md files, or an .md file
        """
    ),
    (
        .idTaken("bars.background", path: "bars/background.md"), 2,
        """
        glazier: error: there is a recipe ‘bars.background’ already
          it is bars/background.md
          help: choose another id; ‘glazier recipe list’ lists those that are taken
        """
    ),
    (
        .noRecipeFromPair(before: "A.swift", after: "B.swift", .equal), 2,
        """
        glazier: error: no recipe can be made of A.swift and B.swift
          the files are equal
          help: make the change by hand in B.swift
        """
    ),
    (
        .noRecipeFromPair(before: "A.swift", after: "B.swift", .damaged(path: "A.swift", problem: "')' is missing")), 2,
        """
        glazier: error: no recipe can be made of A.swift and B.swift
          A.swift is not Swift: ')' is missing
          help: make both files parse, and begin again
        """
    ),
    (
        .noRecipeFromPair(before: "A.swift", after: "B.swift", .noPattern), 2,
        """
        glazier: error: no recipe can be made of A.swift and B.swift
          what differs is not within a call, a modifier or a statement
          help: write the pattern by hand: ‘glazier recipe new ID’ without a pair begins one
        """
    ),
    (
        .noRecipeFromPair(before: "A.swift", after: "B.swift", .wrong("a.b.md:1:1: error: x")), 2,
        """
        glazier: error: no recipe can be made of A.swift and B.swift
          the recipe that came out is wrong: a.b.md:1:1: error: x
          help: make the pair smaller, with one change in it
        """
    ),
    (
        .fileExists("bars/background.md"), 2,
        """
        bars/background.md: error: this file is there already; nothing written
          help: choose another id, or remove the file
        """
    ),
    (
        .optionNeeds("--bisect", other: "--verify COMMAND"), 2,
        """
        glazier: error: ‘--bisect’ needs ‘--verify COMMAND’ beside it
          help: add --verify COMMAND
        """
    ),
    (
        .optionClash("--commit", "--allow-dirty", why: "it would take along"), 2,
        """
        glazier: error: ‘--commit’ and ‘--allow-dirty’ exclude each other
          it would take along
          help: leave one of them out
        """
    ),
    (
        .badBaseline("/app/.glazier/baseline:2", reason: "a line is a recipe, a path and a fingerprint"), 2,
        """
        /app/.glazier/baseline:2: error: this baseline cannot be read: a line is a recipe, a path and a fingerprint
          help: mend or remove the line; ‘glazier scan --write-baseline’ writes the file anew
        """
    ),
    (
        .noVersionControl(["A.swift"]), 2,
        """
        glazier: error: nothing written: A.swift is not in a Git repository
          without version control there is no way back to the text as it was
          help: run ‘git init’ and commit, or pass --allow-no-vcs
        """
    ),
    (
        .uncommitted(["A.swift", "B.swift"]), 2,
        """
        glazier: error: nothing written: A.swift and B.swift have changes that are not committed
          your own work and the migration would be one change
          help: commit or stash first, or pass --allow-dirty
        """
    ),
    (
        .staged(["A", "B", "C", "D", "E"]), 2,
        """
        glazier: error: nothing written: A, B, C and 2 more are staged for the next commit
          the staged text and the migrated text would differ, and a commit would take only the first
          help: commit first, ‘git restore --staged’, or pass --allow-staged
        """
    ),
    (
        .gitFailed(folder: "/app", reason: "fatal: bad index"), 2,
        """
        /app: error: Git could not say which files are clean; nothing written
          fatal: bad index
          help: make ‘git status’ work there, or pass --allow-no-vcs
        """
    ),
    (
        .scopeUnknown("/app", reason: "fatal: bad revision 'mian'"), 2,
        """
        /app: error: Git could not say which files changed; none of them was looked at
          fatal: bad revision 'mian'
          help: --since takes a commit, such as ‘main’ or ‘HEAD~3’
        """
    ),
    (
        .outsideProject(["Link.swift"], root: "/app"), 2,
        """
        glazier: error: nothing written: Link.swift lies outside /app
          a run writes in one project only, also where a link leads out of it
          help: run glazier in that folder
        """
    ),
    (
        .locked("/app"), 2,
        """
        /app: error: another glazier is writing here; nothing written
          two runs at once would undo each other
          help: wait until it has ended, then run again
        """
    ),
    (
        .unfinished(["A.swift", "B.swift"]), 2,
        """
        glazier: error: nothing written: the last run was stopped half way, and A.swift and B.swift hold its text
          a new run on top could not be taken back
          help: run ‘glazier undo’ first
        """
    ),
    (
        .changedSince(["A.swift"]), 2,
        """
        glazier: error: not taken back: A.swift was changed after the run
          the old text would overwrite that change
          help: put your change aside, or pass --keep-changed to take back all other files
        """
    ),
    (
        .brokenRecipe("a.md:1:1: error: unknown key\n  1 | levle: safe"), 3,
        "a.md:1:1: error: unknown key\n  1 | levle: safe"
    ),
    (
        .examplesFailed(count: 2), 3,
        """
        glazier: error: 2 checks of examples do not hold
          help: change the recipe, or the example where the new output is right
        """
    ),
    (
        .undoIsWhole("A.swift"), 2,
        """
        glazier: error: ‘undo’ takes a whole run back, and ‘A.swift’ is no folder of a project to do that in
          it takes one path at most: a folder of the project, instead of the current folder
          help: ‘git restore FILE’ gives a single file its committed text back
        """
    ),
    (
        .noProjectHere("/home"), 2,
        """
        /home: error: there is no project here, and a lot of files; nothing was looked at
          neither this folder nor one above it holds a .git, a Package.swift or an .xcodeproj
          help: ‘glazier diff .’ looks through it all the same; ‘glazier --help’ lists what else there is
        """
    ),
    (
        .pathMissing("LoopFolow", nearest: "LoopFollow"), 4,
        """
        LoopFolow: error: no such file or folder
          did you mean ‘LoopFollow’?
          help: check the spelling; the rest was done
        """
    ),
    (
        .pathMissing("Sorces"), 4,
        """
        Sorces: error: no such file or folder
          help: check the spelling; the rest was done
        """
    ),
    (
        .globMatchesNothing("App/**/*.swift"), 4,
        """
        App/**/*.swift: error: no Swift file matches this pattern
          help: check the spelling; ‘**’ stands for any number of folders
        """
    ),
    (
        .notSwift("README.md"), 4,
        """
        README.md: error: not a .swift file
          help: name Swift files or folders
        """
    ),
    (
        .unreadable("A.swift", reason: "permission denied"), 4,
        """
        A.swift: error: cannot be read: permission denied
          help: check its permissions; the rest was done
        """
    ),
    (
        .binary("A.swift", offset: 3), 4,
        """
        A.swift: error: not a text: byte 3 is NUL
          the file was skipped and is untouched
          help: leave it out with --exclude if it is meant to be so
        """
    ),
    (
        .invalidUTF8("A.swift", line: 2, column: 7, byte: 0xE4), 4,
        """
        A.swift:2:7: error: not UTF-8: byte 0xE4 is invalid here
          the file was skipped and is untouched
          help: save it as UTF-8, or leave it out with --exclude
        """
    ),
    (
        .verification("A.swift: comments lost"), 5,
        """
        glazier: error: the new text did not pass verification, so the file was left alone
          A.swift: comments lost
          help: ‘--skip’ the recipe and report the case: this is a fault of glazier
        """
    ),
    (
        .changedMeanwhile("A.swift"), 4,
        """
        A.swift: error: changed since it was read; it was left alone, the rest was written
          another program writes to it
          help: run again
        """
    ),
    (
        .unwritable("A.swift", reason: "permission denied"), 5,
        """
        A.swift: error: cannot be written: permission denied; nothing written
          help: check the permissions of the file and its folder, and the space on the disk
        """
    ),
    (
        .journalFolder("/app/.glazier", reason: "it is a link"), 5,
        """
        /app/.glazier: error: cannot be used: it is a link; nothing written
          the old texts are kept there before a file is changed
          help: make it a folder that you may write in, with space on its disk
        """
    ),
    (
        .damagedJournal("/app/.glazier/journal/0001.done"), 5,
        """
        /app/.glazier/journal/0001.done: error: this is no whole journal; nothing written
          it holds the old texts of a run, and somebody else changed it
          help: take the files back with Git, then remove it
        """
    ),
    (
        .stoppedHalfWay("B.swift", why: "no space left", written: ["A.swift"]), 5,
        """
        B.swift: error: stopped half way: A.swift holds the new text
          no space left
          help: make room or mend the permissions, then run ‘glazier undo’: the old texts are kept
        """
    ),
    (
        .commandFailed("make", code: 2, fault: .notSearched), 5,
        """
        glazier: error: ‘make’ ended with code 2; these changes were taken back
          help: --bisect finds the recipe at fault; ‘glazier diff’ shows the changes
        """
    ),
    (
        .commandFailed("make", code: 2, fault: .none), 5,
        """
        glazier: error: ‘make’ ended with code 2; these changes were taken back
          it fails without any change as well
          help: mend what is wrong there first
        """
    ),
    (
        .commandFailed("make", code: 2, fault: .recipes(["a.b", "c.d"])), 5,
        """
        glazier: error: ‘make’ ended with code 2; these changes were taken back
          it fails with a.b, and with c.d alone
          help: ‘--skip a.b,c.d’ leaves it out; ‘glazier diff’ shows the changes
        """
    ),
    (
        .commandFailed("make", code: 2, fault: .together), 5,
        """
        glazier: error: ‘make’ ended with code 2; these changes were taken back
          it passes with each recipe alone: only together they make it fail
          help: apply some recipes with ‘--only’, then the others
        """
    ),
    (
        .commitFailed("a.b", reason: "hook failed"), 5,
        """
        glazier: error: the changes of a.b are written, but could not be committed
          hook failed
          help: commit them yourself, or take them back with ‘glazier undo’
        """
    ),
    (
        .interrupted, 130,
        """
        glazier: error: interrupted; nothing written
          help: run again
        """
    ),
]
