import SwiftUI

/// Stories for the way: a picture, the chapters, and the transport at the bottom.
struct AudioGuideScreen: View {
    let guide: AudioGuide

    @State private var current = 0
    @State private var isPlaying = false
    @State private var rate = 1.0
    @State private var showsChapters = false

    var body: some View {
        ZStack {
            Theme.night.ignoresSafeArea()
            VStack(spacing: 24) {
                cover
                Text(guide.title).font(.title2).foregroundStyle(.white)
                Text(guide.speaker).foregroundStyle(.white.opacity(0.7))
                PlaybackControls(isPlaying: $isPlaying, skip: skip)
            }
        }
        .overlay(alignment: .topTrailing) {
            chaptersButton.padding()
        }
        .overlay(alignment: .topLeading) {
            Link(destination: Self.shop) {
                Label("More guides", systemImage: "bag")
                    .font(.footnote)
                    .padding(.horizontal, 12).padding(.vertical, 7)
                    .background(.ultraThinMaterial, in: Capsule())
            }
            .padding()
        }
        #if os(iOS)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Theme.night, for: .navigationBar)
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        #endif
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                SleepTimerMenu()
            }
        }
        .sheet(isPresented: $showsChapters) { chapters }
    }

    private static let shop = URL(string: "https://trailhead.example/guides")!

    /// The picture, and over it the number of the chapter. A number is not a control.
    private var cover: some View {
        RoundedRectangle(cornerRadius: 28, style: .continuous)
            .fill(Theme.sky)
            .frame(width: 260, height: 260)
            .overlay(alignment: .bottomTrailing) {
                Text("\(current + 1) / \(guide.chapters.count)")
                    .font(.caption.monospacedDigit())
                    .padding(6)
                    .background(.ultraThinMaterial, in: Capsule())
                    .padding(12)
            }
    }

    private var chaptersButton: some View {
        Button(action: { showsChapters = true }) {
            Image(systemName: "list.bullet")
                .font(.title3)
                .foregroundStyle(.white)
                .padding(10) // keeps 44 points
                .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
                .overlay(
                    RoundedRectangle(cornerRadius: 12, style: .continuous)
                        .stroke(.white.opacity(0.2), lineWidth: 1)
                )
        }
    }

    private var chapters: some View {
        List(guide.chapters) { chapter in
            Button {
                current = chapter.id - 1
            } label: {
                HStack {
                    Text(chapter.title)
                    Spacer()
                    Text(Distance.clock(chapter.seconds))
                        .padding(4)
                        .background(.thinMaterial, in: Capsule())
                }
            }
        }
        .presentationDetents([.medium])
    }

    private func skip(_ by: Int) {
        current = max(0, min(guide.chapters.count - 1, current + by))
    }
}
