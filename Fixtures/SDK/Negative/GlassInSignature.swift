// for: iOS 17.0
import SwiftUI

extension View {
    @ViewBuilder
    func glassOrMaterial(_ glass: Glass) -> some View {  // error: 'Glass' is only available in iOS 26.0 or newer
        if #available(iOS 26.0, *) {
            glassEffect(glass)
        } else {
            background(.ultraThinMaterial)
        }
    }
}
