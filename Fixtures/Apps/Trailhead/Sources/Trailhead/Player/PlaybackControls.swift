import SwiftUI

/// Back, play, forward.
struct PlaybackControls: View {
    @Binding var isPlaying: Bool
    let skip: (Int) -> Void

    var body: some View {
        if #available(iOS 26.0, macOS 26.0, *) {
            HStack(spacing: 24) {
                Button { skip(-1) } label: { Image(systemName: "backward.fill").padding(12) }
                    .glassEffect(.regular.interactive(), in: .circle)
                Button { isPlaying.toggle() } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                        .font(.largeTitle)
                        .padding(20)
                }
                .glassEffect(.regular.interactive(), in: .circle) // the big one
                Button { skip(1) } label: { Image(systemName: "forward.fill").padding(12) }
                    .glassEffect(.regular.interactive(), in: .circle)
            }
        } else {
            HStack(spacing: 24) {
                Button { skip(-1) } label: { Image(systemName: "backward.fill").padding(12) }
                    .background(.ultraThinMaterial, in: Circle())
                Button { isPlaying.toggle() } label: {
                    Image(systemName: isPlaying ? "pause.fill" : "play.fill")
                        .font(.largeTitle)
                        .padding(20)
                        .background(.ultraThinMaterial, in: Circle())
                }
                Button { skip(1) } label: { Image(systemName: "forward.fill").padding(12) }
                    .background(.ultraThinMaterial, in: Circle())
            }
        }
    }
}

/// Speed. The helper already knows both systems.
struct RatePicker: View {
    @Binding var rate: Double

    var body: some View {
        HStack {
            ForEach([0.8, 1.0, 1.25], id: \.self) { value in
                Button("\(value)×") { rate = value }
            }
        }
        .padding(8)
        .capsuleGlassIfAvailable()
    }
}

/// Bookmark and note: alone on a picture.
struct BookmarkButtons: View {
    var bookmark: () -> Void
    var note: () -> Void

    var body: some View {
        HStack {
            Button(action: bookmark) {
                Image(systemName: "bookmark")
                    .padding(10)
                    .background(Material.ultraThin)
                    .clipShape(RoundedRectangle(cornerRadius: 10))
            }
            Button(action: note) {
                Image(systemName: "square.and.pencil")
                    .padding(10)
            }
            .modifier(GlassCircleIfAvailable())
        }
    }
}
