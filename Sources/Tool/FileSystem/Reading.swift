#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    @preconcurrency import Glibc
#endif

func readFile(_ path: String) throws(FileError) -> ContiguousArray<UInt8> {
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

func readRest(of descriptor: Int32, into bytes: inout ContiguousArray<UInt8>) {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 16_384) { buffer in
        while true {
            let got = read(descriptor, buffer.baseAddress, buffer.count)
            if got < 0 && errno == EINTR { continue }
            guard got > 0 else { return }
            bytes.append(contentsOf: buffer[..<got])
        }
    }
}

/// Byte by byte, so that nothing is taken from whoever reads the rest.
func readInputLine() -> String? {
    var line: [UInt8] = []
    while true {
        var byte: UInt8 = 0
        let got = read(0, &byte, 1)
        if got < 0 && errno == EINTR { continue }
        if got <= 0 { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
        if byte == UInt8(ascii: "\n") { return String(decoding: line, as: UTF8.self) }
        line.append(byte)
    }
}

func listFolder(_ folder: String) throws(FileError) -> [Entry] {
    guard let stream = opendir(folder) else { throw lastError() }
    defer { closedir(stream) }
    var entries: [Entry] = []
    while let entry = readdir(stream) {
        let (text, name) = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
            pointer.withMemoryRebound(to: CChar.self, capacity: 1024) {
                (String(validatingCString: $0), String(cString: $0))
            }
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
        entries.append(Entry(name: name, kind: kind ?? .other, isReachable: text != nil))
    }
    return entries
}

func kindOfFile(_ path: String) -> Entry.Kind? {
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

func resolvePath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
}
