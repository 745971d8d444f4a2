import Foundation
import Testing

@testable import Tool

@Suite struct DiffTests {
    @Test func printsThePatchAloneOnStandardOutput() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("diff", SmallApp.only)
        #expect(run.code == 0)
        #expect(run.out.hasPrefix("diff --git a/A.swift b/A.swift\n"))
        #expect(run.out.contains("+                .background(.thinMaterial) // kept\n"))
        #expect(run.errors.contains("A.swift:7:"))
        #expect(run.errors.contains("safe: Thin is enough [test.safe]"))
        #expect(run.errors.contains("review: Shorter [test.review]"))
        #expect(
            run.errors.contains("3 found in 3 files: 3 to change in 2 files, 0 waiting, 0 for you to decide, 0 refused")
        )
        #expect(folder.files().count == 5)
        #expect(try folder.read("A.swift") == SmallApp.view)
    }

    @Test func gitAcceptsThePatch() throws {
        let folder = try SmallApp.make()
        let patch = folder.glazier(SmallApp.only).out
        #expect(try folder.git("apply", "--check", input: patch).code == 0)
        try folder.git("apply", input: patch)
        #expect(try folder.read("A.swift") == SmallApp.changed)
        #expect(
            try folder.read("Sub folder/Bü.swift")
                == "import SwiftUI\r\nlet b = Text(\"b\")\r\n    .background(.thinMaterial)")
        let again = folder.glazier(SmallApp.only)
        #expect(again.out.isEmpty)
        #expect(again.code == 0)
    }

    @Test func pathsOfThePatchAreSeenFromTheRepository() throws {
        let folder = try SmallApp.make()
        #expect(
            folder.glazier(SmallApp.only, in: "Sub folder").out.hasPrefix(
                "diff --git \"a/Sub folder/B\\303\\274.swift\""))
        #expect(folder.glazier("..", SmallApp.only, in: "Sub folder").out.contains("diff --git a/A.swift"))
    }

    @Test func levels() throws {
        let folder = try SmallApp.make()
        let safe = folder.glazier("--level", "safe", SmallApp.only)
        #expect(!safe.out.contains("Spacer()"))
        #expect(safe.errors.contains("1 waiting"))
        #expect(safe.errors.contains("1 change waits for ‘--level review’"))
        #expect(folder.glazier("--skip", "test.safe", SmallApp.only).out.contains("+            Spacer()"))
        #expect(!folder.glazier("--skip", "test.safe", SmallApp.only).out.contains("thinMaterial)"))
    }

    @Test func check() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("--check", SmallApp.only).code == 1)
        #expect(folder.glazier("--check", SmallApp.only, "C.swift").code == 0)
    }

    @Test func stat() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("--stat", "--quiet", SmallApp.only)
        #expect(
            run.out == """
                 A.swift             | 4 ++--
                 Sub folder/Bü.swift | 2 +-
                 2 files, 3 lines added, 3 removed

                """)
        #expect(run.errors.isEmpty)
    }

    @Test func colours() throws {
        let folder = try SmallApp.make()
        #expect(!folder.glazier(SmallApp.only).out.contains("\u{1B}"))
        #expect(folder.glazier(SmallApp.only, "--color", "always").out.contains("\u{1B}[32m+"))
        #expect(folder.glazier(SmallApp.only) { $0.isTerminal = { _ in true } }.out.contains("\u{1B}[32m+"))
        let plain = folder.glazier(SmallApp.only) {
            $0.isTerminal = { _ in true }
            $0.environment = { $0 == "NO_COLOR" ? "1" : nil }
        }
        #expect(!plain.out.contains("\u{1B}"))
        #expect(
            !folder.glazier(SmallApp.only, "--color=never") { $0.isTerminal = { _ in true } }.out.contains("\u{1B}"))
    }

    @Test func unknownRecipe() throws {
        let run = try SmallApp.make().glazier("--only", "test.saef")
        #expect(run.code == 2)
        #expect(run.errors.contains("did you mean ‘test.safe’?"))
    }

    @Test func timing() throws {
        let run = try SmallApp.make().glazier("--timing", SmallApp.only)
        #expect(run.errors.contains(" ms to read\n"))
    }
}

@Suite struct BadInputTests {
    @Test func theRestIsDone() throws {
        let folder = try SmallApp.make()
        try folder.write("Binary.swift", bytes: [0x61, 0x00, 0x62])
        try folder.write("Latin.swift", bytes: Array("let a = 1 // ".utf8) + [0xE4, 0x0A])
        let run = folder.glazier("diff", ".", "Nowhere", "No*.swift", SmallApp.only)
        #expect(run.code == 4)
        #expect(run.errors.contains("Binary.swift: error: not a text: byte 1 is NUL"))
        #expect(run.errors.contains("Latin.swift:1:14: error: not UTF-8: byte 0xE4"))
        #expect(run.errors.contains("Nowhere: error: no such file or folder"))
        #expect(run.errors.contains("No*.swift: error: no Swift file matches"))
        #expect(run.errors.contains("2 not examined"))
        #expect(run.out.contains("diff --git a/A.swift"))
    }

    @Test func unreadableFile() throws {
        let folder = try SmallApp.make()
        let run = folder.glazier(SmallApp.only) { system in
            system.read = { path throws(FileError) in
                if path.hasSuffix("C.swift") { throw FileError(reason: "permission denied") }
                return try FileSystem.system.read(path)
            }
        }
        #expect(run.code == 4)
        #expect(run.errors.contains("C.swift: error: cannot be read: permission denied"))
        #expect(run.out.contains("diff --git a/A.swift"))
    }

    @Test func syntaxError() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", SmallApp.view + "\nfunc broken( {\n    let = \n}\n")
        let run = folder.glazier("A.swift", SmallApp.only)
        #expect(run.code == 4)
        #expect(run.errors.contains("not examined"))
        #expect(run.out.contains("diff --git a/A.swift"))
    }

    @Test func brokenRecipe() throws {
        let folder = try SmallApp.make()
        try folder.write(".glazier/recipes/broken.md", "---\nid: test.broken\nformat: 1\nlevle: safe\n---\n# Broken\n")
        let run = folder.glazier(SmallApp.only)
        #expect(run.code == 3)
        #expect(run.errors.contains(".glazier/recipes/broken.md:4:1: error: "))
        #expect(run.errors.contains("level"))
        #expect(run.out.contains("diff --git a/A.swift"))
    }

    @Test func recipeFolder() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("--recipes", "nowhere").code == 2)
        #expect(folder.glazier("--recipes", ".glazier/recipes", SmallApp.only).code == 0)
    }

    @Test func anEmptyFolder() throws {
        let folder = try TempFolder()
        let run = folder.glazier()
        #expect(run.code == 0)
        #expect(run.out.isEmpty)
        #expect(run.errors.contains("0 found in 0 files"))
    }
}
