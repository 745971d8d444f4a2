import Foundation
import TestSupport
import Testing

/// What the documents name exists.
@Suite struct DocumentTests {
    private static let documents =
        repositoryFiles(under: "docs", withExtension: "md") + ["README.md", "CONTRIBUTING.md"]

    /// Texts of the tool that may name files of this repository.
    private static let toolTexts = ["Help", "Options", "Failure"].map { "Sources/Tool/\($0).swift" }

    @Test func pathsExist() {
        let problems = (Self.documents + Self.toolTexts).flatMap { document in
            linesOutsideTranscripts(of: document).flatMap { index, line in
                paths(in: line).filter { !exists($0) }.map { "\(document):\(index + 1): there is no \($0)" }
            }
        }
        #expect(problems == [])
    }

    @Test func linksLeadSomewhere() {
        let problems = Self.documents.flatMap { document in
            let folder = document.split(separator: "/").dropLast().map { $0 + "/" }.joined()
            return linesOutsideExamples(of: document).flatMap { index, line in
                links(in: line).filter { !exists(folder + $0) }.map { "\(document):\(index + 1): no \($0)" }
            }
        }
        #expect(problems == [])
    }

    /// A transcript speaks of the files of another repository.
    private func linesOutsideTranscripts(of document: String) -> [(index: Int, line: String)] {
        var isTranscript = false
        return lines(of: document).enumerated().compactMap { index, line in
            if line.hasPrefix("```") { isTranscript = line == "```console" }
            return isTranscript ? nil : (index, line)
        }
    }

    /// An example is about files of the reader's own.
    private func linesOutsideExamples(of document: String) -> [(index: Int, line: String)] {
        var isExample = false
        return lines(of: document).enumerated().compactMap { index, line in
            if line.hasPrefix("```") { isExample.toggle() }
            return isExample ? nil : (index, line)
        }
    }

    private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: repositoryRoot + "/" + path) }

    /// The paths of this repository that a line names. Patterns such as `Recipes/<area>/` and the area `Recipes/house/`
    /// of the tutorial stand for the reader's own files.
    private func paths(in line: String) -> [String] {
        let roots = ["Sources/", "Tests/", "docs/", "Recipes/", "Fixtures/"]
        let allowed = CharacterSet(charactersIn: "/._-+").union(.alphanumerics)
        return line.split { character in
            !character.unicodeScalars.allSatisfy { allowed.contains($0) || "*<>{}$".unicodeScalars.contains($0) }
        }.compactMap { word in
            guard roots.contains(where: { word.hasPrefix($0) }), !word.hasPrefix("Recipes/house/"),
                !word.contains(where: { "*<>{}$".contains($0) })
            else { return nil }
            let end = word.lastIndex { !".-+".contains($0) } ?? word.startIndex
            return String(word[...end])
        }
    }

    /// The targets of the links in a line that lead to files, without their anchors.
    private func links(in line: String) -> [String] {
        line.components(separatedBy: "](").dropFirst().compactMap { rest in
            guard let end = rest.firstIndex(of: ")") else { return nil }
            let target = rest[..<end].prefix { $0 != "#" }
            return target.isEmpty || target.contains(":") ? nil : String(target)
        }
    }
}
