import SwiftUI

struct FirstGood: View {
    let go: () -> Void

    var body: some View {
        Button(action: go) {
            Image(systemName: "play")
                .frame(width: 44, height: 44)
                .background(.ultraThinMaterial, in: Circle())
        }
    }
}

func broken(_ value: Int -> {
    let = value +
    return )
}

struct SecondGood: View {
    let stop: () -> Void

    var body: some View {
        Button(action: stop) {
            Label("Stop", systemImage: "stop")
                .padding(8)
                .background(.thinMaterial)
                .clipShape(Capsule())
        }
    }
}
