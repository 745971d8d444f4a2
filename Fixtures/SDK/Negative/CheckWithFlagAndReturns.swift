// for: iOS 17.0
import SwiftUI

struct Chip: View {
    let isFlat: Bool

    var body: some View { chip }

    private var chip: some View {  // error: do not have matching underlying types
        if #available(iOS 26.0, *), !isFlat {
            return Text("A").glassEffect()
        } else {
            return Text("A").background(.ultraThinMaterial, in: Capsule())
        }
    }
}
