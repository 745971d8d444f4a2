import SwiftUI

/// What fills the disk, and how to get it back.
struct StorageSettings: View {
    @State private var items = ["Map sheets", "Photos 📷", "音声ガイド"]
    @State private var isConfirming = false

    var body: some View {
        List {
            ForEach(items, id: \.self) { item in
                HStack {
                    Text(item)
                    Spacer()
                    Button {
                        items.removeAll { $0 == item }
                    } label: {
                        // A button in a row: rows are content.
                        Image(systemName: "trash")
                            .padding(6)
                            .background(.ultraThinMaterial, in: Circle())
                    }
                    .buttonStyle(.borderless)
                }
                .listRowBackground(Color.clear)
            }
        }
        .scrollContentBackground(.hidden)
        .background(.thinMaterial)
        .settingsBar()
        .navigationTitle("Storage")
        .toolbar {
            #if os(iOS)
            ToolbarItem(placement: .topBarTrailing) {
                Button("Refresh", systemImage: "arrow.clockwise") {}
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Delete all", systemImage: "trash", role: .destructive) { isConfirming = true }
            }
            ToolbarItemGroup(placement: .bottomBar) {
                Text("\(items.count) kinds").font(.footnote)
                Spacer()
                Button("Compact") {}
                Spacer()
                Button("Verify") {}
            }
            #endif
        }
        .confirmationDialog("Really?", isPresented: $isConfirming) {
            Button("Delete all", role: .destructive) { items = [] }
        }
    }
}
