#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

/// Everything the tool asks of the system: files, Git, the environment, the terminal, the clock.
///
/// A struct of closures, so that a test can exchange one of them. Only this folder and `Parallel.swift` import a system
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
    /// Everything that changes what is on disk.
    package var disk: WriteCalls
    /// Waits so many seconds; false when the wait should be the last.
    package var pause: @Sendable (_ seconds: Double) -> Bool
    /// Runs Git and waits for it; nil when there is no Git.
    package var git: @Sendable (_ arguments: [String]) -> ProcessResult?
    /// Runs a line of shell in a folder, without input and with its output on standard error; returns its exit code.
    package var runCommand: @Sendable (_ command: String, _ folder: String) -> Int32
    /// Has the person edit a file, in the editor that `VISUAL` or `EDITOR` names; returns its exit code.
    package var edit: @Sendable (_ path: String) -> Int32
    /// The next line of standard input without its end, nil when there is none.
    package var readLine: @Sendable () -> String?
    /// All of standard input.
    package var readInput: @Sendable () throws(FileError) -> ContiguousArray<UInt8>
    package var environment: @Sendable (_ name: String) -> String?
    /// Whether a file descriptor (1 output, 2 errors) is a terminal.
    package var isTerminal: @Sendable (_ descriptor: Int32) -> Bool
    /// The absolute path of the working folder, without links.
    package var currentFolder: @Sendable () -> String
    /// The local date and time, `2026-09-15 14:05`.
    package var now: @Sendable () -> String
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
    /// False when the name's bytes are no UTF-8: then `name` is only good for showing it, and leads nowhere.
    package var isReachable: Bool

    package init(name: String, kind: Kind, isReachable: Bool = true) {
        self.name = name
        self.kind = kind
        self.isReachable = isReachable
    }
}

/// The system's own words for what went wrong.
package struct FileError: Error, Equatable, Sendable {
    package var reason: String

    package init(reason: String) { self.reason = reason }

    /// What an error number of the system stands for.
    init(code: Int32) { self.init(reason: String(cString: strerror(code)).lowercasedFirst) }
}

extension FileSystem {
    /// The machine's own.
    package static let system = FileSystem(
        read: readFile, list: listFolder, kind: kindOfFile, resolve: resolvePath, disk: WriteCalls(),
        pause: { usleep(UInt32($0 * 1_000_000)) == 0 },
        git: { runProgram(["git"] + $0) },
        runCommand: runShell, edit: runEditor,
        readLine: readInputLine, readInput: { () throws(FileError) in try readFile("/dev/stdin") },
        environment: { name in getenv(name).map { String(cString: $0) } },
        isTerminal: { isatty($0) == 1 },
        currentFolder: { resolvePath(".") ?? "/" },
        now: dateAndTime,
        seconds: monotonicSeconds,
        processors: { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) },
        holdInterrupts: blockInterrupts, isInterrupted: isInterruptPending)
}

/// Ends the process with the code of an interrupt when the person presses Control-C.
package func exitWhenInterrupted() {
    signal(SIGINT) { _ in _exit(ExitCode.interrupted) }
}

/// Ends the process with an exit code.
package func endProcess(_ code: Int32) -> Never { exit(code) }

/// What the last call to the system complained of.
func lastError() -> FileError { FileError(code: errno) }

extension String {
    /// The system's texts begin with a capital; ours stand within a sentence.
    fileprivate var lowercasedFirst: String {
        guard let first else { return self }
        return first.lowercased() + dropFirst()
    }
}

// MARK: Interrupts and clocks

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

private func dateAndTime() -> String {
    var seconds = time(nil)
    var parts = tm()
    localtime_r(&seconds, &parts)
    func padded(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let date = "\(1900 + parts.tm_year)-\(padded(parts.tm_mon + 1))-\(padded(parts.tm_mday))"
    return "\(date) \(padded(parts.tm_hour)):\(padded(parts.tm_min))"
}
