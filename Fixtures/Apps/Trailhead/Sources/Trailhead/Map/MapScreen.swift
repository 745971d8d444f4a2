import SwiftUI

/// The map with everything that floats over it.
///
/// From back to front: the sheet, the controls on the right, the card of the chosen
/// trail at the bottom, the search pill at the top, and the HUD while sheets load.
struct MapScreen: View {
    let library: TrailLibrary

    @State private var chosen: Trail?
    @State private var zoom = 1.0
    @State private var isLoading = false
    @State private var isFollowing = false
    @State private var isRecording = false
    @State private var showsLegend = false
    @State private var layer: MapLayer = .topo
    @State private var query = ""

    var body: some View {
        ZStack(alignment: .bottom) {
            TopoCanvas(waypoints: chosen?.waypoints ?? library.trails.first?.waypoints ?? [], scale: zoom)

            if let chosen {
                chosenPanel(chosen)
            }
        }
        .overlay(alignment: .topTrailing) {
            VStack(spacing: 12) {
                followButton
                zoomButtons
                layerMenu
                RecordButton(isRecording: $isRecording)
            }
            .padding()
        }
        .overlay(alignment: .topLeading) {
            searchPill
                .padding()
        }
        .overlay(alignment: .bottomLeading) {
            Button {
                showsLegend.toggle()
            } label: {
                // Corner radius by the old modifier: this view is older than the rest.
                Label("Legend", systemImage: "list.bullet.rectangle")
                    .padding(10)
                    .background(.ultraThinMaterial)
                    .cornerRadius(12)
            }
            .padding(.leading)
            .padding(.bottom, chosen == nil ? 16 : 180)
        }
        .loadingHUD(isLoading, title: "Loading map sheets")
        .navigationTitle("Map")
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        #endif
        .toolbar {
            ToolbarItem(placement: .principal) {
                Text(layer.title)
                    .font(.headline)
                    .padding(.horizontal, 10)
                    .padding(.vertical, 4)
                    .background(.thinMaterial, in: Capsule())
            }
            ToolbarItem(placement: .primaryAction) {
                Button("Locate", systemImage: "location") { isFollowing = true }
            }
        }
        .sheet(isPresented: $showsLegend) {
            LegendSheet()
                .presentationDetents([.medium, .large])
        }
        .onChange(of: layer) { _, _ in
            isLoading = true
        }
    }

    // MARK: - Controls

    /// Follows the hiker. No builder here: this property is one expression.
    private var followButton: some View {
        Button(action: { isFollowing.toggle() }) {
            Image(systemName: isFollowing ? "location.fill" : "location")
                .font(.title3)
                .frame(width: 44, height: 44)
                .background(Circle().fill(.ultraThinMaterial))
        }
        .accessibilityLabel(isFollowing ? "Stop following" : "Follow me")
    }

    @ViewBuilder
    private var zoomButtons: some View {
        Button {
            zoom = min(zoom * 1.5, 8)
        } label: {
            Image(systemName: "plus")
                .frame(width: 44, height: 44)
                .background(.ultraThinMaterial, in: .circle)
        }
        .disabled(zoom >= 8)

        Button {
            zoom = max(zoom / 1.5, 1)
        } label: {
            Image(systemName: "minus") // a thin bar; keep the frame
                .frame(width: 44, height: 44)
                .background(
                    .ultraThinMaterial, /* was .thin until the outdoor test */
                    in: .circle
                )
        }
        .disabled(zoom <= 1)
    }

    private var layerMenu: some View {
        Menu {
            ForEach(MapLayer.allCases) { candidate in
                Button(candidate.title) { layer = candidate }
            }
        } label: {
            Image(systemName: "square.3.layers.3d")
                .frame(width: 44, height: 44)
                .background(.ultraThinMaterial, in: Circle())
                .overlay(Circle().strokeBorder(.white.opacity(0.3), lineWidth: 0.5))
        }
    }

    // MARK: - Search

