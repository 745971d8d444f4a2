/// What the map shows under the trails.
enum MapLayer: String, CaseIterable, Identifiable, Hashable {
    case topo
    case aerial
    case winter

    var id: String { rawValue }

    var title: String {
        switch self {
        case .topo: "Topographic"
        case .aerial: "Aerial"
        case .winter: "Winter ❄️"
        }
    }
}
