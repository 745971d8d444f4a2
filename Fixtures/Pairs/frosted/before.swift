import SwiftUI

struct Controls: View {
    var body: some View {
        Transport()
            .padding()
            .frosted(cornerRadius: 16)
    }
}
