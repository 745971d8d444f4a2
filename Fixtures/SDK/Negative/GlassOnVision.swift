// for: visionOS 26.0
import SwiftUI

struct Chip: View {
    var body: some View {
        if #available(iOS 26.0, *) {
            Text("A").glassEffect()  // error: 'glassEffect(_:in:)' is unavailable in visionOS
        } else {
            Text("A")
        }
    }
}
