import SwiftUI
import UIKit

@main
struct HarborApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate

    var body: some Scene {
        WindowGroup {
            TabView {
                NavigationStack { BerthList() }
                    .tabItem { Label("Berths", systemImage: "sailboat") }
                    .toolbarBackground(.ultraThinMaterial, for: .tabBar)
                    .toolbarBackground(.visible, for: .tabBar)
                NavigationStack { TideScreen() }
                    .tabItem { Label("Tides", systemImage: "water.waves") }
            }
        }
    }
}
