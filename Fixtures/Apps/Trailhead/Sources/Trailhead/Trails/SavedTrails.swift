import SwiftUI

/// Favourites. The last line of this file has no line end, and that is how it came to us.
struct SavedTrails: View {
    @Binding var library: TrailLibrary
    @State private var isEditing = false

    var body: some View {
        Group {
            if library.favourites.isEmpty {
                ContentUnavailableView("No favourites", systemImage: "heart.slash")
            } else {
                TrailGrid(trails: library.favourites)
            }
        }
        .overlay(alignment: .bottom) {
            if isEditing {
                PillButton(title: "Remove all", symbol: "heart.slash") {
                    library.remove(Set(library.favourites.map(\.id)))
                }
                .padding()
            }
        }
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Edit") { isEditing.toggle() }
            }
        }
    }
}

/// The button that leads here from the map.
struct SavedTrailsLink: View {
    @Binding var library: TrailLibrary

    var body: some View {
        NavigationLink {
            SavedTrails(library: $library)
        } label: {
            Label("Saved", systemImage: "heart").padding(10)
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12))
        }
        .buttonStyle(.plain)
    }
}