import SwiftUI

/// Stops the voice after a while. Sits in a toolbar.
struct SleepTimerMenu: View {
    @State private var minutes = 0

    var body: some View {
        Menu {
            Picker("Stop after", selection: $minutes) {
                Text("Off").tag(0)
                Text("15 min").tag(15)
                Text("30 min").tag(30)
            }
        } label: {
            Image(systemName: minutes == 0 ? "moon.zzz" : "moon.zzz.fill")
        }
    }
}

/// The same over the picture, where it has a plate of its own.
struct FloatingSleepTimer: View {
    @Binding var minutes: Int

    var body: some View {
        Menu {
            Button("15 min") { minutes = 15 }
            Button("30 min") { minutes = 30 }
            Divider()
            Button("Off", role: .destructive) { minutes = 0 }
        } label: {
            HStack {
                Image(systemName: "moon.zzz")
                Text(minutes == 0 ? "Sleep timer" : "\(minutes) min")
            }
            .padding(.horizontal, 14)
            .padding(.vertical, 10)
            .background {
                Capsule()
                    .fill(.regularMaterial)
            }
            .shadow(radius: 4)
        }
        .menuStyle(.button)
    }
}
