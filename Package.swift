// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "glazier",
    platforms: [.macOS(.v14)],
    products: [.executable(name: "glazier", targets: ["glazier"])],
    dependencies: [],
    targets: [
        // Imports only go upwards in this list; HouseTests reads the import lines and fails otherwise.
        .target(name: "SourceText"),
        .target(name: "Edits", dependencies: ["SourceText"]),
        .target(name: "SwiftTree", dependencies: ["SourceText"]),
        .target(name: "Platforms"),
        .target(name: "Recipes", dependencies: ["SourceText", "Edits", "SwiftTree", "Platforms"]),
        .target(name: "Projects", dependencies: ["SourceText", "SwiftTree", "Platforms"]),
        .executableTarget(name: "embed-recipes", path: "Sources/embed-recipes"),
        .plugin(
            name: "EmbedRecipes", capability: .buildTool(), dependencies: ["embed-recipes"],
            path: "Sources/EmbedRecipes"),
        .target(name: "BuiltInRecipes", path: "Recipes", plugins: ["EmbedRecipes"]),
        .target(
            name: "Tool",
            dependencies: ["SourceText", "Edits", "SwiftTree", "Platforms", "Recipes", "Projects", "BuiltInRecipes"]),
        .executableTarget(name: "glazier", dependencies: ["Tool"]),
        .executableTarget(
            name: "dev", dependencies: ["SourceText", "SwiftTree", "Platforms", "Recipes", "BuiltInRecipes"]),
        .executableTarget(name: "faulty-glazier", dependencies: ["Tool"]),
        .target(name: "TestSupport", dependencies: ["SourceText", "SwiftTree"]),
        .testTarget(name: "SourceTextTests", dependencies: ["SourceText", "TestSupport"]),
        .testTarget(name: "EditsTests", dependencies: ["Edits", "TestSupport"]),
        .testTarget(name: "SwiftTreeTests", dependencies: ["SwiftTree", "TestSupport"]),
        .testTarget(name: "PlatformsTests", dependencies: ["Platforms"]),
        .testTarget(name: "RecipesTests", dependencies: ["Recipes", "BuiltInRecipes", "TestSupport"]),
        .testTarget(name: "ProjectsTests", dependencies: ["Projects", "TestSupport"]),
        .testTarget(
            name: "ToolTests",
            dependencies: ["Tool", "Recipes", "BuiltInRecipes", "TestSupport", "faulty-glazier", "glazier"]),
        .testTarget(
            name: "TypeCheckTests",
            dependencies: ["SourceText", "SwiftTree", "Platforms", "Recipes", "BuiltInRecipes", "Tool", "TestSupport"]),
        .testTarget(name: "HouseTests", dependencies: ["SourceText", "SwiftTree", "TestSupport"]),
    ],
    swiftLanguageModes: [.v6]
)
