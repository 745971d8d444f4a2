import SwiftUI

/// One contour line of the map sheet.
struct ContourLine: Shape {
    var height: Double

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let middle = rect.height * (0.2 + 0.6 * height)
        path.move(to: CGPoint(x: rect.minX, y: middle))
        path.addCurve(
            to: CGPoint(x: rect.maxX, y: middle * 0.8),
            control1: CGPoint(x: rect.width * 0.3, y: middle * 0.6),
            control2: CGPoint(x: rect.width * 0.7, y: middle * 1.3)
        )
        return path
    }
}

/// The map sheet: paper, contours, and the way.
struct TopoCanvas: View {
    let waypoints: [Waypoint]
    var scale: Double = 1

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Theme.paper
                ForEach(0..<9, id: \.self) { step in
                    ContourLine(height: Double(step) / 9)
                        .stroke(Theme.bark.opacity(0.35), lineWidth: step % 4 == 0 ? 1.5 : 0.5)
                }
                ForEach(waypoints) { waypoint in
                    pin(waypoint)
                        .position(x: proxy.size.width * waypoint.x, y: proxy.size.height * waypoint.y)
                }
            }
            .scaleEffect(scale)
        }
        .ignoresSafeArea()
    }

    /// A name on the map. It is part of the map, and moves with it.
    private func pin(_ waypoint: Waypoint) -> some View {
        Text(waypoint.name)
            .font(.caption2)
            .padding(4)
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 4))
    }
}
