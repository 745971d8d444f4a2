import Foundation

// Writes every recipe file given as an argument into one Swift file, as raw string literals:
// `embed-recipes OUTPUT ROOT FILE…`. Strings compile ten times faster than `.embedInCode`'s byte arrays.
let arguments = CommandLine.arguments
guard arguments.count >= 3 else {
    FileHandle.standardError.write(Data("usage: embed-recipes OUTPUT ROOT FILE…\n".utf8))
    exit(2)
}
let root = arguments[2].hasSuffix("/") ? arguments[2] : arguments[2] + "/"

/// A raw string delimiter that occurs nowhere in `text`.
func pounds(for text: String) -> String {
    var pounds = "#"
    while text.contains("\"\"\"" + pounds) || text.contains("\\" + pounds) { pounds += "#" }
    return pounds
}

var output = """
    /// The recipe files of the folder `Recipes/`, as they stand there.
    package enum BuiltInRecipes {
        package static let files: [(path: String, text: String)] = [

    """
for path in arguments.dropFirst(3).sorted() {
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let raw = pounds(for: text)
    let name = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
    output += "        (path: \"\(name)\", text: \(raw)\"\"\"\n\(text)\n\"\"\"\(raw)),\n"
}
output += "    ]\n}\n"
try output.write(toFile: arguments[1], atomically: true, encoding: .utf8)
