import SwiftUI

/// Written in the first week of the new system: glass already, but each piece by itself.
struct GlassDock: View {
    let dim: () -> Void
    let brighten: () -> Void

    var body: some View {
        HStack(spacing: 14) {
            Button(action: dim) {
                Image(systemName: "sun.min").frame(width: 40, height: 40)
            }
            .buttonStyle(.glass)
            .buttonBorderShape(.circle)

            Button(action: brighten) {
                Image(systemName: "sun.max").frame(width: 40, height: 40)
            }
            .buttonStyle(.glass) // same as its neighbour
            .buttonBorderShape(.circle)
        }
    }
}

struct GlassReadings: View {
    let watts: Int
    let hours: Int

    var body: some View {
        VStack {
            Text("\(watts) W").padding(10).glassEffect()
            Text("\(hours) h").padding(10).glassEffect(.regular, in: .capsule)
        }
    }
}

/// In a container: nothing to do.
struct GlassPair: View {
    let left: String
    let right: String

    var body: some View {
        GlassEffectContainer(spacing: 20) {
            HStack(spacing: 20) {
                Text(left).padding().glassEffect()
                Text(right).padding().glassEffect()
            }
        }
    }
}

/// One piece alone needs no container either.
struct GlassLabel: View {
    let text: String

    var body: some View {
        HStack(spacing: 8) {
            Text(text).padding().glassEffect(.regular.tint(.yellow.opacity(0.3)), in: .rect(cornerRadius: 16))
            Text("is the room’s name")
        }
    }
}
