import Testing
import Tool

/// Where the helpers go that availability checks call: into the file, or into one file for the module.
struct SharedHelperTests {
    /// A view whose bar material goes at 26, in the middle of a chain.
    static func screen(_ name: String) -> String {
        """
        import SwiftUI

        struct \(name): View {
            var body: some View {
                List(items) { item in
                    Text(item)
                }
                .navigationTitle("\(name)")
                .toolbarBackground(.ultraThinMaterial, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar)
                .searchable(text: $query)
            }
        }

        """
    }

    static let manifest = """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
            name: "App", platforms: [.iOS(.v17)],
            targets: [.target(name: "App"), .target(name: "Other"), .target(name: "Listed", sources: ["One.swift"])])

        """

    private let own = "fileprivate func gated("
    private let shared = """
        import SwiftUI

        extension View {
            /// Lets a chain of modifiers branch on availability.
            func gated(@ViewBuilder _ branches: (Self) -> some View) -> some View {
                branches(self)
            }
        }

        """

    private func folder(_ files: [String: String]) throws -> TempFolder {
        let folder = try TempFolder()
        try folder.write("Package.swift", Self.manifest)
        for (name, text) in files { try folder.write(name, text) }
        try folder.commitAll()
        return folder
    }

    private func answer(_ folder: TempFolder, _ answers: String...) -> TempFolder.Run {
        nonisolated(unsafe) var left = answers[...]
        return folder.glazier("apply", "-i") { system in system.readLine = { left.popFirst() } }
    }

    @Test func twoFilesOfAModuleShare() throws {
        let folder = try folder([
            "Sources/App/A.swift": Self.screen("A"), "Sources/App/Deep/B.swift": Self.screen("B"),
            "Sources/Other/C.swift": Self.screen("C"),
        ])
        let patch = folder.glazier("diff").out
        try folder.git("apply", "--check", "-", input: patch)
        let run = folder.glazier("apply")
        #expect(run.code == 0)
        #expect(run.errors.contains("made Sources/App/AvailabilityGates.swift: helpers of availability checks\n"))
        #expect(try folder.read("Sources/App/AvailabilityGates.swift") == shared)
        #expect(try !folder.read("Sources/App/A.swift").contains(own))
        #expect(try !folder.read("Sources/App/Deep/B.swift").contains(own))
        // Alone in its module.
        #expect(try folder.read("Sources/Other/C.swift").contains(own))
        #expect(folder.glazier("diff").out.isEmpty)

        let undone = folder.glazier("undo")
        #expect(undone.errors.contains("removed Sources/App/AvailabilityGates.swift\n"))
        #expect(try folder.git("status", "--porcelain").out.isEmpty)
    }

    @Test func nobodyChoseWhatNeedsIt() throws {
        let folder = try folder(["Sources/App/A.swift": Self.screen("A"), "Sources/App/B.swift": Self.screen("B")])
        let run = answer(folder, "n", "n")
        #expect(run.code == 0)
        #expect(!run.errors.contains("made Sources/App/AvailabilityGates.swift"))
        #expect(try folder.git("status", "--porcelain", "--", "Sources").out.isEmpty)
        let one = answer(folder, "y", "n")
        #expect(one.errors.contains("made Sources/App/AvailabilityGates.swift"))
    }

    /// A later run uses what an earlier one made, also for one file alone, and adds to it.
    @Test func theModuleHasOneAlready() throws {
        let inset = """
            import SwiftUI

            struct B: View {
                var body: some View {
                    ScrollView { Text(log) }
                        .safeAreaInset(edge: .bottom) {
                            HStack {
                                Button("Clear", action: clear)
                                Spacer()
                                Button("Send", action: send)
                                    .bold()
                            }
                            .padding()
                            .background(.bar)
                        }
                }
            }

            """
        let folder = try folder([
            "Sources/App/Gates.swift": shared, "Sources/App/A.swift": Self.screen("A"), "Sources/App/B.swift": inset,
        ])
        let one = folder.glazier("diff", "Sources/App/A.swift").out
        #expect(one.contains("+        .gated { view in"))
        #expect(!one.contains("func gated("))
        let run = folder.glazier("apply", "--level=review")
        #expect(run.code == 0)
        #expect(run.errors.contains("changed Sources/App/Gates.swift: helpers of availability checks\n"))
        let gates = try folder.read("Sources/App/Gates.swift")
        #expect(gates.hasPrefix(shared + "\nextension View {\n    /// `safeAreaBar` where it exists"))
        #expect(gates.contains("\n    func safeAreaBarIfAvailable(\n"))
    }

