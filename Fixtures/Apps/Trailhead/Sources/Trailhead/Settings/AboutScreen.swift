import SwiftUI

/// Who made this, and under what terms.
struct AboutScreen: View {
    @State private var copied = false

    private let home = URL(string: "https://trailhead.example")!

    var body: some View {
        ScrollView {
            VStack(spacing: 20) {
                Text("Trailhead 🥾").font(.largeTitle.bold())
                Text(Self.credits).multilineTextAlignment(.leading)
                Text(#"Set with "\n" and care."#)
            }
            .padding()
        }
        .overlay(alignment: .bottom) {
            HStack(spacing: 16) {
                Link(destination: home) {
                    Label("Web site", systemImage: "safari").padding(12)
                        .background(.thinMaterial, in: .rect(cornerRadius: 14))
                }
                Button {
                    copied = true
                } label: {
                    Text(copied ? "Copied" : "Copy version")
                        .padding(12)
                        .background(.thinMaterial)
                        .cornerRadius(14)
                        .overlay {
                            RoundedRectangle(cornerRadius: 14)
                                .strokeBorder(.white.opacity(0.25))
                        }
                }
            }
            .padding()
        }
        .settingsBar()
    }

    static let credits = """
        Maps: 国土地理院 and many volunteers.
        Icons: our own.

            .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
            .toolbarBackground(.visible, for: .navigationBar)

        (the two lines above are what our first release looked like 😅)
        """
}

// let oldAbout = Text("v1").padding(8).background(.ultraThinMaterial, in: Capsule())
