// for: iOS 15.0, iOS 17.0, macOS 14.0
import SwiftUI

struct Chip: View {
    var body: some View {
        Text("A").glassEffect()  // error: 'glassEffect(_:in:)' is only available in
    }
}
