import SwiftUI

struct Controls: View {
    var body: some View {
        Transport()
            .padding()
            .glassEffect(.regular, in: .rect(cornerRadius: 16))
    }
}
