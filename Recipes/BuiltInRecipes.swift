// The table `BuiltInRecipes.files` is written by the build-tool plugin of this package from the Markdown files of
// this folder; this file only gives the target a source of its own.
