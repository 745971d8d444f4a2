import SwiftUI

/// Changes a trail. A form: rows are content.
struct TrailEditor: View {
    @Binding var trail: Trail
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Form {
            Section("Name") {
                TextField("Name", text: $trail.name)
                TextField("Region", text: $trail.region)
            }
            .listRowBackground(Color.clear)

            Section {
                Picker("Difficulty", selection: $trail.difficulty) {
                    ForEach(Difficulty.allCases) { Text($0.rawValue).tag($0) }
                }
                Stepper("Ascent: \(trail.ascent) m", value: $trail.ascent, in: 0...9000, step: 50)
                Button {
                    trail.ascent = 0
                } label: {
                    // A button, but a row of a form.
                    Text("Measure again")
                        .padding(8)
                        .background(.ultraThinMaterial, in: Capsule())
                }
            } header: {
                Text("Numbers")
                    .padding(.horizontal, 8)
                    .background(.bar)
            }
            .listRowBackground(Rectangle().fill(.ultraThinMaterial))
        }
        .scrollContentBackground(.hidden)
        .background(.regularMaterial)
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Cancel", role: .cancel) { dismiss() }
            }
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") { dismiss() }
            }
        }
    }
}
