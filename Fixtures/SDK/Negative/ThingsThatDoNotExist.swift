// for: iOS 26.0
import SwiftUI

struct Chip: View {
    var body: some View {
        VStack {
            Text("A").glassEffect(.prominent)  // error: type 'Glass' has no member 'prominent'
        }
    }

    var beta: some View {
        Text("A").glassEffect(.regular, in: .capsule, isEnabled: true)  // error: extra argument 'isEnabled' in call
    }

    var shape: some View {
        Text("A").glassEffect(in: .rect(cornerRadius: .containerConcentric))  // error: type 'CGFloat' has no member 'containerConcentric'
    }
}
