// for: iOS 16.0, iOS 17.5, macOS 14.0
import SwiftUI

struct Screen: View {
    var body: some View {
        Text("A").toolbar {
            ToolbarItem { Button("A") {} }
            ToolbarSpacer(.fixed)  // error: 'ToolbarSpacer' is only available in
        }
    }
}
