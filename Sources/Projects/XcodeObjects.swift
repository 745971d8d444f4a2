/// The objects of a project file, found by their identifiers.
struct XcodeObjects {
    /// The identifier of an object, as a hash wide enough to stand for it: a project has ten thousand of them, and a
    /// string each would cost more than reading the file.
    struct ID: Hashable, Sendable {
        fileprivate var high: UInt64 = 0xCBF2_9CE4_8422_2325
        fileprivate var low: UInt64 = 0x9AE1_6A3B_2F90_404F

        fileprivate mutating func add(_ byte: UInt8) {
            high = (high ^ UInt64(byte)) &* 0x100_0000_01B3
            low = (low &+ UInt64(byte)) &* 0x9E37_79B9_7F4A_7C15
            low ^= low >> 29
        }
    }

    let list: PropertyList
    /// The `PBXProject`.
    let root: Int?
    /// The folders whose files belong to targets by themselves.
    let synchronizedFolders: [(ID, Int)]
    private let objects: [ID: Int]
    private let ids: [Int: ID]

    init?(_ list: PropertyList) {
        guard let table = list.value("objects", in: 0) else { return nil }
        let entries = list.entries(of: table)
        var objects: [ID: Int] = [:]
        var ids: [Int: ID] = [:]
        var folders: [(ID, Int)] = []
        objects.reserveCapacity(entries.count)
        ids.reserveCapacity(entries.count)
        for (key, value) in entries {
            let id = Self.id(key, in: list)
            objects[id] = value
            ids[value] = id
            if let kind = list.value("isa", in: value), list.isString(kind, "PBXFileSystemSynchronizedRootGroup") {
                folders.append((id, value))
            }
        }
        self.list = list
        self.objects = objects
        self.ids = ids
        synchronizedFolders = folders
        root = list.value("rootObject", in: 0).flatMap { objects[Self.id($0, in: list)] }
    }

    /// The object that a string in the list refers to.
    func object(_ reference: Int) -> Int? { objects[id(reference)] }

    func reference(_ key: StaticString, in object: Int) -> Int? {
        list.value(key, in: object).flatMap { self.object($0) }
    }

    /// The identifier that a string in the list spells.
    func id(_ string: Int) -> ID { Self.id(string, in: list) }

    func id(ofObject object: Int) -> ID { ids[object] ?? ID() }

    func isKind(_ object: Int, _ kind: StaticString) -> Bool {
        list.value("isa", in: object).map { list.isString($0, kind) } ?? false
    }

    private static func id(_ string: Int, in list: PropertyList) -> ID {
        let value = list.values[string]
        var id = ID()
        for byte in list.bytes[value.start..<value.end] where byte != UInt8(ascii: "\"") { id.add(byte) }
        return id
    }
}
