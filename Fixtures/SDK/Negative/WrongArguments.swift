// for: iOS 26.0
import SwiftUI

struct Chip: View {
    var first: some View {
        Text("A").glassEffect(.ultraThinMaterial)  // error: has no member 'ultraThinMaterial'
    }

    var second: some View {
        Text("A").glassEffect(in: Color.red)  // error: requires that 'Color' conform to 'Shape'
    }

    var third: some View {
        ScrollView { Text("A") }.safeAreaBar(edge: .center) { Text("B") }  // error: reference to member 'center'
    }

    var fourth: some View {
        Text("A").buttonBorderShape(Circle())  // error: cannot convert value of type 'Circle' to expected argument type 'ButtonBorderShape'
    }

    var body: some View { Text("A") }
}
