/// Where a view can stand in a program. `VIEW` marks the place.
enum Places {
    static let all: [(name: String, text: String)] = [
        ("body", "struct Screen: View { var body: some View {\n    VIEW\n} }"),
        ("body with return", "struct Screen: View { var body: some View {\n    return VIEW\n} }"),
        (
            "one of several",
            "struct Screen: View { var body: some View {\n    Text(\"1\")\n    VIEW\n    Text(\"2\")\n} }"
        ),
        (
            "property",
            "struct Screen: View {\n    private var part: some View {\n        VIEW\n    }\n    var body: some View { part }\n}"
        ),
        (
            "property on one line",
            "struct Screen: View {\n    private var part: some View { VIEW }\n    var body: some View { part }\n}"
        ),
        (
            "property with return",
            "struct Screen: View {\n    private var part: some View {\n        let n = 1\n        _ = n\n        return VIEW\n    }\n    var body: some View { part }\n}"
        ),
        (
            "property with get",
            "struct Screen: View {\n    private var part: some View {\n        get {\n            VIEW\n        }\n    }\n    var body: some View { part }\n}"
        ),
        (
            "builder property",
            "struct Screen: View {\n    @ViewBuilder\n    private var part: some View {\n        VIEW\n        Divider()\n    }\n    var body: some View { part }\n}"
        ),
        ("static property", "enum Parts {\n    static var part: some View {\n        VIEW\n    }\n}"),
        ("stored property", "struct Screen {\n    let part = AnyView(\n        VIEW\n    )\n}"),
        ("global", "let part = AnyView(VIEW)"),
        ("function", "struct Screen {\n    func part(_ n: Int) -> some View {\n        VIEW\n    }\n}"),
        (
            "function with guard",
            "struct Screen {\n    func part(_ n: Int?) -> AnyView {\n        guard n != nil else { return AnyView(EmptyView()) }\n        return AnyView(VIEW)\n    }\n}"
        ),
        (
            "local constant",
            "struct Screen {\n    func part() -> some View {\n        let made = VIEW\n        return made.padding()\n    }\n}"
        ),
        (
            "local constant in a builder",
            "struct Screen: View { var body: some View {\n    let made = VIEW\n    made.padding()\n    made\n} }"
        ),
        (
            "nested function",
            "struct Screen: View { var body: some View {\n    func part() -> some View {\n        VIEW\n    }\n    return part()\n} }"
        ),
        ("generic function", "func part<T: View>(_ other: T) -> some View {\n    VIEW\n}"),
        ("subscript", "struct Parts {\n    subscript(n: Int) -> some View {\n        VIEW\n    }\n}"),
        ("closure to AnyView", "let make: (Int) -> AnyView = { n in AnyView(VIEW) }"),
        (
            "closure that returns",
            "let make: (Int) -> AnyView = { n in\n    let m = n\n    _ = m\n    return AnyView(VIEW)\n}"
        ),
        ("array", "let views: [AnyView] = [AnyView(VIEW), AnyView(Text(\"A\"))]"),
        ("map", "let views = [1, 2].map { _ in AnyView(VIEW) }"),
        (
            "if",
            "struct Screen: View {\n    let isOn: Bool\n    var body: some View {\n        if isOn {\n            VIEW\n        } else {\n            Text(\"A\")\n        }\n    }\n}"
        ),
        (
            "if let",
            "struct Screen: View {\n    let n: Int?\n    var body: some View {\n        if let n {\n            Text(\"\\(n)\")\n            VIEW\n        }\n    }\n}"
        ),
        (
            "switch",
            "struct Screen: View {\n    let n: Int\n    var body: some View {\n        switch n {\n        case 0: Text(\"A\")\n        case 1:\n            VIEW\n        default: VIEW\n        }\n    }\n}"
        ),
        (
            "for each",
            "struct Screen: View { var body: some View {\n    ForEach(0..<3) { n in\n        VIEW\n    }\n} }"
        ),
        ("for each, in one line", "struct Screen: View { var body: some View { ForEach(0..<3) { _ in VIEW } } }"),
        ("group", "struct Screen: View { var body: some View {\n    Group {\n        VIEW\n    }\n    .padding()\n} }"),
        (
            "chain goes on",
            "struct Screen: View { var body: some View {\n    VIEW\n        .padding()\n        .opacity(0.5)\n} }"
        ),
        (
            "overlay argument",
            "struct Screen: View { var body: some View {\n    Text(\"A\").overlay(VIEW, alignment: .top)\n} }"
        ),
        ("background closure", "struct Screen: View { var body: some View {\n    Text(\"A\").background { VIEW }\n} }"),
        (
            "sheet",
            "struct Screen: View { var body: some View {\n    Text(\"A\").sheet(isPresented: .constant(true)) { VIEW }\n} }"
        ),
        (
            "destination argument",
            "struct Screen: View { var body: some View {\n    NavigationLink(\"A\", destination: VIEW)\n} }"
        ),
        (
            "labelled closure",
            "struct Screen: View { var body: some View {\n    Label(title: { Text(\"A\") }, icon: { VIEW })\n} }"
        ),
        (
            "own container",
            "struct Card<C: View>: View {\n    @ViewBuilder let content: () -> C\n    var body: some View { content() }\n}\nstruct Screen: View { var body: some View {\n    Card {\n        VIEW\n    }\n} }"
        ),
        (
            "own container without a builder",
            "struct Card<C: View>: View {\n    let content: () -> C\n    init(content: @escaping () -> C) { self.content = content }\n    var body: some View { content() }\n}\nstruct Screen: View { var body: some View {\n    Card {\n        VIEW\n    }\n} }"
        ),
        (
            "own container that takes a view",
            "struct Card<C: View>: View {\n    let content: C\n    var body: some View { content }\n}\nstruct Screen: View { var body: some View {\n    Card(content: VIEW)\n} }"
        ),
        (
            "view modifier",
            "struct Frame: ViewModifier {\n    func body(content: Content) -> some View {\n        content.overlay { VIEW }\n    }\n}"
        ),
        (
            "extension of View",
            "extension View {\n    func framed() -> some View {\n        overlay(alignment: .top) { VIEW }\n    }\n}"
        ),
        ("protocol extension", "protocol Part {}\nextension Part {\n    var part: some View {\n        VIEW\n    }\n}"),
        (
            "older check around it",
            "struct Screen: View { var body: some View {\n    if #available(iOS 17.0, macOS 14.0, *) {\n        VIEW\n    } else {\n        Text(\"A\")\n    }\n} }"
        ),
        (
            "annotated type",
            "@available(iOS 16.0, macOS 13.0, *)\nstruct Screen: View { var body: some View {\n    VIEW\n} }"
        ),
        (
            "compile-time branch",
            "struct Screen: View { var body: some View {\n    #if DEBUG\n    VIEW\n    #else\n    VIEW\n    #endif\n} }"
        ),
        (
            "tab",
            "struct Screen: View { var body: some View {\n    TabView {\n        VIEW\n            .tabItem { Text(\"A\") }\n    }\n} }"
        ),
        (
            "scroll view",
            "struct Screen: View { var body: some View {\n    ScrollView {\n        VStack(spacing: 8) {\n            VIEW\n            VIEW\n        }\n    }\n} }"
        ),
        ("app", "struct Main: App { var body: some Scene {\n    WindowGroup {\n        VIEW\n    }\n} }"),
        ("class", "final class Controller: NSObject {\n    func part() -> some View {\n        VIEW\n    }\n}"),
        (
            "name that is taken",
            "extension View {\n    func gated() -> some View { self }\n}\nstruct Screen: View { var body: some View {\n    VIEW.gated()\n} }"
        ),
        (
            "names that are taken",
            "extension View {\n    func gated<C: View>(_ branches: (Self) -> C) -> some View { self }\n    func safeAreaBarIfAvailable() -> some View { self }\n}\nstruct Screen: View { var body: some View {\n    VIEW\n} }"
        ),
        ("argument of a function", "func show(_ view: AnyView) {}\nfunc start() {\n    show(AnyView(VIEW))\n}"),
        (
            "appended",
            "func start() {\n    var views: [AnyView] = []\n    views.append(AnyView(VIEW))\n    _ = views\n}"
        ),
        (
            "assigned",
            "final class Model {\n    var part: AnyView?\n    func start() {\n        part = AnyView(VIEW)\n        self.part = AnyView(VIEW)\n    }\n}"
        ),
        (
            "assigned in a closure",
            "final class Model {\n    var part: AnyView?\n    func start() {\n        withAnimation { part = AnyView(VIEW) }\n    }\n}"
        ),
        ("ternary", "func part(_ isOn: Bool) -> AnyView {\n    isOn ? AnyView(VIEW) : AnyView(Text(\"A\"))\n}"),
        ("nil coalescing", "func part(_ other: AnyView?) -> AnyView {\n    other ?? AnyView(VIEW)\n}"),
        (
            "if expression",
            "func part(_ isOn: Bool) -> AnyView {\n    let made = if isOn { AnyView(VIEW) } else { AnyView(Text(\"A\")) }\n    return made\n}"
        ),
        (
            "switch expression",
            "func part(_ n: Int) -> AnyView {\n    switch n {\n    case 0: AnyView(VIEW)\n    default: AnyView(Text(\"A\"))\n    }\n}"
        ),
        ("dictionary", "let views: [String: AnyView] = [\"A\": AnyView(VIEW)]"),
        ("tuple", "let pair = (AnyView(VIEW), 1)"),
        ("default argument", "func show(_ view: AnyView = AnyView(VIEW)) {}"),
        (
            "lazy property",
            "final class Model {\n    lazy var part = AnyView(VIEW)\n    lazy var other: AnyView = {\n        let n = 1\n        _ = n\n        return AnyView(VIEW)\n    }()\n}"
        ),
        (
            "enumeration",
            "enum Page {\n    case one, two\n    @ViewBuilder var view: some View {\n        switch self {\n        case .one: VIEW\n        case .two:\n            VIEW\n                .padding()\n        }\n    }\n}"
        ),
        (
            "memberwise argument among others",
            "struct Card<C: View>: View {\n    let title: String\n    let content: C\n    let action: () -> Void\n    var body: some View { content }\n}\nstruct Screen: View { var body: some View {\n    Card(title: \"A\", content: VIEW, action: { go() })\n} }"
        ),
        (
            "statements before it in a builder",
            "struct Screen: View { var body: some View {\n    let n = 3\n    let _ = go()\n    Text(\"\\(n)\")\n    VIEW\n} }"
        ),
        (
            "closure with statements",
            "struct Screen: View { var body: some View {\n    ForEach(0..<3) { n in\n        let m = n\n        Text(\"\\(m)\")\n        VIEW\n    }\n} }"
        ),
        (
            "closure that returns in a builder",
            "struct Screen: View { var body: some View {\n    GeometryReader { proxy in\n        let width = proxy.size.width\n        return VIEW\n            .frame(width: width)\n    }\n} }"
        ),
        (
            "section header",
            "struct Screen: View { var body: some View {\n    List {\n        Section {\n            Text(\"A\")\n        } header: {\n            VIEW\n        }\n    }\n} }"
        ),
        (
            "extension with a requirement",
            "extension Group where Content == Text {\n    var part: some View {\n        VIEW\n    }\n}"
        ),
        (
            "local type",
            "func start() {\n    struct Inner: View {\n        var body: some View {\n            VIEW\n        }\n    }\n    _ = Inner()\n}"
        ),
        (
            "private nested type",
            "struct Outer {\n    private struct Inner: View {\n        var body: some View {\n            VIEW\n        }\n    }\n}"
        ),
        (
            "comments around it",
            "struct Screen: View { var body: some View {\n    // before\n    VIEW // behind\n    // after\n} }"
        ),
        (
            "optional chain",
            "struct Box {\n    func put(_ view: AnyView) -> Box? { self }\n}\nfunc start(_ box: Box?) {\n    _ = box?.put(AnyView(VIEW))?.put(AnyView(Text(\"A\")))\n}"
        ),
        (
            "throwing",
            "struct Oops: Error {}\nfunc check(_ view: AnyView) throws(Oops) {}\nfunc start() throws(Oops) {\n    try check(AnyView(VIEW))\n}"
        ),
        ("defer", "func start() {\n    defer { _ = AnyView(VIEW) }\n    go()\n}"),
        (
            "for loop",
            "func start() {\n    for n in 0..<3 where n > 1 {\n        let made = VIEW\n        _ = made\n    }\n}"
        ),
        ("discarded", "func start() {\n    _ = VIEW\n}"),
        (
            "trailing comma list",
            "struct Card<A: View, B: View>: View {\n    let a: A\n    let b: B\n    var body: some View { a }\n}\nstruct Screen: View { var body: some View {\n    Card(\n        a: Text(\"A\"),\n        b: VIEW\n    )\n} }"
        ),
        (
            "primary associated parameter",
            "func show(_ view: some View) -> some View { view }\nstruct Screen: View { var body: some View {\n    show(VIEW)\n    show(VIEW).padding()\n} }"
        ),
        (
            "key path and comparison near it",
            "struct Screen: View {\n    let items: [String]\n    var body: some View {\n        ForEach(items, id: \\.self) { item in\n            if item == \"A\" { VIEW } else { Text(item) }\n        }\n    }\n}"
        ),
        (
            "builder parameter of a function",
            "func framed(@ViewBuilder content: () -> some View) -> some View { content() }\nstruct Screen: View { var body: some View {\n    framed { VIEW }\n    framed {\n        Text(\"A\")\n        VIEW\n    }\n} }"
        ),
        (
            "builder attribute on a closure",
            "struct Screen: View { var body: some View {\n    let make = { @ViewBuilder (n: Int) in VIEW }\n    make(1)\n} }"
        ),
        ("semicolons", "struct Screen: View { var body: some View { Text(\"1\"); VIEW; Text(\"2\") } }"),
        (
            "postfix condition",
            "struct Screen: View { var body: some View {\n    VIEW\n        #if DEBUG\n        .padding()\n        #endif\n} }"
        ),
        (
            "checked already",
            "struct Screen: View { var body: some View {\n    if #available(iOS 26.0, macOS 26.0, *) {\n        VIEW\n    } else {\n        Text(\"A\")\n    }\n} }"
        ),
        (
            "annotated for the new system",
            "@available(iOS 26.0, macOS 26.0, *)\nstruct Screen: View { var body: some View {\n    VIEW\n} }"
        ),
    ]

