import SwiftUI

/// A card in the gallery. Content: stays as it is drawn.
struct TrailCard: View {
    let trail: Trail

    var body: some View {
        VStack(alignment: .leading, spacing: 8) {
            Theme.sky
                .frame(height: 120)
                .overlay(alignment: .topTrailing) {
                    CountTag(count: trail.waypoints.count).padding(8)
                }
            Text(trail.name).font(.headline)
            Text(trail.region).font(.caption)
        }
        .padding()
        .background(.ultraThinMaterial)
        .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
    }
}

/// Old deck of cards on the start page.
struct TrailDeck: View {
    let trails: [Trail]

    var body: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(trails) { trail in
                    VStack {
                        Text(trail.name)
                        DistanceChip(metres: trail.metres)
                    }
                    .frame(width: 160, height: 200)
                    .background(.thinMaterial, in: RoundedRectangle(cornerRadius: 16))
                    .overlay(RoundedRectangle(cornerRadius: 16).stroke(.white.opacity(0.2)))
                    .shadow(radius: 4)
                }
            }
            .padding(.horizontal)
        }
    }
}

/// Tiles in a grid: the whole tile is a link, but it is content all the same.
struct TrailGrid: View {
    let trails: [Trail]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 160))]) {
                ForEach(trails) { trail in
                    NavigationLink(value: trail) {
                        Text(trail.name)
                            .frame(maxWidth: .infinity, minHeight: 80)
                            .background(RoundedRectangle(cornerRadius: 10).fill(.regularMaterial))
                    }
                    .buttonStyle(.plain)
                }
            }
        }
    }
}
