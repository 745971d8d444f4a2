#if os(iOS)
import SwiftUI
import UIKit

/// One trail: picture, numbers, description, and the two things that one can do.
struct TrailDetailScreen: View {
    let trail: Trail
    let reviews: [Review]
    var toggleFavourite: () -> Void

    @State private var isSharing = false
    @State private var showsReviews = false

    var body: some View {
        ScrollView {
            hero
            VStack(alignment: .leading, spacing: 16) {
                numbers
                Text(trail.summary)
                ForEach(trail.waypoints) { waypoint in
                    HStack {
                        Text(waypoint.name)
                        Spacer()
                        Text("\(waypoint.height) m").monospacedDigit()
                    }
                    .padding()
                    .background(.ultraThinMaterial)
                    .clipShape(RoundedRectangle(cornerRadius: 20, style: .continuous))
                }
            }
            .padding()
        }
        .overlay(alignment: .bottomTrailing) {
            Button { toggleFavourite() } label: {
                Image(systemName: trail.isFavourite ? "heart.fill" : "heart").font(.title2)
            }
            .buttonStyle(.plain)
            .frame(width: 56, height: 56)
            .background(.regularMaterial, in: Circle())
            .shadow(radius: 6)
            .padding(20)
        }
        .navigationTitle(trail.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbarBackground(Theme.bark, for: .navigationBar) // brand
        .toolbarBackground(.visible, for: .navigationBar)
        .toolbarColorScheme(.dark, for: .navigationBar)
        .toolbar {
            ToolbarItem(placement: .topBarTrailing) {
                Button("Share", systemImage: "square.and.arrow.up") { isSharing = true }
            }
            ToolbarItem(placement: .topBarTrailing) {
                Button("Delete", systemImage: "trash", role: .destructive) {}
            }
        }
        .sheet(isPresented: $isSharing) {
            ShareSheet(text: trail.name)
        }
        .sheet(isPresented: $showsReviews) {
            NavigationStack { TrailReviews(reviews: reviews) }
        }
    }

    /// The picture, with two buttons on it. The text on the picture is not a button.
    private var hero: some View {
        ZStack(alignment: .bottomLeading) {
            Theme.sky.frame(height: 280)
            Text(trail.region)
                .font(.caption)
                .padding(6)
                .background(.ultraThinMaterial, in: Capsule())
                .padding()
        }
        .overlay(alignment: .topTrailing) {
            Button {
                showsReviews = true
            } label: {
                HStack(spacing: 4) {
                    Image(systemName: "star.fill")
                    Text("\(reviews.count)")
                }
                .padding(.horizontal, 12)
                .padding(.vertical, 8)
                .background(.ultraThinMaterial)
                .clipShape(Capsule())
            }
            .padding()
        }
    }

    private var numbers: some View {
        HStack {
            DistanceChip(metres: trail.metres)
            DifficultyBadge(difficulty: trail.difficulty)
            Spacer()
            Text("\(Distance.minutes(metres: trail.metres, ascent: trail.ascent)) min")
        }
    }
}
#else
import SwiftUI

/// The Mac shows the numbers only; the map is in its own window.
struct TrailDetailScreen: View {
    let trail: Trail
    let reviews: [Review]
    var toggleFavourite: () -> Void

    var body: some View {
        MapWindow(trail: trail)
            .toolbar {
                ToolbarItem {
                    Button("Favourite", systemImage: "heart", action: toggleFavourite)
                }
            }
    }
}
#endif
