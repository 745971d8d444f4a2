/// Builds the table of nodes over tokens that are there already.
///
/// **How to write a production.** One form of the grammar is one function, `parseX()`, called when its first token is
/// there; `parseXIfPresent()` may do nothing and says whether it did something. A production takes a `mark`, takes
/// tokens and calls other productions, and at the end calls `finish(kind, from: mark)`: everything that was finished
/// since the mark becomes a child. Because a node is finished after its children, what is parsed already can still
/// become part of something larger (`a` → `a.b` → `a.b(c)`): finish again with the older mark.
///
/// Looking never moves: `kind` and `keyword` are the current token's, `peek(n)` a later one's. A longer look ahead
/// (`canParse…`, `skip…`) is a function of an index, which it moves.
///
/// Roles are given by the parent: `setRole` names the node finished last.
///
/// Nothing is invented: what is missing is a problem at a place. What is left over stands in an `unexpected` node.
/// Parsing never fails and never stops; every loop takes at least one token a round.
struct Parser: ~Copyable {
    /// The tokens; the one at `last` is `.endOfFile`.
    let tokens: UnsafePointer<Token>
    let last: Int
    let bytes: UnsafePointer<UInt8>
    let dialect: Dialect
    /// Index of the current token.
    var position = 0
    var kind: TokenKind
    var keyword: Keyword
    /// Nodes in the order in which they were finished, children before parents; `endNode` holds the size of the
    /// subtree until `preorder()` makes it an index.
    var finished: NodeList
    var problems: [FoundProblem] = []
    /// How many productions that may contain themselves are open.
    var depth = 0
    /// For every opening bracket the token that closes it; empty until a problem is met.
    var partners = ContiguousArray<UInt32>()
    /// Whether braces do not balance, so that indentation decides where blocks end.
    let repairsBraces: Bool
    /// Whether too deep a nesting was reported.
    var reportedDepth = false

    /// A problem at a token; where nothing is there that should be, the end of the token before counts as the place.
    struct FoundProblem {
        var token: Int
        var isMissing: Bool
        var message: StaticString
        /// A token of what is damaged, where it is neither the one above nor the one before it.
        var damaged: Int?
    }

    /// Deeper nesting than this is passed over. Every level of brackets counts once; real code stays below 50, and the
    /// compiler itself gives up at 256. The deepest production takes 1,500 bytes of stack a level, so that half a
    /// megabyte, a worker thread's on macOS, holds them with room to spare; without optimization it takes 4,200.
    #if DEBUG
        static let depthLimit = 100
    #else
        static let depthLimit = 256
    #endif

    /// So many problems are reported; the whole file counts as damaged beyond.
    static let problemLimit = 1_000

    init(tokens: UnsafeBufferPointer<Token>, bytes: UnsafePointer<UInt8>, dialect: Dialect, isBalanced: Bool) {
        // The caller guarantees at least the end-of-file token.
        self.tokens = tokens.baseAddress.unsafelyUnwrapped
        self.last = tokens.count - 1
        self.bytes = bytes
        self.dialect = dialect
        repairsBraces = !isBalanced
        kind = tokens[0].kind
        keyword = tokens[0].keyword
        finished = NodeList(capacity: tokens.count + 16)
    }

    // MARK: Looking

    /// Where a node begins: the index of its first token, and how many nodes were finished before it.
    struct Mark {
        var token: Int
        var nodes: Int
    }

    @inline(__always) var mark: Mark { Mark(token: position, nodes: finished.count) }
    @inline(__always) var flags: TokenFlags { tokens[position].flags }
    @inline(__always) var startsLine: Bool { tokens[position].flags.contains(.startsLine) }

    @inline(__always)
    func peek(_ distance: Int = 1) -> Token { tokens[min(position + distance, last)] }

    @inline(__always)
    func token(_ index: Int) -> Token { tokens[min(index, last)] }

    /// Whether the current token is this reserved word.
    @inline(__always)
    func at(_ reserved: Keyword) -> Bool { keyword == reserved && kind == .keyword }

    /// Whether the current token spells this word, reserved or not.
    @inline(__always)
    func atWord(_ word: Keyword) -> Bool { keyword == word }

    /// Whether the current token can be a name.
    @inline(__always)
    var atName: Bool { kind == .identifier || kind == .dollarIdentifier }

