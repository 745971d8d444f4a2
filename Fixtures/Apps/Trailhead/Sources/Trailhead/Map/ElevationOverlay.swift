import SwiftUI

/// The profile of the trail, floating over the map.
struct ElevationOverlay: View {
    let trail: Trail
    @Binding var isExpanded: Bool

    var body: some View {
        TopoCanvas(waypoints: trail.waypoints)
            .overlay(alignment: .bottom) {
                VStack(spacing: 8) {
                    ProfileShape(heights: trail.waypoints.map(\.height))
                        .stroke(Theme.moss, lineWidth: 2)
                        .frame(height: isExpanded ? 160 : 60)
                    Button(isExpanded ? "Less" : "More") { isExpanded.toggle() }
                        .font(.footnote)
                }
                .padding()
                .background {
                    RoundedRectangle(cornerRadius: 24, style: .continuous)
                        .fill(.ultraThinMaterial)
                }
                .padding(.horizontal)
            }
            .overlay(alignment: .topLeading) {
                // A floating action: big, round, alone.
                Button(action: addWaypoint) {
                    Image(systemName: "mappin.and.ellipse")
                        .font(.title2)
                        .padding(14)
                        .background(Material.regular, in: Circle())
                        .shadow(color: .black.opacity(0.2), radius: 10, x: 0, y: 4)
                }
                .padding()
            }
    }

    private func addWaypoint() {}
}

/// A panel at the back of a `ZStack`'s last child.
struct WeatherOverlay: View {
    let temperature: Int
    let wind: Int
    var refresh: () -> Void

    var body: some View {
        ZStack(alignment: .topTrailing) {
            Theme.sky
            VStack(alignment: .trailing, spacing: 6) {
                Text("\(temperature)°").font(.system(size: 40, weight: .thin))
                Text("Wind \(wind) km/h 風")
                Button("Refresh", systemImage: "arrow.clockwise", action: refresh)
            }
            .padding(16)
            .background(.ultraThinMaterial)
            .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
            .overlay(
                RoundedRectangle(cornerRadius: 20, style: .continuous)
                    .stroke(Color.white.opacity(0.15), lineWidth: 1)
            )
            .padding()
        }
    }
}

struct ProfileShape: Shape {
    var heights: [Int]

    func path(in rect: CGRect) -> Path {
        var path = Path()
        guard let top = heights.max(), heights.count > 1, top > 0 else { return path }
        for (index, height) in heights.enumerated() {
            let point = CGPoint(
                x: rect.minX + rect.width * CGFloat(index) / CGFloat(heights.count - 1),
                y: rect.maxY - rect.height * CGFloat(height) / CGFloat(top)
            )
            if index == 0 {
                path.move(to: point)
            } else {
                path.addLine(to: point)
            }
        }
        return path
    }
}
