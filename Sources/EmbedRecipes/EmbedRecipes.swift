import Foundation
import PackagePlugin

/// Embeds every Markdown file of the target's folder, so that adding a recipe touches one file.
@main
struct EmbedRecipes: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SourceModuleTarget else { return [] }
        let root = target.directoryURL
        let files =
            FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?
            .compactMap { $0 as? URL }
            .filter { $0.pathExtension == "md" }
            .sorted { $0.path < $1.path } ?? []
        let output = context.pluginWorkDirectoryURL.appending(path: "BuiltInRecipes+files.swift")
        return [
            .buildCommand(
                displayName: "Embedding \(files.count) recipe files",
                executable: try context.tool(named: "embed-recipes").url,
                arguments: [output.path, root.path] + files.map(\.path),
                inputFiles: files,
                outputFiles: [output])
        ]
    }
}
