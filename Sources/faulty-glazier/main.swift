import Tool

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

// For tests only: glazier, killed as by `kill -9` ahead of the n-th call that changes what is on disk.
//
// Usage: faulty-glazier N WORD…

/// Counts calls. They are all made by one thread.
final class Countdown: @unchecked Sendable {
    var left: Int

    init(_ count: Int) { left = count }

    func step(_ call: WriteCall) -> WriteVerdict {
        left -= 1
        if left < 0 { kill(getpid(), SIGKILL) }
        // Half of what is to be written first, so that the process can also end in the middle of a file.
        if case .write(let count) = call, count > 64 { return .half }
        return .go
    }
}

let words = Array(CommandLine.arguments.dropFirst())
let countdown = Countdown(words.first.flatMap { Int($0) } ?? .max)
var system = FileSystem.system
system.disk = WriteCalls { countdown.step($0) }
endProcess(
    run(
        arguments: Array(words.dropFirst()), fileSystem: system, out: { writeAll($0, to: 1) },
        errors: { writeAll($0, to: 2) }))
