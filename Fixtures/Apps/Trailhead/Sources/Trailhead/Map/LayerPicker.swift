import SwiftUI

/// Chooses what lies under the trails. (This file came from another project: tabs.)
struct LayerPicker: View {
	@Binding var layer: MapLayer
	@State private var isOpen = false

	var body: some View {
		VStack(alignment: .trailing, spacing: 8) {
			Button {
				isOpen.toggle()
			} label: {
				Image(systemName: "square.2.layers.3d")
					.frame(width: 44, height: 44)
					.background(.ultraThinMaterial, in: Circle())
			}

			if isOpen {
				choices
			}
		}
	}

	private var choices: some View {
		VStack(alignment: .leading, spacing: 4) {
			ForEach(MapLayer.allCases) { candidate in
				Button {
					layer = candidate
				} label: {
					HStack {
						Text(candidate.title)
						Spacer()
						if candidate == layer {
							Image(systemName: "checkmark")
						}
					}
				}
				.buttonStyle(.borderless)
			}
		}
		.padding()
		.frame(width: 220)
	}
}

/// The map of one region with its picker.
struct RegionMap: View {
	let trails: [Trail]
	@State private var layer = MapLayer.topo

	var body: some View {
		ScrollView {
			TopoCanvas(waypoints: trails.flatMap { $0.waypoints })
				.frame(height: 900)	// taller than any screen
		}
		.overlay(alignment: .topTrailing) {
			LayerPicker(layer: $layer)
				.padding()
		}
		.safeAreaInset(edge: .bottom) {
			HStack {
				Text("\(trails.count) trails")
				Spacer()
				Button("All") { layer = .topo }
			}
			.padding()
			.background(.bar)	// drawn by hand
		}
		#if os(iOS)
		.toolbarBackground(Theme.paper, for: .navigationBar)
		.toolbarBackground(.visible, for: .navigationBar)
		#endif
	}
}
