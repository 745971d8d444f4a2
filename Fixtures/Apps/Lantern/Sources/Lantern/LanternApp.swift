import SwiftUI

/// Lamps of a house, room by room. Needs 26 everywhere, so nothing here asks for a version any more.
@main
struct LanternApp: App {
    @State private var house = House.sample

    var body: some Scene {
        WindowGroup {
            TabView {
                Tab("Rooms", systemImage: "lamp.table") {
                    NavigationStack { RoomList(house: $house) }
                        #if os(iOS)
                        .toolbarBackground(.ultraThinMaterial, for: .tabBar)
                        .toolbarBackgroundVisibility(.visible, for: .tabBar)
                        #endif
                }
                Tab("Scenes", systemImage: "sparkles") {
                    NavigationStack { SceneBoard(house: $house) }
                        #if os(iOS)
                        .toolbarBackground(.thinMaterial, for: .tabBar)
                        .toolbarBackground(.visible, for: .tabBar)
                        #endif
                }
            }
        }
    }
}
