import SwiftUI

/// Colours and measures. Nothing in this file draws anything.
///
/// The bars used to be set here with `.toolbarBackground(.ultraThinMaterial, for: .navigationBar)`;
/// that moved into the screens, see `RootTabs`.
enum Theme {
    static let moss = Color(red: 0.33, green: 0.48, blue: 0.27)
    static let bark = Color(red: 0.36, green: 0.27, blue: 0.20)
    static let night = Color(red: 0.07, green: 0.10, blue: 0.16)
    static let paper = Color(red: 0.96, green: 0.94, blue: 0.89)
    static let warning = Color.orange

    /// Height of a bar that we draw ourselves.
    static let barHeight: CGFloat = 52

    /// Corner radius of everything that floats.
    static let floatingRadius: CGFloat = 22

    static let sky = LinearGradient(
        colors: [night, moss.opacity(0.6)],
        startPoint: .top,
        endPoint: .bottom
    )

    /*
     Kept for the designers:
         Label("Go", systemImage: "location").padding(8).background(.ultraThinMaterial, in: Capsule())
     */
    static func tint(for difficulty: Difficulty) -> Color {
        switch difficulty {
        case .easy: return moss
        case .moderate: return .yellow
        case .hard: return warning
        case .alpine: return .red
        }
    }
}
