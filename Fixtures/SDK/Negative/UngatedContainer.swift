// for: iOS 18.0
import SwiftUI

struct Pair: View {
    var body: some View {
        GlassEffectContainer(spacing: 8) {  // error: 'GlassEffectContainer' is only available in iOS 26.0 or newer
            Text("A")
        }
    }
}
