// for: iOS 26.0
import SwiftUI

struct Screen: View {
    var body: some View {
        Text("A").toolbarBackground(.visible, for: .windowToolbar)  // error: 'windowToolbar' is unavailable in iOS
    }
}
