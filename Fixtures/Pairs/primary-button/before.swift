import SwiftUI

struct Checkout: View {
    var body: some View {
        VStack {
            Total()
            PrimaryButton(title: "Pay") { pay() }
                .padding(.horizontal)
        }
    }
}
