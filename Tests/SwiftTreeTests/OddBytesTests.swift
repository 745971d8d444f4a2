import SwiftTree
import Testing

/// Bytes that no editor writes are kept like all others.
@Suite struct OddBytesTests {
    @Test(
        arguments: [
            [], [0], [0xFF], [0xEF, 0xBB, 0xBF], [0xEF, 0xBB, 0xBF, 0x61], [0x61, 0x0D, 0x62, 0x0D, 0x0A], [0x22],
            [0x22, 0x5C],
            [0x22, 0x22, 0x22], [0x22, 0x22, 0x22, 0x0D, 0x0A, 0x20, 0x61, 0x0D, 0x0A, 0x20, 0x22, 0x22, 0x22],
            [0x2F, 0x2A], [0x60], [0x23], [0x23, 0x22], [0x2F], [0x3C, 0x23], [0x5C, 0x28], [0xC3], [0xE2, 0x82],
            [0xF0, 0x9F, 0x98], [0xED, 0xA0, 0x80], [0xC0, 0x80], [0x61, 0x00, 0x62], [0x22, 0xFF, 0x22],
            [0x80, 0x81, 0x61],
        ] as [[UInt8]])
    func areKept(_ bytes: [UInt8]) {
        let tree = parse(ContiguousArray(bytes))
        #expect(tree.bytes == ContiguousArray(bytes))
        #expect(layoutFault(of: tree) == nil)
        #expect(tree.tokens.last?.kind == .endOfFile)
        #expect(tree.nodes.first?.kind == .sourceFile)
    }

    @Test func lineEndsOfAllKindsBeginLines() {
        let tree = parse(ContiguousArray("a\nb\r\nc\rd e".utf8))
        #expect(tree.tokens.map { $0.flags.contains(.startsLine) } == [true, true, true, true, false, false])
        #expect(parse(ContiguousArray("a\rb".utf8)).problems.isEmpty)
    }

    @Test func sizesOfTokensAndNodes() {
        #expect(MemoryLayout<Token>.stride == 12)
        #expect(MemoryLayout<Node>.stride == 16)
    }
}
