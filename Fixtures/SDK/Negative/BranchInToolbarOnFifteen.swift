// for: iOS 15.0
import SwiftUI

struct Screen: View {
    var body: some View {
        Text("A").toolbar {
            ToolbarItem { Button("A") {} }
            if #available(iOS 26.0, *) {  // error: 'buildIf' is only available in iOS 16.0 or newer
                ToolbarSpacer(.fixed)
            }  // error: 'buildIf' is only available in iOS 16.0 or newer
        }
    }
}
