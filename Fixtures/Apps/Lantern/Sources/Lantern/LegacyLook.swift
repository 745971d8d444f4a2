import SwiftUI

// Left from the years before 26. Checks that are always true now are another set's work (fold-back), not this one's.

extension View {
    @ViewBuilder
    func lampGlassIfAvailable() -> some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            glassEffect(.regular, in: .capsule)
        } else {
            background(.ultraThinMaterial, in: Capsule())
        }
    }
}

struct StatusLamp: View {
    let isOn: Bool

    var body: some View {
        // Tells, does not act.
        Label(isOn ? "On" : "Off", systemImage: "lightbulb")
            .padding(8)
            .background(.ultraThinMaterial, in: Capsule())
    }
}

struct SearchingHUD: View {
    var body: some View {
        ProgressView("Looking for lamps…")
            .padding(20)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12))
    }
}

struct SceneChip: View {
    let name: String
    let action: () -> Void

    var body: some View {
        // A chip in name, a button in fact.
        Button(action: action) {
            Text(name)
                .padding(.horizontal, 12).padding(.vertical, 6)
                .background { Capsule().fill(.thinMaterial).overlay { Capsule().stroke(.white.opacity(0.3)) } }
        }
    }
}

struct OutsideChrome: View {
    let open: () -> Void

    var body: some View {
        Button { open() } label: { Image(systemName: "door.left.hand.open") }
            .buttonStyle(.plain)
            .frame(width: 48, height: 48)
            .background(.ultraThinMaterial)
            .clipShape(Circle())
    }
}
