import Foundation
import Testing

@testable import Tool

@Suite struct ScanTests {
    @Test func text() throws {
        let run = try SmallApp.make().glazier("scan", SmallApp.only, "A.swift")
        #expect(run.code == 0)
        #expect(
            run.out.contains(
                "A.swift:8:13: review: Shorter [test.review]\n  8 |             Spacer(minLength: 0)\n    |"))
        #expect(run.out.contains("safe: Thin is enough [test.safe]"))
    }

    @Test func codes() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("scan", "--check", SmallApp.only).code == 1)
        #expect(folder.glazier("scan", "--check", SmallApp.only, "C.swift").code == 0)
        #expect(folder.glazier("scan", "--fail-on", "safe", SmallApp.only).code == 1)
        #expect(folder.glazier("scan", "--fail-on", "safe", "--only", "test.review").code == 0)
        #expect(folder.glazier("scan", "--fail-on", "review", "--only", "test.review").code == 1)
    }

    @Test func json() throws {
        let folder = try SmallApp.make()
        try folder.write("Binary.swift", bytes: [0])
        let run = folder.glazier("scan", "--format", "json", "--target", "iOS=26", SmallApp.only)
        #expect(run.code == 4)
        let document = try #require(
            try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any])
        #expect(document.keys.sorted() == ["findings", "notExamined", "summary", "targets", "version"])
        let targets = try #require(document["targets"] as? [[String: Any]])
        #expect(targets.count == 1)
        #expect(targets.first?["platforms"] as? [String: String] == ["iOS": "26.0"])
        let findings = try #require(document["findings"] as? [[String: Any]])
        #expect(findings.count == 3)
        let review = try #require(findings.first { $0["level"] as? String == "review" })
        #expect(review["file"] as? String == "A.swift")
        #expect(review["recipe"] as? String == "test.review")
        #expect(review["message"] as? String == "Shorter")
        #expect(review["reason"] is String)
        #expect(review["guidance"] is [String])
        let range = try #require(review["range"] as? [String: [String: Int]])
        #expect(range["start"] == ["line": 8, "column": 13, "offset": 166])
        #expect(range["end"] == ["line": 8, "column": 33, "offset": 186])
        let edits = try #require(review["edits"] as? [[String: Any]])
        #expect(edits.first?["text"] is String)
        #expect(edits.first?["range"] is [String: [String: Int]])
        let skipped = try #require(document["notExamined"] as? [[String: Any]])
        #expect(skipped.first?["file"] as? String == "Binary.swift")
        let summary = try #require(document["summary"] as? [String: Any])
        #expect(summary["found"] as? Int == 3)
        #expect(summary["files"] as? Int == 4)
    }
}

@Suite struct OtherCommandTests {
    @Test func recipeList() throws {
        let run = try SmallApp.make().glazier("recipe", "list", SmallApp.only)
        #expect(run.code == 0)
        #expect(
            run.out.split(separator: "\n").map { $0.split(separator: " ").prefix(2).joined(separator: " ") } == [
                "test.review review", "test.safe safe",
            ])
    }

    @Test func recipeShow() throws {
        let folder = try SmallApp.make()
        #expect(folder.glazier("recipe", "show", "test.safe").out == SmallApp.safeRecipe)
        let unknown = folder.glazier("recipe", "show", "test.sfae")
        #expect(unknown.code == 2)
        #expect(unknown.errors.contains("did you mean ‘test.safe’?"))
    }

    @Test func recipeCheck() throws {
        let folder = try SmallApp.make()
        let good = folder.glazier("recipe", "check", ".glazier/recipes/safe.md")
        #expect(good.code == 0)
        #expect(good.out == ".glazier/recipes/safe.md: test.safe, level safe: no fault found\n")
        try folder.write("broken.md", SmallApp.safeRecipe.replacing("level:", with: "levle:"))
        let broken = folder.glazier("recipe", "check", "broken.md")
        #expect(broken.code == 3)
        #expect(broken.errors.contains("broken.md:4:1: error:"))
        #expect(folder.glazier("recipe", "check", "nowhere.md").code == 4)
        #expect(folder.glazier("recipe", "check", ".glazier").out.hasSuffix("test.safe, level safe: no fault found\n"))
    }

    @Test func recipeTest() throws {
        let folder = try SmallApp.make()
        let all = folder.glazier("recipe", "test", SmallApp.only)
        #expect(all.code == 0, "\(all.out)\(all.errors)")
        #expect(all.out.hasPrefix("2 recipes, "))
        #expect(all.out.hasSuffix(": all hold\n"))
        let one = folder.glazier("recipe", "test", ".glazier/recipes/safe.md")
        #expect(one.code == 0, "\(one.out)\(one.errors)")
        #expect(one.out.hasPrefix("1 recipe, "))
        let wrong = SmallApp.safeRecipe.replacing(
            ".background(.thinMaterial) // stays", with: ".background(.bar) // stays")
        try folder.write("wrong.md", wrong)
        let failing = folder.glazier("recipe", "test", "wrong.md")
        #expect(failing.code == 3)
        #expect(failing.out.contains("failed: test.safe, “one”"))
        #expect(failing.errors.contains("of examples do not hold") || failing.errors.contains("of an example does not"))
    }

    @Test func tree() throws {
        let folder = try SmallApp.make()
        let text = folder.glazier("tree", "C.swift")
        #expect(text.code == 0)
        #expect(text.out.hasPrefix("sourceFile"))
        #expect(text.out.contains("\n  statement: variableDecl ‘let’"))
        let ranges = folder.glazier("tree", "--format", "ranges", "C.swift")
        #expect(ranges.out.contains("C.swift\tvariableDecl\t15\t24\n"))
        let json = folder.glazier("tree", "--format", "json", "A.swift")
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(json.out.utf8)) }
        let bad = folder.glazier("tree", "Nowhere.swift", "C.swift")
        #expect(bad.code == 4)
        #expect(bad.out.hasPrefix("sourceFile"))
        try folder.write("Bad.swift", "func broken( {\n")
        let broken = folder.glazier("tree", "Bad.swift")
        #expect(broken.code == 4)
        #expect(broken.errors.contains("Bad.swift:"))
    }

    @Test func project() throws {
        let folder = try SmallApp.make()
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(
                name: "A",
                platforms: [
                    .iOS(.v17),
                    .macOS("14.2"),
                ],
                targets: [.target(name: "A", path: ".")]
            )

            """)
        let run = folder.glazier("project")
        #expect(run.code == 0)
        #expect(run.out.contains("iOS 17.0, macOS 14.2"))
        #expect(run.out.contains("Package.swift:6"))
        #expect(run.out.contains("Package.swift:7"))
        // However the file is named, it is built for the same.
        #expect(folder.glazier("project", "Bü.swift", in: "Sub folder").out.contains("iOS 17.0, macOS 14.2: 1 file"))
        // A manifest is run and not built.
        #expect(folder.glazier("project", "--target", "iOS=26").out == "iOS 26.0: 3 files\n  --target\n")
    }

    @Test func help() throws {
        let folder = try TempFolder()
        #expect(folder.glazier("--version").out == "glazier \(toolVersion)\n")
        #expect(folder.glazier("help").out == folder.glazier("--help").out)
        #expect(folder.glazier("help", "scan").out == folder.glazier("scan", "-h").out)
        #expect(folder.glazier("--help").code == 0)
    }
}
