#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// Everything the tool asks of the system: files, Git, the environment, the terminal, the clock.
///
/// A struct of closures, so that a test can exchange one of them. Only this file and `Parallel.swift` import a system
/// library; Foundation is not needed at all, which keeps the start-up short.
package struct FileSystem: Sendable {
    /// The whole file. Follows links.
    package var read: @Sendable (_ path: String) throws(FileError) -> ContiguousArray<UInt8>
    /// What stands in a folder, unsorted, without `.` and `..`.
    package var list: @Sendable (_ folder: String) throws(FileError) -> [Entry]
    /// What stands at a path, links followed; nil when nothing does.
    package var kind: @Sendable (_ path: String) -> Entry.Kind?
    /// The absolute path without links, nil when nothing stands there.
    package var resolve: @Sendable (_ path: String) -> String?
    /// Writes `bytes` beside `path` with the same mode, flushed to disk; returns the temporary file's path.
    package var stage: @Sendable (_ path: String, _ bytes: ContiguousArray<UInt8>) throws(FileError) -> String
    /// Puts a staged file into the place of `path`.
    package var commit: @Sendable (_ staged: String, _ path: String) throws(FileError) -> Void
    /// Removes a staged file that is not wanted any more.
    package var discard: @Sendable (_ staged: String) -> Void
    /// Writes a file that is not there yet, with the folders that lead to it.
    package var create: @Sendable (_ path: String, _ bytes: ContiguousArray<UInt8>) throws(FileError) -> Void
    /// Waits so many seconds; false when the wait should be the last.
    package var pause: @Sendable (_ seconds: Double) -> Bool
    /// Runs Git and waits for it; nil when there is no Git.
    package var git: @Sendable (_ arguments: [String]) -> ProcessResult?
    package var environment: @Sendable (_ name: String) -> String?
    /// Whether a file descriptor (1 output, 2 errors) is a terminal.
    package var isTerminal: @Sendable (_ descriptor: Int32) -> Bool
    /// The absolute path of the working folder, without links.
    package var currentFolder: @Sendable () -> String
    /// Seconds on a clock that only runs forward.
    package var seconds: @Sendable () -> Double
    package var processors: @Sendable () -> Int
    /// Holds back an interrupt while files are written, and lets it through afterwards.
    package var holdInterrupts: @Sendable (_ hold: Bool) -> Void
    /// Whether an interrupt is being held back.
    package var isInterrupted: @Sendable () -> Bool
}

/// One thing in a folder. A link is never followed here: it is `.link`.
package struct Entry: Sendable {
    package enum Kind: Sendable { case file, folder, link, other }
    package var name: String
    package var kind: Kind

    package init(name: String, kind: Kind) {
        self.name = name
        self.kind = kind
    }
}

/// The system's own words for what went wrong.
package struct FileError: Error, Equatable, Sendable {
    package var reason: String

    package init(reason: String) { self.reason = reason }
}

package struct ProcessResult: Sendable {
    package var status: Int32
    package var output: ContiguousArray<UInt8>
    package var errors: ContiguousArray<UInt8>

    package init(status: Int32, output: ContiguousArray<UInt8>, errors: ContiguousArray<UInt8>) {
        self.status = status
        self.output = output
        self.errors = errors
    }
}

extension FileSystem {
    /// The machine's own.
    package static let system = FileSystem(
        read: readFile, list: listFolder, kind: kindOfFile, resolve: resolvePath, stage: stageFile,
        commit: commitFile, discard: { _ = unlink($0) }, create: createFile,
        pause: { usleep(UInt32($0 * 1_000_000)) == 0 }, git: runGit,
        environment: { name in getenv(name).map { String(cString: $0) } },
        isTerminal: { isatty($0) == 1 },
        currentFolder: { resolvePath(".") ?? "/" },
        seconds: monotonicSeconds,
        processors: { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) },
        holdInterrupts: blockInterrupts, isInterrupted: isInterruptPending)
}

/// Writes all bytes to a file descriptor; gives up in silence, as when the reader of a pipe has gone.
package func writeAll(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) {
    _ = writeFully(bytes, to: descriptor)
}

/// Ends the process with the code of an interrupt when the person presses Control-C.
package func exitWhenInterrupted() {
    signal(SIGINT) { _ in _exit(ExitCode.interrupted) }
}

/// Ends the process with an exit code.
package func endProcess(_ code: Int32) -> Never { exit(code) }

private func lastError() -> FileError {
    FileError(reason: String(cString: strerror(errno)).lowercasedFirst)
}

extension String {
    /// The system's texts begin with a capital; ours stand within a sentence.
    fileprivate var lowercasedFirst: String {
        guard let first else { return self }
        return first.lowercased() + dropFirst()
    }
}

// MARK: Reading

private func readFile(_ path: String) throws(FileError) -> ContiguousArray<UInt8> {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    var information = stat()
    guard fstat(descriptor, &information) == 0 else { throw lastError() }
    guard information.st_mode & S_IFMT != S_IFDIR else { throw FileError(reason: "it is a folder") }
    let size = Int(information.st_size)
    var failed = false
    var bytes = ContiguousArray<UInt8>(unsafeUninitializedCapacity: size) { buffer, count in
        while count < size {
            let got = read(descriptor, buffer.baseAddress.map { $0 + count }, size - count)
            if got < 0 && errno == EINTR { continue }
            if got < 0 { failed = true }
            if got <= 0 { break }
            count += got
        }
    }
    if failed { throw lastError() }
    // A pipe or a file that grew: whatever stands beyond the size that was told.
    readRest(of: descriptor, into: &bytes)
    return bytes
}

