/// Trails that are always there, also without a network.
extension TrailLibrary {
    static let sample = TrailLibrary(
        trails: [
            Trail(
                id: 1,
                name: "Kumano Kodō 熊野古道",
                region: "和歌山県",
                metres: 38_400,
                ascent: 2_100,
                difficulty: .hard,
                isFavourite: true,
                summary: """
                    Four days through cedar woods 🌲 from shrine to shrine.
                        "Start early," says the guide; the tea houses close at 16:00.
                    Bring a \("light") rain coat ☔️.
                    """,
                waypoints: [
                    Waypoint(id: 1, name: "滝尻王子", height: 95, x: 0.12, y: 0.82),
                    Waypoint(id: 2, name: "近露王子", height: 290, x: 0.47, y: 0.55),
                    Waypoint(id: 3, name: "熊野本宮大社", height: 80, x: 0.86, y: 0.21),
                ]
            ),
            Trail(id: 2, name: "Partnachklamm", region: "Oberbayern", metres: 6_300, ascent: 240, difficulty: .easy),
            Trail(
                id: 3, name: "Seven Huts Round 🏔️", region: "Stubai", metres: 81_000, ascent: 7_900,
                difficulty: .alpine, isDownloaded: true),
            Trail(id: 4, name: "Årstidsstigen", region: "Västmanland", metres: 11_250, ascent: 130, difficulty: .moderate),
        ],
        reviews: [
            Review(id: 1, author: "Mio", stars: 5, text: "道が静かでした。"),
            Review(id: 2, author: "Ann-Sofie", stars: 4, text: "Wet feet, happy dog 🐕"),
            Review(id: 3, author: "T.", stars: 2, text: #"The sign says "\(closed)" from May on."#),
        ],
        guide: AudioGuide(
            title: "The cedar path",
            speaker: "H. Tanaka",
            chapters: [
                AudioChapter(id: 1, title: "Arrival", seconds: 184),
                AudioChapter(id: 2, title: "杉の森", seconds: 421),
                AudioChapter(id: 3, title: "The last pass", seconds: 305),
            ]
        )
    )
}
