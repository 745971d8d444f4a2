import SwiftUI

struct Cover: View {
    var body: some View {
        Image("cover").resizable()
            .clipShape(.rect(cornerRadius: Layout.corner * 2))
            .accessibilityLabel("Cover")
    }
}