private func readRest(of descriptor: Int32, into bytes: inout ContiguousArray<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16_384) { buffer in
        while true {
            let got = read(descriptor, buffer.baseAddress, buffer.count)
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return }
            bytes.append(contentsOf: buffer[..<got])
        }
    }
}

private func listFolder(_ folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(folder) else { throw lastError() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 1024) { String(cString: $0) }
        }
        if name == "." || name == ".." { continue }
        let kind: Entry.Kind? =
            switch Int32(entry.pointee.d_type) {
            case Int32(DT_REG): .file
            case Int32(DT_DIR): .folder
            case Int32(DT_LNK): .link
            // Some file systems do not say; then the file itself is asked.
            case Int32(DT_UNKNOWN): kindWithoutFollowing(folder + "/" + name)
            default: .other
            }
        entries.append(Entry(name: name, kind: kind ?? .other))
    }
    return entries
}

private func kindOfFile(_ path: String) -> Entry.Kind? {
    var information = stat()
    return stat(path, &information) == 0 ? kind(of: information) : nil
}

private func kindWithoutFollowing(_ path: String) -> Entry.Kind? {
    var information = stat()
    return lstat(path, &information) == 0 ? kind(of: information) : nil
}

private func kind(of information: stat) -> Entry.Kind {
    switch information.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .other
    }
}

private func resolvePath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}

// MARK: Writing

private func stageFile(_ path: String, _ bytes: ContiguousArray<UInt8>) throws(FileError) -> String {
    var information = stat()
    guard stat(path, &information) == 0 else { throw lastError() }
    guard access(path, W_OK) == 0 else { throw lastError() }
    let staged = "\(path).glazier-\(getpid())"
    let descriptor = open(staged, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw lastError() }
    // The owner can only be kept by someone who may give files away; everybody else owns the file already.
    if information.st_uid != getuid() || information.st_gid != getgid() {
        _ = fchown(descriptor, information.st_uid, information.st_gid)
    }
    var problem: FileError?
    if !writeFully(bytes, to: descriptor) { problem = lastError() }
    if problem == nil, fchmod(descriptor, information.st_mode & 0o7777) != 0 { problem = lastError() }
    if problem == nil, fsync(descriptor) != 0 { problem = lastError() }
    if close(descriptor) != 0, problem == nil { problem = lastError() }
    if let problem {
        unlink(staged)
        throw problem
    }
    return staged
}

private func createFile(_ path: String, _ bytes: ContiguousArray<UInt8>) throws(FileError) {
    for folder in Paths.upwards(from: Paths.folder(of: path)).reversed() where kindOfFile(folder) == nil {
        guard mkdir(folder, 0o777) == 0 else { throw lastError() }
    }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw lastError() }
    defer { close(descriptor) }
    guard writeFully(bytes, to: descriptor) else { throw lastError() }
}

private func commitFile(_ staged: String, _ path: String) throws(FileError) {
    guard rename(staged, path) == 0 else { throw lastError() }
}

private func writeFully(_ bytes: ContiguousArray<UInt8>, to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
        var done = 0
        while done < buffer.count {
            let wrote = write(descriptor, buffer.baseAddress.map { $0 + done }, buffer.count - done)
            if wrote < 0 && errno == EINTR { continue }
            if wrote <= 0 { return false }
            done += wrote
        }
        return true
    }
}

private func blockInterrupts(_ hold: Bool) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(hold ? SIG_BLOCK : SIG_UNBLOCK, &signals, nil)
}

private func isInterruptPending() -> Bool {
    var signals = sigset_t()
    sigpending(&signals)
    return sigismember(&signals, SIGINT) == 1
}

private func monotonicSeconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
}

// MARK: Git

private func runGit(_ arguments: [String]) -> ProcessResult? {
    // Files, not pipes: a pipe that nobody empties while the other is read would stop Git for good.
    guard let output = temporaryFile() else { return nil }
    defer { close(output) }
    guard let errors = temporaryFile() else { return nil }
    defer { close(errors) }
    #if canImport(Darwin)
        var actions: posix_spawn_file_actions_t?
    #else
        var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, 1)
    posix_spawn_file_actions_adddup2(&actions, errors, 2)
    var words: [UnsafeMutablePointer<CChar>?] = (["git"] + arguments).map { strdup($0) }
    words.append(nil)
    defer { for word in words { free(word) } }
    #if canImport(Darwin)
        let variables = _NSGetEnviron().pointee
    #else
        let variables = environ
    #endif
    var process = pid_t()
    guard posix_spawnp(&process, "git", &actions, nil, words, variables) == 0 else { return nil }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    // The two low bytes hold the signal and the code; 127 is what a child says that could not start Git.
    let code = status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
    guard code != 127 else { return nil }
    return ProcessResult(status: code, output: contents(of: output), errors: contents(of: errors))
}

private func temporaryFile() -> Int32? {
    let named = getenv("TMPDIR").flatMap { temporaryFile(in: String(cString: $0)) }
    return named ?? temporaryFile(in: "/tmp") ?? temporaryFile(in: ".")
}

/// An open file without a name, gone with its descriptor.
private func temporaryFile(in folder: String) -> Int32? {
    var template = ContiguousArray((folder + "/glazier-XXXXXX").utf8CString)
    return template.withUnsafeMutableBufferPointer { buffer -> Int32? in
        guard let name = buffer.baseAddress else { return nil }
        let descriptor = mkstemp(name)
        guard descriptor >= 0 else { return nil }
        unlink(name)
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        return descriptor
    }
}

private func contents(of descriptor: Int32) -> ContiguousArray<UInt8> {
    lseek(descriptor, 0, SEEK_SET)
    var bytes = ContiguousArray<UInt8>()
    readRest(of: descriptor, into: &bytes)
    return bytes
}
