/// A place for a boat.
struct Berth: Identifiable, Hashable {
    let id: Int
    var name: String
    var boat: String?
    var length: Int

    static let all: [Berth] = [
        Berth(id: 1, name: "A-1", boat: "Möwe", length: 9),
        Berth(id: 2, name: "A-2", boat: nil, length: 12),
        Berth(id: 3, name: "B-7", boat: "かもめ丸 ⚓️", length: 15),
    ]
}
