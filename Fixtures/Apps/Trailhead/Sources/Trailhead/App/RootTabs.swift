import SwiftUI

/// The four main places of the app.
struct RootTabs: View {
    enum Page: Hashable {
        case explore, map, listen, settings
    }

    @Binding var library: TrailLibrary
    @State private var page: Page = .explore

    var body: some View {
        TabView(selection: $page) {
            NavigationStack {
                TrailListScreen(library: $library)
            }
            .tabItem { Label("Explore", systemImage: "figure.hiking") }
            .tag(Page.explore)
            #if os(iOS)
            .toolbarBackground(.ultraThinMaterial, for: .tabBar)
            .toolbarBackground(.visible, for: .tabBar)
            #endif

            NavigationStack {
                MapScreen(library: library)
            }
            .tabItem { Label("Map", systemImage: "map") }
            .tag(Page.map)
            #if os(iOS)
            // Over the map the bar must never be clear.
            .toolbarBackground(.visible, for: .tabBar)
            .toolbarBackground(.thinMaterial, for: .tabBar) // either order works
            #endif

            NavigationStack {
                AudioGuideScreen(guide: library.guide)
            }
            .tabItem { Label("Listen", systemImage: "headphones") }
            .tag(Page.listen)
            #if os(iOS)
            .toolbarBackground(Theme.night, for: .tabBar)
            .toolbarBackground(.visible, for: .tabBar)
            .toolbarColorScheme(.dark, for: .tabBar)
            #endif

            NavigationStack { SettingsScreen() }
                .tabItem { Label("Settings", systemImage: "gearshape") }
                .tag(Page.settings)
        }
    }
}
