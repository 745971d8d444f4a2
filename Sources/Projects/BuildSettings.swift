import Platforms

/// One build setting, as written in a project or configuration file.
struct Setting: Sendable {
    /// Without a condition such as `[sdk=macosx*]`.
    var name: String
    var isConditional: Bool
    var value: String
    /// Relative to the root.
    var path: String
    /// 1-based.
    var line: Int

    /// - Parameter name: as written, perhaps with conditions.
    init(name: String, value: String, path: String, line: Int) {
        let plain = name.prefix { $0 != "[" }
        self.name = String(plain)
        self.isConditional = plain.endIndex != name.endIndex
        self.value = value
        self.path = path
        self.line = line
    }
}

/// The settings of one build configuration of one target: layers of which the first that names a setting decides.
struct BuildSettings {
    /// Target, the target's configuration file, project, the project's configuration file.
    var layers: [[Setting]]

    /// For each platform that is built for, the lowest deployment target.
    func figures() -> [Platform: Figure] {
        var figures: [Platform: Figure] = [:]
        let (platforms, setting) = platforms()
        // Without a word on the platforms, each with a deployment target counts; but Mac Catalyst is opted into.
        for platform in setting == nil ? Platform.allCases.filter({ $0 != .macCatalyst }) : platforms.sorted() {
            if let figure = deploymentTarget(of: platform) {
                figures[platform] = figure
            } else if let setting {
                // Xcode would take the version of its SDK, which nobody here knows: the oldest promises the least.
                figures[platform] = Figure(
                    platform: platform, version: oldest(platform), path: setting.path, line: setting.line)
            }
        }
        return figures
    }

    /// The platforms that the settings name, and the setting that does.
    private func platforms() -> (Set<Platform>, Setting?) {
        for name in ["SUPPORTED_PLATFORMS", "SDKROOT"] {
            guard let setting = setting(name) else { continue }
            let words = expanded(setting.value, of: name).split(separator: " ")
            var platforms = Set(words.compactMap { platform(ofSDK: $0) })
            guard !platforms.isEmpty else { continue }
            let catalyst = self.setting("SUPPORTS_MACCATALYST")?.value
            if platforms.contains(.iOS), catalyst == "YES" { platforms.insert(.macCatalyst) }
            return (platforms, setting)
        }
        return ([], nil)
    }

    /// The oldest version that Xcode 26 can build for.
    private func oldest(_ platform: Platform) -> Version {
        switch platform {
        case .iOS, .tvOS: Version(12)
        case .macOS: Version(10, 13)
        case .watchOS: Version(4)
        case .visionOS: Version(1)
        case .macCatalyst: Version(13, 1)
        }
    }

    /// SDKs are named with or without a version: `iphoneos`, `macosx14.0`.
    private func platform(ofSDK name: Substring) -> Platform? {
        let platforms: [(String, Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        return platforms.first { name.hasPrefix($0.0) }?.1
    }

    private func deploymentTarget(of platform: Platform) -> Figure? {
        let name =
            switch platform {
            case .iOS, .macCatalyst: "IPHONEOS_DEPLOYMENT_TARGET"
            case .macOS: "MACOSX_DEPLOYMENT_TARGET"
            case .tvOS: "TVOS_DEPLOYMENT_TARGET"
            case .watchOS: "WATCHOS_DEPLOYMENT_TARGET"
            case .visionOS: "XROS_DEPLOYMENT_TARGET"
            }
        return candidates(name).compactMap { setting in
            Version(expanded(setting.value, of: name)).map {
                Figure(platform: platform, version: $0, path: setting.path, line: setting.line)
            }
        }.min { $0.version < $1.version }
    }

    /// The settings that can decide: those with a condition, and the one without in the first layer that has it.
    private func candidates(_ name: String) -> [Setting] {
        var found: [Setting] = []
        for layer in layers {
            found += layer.filter { $0.name == name && $0.isConditional }
            // The last one of a file wins; an inherited value is looked up in the next layer.
            guard let plain = layer.last(where: { $0.name == name && !$0.isConditional }) else { continue }
            if !isInherited(plain.value) { return found + [plain] }
        }
        return found
    }

    private func isInherited(_ value: String) -> Bool { value == "$(inherited)" || value == "${inherited}" }

    private func setting(_ name: String) -> Setting? {
        for layer in layers {
            guard let setting = layer.last(where: { $0.name == name && !$0.isConditional }) else { continue }
            if !isInherited(setting.value) { return setting }
        }
        return nil
    }

    /// `$(NAME)` and `${NAME}` replaced; a reference that cannot be resolved stays.
    private func expanded(_ value: String, of name: String, depth: Int = 0) -> String {
        guard depth < 8, let dollar = value.firstIndex(of: "$") else { return value }
        let rest = value[value.index(after: dollar)...]
        guard let bracket = rest.first, bracket == "(" || bracket == "{",
            let end = rest.firstIndex(of: bracket == "(" ? ")" : "}")
        else { return value }
        let reference = String(rest[rest.index(after: rest.startIndex)..<end])
        guard reference != name, reference != "inherited", let found = setting(reference)?.value else { return value }
        return expanded(
            value[..<dollar] + found + rest[rest.index(after: end)...], of: name, depth: depth + 1)
    }
}

/// Of both, the lower version for each platform.
func lowest(_ first: [Platform: Figure], _ second: [Platform: Figure]) -> [Platform: Figure] {
    first.merging(second) { $1.version < $0.version ? $1 : $0 }
}
