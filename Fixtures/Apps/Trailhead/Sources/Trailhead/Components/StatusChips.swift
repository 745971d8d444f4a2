import SwiftUI

// Chips tell, they do not act: no taps, no glass.

/// “12 km”, “Hard”, “3 of 9”: a word on a small plate.
struct DistanceChip: View {
    let metres: Double

    var body: some View {
        Text(Distance.metric(metres))
            .font(.caption.monospacedDigit())
            .padding(.horizontal, 8).padding(.vertical, 4)
            .background(.ultraThinMaterial, in: Capsule())
    }
}

struct DifficultyBadge: View {
    let difficulty: Difficulty

    var body: some View {
        HStack(spacing: 4) {
            Circle()
                .fill(Theme.tint(for: difficulty))
                .frame(width: 8, height: 8)
            Text(difficulty.rawValue)
        }
        .font(.caption2.weight(.semibold))
        .padding(6)
        .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 6))
    }
}

/// Number of photos, in the corner of a cover.
struct CountTag: View {
    var count: Int

    var body: some View {
        Text("\(count)")
            .padding(.horizontal, 6)
            .background(Capsule().fill(.regularMaterial))
            .overlay(Capsule().stroke(.white.opacity(0.2)))
            .accessibilityLabel("\(count) photos")
    }
}
