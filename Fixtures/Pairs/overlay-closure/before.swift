import SwiftUI

struct Avatar: View {
    var body: some View {
        Image("me").overlay(Status(online: true), alignment: .bottomTrailing)
    }
}
