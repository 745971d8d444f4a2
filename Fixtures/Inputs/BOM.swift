import SwiftUI

/// Saved with a byte order mark, which must survive.
struct MarkedScreen: View {
    var body: some View {
        NavigationStack {
            List(0..<20, id: \.self) { Text("Row \($0)") }
                .navigationTitle("Marked")
                .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
        }
    }
}
