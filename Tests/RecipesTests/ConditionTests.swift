import Platforms
import Recipes
import SourceText
import Testing

/// Every word of a `where` block: where it is true, where it is false, and where the answer is not known.
struct ConditionTests {
    enum Answer {
        case yes
        case no
        /// The match stays, one level lower.
        case unknown
    }

    /// What a condition says of the only call of `it` in `code`.
    private func expect(
        _ condition: String, _ answer: Answer, in code: String, pattern: String = "it($x...)",
        targets: DeploymentTargets = Targets.new, declared: Set<String> = [],
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let book = book(audit(pattern, where: condition), sourceLocation: sourceLocation)
        let levels = run(book, code, targets: targets, declared: declared).findings.map(\.level)
        let expected: [Level] =
            switch answer {
            case .yes: [.safe]
            case .no: []
            case .unknown: [.review]
            }
        #expect(levels == expected, "\(condition) in \(code)", sourceLocation: sourceLocation)
    }

    // MARK: Where the match stands

    @Test func insideACall() {
        expect("inside(List)", .yes, in: "List { it() }")
        expect("inside(List)", .yes, in: "List { Group { VStack { x; it() } } }")
        expect("inside(List)", .yes, in: "List(rows) { row in it(row) }")
        expect("inside(List)", .no, in: "Form { it() }")
        expect("inside(List)", .no, in: "List { x }; it()")
        expect("inside(List)", .no, in: "it { List { x } }")
        expect("inside(List)", .no, in: "x.List { it() }")
    }

    @Test func insideAModifier() {
        expect("inside(.toolbar)", .yes, in: "x.toolbar { it() }")
        expect("inside(.toolbar)", .yes, in: "x.toolbar { ToolbarItem { it() } }.bold()")
        expect("inside(.background)", .yes, in: "x.background(it())")
        expect("inside(.toolbar)", .no, in: "toolbar { it() }; x.toolbar { }")
        expect("inside(.toolbar)", .no, in: "it().toolbar { x }")
        expect("inside(.toolbar)", .no, in: "x.overlay { it() }")
    }

    @Test func besideOtherStatements() {
        expect("beside(ForEach)", .yes, in: "HStack { it(); ForEach(a) { x } }")
        expect("beside(ForEach)", .yes, in: "HStack { VStack { ForEach(a) { x } }.bold(); it() }")
        expect("beside(ForEach)", .no, in: "HStack { it() }; ForEach(a) { x }")
        expect("beside(ForEach)", .no, in: "HStack { it { ForEach(a) { x } } }")
    }

    @Test func comments() {
        expect("commented(.pad($_...))", .yes, in: "y.pad(1) // why\n    .it()", pattern: "$v\n.$k...\n.it()")
        expect(
            "commented(.pad($_...))", .yes, in: "y\n    // why\n    .pad(1)\n    .it()", pattern: "$v\n.$k...\n.it()")
        expect("commented(.pad($_...))", .no, in: "y // why\n    .pad(1)\n    .it()", pattern: "$v\n.$k...\n.it()")
        expect("commented(.pad($_...))", .no, in: "y.pad(1)\n    .it() // why", pattern: "$v\n.$k...\n.it()")
    }

    @Test func commentsInWords() {
        let text = "commented(\"iOS 15\", \"Builder\")"
        expect(text, .yes, in: "x {\n    // on iOS 15 too\n    it()\n}")
        expect(text, .yes, in: "x {\n    /* a Builder */\n    a()\n\n    it()\n}")
        expect(text, .no, in: "x {\n    // on iOS 16 too\n    it() // Builder\n}")
        expect(text, .no, in: "// Builder\nx {\n    it()\n}")
    }

    @Test func unsure() {
        expect("unsure", .unknown, in: "it()")
        expect("imports(Charts) || unsure", .unknown, in: "it()")
        expect("imports(Charts) || unsure", .yes, in: "import Charts\nit()")
    }

