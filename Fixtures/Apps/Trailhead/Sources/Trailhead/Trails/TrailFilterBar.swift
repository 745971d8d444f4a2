import SwiftUI

/// The list with a search field of our own at the top.
struct TrailFinder: View {
    let trails: [Trail]
    @State private var query = ""
    @State private var chosen: Set<Difficulty> = []

    private var results: [Trail] {
        trails.filter { query.isEmpty || $0.name.hasPrefix(query) }
    }

    var body: some View {
        List(results) { trail in
            TrailRow(trail: trail)
        }
        .listStyle(.plain)
        .safeAreaInset(edge: .top) {
            VStack(spacing: 8) {
                TextField("Find a trail", text: $query)
                    .textFieldStyle(.roundedBorder)
                FilterChips(chosen: $chosen)
            }
            .padding()
            .background(.bar)
        }
        .navigationTitle("Find")
    }
}

/// Chips that *are* buttons: a tap turns a filter on.
struct FilterChips: View {
    @Binding var chosen: Set<Difficulty>

    var body: some View {
        HStack(spacing: 8) {
            Button {
                chosen = []
            } label: {
                Text("All")
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(.thinMaterial, in: Capsule())
            }
            .buttonStyle(.plain)

            ForEach(Difficulty.allCases) { difficulty in
                Button(difficulty.rawValue) { toggle(difficulty) }
                    .padding(.horizontal, 12)
                    .padding(.vertical, 6)
                    .background(chosen.contains(difficulty) ? AnyShapeStyle(.ultraThinMaterial) : AnyShapeStyle(Color.clear))
            }
        }
    }

    private func toggle(_ difficulty: Difficulty) {
        if chosen.contains(difficulty) {
            chosen.remove(difficulty)
        } else {
            chosen.insert(difficulty)
        }
    }
}
