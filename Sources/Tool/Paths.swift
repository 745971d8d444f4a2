/// Paths as text with `/` between names. Nothing here asks the system.
package enum Paths {
    /// `name` in `folder`; an absolute `name` stands for itself.
    package static func join(_ folder: String, _ name: String) -> String {
        if name.hasPrefix("/") || folder.isEmpty { return name }
        if name.isEmpty || name == "." { return folder }
        return folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }

    /// An absolute path without `.`, `..` and doubled slashes. Links are not looked at.
    package static func normalized(_ path: String) -> String {
        var names: [Substring] = []
        for name in path.split(separator: "/") where name != "." {
            if name == ".." { _ = names.popLast() } else { names.append(name) }
        }
        return "/" + names.joined(separator: "/")
    }

    /// `path` as seen from `folder`, nil when it does not lie within; empty for the folder itself.
    package static func relative(_ path: String, to folder: String) -> String? {
        if path == folder { return "" }
        let prefix = folder.hasSuffix("/") ? folder : folder + "/"
        return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
    }

    /// The folder that holds `path`; `/` for a name directly below the root.
    package static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    package static func name(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[path.index(after: $0)...]) } ?? path
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
