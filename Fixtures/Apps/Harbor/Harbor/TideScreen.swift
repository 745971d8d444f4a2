import SwiftUI

/// The curve of the day, and over it what one can do.
struct TideScreen: View {
    @State private var day = 0
    @State private var showsChart = false

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.blue, .teal], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()

            VStack(spacing: 8) {
                Text("Hochwasser 14:20").font(.headline)
                Stepper("Day \(day)", value: $day)
            }
            .padding()
            .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 20))
            .overlay(RoundedRectangle(cornerRadius: 20).stroke(.white.opacity(0.2)))
            .shadow(radius: 6)
            .padding()
        }
        .overlay(alignment: .topTrailing) {
            VStack(spacing: 12) {
                chartButton
                Menu {
                    Button("Metres") {}
                    Button("Feet") {}
                } label: {
                    Image(systemName: "ellipsis")
                        .frame(width: 36, height: 36)
                        .background(.ultraThinMaterial, in: Circle())
                }
            }
            .padding()
        }
        .sheet(isPresented: $showsChart) {
            ChartController.Screen()
        }
        .toolbar {
            ToolbarItem(placement: .principal) {
                Text("Tides 🌊").padding(6).background(.thinMaterial, in: Capsule())
            }
            ToolbarItem(placement: .bottomBar) { Button("Today") { day = 0 } }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Next") { day += 1 } }
        }
    }

    private var chartButton: some View {
        Button(action: { showsChart = true }) {
            Image(systemName: "chart.xyaxis.line")
                .frame(width: 44, height: 44)
                .background(.ultraThinMaterial)
                .clipShape(Circle())
        }
    }
}