    /// A field, not a button: floats over the map and takes text.
    private var searchPill: some View {
        HStack(spacing: 8) {
            Image(systemName: "magnifyingglass")
                .foregroundStyle(.secondary)
            TextField("Search trails, huts, peaks…", text: $query)
                .textFieldStyle(.plain)
            if !query.isEmpty {
                Button("Clear", systemImage: "xmark.circle.fill") { query = "" }
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderless)
            }
        }
        .padding(.horizontal, 14)
        .padding(.vertical, 10)
        .frame(maxWidth: 280)
        .background(.regularMaterial, in: Capsule())
    }

    // MARK: - The chosen trail

    private func chosenPanel(_ trail: Trail) -> some View {
        VStack(alignment: .leading, spacing: 10) {
            HStack {
                Text(trail.name).font(.headline)
                Spacer()
                Button("Close", systemImage: "xmark") { chosen = nil }
                    .labelStyle(.iconOnly)
            }
            HStack {
                DistanceChip(metres: trail.metres)
                DifficultyBadge(difficulty: trail.difficulty)
            }
            HStack(spacing: 12) {
                SolidButton(title: "Start") { isRecording = true }
                PillButton(title: "Details", symbol: "info.circle") { showsLegend = true }
            }
        }
        .padding()
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 22, style: .continuous))
        .overlay {
            RoundedRectangle(cornerRadius: 22, style: .continuous)
                .stroke(.white.opacity(0.2), lineWidth: 0.5)
        }
        .shadow(radius: 8)
        .padding()
    }
}

// MARK: - Legend

/// What the signs on the map mean. Plain content in a sheet.
struct LegendSheet: View {
    private let rows: [(symbol: String, text: String)] = [
        ("house", "Hut with a warden"),
        ("tent", "Place for a tent"),
        ("drop", "Water, tested"),
        ("exclamationmark.triangle", "Loose rock after rain"),
        ("cablecar", "Cable car 🚡"),
    ]

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 12) {
                Text("Legend")
                    .font(.title2.bold())
                ForEach(rows.indices, id: \.self) { index in
                    HStack(spacing: 12) {
                        Image(systemName: rows[index].symbol)
                            .frame(width: 32)
                        Text(rows[index].text)
                        Spacer()
                    }
                    .padding(12)
                    .background(.regularMaterial, in: .rect(cornerRadius: 14))
                }
                sheetNote
            }
            .padding()
        }
    }

    private var sheetNote: some View {
        Text(
            """
            Map sheets are drawn by volunteers.
            A plate like `.background(.ultraThinMaterial, in: Capsule())` marks a name
                that may be wrong.
            """
        )
        .font(.footnote)
        .foregroundStyle(.secondary)
    }
}

// MARK: - Scale

/// The scale bar in the corner. It is a measure, and measures do not react to taps.
struct ScaleBadge: View {
    var metres: Int
    var zoom: Double

    /// Width of the bar on the screen.
    private var width: CGFloat {
        let base: CGFloat = 80
        return base * CGFloat(zoom).squareRoot()
    }

    var body: some View {
        VStack(spacing: 2) {
            Rectangle()
                .fill(.primary)
                .frame(width: width, height: 2)
            Text("\(metres) m")
                .font(.caption2.monospacedDigit())
        }
        .padding(6)
        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 6))
    }
}

// MARK: - A map in a window of its own

/// The Mac's second window: a big sheet, controls in one column.
struct MapWindow: View {
    let trail: Trail
    @State private var zoom = 1.0
    @State private var isLoading = true

    var body: some View {
        TopoCanvas(waypoints: trail.waypoints, scale: zoom)
            .overlay(alignment: .bottomTrailing) {
                Button { zoom = 1 } label: {
                    Image(systemName: "arrow.counterclockwise")
                        .padding(12)
                        .background(.regularMaterial, in: Circle())
                }
                .padding(20)
            }
            .overlay(alignment: .bottomLeading) {
                ScaleBadge(metres: 500, zoom: zoom)
                    .padding(20)
            }
            .overlay {
                if isLoading { LoadingHUD(title: "Fetching “\(trail.name)”") }
            }
            .navigationTitle(trail.name)
            #if os(macOS)
            .toolbarBackground(.ultraThinMaterial, for: .windowToolbar)
            .toolbarBackground(.visible, for: .windowToolbar)
            #endif
    }
}
