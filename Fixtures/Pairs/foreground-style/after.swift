import SwiftUI

struct Price: View {
    let amount: String

    var body: some View {
        Text(amount)
            .font(.headline)
            .foregroundStyle(.secondary) // not the main thing
            .padding(.top, 4)
    }
}
