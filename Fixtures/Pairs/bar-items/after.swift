import SwiftUI

struct Inbox: View {
    var body: some View {
        MessageList()
            .navigationTitle("Inbox")
            .toolbar {
                ToolbarItem(placement: .topBarTrailing) {
                    Button("Write", action: write)
                }
            }
    }
}
