/// Paths as text with `/` between names. Nothing here asks the system. All work is on UTF-8 bytes: names that look alike
/// are different files, and walking characters would cost more than reading the files.
package enum Paths {
    private static let slash = UInt8(ascii: "/")

    /// `name` in `folder`; an absolute `name` stands for itself.
    package static func join(_ folder: String, _ name: String) -> String {
        if name.utf8.first == slash || folder.isEmpty { return name }
        if name.isEmpty || name == "." { return folder }
        return folder.utf8.last == slash ? folder + name : folder + "/" + name
    }

    /// `path` as seen from `folder`, nil when it does not lie within; empty for the folder itself.
    package static func relative(_ path: String, to folder: String) -> String? {
        let bytes = path.utf8
        guard bytes.starts(with: folder.utf8) else { return nil }
        var rest = bytes.dropFirst(folder.utf8.count)
        if rest.isEmpty { return "" }
        if folder.utf8.last != slash {
            guard rest.first == slash else { return nil }
            rest = rest.dropFirst()
        }
        return String(decoding: rest, as: UTF8.self)
    }

    /// `path` as seen from `folder`, with `..` where it lies beside it or above. Both are absolute.
    package static func seen(_ path: String, from folder: String) -> String {
        var steps = ""
        for above in upwards(from: folder) {
            // Of all that lies outside, only the root is common: then the whole path says more.
            if above == "/" { break }
            if let rest = relative(path, to: above) {
                return rest.isEmpty ? (steps.isEmpty ? "." : String(steps.dropLast())) : steps + rest
            }
            steps += "../"
        }
        return path
    }

    /// The folder that holds `path`; `/` for a name directly below the root.
    package static func folder(of path: String) -> String {
        guard let last = path.utf8.lastIndex(of: slash) else { return "" }
        return last == path.startIndex ? "/" : String(path[..<last])
    }

    package static func name(of path: String) -> String {
        path.utf8.lastIndex(of: slash).map { String(path[path.utf8.index(after: $0)...]) } ?? path
    }

    /// The names in a path, as bytes.
    package static func names(in path: String) -> [[UInt8]] {
        path.utf8.split(separator: slash).map { Array($0) }
    }

    /// Every folder from `path` upwards to `/`, nearest first, `path` itself included.
    package static func upwards(from path: String) -> [String] {
        var result = [path]
        var current = path
        while current != "/", !current.isEmpty {
            current = folder(of: current)
            result.append(current.isEmpty ? "/" : current)
        }
        return result
    }
}
