import Recipes
import SourceText
import TestSupport
import Testing

/// Recipes that are wrong, one mistake each, with the exact text that their authors get.
struct RecipeMistakeTests {
    @Test(arguments: mistakes)
    func mistake(_ name: String, _ recipe: String, _ message: String) {
        let source = SourceText(path: "r.md", bytes: ContiguousArray(recipe.utf8))
        let book = RecipeBook(
            [RecipeFile(path: source.path, bytes: source.bytes)], availability: RecipeFile(path: "", bytes: []))
        let found = book.problems.map { render($0, in: source) }.joined(separator: "\n")
        if let difference = textDifference(found: found, expected: message) { Issue.record("\(name)\n\(difference)") }
        #expect(book.recipes.isEmpty, "a wrong recipe is not used")
        #expect(book.problems.allSatisfy { $0.range != nil }, "every mistake has a place")
    }
}

private let mistakes: [(String, String, String)] = [
    (
        "a message with a name that is not bound",
        "---\nid: a.b\nmessage: $y is old\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:3:10: error: the message uses $y, which a pattern does not bind
          3 | message: $y is old
            |          ^~
          help: bound are $x
        """
    ),
    (
        "a message with a name, and a pattern without any",
        "---\nid: a.b\nmessage: $y is old\n---\n```swift match\nf(1)\n```\n",
        """
        r.md:3:10: error: the message uses $y, which a pattern does not bind
          3 | message: $y is old
            |          ^~
          help: this pattern binds no name
        """
    ),
    (
        "a message with a name that one alternative does not bind",
        "---\nid: a.b\nmessage: $x is old\n---\n```swift match\nf($x)\n```\n```swift match\ng($y)\n```\n",
        """
        r.md:3:10: error: the message uses $x, which a pattern does not bind
          3 | message: $x is old
            |          ^~
          help: bound are $y
        """
    ),
    (
        "after itself",
        "---\nid: a.b\nafter: a.b\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:3:1: error: a recipe cannot come after itself
          3 | after: a.b
            | ^~~~~~~~~~
          help: name the recipes that come first
        """
    ),
    (
        "a word and its opposite",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ninside(List)\n!inside(List)\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: inside(List)
          9 | !inside(List)
            | ^~~~~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "a word and its opposite in one line",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\n$x.isShape && !$x.isShape\n```\n",
        """
        r.md:8:1: error: no code can satisfy this line
          8 | $x.isShape && !$x.isShape
            | ^~~~~~~~~~~~~~~~~~~~~~~~~
          help: change it, or remove it
        """
    ),
    (
        "two layers",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\nlayer == .bar\nlayer == .row\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: layer == .bar
          9 | layer == .row
            | ^~~~~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "in the label, and not in the whole",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ninside(Button.label)\n!inside(Button)\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: inside(Button.label)
          9 | !inside(Button)
            | ^~~~~~~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "a material and a shape",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\n$x.isMaterial\n$x.isShape\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: $x.isMaterial
          9 | $x.isShape
            | ^~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "counts that exclude each other",
        "---\nid: a.b\n---\n```swift match\nf($x...)\n```\n```swift where\n$x.count >= 2\n$x.count < 2\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: $x.count >= 2
          9 | $x.count < 2
            | ^~~~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "fewer than none",
        "---\nid: a.b\n---\n```swift match\nf($x...)\n```\n```swift where\n$x.count < 0\n```\n",
        """
        r.md:8:1: error: no code can satisfy this line
          8 | $x.count < 0
            | ^~~~~~~~~~~~
          help: change it, or remove it
        """
    ),
    (
        "systems that exclude each other",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ntarget(iOS) < 17\ntarget(iOS) >= 26\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: target(iOS) < 17
          9 | target(iOS) >= 26
            | ^~~~~~~~~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "a denied alternative",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ninside(List)\n!(inside(List) || inside(Form))\n```\n",
        """
        r.md:9:1: error: no code can satisfy this line together with line 8: inside(List)
          9 | !(inside(List) || inside(Form))
            | ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
          help: all lines have to hold: combine them with '||', or remove one
        """
    ),
    (
        "one name as one thing and as a sequence",
        "---\nid: a.b\n---\n```swift match\nf($x, $x...)\n```\n",
        """
        r.md:5:7: error: $x stands for one thing in one place and for a sequence in another
          5 | f($x, $x...)
            |       ^~~~~
          help: write $x... everywhere, or use two names
        """
    ),
    (
        "a sequence that becomes one thing",
        "---\nid: a.b\n---\n```swift-diff\n-f($x...)\n+g($x)\n```\n",
        """
        r.md:6:4: error: $x is a sequence in the pattern, and one thing here
          6 | +g($x)
            |    ^~
          help: write $x...
        """
    ),
    (
        "one thing that becomes a sequence",
        "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+g($x...)\n```\n",
        """
        r.md:6:4: error: $x is one thing in the pattern, and a sequence here
          6 | +g($x...)
            |    ^~
          help: write $x
        """
    ),
    (
        "two dots",
        "---\nid: a.b\n---\n```swift match\nf($x..)\n```\n",
        """
        r.md:5:5: error: a sequence is written with three dots, not with '..'
          5 | f($x..)
            |     ^~
          help: write $x...
        """
    ),
    (
        "an ellipsis",
        "---\nid: a.b\n---\n```swift match\nf($x…)\n```\n",
        """
        r.md:5:5: error: a sequence is written with three dots, not with '…'
          5 | f($x…)
            |     ^
          help: write $x...
        """
    ),
    (
        "a placeholder in a string",
        "---\nid: a.b\n---\n```swift match\nText(\"$title\")\n```\n",
        """
        r.md:5:7: error: inside of a string literal '$title' is text, not a placeholder
          5 | Text("$title")
            |       ^~~~~~
          help: without the quotes $title stands for the whole literal
        """
    ),
    (
        "any order of nothing",
        "---\nid: a.b\n---\n```swift match any-order\nf($x)\n```\n",
        """
        r.md:4:16: error: 'any-order' is about modifiers, and this pattern has none
          4 | ```swift match any-order
            |                ^~~~~~~~~
          help: remove the word
        """
    ),
    (
        "the same pattern twice",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift match\nf($x)\n```\n",
        """
        r.md:7:1: error: this pattern is that of line 4, which is tried first
          7 | ```swift match
            | ^~~~~~~~~~~~~~
          help: remove one of the two
        """
    ),
    (
        "an argument that only goes",
        "---\nid: a.b\n---\n```swift-diff argument\n-animated: $x\n```\n",
        """
        r.md:4:1: error: an argument can be replaced, not removed
          4 | ```swift-diff argument
            | ^~~~~~~~~~~~~~~~~~~~~~
          help: write the call around it as the pattern
        """
    ),
    (
        "two arguments as one",
        "---\nid: a.b\n---\n```swift match argument\na: 1, b: 2\n```\n",
        """
        r.md:5:1: error: this is not one argument
          5 | a: 1, b: 2
            | ^~~~~~~~~~
          help: the word behind the role says what the block holds
        """
    ),
    (
        "a type that is none",
        "---\nid: a.b\n---\n```swift match type\nArray<$x> View\n```\n",
        """
        r.md:5:10: error: this is not Swift: statements on one line are separated by ';'
          5 | Array<$x> View
            |          ^
          help: see docs/recipes/language.md#patterns
        """
    ),
    (
        "an attribute that is none",
        "---\nid: a.b\n---\n```swift match attribute\nState\n```\n",
        """
        r.md:5:1: error: this is not one attribute
          5 | State
            | ^~~~~
          help: the word behind the role says what the block holds
        """
    ),
    (
        "a rewrite without a match",
        "---\nid: a.b\n---\n```swift rewrite\nf()\n```\n",
        """
        r.md:4:1: error: a 'rewrite' block belongs to a 'match' block
          4 | ```swift rewrite
            | ^~~~~~~~~~~~~~~~
          help: add a block '```swift match', or write both as one '```swift-diff'
        """
    ),
    (
        "an optional line that is no modifier",
        "---\nid: a.b\n---\n```swift-diff\n-?f($x)\n+g($x)\n```\n",
        """
        r.md:5:1: error: only a modifier may be absent
          5 | -?f($x)
            | ^~~~~~~
          help: '-?' goes with a line that begins with a dot
        """
    ),
    (
        "a line that is added if present",
        "---\nid: a.b\n---\n```swift-diff\n-.a()\n+?.b()\n```\n",
        """
        r.md:6:1: error: '?' goes with '-' only
          6 | +?.b()
            | ^~~~~~
          help: a line is added or it is not: write '+'
        """
    ),
    (
        "an audit with a result",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift before \"a\"\nf(1)\n```\n```swift after\ng(1)\n```\n",
        """
        r.md:10:1: error: this recipe has no rewrite, so there is no result
          10 | ```swift after
             | ^~~~~~~~~~~~~~
          help: remove the block: a 'before' alone says that something is reported
        """
    ),
    (
        "an example in which nothing changes",
        "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+g($x)\n```\n```swift before \"a\"\nh(1)\n```\n```swift after\nh(1)\n```\n",
        """
        r.md:11:1: error: nothing changes in this example
          11 | ```swift after
             | ^~~~~~~~~~~~~~
          help: make 'before' an 'unchanged' block, and remove this one
        """
    ),
    (
        "two results",
        "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+g($x)\n```\n```swift before \"a\"\nf(1)\n```\n```swift after\ng(1)\n```\n```swift after\ng(1)\n```\n",
        """
        r.md:14:1: error: this example has an 'after' block already
          14 | ```swift after
             | ^~~~~~~~~~~~~~
          help: begin another example with '```swift before'
        """
    ),
    (
        "two gated results",
        "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+g($x)\n```\n```swift before \"a\"\nf(1)\n```\n```swift after gated\ng(1)\n```\n```swift after gated\ng(1)\n```\n",
        """
        r.md:14:1: error: this example has an 'after gated' block already
          14 | ```swift after gated
             | ^~~~~~~~~~~~~~~~~~~~
          help: begin another example with '```swift before'
        """
    ),
    (
        "a block that is nearly a diff",
        "---\nid: a.b\n---\n```swift-dif\n-f($x)\n+g($x)\n```\n",
        """
        r.md:4:4: error: unknown block 'swift-dif'
          4 | ```swift-dif
            |    ^~~~~~~~~
          help: did you mean 'swift-diff'?
        """
    ),
    (
        "a role without a language",
        "---\nid: a.b\n---\n```match\nf($x)\n```\n",
        """
        r.md:4:4: error: a block with the role 'match' says the language first
          4 | ```match
            |    ^~~~~
          help: write '```swift match'
        """
    ),
    (
        "a language that is nearly Swift",
        "---\nid: a.b\n---\n```swfit match\nf($x)\n```\n",
        """
        r.md:4:4: error: unknown language 'swfit'
          4 | ```swfit match
            |    ^~~~~
          help: did you mean 'swift'?
        """
    ),
    (
        "no condition",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\n// later\n```\n",
        """
        r.md:7:1: error: this 'where' block has no condition
          7 | ```swift where
            | ^~~~~~~~~~~~~~
          help: write one, or remove the block
        """
    ),
    (
        "a word for the position that does not exist",
        "---\nid: a.b\n---\n```swift match statment\nf($x)\n```\n",
        """
        r.md:4:16: error: unknown word 'statment' after the block's role
          4 | ```swift match statment
            |                ^~~~~~~~
          help: the words are any-order, exactly, type, attribute, modifier, argument
        """
    ),
    (
        "a word that is nearly a position",
        "---\nid: a.b\n---\n```swift match typ\nInt\n```\n",
        """
        r.md:4:16: error: unknown word 'typ' after the block's role
          4 | ```swift match typ
            |                ^~~
          help: did you mean 'type'?
        """
    ),
    (
        "a layer alone",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\nlayer\n```\n",
        """
        r.md:8:1: error: 'layer' wants a comparison
          8 | layer
            | ^~~~~
          help: for instance 'layer == .control'
        """
    ),
    (
        "a target alone",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ntarget(iOS)\n```\n",
        """
        r.md:8:1: error: 'target' wants a comparison
          8 | target(iOS)
            | ^~~~~~~~~~~
          help: for instance 'target(iOS) < 26'
        """
    ),
    (
        "an unknown platform",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ntarget(Android) < 26\n```\n",
        """
        r.md:8:8: error: unknown platform 'Android'
          8 | target(Android) < 26
            |        ^~~~~~~
          help: the platforms are iOS, macOS, tvOS, watchOS, visionOS, macCatalyst
        """
    ),
    (
        "a platform in another case",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\ntarget(ios) < 26\n```\n",
        """
        r.md:8:8: error: unknown platform 'ios'
          8 | target(ios) < 26
            |        ^~~
          help: did you mean 'iOS'?
        """
    ),
    (
        "a count without a comparison",
        "---\nid: a.b\n---\n```swift match\nf($x...)\n```\n```swift where\n$x.count(Text)\n```\n",
        """
        r.md:8:1: error: 'count' wants a comparison
          8 | $x.count(Text)
            | ^~~~~~~~~~~~~~
          help: for instance '$x.count(Text) >= 2'
        """
    ),
    (
        "a mistake in a condition's pattern",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\n$x.is(g()\n```\n",
        """
        r.md:8:10: error: ')' is missing
          8 | $x.is(g()
            |          ^
          help: see docs/recipes/language.md#conditions
        """
    ),
    (
        "a name of a condition that is not bound",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift where\n$y.isShape\n```\n",
        """
        r.md:8:1: error: a condition uses $y, which a pattern does not bind
          8 | $y.isShape
            | ^~
          help: bound are $x
        """
    ),
    (
        "a line of a diff without a sign",
        "---\nid: a.b\n---\n```swift-diff\nf($x)\n+g($x)\n```\n",
        """
        r.md:5:1: error: a line of a swift-diff begins with ' ', '-', '-?' or '+'
          5 | f($x)
            | ^~~~~
          help: put a space before a line that stays
        """
    ),
    (
        "a rewrite with a wildcard",
        "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+g($_)\n```\n",
        """
        r.md:6:4: error: what stays needs a name
          6 | +g($_)
            |    ^~
          help: write $name in place of $_
        """
    ),
    (
        "a rewrite that is not closed",
        "---\nid: a.b\n---\n```swift-diff\n-f($x)\n+g($x\n```\n",
        """
        r.md:6:6: error: this is not Swift: ')' is missing
          6 | +g($x
            |      ^
          help: see docs/recipes/language.md#patterns
        """
    ),
    (
        "a surplus bracket",
        "---\nid: a.b\n---\n```swift match\nf($x))\n```\n",
        """
        r.md:5:6: error: this is not Swift: this does not belong here
          5 | f($x))
            |      ^
          help: see docs/recipes/language.md#patterns
        """
    ),
    (
        "a pattern that is a placeholder",
        "---\nid: a.b\n---\n```swift match\n$x\n```\n",
        """
        r.md:5:1: error: this pattern matches everything
          5 | $x
            | ^~
          help: name a call or a modifier
        """
    ),
    (
        "a pattern that is a sequence",
        "---\nid: a.b\n---\n```swift match\n.$x...\n```\n",
        """
        r.md:5:1: error: this pattern matches everything
          5 | .$x...
            | ^~~~~~
          help: name a call or a modifier
        """
    ),
    (
        "a pattern that may be absent as a whole",
        "---\nid: a.b\n---\n```swift-diff\n-?.a()\n+.b()\n```\n",
        """
        r.md:5:3: error: all of this pattern may be absent
          5 | -?.a()
            |   ^~~~
          help: remove the '?' from one of its lines
        """
    ),
    (
        "four dots",
        "---\nid: a.b\n---\n```swift-diff\n-$v.$keep....a()\n+$v.b()\n```\n",
        """
        r.md:5:10: error: these dots are read as one operator
          5 | -$v.$keep....a()
            |          ^~~~
          help: begin the modifier after '...' on a line of its own
        """
    ),
    (
        "an unknown conversion",
        "---\nid: a.b\n---\n```swift-diff\n-.a($x)\n+.b($x.borderShap)\n```\n",
        """
        r.md:6:8: error: unknown conversion 'borderShap'
          6 | +.b($x.borderShap)
            |        ^~~~~~~~~~
          help: did you mean 'borderShape'?
        """
    ),
    (
        "an id that is no id",
        "---\nid: not an id\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:2:5: error: 'not an id' is no id
          2 | id: not an id
            |     ^~~~~~~~~
          help: an id reads area.name, for instance buttons.round-icon
        """
    ),
    (
        "an id with an empty part",
        "---\nid: a.\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:2:5: error: 'a.' is no id
          2 | id: a.
            |     ^~
          help: an id reads area.name, for instance buttons.round-icon
        """
    ),
    (
        "a gate that is none",
        "---\nid: a.b\ngate: maybe\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:3:7: error: unknown gate 'maybe'
          3 | gate: maybe
            |       ^~~~~
          help: the gates are auto, if, helper, none
        """
    ),
    (
        "an older format",
        "---\nid: a.b\nformat: 0\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:3:9: error: format 0 is not known
          3 | format: 0
            |         ^
          help: this tool reads format 1
        """
    ),
    (
        "a release that is no number",
        "---\nid: a.b\nsince: latest\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:3:8: error: 'since' wants a release number, not 'latest'
          3 | since: latest
            |        ^~~~~~
          help: for instance 'since: 26'
        """
    ),
    (
        "an empty value",
        "---\nid: a.b\ntags:\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:3:1: error: the header key 'tags' has no value
          3 | tags:
            | ^~~~
          help: write one, or remove the line
        """
    ),
    (
        "a key twice",
        "---\nid: a.b\nlevel: safe\nlevel: review\n---\n```swift match\nf($x)\n```\n",
        """
        r.md:4:1: error: the header key 'level' stands twice
          4 | level: review
            | ^~~~~
          help: remove one of the two
        """
    ),
    (
        "no header",
        "# A recipe\n",
        """
        r.md:1:1: error: a recipe begins with a header between two '---' lines
          1 | # A recipe
            | ^~~~~~~~~~
          help: see docs/recipes/language.md
        """
    ),
    (
        "nothing",
        "",
        """
        r.md:1:1: error: a recipe begins with a header between two '---' lines
          1 | 
            | ^
          help: see docs/recipes/language.md
        """
    ),
    (
        "a header without an end",
        "---\nid: a.b\nlevel: safe\n",
        """
        r.md:1:1: error: the header has no closing '---'
          1 | ---
            | ^~~
          help: end it with a line '---'
        """
    ),
    (
        "a block without an end",
        "---\nid: a.b\n---\n```swift match\nf($x)\n",
        """
        r.md:4:1: error: this block has no closing ```
          4 | ```swift match
            | ^~~~~~~~~~~~~~
          help: end it with a line '```'
        """
    ),
    (
        "an empty pattern",
        "---\nid: a.b\n---\n```swift match\n```\n",
        """
        r.md:4:15: error: the pattern is empty
          4 | ```swift match
            |               ^
          help: write the code to look for
        """
    ),
    (
        "no pattern at all",
        "---\nid: a.b\n---\n# Title\n",
        """
        r.md:1:1: error: the recipe has no pattern
          1 | ---
            | ^~~
          help: add a block '```swift match' or '```swift-diff'
        """
    ),
    (
        "a result without an example",
        "---\nid: a.b\n---\n```swift match\nf($x)\n```\n```swift after\ng(1)\n```\n",
        """
        r.md:7:1: error: an 'after' block follows its 'before' block
          7 | ```swift after
            | ^~~~~~~~~~~~~~
          help: put '```swift before' in front of it
        """
    ),
]
