import SwiftUI

/// A round button with one symbol. Used all over the map.
struct RoundIconButton: View {
    let symbol: String
    let label: String
    var action: () -> Void

    var body: some View {
        Button(action: action) {
            Image(systemName: symbol)
                .font(.title3)
                .frame(width: 44, height: 44)
                .background(.ultraThinMaterial, in: Circle()) // same plate everywhere
        }
        .accessibilityLabel(label)
    }
}

/// The wide sibling: a symbol and a word.
struct PillButton: View {
    let title: String
    let symbol: String
    let action: () -> Void

    var body: some View {
        Button {
            action()
        } label: {
            Label(title, systemImage: symbol)
                .font(.subheadline.weight(.medium))
                .padding(.horizontal, 14).padding(.vertical, 9)
                .background(.regularMaterial)
                .clipShape(Capsule())
                .overlay(Capsule().stroke(.white.opacity(0.25), lineWidth: 1))
                .shadow(color: .black.opacity(0.15), radius: 6, y: 2)
        }
        .buttonStyle(.plain)
    }
}

/// Square with soft corners; the shape is the fill's own.
struct TileButton: View {
    var symbol: String
    var isOn: Bool
    var action: () -> Void

    var body: some View {
        Button(action: self.action) {
            Image(systemName: self.symbol)
                .imageScale(.large)
                .foregroundStyle(self.isOn ? Theme.moss : .primary)
                .frame(width: 40, height: 40)
                .background(RoundedRectangle(cornerRadius: 12).fill(.ultraThinMaterial))
        }
    }
}

/// Colour, not material: the call to action keeps its brand.
struct SolidButton: View {
    let title: String
    let action: () -> Void

    var body: some View {
        Button(action: action) {
            Text(title)
                .bold()
                .foregroundStyle(.white)
                .padding(.horizontal, 20)
                .padding(.vertical, 12)
                .background(Theme.moss, in: Capsule())
        }
        .buttonStyle(.plain)
    }
}
