// for: iOS 17.0, macOS 14.0
import SwiftUI

struct Chip: View {
    var body: some View {
        Button("A") {}.buttonStyle(.glass)  // error: 'glass' is only available in
        Button("B") {}.buttonStyle(GlassProminentButtonStyle())  // error: 'GlassProminentButtonStyle' is only available in
    }
}
