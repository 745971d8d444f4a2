import SwiftUI

struct Tools: View {
    var body: some View {
        HStack(spacing: 8) {
            Pen().glassEffect()
            Eraser().glassEffect()
        }
    }
}
