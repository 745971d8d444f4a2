import SwiftUI

struct Root: View {
    var body: some View {
        NavigationView {
            Inbox()
            Footer()
        }
        .tint(.purple)
    }
}
