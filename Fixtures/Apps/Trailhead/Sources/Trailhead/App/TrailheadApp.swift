import SwiftUI

/// The app: one window (several on the Mac), one library of trails.
@main
struct TrailheadApp: App {
    @State private var library = TrailLibrary.sample
    @State private var isUnlocked = false

    var body: some Scene {
        WindowGroup {
            ZStack {
                RootTabs(library: $library)
                if !isUnlocked {
                    SplashVeil(isUnlocked: $isUnlocked)
                }
            }
            .tint(Theme.moss)
            .background(.ultraThinMaterial) // the whole window; the desktop shines through on the Mac
        }
        .defaultSize(width: 980, height: 720)
    }
}
