import Foundation
import Testing

@testable import Tool

/// Trees that nobody made by hand.
@Suite struct HostileTreeTests {
    /// A file or folder by bytes that are no text.
    private func make(_ folder: TempFolder, _ name: [UInt8], holding text: String?) -> Bool {
        var path = Array(folder.path.utf8CString.dropLast()) + [CChar(bitPattern: UInt8(ascii: "/"))]
        path += name.map { CChar(bitPattern: $0) } + [0]
        guard let text else { return mkdir(path, 0o755) == 0 }
        guard let file = fopen(path, "w") else { return false }
        fputs(text, file)
        return fclose(file) == 0
    }

    @Test func namesThatAreNoText() throws {
        let folder = try SmallApp.make()
        let odd: [UInt8] = [0x41, 0xFF, 0x42]
        // macOS takes no such names; then there is nothing to see.
        guard make(folder, odd + Array(".swift".utf8), holding: SmallApp.view), make(folder, odd, holding: nil) else {
            return
        }
        // A name that looks the same once the bytes were made good: it must not be taken for the other.
        try folder.write("A\u{FFFD}B.swift", SmallApp.view)
        try folder.commitAll()
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 4, "\(run.errors)")
        #expect(run.errors.contains("A\u{FFFD}B.swift: error: cannot be read: its name is not UTF-8"))
        #expect(run.errors.contains("A\u{FFFD}B: error: cannot be read: its name is not UTF-8"))
        #expect(try folder.read("A\u{FFFD}B.swift") == SmallApp.safeOnly)
        #expect(try folder.git("status", "--porcelain").out.split(separator: "\n").count == 3)
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.git("status", "--porcelain").out == "")
    }

    @Test func manyFiles() throws {
        let folder = try SmallApp.make()
        let count = 100_000
        for index in 0..<count {
            let name = "\(folder.path)/Many/\(index / 1000)"
            if index % 1000 == 0 {
                try FileManager.default.createDirectory(atPath: name, withIntermediateDirectories: true)
            }
            let file = open("\(name)/\(index).swift", O_WRONLY | O_CREAT, 0o644)
            #expect(write(file, "let a = 1\n", 10) == 10)
            close(file)
        }
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("found in 100003 files: 2 changed in 2 files"), "\(run.errors)")
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.read("A.swift") == SmallApp.view)
    }

    @Test func manyChangedFiles() throws {
        let folder = try SmallApp.make()
        let names = (0..<500).map { "Many/\($0 % 7)/\($0).swift" }
        for name in names { try folder.write(name, SmallApp.view) }
        try folder.commitAll()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        #expect(try names.allSatisfy { try folder.read($0) == SmallApp.safeOnly })
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.git("status", "--porcelain").out == "")
    }

    /// A file of 50 MB that has nothing to change is read and left; it must not stand in the way of others.
    @Test func aLargeFile() throws {
        let folder = try SmallApp.make()
        let line = "// " + String(repeating: "x", count: 1020) + "\n"
        try folder.write("Large.swift", String(repeating: line, count: 50 * 1024))
        #expect(try folder.attributes("Large.swift").size > 50_000_000)
        try folder.commitAll()
        let before = try folder.attributes("Large.swift").modified
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 0, "\(run.errors)")
        #expect(run.errors.contains("2 changed in 2 files"))
        #expect(try folder.attributes("Large.swift").modified == before)
    }

    /// Deeper than a path may be long, step by step.
    @Test func deepFolders() throws {
        let folder = try SmallApp.make()
        let deep = (0..<40).map { _ in String(repeating: "d", count: 50) }.joined(separator: "/")
        try folder.write(deep + "/A.swift", SmallApp.view)
        try folder.commitAll()
        #expect(folder.glazier("apply", SmallApp.only).code == 0)
        #expect(try folder.read(deep + "/A.swift") == SmallApp.safeOnly)
        #expect(folder.glazier("undo").code == 0)
        #expect(try folder.read(deep + "/A.swift") == SmallApp.view)
    }

    /// Recipes are only read, wherever they lie; a path with `..` gives no way to write there.
    @Test func recipesFromElsewhere() throws {
        let folder = try SmallApp.make()
        let other = try TempFolder()
        try other.write("recipes/safe.md", SmallApp.safeRecipe)
        let before = other.files()
        let path = "../" + Paths.name(of: other.path) + "/recipes"
        let run = folder.glazier("apply", "--recipes", path, "--only=test.safe")
        #expect(run.code == 0, "\(run.errors)")
        #expect(try folder.read("A.swift") == SmallApp.safeOnly)
        #expect(other.files() == before)
        #expect(FileSystem.system.kind(other.path + "/.glazier") == nil)
    }

    /// The file is a device or a pipe: nothing that could be exchanged, and nothing to wait for.
    @Test func whatIsNoFile() throws {
        let folder = try SmallApp.make()
        #expect(mkfifo(folder.path + "/Pipe.swift", 0o644) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path + "/Null.swift", withDestinationPath: "/dev/null")
        let run = folder.glazier("apply", SmallApp.only)
        #expect(run.code == 0, "\(run.errors)")
        let named = folder.glazier("apply", SmallApp.only, "Pipe.swift", "Null.swift")
        #expect(named.code == 4, "\(named.errors)")
        #expect(named.errors.contains("Pipe.swift: error: cannot be read: it is no ordinary file"))
        #expect(FileSystem.system.kind(folder.path + "/Pipe.swift") == .other)
    }
}
