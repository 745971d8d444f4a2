/// Mistakes in headers, blocks and examples: the name of each, the recipe, and what its author is told.
let blockMistakes: [(String, String, String)] = [
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
          help: the gates are auto, if, helper, type, none
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
