import Foundation

/// The folder that holds Package.swift, found from this file's own path.
package let repositoryRoot: String = {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path
}()

/// The bytes of a file of the repository, by its path from the root.
package func repositoryFile(_ path: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: repositoryRoot + "/" + path)))
}

/// The bytes of a file below `Fixtures/`: `fixture("Apps/Trailhead/Package.swift")`.
package func fixture(_ path: String) throws -> ContiguousArray<UInt8> {
    try repositoryFile("Fixtures/" + path)
}

/// The files below a folder of the repository, by their paths from the root, sorted; hidden files and build products
/// are left out. Empty when there is no such folder.
package func repositoryFiles(under folder: String, withExtension wanted: String? = nil) -> [String] {
    let base = URL(fileURLWithPath: repositoryRoot + "/" + folder)
    guard let found = FileManager.default.enumerator(atPath: base.path) else { return [] }
    var paths: [String] = []
    while let entry = found.nextObject() as? String {
        let name = entry.split(separator: "/").last.map(String.init) ?? entry
        if name.hasPrefix(".") {
            found.skipDescendants()
            continue
        }
        if let wanted, !name.hasSuffix("." + wanted) { continue }
        var isFolder: ObjCBool = false
        let exists = FileManager.default.fileExists(atPath: base.path + "/" + entry, isDirectory: &isFolder)
        if exists && !isFolder.boolValue { paths.append(folder.isEmpty ? entry : folder + "/" + entry) }
    }
    return paths.sorted()
}

/// Calls `body` with the path of a new empty folder, which is removed afterwards.
package func withTemporaryFolder<Result>(_ body: (String) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("glazier-" + UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder.path)
}

/// Writes a file, and the folders above it.
package func write(_ bytes: ContiguousArray<UInt8>, to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
}

package func read(_ path: String) throws -> ContiguousArray<UInt8> {
    ContiguousArray(try Data(contentsOf: URL(fileURLWithPath: path)))
}
