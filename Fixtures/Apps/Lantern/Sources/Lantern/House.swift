/// A lamp, a room, a house: plain values.
struct Lamp: Identifiable, Hashable {
    let id: Int
    var name: String
    var level: Double
    var isOn: Bool
}

struct Room: Identifiable, Hashable {
    let id: Int
    var name: String
    var lamps: [Lamp]

    var lit: Int { lamps.filter(\.isOn).count }
}

struct House: Hashable {
    var rooms: [Room]

    mutating func allOff() {
        for room in rooms.indices {
            for lamp in rooms[room].lamps.indices {
                rooms[room].lamps[lamp].isOn = false
            }
        }
    }

    static let sample = House(rooms: [
        Room(id: 1, name: "居間", lamps: [Lamp(id: 1, name: "Floor lamp 💡", level: 0.8, isOn: true)]),
        Room(id: 2, name: "Hall", lamps: [Lamp(id: 2, name: "Ceiling", level: 1, isOn: false)]),
    ])
}
