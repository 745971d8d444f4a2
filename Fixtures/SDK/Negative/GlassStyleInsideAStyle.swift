// for: iOS 26.0
import SwiftUI

struct Pill: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        GlassButtonStyle().makeBody(configuration: configuration)  // error: cannot convert value of type
    }
}
