import SwiftUI

/// All trails, with a bar at the bottom that we drew before there was a better way.
struct TrailListScreen: View {
    @Binding var library: TrailLibrary

    @State private var query = ""
    @State private var selection: Set<Int> = []
    @State private var isSelecting = false
    @State private var difficulty: Difficulty?

    private var shown: [Trail] {
        library.trails.filter { trail in
            (query.isEmpty || trail.name.hasPrefix(query)) && (difficulty == nil || trail.difficulty == difficulty)
        }
    }

    var body: some View {
        List(selection: $selection) {
            ForEach(shown) { trail in
                NavigationLink(value: trail) {
                    TrailRow(trail: trail)
                }
                .listRowBackground(Rectangle().fill(.ultraThinMaterial))
                .swipeActions {
                    Button("Delete", role: .destructive) { library.remove([trail.id]) }
                }
            }
        }
        .scrollContentBackground(.hidden)
        .background(Theme.paper)
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("Filter", systemImage: "line.3.horizontal.decrease.circle") { difficulty = .easy }
                Spacer()
                Text("\(shown.count) of \(library.trails.count)").font(.footnote)
                Spacer()
                Button("Reset", systemImage: "arrow.uturn.backward") { difficulty = nil }
            }
            .padding(.horizontal)
            .frame(height: Theme.barHeight)
            .background(.ultraThinMaterial)
        }
        .navigationTitle("Explore")
        .navigationDestination(for: Trail.self) { trail in
            TrailDetailScreen(trail: trail, reviews: library.reviews) { library.toggleFavourite(trail) }
        }
        #if os(iOS)
        .navigationBarTitleDisplayMode(.large)
        .toolbarBackground(.regularMaterial, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbar {
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Sort", systemImage: "arrow.up.arrow.down") { library.trails.sort { $0.name < $1.name } }
                Spacer()
                Button("Shuffle", systemImage: "shuffle") { library.trails.shuffle() }
            }
        }
        #endif
        .searchable(text: $query)
    }
}

/// One line of the list.
struct TrailRow: View {
    let trail: Trail

    var body: some View {
        HStack {
            VStack(alignment: .leading) {
                Text(trail.name)
                Text(trail.region).font(.caption).foregroundStyle(.secondary)
            }
            Spacer()
            Text(Distance.metric(trail.metres))
                .padding(.horizontal, 6)
                .background(.thinMaterial, in: Capsule()) // a number in a row
        }
    }
}
