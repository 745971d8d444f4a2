import BuiltInRecipes
import Recipes

/// Prints the catalogue of all recipes as Markdown, with links as they are right in `docs/recipes/`.
func printCatalogue(_ session: Session) throws(Failure) -> Int32 {
    let (shelf, book) = try recipesHere(session)
    let builtIn = Set(BuiltInRecipes.files.map(\.path))
    let text = catalogue(of: book.recipes) { recipe in
        builtIn.contains(recipe.path) ? "../../Recipes/" + recipe.path : recipe.path
    }
    session.console.print(text)
    return report(shelf.failures, session)
}
