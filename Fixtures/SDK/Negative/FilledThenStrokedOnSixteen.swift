// for: iOS 16.0
import SwiftUI

struct Chip: View {
    var body: some View {
        Capsule().fill(.thinMaterial).stroke(.white, lineWidth: 1)  // error: 'fill(_:style:)' is only available in // error: 'stroke(_:lineWidth:antialiased:)' is only available in
    }
}
