import SwiftUI

struct Tools: View {
    var body: some View {
        GlassEffectContainer {
            HStack(spacing: 8) {
                Pen().glassEffect()
                Eraser().glassEffect()
            }
        }
    }
}
