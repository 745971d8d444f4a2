import Foundation
import SourceText
import SwiftTree

/// The developers' own tool. `dev roundtrip DIR…`, `dev bench DIR…`, `dev bench-recipes DIR…`, `dev tree FILE`, `dev listing FILE…` (`-`: names
/// on the standard input), `dev agree DIR…`, `dev reduce FILE`, `dev fuzz --seed A..B DIR…`, `dev mutant SEED DIR…`.
let arguments = Array(CommandLine.arguments.dropFirst())
switch arguments.first {
case "roundtrip": exit(roundTrip(Array(arguments.dropFirst())))
case "bench-recipes": exit(benchRecipes(Array(arguments.dropFirst())))
case "bench": exit(bench(Array(arguments.dropFirst())))
case "agree": exit(agree(Array(arguments.dropFirst())))
case "reduce": exit(reduce(Array(arguments.dropFirst())))
case "fuzz": exit(fuzz(Array(arguments.dropFirst())))
case "mutant": exit(printMutant(Array(arguments.dropFirst())))
case "tree": exit(printTrees(Array(arguments.dropFirst())))
case "listing": exit(printListings(Array(arguments.dropFirst())))
default:
    FileHandle.standardError.write(
        Data("usage: dev roundtrip|bench|bench-recipes|agree|reduce|tree|listing|fuzz|mutant …\n".utf8))
    exit(2)
}
