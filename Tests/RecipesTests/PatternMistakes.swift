/// Mistakes in patterns and rewrites: the name of each, the recipe, and what its author is told.
let patternMistakes: [(String, String, String)] = [
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
]
