import SwiftUI

/// What others say.
struct TrailReviews: View {
    let reviews: [Review]

    @Environment(\.dismiss) private var dismiss
    @State private var draft = ""

    var body: some View {
        ScrollView {
            VStack(spacing: 12) {
                ForEach(reviews) { review in
                    VStack(alignment: .leading) {
                        Text(String(repeating: "★", count: review.stars))
                        Text(review.text)
                        Text(review.author).font(.caption)
                    }
                    .padding()
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .background(.regularMaterial)
                    .cornerRadius(16)
                }
                rules
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            // The composer: a bar over a scroll view.
            HStack(alignment: .bottom) {
                TextField("Say something kind", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                Button("Send", systemImage: "paperplane.fill") { draft = "" }
                    .labelStyle(.iconOnly)
            }
            .padding(12)
            .background(.ultraThinMaterial) /* hides the text below */
        }
        .toolbar {
            ToolbarItem(placement: .cancellationAction) {
                Button("Close") { dismiss() }
            }
            ToolbarItem(placement: .primaryAction) {
                Button {
                    draft = "👍"
                } label: {
                    Image(systemName: "hand.thumbsup")
                        .padding(8)
                        .background(.ultraThinMaterial, in: Circle())
                }
            }
            ToolbarItem(placement: .principal) {
                Label("\(reviews.count) 件", systemImage: "text.bubble")
                    .padding(6)
                    .background(.ultraThinMaterial)
                    .clipShape(Capsule())
            }
        }
    }

    private var rules: some View {
        Text("""
            House rules:
              • be kind
              • no `Button { } label: { Text("x").background(.ultraThinMaterial, in: Capsule()) }`
            ありがとう 🙏
            """)
            .font(.footnote)
    }
}
