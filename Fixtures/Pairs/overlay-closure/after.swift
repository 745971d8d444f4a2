import SwiftUI

struct Avatar: View {
    var body: some View {
        Image("me").overlay(alignment: .bottomTrailing) { Status(online: true) }
    }
}
