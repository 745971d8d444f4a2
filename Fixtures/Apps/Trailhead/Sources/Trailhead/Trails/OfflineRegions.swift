import SwiftUI

// This file is edited on another system, too: CRLF line ends.

/// Map sheets on the device.
struct OfflineRegions: View {
    let trails: [Trail]
    @State private var isPaused = false
    @State private var selection: Int?

    var body: some View {
        List(trails, selection: $selection) { trail in
            HStack {
                Text(trail.name)
                Spacer()
                ProgressView(value: trail.isDownloaded ? 1 : 0.4)
                    .frame(width: 60)
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Text("2,1 GB 使用中")
                Spacer()
                Button(isPaused ? "Resume" : "Pause") { isPaused.toggle() }
            }
            .padding()
            .background(.regularMaterial) // bottom bar
        }
        .overlay(alignment: .bottomTrailing) {
            Button {
                selection = nil
            } label: {
                Image(systemName: "plus")
                    .font(.title2)
                    .frame(width: 56, height: 56)
                    .background(.thinMaterial, in: Circle())
                    .shadow(radius: 5)
            }
            .padding(.trailing, 20)
            .padding(.bottom, 80)
        }
        .navigationTitle("Offline")
        #if os(iOS)
        .toolbarBackground(.visible, for: .navigationBar) // first the switch,
        .toolbarBackground(.ultraThinMaterial, for: .navigationBar) // then the paint
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Update all") {}
                Spacer()
                Button("Settings", systemImage: "gear") {}
            }
        }
        #endif
    }
}
