// for: iOS 17.0
import SwiftUI

struct Chip: View {
    @available(iOS 26.0, *)  // error: stored properties cannot be marked potentially unavailable with '@available'
    var glass: Glass

    var body: some View { Text("A") }
}
