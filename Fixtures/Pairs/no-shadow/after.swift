import SwiftUI

struct Sheet: View {
    var body: some View {
        Options()
            .padding()
            .presentationDetents([.medium])
    }
}
