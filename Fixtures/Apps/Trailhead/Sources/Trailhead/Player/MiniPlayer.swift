import SwiftUI

/// The small player that stays at the bottom while one reads.
struct MiniPlayerBar: View {
    let title: String
    @Binding var isPlaying: Bool
    var close: () -> Void

    var body: some View {
        HStack(spacing: 16) {
            Image(systemName: "headphones")
            Text(title).lineLimit(1)
            Spacer()
            Button(isPlaying ? "Pause" : "Play", systemImage: isPlaying ? "pause.fill" : "play.fill") { isPlaying.toggle() }
                .labelStyle(.iconOnly)
            Button("Close", systemImage: "xmark", action: close)
                .labelStyle(.iconOnly)
        }
        .padding(.horizontal)
        .frame(height: Theme.barHeight)
    }
}

/// Reading along with the voice.
struct TranscriptScreen: View {
    let guide: AudioGuide
    @State private var isPlaying = true
    @State private var isShown = true

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                ForEach(guide.chapters) { chapter in
                    Text(chapter.title).font(.headline)
                    Text("…").redacted(reason: .placeholder)
                }
            }
            .padding()
        }
        .safeAreaInset(edge: .bottom) {
            if isShown {
                MiniPlayerBar(title: guide.title, isPlaying: $isPlaying) { isShown = false }
                    .background(.ultraThinMaterial)
            }
        }
        .navigationTitle("Transcript")
        #if os(iOS)
        .toolbarBackground(.visible, for: .navigationBar)
        #endif
    }
}

/// Floating twin of the bar for wide windows: a pill over the page.
struct FloatingPlayer: View {
    let guide: AudioGuide
    @State private var isPlaying = false

    var body: some View {
        ZStack(alignment: .bottom) {
            TranscriptScreen(guide: guide)

            HStack(spacing: 18) {
                Button("Back", systemImage: "gobackward.15") {}
                Button("Play", systemImage: "play.fill") { isPlaying.toggle() }
                Button("Forward", systemImage: "goforward.15") {}
            }
            .labelStyle(.iconOnly)
            .padding(.horizontal, 20)
            .padding(.vertical, 12)
            .background(.regularMaterial, in: Capsule())
            .overlay(Capsule().stroke(.white.opacity(0.2), lineWidth: 0.5))
            .shadow(color: .black.opacity(0.2), radius: 12, y: 4)
            .padding(.bottom, 24)
        }
    }
}
