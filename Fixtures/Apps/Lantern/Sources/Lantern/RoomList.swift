import SwiftUI

struct RoomList: View {
    @Binding var house: House
    @State private var isAsking = false

    var body: some View {
        List($house.rooms) { $room in
            NavigationLink {
                RoomScreen(room: $room)
            } label: {
                HStack {
                    Text(room.name)
                    Spacer()
                    Text("\(room.lit)")
                        .padding(.horizontal, 6)
                        .background(.ultraThinMaterial, in: Capsule()) // count in a row
                }
            }
            .listRowBackground(Rectangle().fill(.thinMaterial))
        }
        .safeAreaInset(edge: .bottom) {
            HStack {
                Button("All off", systemImage: "lightbulb.slash") { house.allOff() }
                Spacer()
                Text("\(house.rooms.count) rooms")
            }
            .padding()
            .background(.bar)
        }
        .navigationTitle("Rooms")
        #if os(iOS)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarBackground(.ultraThinMaterial, for: .navigationBar) // material last
        #endif
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Add", systemImage: "plus") {}
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Remove", systemImage: "trash", role: .destructive) { isAsking = true }
            }
            #if os(iOS)
            ToolbarItemGroup(placement: .bottomBar) {
                Button("Timer", systemImage: "timer") {}
                Spacer()
                Button("Scan", systemImage: "dot.radiowaves.left.and.right") {}
            }
            #endif
        }
        .confirmationDialog("Remove a room?", isPresented: $isAsking) {
            Button("Remove", role: .destructive) { house.rooms.removeLast() }
        }
    }
}
