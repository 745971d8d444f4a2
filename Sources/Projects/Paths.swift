/// Paths relative to the root, `/`-separated, without a leading or trailing `/`; the root itself is the empty path.
enum Paths {
    /// `path` as seen from `folder`, with `.` and `..` resolved; nil when it leads out of the root.
    static func join(_ folder: String, _ path: String) -> String? {
        if path.hasPrefix("/") { return nil }
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." {
                parts.append(part)
            } else if parts.popLast() == nil {
                return nil
            }
        }
        return parts.joined(separator: "/")
    }

    /// The folder of a file or folder; of the root, the root.
    static func parent(of path: String) -> String {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
    }

    /// The folders above a file, from its own to the root.
    static func ancestors(of path: String) -> [String] {
        var folders = [parent(of: path)]
        while let last = folders.last, !last.isEmpty { folders.append(parent(of: last)) }
        return folders
    }

    static func name(of path: String) -> Substring {
        path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[path.utf8.index(after: $0)...] } ?? path[...]
    }

    /// Whether `path` is `folder` or lies below it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
