import SwiftUI

/// Shown while map sheets load. Takes no touches.
struct LoadingHUD: View {
    var title: String = "Loading"

    var body: some View {
        ProgressView(title)
            .padding(24)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
            .allowsHitTesting(false)
    }
}

extension View {
    /// Puts the HUD over any screen.
    func loadingHUD(_ isShown: Bool, title: String) -> some View {
        overlay {
            if isShown {
                VStack(spacing: 12) {
                    ProgressView()
                    Text(title).font(.footnote)
                }
                .padding()
                .background(.regularMaterial)
                .clipShape(RoundedRectangle(cornerRadius: 16, style: .continuous))
                .shadow(radius: 8)
            }
        }
    }
}
