#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Runs `body` for 0 ..< `count` on at most `jobs` threads and returns the results in order of the index.
///
/// Threads of our own rather than a pool: deep source nests deeply in the parser, and only here can the size of a
/// stack be chosen. Even a single job therefore runs on a thread of its own.
package func parallelMap<Result: Sendable>(
    count: Int, jobs: Int, _ body: @escaping @Sendable (Int) -> Result
) -> [Result] {
    guard count > 0 else { return [] }
    let work = SharedWork(count: count, body: body)
    let threads = (0..<max(1, min(jobs, count))).compactMap { _ in startThread { work.run() } }
    // Without a single thread (a system at its limit) the work is done here.
    if threads.isEmpty { work.run() }
    for thread in threads { pthread_join(thread, nil) }
    return work.results()
}

/// The counter and the results that the threads share; every access is under the lock, `results` after the join.
private final class SharedWork<Result: Sendable>: @unchecked Sendable {
    private let count: Int
    private let body: @Sendable (Int) -> Result
    private var next = 0
    private var done: [(index: Int, result: Result)] = []
    private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)

    init(count: Int, body: @escaping @Sendable (Int) -> Result) {
        self.count = count
        self.body = body
        lock.initialize(to: pthread_mutex_t())
        pthread_mutex_init(lock, nil)
    }

    deinit {
        pthread_mutex_destroy(lock)
        lock.deallocate()
    }

    func run() {
        var own: [(index: Int, result: Result)] = []
        while let index = take() { own.append((index, body(index))) }
        pthread_mutex_lock(lock)
        done += own
        pthread_mutex_unlock(lock)
    }

    func results() -> [Result] {
        done.sorted { $0.index < $1.index }.map(\.result)
    }

    private func take() -> Int? {
        pthread_mutex_lock(lock)
        defer { pthread_mutex_unlock(lock) }
        guard next < count else { return nil }
        next += 1
        return next - 1
    }
}

/// Virtual size; only pages that are touched take memory.
private let stackSize = 256 << 20

private final class ThreadBody {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }
}

private func startThread(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let body = Unmanaged.passRetained(ThreadBody(run: run)).toOpaque()
    #if canImport(Darwin)
        var thread: pthread_t?
        let status = pthread_create(&thread, &attributes, { runBody($0) }, body)
    #else
        var thread = pthread_t()
        let status = pthread_create(&thread, &attributes, { runBody($0) }, body)
    #endif
    guard status == 0 else {
        Unmanaged<ThreadBody>.fromOpaque(body).release()
        return nil
    }
    return thread
}

private func runBody(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let pointer { Unmanaged<ThreadBody>.fromOpaque(pointer).takeRetainedValue().run() }
    return nil
}
