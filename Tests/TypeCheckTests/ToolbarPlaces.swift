/// Where toolbar content can stand, and what the recipes change there. `VIEW` marks the place.
enum ToolbarPlaces {
    static let all: [(name: String, text: String)] = [
        (
            "toolbar",
            "struct Screen: View { var body: some View {\n    Text(\"A\")\n        .toolbar {\n            VIEW\n        }\n} }"
        ),
        ("toolbar on one line", "struct Screen: View { var body: some View { Text(\"A\").toolbar { VIEW } } }"),
        (
            "labelled closure",
            "struct Screen: View { var body: some View {\n    Text(\"A\").toolbar(content: {\n        VIEW\n    })\n} }"
        ),
        (
            "among other items",
            "struct Screen: View { var body: some View {\n    Text(\"A\").toolbar {\n        ToolbarItem(placement: .principal) { Text(\"B\") }\n        VIEW\n        ToolbarItem(placement: .cancellationAction) { Text(\"C\") }\n    }\n} }"
        ),
        (
            "builder property",
            "struct Screen: View {\n    @ToolbarContentBuilder\n    private var items: some ToolbarContent {\n        VIEW\n    }\n    var body: some View { Text(\"A\").toolbar { items } }\n}"
        ),
        (
            "property",
            "struct Screen: View {\n    private var items: some ToolbarContent {\n        VIEW\n    }\n    var body: some View { Text(\"A\").toolbar { items } }\n}"
        ),
        (
            "property with return",
            "struct Screen: View {\n    private var items: some ToolbarContent {\n        let n = 1\n        _ = n\n        return VIEW\n    }\n    var body: some View { Text(\"A\").toolbar { items } }\n}"
        ),
        (
            "builder function",
            "struct Screen: View {\n    @ToolbarContentBuilder\n    private func items(_ n: Int) -> some ToolbarContent {\n        VIEW\n    }\n    var body: some View { Text(\"A\").toolbar { items(1) } }\n}"
        ),
        ("function", "struct Screen {\n    func items(_ n: Int) -> some ToolbarContent {\n        VIEW\n    }\n}"),
        ("own type", "struct Items: ToolbarContent {\n    var body: some ToolbarContent {\n        VIEW\n    }\n}"),
        (
            "group",
            "struct Screen: View { var body: some View {\n    Text(\"A\").toolbar {\n        Group {\n            VIEW\n        }\n    }\n} }"
        ),
        (
            "if",
            "struct Screen: View {\n    let isOn: Bool\n    var body: some View {\n        Text(\"A\").toolbar {\n            if isOn {\n                VIEW\n            }\n        }\n    }\n}"
        ),
        (
            "if and else",
            "struct Screen: View {\n    let isOn: Bool\n    var body: some View {\n        Text(\"A\").toolbar {\n            if isOn {\n                VIEW\n            } else {\n                VIEW\n            }\n        }\n    }\n}"
        ),
        (
            "switch",
            "struct Screen: View {\n    let n: Int\n    var body: some View {\n        Text(\"A\").toolbar {\n            switch n {\n            case 0: ToolbarItem { Text(\"B\") }\n            default:\n                VIEW\n            }\n        }\n    }\n}"
        ),
        (
            "compile-time branch",
            "struct Screen: View { var body: some View {\n    Text(\"A\").toolbar {\n        #if DEBUG\n        ToolbarItem { Text(\"B\") }\n        #else\n        VIEW\n        #endif\n    }\n} }"
        ),
        (
            "view modifier",
            "struct Bars: ViewModifier {\n    func body(content: Content) -> some View {\n        content.toolbar {\n            VIEW\n        }\n    }\n}"
        ),
        (
            "extension of View",
            "extension View {\n    func bars() -> some View {\n        toolbar {\n            VIEW\n        }\n    }\n}"
        ),
        (
            "property of the screen",
            "struct Screen: View {\n    private var part: some View {\n        Text(\"A\").toolbar {\n            VIEW\n        }\n        .navigationTitle(\"A\")\n    }\n    var body: some View { part }\n}"
        ),
        (
            "two toolbars",
            "struct Screen: View { var body: some View {\n    Text(\"A\").toolbar {\n        VIEW\n    }\n    .toolbar {\n        VIEW\n    }\n} }"
        ),
        (
            "sheet with a stack",
            "struct Screen: View { var body: some View {\n    Text(\"A\").sheet(isPresented: .constant(true)) {\n        NavigationView {\n            Text(\"B\").toolbar {\n                VIEW\n            }\n        }\n    }\n} }"
        ),
        (
            "older check around it",
            "struct Screen: View { var body: some View {\n    if #available(iOS 17.0, macOS 14.0, *) {\n        Text(\"A\").toolbar {\n            VIEW\n        }\n    } else {\n        Text(\"A\")\n    }\n} }"
        ),
        (
            "statements before it",
            "struct Screen: View { var body: some View {\n    let n = 1\n    Text(\"\\(n)\").toolbar {\n        let m = n\n        ToolbarItem(placement: .principal) { Text(\"\\(m)\") }\n        VIEW\n    }\n} }"
        ),
    ]

    static let contents: [(name: String, text: String)] = [
        (
            "spacer item",
            """
            ToolbarItem(placement: .bottomBar) { Button("A") { go() } }
            ToolbarItem(placement: .bottomBar) { Spacer() } // push
            ToolbarItem(placement: .bottomBar) { Button("B") { go() } }
            """
        ),
        ("spacer item alone", "ToolbarItem(placement: .primaryAction) { Spacer() }"),
        (
            "spacer in a group",
            """
            ToolbarItemGroup(placement: .primaryAction) {
                Button("A") { go() }
                Spacer()
                Button("B") { go() }
            }
            """
        ),
        (
            "spacer in front of a group",
            """
            ToolbarItemGroup(placement: .bottomBar) {
                Spacer()
                // last
                Button("B") { go() }
            }
            """
        ),
        (
            "destructive neighbour",
            """
            ToolbarItem(placement: .primaryAction) { Button("A") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("B", role: .destructive) { go() } }
            """
        ),
        (
            "chip",
            """
            ToolbarItem(placement: .principal) {
                Text("B").padding(6).background(.thinMaterial, in: Capsule())
            }
            """
        ),
        (
            "button with a plate",
            """
            ToolbarItem {
                Button { go() } label: {
                    Image(systemName: "plus").padding(6).background(.ultraThinMaterial).clipShape(Circle())
                }
            }
            """
        ),
        (
            "chip and spacer",
            """
            ToolbarItem(placement: .primaryAction) { Text("B").padding(6).background(.thinMaterial, in: Capsule()) }
            ToolbarItem(placement: .primaryAction) { Spacer() }
            ToolbarItem(placement: .primaryAction) { Button("B", role: .destructive) { go() } }
            """
        ),
        (
            "segmented picker",
            """
            ToolbarItem(placement: .primaryAction) {
                Picker("Mode", selection: .constant(1)) {
                    Text("One").tag(1)
                    Text("Two").tag(2)
                }
                .pickerStyle(.segmented)
            }
            """
        ),
        (
            "ten items",
            """
            ToolbarItem(placement: .primaryAction) { Button("1") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("2") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("3") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("4") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("5") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("6") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("7") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("8") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("9") { go() } }
            ToolbarItem(placement: .primaryAction) { Button("10", role: .destructive) { go() } }
            """
        ),
    ]
}
