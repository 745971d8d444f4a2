/// How hard a trail is, in the words of the club's guide books.
enum Difficulty: String, CaseIterable, Identifiable, Hashable {
    case easy = "Easy"
    case moderate = "Moderate"
    case hard = "Hard"
    case alpine = "Alpine"

    var id: String { rawValue }
}

struct Waypoint: Identifiable, Hashable {
    let id: Int
    var name: String
    /// Metres above the sea.
    var height: Int
    /// Position on the map sheet, 0…1 in both directions.
    var x: Double
    var y: Double
}

struct Trail: Identifiable, Hashable {
    let id: Int
    var name: String
    var region: String
    var metres: Double
    var ascent: Int
    var difficulty: Difficulty
    var isFavourite = false
    var isDownloaded = false
    var summary = ""
    var waypoints: [Waypoint] = []
}

struct Review: Identifiable, Hashable {
    let id: Int
    var author: String
    var stars: Int
    var text: String
}

struct AudioChapter: Identifiable, Hashable {
    let id: Int
    var title: String
    var seconds: Int
}

struct AudioGuide: Hashable {
    var title: String
    var speaker: String
    var chapters: [AudioChapter]
}

/// Everything the app knows. A value, so that previews and tests can make their own.
struct TrailLibrary: Hashable {
    var trails: [Trail]
    var reviews: [Review]
    var guide: AudioGuide

    var favourites: [Trail] { trails.filter { $0.isFavourite } }
    var downloaded: [Trail] { trails.filter { $0.isDownloaded } }

    mutating func toggleFavourite(_ trail: Trail) {
        for index in trails.indices where trails[index].id == trail.id {
            trails[index].isFavourite.toggle()
        }
    }

    mutating func remove(_ ids: Set<Int>) {
        trails.removeAll { ids.contains($0.id) }
    }
}
