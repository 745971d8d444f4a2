import SwiftUI

struct Tab: View {
    let unread: Int

    var body: some View {
        HStack {
            Badge(count: unread, size: .small)
            Badge(count: 3, size: .large)
        }
    }
}
