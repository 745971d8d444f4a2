import Recipes
import Testing

/// The layer of a place, read from the code around it.
struct LayerTests {
    private func expect(_ layer: Layer, _ code: String, sourceLocation: SourceLocation = #_sourceLocation) {
        for other in Layer.allCases {
            let book = book(audit(".it()", where: "layer == .\(other.rawValue)"), sourceLocation: sourceLocation)
            let found = run(book, code).findings.map(\.level)
            // An unknown place may be any; one that is known is that one only.
            let expected: [Level] = layer == other ? [.safe] : layer == .unknown ? [.review] : []
            #expect(found == expected, "layer == .\(other.rawValue) in \(code)", sourceLocation: sourceLocation)
        }
    }

    private func screen(_ name: String, _ body: String) -> String {
        "struct \(name): View { var body: some View { \(body) } }"
    }

    @Test(arguments: [
        "Button(action: go) { y.it() }", "Button { go() } label: { HStack { y.it() } }", "Menu { x } label: { y.it() }",
        "Link(destination: url) { y.it() }", "Toggle(isOn: $on) { y.it() }", "ShareLink(item: x) { y.it() }",
        "NavigationLink(value: v) { y.it() }", "x.overlay { Button { go() } label: { y.it() } }",
        "ScrollView { Button { go() } label: { y.it() } }",
    ])
    func labelOfAControl(_ code: String) { expect(.control, screen("Home", code)) }

    @Test(arguments: [
        "x.toolbar { y.it() }", "x.toolbar { ToolbarItem(placement: .top) { y.it() } }",
        "x.toolbar { ToolbarItemGroup { y.it() } }", "x.toolbar { Button { go() } label: { y.it() } }",
        "x.safeAreaInset(edge: .bottom) { y.it() }", "x.safeAreaBar(edge: .top) { y.it() }",
    ])
    func bars(_ code: String) { expect(.bar, screen("Home", code)) }

    @Test(arguments: [
        "List { y.it() }", "Form { Section { y.it() } }", "List(rows) { row in VStack { y.it() } }",
        "List { ForEach(rows) { row in y.it() } }", "List { Button { go() } label: { y.it() } }",
        "Table(rows) { y.it() }",
        "List { NavigationLink { x } label: { y.it() } }",
    ])
    func rows(_ code: String) { expect(.row, screen("Home", code)) }

    @Test(arguments: [
        "ScrollView { y.it() }", "ForEach(rows) { y.it() }", "LazyVGrid(columns: c) { y.it() }", "Chart { y.it() }",
        "x.background { y.it() }", "x.contextMenu { y.it() }", "x.swipeActions { y.it() }", "x.mask { y.it() }",
    ])
    func content(_ code: String) { expect(.content, screen("Home", code)) }

    @Test(arguments: ["x.sheet(isPresented: $on) { y.it() }", "x.popover(item: $i) { VStack { y.it() } }"])
    func sheets(_ code: String) { expect(.sheet, screen("Home", code)) }

    @Test func overlays() {
        expect(.floating, screen("Home", "x.overlay { VStack { Button(t) { go() } }.it() }"))
        expect(.floating, screen("Home", "x.overlay { VStack { HStack { Slider(value: $v) } }.it() }"))
        expect(.floating, screen("Home", "x.overlay { y.it().onTapGesture { go() } }"))
        expect(.floating, screen("Home", "x.overlay(alignment: .top) { VStack { PlayerControls() }.it() }"))
        expect(.floating, screen("Home", "x.overlay(VStack { Button(t) { go() } }.it())"))
        expect(.content, screen("Home", "x.overlay { VStack { Text(a) }.it() }"))
        expect(.content, screen("Home", "x.overlay { y.it() }"))
    }

    @Test func stacksOnTopOfEachOther() {
        expect(.floating, screen("Home", "ZStack { Map(); VStack { Button(t) { go() } }.it() }"))
        expect(.content, screen("Home", "ZStack { Map(); y.it() }"))
        expect(.unknown, screen("Home", "ZStack { VStack { Button(t) { go() } }.it(); Map() }"))
        expect(
            .floating,
            screen(
                "Home", "ZStack(alignment: .bottom) { Map(); VStack { Spacer(); VStack { Button(t) { go() } }.it() } }")
        )
    }

    @Test func names() {
        expect(.content, screen("MailCard", "y.it()"))
        expect(.content, screen("StatusBadge", "HStack { y.it() }"))
        expect(.floating, screen("ToolPalette", "y.it()"))
        expect(.floating, screen("PlayerControls", "y.it()"))
        expect(.control, screen("RecordButton", "y.it()"))
        expect(.unknown, screen("Home", "y.it()"))
        expect(.unknown, "y.it()")
        // Only the whole body of it is what the name says.
        expect(.unknown, screen("PlayerControls", "HStack { y.it() }"))
    }

    @Test func theNearestPlaceDecides() {
        expect(.content, screen("Home", "x.overlay { ScrollView { VStack { Button(t) { go() } }.it() } }"))
        expect(.bar, screen("MailCard", "x.toolbar { y.it() }"))
        expect(.row, screen("Home", "x.sheet(isPresented: $on) { List { y.it() } }"))
    }

    @Test func notEqual() {
        let notRow = audit(".it()", where: "layer != .row")
        #expect(run(book(notRow), screen("Home", "List { y.it() }")).findings.isEmpty)
        #expect(run(book(notRow), screen("Home", "ScrollView { y.it() }")).findings.map(\.level) == [.safe])
        #expect(run(book(notRow), screen("Home", "y.it()")).findings.map(\.level) == [.review])
    }

    @Test func theReasonIsEvidence() {
        let reasons = { (code: String) in run(book(audit(".it()")), code).findings.map(\.reason) }
        #expect(reasons(screen("Home", "List { y.it() }")) == ["inside List"])
        #expect(reasons(screen("Home", "Button { go() } label: { y.it() }")) == ["the label of a Button"])
        #expect(
            reasons(screen("Home", "x.overlay { VStack { Slider() }.it() }")) == ["in an overlay, with a Slider in it"])
        #expect(reasons(screen("MailCard", "y.it()")) == ["MailCard is named a Card"])
    }
}
