/// The version that `--version` prints and that the JSON report carries.
package let toolVersion = "0.1.0"

/// The overview, or the help of one verb.
package func helpText(for verb: Verb?) -> String {
    guard let verb, verb != .help else { return overview }
    let options = OptionRule.all.filter { $0.verbs.contains(verb) }
    let labels = options.map { rule in
        [rule.short.map { "\($0), " }, rule.name, rule.value.map { " \($0)" }].compactMap { $0 }.joined()
    }
    let width = labels.map(\.count).max() ?? 0
    let rows = zip(labels, options).map { label, rule in
        "  \(label)\(String(repeating: " ", count: width - label.count))  \(rule.ownSummaries[verb] ?? rule.summary)"
    }
    return usage(of: verb) + "\nOptions:\n" + rows.joined(separator: "\n") + "\n"
}

private let overview = """
    glazier moves SwiftUI code to Liquid Glass (iOS 26, macOS 26). UIKit and AppKit code is read and left alone.

    Usage: glazier [VERB] [OPTIONS] [PATH…]

      diff [PATH…]       print what would change as a patch, write nothing (the default verb)
      apply [PATH…]      write the changes of level safe; -i asks about each change
      undo               take the last apply back
      status [PATH…]     what was applied, and what is left to do
      scan [PATH…]       list findings, also those without a rewrite
      match PATTERN [PATH…]
                         list the places at which a pattern is found
      rewrite PATTERN REPLACEMENT [PATH…]
                         print what that would change as a patch
      tree FILE…         print the syntax tree of a file
      project [PATH…]    print what each module is built for, and where that is said
      recipe list        list the recipes
      recipe show ID     print one recipe
      recipe new ID      begin a recipe of your own
      recipe check FILE  read a recipe and report what is wrong in it
      recipe test        run the examples of all recipes, or of those named by id or file
      recipe try FILE [PATH…]
                         what one recipe would do to code, with counts
      recipe explain ID FILE:LINE
                         why a recipe does, or does not, match a line
      recipe docs        print the catalogue of recipes as Markdown
      help VERB          help of one verb; so does VERB --help

    PATH is a Swift file, a folder or a quoted pattern such as 'Sources/**/*View.swift'. Without one, the current folder.

    Exit codes: 0 done · 1 findings, with --check or --fail-on only · 2 usage · 3 a recipe is wrong · 4 some input could
    not be read, the rest was done · 5 verification failed, nothing written · 130 interrupted

    """

private func usage(of verb: Verb) -> String {
    switch verb {
    case .diff:
        """
        Usage: glazier diff [OPTIONS] [PATH…]

        Prints what would change as a patch that ‘git apply’ accepts; writes nothing. The patch alone goes to standard
        output, the reason of each change and the summary to standard error. Shows changes of level safe and review.

        """
    case .apply:
        """
        Usage: glazier apply [OPTIONS] [PATH…]

        Writes the changes of level safe, and of level review with ‘--level review’. Refuses when a file that it would
        write is in no Git repository, or has changes that are not committed or are staged.

        """
    case .undo:
        """
        Usage: glazier undo [OPTIONS] [PATH]

        Gives the files of the last apply their old text back, byte for byte, also after an apply that was stopped half
        way. Again, it takes back the one before. Refuses when a file was changed after the run.

        A run is taken back as a whole, never one file of it. PATH is a folder of the project whose last run is meant;
        without it, the project of the current folder.

        """
    case .status:
        """
        Usage: glazier status [OPTIONS] [PATH…]

        Lists the runs that can be taken back, and for each recipe how much was found, changed by those runs, is left to
        change, needs you, or is kept away by a comment or the baseline. Writes nothing.

        """
    case .scan:
        """
        Usage: glazier scan [OPTIONS] [PATH…]

        Lists findings with their place, level and reason, also those without a rewrite. Writes nothing.

        """
    case .tree:
        """
        Usage: glazier tree [OPTIONS] FILE…

        Prints the syntax tree: indented text, one JSON document, or one line ‘path, kind, start, end’ for each node.

        """
    case .match:
        """
        Usage: glazier match [OPTIONS] PATTERN [PATH…]

        Lists every place at which a pattern of the recipe language is found, with what its placeholders stand for:

            glazier match '.shadow(radius: $r)' Sources

        """
    case .rewrite:
        """
        Usage: glazier rewrite [OPTIONS] PATTERN REPLACEMENT [PATH…]

        Prints what the replacement would change as a patch that ‘git apply’ accepts; writes nothing:

            glazier rewrite '.foregroundColor($c)' '.foregroundStyle($c)' Sources

        """
    case .recipe:
        """
        Usage: glazier recipe list
               glazier recipe show ID
               glazier recipe docs
               glazier recipe new ID
               glazier recipe check [FILE…]
               glazier recipe test [ID or FILE…] [--update] [--watch]
               glazier recipe try FILE [PATH…]
               glazier recipe explain ID FILE:LINE

        Lists, prints, writes, reads and tests recipes: the built-in ones and your own in .glazier/recipes. How to write
        one is told in docs/recipes/tutorial.md.

        """
    case .project:
        """
        Usage: glazier project [OPTIONS] [PATH…]

        Prints what each module is built for, from which line of which project file, and what was
        assumed. Reads Xcode projects with their configuration files, Package.swift, project.yml of
        XcodeGen and Project.swift of Tuist.

        """
    case .help: overview
    }
}
