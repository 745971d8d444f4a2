import SwiftUI

struct Checkout: View {
    var body: some View {
        VStack {
            Total()
            Button("Pay") { pay() }
                .buttonStyle(.glassProminent)
                .padding(.horizontal)
        }
    }
}
