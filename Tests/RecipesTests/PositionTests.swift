import Recipes
import Testing

/// Patterns in every position of the syntax.
struct PositionTests {
    @Test func expressions() {
        #expect(places("UIScreen.main.bounds", in: "let a = UIScreen.main.bounds.width") == ["UIScreen.main.bounds"])
        #expect(places("$x as? UIView", in: "let a = b as? UIView") == ["b as? UIView"])
        #expect(places("$a[$i]", in: "let a = b[3]") == ["b[3]"])
        #expect(places("legacyTint", in: "let a = f(legacyTint)") == ["legacyTint"])
        #expect(places("[$first, $rest...]", in: "let a = [1, 2, 3]") == ["[1, 2, 3]"])
        check(change("-legacyTint\n+Theme.tint"), "v.tint(legacyTint)", "v.tint(Theme.tint)")
        check(
            change("-UIScreen.main.bounds\n+view.bounds"), "let w = UIScreen.main.bounds.width",
            "let w = view.bounds.width")
    }

    @Test func assignments() {
        let rename = change("-$bar.barTintColor = $color\n+$bar.backgroundColor = $color")
        check(rename, "a.b?.barTintColor = .red", "a.b?.backgroundColor = .red")
        check(rename, "bar.barTintColor = x ? a : b", "bar.backgroundColor = x ? a : b")
        checkSilent(rename, "a.barTintColor")
        checkSilent(rename, "f(a.barTintColor == b)")
        check(change("-$bar.isTranslucent = $_"), "a()\nbar.isTranslucent = true\nb()", "a()\nb()")
    }

    @Test func membersInARow() {
        let pair = change(" var a: Int { $x... }\n-var b: Int { $y... }")
        check(
            pair, "struct A {\n    var a: Int { 1 }\n    var b: Int { 2 }\n    func c() {}\n}",
            "struct A {\n    var a: Int { 1 }\n    func c() {}\n}")
        checkSilent(pair, "struct A {\n    var a: Int { 1 }\n    func c() {}\n    var b: Int { 2 }\n}")
        check(
            change(" let x = $x\n+let z = 3\n let y = $y"), "class A {\n\tlet x = 1\n\tlet y = 2\n}",
            "class A {\n\tlet x = 1\n\tlet z = 3\n\tlet y = 2\n}")
    }

    @Test func argumentsThatBecomeStatements() {
        let items = change(
            "-.items(first: $a, second: $b)\n+.bar {\n+    Item(place: .one) {\n+        $a\n+    }\n+    Item(place: .two) {\n+        $b\n+    }\n+}"
        )
        let result = """
            v
                .bar {
                    Item(place: .one) {
                        Button("A") { a() }
                    }
                    Item(place: .two) {
                        HStack {
                            b
                        }
                    }
                }
            """
        check(
            items,
            "v\n    .items(\n        first: Button(\"A\") { a() },\n        second: HStack {\n            b\n        }\n    )",
            result)
        check(
            items, "v\n    .items(first: Button(\"A\") { a() },\n           second: HStack {\n        b\n    })",
            result)
        check(items, "v\n    .items(first: Button(\"A\") { a() }, second: HStack {\n        b\n    })", result)
    }

    /// Braces on one line give way where what they hold takes several.
    @Test func bracesOnOneLine() {
        let items = change(
            "-.items(first: $a, second: $b)\n+.bar {\n+    Item(place: .one) { $a }\n+    Item(place: .two) { $b }\n+}")
        check(
            items, "v\n    .items(\n        first: a,\n        second: HStack {\n            b\n        }\n    )",
            """
            v
                .bar {
                    Item(place: .one) { a }
                    Item(place: .two) {
                        HStack {
                            b
                        }
                    }
                }
            """)
        check(
            change("-.items($b)\n+.bar { Item(place: .two) { $b } }"), "v.items(HStack {\n    b\n})",
            "v.bar { Item(place: .two) {\n    HStack {\n        b\n    }\n} }")
        check(
            items, "v.items(first: a, second: b)",
            "v.bar {\n    Item(place: .one) { a }\n    Item(place: .two) { b }\n}")
        check(
            change("-Old { $x... }\n+New { $x... }"), "Old { a.b {\n    c\n} }", "New { a.b {\n    c\n} }")
    }

    @Test func argumentsThatGo() {
        let second = change("-f($a, x: $b)\n+f($a)")
        let first = change("-f($a, x: $b)\n+f(x: $b)")
        check(second, "f(1, x: 2)", "f(1)")
        check(second, "f(1, x: 2,)", "f(1)")
        check(second, "f(1,\n  x: g(\n    2))", "f(1)")
        check(second, "f(\n    1,\n    x: 2\n)", "f(\n    1\n)")
        check(second, "f(\n    1,\n    x: 2, // kept\n)", "f(\n    1 // kept\n)")
        check(first, "f(1, x: 2)", "f(x: 2)")
        check(first, "f(1,\n  x: 2)", "f(x: 2)")
        check(first, "f(\n    1,\n    x: 2\n)", "f(\n    x: 2\n)")
        check(
            change("-f($a..., animated: $_, $b...)\n+f($a..., $b...)"), "f(1, animated: true, then: 2)", "f(1, then: 2)"
        )
        check(change("-f($a..., animated: $_, $b...)\n+f($a..., $b...)"), "f(animated: true)", "f()")
    }

