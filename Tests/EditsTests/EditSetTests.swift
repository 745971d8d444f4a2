import Edits
import SourceText
import Testing

@Suite struct EditSetTests {
    private func edit(_ start: Int, _ end: Int, _ text: String) -> Edit {
        Edit(range: ByteRange(start, end), text: text)
    }

    private func group(_ recipe: String, _ edits: Edit...) -> EditGroup { EditGroup(recipe: recipe, edits: edits) }

    private func text(_ set: EditSet, on original: String) -> String {
        String(decoding: apply(set.edits, to: ContiguousArray(original.utf8)), as: UTF8.self)
    }

    @Test func groupsInAnyOrder() {
        var set = EditSet()
        #expect(set.insert(group("b", edit(6, 7, "6"), edit(2, 3, "2"))) == nil)
        #expect(set.insert(group("a", edit(0, 1, "0"), edit(4, 5, "4"))) == nil)
        #expect(text(set, on: "abcdefgh") == "0b2d4f6h")
    }

    @Test func aConflictRefusesTheWholeGroup() {
        var set = EditSet()
        #expect(set.insert(group("first", edit(2, 5, "x"))) == nil)
        let conflict = set.insert(group("second", edit(0, 1, "y"), edit(4, 8, "z")))
        #expect(conflict == Conflict(accepted: "first", refused: "second", range: ByteRange(4, 5)))
        #expect(text(set, on: "abcdefgh") == "abxfgh")
        let inside = set.insert(group("third", edit(3, 3, "y")))
        #expect(inside == Conflict(accepted: "first", refused: "third", range: ByteRange(3, 3)))
        let around = set.insert(group("fourth", edit(0, 8, "")))
        #expect(around == Conflict(accepted: "first", refused: "fourth", range: ByteRange(2, 5)))
        #expect(set.edits.count == 1)
    }

    @Test func touchingEditsAreNoConflict() {
        var set = EditSet()
        #expect(set.insert(group("a", edit(2, 4, "X"))) == nil)
        #expect(set.insert(group("b", edit(4, 6, "Y"))) == nil)
        #expect(set.insert(group("c", edit(2, 2, "<"))) == nil)
        #expect(set.insert(group("d", edit(4, 4, "|"))) == nil)
        #expect(set.insert(group("e", edit(6, 6, ">"))) == nil)
        #expect(text(set, on: "abcdefgh") == "ab<X|Y>gh")
    }

    @Test func aGroupThatContradictsItself() {
        var set = EditSet()
        let conflict = set.insert(group("a", edit(2, 5, "x"), edit(4, 6, "y")))
        #expect(conflict == Conflict(accepted: "a", refused: "a", range: ByteRange(4, 5)))
        #expect(set.isEmpty)
    }

    @Test func theSameEditCountsOnce() {
        var set = EditSet()
        #expect(set.insert(group("a", edit(0, 0, "import SwiftUI\n"), edit(3, 4, "x"))) == nil)
        #expect(set.insert(group("b", edit(0, 0, "import SwiftUI\n"), edit(5, 6, "y"))) == nil)
        #expect(set.insert(group("c", edit(0, 0, "import SwiftUI\n"))) == nil)
        #expect(text(set, on: "abcdefgh") == "import SwiftUI\nabcxeygh")
    }

    @Test func halvesOfPairsAreEachGroupsOwn() {
        var set = EditSet()
        #expect(set.insert(group("outer", edit(0, 0, "f("), edit(4, 4, ")"))) == nil)
        #expect(set.insert(group("inner", edit(2, 2, "g("), edit(4, 4, ")"))) == nil)
        #expect(text(set, on: "abcd") == "f(abg(cd))")
        // The same match a second time adds nothing.
        #expect(set.insert(group("outer again", edit(0, 0, "f("), edit(4, 4, ")"))) == nil)
        #expect(text(set, on: "abcd") == "f(abg(cd))")
    }

    @Test func twoInsertionsOfOneGroupStay() {
        var set = EditSet()
        #expect(set.insert(group("a", edit(1, 1, ")"), edit(1, 1, ")"), edit(1, 1, "!"))) == nil)
        #expect(text(set, on: "ab") == "a))!b")
    }

    /// The outer text stands outside, whichever group comes first.
    @Test(arguments: [false, true])
    func nesting(outerFirst: Bool) {
        let outer = group("outer", edit(1, 1, "<"), edit(5, 5, ">"))
        let innerLeft = group("left", edit(1, 1, "["), edit(3, 3, "]"))
        let innerRight = group("right", edit(3, 3, "{"), edit(5, 5, "}"))
        var set = EditSet()
        for next in outerFirst ? [outer, innerLeft, innerRight] : [innerRight, innerLeft, outer] {
            #expect(set.insert(next) == nil)
        }
        #expect(text(set, on: "abcdef") == "a<[bc]{de}>f")
    }
}