    /// From a property to where it is used, and from a body to where the view is.
    @Test func insideAcrossDeclarations() {
        let view = { (body: String) in
            "struct A: View {\n    var body: some View {\n        \(body)\n    }\n    var part: some View { it() }\n}"
        }
        expect("inside(List)", .yes, in: view("List { part }"))
        expect("inside(List)", .yes, in: view("List { self.part.bold() }"))
        expect("inside(List)", .no, in: view("VStack { part }"))
        expect("inside(List)", .no, in: view("List { other.part }; part"))
        expect("inside(List)", .unknown, in: view("List { part }; part"))
        expect("inside(List)", .no, in: view("List { x.sheet { part } }"))
        expect("inside(.sheet)", .yes, in: view("List { x.sheet { part } }"))
        expect("inside(List)", .yes, in: view("rows") + "\nextension A { var rows: some View { List { part } } }")
    }

    @Test(arguments: [
        (["List { A() }"], "inside(List)", Answer.yes), (["List { A() }", "VStack { A() }"], "inside(List)", .unknown),
        (["VStack { A() }"], "inside(List)", .no), (["x.toolbar { A() }"], "layer == .bar", .yes),
        (["List { A() }", "x.toolbar { A() }"], "layer == .row", .unknown),
        (["List { x.appSheet { A() } }"], "inside(List)", .no),
        (["List { x.appSheet { A() } }"], "layer == .row", .unknown),
        (["#Preview { List { A() } }"], "inside(List)", .no),
        (["List { NavigationLink { A() } label: { x } }"], "inside(List)", .no),
    ])
    func insideWhereTheViewIsUsed(_ uses: [String], _ condition: String, _ answer: Answer) {
        var settings = RewriteSettings(targets: Targets.new, level: .review)
        for (number, use) in uses.enumerated() {
            let text = "struct User\(number): View {\n    var body: some View {\n        \(use)\n    }\n}\n"
            let code = use.hasPrefix("#") ? use : text
            settings.project.uses.merge(
                ViewUses(of: WordSet(["A"]), in: SourceText(path: "User.swift", bytes: ContiguousArray(code.utf8))))
        }
        let source = SourceText(
            path: "A.swift",
            bytes: ContiguousArray("struct A: View {\n    var body: some View {\n        it()\n    }\n}\n".utf8))
        let levels = rewrite(source, book: book(audit("it($x...)", where: condition)), settings: settings).findings.map(
            \.level)
        let expected: [Level] = answer == .yes ? [.safe] : answer == .no ? [] : [.review]
        #expect(levels == expected, "\(condition) with \(uses)")
    }

    @Test func scrolling() {
        expect("scrolls", .yes, in: "List { x }.it()", pattern: ".it()")
        expect(
            "scrolls", .yes, in: "VStack { x; ScrollView { y } }.bold()\n#if os(iOS)\n.it()\n#endif", pattern: ".it()")
        expect("scrolls", .unknown, in: "Chart().it()", pattern: ".it()")
        expect("scrolls", .unknown, in: "VStack { x }.sheet { List { y } }.it()", pattern: ".it()")
        expect("scrolls", .unknown, in: "func f() { it() }", pattern: ".it()")
    }

    @Test(arguments: [
        ("Button.label", "Button(action: go) { it() }", true),
        ("Button.label", "Button { go() } label: { it() }", true),
        ("Button.label", "Button(action: go, label: { it() })", true),
        ("Button.label", "Button(title) { it() }", false),
        ("Button.action", "Button(title) { it() }", true),
        ("Button.action", "Button { it() } label: { x }", true),
        ("Button.action", "Button(action: { it() }) { x }", true),
        ("Menu.label", "Menu { x } label: { it() }", true),
        ("Menu.content", "Menu { it() } label: { x }", true),
        ("Menu.content", "Menu(title) { it() }", true),
        ("Link.label", "Link(destination: url) { it() }", true),
        ("NavigationLink.label", "NavigationLink(value: v) { it() }", true),
        ("NavigationLink.destination", "NavigationLink(title) { it() }", true),
        ("NavigationLink.label", "NavigationLink { x } label: { it() }", true),
        ("NavigationLink.destination", "NavigationLink { it() } label: { x }", true),
        ("NavigationLink.destination", "NavigationLink(destination: it()) { x }", true),
        ("Section.header", "Section { x } header: { it() }", true),
        ("Section.header", "Section(header: it()) { x }", true),
        ("Section.content", "Section { it() } header: { x }", true),
        ("Section.content", "Section(content: { it() })", true),
        ("List.row", "List(rows) { it() }", true),
        ("List.row", "List { Section { it() } }", true),
        ("Toggle.label", "Toggle(isOn: $on) { it() }", true),
        (".overlay.content", "x.overlay { it() }", true),
        (".overlay.content", "x.overlay(content: { it() })", true),
        (".sheet.onDismiss", "x.sheet(isPresented: $on, onDismiss: { it() }) { y }", true),
        (".sheet.onDismiss", "x.sheet(isPresented: $on, onDismiss: { z() }) { it() }", false),
    ])
    func slots(_ slot: String, _ code: String, _ holds: Bool) {
        expect("inside(\(slot))", holds ? .yes : .no, in: code)
    }

