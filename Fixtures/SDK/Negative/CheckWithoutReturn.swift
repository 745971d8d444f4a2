// for: iOS 17.0
import SwiftUI

struct Chip: View {
    var body: some View { chip }

    private var chip: some View {
        if #available(iOS 26.0, *) {
            Text("A").glassEffect()  // error: branches have mismatching types
        } else {
            Text("A").background(.ultraThinMaterial, in: Capsule())
        }
    }
}
