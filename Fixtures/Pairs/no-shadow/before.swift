import SwiftUI

struct Sheet: View {
    var body: some View {
        Options()
            .padding()
            .dropShadow(level: 2)
            .presentationDetents([.medium])
    }
}
