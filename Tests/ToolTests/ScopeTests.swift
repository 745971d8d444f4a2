import Foundation
import Testing

@testable import Tool

/// `--staged`, `--since REF` and `--stdin --path`.
@Suite struct ScopeTests {
    private func files(_ run: TempFolder.Run) -> [String] {
        run.out.split(separator: "\n").filter { $0.hasPrefix("+++ ") }.map { String($0.dropFirst(6)) }
    }

    @Test func staged() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", SmallApp.view + "// mine\n")
        try folder.write("New.swift", SmallApp.view)
        try folder.write("Gone.swift", SmallApp.view)
        try folder.commitAll()
        #expect(files(folder.glazier("diff", "--staged", SmallApp.only)) == [])
        try folder.write("A.swift", SmallApp.view + "// mine again\n")
        try folder.write("Sub folder/d.swift", SmallApp.view)
        try folder.git("rm", "-q", "Gone.swift")
        try folder.git("add", "-A")
        try folder.write("New.swift", SmallApp.view + "// not staged\n")
        #expect(files(folder.glazier("diff", "--staged", SmallApp.only)) == ["A.swift", "Sub folder/d.swift\t"])
        #expect(files(folder.glazier("diff", "--staged", SmallApp.only, "Sub folder")) == ["Sub folder/d.swift\t"])
        let check = folder.glazier("scan", "--staged", "--check", SmallApp.only, in: "Sub folder")
        #expect(check.code == 1 && check.errors.contains("found in 1 file"))
    }

    @Test func since() throws {
        let folder = try SmallApp.make()
        try folder.write("A.swift", SmallApp.view + "// second\n")
        try folder.commitAll()
        try folder.write("New.swift", SmallApp.view)
        #expect(files(folder.glazier("diff", "--since", "HEAD", SmallApp.only)) == ["New.swift"])
        #expect(files(folder.glazier("diff", "--since=HEAD~1", SmallApp.only)) == ["A.swift", "New.swift"])
        let wrong = folder.glazier("diff", "--since", "mian", SmallApp.only)
        #expect(wrong.code == 2)
        #expect(wrong.out.isEmpty)
        #expect(wrong.errors.contains("\(folder.path): error: Git could not say which files changed"))
        let none = folder.glazier("diff", "--staged", SmallApp.only) { $0.git = { _ in nil } }
        #expect(none.code == 2 && none.errors.contains("there is no ‘git’ on the search path"))
    }

    /// A name that Git could take for an option or for something else than a commit.
    @Test(arguments: ["--output=x", "A.swift", "-R"])
    func namesThatAreNoCommit(_ name: String) throws {
        let folder = try SmallApp.make()
        let run = folder.glazier("diff", "--since=\(name)", SmallApp.only)
        #expect(run.code == 2, "\(run.errors)")
        #expect(folder.files().count == 5)
    }

    private func stdin(_ folder: TempFolder, _ text: String, _ words: String...) -> TempFolder.Run {
        folder.glazier(words + ["--stdin", SmallApp.only]) { system in
            system.readInput = { () throws(FileError) in ContiguousArray(text.utf8) }
        }
    }

    @Test(arguments: ["A.swift", "Sub folder/None.swift", "Nowhere/None.swift"])
    func standardInput(_ path: String) throws {
        let folder = try SmallApp.make()
        let text = "// mine\n" + SmallApp.view
        let diff = stdin(folder, text, "diff", "--path", path)
        #expect(diff.code == 0, "\(diff.errors)")
        #expect(diff.out.contains("+++ b/\(path)") && diff.out.contains("+                .background(.thinMaterial)"))
        let scan = stdin(folder, text, "scan", "--path", path)
        #expect(scan.out.contains("\(path):8:17: safe: Thin is enough"))
        let apply = stdin(folder, text, "apply", "--path", path)
        #expect(apply.code == 0)
        #expect(apply.out == "// mine\n" + SmallApp.safeOnly)
        // Nothing on disk was written or asked about.
        #expect(folder.files().count == 5)
        #expect(try folder.read("A.swift") == SmallApp.view)
        #expect(stdin(folder, "let a = 1\n", "apply", "--path", path).out == "let a = 1\n")
        let broken = stdin(folder, "a\u{0}b", "apply", "--path", path)
        #expect(broken.code == 4 && broken.out == "a\u{0}b")
    }

    @Test func standardInputNeedsAPath() throws {
        let folder = try SmallApp.make()
        #expect(stdin(folder, "", "diff").errors.contains("‘--stdin’ needs ‘--path FILE’ beside it"))
        #expect(folder.glazier("diff", "--path", "A.swift").errors.contains("‘--path’ needs ‘--stdin’ beside it"))
        #expect(stdin(folder, "", "diff", "--path", "A.swift", "B.swift").errors.contains("exclude each other"))
    }
}

/// A run over a part of a project knows what the rest of it declares.
@Suite struct PartOfProjectTests {
    private func project() throws -> TempFolder {
        let folder = try TempFolder()
        try folder.write(
            "Package.swift",
            "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", platforms: [.iOS(.v26)])\n")
        try folder.write(
            "Sources/P/Bar.swift",
            """
            import SwiftUI

            struct Dial: View {
                var body: some View {
                    Button { go() } label: {
                        Image(systemName: "plus").background(.ultraThinMaterial, in: Circle())
                    }
                }
            }

            """)
        return folder
    }

    @Test func namesThatAreTakenElsewhere() throws {
        let folder = try project()
        try folder.commitAll()
        #expect(folder.glazier("diff", "Sources/P/Bar.swift").out.contains("+        .buttonStyle(.glass)"))
        try folder.write(
            "Sources/P/Own.swift", "extension PrimitiveButtonStyle {\n    static var glass: Self { fatalError() }\n}\n")
        #expect(folder.glazier("diff", "Sources/P/Bar.swift").out == "")
        #expect(folder.glazier("diff", "Bar.swift", in: "Sources/P").out == "")
        #expect(folder.glazier("diff").out == "")
        // What is not part of the run is not reported either.
        #expect(folder.glazier("diff", "Sources/P/Bar.swift").errors.contains("1 file"))
    }

    @Test func usesElsewhere() throws {
        let folder = try project()
        try folder.write("Sources/P/Rows.swift", "import SwiftUI\n\nlet rows = List { Dial() }\n")
        try folder.commitAll()
        #expect(folder.glazier("diff").out == folder.glazier("diff", "Sources/P/Bar.swift").out)
    }
}
