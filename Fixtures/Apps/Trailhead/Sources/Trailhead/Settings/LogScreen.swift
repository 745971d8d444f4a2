import SwiftUI

/// What the recorder wrote down. For people who report faults, and for us.
struct LogScreen: View {
    let lines: [String]

    @State private var filter = ""
    @State private var isPaused = false
    @State private var tags: Set<String> = []

    private let allTags = ["gps", "battery", "バッテリー", "map", "voice"]

    var body: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 2) {
                ForEach(lines.indices, id: \.self) { index in
                    Text(lines[index])
                        .font(.caption.monospaced()).padding(.vertical, 1)
                        .background(.thinMaterial) // zebra
                }
            }
        }
        .safeAreaInset(edge: .top, spacing: 0) {
            HStack {
                Image(systemName: "line.3.horizontal.decrease")
                TextField("Filter", text: $filter).textFieldStyle(.plain)
                Toggle("Pause", isOn: $isPaused).toggleStyle(.button)
            }
            .padding(.horizontal, 12).padding(.vertical, 8)
            .background(.ultraThinMaterial)
        }
        .overlay(alignment: .bottomTrailing) {
            VStack(spacing: 8) {
                RoundIconButton(symbol: "arrow.up.to.line", label: "To the top") {}
                TileButton(symbol: "pin", isOn: isPaused) { isPaused.toggle() }
            }
            .padding()
        }
        .navigationTitle("Log")
        #if os(iOS)
        .toolbarBackground(.visible, for: .navigationBar) // alone: makes the bar opaque
        .toolbar {
            ToolbarItem(placement: .bottomBar) { Button("Copy", systemImage: "doc.on.doc") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() } // push the next one to the right
            ToolbarItem(placement: .bottomBar) { Button("Send", systemImage: "paperplane") {} }
        }
        #endif
    }

    /// The words that one can filter by. They wrap, so they are laid out by hand.
    var tagRow: some View {
        FlowRow(spacing: 6) {
            ForEach(allTags, id: \.self) { tag in
                Text(tag)
                    .padding(.horizontal, 8).padding(.vertical, 3)
                    .background(.ultraThinMaterial, in: Capsule())
            }
        }
    }
}
