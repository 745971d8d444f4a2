/// Mistakes in conditions: the name of each, the recipe, and what its author is told.
let conditionMistakes: [(String, String, String)] = [
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
]
