// for: iOS 16.0
import SwiftUI

struct Chip: View {
    var body: some View {
        Button("A") {}.buttonStyle(.bordered).buttonBorderShape(.circle)  // error: 'circle' is only available in iOS 17.0 or newer
    }
}
