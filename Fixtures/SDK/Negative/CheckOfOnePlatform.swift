// for: macOS 14.0
import SwiftUI

struct Chip: View {
    var body: some View {
        if #available(iOS 26.0, *) {
            Text("A").glassEffect()  // error: 'glassEffect(_:in:)' is only available in macOS 26.0 or newer
        } else {
            Text("A")
        }
    }
}
