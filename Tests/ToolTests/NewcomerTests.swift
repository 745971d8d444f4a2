import Foundation
import Recipes
import Testing

@testable import Tool

/// What a person meets who has read nothing but the README: wrong words, other folders, and what is told about them.
@Suite struct NewcomerTests {
    // MARK: Patches

    /// Git reads paths from the root of the repository, wherever it runs.
    @Test(arguments: ["", "Sub folder"])
    func gitAppliesThePatchInASubfolder(_ folder: String) throws {
        let app = try SmallApp.make()
        let run = app.glazier("diff", SmallApp.only, in: folder)
        #expect(run.code == 0)
        #expect(run.out.contains("diff --git \"a/Sub folder/B\\303\\274.swift\""))
        #expect(!run.errors.contains("git apply"))
        let stat = try app.git("-C", folder.isEmpty ? "." : folder, "apply", "--stat", input: run.out)
        #expect(stat.out.contains(folder.isEmpty ? "2 files changed" : "1 file changed"))
        #expect(try app.git("-C", folder.isEmpty ? "." : folder, "apply", input: run.out).code == 0)
        #expect(try app.read("Sub folder/Bü.swift").contains(".thinMaterial"))
        #expect(app.glazier("diff", SmallApp.only, in: folder).out.isEmpty)
    }

