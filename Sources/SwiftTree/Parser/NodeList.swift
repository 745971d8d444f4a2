/// A growing list of nodes in finish order. An array would check at every access whether it is shared; this one never
/// is, and the check is a twentieth of the time that parsing takes.
struct NodeList: ~Copyable {
    private(set) var count = 0
    private var capacity: Int
    private var base: UnsafeMutablePointer<Node>

    init(capacity: Int) {
        self.capacity = capacity
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    @inline(__always)
    var buffer: UnsafeBufferPointer<Node> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
    subscript(index: Int) -> Node {
        get {
            precondition(index >= 0 && index < count)
            return base[index]
        }
        set {
            precondition(index >= 0 && index < count)
            base[index] = newValue
        }
    }

    @inline(__always)
    mutating func append(_ node: Node) {
        if count == capacity { grow() }
        base.advanced(by: count).initialize(to: node)
        count += 1
    }

    /// Gives the node at `index` another role.
    @inline(__always)
    mutating func setRole(_ role: Role, at index: Int) {
        precondition(index >= 0 && index < count)
        base[index].role = role
    }

    mutating func removeLast() {
        precondition(count > 0)
        count -= 1
    }

    private mutating func grow() {
        let larger = UnsafeMutablePointer<Node>.allocate(capacity: capacity * 2)
        larger.moveInitialize(from: base, count: count)
        base.deallocate()
        base = larger
        capacity *= 2
    }
}
