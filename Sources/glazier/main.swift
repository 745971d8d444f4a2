import Tool

// The one line of a process that cannot be called from a test: the real system, and the exit code.
exitWhenInterrupted()
endProcess(
    run(
        arguments: Array(CommandLine.arguments.dropFirst()), fileSystem: .system, out: { writeAll($0, to: 1) },
        errors: { writeAll($0, to: 2) }))
