import SwiftUI

struct Inbox: View {
    var body: some View {
        MessageList()
            .navigationTitle("Inbox")
            .navigationBarItems(trailing: Button("Write", action: write))
    }
}
