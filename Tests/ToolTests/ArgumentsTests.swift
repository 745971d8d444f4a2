import Platforms
import Recipes
import Testing

@testable import Tool

/// Reads a command line; the path `App` exists.
private func parse(_ line: String) throws(Failure) -> Arguments {
    try Arguments(line.split(separator: " ").map(String.init)) { $0 == "App" }
}

private func failure(_ line: String) -> Failure? {
    do throws(Failure) {
        _ = try parse(line)
        return nil
    } catch {
        return error
    }
}

@Suite struct ArgumentsTests {
    @Test(arguments: [
        ("", Command.diff), ("App", .diff), ("diff App", .diff), ("apply", .apply), ("scan", .scan),
        ("tree A.swift", .tree),
        ("Sources/", .diff), ("*.swift", .diff), ("--stat", .diff), ("-- apply", .diff), ("project", .project),
        ("recipe list", .recipeList), ("recipe show a.b", .recipeShow(id: "a.b")), ("recipe test", .recipeTest),
        ("recipe check A.md", .recipeCheck), ("help", .help(nil)), ("--help", .help(.help)),
        ("help scan", .help(.scan)),
        ("scan --help", .help(.scan)), ("scan -h", .help(.scan)), ("--version", .version),
    ])
    func command(_ line: String, _ expected: Command) throws {
        #expect(try parse(line).command == expected)
    }

    @Test func pathsAreKept() throws {
        #expect(try parse("scan").options.paths == ["."])
        #expect(try parse("scan App B").options.paths == ["App", "B"])
        #expect(try parse("-- apply --stat").options.paths == ["apply", "--stat"])
        #expect(try parse("recipe test a.md b.md").options.paths == ["a.md", "b.md"])
    }

    @Test func values() throws {
        let options = try parse(
            "scan --target ios=17 --target=macOS=14.2 --level manual --only a,b --only c --skip d --include x --exclude y "
                + "--format json --check --fail-on review --jobs 3 --timing -q --color never --recipes DIR --force-include"
        ).options
        #expect(options.targets == [.iOS: Version(17), .macOS: Version(14, 2)])
        #expect(options.level == .manual)
        #expect(options.only == ["a", "b", "c"])
        #expect(options.skip == ["d"])
        #expect(options.include == ["x"])
        #expect(options.exclude == ["y"])
        #expect(options.format == .json)
        #expect(options.check && options.timing && options.quiet && options.forceInclude)
        #expect(options.failOn == .review)
        #expect(options.jobs == 3)
        #expect(options.color == .never)
        #expect(options.recipes == "DIR")
        let apply = try parse("apply --allow-dirty --allow-staged --allow-no-vcs").options
        #expect(apply.allowDirty && apply.allowStaged && apply.allowNoVCS)
    }

    @Test(arguments: [
        ("aply", Failure.unknownVerb("aply", nearest: "apply")),
        ("zzz", .unknownVerb("zzz", nearest: nil)),
        ("help scna", .unknownVerb("scna", nearest: "scan")),
        ("scan --formt json", .unknownOption("--formt", verb: "scan", nearest: "--format")),
        ("diff -x", .unknownOption("-x", verb: "diff", nearest: nil)),
        ("diff --allow-dirty", .optionOfOtherVerb("--allow-dirty", verb: "diff", others: ["apply"])),
        ("diff --level", .missingValue(option: "--level", expected: "LEVEL")),
        ("diff --level --stat", .missingValue(option: "--level", expected: "LEVEL")),
        ("diff --level=", .missingValue(option: "--level", expected: "LEVEL")),
        ("diff --stat=1", .unexpectedValue(option: "--stat")),
        ("apply --level manual", .manualCannotBeApplied),
        (
            "diff --level saef",
            .badValue(option: "--level", value: "saef", expected: "safe, review or manual", nearest: "safe")
        ),
        (
            "scan --format ranges",
            .badValue(option: "--format", value: "ranges", expected: "text or json", nearest: nil)
        ),
        (
            "tree --format jsn A.swift",
            .badValue(option: "--format", value: "jsn", expected: "text, json or ranges", nearest: "json")
        ),
        ("diff --jobs 0", .badValue(option: "--jobs", value: "0", expected: "a number from 1 to 1024", nearest: nil)),
        (
            "diff --target iOS",
            .badValue(
                option: "--target", value: "iOS", expected: "PLATFORM=VERSION, such as iOS=17", nearest: nil)
        ),
        (
            "diff --target maxOS=14",
            .badValue(
                option: "--target", value: "maxOS=14",
                expected: "PLATFORM=VERSION with one of iOS, macOS, tvOS, watchOS, visionOS, macCatalyst",
                nearest: "macOS")
        ),
        ("tree", .missingArgument(verb: "tree", expected: "a file")),
        (
            "recipe",
            .missingArgument(verb: "recipe", expected: "one of check, docs, explain, list, new, show, test, try")
        ),
        ("recipe show", .missingArgument(verb: "recipe show", expected: "the id of a recipe")),
        ("recipe show a b", .unexpectedArgument("b", verb: "recipe show")),
        ("recipe list a", .unexpectedArgument("a", verb: "recipe list")),
        ("recipe try", .missingArgument(verb: "recipe try", expected: "a recipe file")),
        (
            "recipe new",
            .missingArgument(verb: "recipe new", expected: "the id of the new recipe, such as house.frosted")
        ),
        ("recipe docs a", .unexpectedArgument("a", verb: "recipe docs")),
        (
            "recipe tset",
            .badValue(
                option: "recipe", value: "tset", expected: "one of check, docs, explain, list, new, show, test, try",
                nearest: "test")
        ),
    ])
    func wrong(_ line: String, _ expected: Failure) {
        #expect(failure(line) == expected)
        #expect(failure(line)?.exitCode == 2)
    }

    @Test func helpNamesEveryOptionOfItsVerb() {
        for verb in Verb.allCases where verb != .help {
            let help = helpText(for: verb)
            #expect(help.hasPrefix("Usage: glazier \(verb.rawValue)"))
            for rule in OptionRule.all {
                #expect(help.contains(rule.name + (rule.value == nil ? " " : " ")) == rule.verbs.contains(verb))
            }
            #expect(!help.split(separator: "\n").contains { $0.count > 120 })
        }
    }
}
