package enum NodeKind: UInt8, Sendable { case sourceFile }
