import SwiftUI

extension View {
    /// Knows both systems already.
    @ViewBuilder
    func harborGlassIfAvailable() -> some View {
        if #available(iOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            background(.ultraThinMaterial, in: Capsule())
        }
    }
}

/// Two readings; glass on 26, no container.
struct WindReadings: View {
    let knots: Int
    let direction: String

    var body: some View {
        if #available(iOS 26.0, *) {
            HStack(spacing: 10) {
                Text("\(knots) kn").padding(8).glassEffect(.regular, in: .capsule)
                Text(direction).padding(8).glassEffect(.regular, in: .capsule)
            }
        } else {
            HStack(spacing: 10) {
                Text("\(knots) kn").padding(8).background(.ultraThinMaterial, in: Capsule())
                Text(direction).padding(8).background(.ultraThinMaterial, in: Capsule())
            }
        }
    }
}

struct WaitHUD: View {
    var body: some View {
        ProgressView("Asking the harbour master…")
            .padding()
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct CallButton: View {
    let call: () -> Void

    var body: some View {
        Button { call() } label: { Image(systemName: "phone") }
            .buttonStyle(.plain)
            .frame(width: 48, height: 48)
            .background(.ultraThinMaterial)
            .clipShape(Circle())
    }
}
