import SwiftTree
import Testing

/// How bytes become tokens where that depends on what stands around them.
@Suite struct TokenTests {
    private func kinds(_ source: String, dialect: Dialect = .swift) -> String {
        let tree = parse(ContiguousArray(source.utf8), dialect: dialect)
        return tree.tokens.indices.dropLast().map { "\(tree.text(token: $0)):\(tree.tokens[$0].kind)" }.joined(
            separator: " ")
    }

    @Test(arguments: [
        ("a + b", "a:identifier +:binaryOperator b:identifier"),
        ("a+b", "a:identifier +:binaryOperator b:identifier"),
        ("-a", "-:prefixOperator a:identifier"),
        ("a...", "a:identifier ...:postfixOperator"),
        ("a ? b : c", "a:identifier ?:infixQuestionMark b:identifier ::colon c:identifier"),
        ("a?.b!", "a:identifier ?:postfixQuestionMark .:period b:identifier !:exclamationMark"),
        ("a != b", "a:identifier !=:binaryOperator b:identifier"),
        ("f(&a)", "f:identifier (:leftParen &:prefixAmpersand a:identifier ):rightParen"),
        ("A<B<C>>", "A:identifier <:leftAngle B:identifier <:leftAngle C:identifier >:rightAngle >:rightAngle"),
        ("a >= b", "a:identifier >:rightAngle =:equal b:identifier"),
        ("a ?? b", "a:identifier ??:binaryOperator b:identifier"),
        ("f() -> A", "f:identifier (:leftParen ):rightParen ->:arrow A:identifier"),
        ("0..<n", "0:integerLiteral ..<:binaryOperator n:identifier"),
        ("a.0.1", "a:identifier .:period 0:integerLiteral .:period 1:integerLiteral"),
        ("1.5 1.description", "1.5:floatLiteral 1:integerLiteral .:period description:identifier"),
        ("x = /a b/", "x:identifier =:equal /:regexSlash a b:regexLiteralPattern /:regexSlash"),
        ("x / a / b", "x:identifier /:binaryOperator a:identifier /:binaryOperator b:identifier"),
        (
            "\"a\\(b)\"",
            "\":stringQuote a:stringSegment \\:backslash (:leftParen b:identifier ):rightParen \":stringQuote"
        ),
        (
            "#\"\"\"#",
            "#:rawStringPoundDelimiter \":stringQuote \":stringSegment \":stringQuote #:rawStringPoundDelimiter"
        ),
        (
            "@available(iOS 17.1, *)",
            "@:atSign available:identifier (:leftParen iOS:identifier 17:integerLiteral "
                + ".:period 1:integerLiteral ,:comma *:binaryOperator ):rightParen"
        ),
        ("swift(>=5.9)", "swift:identifier (:leftParen >:rightAngle =:equal 5.9:floatLiteral ):rightParen"),
        ("<#a#>", "<#a#>:identifier"),
        ("`a b`", "`a b`:identifier"),
        ("$0 $isOn", "$0:dollarIdentifier $isOn:dollarIdentifier"),
        ("A::b", "A:identifier :::colonColon b:identifier"),
        ("a /* b */ + c", "a:identifier +:binaryOperator c:identifier"),
        ("a/*b*/+c", "a:identifier +:prefixOperator c:identifier"),
    ])
    func dependOnTheirSurroundings(_ source: String, _ expected: String) {
        #expect(kinds(source) == expected)
    }

    @Test func indentationOfMultilineStringsIsTrivia() {
        let tree = parse(ContiguousArray("a = \"\"\"\n    one\n      two\n\n    \"\"\"".utf8))
        let segments = tree.tokens.indices.filter { tree.tokens[$0].kind == .stringSegment }.map(tree.text(token:))
        #expect(segments == ["one\n", "  two\n"])
        #expect(tree.problems.isEmpty)
    }

    @Test func keywordsAreResolvedOnce() {
        let tree = parse(ContiguousArray("func actor() async".utf8))
        #expect(tree.tokens.map(\.keyword) == [.func, .actor, .none, .none, .async, .none])
        #expect(tree.tokens.map(\.kind) == [.keyword, .identifier, .leftParen, .rightParen, .identifier, .endOfFile])
        for keyword in Keyword.allCases where keyword != .none {
            let tree = parse(ContiguousArray(keyword.text.utf8))
            #expect(tree.tokens[0].keyword == keyword)
        }
    }

    @Test func aBackslashMakesADollarLiteralInPatterns() {
        #expect(kinds("f(\\$a)", dialect: .pattern) == "f:identifier (:leftParen \\$a:dollarIdentifier ):rightParen")
    }

    @Test func tokensAreFoundByOffset() {
        let tree = parse(ContiguousArray("ab  cd".utf8))
        #expect([0, 1, 2, 4, 5, 99].map(tree.token(containing:)) == [0, 0, 1, 1, 1, 2])
    }
}
