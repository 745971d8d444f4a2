// for: iOS 26.0, macOS 26.0
import SwiftUI

struct Chip: View {
    var body: some View {
        Button("A") {}.buttonStyle(.glass(.clear))
        Button("B") {}.buttonStyle(GlassButtonStyle(.clear))  // error: 'init(_:)' is only available in
    }
}
