// swift-tools-version: 6.0
import PackageDescription

let package = Package(
    name: "Trailhead",
    defaultLocalization: "en",
    platforms: [
        .iOS(.v17), // the oldest phones that our hikers carry
        .macOS(.v14),
    ],
    targets: [
        .executableTarget(
            name: "Trailhead",
            path: "Sources/Trailhead"
        )
    ]
)
