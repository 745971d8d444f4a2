import Foundation
import Testing

@testable import Tool

/// `--verify`, `--bisect` and `--commit`.
@Suite struct VerifyTests {
    private static let all = ["apply", "--level", "review", SmallApp.only]

    @Test func aCommandThatPasses() throws {
        let folder = try SmallApp.make()
        // It runs at the root, on the new text, wherever the tool was called.
        let command = "grep -q 'thinMaterial' A.swift 'Sub folder/Bü.swift' && echo seen"
        let run = folder.glazier(Self.all + ["--verify", command, "..", "."], in: "Sub folder")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try folder.read("A.swift") == SmallApp.changed)
    }

    @Test func aCommandThatFails() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier(Self.all + ["--verify", "! grep -q '[^a]thinMaterial' A.swift; exit 3"])
        #expect(run.code == 5)
        #expect(run.errors.contains("ended with code 3; these changes were taken back"))
        #expect(!run.errors.contains("changed A.swift"))
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(try folder.git("status", "--porcelain").out == "")
        #expect(folder.glazier("undo").errors.contains("nothing to take back"))
    }

    @Test(arguments: [
        ("! grep -rq 'Spacer()' A.swift", "it fails with test.review alone", "--skip test.review"),
        ("false", "it fails without any change as well", "mend what is wrong"),
        (
            "! { grep -q 'Spacer()' A.swift && grep -q '(.thin' A.swift; }",
            "it passes with each recipe alone: only together", "--only"
        ),
    ])
    func bisect(_ command: String, _ why: String, _ next: String) throws {
        let folder = try SmallApp.make()
        let run = folder.glazier(Self.all + ["--verify", command, "--bisect"])
        #expect(run.code == 5)
        #expect(run.errors.contains(why), "\(run.errors)")
        #expect(run.errors.contains(next))
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(try folder.git("status", "--porcelain").out == "")
    }

    @Test func commitsOneRecipeAtATime() throws {
        let folder = try SmallApp.make()
        for name in ["user.name", "user.email"] { try folder.git("config", name, "Test") }
        // Something else is staged: it is none of the run's business.
        try folder.write("Notes.txt", "mine\n")
        try folder.git("add", "Notes.txt")
        let run = folder.glazier(Self.all + ["--commit"])
        #expect(run.code == 0, "\(run.errors)")
        #expect(try folder.read("A.swift") == SmallApp.changed)
        #expect(try folder.git("log", "--format=%s", "-2").out == "Thinner\nSpacers without a length\n")
        #expect(
            try folder.git("log", "-1", "--format=%b").out.hasPrefix(
                "Thin is enough\n\nglazier recipe test.safe"))
        #expect(try folder.git("show", "--format=", "--name-only", "HEAD~1").out == "A.swift\n")
        #expect(try folder.git("status", "--porcelain").out == "A  Notes.txt\n")
        // Each recipe is a run of its own.
        #expect(folder.glazier("undo", "--list").out.split(separator: "\n").count == 2)
    }

    @Test func aCommitThatIsRefused() throws {
        let folder = try SmallApp.make()
        try folder.write(".git/hooks/pre-commit", "#!/bin/sh\necho 'not today' >&2\nexit 1\n")
        chmod(folder.path + "/.git/hooks/pre-commit", 0o755)
        for name in ["user.name", "user.email"] { try folder.git("config", name, "Test") }
        let run = folder.glazier(Self.all + ["--commit"])
        #expect(run.code == 5)
        #expect(run.errors.contains("could not be committed\n  not today\n"), "\(run.errors)")
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.read("A.swift") == SmallApp.view)
    }

    @Test func aCommandThatFailsBetweenCommits() throws {
        let folder = try SmallApp.make()
        for name in ["user.name", "user.email"] { try folder.git("config", name, "Test") }
        let run = folder.glazier(Self.all + ["--commit", "--verify", "! grep -q '(.thin' A.swift"])
        #expect(run.code == 5)
        #expect(run.errors.contains("it fails with test.safe alone"), "\(run.errors)")
        // What was committed before stays.
        #expect(try folder.git("log", "--format=%s", "-1").out == "Spacers without a length\n")
        #expect(try folder.git("status", "--porcelain").out == "")
    }

    @Test func optionsThatDoNotFit() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("apply", "--bisect").errors.contains("‘--bisect’ needs ‘--verify COMMAND’"))
        for other in ["--allow-dirty", "--allow-staged", "--allow-no-vcs"] {
            let run = folder.glazier("apply", "--commit", other)
            #expect(run.code == 2 && run.errors.contains("‘--commit’ and ‘\(other)’ exclude each other"))
        }
    }
}
