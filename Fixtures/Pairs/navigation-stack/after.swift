import SwiftUI

struct Root: View {
    var body: some View {
        NavigationStack {
            Inbox()
            Footer()
        }
        .tint(.purple)
    }
}
