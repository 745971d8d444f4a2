package enum TokenKind: UInt8, Sendable { case endOfFile, identifier, keyword }