    @Test func underAModifier() {
        expect("under(.disabled)", .yes, in: "it().disabled(true)")
        expect("under(.disabled)", .yes, in: "VStack { it() }.bold().disabled(true)")
        expect("under(.disabled)", .no, in: "VStack { it() }; x.disabled(true)")
        expect("under(.disabled)", .no, in: "x.disabled(it())")
        let parts = "struct A: View {\n    var body: some View { HStack { part }.disabled(true) }\n"
        expect("under(.disabled)", .yes, in: parts + "    var part: some View { it() }\n}")
        expect(
            "under(.disabled)", .no, in: parts + "    var part: some View { x }\n    var other: some View { it() }\n}")
    }

    @Test func chainOfTheMatch() {
        expect("chain(.bold)", .yes, in: "it().x().bold()")
        expect("chain(.bold)", .yes, in: "y.bold().it()", pattern: ".it()")
        expect("chain(.bold)", .no, in: "it().x()")
        expect("chain(.bold)", .no, in: "VStack { it() }.bold()")
        expect("chain(.bold)", .no, in: "it(x.bold())")
        expect("chain(.$_)", .yes, in: "it().x()")
        expect("chain(.$_)", .no, in: "VStack { it(y.x()) }.z()")
        // The modifiers that matched are no others.
        expect("chain(.bold)", .yes, in: "it().x()\n#if os(macOS)\n.bold()\n#endif\n.y()")
        expect("chain(.bold)", .yes, in: "it().x()\n#if os(macOS)\n.y()\n#endif\n.bold()")
        expect("chain(.bold)", .yes, in: "y.bold()\n#if os(macOS)\n.it()\n#endif", pattern: ".it()")
        expect("chain(.bold)", .no, in: "it().x()\n#if os(macOS)\n.y(a.bold())\n#endif")
        expect("chain(.bold(true))", .yes, in: "it().bold(true)")
        expect("chain(.bold(true))", .no, in: "it().bold(false)")
        expect("chain(.it)", .no, in: "y.it()", pattern: ".it()")
        expect("chain(.it)", .yes, in: "y.it().bold().it(1)", pattern: ".it()")
    }

