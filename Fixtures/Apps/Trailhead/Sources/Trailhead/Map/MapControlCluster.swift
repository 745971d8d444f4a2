import SwiftUI

/// Three controls side by side. On the new system each of them is glass by itself.
struct MapControlCluster: View {
    let zoomIn: () -> Void
    let zoomOut: () -> Void
    let locate: () -> Void

    var body: some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            HStack(spacing: 12) {
                Button(action: zoomIn) {
                    Image(systemName: "plus").frame(width: 36, height: 36)
                }
                .buttonStyle(.glass)

                Button(action: zoomOut) {
                    Image(systemName: "minus").frame(width: 36, height: 36)
                }
                .buttonStyle(.glass)

                Button(action: locate) {
                    Image(systemName: "location").frame(width: 36, height: 36)
                }
                .buttonStyle(.glass)
            }
            .padding(.trailing)
        } else {
            HStack(spacing: 12) {
                legacyButton("plus", action: zoomIn)
                legacyButton("minus", action: zoomOut)
                legacyButton("location", action: locate)
            }
            .padding(.trailing)
        }
    }

    // Only reached below 26.
    private func legacyButton(_ symbol: String, action: @escaping () -> Void) -> some View {
        Button(action: action) {
            Image(systemName: symbol)
                .frame(width: 36, height: 36)
        }
        .buttonStyle(.bordered)
    }
}

/// Two readings over the map; both glass, no container around them.
struct MapReadings: View {
    let height: Int
    let metres: Double

    var body: some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            VStack(alignment: .trailing) {
                Text("\(height) m")
                    .padding(10)
                    .glassEffect(.regular, in: .capsule)
                Text(Distance.metric(metres))
                    .padding(10)
                    .glassEffect(.regular, in: .capsule) // second sibling
            }
        } else {
            VStack(alignment: .trailing) {
                Text("\(height) m")
                    .padding(10)
                    .background(.ultraThinMaterial, in: Capsule())
                Text(Distance.metric(metres))
                    .padding(10)
                    .background(.ultraThinMaterial, in: Capsule())
            }
        }
    }
}

/// Already in a container: done.
@available(iOS 26.0, macOS 26.0, *)
struct MapModeSwitch: View {
    @Binding var layer: MapLayer

    var body: some View {
        GlassEffectContainer(spacing: 16) {
            HStack(spacing: 16) {
                Button("Topo") { layer = .topo }
                    .buttonStyle(.glass)
                Button("Aerial") { layer = .aerial }
                    .buttonStyle(.glass)
            }
        }
    }
}
