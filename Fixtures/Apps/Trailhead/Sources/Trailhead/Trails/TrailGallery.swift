import SwiftUI

/// The gallery, and what one does with many trails at once.
struct TrailGallery: View {
    @Binding var library: TrailLibrary
    @State private var selection: Set<Int> = []
    @State private var isSelecting = false
    @State private var isConfirming = false

    var body: some View {
        ScrollView {
            LazyVStack(spacing: 16) {
                ForEach(library.trails) { trail in
                    TrailCard(trail: trail)
                        .onTapGesture { selection.insert(trail.id) }
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if isSelecting {
                HStack(spacing: 20) {
                    Button("Download", systemImage: "arrow.down.circle") {}
                    Button("Favourite", systemImage: "heart") {}
                    Spacer()
                    Text("\(selection.count) chosen")
                }
                .padding()
                .background(.bar)
            }
        }
        .navigationTitle("Gallery")
        .confirmationDialog("Delete \(selection.count) trails?", isPresented: $isConfirming) {
            Button("Delete", role: .destructive) { library.remove(selection) }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button(isSelecting ? "Done" : "Select") { isSelecting.toggle() }
            }
            ToolbarItem(placement: .primaryAction) {
                // Nothing to do with the one before it, and it destroys.
                Button(role: .destructive) {
                    isConfirming = true
                } label: {
                    Label("Delete", systemImage: "trash")
                }
                .disabled(selection.isEmpty)
            }
            #if os(iOS)
            ToolbarItem(placement: .bottomBar) {
                Button("Import", systemImage: "square.and.arrow.down") {}
            }
            ToolbarItem(placement: .bottomBar) {
                Spacer()
            }
            ToolbarItem(placement: .bottomBar) {
                Button("Export", systemImage: "square.and.arrow.up") {}
            }
            #endif
        }
    }
}
