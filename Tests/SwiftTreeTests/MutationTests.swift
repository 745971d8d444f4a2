import SwiftTree
import Testing

/// Every token of the grammar tour deleted once, doubled once, swapped with its neighbour once: nothing crashes and
/// nothing is lost.
@Suite struct MutationTests {
    @Test(arguments: try grammarFiles())
    func mutantsKeepTheirBytes(_ file: String) throws {
        for section in try grammarSections(file) {
            let bytes = ContiguousArray(section.source.utf8)
            let tree = parse(bytes)
            for index in 0..<tree.tokens.count - 1 {
                let range = tree.textRange(token: index)
                let text = bytes[range.start..<range.end]
                var deleted = bytes
                deleted.removeSubrange(range.start..<range.end)
                var doubled = bytes
                doubled.insert(contentsOf: text, at: range.end)
                let next = tree.textRange(token: index + 1)
                let swapped =
                    bytes[..<range.start] + bytes[next.start..<next.end] + bytes[range.end..<next.start] + text
                    + bytes[next.end...]
                for mutant in [deleted, doubled, ContiguousArray(swapped)] {
                    let fault = layoutFault(of: parse(mutant))
                    #expect(fault == nil, "token \(index) of '\(section.title)'")
                }
            }
        }
    }

    @Test func everyPrefixOfAFileIsATree() {
        let source = """
            struct A: View { var body: some View { Text("a \\(b("c"))").padding(.all, 1) { [weak self] x in x } } }
            #if DEBUG
            func f<T>(_ a: [T: Int]?) throws -> T where T: P { if case .a(let b)? = c, #available(iOS 26, *) { d } }
            #endif
            """
        let bytes = ContiguousArray(source.utf8)
        for end in 0...bytes.count {
            #expect(layoutFault(of: parse(ContiguousArray(bytes[..<end]))) == nil)
        }
    }
}
