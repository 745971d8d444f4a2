import SwiftUI

// What we had before the rest of the app moves on. These already do the right thing on both systems.

extension View {
    /// Glass where there is glass, a material elsewhere.
    @ViewBuilder
    func glassIfAvailable(cornerRadius: CGFloat = Theme.floatingRadius) -> some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            glassEffect(.regular, in: .rect(cornerRadius: cornerRadius))
        } else {
            background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: cornerRadius))
                .overlay(RoundedRectangle(cornerRadius: cornerRadius).stroke(.white.opacity(0.2)))
        }
    }

    /// The explicit form; needs no builder.
    func capsuleGlassIfAvailable() -> some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            return glassEffect(.regular.interactive(), in: .capsule)
        } else {
            return background(.thinMaterial, in: Capsule())
        }
    }
}

/// For call sites that like modifiers better than functions.
struct GlassCircleIfAvailable: ViewModifier {
    func body(content: Content) -> some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            content.glassEffect(.regular, in: .circle)
        } else {
            content
                .background(.ultraThinMaterial)
                .clipShape(Circle())
        }
    }
}

/// The record button is gated by hand: the old look has a red rim that glass must not have.
struct RecordButton: View {
    @Binding var isRecording: Bool

    var body: some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            Button { isRecording.toggle() } label: {
                Image(systemName: isRecording ? "stop.fill" : "record.circle").frame(width: 44, height: 44)
            }
            .buttonStyle(.glass)
            .buttonBorderShape(.circle)
        } else {
            Button { isRecording.toggle() } label: {
                Image(systemName: isRecording ? "stop.fill" : "record.circle")
                    .frame(width: 44, height: 44)
                    .background(.ultraThinMaterial, in: Circle())
                    .overlay(Circle().stroke(.red, lineWidth: 2))
            }
            .buttonStyle(.plain)
        }
    }
}
