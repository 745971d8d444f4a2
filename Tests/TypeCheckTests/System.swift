import SwiftTree

/// A system for which programs are judged.
///
/// The Linux toolchains have an embedded library for iOS only. The other systems are judged with it too: wherever the stubs
/// and the programs say `iOS` the other system's name is put, and the other way round, in availability lists as well as in
/// `#if os(…)`. The compiler then applies the other system's rules under the name of iOS.
enum System: String, CaseIterable, Sendable {
    case iOS, macOS, visionOS

    /// The stub modules in the order in which they are built. The Mac has no UIKit.
    var modules: [String] { ["Foundation", self == .macOS ? "AppKit" : "UIKit", "SwiftUI", "Charts", "SFSafeSymbols"] }

    /// Exchanges the name of this system and that of iOS.
    func exchanged(_ text: String) -> String {
        if self == .iOS { return text }
        let tree = parse(ContiguousArray(text.utf8))
        var bytes = ContiguousArray<UInt8>()
        for index in tree.tokens.indices {
            let trivia = tree.triviaRange(token: index)
            bytes += tree.bytes[trivia.start..<trivia.end]
            switch tree.text(token: index) {
            case "iOS": bytes += rawValue.utf8
            case rawValue: bytes += "iOS".utf8
            default:
                let range = tree.textRange(token: index)
                bytes += tree.bytes[range.start..<range.end]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
