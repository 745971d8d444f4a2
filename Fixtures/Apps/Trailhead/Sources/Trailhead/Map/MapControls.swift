import SwiftUI

// Written by the map team: two spaces, and many small views.

/// North up, please.
struct CompassButton: View {
  @Binding var heading: Double

  var body: some View {
    Button(action: { heading = 0 }) {
      Image(systemName: "location.north.line")
        .rotationEffect(.degrees(-heading)).frame(width: 48, height: 48)
        .background(.ultraThinMaterial).clipShape(Circle())
        .shadow(radius: 3)
    }
    .buttonStyle(.plain)
  }
}

/// Chrome outside the button: the whole plate was meant to be tappable, and is not.
struct MeasureButton: View {
  let start: () -> Void

  var body: some View {
    Button { start() } label: { Image(systemName: "ruler") }
      .buttonStyle(.plain)
      .frame(width: 48, height: 48)
      .background(.ultraThinMaterial)
      .clipShape(Circle())
  }
}

struct ShareViewLink: View {
  let name: String

  var body: some View {
    ShareLink(item: "https://trailhead.example/\(name)") {
      Label("Share", systemImage: "square.and.arrow.up")
        .padding(.horizontal, 12).padding(.vertical, 8)
        .background { Capsule().fill(.thinMaterial).overlay { Capsule().stroke(.white.opacity(0.3)) } }
    }
  }
}

/// A stack of plates at the edge of the map.
struct MapEdgeControls: View {
  @Binding var heading: Double
  @Binding var isNight: Bool
  let report: () -> Void

  var body: some View {
    VStack(spacing: 10) {
      CompassButton(heading: $heading)
      MeasureButton(start: report)

      Menu {
        Button("Broken bridge") { report() }
        Button("Fallen tree") { report() }
        Button("Rock fall", role: .destructive) { report() }
      } label: {
        Label("Report", systemImage: "exclamationmark.bubble")
          .labelStyle(.iconOnly)
          .frame(width: 48, height: 48)
          .background(
            Circle()
              .fill(.ultraThinMaterial)  // the fill is the plate
          )
      }

      Toggle(isOn: $isNight) {
        Image(systemName: "moon")
          .frame(width: 48, height: 48)
      }
      .toggleStyle(.button)

      Button {
        report()
      } label: {
        Image(systemName: "sos")
          .font(.headline).foregroundStyle(.white)
          .frame(width: 48, height: 48)
          .background(Color.red, in: Circle())  // colour says danger
      }
    }
  }
}
