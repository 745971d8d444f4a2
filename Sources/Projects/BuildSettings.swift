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
    /// Whether these are all settings of an Xcode target: no configuration file is missing.
    var isComplete = false

    /// For each platform that is built for, the lowest deployment target.
    func figures() -> [Platform: Figure] {
        var figures: [Platform: Figure] = [:]
        let (platforms, setting) = platforms()
        for platform in platforms.sorted() { figures[platform] = figure(of: platform, named: setting) }
        return figures
    }

    /// - Parameter setting: the one that says that the platform is built for.
    private func figure(of platform: Platform, named setting: Setting?) -> Figure? {
        let name = platform.deploymentSetting
        let candidates = candidates(name)
        let read = candidates.compactMap { setting in
            Version(expanded(setting.value, of: name)).map {
                Figure(platform: platform, version: $0, path: setting.path, line: setting.line)
            }
        }
        if let lowest = read.min(by: { $0.version < $1.version }) { return lowest }
        if let unread = candidates.first {
            // It may be anything: the oldest promises the least.
            return Figure(
                platform: platform, version: platform.oldestVersion, path: unread.path, line: unread.line,
                assumption: "‘\(unread.value)’ could not be resolved")
        }
        return setting.map {
            Figure(
                platform: platform, version: platform.assumedVersion, path: $0.path, line: $0.line,
                assumption: "no \(name) is set, and Xcode takes the version of its SDK")
        }
    }

    /// The platforms that are built for, and the setting that names them.
    private func platforms() -> (Set<Platform>, Setting?) {
        let supported = namedPlatforms("SUPPORTED_PLATFORMS")
        let sdk = namedPlatforms("SDKROOT")
        let found: (platforms: Set<Platform>, setting: Setting?, layer: Int)
        if let supported, let sdk {
            // A target's own SDK outranks what the project says of all targets.
            let isOverruled = sdk.layer < supported.layer && supported.platforms.isDisjoint(with: sdk.platforms)
            found = isOverruled ? sdk : supported
        } else {
            found = supported ?? sdk ?? (platformsOfDevices(), nil, 0)
        }
        guard found.platforms.contains(.iOS), let catalyst = setting("SUPPORTS_MACCATALYST")?.setting,
            expanded(catalyst.value, of: catalyst.name) == "YES"
        else { return (found.platforms, found.setting) }
        return (found.platforms.union([.macCatalyst]), found.setting)
    }

    private func namedPlatforms(_ name: String) -> (platforms: Set<Platform>, setting: Setting?, layer: Int)? {
        guard let (setting, layer) = setting(name) else { return nil }
        let words = expanded(setting.value, of: name).split(separator: " ")
        let platforms = Set(words.compactMap { platform(ofSDK: $0) })
        return platforms.isEmpty ? nil : (platforms, setting, layer)
    }

    /// Without a word on platforms: each with a deployment target, if the device families do not speak against it.
    /// Mac Catalyst is opted into.
    private func platformsOfDevices() -> Set<Platform> {
        let withTarget = Set(
            Platform.allCases.filter { $0 != .macCatalyst && !candidates($0.deploymentSetting).isEmpty })
        guard let family = setting("TARGETED_DEVICE_FAMILY")?.setting else {
            // Xcode builds for the Mac when no SDK is named.
            return isComplete && withTarget.contains(.macOS) ? [.macOS] : withTarget
        }
        var devices: Set<Platform> = [.macOS]
        for number in expanded(family.value, of: family.name).split(whereSeparator: { ", ".contains($0) }) {
            switch number {
            case "1", "2", "6": devices.insert(.iOS)
            case "3": devices.insert(.tvOS)
            case "4": devices.insert(.watchOS)
            case "7": devices.insert(.visionOS)
            default: return withTarget
            }
        }
        let both = withTarget.intersection(devices)
        return both.isEmpty ? withTarget : both
    }

    /// SDKs are named with or without a version: `iphoneos`, `macosx14.0`.
    private func platform(ofSDK name: Substring) -> Platform? {
        let platforms: [(String, Platform)] = [
            ("iphone", .iOS), ("macosx", .macOS), ("appletv", .tvOS), ("watch", .watchOS), ("xr", .visionOS),
        ]
        return platforms.first { name.hasPrefix($0.0) }?.1
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

    private func setting(_ name: String) -> (setting: Setting, layer: Int)? {
        for (number, layer) in layers.enumerated() {
            guard let setting = layer.last(where: { $0.name == name && !$0.isConditional }) else { continue }
            if !isInherited(setting.value) { return (setting, number) }
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
        guard reference != name, reference != "inherited", let found = setting(reference)?.setting.value else {
            return value
        }
        return expanded(
            value[..<dollar] + found + rest[rest.index(after: end)...], of: name, depth: depth + 1)
    }
}