    /// Views that the recipes change.
    static let views: [(name: String, text: String)] = [
        (
            "round button",
            "Button { go() } label: { Image(systemName: \"plus\").padding(8).background(.ultraThinMaterial, in: Circle()) }"
        ),
        (
            "button over lines",
            """
            Button(action: go) {
                Label("Go", systemImage: "location")
                    .padding(10) // roomy
                    .background(.regularMaterial)
                    .clipShape(Capsule())
                    .overlay(Capsule().stroke(.white.opacity(0.2), lineWidth: 1))
                    .shadow(radius: 4)
            }
            .buttonStyle(.plain)
            """
        ),
        (
            "chrome outside",
            "Button(\"Go\") { go() }.buttonStyle(.plain).frame(width: 48, height: 48).background(.ultraThinMaterial).clipShape(Circle())"
        ),
        (
            "menu",
            """
            Menu {
                Button("A") { go() }
            } label: {
                Image(systemName: "ellipsis").frame(width: 36, height: 36).background(Circle().fill(.ultraThinMaterial))
            }
            """
        ),
        (
            "link",
            "Link(destination: home) { Text(\"A\").padding(8).background(.thinMaterial, in: .rect(cornerRadius: 14)) }"
        ),
        (
            "bar material",
            """
            ScrollView { Text("A") }
                .navigationTitle("A")
                .toolbarBackground(.ultraThinMaterial, for: .automatic)
                .toolbarBackground(.visible, for: .automatic)
            """
        ),
        (
            "bar colour",
            "List { Text(\"A\") }.toolbarBackground(Color.red, for: .automatic).toolbarBackground(.visible, for: .automatic).toolbarColorScheme(.dark, for: .automatic)"
        ),
        ("bar visible", "Text(\"A\").toolbarBackground(.visible, for: .automatic)"),
        (
            "bottom bar",
            """
            ScrollView { Text("A") }
                .safeAreaInset(edge: .bottom, spacing: 0) {
                    HStack { Button("A") { go() }; Spacer() }
                        .padding()
                        .background(.bar)
                }
            """
        ),
        (
            "floating panel",
            """
            Color.blue
                .overlay(alignment: .bottom) {
                    HStack { Button("A") { go() }; Toggle("B", isOn: .constant(true)) }
                        .padding()
                        .background(.ultraThinMaterial, in: RoundedRectangle(cornerRadius: 22))
                        .overlay(RoundedRectangle(cornerRadius: 22).stroke(.white.opacity(0.2)))
                        .shadow(radius: 8)
                }
            """
        ),
        (
            "spacer item",
            """
            Text("A").toolbar {
                ToolbarItem(placement: .primaryAction) { Button("A") { go() } }
                ToolbarItem(placement: .primaryAction) { Spacer() }
                ToolbarItem(placement: .primaryAction) { Button("B") { go() } }
            }
            """
        ),
        (
            "spacer in a group",
            """
            Text("A").toolbar {
                ToolbarItemGroup(placement: .primaryAction) {
                    Button("A") { go() }
                    Spacer()
                    Button("B") { go() }
                }
            }
            """
        ),
        (
            "destructive neighbour",
            """
            Text("A").toolbar {
                ToolbarItem(placement: .primaryAction) { Button("A") { go() } }
                ToolbarItem(placement: .primaryAction) { Button("B", role: .destructive) { go() } }
            }
            """
        ),
        (
            "chip in a toolbar",
            """
            Text("A").toolbar {
                ToolbarItem(placement: .principal) {
                    Text("B").padding(6).background(.thinMaterial, in: Capsule())
                }
            }
            """
        ),
        (
            "glass neighbours",
            "HStack(spacing: 12) { Text(\"A\").glassEffect(); Button(\"B\") { go() }.buttonStyle(.glass) }"
        ),
        (
            "many things at once",
            """
            ScrollView { Text("A") }
                .overlay(alignment: .topTrailing) {
                    Button { go() } label: { Image(systemName: "plus").padding().background(.thinMaterial, in: Circle()) }
                }
                .safeAreaInset(edge: .bottom) {
                    HStack { Text("A"); Button("B") { go() } }.padding().background(.regularMaterial)
                }
                .navigationTitle("A")
                .toolbarBackground(.visible, for: .automatic)
                .toolbarBackground(.thinMaterial, for: .automatic)
                .toolbar {
                    ToolbarItem(placement: .primaryAction) { Button("A") { go() } }
                    ToolbarItem(placement: .primaryAction) { Spacer() }
                }
            """
        ),
    ]

    static let prelude = """
        import SwiftUI

        func go() {}
        let home = URL(fileURLWithPath: "/")


        """
}
