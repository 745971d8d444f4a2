import SwiftUI

struct RoomScreen: View {
    @Binding var room: Room
    @State private var isNight = false

    var body: some View {
        ZStack(alignment: .bottom) {
            LinearGradient(colors: [.indigo, .black], startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()

            ScrollView {
                ForEach($room.lamps) { $lamp in
                    VStack(alignment: .leading) {
                        Text(lamp.name)
                        Slider(value: $lamp.level)
                    }
                    .padding()
                    .background(.ultraThinMaterial)
                    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
                }
            }

            VStack(spacing: 12) {
                Text("\(room.lit) on").font(.headline)
                Button("Off") { room.lamps.indices.forEach { room.lamps[$0].isOn = false } }
            }
            .padding(20)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 26, style: .continuous))
            .overlay {
                RoundedRectangle(cornerRadius: 26, style: .continuous)
                    .strokeBorder(.white.opacity(0.2), lineWidth: 0.5)
            }
            .shadow(radius: 10)
            .padding()
        }
        .overlay(alignment: .topTrailing) {
            Button {
                isNight.toggle()
            } label: {
                Image(systemName: isNight ? "moon.fill" : "moon")
                    .font(.title3)
                    .frame(width: 44, height: 44)
                    .background(.ultraThinMaterial)
                    .clipShape(Circle())
                    .overlay(Circle().stroke(.white.opacity(0.25), lineWidth: 1)) // rim
                    .shadow(radius: 4)
            }
            .buttonStyle(.plain)
            .padding()
        }
        .navigationTitle(room.name)
        #if os(macOS)
        .toolbarBackground(.ultraThinMaterial, for: .windowToolbar)
        .toolbarBackground(.visible, for: .windowToolbar)
        #endif
        .toolbar {
            ToolbarItem(placement: .principal) {
                Text(room.name)
                    .padding(6)
                    .background(.thinMaterial, in: Capsule())
            }
        }
    }
}