    /// Length of a token's text in bytes.
    @inline(__always)
    func length(_ index: Int) -> Int {
        index >= last ? 0 : Int(tokens[index + 1].triviaStart) - Int(tokens[index].textStart)
    }

    /// Whether a token's text is this.
    func spells(_ index: Int, _ text: StaticString) -> Bool {
        guard length(index) == text.utf8CodeUnitCount else { return false }
        let start = Int(tokens[index].textStart)
        for offset in 0..<text.utf8CodeUnitCount where bytes[start + offset] != text.utf8Start[offset] { return false }
        return true
    }

    /// Whether a token is an operator that is spelled this way.
    @inline(__always)
    func isOperator(_ index: Int, _ text: StaticString) -> Bool {
        switch token(index).kind {
        case .binaryOperator, .prefixOperator, .postfixOperator, .prefixAmpersand: return spells(index, text)
        default: return false
        }
    }

    func atOperator(_ text: StaticString) -> Bool { isOperator(position, text) }

    // MARK: Taking

    @inline(__always)
    mutating func take() {
        if position < last { position += 1 }
        kind = tokens[position].kind
        keyword = tokens[position].keyword
    }

    @inline(__always)
    mutating func takeIf(_ wanted: TokenKind) -> Bool {
        guard kind == wanted else { return false }
        take()
        return true
    }

    @inline(__always)
    mutating func takeIf(word: Keyword) -> Bool {
        guard keyword == word else { return false }
        take()
        return true
    }

    /// Takes a token of the kind, or reports that it is missing.
    @inline(__always)
    @discardableResult
    mutating func expect(_ wanted: TokenKind, _ message: StaticString) -> Bool {
        if kind == wanted {
            take()
            return true
        }
        missing(message)
        return false
    }

    mutating func move(to index: Int) {
        position = min(index, last)
        kind = tokens[position].kind
        keyword = tokens[position].keyword
    }

    // MARK: Finishing

    @inline(__always)
    mutating func finish(_ kind: NodeKind, from mark: Mark, role: Role = .none) {
        finished.append(
            Node(
                kind: kind, role: role, flags: [], firstToken: UInt32(truncatingIfNeeded: mark.token),
                endToken: UInt32(truncatingIfNeeded: position),
                endNode: UInt32(truncatingIfNeeded: finished.count - mark.nodes + 1)))
    }

    /// Says what the node finished last is to the parent that will be finished around it.
    @inline(__always)
    mutating func setRole(_ role: Role) {
        guard !finished.isEmpty else { return }
        finished.setRole(role, at: finished.count - 1)
    }

    /// Gives a role if something was finished since the mark.
    @inline(__always)
    mutating func setRole(_ role: Role, since mark: Mark) {
        if finished.count > mark.nodes { finished.setRole(role, at: finished.count - 1) }
    }

    /// Takes one token as a node.
    @inline(__always)
    mutating func takeAs(_ kind: NodeKind, role: Role = .none) {
        let start = mark
        take()
        finish(kind, from: start, role: role)
    }

    // MARK: Problems

    mutating func problem(_ message: StaticString, at token: Int? = nil) {
        guard hasRoomForProblem() else { return }
        problems.append(FoundProblem(token: token ?? position, isMissing: false, message: message))
    }

    mutating func missing(_ message: StaticString, damaged: Int? = nil) {
        // One missing thing is often noticed by several productions in turn.
        if let last = problems.last, last.isMissing, last.token == position { return }
        guard hasRoomForProblem() else { return }
        problems.append(FoundProblem(token: position, isMissing: true, message: message, damaged: damaged))
    }

    /// After so many problems the file is no Swift, and the rest of them help nobody.
    private mutating func hasRoomForProblem() -> Bool {
        findPartners()
        return problems.count < Self.problemLimit
    }

    // MARK: Depth

    /// Enters a production that may contain itself; false, with what is too deep passed over, if it must not be.
    @inline(__always)
    mutating func enter() -> Bool {
        depth += 1
        if depth <= Self.depthLimit { return true }
        tooDeep()
        return false
    }

    @inline(__always)
    mutating func leave() { depth -= 1 }

    private mutating func tooDeep() {
        depth -= 1
        if !reportedDepth {
            problem("this is nested too deeply to be examined")
            reportedDepth = true
        }
        let start = mark
        skipToClosing()
        if position > start.token { finish(.unexpected, from: start) }
    }
}
