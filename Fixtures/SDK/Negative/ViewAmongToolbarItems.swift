// for: iOS 26.0
import SwiftUI

struct Screen {
    @ToolbarContentBuilder
    var items: some ToolbarContent {
        ToolbarItem { Text("1") }
        Spacer()  // error: ToolbarContent
    }
}
