/// A file that is to hold another text, to be made, or to go.
struct Replacement: Sendable {
    /// Absolute, without links.
    var path: String
    /// What reports call it.
    var display: String
    /// What it holds now; nil when there is no such file.
    var old: ContiguousArray<UInt8>?
    /// What it shall hold; nil when there shall be no such file.
    var new: ContiguousArray<UInt8>?

    /// Whether the file still holds what was read, and still lies where it did: a folder on the way may have become a
    /// link meanwhile.
    func isUnchanged(in fileSystem: FileSystem) -> Bool {
        guard let old else {
            let folder = Paths.folder(of: path)
            return fileSystem.kind(path) == nil && fileSystem.resolve(folder) == folder
        }
        return fileSystem.resolve(path) == path && (try? fileSystem.read(path)) == old
    }
}

/// Puts new texts into the place of old ones: first all of them are laid down beside the files, then each is renamed.
struct Exchange: Sendable {
    let replacements: [Replacement]
    /// The number of the journal's entry: part of the names of the files laid down, so that they can be found again.
    let number: Int
    let fileSystem: FileSystem

    /// Writes all new texts to disk beside the files; none of them when one cannot be.
    func layDown() throws(Failure) {
        for (index, one) in replacements.enumerated() {
            do throws(Failure) {
                if fileSystem.isInterrupted() { throw .interrupted }
                try layDown(one, laidDown(index))
            } catch {
                discard(0..<index)
                throw error
            }
        }
    }

    private func layDown(_ one: Replacement, _ path: String) throws(Failure) {
        guard let new = one.new else { return }
        do throws(FileError) {
            try fileSystem.disk.createFile(path, [new], like: one.old == nil ? nil : one.path)
        } catch {
            throw .unwritable(one.display, reason: error.reason)
        }
    }

    /// Renames. Returns those whose file is not what it was any more; they are left alone.
    func exchange() throws(Failure) -> [Replacement] {
        var skipped: [Replacement] = []
        for (index, one) in replacements.enumerated() {
            do throws(FileError) {
                let isUnchanged = one.isUnchanged(in: fileSystem)
                if !isUnchanged { skipped.append(one) }
                switch (isUnchanged, one.new) {
                case (true, nil): try fileSystem.disk.delete(one.path)
                case (true, _) where one.old == nil: try fileSystem.disk.place(laidDown(index), at: one.path)
                case (true, _): try fileSystem.disk.move(laidDown(index), to: one.path)
                case (false, nil): break
                case (false, _): try fileSystem.disk.delete(laidDown(index))
                }
            } catch {
                discard(index..<replacements.count)
                throw .unwritable(one.display, reason: error.reason)
            }
        }
        for folder in Set(replacements.map { Paths.folder(of: $0.path) }).sorted() {
            do throws(FileError) {
                try fileSystem.disk.flushFolder(folder)
            } catch {
                throw .unwritable(folder, reason: error.reason)
            }
        }
        return skipped
    }

    /// Short whatever the file is called, since that name may be as long as the system allows.
    private func laidDown(_ index: Int) -> String {
        Paths.join(Paths.folder(of: replacements[index].path), "\(Self.prefix(number))\(index)")
    }

    private static func prefix(_ number: Int) -> String { ".glazier-\(number)-" }

    private func discard(_ indices: Range<Int>) {
        // What cannot be removed is hidden, and cleared away by the next run.
        for index in indices { try? fileSystem.disk.delete(laidDown(index)) }
    }

    /// Removes what a run that was ended from outside laid down beside these files.
    static func sweep(besides paths: [String], number: Int, _ fileSystem: FileSystem) throws(FileError) {
        let prefix = prefix(number)
        for folder in Set(paths.map(Paths.folder(of:))).sorted() {
            // A folder that has gone, or is closed to us, holds nothing that we could remove.
            guard fileSystem.resolve(folder) == folder, let entries = try? fileSystem.list(folder) else { continue }
            for entry in entries where entry.kind == .file && entry.name.hasPrefix(prefix) {
                try fileSystem.disk.delete(Paths.join(folder, entry.name))
            }
        }
    }
}
