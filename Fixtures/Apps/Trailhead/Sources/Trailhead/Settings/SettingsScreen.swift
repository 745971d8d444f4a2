import SwiftUI

/// Settings: a form, two bars, nothing that floats.
struct SettingsScreen: View {
    @State private var usesMiles = false
    @State private var keepsAwake = true
    @State private var name = ""

    var body: some View {
        Form {
            Section("Units") {
                Toggle("Miles", isOn: $usesMiles)
                Toggle("Keep the screen on", isOn: $keepsAwake)
            }
            Section("You") {
                TextField("Name", text: $name)
                NavigationLink("Storage") { StorageSettings() }
                NavigationLink("Log") { LogScreen(lines: ["gps: fix 衛星 9", "map: sheet 12"]) }
                NavigationLink("About") { AboutScreen() }
            }
        }
        .navigationTitle("Settings")
        #if os(iOS)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(.thinMaterial, for: .navigationBar)
        #elseif os(macOS)
        .toolbarBackground(.regularMaterial, for: .windowToolbar)
        .toolbarBackground(.visible, for: .windowToolbar)
        #endif
    }
}

extension View {
    /// The bar of every settings page, in one place.
    func settingsBar() -> some View {
        self
            #if os(iOS)
            .toolbarBackground(Theme.paper, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)
            #endif
    }
}
