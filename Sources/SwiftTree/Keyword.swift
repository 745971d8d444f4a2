package enum Keyword: UInt8, Sendable { case none }