    @Test func aPatchOfFilesAbove() throws {
        let app = try SmallApp.make()
        let run = app.glazier("diff", "..", SmallApp.only, in: "Sub folder")
        #expect(run.out.contains("diff --git a/A.swift b/A.swift\n"))
        #expect(
            run.errors.contains(
                "warning: ‘git apply’ changes nothing above the folder it runs in; for ../A.swift, run it in \(app.path)"
            ))
        #expect(try app.git("apply", input: run.out).code == 0)
        #expect(try app.read("A.swift") == SmallApp.changed)
    }

    @Test func aPatchInAWorktree() throws {
        let app = try SmallApp.make()
        try app.git("worktree", "add", "-q", "Tree")
        let run = app.glazier("diff", SmallApp.only, in: "Tree/Sub folder")
        #expect(try app.git("-C", "Tree/Sub folder", "apply", input: run.out).code == 0)
        #expect(try app.read("Tree/Sub folder/Bü.swift").contains(".thinMaterial"))
    }

    @Test func aPatchWithoutARepository() throws {
        let app = try SmallApp.make()
        try FileManager.default.removeItem(atPath: app.path + "/.git")
        let run = app.glazier("diff", SmallApp.only, in: "Sub folder")
        #expect(run.out.hasPrefix("diff --git \"a/B\\303\\274.swift\""))
        // A folder of temporary files lies in no repository.
        #expect(try app.git("-C", "Sub folder", "apply", input: run.out).code == 0)
        #expect(try app.read("Sub folder/Bü.swift").contains(".thinMaterial"))
    }

    // MARK: Undo

    private func sharing(applied: Bool = true) throws -> TempFolder {
        let folder = try TempFolder()
        try folder.write("Package.swift", SharedHelperTests.manifest)
        for name in ["A", "B"] { try folder.write("Sources/App/\(name).swift", SharedHelperTests.screen(name)) }
        try folder.commitAll()
        if applied { #expect(folder.glazier("apply").code == 0) }
        return folder
    }

    private static let gates = "Sources/App/AvailabilityGates.swift"

    @Test func undoKeepsAHelperThatAKeptFileCalls() throws {
        let folder = try sharing()
        try folder.write("Sources/App/A.swift", try folder.read("Sources/App/A.swift") + "// mine\n")
        let run = folder.glazier("undo", "--keep-changed")
        #expect(run.code == 0)
        #expect(run.errors.contains("kept Sources/App/A.swift: it was changed after the run\n"))
        #expect(
            run.errors.contains(
                "kept \(Self.gates): Sources/App/A.swift still calls what it holds; remove it when nothing does\n"))
        #expect(run.errors.contains("1 file restored, "))
        #expect(try folder.read(Self.gates).contains("func gated("))
        #expect(try folder.read("Sources/App/B.swift") == SharedHelperTests.screen("B"))
    }

    @Test func undoTakesAHelperAwayThatNobodyCalls() throws {
        let folder = try sharing()
        try folder.write("Sources/App/A.swift", "import SwiftUI\n// .gatedOtherwise is not .gated2\n")
        let run = folder.glazier("undo", "--keep-changed")
        #expect(run.errors.contains("removed \(Self.gates)\n"))
        #expect(FileSystem.system.kind(folder.path + "/" + Self.gates) == nil)
    }

    @Test(arguments: [["undo", "A.swift"], ["undo", "--list", "extra", "foo"], ["undo", "--list", "extra"]])
    func undoTakesNoFiles(_ words: [String]) throws {
        let app = try SmallApp.make()
        #expect(app.glazier("apply", SmallApp.only).code == 0)
        let run = app.glazier(words)
        #expect(run.code == 2)
        #expect(run.errors.contains("error: ‘undo’ takes a whole run back, and ‘"))
        #expect(try app.read("A.swift") == SmallApp.safeOnly)
        #expect(app.glazier("undo", "--list", ".").code == 0)
        #expect(app.glazier("undo", "--help").out.contains("PATH is a folder of the project"))
    }

    @Test func undoNamesFilesAsApplyDid() throws {
        let app = try SmallApp.make()
        let run = app.glazier("apply", "..", SmallApp.only, in: "Sub folder")
        #expect(run.errors.contains("changed ../A.swift: 1 change\n"))
        let undone = app.glazier("undo", in: "Sub folder")
        #expect(undone.errors.contains("restored ../A.swift\n"), "\(undone.errors)")
        #expect(undone.errors.contains("restored Bü.swift\n"))
    }

    // MARK: Counts

    @Test func filesOfHelpersAreNotCounted() throws {
        let folder = try TempFolder()
        try folder.write("Package.swift", SharedHelperTests.manifest)
        for name in ["A", "B"] { try folder.write("Sources/App/\(name).swift", SharedHelperTests.screen(name)) }
        try folder.commitAll()
        let run = folder.glazier("diff")
        #expect(run.out.contains(Self.gates))
        #expect(
            run.errors.contains("2 to change in 2 files, 0 waiting, 0 for you to decide, 0 refused"), "\(run.errors)")
    }

    // MARK: Comments

    private func comment(_ text: String, on line: String = ".background(.ultraThinMaterial)") throws -> TempFolder.Run {
        let app = try SmallApp.make()
        try app.write("A.swift", SmallApp.view.replacing("\(line) // kept", with: "\(line) // \(text)"))
        let run = app.glazier("scan", "A.swift", "--recipes", ".glazier/recipes")
        #expect(run.code == 0)
        return run
    }

    @Test(arguments: [
        ("glazier:ignore[test.saef]", "there is no recipe ‘test.saef’; did you mean ‘test.safe’?"),
        ("glazier:ignore[test.safe, zzz]", "there is no recipe ‘zzz’"),
        ("glazier:ingore[test.safe]", "‘glazier:ingore’ keeps no recipe away: write ‘glazier:ignore’"),
        ("glazier: ignore", "‘glazier: ignore’ keeps no recipe away: write ‘glazier:ignore’"),
        ("glazier:Ignore", "‘glazier:Ignore’ keeps no recipe away: write ‘glazier:ignore’"),
        ("glazier:disable", "‘glazier:disable’ keeps no recipe away: write ‘glazier:ignore’"),
        ("glazier:ignore-flie", "‘glazier:ignore-flie’ keeps no recipe away: write ‘glazier:ignore-file’"),
    ])
    func wrongComments(_ text: String, _ expected: String) throws {
        let run = try comment(text)
        #expect(run.errors.contains("A.swift:7:49: warning: \(expected)\n"), "\(run.errors)")
        #expect(!run.errors.contains("remove it"))
    }

    @Test(arguments: ["glazier:ignore[test]", "glazier:ignore[test.]", "glazier:ignore [test.safe]", "glazier:ignore"])
    func areasInComments(_ text: String) throws {
        let run = try comment(text)
        #expect(!run.out.contains("[test.safe]"))
        #expect(run.errors.contains("suppressed"))
        #expect(!run.errors.contains("warning: there is") && !run.errors.contains("remove it"), "\(run.errors)")
    }

    @Test(arguments: ["made by glazier: see the notes", "glazier.ignore", "https://glazier:8080/"])
    func proseIsNoComment(_ text: String) throws {
        let run = try comment(text)
        #expect(run.out.contains("[test.safe]"))
        #expect(!run.errors.contains("keeps no recipe away"))
    }

    // MARK: Damage

    @Test func aNamedFileIsParsed() throws {
        let app = try SmallApp.make()
        try app.write("Broken.swift", "let a = (1\nfunc {\n")
        let named = app.glazier("scan", "Broken.swift")
        #expect(named.code == 4)
        #expect(named.errors.contains("Broken.swift:"))
        #expect(named.errors.contains("not examined"))
        // Of a folder, only files are parsed that a recipe looks into.
        #expect(app.glazier("scan", SmallApp.only).code == 0)
    }

    // MARK: Hints

    @Test(arguments: [
        (["scan", "Sub foldr"], 4, "did you mean ‘Sub folder’?"),
        (["scan", "./Baord.swift"], 4, "did you mean ‘./Board.swift’?"),
        (["scan", "--only", "bar"], 2, "did you mean ‘bars’?"),
        (["apply", "--dry-run"], 2, "did you mean ‘glazier diff’?"),
        (["scan", "--json"], 2, "did you mean ‘--format json’?"), (["list"], 2, "did you mean ‘recipe list’?"),
        (["explian"], 2, "did you mean ‘recipe explain’?"),
        (["-v"], 2, "did you mean ‘glazier --version’?"), (["--target", "iOS17"], 2, "did you mean ‘iOS=17’?"),
        (["--target", "macos-14.2"], 2, "did you mean ‘macOS=14.2’?"),
        (["--stat", "apply"], 2, "‘apply’ has no option ‘--stat’"),
        (["--level", "review", "scan", "--allow-dirty"], 2, "‘scan’ has no option ‘--allow-dirty’"),
        (["recipe", "new", "our-card"], 2, "did you mean ‘house.our-card’?"),
        (["recipe", "new", "our-card"], 2, "an area, a dot and a name, such as house.frosted"),
        (["recipe", "test", "bars.bar-colour"], 2, "did you mean ‘bars.bar-color’?"),
    ])
    func hints(_ words: [String], _ code: Int32, _ expected: String) throws {
        let app = try SmallApp.make()
        try app.write("Board.swift", "")
        let run = app.glazier(words)
        #expect(run.code == code)
        #expect(run.errors.contains(expected), "\(run.errors)")
    }

    @Test func theVerbMayStandBehindOptions() throws {
        let app = try SmallApp.make()
        let run = app.glazier("--level", "review", "apply", SmallApp.only)
        #expect(run.code == 0)
        #expect(try app.read("A.swift") == SmallApp.changed)
    }

    @Test func examplesByID() throws {
        let app = try SmallApp.make()
        for id in ["bars.bar-color", "test.safe"] {
            let run = app.glazier("recipe", "test", id)
            #expect(run.code == 0)
            #expect(run.out.contains("1 recipe, ") && run.out.hasSuffix("all hold\n"), "\(run.out)")
        }
    }

    @Test func helpOffersWhatIsTaken() throws {
        let app = try SmallApp.make()
        #expect(!app.glazier("apply", "--help").out.contains("manual"))
        #expect(app.glazier("scan", "--help").out.contains("safe, review or manual"))
        #expect(app.glazier("--help").out.hasPrefix("glazier moves SwiftUI code to Liquid Glass"))
    }

    // MARK: Picking

    private func pick(_ folder: TempFolder, _ words: [String], _ answers: String...) -> TempFolder.Run {
        nonisolated(unsafe) var left = answers[...]
        return folder.glazier(["apply", "-i"] + words) { system in system.readLine = { left.popFirst() } }
    }

    /// A finding whose edits are far apart: all of it is seen before it is agreed to.
    @Test func allHunksOfAFinding() throws {
        let folder = try TempFolder()
        let between = (1...12).map { "        .padding(\($0))\n" }.joined()
        let view = SharedHelperTests.screen("A").replacing(
            "for: .navigationBar)\n        .toolbarBackground(.visible",
            with: "for: .navigationBar)\n\(between)        .toolbarBackground(.visible")
        try folder.write("A.swift", view)
        try folder.commitAll()
        let run = pick(folder, ["--target", "iOS=26"], "y")
        #expect(run.errors.contains("(1/1) Apply this to A.swift"), "\(run.errors)")
        let shown = run.errors.components(separatedBy: "(1/1)")[0]
        #expect(shown.components(separatedBy: "\n@@ ").count == 3)
        #expect(shown.contains("-        .toolbarBackground(.visible, for: .navigationBar)\n"))
        #expect(try !folder.read("A.swift").contains("toolbarBackground"))
    }

    @Test func helpersAreSeenBeforeTheyAreAgreedTo() throws {
        let folder = try TempFolder()
        let far = (1...12).map { "// \($0)\n" }.joined()
        try folder.write("A.swift", SharedHelperTests.screen("A") + far)
        try folder.commitAll()
        let run = pick(folder, ["--target", "iOS=17"], "n")
        let shown = run.errors.components(separatedBy: "(1/1)")[0]
        #expect(shown.contains("+    fileprivate func gated("), "\(run.errors)")

        let shared = try sharing(applied: false)
        let both = pick(shared, [], "n", "n")
        #expect(both.errors.contains("(it calls ‘gated’, which goes into \(Self.gates):)\n"), "\(both.errors)")
        #expect(both.errors.contains("+    func gated("))
    }

    @Test func nothingIsAnswered() throws {
        let app = try SmallApp.make()
        let run = pick(app, [SmallApp.only])
        #expect(run.code == 0)
        #expect(
            run.errors.contains(
                "3 found in 3 files: 0 changed in 0 files, 0 waiting, 0 for you to decide, 0 refused, 0 not examined, "
                    + "3 not chosen; "), "\(run.errors)")
    }

    @Test func whatIsNotUnderstoodAndWhy() throws {
        let run = pick(try SmallApp.make(), [SmallApp.only], "x", "", "w", "q")
        #expect(run.errors.contains("‘x’ is not understood\ny - apply this change\n"))
        #expect(run.errors.contains("an empty line is no answer\n"))
        #expect(run.errors.contains("\n  Thinner\n"))
        let prose = RecipeProse(
            RecipeFile(
                path: "a.md",
                bytes: ContiguousArray(
                    "---\n---\n# Title\n\nOne `a.b`\nthing. Two.\n\n**Why review.** It is. Or not.\n\n```swift\n".utf8))
        )
        #expect(prose.sentences == ["One `a.b` thing.", "Why review: It is."])
    }

    // MARK: A home folder

    @Test func manyFilesAndNoProject() throws {
        let folder = try TempFolder()
        try folder.write("One.swift", "let one = 1\n")
        #expect(folder.glazier([]).code == 0)
        for number in 0...2_000 { try folder.write("Mail/\(number)", "") }
        let run = folder.glazier([])
        #expect(run.code == 2)
        #expect(run.out.isEmpty)
        #expect(run.errors.hasPrefix("\(folder.path): error: there is no project here, and a lot of files"))
        #expect(folder.glazier(".").code == 0)
        #expect(folder.glazier("scan").code == 0)
        try folder.write("App.xcodeproj/project.pbxproj", "")
        #expect(folder.glazier([]).code == 0)
    }
}
