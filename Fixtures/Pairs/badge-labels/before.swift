import SwiftUI

struct Tab: View {
    let unread: Int

    var body: some View {
        HStack {
            Badge(number: unread, style: .small)
            Badge(number: 3, style: .large)
        }
    }
}
