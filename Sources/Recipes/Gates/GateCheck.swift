import Platforms

/// What stands between new code and the systems that do not have it.
struct GateCheck {
    /// `#available(iOS 26.0, macOS 26.0, *)` with every platform that the module builds for below the needed
    /// release; `nil` when there is none.
    var condition: String?
    /// What the code is compiled for without the new API existing at all: `os(visionOS)`, and how to say the contrary.
    private var missing: [(without: String, with: String)]

    /// - Parameter older: an Xcode from before the new SDK must be able to build the code too.
    init(_ needs: Availability, on targets: DeploymentTargets, olderXcode older: Bool) {
        let list = targets.availableList(for: needs).map { "\($0.0.rawValue) \($0.1)" }
        condition = list.isEmpty ? nil : "#available(\(list.joined(separator: ", ")), *)"
        missing = targets.missing(from: needs).map {
            let platform = $0 == .macCatalyst ? "targetEnvironment(macCatalyst)" : "os(\($0.rawValue))"
            return (platform, "!" + platform)
        }
        if older, let compiler = needs.compiler {
            missing.append(("compiler(<\(compiler))", "compiler(>=\(compiler))"))
        }
    }

    /// `#unavailable(iOS 26.0)`: the contrary of the condition.
    var contrary: String? {
        condition.map { $0.replacing("#available", with: "#unavailable").replacing(", *)", with: ")") }
    }

    /// What `#if` asks for the old code alone, and for the new code; `nil` when it exists everywhere.
    var without: String? { missing.isEmpty ? nil : missing.map(\.without).joined(separator: " || ") }
    var with: String? { missing.isEmpty ? nil : missing.map(\.with).joined(separator: " && ") }

    /// The check with its branches; `branch` writes the new or the old code at an indentation.
    func branches(
        _ layout: Layout, indentation: String, _ branch: (_ isNew: Bool, _ indentation: String) -> String
    ) -> String {
        let nl = layout.newline
        var text = ""
        if let without {
            text +=
                "#if \(without)\(nl)\(indentation)\(branch(false, indentation))\(nl)\(indentation)#else\(nl)\(indentation)"
        }
        if let condition {
            let inner = indentation + layout.unit
            text += "if \(condition) {\(nl)\(inner)\(branch(true, inner))\(nl)\(indentation)} else {\(nl)"
            text += "\(inner)\(branch(false, inner))\(nl)\(indentation)}"
        } else {
            text += branch(true, indentation)
        }
        return without == nil ? text : text + "\(nl)\(indentation)#endif"
    }
}
