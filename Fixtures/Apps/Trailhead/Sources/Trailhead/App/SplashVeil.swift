import SwiftUI

/// Covers the app until the hiker taps it away, so that nobody reads a private track over a shoulder.
struct SplashVeil: View {
    @Binding var isUnlocked: Bool

    var body: some View {
        ZStack {
            // Full-screen veil. Not a control, not chrome.
            Color.clear
                .background(.ultraThinMaterial)
                .ignoresSafeArea()

            VStack(spacing: 16) {
                Image(systemName: "mountain.2.fill").font(.system(size: 64))
                Text("Trailhead")
                    .font(.largeTitle.bold())
                Button("Enter") { isUnlocked = true }
                    .buttonStyle(.borderedProminent)
            }
        }
    }
}

/// The same veil while a track is being written to disk.
struct SavingVeil: View {
    var isShown: Bool

    var body: some View {
        if isShown {
            Rectangle()
                .fill(.regularMaterial)
                .ignoresSafeArea()
                .overlay { ProgressView("Saving track…") }
                .transition(.opacity)
        }
    }
}
