import SwiftUI

struct Editor: View {
    var body: some View {
        Canvas().toolbar {
            UndoItem(placement: .bottomBar)
            ToolbarSpacer(.flexible, placement: .bottomBar)
            ShareItem(placement: .bottomBar)
        }
    }
}
