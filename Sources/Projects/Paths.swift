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
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    }

    static func name(of path: String) -> Substring {
        path.lastIndex(of: "/").map { path[path.index(after: $0)...] } ?? path[...]
    }

    /// Whether `path` is `folder` or lies below it.
    static func contains(_ folder: String, _ path: String) -> Bool {
        folder.isEmpty || path == folder || path.hasPrefix(folder + "/")
    }
}
