#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// One call to the system that changes what is on disk.
package enum WriteCall: Equatable, Sendable {
    case makeFolder(String)
    case create(String)
    case write(count: Int)
    case setOwner
    case setMode
    case flush
    case close
    case move(from: String, to: String)
    case link(from: String, to: String)
    case delete(String)
    case flushFolder(String)
    case lock(String)
}

/// What becomes of a call: it is made, it is made for half of the bytes (as systems may do), or it fails with an error
/// number without being made.
package enum WriteVerdict: Equatable, Sendable {
    case go, half
    case fail(Int32)
}

/// All calls that change what is on disk; no other code of the tool makes one.
///
/// `before` is asked ahead of each of them. It is there for the tests, which let every single call fail, or end the
/// process at it.
package struct WriteCalls: Sendable {
    package var before: @Sendable (WriteCall) -> WriteVerdict

    package init(before: @escaping @Sendable (WriteCall) -> WriteVerdict = { _ in .go }) { self.before = before }

    /// Writes a new file and flushes it to disk; `model` is the file whose mode and owner it gets. Leaves nothing behind
    /// when it fails, and never writes over what is there, nor through a link.
    func createFile(_ path: String, _ pieces: [ContiguousArray<UInt8>], like model: String? = nil) throws(FileError) {
        var information = stat()
        if let model {
            guard stat(model, &information) == 0 else { throw lastError() }
            // A rename would get by a mode that forbids writing; whoever set that mode meant it.
            guard access(model, W_OK) == 0 else { throw lastError() }
        }
        try allow(.create(path))
        let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, model == nil ? 0o644 : 0o600)
        guard descriptor >= 0 else { throw lastError() }
        do throws(FileError) {
            for piece in pieces { try write(piece, to: descriptor) }
            if model != nil { try keep(information, on: descriptor) }
            try allow(.flush)
            guard fsync(descriptor) == 0 else { throw lastError() }
        } catch {
            close(descriptor)
            try? delete(path)
            throw error
        }
        do throws(FileError) {
            try allow(.close)
        } catch {
            close(descriptor)
            try? delete(path)
            throw error
        }
        guard close(descriptor) == 0 else {
            let error = lastError()
            try? delete(path)
            throw error
        }
    }

    /// Writes a file that is not there yet, with the folders that lead to it.
    func createFile(_ path: String, withFolders bytes: ContiguousArray<UInt8>) throws(FileError) {
        for folder in Paths.upwards(from: Paths.folder(of: path)).reversed() where kindOfFile(folder) == nil {
            try makeFolder(folder)
        }
        try createFile(path, [bytes])
    }

    /// Gives one file another text, in one step: it is never seen half written.
    func replaceFile(_ path: String, with bytes: ContiguousArray<UInt8>) throws(FileError) {
        let fresh = Paths.join(Paths.folder(of: path), ".glazier-new")
        if kindOfFile(fresh) != nil { try delete(fresh) }
        try createFile(fresh, [bytes], like: path)
        do throws(FileError) {
            try move(fresh, to: path)
        } catch {
            try? delete(fresh)
            throw error
        }
    }

    /// Puts one file in the place of another, in one step.
    func move(_ path: String, to target: String) throws(FileError) {
        try allow(.move(from: path, to: target))
        guard rename(path, target) == 0 else { throw lastError() }
    }

    /// Gives a file a name that no other has: unlike a move it fails where something has come to be meanwhile.
    func place(_ path: String, at target: String) throws(FileError) {
        try allow(.link(from: path, to: target))
        if link(path, target) != 0 {
            // Some file systems know no second names.
            guard errno == EPERM || errno == ENOTSUP || errno == ENOSYS else { throw lastError() }
            return try move(path, to: target)
        }
        try delete(path)
    }

    /// Removes a file, or a link but not what it leads to. Nothing to remove is no error.
    func delete(_ path: String) throws(FileError) {
        try allow(.delete(path))
        guard unlink(path) == 0 || errno == ENOENT else { throw lastError() }
    }

    /// Makes a folder; one that is there already is no error.
    func makeFolder(_ path: String) throws(FileError) {
        try allow(.makeFolder(path))
        guard mkdir(path, 0o755) == 0 || errno == EEXIST else { throw lastError() }
    }

    /// Makes sure that new names in a folder survive a loss of power.
    func flushFolder(_ path: String) throws(FileError) {
        try allow(.flushFolder(path))
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw lastError() }
        defer { close(descriptor) }
        // Some file systems do not flush folders and say so; there is nothing more that could be done.
        guard fsync(descriptor) == 0 || errno == EINVAL || errno == ENOTSUP else { throw lastError() }
    }

    /// Locks a file for this process, nil when another one holds it. The system frees it when the process ends, however
    /// that comes about.
    func takeLock(_ path: String) throws(FileError) -> FileLock? {
        try allow(.lock(path))
        let descriptor = open(path, O_RDWR | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else { throw lastError() }
        while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
            if errno == EINTR { continue }
            let code = errno
            close(descriptor)
            if code == EWOULDBLOCK { return nil }
            throw FileError(code: code)
        }
        return FileLock(descriptor: descriptor)
    }

    func release(_ lock: FileLock) {
        // Not by closing alone: a child process that is just being started may have the descriptor for a moment.
        _ = flock(lock.descriptor, LOCK_UN)
        close(lock.descriptor)
    }

    // MARK: Steps

    private func allow(_ call: WriteCall) throws(FileError) {
        if case .fail(let code) = before(call) { throw FileError(code: code) }
    }

    private func write(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) throws(FileError) {
        let code = bytes.withUnsafeBytes { buffer -> Int32 in
            var done = 0
            while done < buffer.count {
                var count = buffer.count - done
                switch before(.write(count: count)) {
                case .go: break
                case .half: count = max(1, count / 2)
                case .fail(let code): return code
                }
                let wrote = writeSome(descriptor, buffer, from: done, count: count)
                if wrote < 0 && errno == EINTR { continue }
                if wrote <= 0 { return wrote < 0 ? errno : ENOSPC }
                done += wrote
            }
            return 0
        }
        if code != 0 { throw FileError(code: code) }
    }

    private func keep(_ information: stat, on descriptor: Int32) throws(FileError) {
        // The owner can only be kept by someone who may give files away; everybody else owns the file already.
        if information.st_uid != getuid() || information.st_gid != getgid() {
            try allow(.setOwner)
            _ = fchown(descriptor, information.st_uid, information.st_gid)
        }
        try allow(.setMode)
        guard fchmod(descriptor, information.st_mode & 0o7777) == 0 else { throw lastError() }
    }
}

/// A lock that is held.
struct FileLock {
    fileprivate let descriptor: Int32
}

/// Writes all bytes to a file descriptor; gives up in silence, as when the reader of a pipe has gone.
package func writeAll(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) {
    bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
            let wrote = writeSome(descriptor, buffer, from: done, count: buffer.count - done)
            if wrote < 0 && errno == EINTR { continue }
            if wrote <= 0 { return }
            done += wrote
        }
    }
}

/// The system's `write`, out of reach of the methods of the same name.
private func writeSome(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer, from start: Int, count: Int) -> Int {
    write(descriptor, buffer.baseAddress.map { $0 + start }, count)
}
