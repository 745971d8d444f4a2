/// The recipes as a Markdown document: a table for each area, in the order of the alphabet.
///
/// - Parameter link: where a recipe's file stands as seen from the document.
package func catalogue(of recipes: [Recipe], link: (Recipe) -> String) -> String {
    let sorted = recipes.sorted { $0.id < $1.id }
    var areas: [(name: Substring, recipes: [Recipe])] = []
    for recipe in sorted {
        let area = recipe.id.prefix { $0 != "." }
        if areas.last?.name != area { areas.append((area, [])) }
        areas[areas.count - 1].recipes.append(recipe)
    }
    var text = """
        # The recipes

        Written by `glazier recipe docs`; what each level means is said in [the language reference](language.md#header).

        """
    for area in areas {
        text += "\n## \(area.name)\n\n| recipe | level | what it does | guidance |\n|---|---|---|---|\n"
        for recipe in area.recipes {
            let level = recipe.level.name + (recipe.isAudit ? ", reports only" : "")
            let title = recipe.title.split(separator: "|").joined(separator: "\\|")
            text +=
                "| [`\(recipe.id)`](\(link(recipe))) | \(level) | \(title) | "
                + "\(recipe.guidance.joined(separator: ", ")) |\n"
        }
    }
    return text
}
