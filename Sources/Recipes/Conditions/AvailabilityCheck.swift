import Platforms
import SourceText
import SwiftTree

/// Whether an availability check of the code is decided already for all systems that the module builds for.
struct AvailabilityCheck {
    /// It is true on every one of them.
    var isMet = Truth.no
    /// It is false on every one of them.
    var isUnmet = Truth.no
}

extension Evaluation {
    /// What is known of the captured condition; neither for what is no `#available` or `#unavailable`.
    func check(_ bound: Bound) -> AvailabilityCheck {
        guard let first = bound.tokens.first else { return AvailabilityCheck() }
        let isAvailable = code.token(first, is: "#available")
        guard isAvailable || code.token(first, is: "#unavailable") else { return AvailabilityCheck() }
        let targets = CompiledPlatforms(code: code).targets(
            targets, at: code.tree.textRange(token: first).start)
        let isReached: Truth = targets.isUnknown ? .unknown : Truth(isReached(bound.tokens, targets))
        return isAvailable ? AvailabilityCheck(isMet: isReached) : AvailabilityCheck(isUnmet: isReached)
    }

    /// Whether no target is older than what a list such as `iOS 26.0, macOS 26, *` asks of it. Platforms that it does not
    /// name are left to `*`; Mac Catalyst follows iOS.
    private func isReached(_ tokens: Range<Int>, _ targets: DeploymentTargets) -> Bool {
        var asked: [Platform: Version] = [:]
        for token in tokens.dropLast() {
            guard let platform = Platform(rawValue: code.text(token)),
                let version = Version(
                    tokens[(token + 1)...].prefix { ![.comma, .rightParen].contains(code.tokenKind($0)) }
                        .map(code.text).joined())
            else { continue }
            asked[platform] = version
        }
        guard !asked.isEmpty else { return false }
        return targets.versions.allSatisfy { platform, target in
            guard let version = asked[platform] ?? (platform == .macCatalyst ? asked[.iOS] : nil) else { return true }
            return target >= version
        }
    }
}
