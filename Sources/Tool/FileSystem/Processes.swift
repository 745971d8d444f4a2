#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

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

/// Runs a program of the search path without input and takes what it prints; nil when there is no such program.
func runProgram(_ words: [String]) -> ProcessResult? {
    guard let output = Pipe() else { return nil }
    defer { output.close() }
    guard let errors = Pipe() else { return nil }
    defer { errors.close() }
    let process = spawn(words) { actions in
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
    }
    guard let process else { return nil }
    output.closeWriting()
    errors.closeWriting()
    readBoth(output, errors)
    let status = wait(for: process)
    return status == notFound ? nil : ProcessResult(status: status, output: output.bytes, errors: errors.bytes)
}

/// Runs a line of shell; its output goes to standard error, since standard output carries what a program would read.
func runShell(_ command: String, _ folder: String) -> Int32 {
    let words = ["sh", "-c", "cd \"$1\" && eval \"$2\"", "sh", folder, command]
    let process = spawn(words) { actions in
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, 2, 1)
    }
    return process.map(wait) ?? notFound
}

/// The variable is a line of shell, as Git has it: it may have options.
func runEditor(_ path: String) -> Int32 {
    let words = ["sh", "-c", "${VISUAL:-${EDITOR:-vi}} \"$1\"", "sh", path]
    return spawn(words) { _ in }.map(wait) ?? notFound
}

/// What a child says that could not start its program.
private let notFound: Int32 = 127

/// Both ends of a pipe, neither of which a child inherits by chance, and what was read from it.
private final class Pipe {
    let reading: Int32
    private(set) var writing: Int32
    var bytes = ContiguousArray<UInt8>()

    init?() {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { return nil }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        reading = ends[0]
        writing = ends[1]
    }

    func closeWriting() {
        if writing >= 0 { _ = systemClose(writing) }
        writing = -1
    }

    func close() {
        closeWriting()
        _ = systemClose(reading)
    }
}

/// The system's `close`, out of reach of the method of the same name.
private func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }

/// Reads from two pipes until both have ended. Reading one after the other would stop a child that fills the second.
private func readBoth(_ first: Pipe, _ second: Pipe) {
    var open = [first, second]
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
        var states = open.map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
        guard poll(&states, nfds_t(states.count), -1) > 0 || errno == EINTR else { return }
        for (pipe, state) in zip(open, states) where state.revents != 0 {
            let got = read(pipe.reading, &buffer, buffer.count)
            if got > 0 { pipe.bytes += buffer[..<got] }
            if got == 0 || got < 0 && errno != EINTR { open.removeAll { $0 === pipe } }
        }
    }
}

#if canImport(Darwin)
    private typealias SpawnActions = posix_spawn_file_actions_t?
    private typealias SpawnAttributes = posix_spawnattr_t?
#else
    private typealias SpawnActions = posix_spawn_file_actions_t
    private typealias SpawnAttributes = posix_spawnattr_t
#endif

private func spawn(_ words: [String], _ prepare: (inout SpawnActions) -> Void) -> pid_t? {
    #if canImport(Darwin)
        var actions: SpawnActions
        var attributes: SpawnAttributes
    #else
        var actions = SpawnActions()
        var attributes = SpawnAttributes()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    prepare(&actions)
    // An interrupt that is held back here must reach the child all the same.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))
    var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
    arguments.append(nil)
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
        let variables = _NSGetEnviron().pointee
    #else
        let variables = environ
    #endif
    var process = pid_t()
    return posix_spawnp(&process, words[0], &actions, &attributes, arguments, variables) == 0 ? process : nil
}

/// The exit code of a child; 128 and the number of a signal when one ended it.
private func wait(for process: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 && errno == EINTR {}
    // The two low bytes hold the signal and the code.
    return status & 0x7f == 0 ? (status >> 8) & 0xff : 128 + (status & 0x7f)
}
