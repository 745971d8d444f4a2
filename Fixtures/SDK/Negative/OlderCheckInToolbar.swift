// for: iOS 16.0
import SwiftUI

struct Screen: View {
    var body: some View {
        Text("A").toolbar {
            if #available(iOS 17.0, *) {  // error: 'buildLimitedAvailability' is only available in iOS 17.5 or newer
                ToolbarItem { Button("A") {} }
            }
        }
    }
}
