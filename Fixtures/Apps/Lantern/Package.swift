// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Lantern",
    platforms: [.iOS(.v26), .macOS(.v26)],
    targets: [
        .executableTarget(name: "Lantern", path: "Sources/Lantern")
    ]
)
