import SwiftUI

struct BerthList: View {
    @State private var berths = Berth.all
    @State private var isAsking = false

    var body: some View {
        List(berths) { berth in
            HStack {
                Text(berth.name)
                Spacer()
                Text("\(berth.length) m")
                    .padding(.horizontal, 6)
                    .background(.ultraThinMaterial, in: Capsule())
            }
            .listRowBackground(Color.clear)
        }
        .scrollContentBackground(.hidden)
        .background(.thinMaterial)
        .safeAreaInset(edge: .bottom) {
            HStack {
                Text("\(berths.count) berths")
                Spacer()
                Button("Free only") { berths = berths.filter { $0.boat == nil } }
            }
            .padding()
            .background(.bar) // ours
        }
        .navigationTitle("Berths")
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(.thinMaterial, for: .navigationBar)
        .toolbar {
            ToolbarItem(placement: .navigationBarTrailing) {
                Button { berths = Berth.all } label: { Label("Reload", systemImage: "arrow.clockwise") }
            }
            ToolbarItem(placement: .navigationBarTrailing) {
                Button(role: .destructive) { isAsking = true } label: { Label("Clear", systemImage: "trash") }
            }
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Log") {}
                Spacer()
                Button("Radio") {}
            }
        }
        .alert("Clear the list?", isPresented: $isAsking) {
            Button("Clear", role: .destructive) { berths = [] }
        }
    }
}
