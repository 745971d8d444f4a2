// for: macOS 26.0
import SwiftUI

struct Screen: View {
    var body: some View {
        Text("A")
            .toolbar { ToolbarItem(placement: .bottomBar) { Text("B") } }  // error: 'bottomBar' is unavailable in macOS
            .toolbarBackground(.visible, for: .navigationBar)  // error: 'navigationBar' is unavailable in macOS
    }
}