    @Test func statements() {
        check(
            change("-return $x\n+return wrap($x)", where: "!$x.is(wrap($_))"), "func f() { return 3 }",
            "func f() { return wrap(3) }")
        #expect(places("if $c { $b... }", in: "if a { b(); c() }") == ["if a { b(); c() }"])
        #expect(places("if $c { $b... }", in: "if a { b() } else { c() }") == [])
        #expect(places("guard let $x = $y else { $z... }", in: "guard let a = b() else { return }").count == 1)
        #expect(places("for $x in $xs { $b... }", in: "for a in list { b() }").count == 1)
        #expect(captures("$x|$y", of: "let $x = $y", in: "let a = f(1)") == ["a|f(1)"])
    }

    @Test func declarations() {
        let type = "struct $name: ButtonStyle { $members... }"
        #expect(
            captures("$name", of: type, in: "struct Big: ButtonStyle {\n    let a = 1\n    func f() {}\n}") == ["Big"])
        checkSilent(audit(type), "struct Big: View {}")
        #expect(places("func $f() { $b... }", in: "struct A { func g() { h() } }") == ["func g() { h() }"])
        #expect(places("func $f($p...) -> $t { $b... }", in: "func g(a: Int, _ b: Int) -> Bool { true }").count == 1)
        #expect(captures("$x", of: "extension $x { $m... }", in: "extension View { func a() {} }") == ["View"])
        #expect(places("import UIKit", in: "import UIKit\nimport SwiftUI") == ["import UIKit"])
    }

    @Test func membersWithAttributesAndModifiers() {
        let rename = change("-var preferredStyle: Style { $b... }\n+var chromeStyle: Style { $b... }")
        check(
            rename, "class A {\n    var preferredStyle: Style { .dark }\n}",
            "class A {\n    var chromeStyle: Style { .dark }\n}")
        check(
            rename, "class A {\n    @objc private var preferredStyle: Style { .dark }\n}",
            "class A {\n    @objc private var chromeStyle: Style { .dark }\n}")
        checkSilent(audit("private var $x = $y"), "struct A { var a = 1 }")
        #expect(places("private var $x = $y", in: "struct A { private var a = 1 }").count == 1)
        #expect(places("@State var $x = $y", in: "struct A { @State private var a = 1 }").count == 1)
        checkSilent(audit("@State var $x = $y"), "struct A { @Binding var a = 1 }")
    }

    @Test func types() {
        #expect(places("UIColor", in: "let a: UIColor?\nlet b = UIColor.red", words: "type") == ["UIColor"])
        #expect(places("some View", in: "var b: some View { a }", words: "type") == ["some View"])
        #expect(captures("$x", of: "Array<$x>", in: "func f(a: Array<Int>) {}", words: "type") == ["Int"])
        check(change("-Array<$x>\n+[$x]", words: "type"), "let a: Array<Int> = []", "let a: [Int] = []")
        check(change("-AnyView\n+some View", words: "type"), "var b: AnyView { a }", "var b: some View { a }")
    }

    @Test func attributes() {
        #expect(
            places("@State", in: "struct A { @State var a = 1\n@Binding var b: Int }", words: "attribute") == ["@State"]
        )
        check(
            change("-@ObservedObject\n+@Bindable", words: "attribute"), "struct A {\n    @ObservedObject var a: B\n}",
            "struct A {\n    @Bindable var a: B\n}")
    }

    @Test func modifiers() {
        #expect(places("private", in: "private let a = 1\nlet b = 2", words: "modifier") == ["private"])
        check(change("-open\n+public", words: "modifier"), "open class A {}", "public class A {}")
    }

    @Test func arguments() {
        #expect(places("animated: $x", in: "f(a, animated: true, b)", words: "argument") == ["animated: true"])
        check(
            change("-animated: $x\n+isAnimated: $x", words: "argument"), "f(a, animated: true)\ng(animated: b, c)",
            "f(a, isAnimated: true)\ng(isAnimated: b, c)")
    }

    @Test func labelsAsNames() {
        #expect(captures("$label|$x", of: "f($label: $x)", in: "f(a: 1)") == ["a|1"])
    }

    @Test func casesAndParameters() {
        #expect(places("switch $x { $c... }", in: "switch a { case .b: c()\ndefault: d() }").count == 1)
        #expect(places("enum $e { $c... }", in: "enum A { case b, c }").count == 1)
    }
}
