/// The working folder where it belongs to no project and holds a lot: `glazier` alone, typed in a home folder, would look
/// through all of it and print a patch of everything. Nil otherwise.
func crowdWithoutProject(_ fileSystem: FileSystem) -> String? {
    let current = fileSystem.currentFolder()
    for folder in Paths.upwards(from: current) {
        if fileSystem.kind(Paths.join(folder, ".git")) != nil { return nil }
        guard let entries = try? fileSystem.list(folder) else { continue }
        let isProject = entries.contains { entry in
            entry.name == "Package.swift" || entry.name.hasSuffix(".xcodeproj") || entry.name.hasSuffix(".xcworkspace")
        }
        if isProject { return nil }
    }
    return holdsCrowd(current, fileSystem) ? current : nil
}

private let crowd = 2_000

/// Whether more entries than a small tree has lie below a folder. Stops counting there.
private func holdsCrowd(_ folder: String, _ fileSystem: FileSystem) -> Bool {
    var open = [folder]
    var count = 0
    while let next = open.popLast() {
        for entry in (try? fileSystem.list(next)) ?? [] {
            count += 1
            if count > crowd { return true }
            if entry.kind == .folder, !foldersNeverEntered.contains(entry.name) {
                open.append(Paths.join(next, entry.name))
            }
        }
    }
    return false
}
