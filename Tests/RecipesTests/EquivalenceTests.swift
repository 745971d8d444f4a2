import Testing

/// The table of `docs/recipes/language.md`, row by row: two spellings of the same code. Each is held against the other as a
/// pattern, and `exactly` tells them apart.
struct EquivalenceTests {
    /// Both spellings match each other and themselves; `exactly` only themselves.
    private func same(_ one: String, _ other: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for (pattern, code) in [(one, other), (other, one), (one, one), (other, other)] {
            #expect(
                places(pattern, in: code, sourceLocation: sourceLocation) == [code], "as a pattern: \(pattern)",
                sourceLocation: sourceLocation)
            let exact = pattern == code ? [code] : []
            #expect(
                places(pattern, in: code, words: "exactly", sourceLocation: sourceLocation) == exact,
                "exactly: \(pattern)", sourceLocation: sourceLocation)
        }
    }

    private func different(_ one: String, _ other: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(places(one, in: other).isEmpty, sourceLocation: sourceLocation)
        #expect(places(other, in: one).isEmpty, sourceLocation: sourceLocation)
    }

    /// The patterns match all of the spellings of one thing, and say the same of them.
    private func all(
        _ pattern: String, _ list: String, _ expected: String, in codes: [String],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        for code in codes {
            #expect(
                captures(list, of: pattern, in: code, sourceLocation: sourceLocation) == [expected], "\(code)",
                sourceLocation: sourceLocation)
        }
    }

    @Test func trailingClosure() {
        same("view.overlay(alignment: .top) { badge }", "view.overlay(alignment: .top, content: { badge })")
        same("Group { Text(title) }", "Group(content: { Text(title) })")
        same("Menu(title) { rows }", "Menu(title, content: { rows })")
        same("Button { go() } label: { icon }", "Button(action: { go() }, label: { icon })")
        same("Button { go() } label: { icon }", "Button(action: { go() }) { icon }")
        different("Button { go() } label: { icon }", "Button { go() }")
        different("Group { a }", "Group { b }")
    }

    @Test func trailingClosureWithPlaceholders() {
        all("Group { $a }", "$a", "row", in: ["Group { row }", "Group(content: { row })"])
        all("Group(content: { $a })", "$a", "row", in: ["Group { row }", "Group(content: { row })"])
        all(
            "Button { $go... } label: { $icon }", "$go | $icon", "go() | icon",
            in: [
                "Button { go() } label: { icon }", "Button(action: { go() }, label: { icon })",
                "Button(action: { go() }) { icon }",
            ])
        let head = "Button($head...) { $icon }"
        all(head, "$head | $icon", "(action: go) | icon", in: ["Button(action: go) { icon }"])
        all(head, "$head | $icon", "action: go | icon", in: ["Button(action: go, label: { icon })"])
    }

    @Test(arguments: ["ultraThin", "thin", "regular", "thick", "ultraThick"])
    func material(_ name: String) {
        let spellings = [".\(name)Material", "Material.\(name)", "Material.\(name)Material"]
        for one in spellings {
            for other in spellings where one != other {
                same("view.background(\(one))", "view.background(\(other))")
            }
        }
        all("view.background($m, in: $s)", "$s", "shape", in: spellings.map { "view.background(\($0), in: shape)" })
    }

    @Test func barMaterial() {
        same("view.background(.bar)", "view.background(Material.bar)")
        different("view.background(.thinMaterial)", "view.background(.thickMaterial)")
        different("view.background(.thinMaterial)", "view.background(Other.thinMaterial)")
        different("view.background(.thin)", "view.background(.thinMaterial)")
    }

    @Test func shapes() {
        same("view.clipShape(Circle())", "view.clipShape(.circle)")
        same("view.clipShape(Capsule())", "view.clipShape(.capsule)")
        same("view.clipShape(Rectangle())", "view.clipShape(.rect)")
        different("view.clipShape(Circle())", "view.clipShape(.capsule)")
        different("view.clipShape(Ellipse())", "view.clipShape(.circle)")
        different("view.clipShape(My.Circle())", "view.clipShape(.circle)")
    }

    @Test func roundedRectangles() {
        same("view.clipShape(RoundedRectangle(cornerRadius: 8))", "view.clipShape(.rect(cornerRadius: 8))")
        same(
            "view.clipShape(RoundedRectangle(cornerRadius: r, style: .continuous))",
            "view.clipShape(.rect(cornerRadius: r, style: .continuous))")
        different("view.clipShape(RoundedRectangle(cornerRadius: 8))", "view.clipShape(.rect(cornerRadius: 9))")
        let both = ["view.clipShape(RoundedRectangle(cornerRadius: r))", "view.clipShape(.rect(cornerRadius: r))"]
        all(".clipShape(.rect(cornerRadius: $r))", "$r", "r", in: both)
        all(".clipShape(RoundedRectangle(cornerRadius: $r))", "$r", "r", in: both)
    }

    @Test func filledShapes() {
        all(
            ".background($m, in: $s)", "$m | $s", ".thinMaterial | Capsule()",
            in: [
                "view.background(.thinMaterial, in: Capsule())",
                "view.background(Capsule().fill(.thinMaterial))",
                "view.background { Capsule().fill(.thinMaterial) }",
                "view.background(Capsule().fill(.thinMaterial).shadow(radius: 3))",
                "view.background { Capsule().fill(.thinMaterial).overlay(Capsule().stroke(.white)) }",
            ])
        fault("a closure with a label is none for the filled shape") {
            let code = "view.background(content: { Capsule().fill(.thinMaterial) })"
            all(".background($m, in: $s)", "$m | $s", ".thinMaterial | Capsule()", in: [code])
        }
        // Something else is drawn there.
        #expect(places(".background($m, in: $s)", in: "view.background(Capsule().stroke(.red))").isEmpty)
        #expect(places(".background($m, in: $s)", in: "view.background(Capsule().fill(.red).offset(x: 4))").isEmpty)
        #expect(places(".background($m, in: $s)", in: "view.background { Capsule().fill(.red); Text(a) }").isEmpty)
        #expect(
            places(".background($m, in: $s)", in: "view.background(Capsule().fill(.red))", words: "exactly").isEmpty)
    }

    @Test func clippedMaterials() {
        all(
            ".background($m, in: $s)", "$m | $s", ".thinMaterial | Capsule()",
            in: [
                "view.background(.thinMaterial).clipShape(Capsule())",
                "view.background(.thinMaterial).shadow(radius: 2).clipShape(Capsule())",
            ])
        #expect(places(".background($m, in: $s)", in: "view.background(.red).padding().clipShape(Capsule())").isEmpty)
        #expect(places(".background($m, in: $s)", in: "view.clipShape(Capsule()).background(.red)").isEmpty)
        #expect(
            places(".background($m, in: $s)", in: "view.background(.red).clipShape(Capsule())", words: "exactly")
                .isEmpty)
    }

    @Test func roundedCorners() {
        let glass = change("-.background($m, in: $s)\n+.surface($s)")
        check(
            glass, "view.background(.thinMaterial).cornerRadius(12)", "view.surface(.rect(cornerRadius: 12))")
        check(
            glass, "view.background(.thinMaterial).cornerRadius(2 * r)", "view.surface(.rect(cornerRadius: 2 * r))")
        // The later clip cuts more than the background.
        #expect(places(".background($m, in: $s)", in: "view.background(.red).padding().cornerRadius(3)").isEmpty)
    }

    @Test(arguments: [
        "view.background(.thinMaterial, in: Capsule()).padding()",
        "view.background(Capsule().fill(.thinMaterial)).padding()",
        "view.background { Capsule().fill(.thinMaterial) }.padding()",
        "view.background(.thinMaterial).clipShape(Capsule()).padding()",
    ])
    func surfacesAreRewrittenTheSame(_ before: String) {
        let glass = change("-.background($m, in: $s)\n+.surface(.clear, in: $s)", where: "$m.isMaterial")
        check(glass, before, "view.surface(.clear, in: Capsule()).padding()")
    }

    @Test func overlays() {
        same("view.overlay(badge)", "view.overlay { badge }")
        same("view.overlay(Capsule().stroke(.white))", "view.overlay { Capsule().stroke(.white) }")
        all(".overlay($x)", "$x", "badge", in: ["view.overlay(badge)", "view.overlay { badge }"])
        all(".overlay { $x }", "$x", "badge", in: ["view.overlay(badge)", "view.overlay { badge }"])
        different("view.overlay(a)", "view.overlay { b }")
    }

    @Test func trailingCommas() {
        same("f(a, b)", "f(a, b,)")
        fault("exactly does not tell trailing commas apart") {
            same("view.frame(width: 1, height: 2)", "view.frame(\n    width: 1,\n    height: 2,\n)")
        }
        all("f($x...)", "$x", "(a, b)", in: ["f(a, b)"])
        all("f(a, $x)", "$x", "b", in: ["f(a, b)", "f(a, b,)"])
        same("f([a, b])", "f([a, b,])")
    }

    @Test func parentheses() {
        same("f(x)", "f((x))")
        same("view.frame(width: a + b)", "view.frame(width: (a + b))")
        all("f($x, b)", "$x", "a", in: ["f(a, b)", "f(a, (b))"])
        different("f((a, b))", "f(a, b)")
        different("f(a * (b + c))", "f(a * b + c)")
    }

    @Test func selfInFront() {
        same("f(x)", "f(self.x)")
        same("f(count, model.title)", "f(self.count, self.model.title)")
        fault("a call on self is a modifier chain to the matcher") {
            same("open(x)", "self.open(x)")
        }
        all("open($x)", "$x", "1", in: ["open(1)", "self.open(1)"])
        fault("a call on self is a modifier chain to the matcher") {
            all("self.open($x)", "$x", "1", in: ["open(1)", "self.open(1)"])
        }
        different("f(x)", "f(other.x)")
    }

    @Test func repeatedNamesAreComparedTheSameWay() {
        let two = "f($x, $x)"
        for code in ["f(a, a)", "f(a, self.a)", "f(Circle(), .circle)", "f(.thinMaterial, Material.thin)"] {
            #expect(places(two, in: code) == [code])
        }
        #expect(places(two, in: "f(a, b)").isEmpty)
        #expect(places(two, in: "f(a, (a))").count == 1)
        #expect(places(two, in: "f(a, self.a)", words: "exactly").isEmpty)
    }

    @Test func optionalChainingIsNone() {
        #expect(places("view.background(red)", in: "view?.background(red)").isEmpty)
        #expect(places(".background(red)", in: "view?.background(red)") == [".background(red)"])
    }
}