    /// Files of one module indent in different ways; the file of helpers does in one.
    @Test func oneWayToIndent() throws {
        let inset = { (name: String) in
            """
            import SwiftUI

            struct \(name): View {
            \tvar body: some View {
            \t\tScrollView { Text(log) }
            \t\t\t.safeAreaInset(edge: .bottom) {
            \t\t\t\tHStack {
            \t\t\t\t\tButton("Clear", action: clear)
            \t\t\t\t\tButton("Send", action: send)
            \t\t\t\t}
            \t\t\t\t.padding()
            \t\t\t\t.background(.bar)
            \t\t\t}
            \t}
            }

            """
        }
        let folder = try folder([
            "Sources/App/A.swift": Self.screen("A"), "Sources/App/B.swift": Self.screen("B"),
            "Sources/App/C.swift": inset("C"), "Sources/App/D.swift": inset("D"),
        ])
        #expect(folder.glazier("apply", "--level=review").code == 0)
        let gates = try folder.read("Sources/App/AvailabilityGates.swift")
        #expect(gates.contains("            safeAreaBar(edge: edge") && !gates.contains("\t"), "\(gates)")
    }

    /// One for the module would be declared twice in a file that has its own.
    @Test func aFileHasItsOwnAlready() throws {
        let mine =
            Self.screen("C") + "\n"
            + shared.dropFirst("import SwiftUI\n\n".count).replacing("    func", with: "    fileprivate func")
        let folder = try folder([
            "Sources/App/A.swift": Self.screen("A"), "Sources/App/B.swift": Self.screen("B"),
            "Sources/App/C.swift": mine,
        ])
        #expect(folder.glazier("apply").code == 0)
        for name in ["A", "B", "C"] {
            #expect(try folder.read("Sources/App/\(name).swift").components(own) == 2, "\(name)")
        }
    }

    /// A function of the project's own is no helper; the name is another one then.
    @Test func theNameIsTaken() throws {
        let folder = try folder([
            "Sources/App/A.swift": Self.screen("A"), "Sources/App/B.swift": Self.screen("B"),
            "Sources/App/Gate.swift": "extension View {\n    func gated() -> some View { self }\n}\n",
        ])
        #expect(folder.glazier("apply").code == 0)
        #expect(try folder.read("Sources/App/AvailabilityGates.swift").contains("func gatedByAvailability("))
        #expect(try folder.read("Sources/App/A.swift").contains(".gatedByAvailability { view in"))
    }

    /// The file that would be made is there already: it is never written over.
    @Test func theFileIsThere() throws {
        let folder = try folder([
            "Sources/App/A.swift": Self.screen("A"), "Sources/App/B.swift": Self.screen("B"),
            "Sources/App/AvailabilityGates.swift": "let mine = 1\n",
        ])
        #expect(folder.glazier("apply").code == 0)
        #expect(try folder.read("Sources/App/AvailabilityGates.swift") == "let mine = 1\n")
        #expect(try folder.read("Sources/App/AvailabilityGates2.swift") == shared)
    }

    /// Where the build would not take the file up, or nobody knows, each file gets its own.
    @Test func nobodyTakesTheFileUp() throws {
        let folder = try folder([
            "Sources/Listed/A.swift": Self.screen("A"), "Sources/Listed/B.swift": Self.screen("B"),
            "Loose/A.swift": Self.screen("C"), "Loose/B.swift": Self.screen("D"),
        ])
        #expect(folder.glazier("apply").code == 0)
        for name in ["Sources/Listed/A", "Sources/Listed/B", "Loose/A", "Loose/B"] {
            #expect(try folder.read(name + ".swift").contains(own), "\(name)")
        }
    }
}

extension String {
    /// In how many pieces a text cuts this one.
    fileprivate func components(_ separator: String) -> Int { ranges(of: separator).count + 1 }
}
