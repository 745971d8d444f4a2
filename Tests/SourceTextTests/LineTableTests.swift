import SourceText
import TestSupport
import Testing

@Suite struct LineTableTests {
    @Test(arguments: [
        ("", ["0-0"]),
        ("a", ["0-1"]),
        ("a\n", ["0-1", "2-2"]),
        ("a\r\nb", ["0-1", "3-4"]),
        ("a\rb\r", ["0-1", "2-3", "4-4"]),
        ("\r\n\n\r", ["0-0", "2-2", "3-3", "4-4"]),
        ("\n\r\n", ["0-0", "1-1", "3-3"]),
        ("é\u{2028}x\n", ["0-6", "7-7"]),
    ])
    func lines(text: String, expected: [String]) {
        let table = LineTable(ContiguousArray(text.utf8))
        let found = (1...table.count).map { "\(table.line($0).start)-\(table.line($0).end)" }
        #expect(found == expected)
    }

    @Test func positionsCountBytes() {
        let table = LineTable(ContiguousArray("aé\r\nb\rc".utf8))
        let found = (0...8).map { table.position($0) }.map { "\($0.line):\($0.column)" }
        #expect(found == ["1:1", "1:2", "1:3", "1:4", "1:5", "2:1", "2:2", "3:1", "3:2"])
        #expect(table.position(-3) == Position(line: 1, column: 1))
        #expect(table.position(99) == Position(line: 3, column: 2))
    }

    @Test func offsetsOfPlaces() {
        let table = LineTable(ContiguousArray("ab\r\ncd".utf8))
        #expect(table.offset(Position(line: 2, column: 2)) == 5)
        #expect(table.offset(Position(line: 1, column: 9)) == 2)
        #expect(table.offset(Position(line: 7, column: 1)) == 6)
        #expect(table.offset(Position(line: 0, column: 1)) == 0)
    }

    @Test func everyPositionLeadsBack() {
        var random = RandomNumbers(seed: 7)
        for _ in 0..<200 {
            let bytes = ContiguousArray(
                (0..<random.below(30)).map { _ in [0x61, 0x0A, 0x0D, 0xC3][random.below(4)] as UInt8 })
            let table = LineTable(bytes)
            for offset in 0...bytes.count {
                let position = table.position(offset)
                let line = table.line(position.line)
                #expect(line.start + position.column - 1 == offset)
                if offset <= line.end { #expect(table.offset(position) == offset) }
            }
        }
    }
}