    @Test func nameOfTheType() {
        let type = { (name: String) in "struct \(name): View { var body: some View { it() } }" }
        expect(#"name("*Row", "*Card")"#, .yes, in: type("MailRow"))
        expect(#"name("*Row", "*Card")"#, .yes, in: type("Card"))
        expect(#"name("*Row")"#, .no, in: type("RowOfMails"))
        expect(#"name("Row*")"#, .yes, in: type("RowOfMails"))
        expect(#"name("*of*", "Mail*Row")"#, .yes, in: type("MailListRow"))
        expect(#"name("*Row")"#, .no, in: type("row"))
        expect(#"name("Mail")"#, .yes, in: "extension Mail { func f() { it() } }")
        expect(#"name("*")"#, .no, in: "it()")
    }

    @Test func gated() {
        let inGlass = recipe("```swift match\nit()\n```\n```swift where\ngated\n```", gate: "none")
        let found = { (code: String) in run(book(inGlass), code).findings.count }
        #expect(found("if #available(iOS 26, *) { it() }") == 1)
        #expect(found("if #unavailable(iOS 26) { x } else { it() }") == 1)
        #expect(found("@available(iOS 26, *) func f() { it() }") == 1)
        #expect(found("func f() { guard #available(iOS 26, *) else { return }\nit() }") == 1)
        #expect(found("if #available(iOS 26, *) { } else { it() }") == 0)
        #expect(found("if #available(iOS 17, *) { it() }") == 0)
        #expect(found("it()") == 0)
    }

    // MARK: What was captured

    @Test func captureIs() {
        expect("$x.is(Button, Menu)", .yes, in: "it(Menu)", pattern: "it($x)")
        expect("$x.is(Button)", .no, in: "it(Button(a))", pattern: "it($x)")
        expect("$x.is(Button($_...))", .yes, in: "it(Button(a, b))", pattern: "it($x)")
        expect("$x.is(.opacity($_))", .yes, in: "it(.opacity(0.5))", pattern: "it($x)")
        expect("$x.is(.thinMaterial)", .yes, in: "it(Material.thin)", pattern: "it($x)")
        expect("$x.is(\"a\", 1)", .yes, in: "it(1)", pattern: "it($x)")
        expect("$x.is($y)", .yes, in: "it(a.b, self.a.b)", pattern: "it($x, $y)")
        expect("$x.is($y)", .no, in: "it(1, 2)", pattern: "it($x, $y)")
        expect("$x.is(3, $y)", .yes, in: "it(3, 2)", pattern: "it($x, $y)")
        expect("$x.is($_)", .yes, in: "it(1, 2)", pattern: "it($x, $y)")
        expect("$c.is(Button, Menu)", .yes, in: "Menu(it)", pattern: "$c(it)")
        expect("$c.is(Button, Menu)", .no, in: "Link(it)", pattern: "$c(it)")
    }

    @Test func captureHas() {
        expect("$x.has(Slider)", .yes, in: "it(VStack { Slider(a) })", pattern: "it($x)")
        expect("$x.has(Slider)", .no, in: "it(VStack { Sliders(a) }); Slider(b)", pattern: "it($x)")
        expect("$x.has(.bold())", .yes, in: "it(VStack { a.bold().italic() })", pattern: "it($x)")
        expect("$x.has(.bold())", .no, in: "it(a.bold)", pattern: "it($x)")
        expect("$xs.has(Slider)", .yes, in: "it { a; Slider(b) }", pattern: "it { $xs... }")
        expect("$x.has(\"gear\")", .yes, in: "it(Image(systemName: \"gear\"))", pattern: "it($x)")
    }

    @Test func matchHas() {
        expect("has(Slider)", .yes, in: "it { Slider(a) }", pattern: "it { $x... }")
        expect("has(Slider)", .no, in: "it { a }; Slider(a)", pattern: "it { $x... }")
        expect("has(\"*lider\", \"X\")", .yes, in: "it { Slider(a) }", pattern: "it { $x... }")
        expect("has(\"*lider\")", .no, in: "it { slider }", pattern: "it { $x... }")
        expect(
            "$y.has(\"*View\")", .yes, in: "struct S { var b: B { it(a) }; var a: A { MyView() } }", pattern: "it($y)")
        expect("$y.has(Text)", .yes, in: "struct S { var b: B { it(a) }; var a: A { Text() } }", pattern: "it($y)")
        expect(
            "$y.has(Text)", .no, in: "struct S { var b: B { it(a) } }; struct T { var a: A { Text() } }",
            pattern: "it($y)")
        expect(
            "$y.scrolls", .yes, in: "struct S { var b: B { it(VStack { a }) }; var a: A { List { } } }",
            pattern: "it($y)")
        expect(
            "$y.scrolls", .no, in: "struct S { var b: B { it(VStack { a }) }; var a: A { Text() } }", pattern: "it($y)")
        expect("has(.bold())", .yes, in: "it { a.bold() }", pattern: "it { $x... }")
    }

    @Test(arguments: [
        (">= 2", false), ("== 1", true), ("< 2", true), ("!= 1", false), ("> 0", true), ("<= 0", false),
    ])
    func countAndCompare(_ comparison: String, _ holds: Bool) {
        expect("$xs.count(Text) \(comparison)", holds ? .yes : .no, in: "it { Text(a); b }", pattern: "it { $xs... }")
    }

    @Test func counts() {
        let two = "it { a.glass(1); VStack { b.glass() }; c }"
        expect("$xs.count(.glass($_...)) == 2", .yes, in: two, pattern: "it { $xs... }")
        expect("$xs.count(.glass($_)) == 1", .yes, in: two, pattern: "it { $xs... }")
        expect("$xs.count == 3", .yes, in: two, pattern: "it { $xs... }")
        expect("$xs.count >= 1", .no, in: "it()", pattern: "it($xs...)")
        expect("$xs.count >= 1", .yes, in: "it(1)", pattern: "it($xs...)")
        expect("$xs.count(A, B) == 2", .yes, in: "it { A(); B(); C() }", pattern: "it { $xs... }")
        expect("$k.count == 2", .yes, in: "x.a().b.it()", pattern: "x\n.$k...\n.it()")
    }

    @Test(arguments: [
        ("$n >= 44", "44", true), ("$n >= 44", "43.5", false), ("$n > 44", "44", false), ("$n < 60.5", "60", true),
        ("$n == 1000", "1_000", true), ("$n != 4", "4", false), ("$n >= 0", "size", false), ("$n < 9", "-1", false),
        ("$n >= 44 && $n <= 60", "56", true), ("$n >= 44 && $n <= 60", "64", false), ("$n >= 1", "1 + 1", false),
    ])
    func numbers(_ condition: String, _ value: String, _ holds: Bool) {
        expect(condition, holds ? .yes : .no, in: "it(\(value))", pattern: "it($n)")
    }

    @Test(arguments: [
        (".ultraThinMaterial", true), (".thinMaterial", true), (".regularMaterial", true), (".thickMaterial", true),
        (".ultraThickMaterial", true), (".bar", true), ("Material.thin", true), ("Material.ultraThinMaterial", true),
        ("Material.bar", true), (".red", false), ("material", false), (".thin", false),
        (".thinMaterial.opacity(0.5)", false), ("Color.bar", false), ("\".bar\"", false),
    ])
    func isMaterial(_ value: String, _ holds: Bool) {
        // `.thin` of no material: a word that is known to be a material has to occur in the file.
        expect("$x.isMaterial", holds ? .yes : .no, in: "it(\(value)); f(Material)", pattern: "it($x)")
    }

    @Test(arguments: [
        ("Circle()", true), (".circle", true), ("Capsule()", true), ("Capsule(style: .continuous)", true),
        (".capsule(style: .continuous)", true), ("RoundedRectangle(cornerRadius: 8)", true), (".rect", true),
        (".rect(cornerRadius: 8)", true), ("Rectangle()", true), (".buttonBorder", false), ("shape", false),
        ("Triangle()", false),
    ])
    func isShape(_ value: String, _ holds: Bool) {
        expect("$x.isShape", holds ? .yes : .no, in: "it(\(value))", pattern: "it($x)")
    }

    @Test(arguments: [
        ("Circle()", true), (".circle", true), ("Capsule()", true), (".capsule", true),
        ("Capsule(style: .continuous)", true), ("RoundedRectangle(cornerRadius: 8)", true),
        (".rect(cornerRadius: r, style: .continuous)", true), ("Rectangle()", false), (".rect", false),
        ("Ellipse()", false), ("RoundedRectangle(cornerSize: s)", false), ("shape", false),
        ("Circle().inset(by: 2)", false),
    ])
    func isButtonShape(_ value: String, _ holds: Bool) {
        expect("$x.isButtonShape", holds ? .yes : .no, in: "it(\(value))", pattern: "it($x)")
    }

    @Test func valuesOfOtherForms() {
        expect("$x.isMaterial", .yes, in: "it((.thinMaterial))", pattern: "it($x)")
        expect("$x.isShape", .no, in: "it(Capsule().inset(by: 2))", pattern: "it($x)")
        expect("$x.isShape", .no, in: "it(Circle().inset(by: 2))", pattern: "it($x)")
        expect("$x.isButtonShape", .no, in: "it(Capsule().inset(by: 2))", pattern: "it($x)")
    }

    @Test func borderShapes() {
        let shape = change("-.clip($s)\n+.border($s.borderShape)")
        check(shape, "x.clip(Circle())", "x.border(.circle)")
        check(shape, "x.clip(.capsule)", "x.border(.capsule)")
        check(shape, "x.clip(Capsule(style: .continuous))", "x.border(.capsule)")
        check(
            shape, "x.clip(RoundedRectangle(cornerRadius: a * 2, style: .continuous))",
            "x.border(.roundedRectangle(radius: a * 2))")
        check(shape, "x.clip(.rect(cornerRadius: max(a, b)))", "x.border(.roundedRectangle(radius: max(a, b)))")
        checkRefused(shape, "x.clip(Star())", "‘Star()’ is no shape that the border of a button can have")
    }

    @Test func scrolls() {
        for view in ["List { x }", "ScrollView { x }", "Form { x }", "Table(rows)", "List { x }.padding().bold()"] {
            expect("$v.scrolls", .yes, in: "\(view).it()", pattern: "$v.it()")
        }
        expect("$v.scrolls", .yes, in: "VStack { a; ScrollView { b } }.it()", pattern: "$v.it()")
        for view in ["Text(a)", "VStack { Text(a) }", "Color(white: 1)"] {
            expect("$v.scrolls", .no, in: "\(view).it()", pattern: "$v.it()")
        }
        for view in ["MailList()", "content", "model.view"] {
            expect("$v.scrolls", .unknown, in: "\(view).it()", pattern: "$v.it()")
        }
    }

    // MARK: The file and the project

    @Test func imports() {
        expect("imports(UIKit)", .yes, in: "import UIKit\nit()")
        expect("imports(UIKit)", .yes, in: "@preconcurrency import UIKit\nit()")
        expect("imports(UIKit)", .yes, in: "import class UIKit.UIView\nit()")
        expect("imports(UIKit)", .no, in: "import SwiftUI\n// import UIKit\nit()")
    }

    @Test func declares() {
        expect(#"declares("Glass")"#, .yes, in: "struct Glass { }\nit()")
        expect(#"declares("Glass")"#, .yes, in: "it()", declared: ["Glass"])
        expect(#"declares("glass")"#, .yes, in: "extension View { func glass() { } }\nit()")
        expect(#"declares("Glass")"#, .no, in: "Glass(); it()")
    }

    @Test func target() {
        expect("target(iOS) < 26", .no, in: "it()", targets: Targets.new)
        expect("target(iOS) < 26", .yes, in: "it()", targets: Targets.old)
        expect("target(iOS) >= 17.0", .yes, in: "it()", targets: Targets.old)
        expect("target(tvOS) < 26", .no, in: "it()", targets: Targets.old)
        expect("target(iOS) < 26", .unknown, in: "it()", targets: Targets.unknown)
        expect("target(iOS) == 17.5", .yes, in: "it()", targets: Targets.old)
    }

    // MARK: Together

    @Test func combined() {
        let code = "List { it() }"
        expect("inside(List) && !inside(Form)", .yes, in: code)
        expect("inside(Form) || inside(List)", .yes, in: code)
        expect("inside(Form) || inside(Table)", .no, in: code)
        expect("!(inside(Form) || inside(List))", .no, in: code)
        // && binds before ||.
        expect("inside(List) || inside(Form) && inside(Table)", .yes, in: code)
        expect("inside(Form) && inside(Table) || inside(List)", .yes, in: code)
        expect("inside(Form) && (inside(Table) || inside(List))", .no, in: code)
        // A remark, and two lines that must both hold.
        expect("// rows only\ninside(List)\n\n!inside(Form)", .yes, in: code)
        expect("inside(List)\ninside(Form)", .no, in: code)
    }

    @Test func unknownIsNeverSafe() {
        let unknown = "$v.scrolls"
        for (condition, answer) in [
            ("!\(unknown)", Answer.unknown), ("\(unknown) || imports(A)", .unknown),
            ("\(unknown) || !imports(A)", .yes),
            ("\(unknown) && !imports(A)", .unknown), ("\(unknown) && imports(A)", .no), ("\(unknown)\nimports(A)", .no),
        ] { expect(condition, answer, in: "mine.it()", pattern: "$v.it()") }
        // A level lower: review becomes manual, and nothing is written.
        let careful = change(" $v\n-.it()\n+.that()", where: unknown, level: "review")
        let outcome = run(book(careful), "mine.it()")
        #expect(outcome.findings.map(\.level) == [.manual])
        #expect(outcome.findings.map(\.status) == [.asked])
        #expect(outcome.edits.isEmpty)
    }
}
