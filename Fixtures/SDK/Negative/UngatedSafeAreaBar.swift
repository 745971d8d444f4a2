// for: iOS 18.0, macOS 15.0
import SwiftUI

struct Screen: View {
    var body: some View {
        ScrollView { Text("A") }
            .safeAreaBar(edge: .bottom) { Text("B") }  // error: 'safeAreaBar(edge:alignment:spacing:content:)' is only available in
            .scrollEdgeEffectStyle(.soft, for: .top)  // error: 'scrollEdgeEffectStyle(_:for:)' is only available in
    }
}
