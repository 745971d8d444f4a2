import SwiftUI

/// Scenes: “reading”, “film”, “sleep 😴”.
struct SceneBoard: View {
    @Binding var house: House
    @State private var chosen = 0

    private let names = ["Reading", "Film", "Sleep 😴"]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
                ForEach(names.indices, id: \.self) { index in
                    Text(names[index])
                        .frame(maxWidth: .infinity, minHeight: 90)
                        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 18))
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom, spacing: 0) {
            if chosen > 0 {
                HStack {
                    Text(names[chosen])
                    Spacer()
                    Button("Stop") { chosen = 0 }
                }
                .padding()
                .background(.ultraThinMaterial)
            }
        }
        .overlay(alignment: .bottomTrailing) {
            sceneMenu.padding()
        }
        .toolbar {
            #if os(iOS)
            ToolbarItem(placement: .bottomBar) { Button("Edit") {} }
            ToolbarItem(placement: .bottomBar) { Spacer() }
            ToolbarItem(placement: .bottomBar) { Button("Share", systemImage: "square.and.arrow.up") {} }
            #endif
        }
    }

    /// One expression, no builder: nothing to gate at 26, so it may stay one.
    private var sceneMenu: some View {
        Menu {
            Button("Film") { chosen = 1 }
            Button("Sleep") { chosen = 2 }
        } label: {
            Image(systemName: "ellipsis")
                .frame(width: 36, height: 36)
                .background(Circle().fill(.ultraThinMaterial))
        }
    }
}
