/// The file, and the items of files, blocks, closures and `switch` cases.
extension Parser {
    mutating func parseSourceFile() {
        let start = mark
        if kind == .shebang { take() }
        parseItems(.file)
        if kind == .endOfFile { position = last + 1 }
        finish(.sourceFile, from: start)
    }

    /// Where a list of items stands, which says where it ends.
    enum ItemContext {
        case file
        case block
        /// A block in which `init` begins a call, not a declaration: the body of an initializer.
        case initializerBody
        case switchCase
        case ifConfig
        case ifConfigInInitializer
    }

    /// Statements, declarations and expressions up to the end of the context.
    mutating func parseItems(_ context: ItemContext, indentation: Int = -1) {
        guard enter() else { return }
        var previousEnd = -1
        while !atEnd(of: context) || isSurplusBrace(indentation) {
            if isOutdented(indentation) { break }
            let before = position
            if previousEnd == position, !startsLine, kind != .semicolon {
                missing("statements on one line are separated by ';'")
            }
            parseItem(context)
            if position == before {
                if context == .file || kind != .rightBrace || isSurplusBrace(indentation) {
                    takeUnexpected("this does not belong here", as: .unexpectedCodeDecl, role: .statement)
                } else {
                    break
                }
            }
            previousEnd = position
            while kind == .semicolon {
                take()
                previousEnd = -1
            }
        }
        leave()
    }

    @inline(__always)
    private mutating func atEnd(of context: ItemContext) -> Bool {
        switch kind {
        case .endOfFile: return true
        case .rightBrace: return context != .file
        case .poundElse, .poundElseif, .poundEndif: return context != .file
        case .keyword:
            return context == .switchCase && (keyword == .case || keyword == .default)
        case .poundIf, .atSign:
            return context == .switchCase && atConditionalCases
        default: return false
        }
    }

    /// Parses one item, with the role `.statement`.
    private mutating func parseItem(_ context: ItemContext) {
        let start = mark
        // Most items begin with a plain name and are expressions.
        if kind == .identifier, keyword == .none || keyword == .self, peek().kind != .colon {
            parseExpression()
            setRole(.statement, since: start)
            return
        }
        switch kind {
        case .poundIf where !attributesFollowIf(position):
            let inInitializer = context == .initializerBody || context == .ifConfigInInitializer
            parseIfConfig { $0.parseItems(inInitializer ? .ifConfigInInitializer : .ifConfig) }
        case .poundSourceLocation:
            parseSourceLocation()
        case .semicolon:
            return
        default:
            if atDeclaration(allowsInit: context != .initializerBody && context != .ifConfigInInitializer) {
                parseDeclaration()
            } else if atStatement() {
                parseStatement()
                if at(.as) { parseCast(from: start) }
            } else {
                parseExpressionIfPresent()
            }
        }
        setRole(.statement, since: start)
    }

    /// `{ … }` of a statement or function.
    mutating func parseCodeBlock(role: Role = .body, context: ItemContext = .block) {
        let start = mark
        if kind != .leftBrace { skipToBrace() }
        guard kind == .leftBrace else {
            missing("'{' is missing")
            return
        }
        let indentation = indentationOfBlock
        take()
        parseItems(context, indentation: indentation)
        expectClosing(.rightBrace, "'}' is missing", of: start.token)
        finish(.codeBlock, from: start, role: role)
    }

    mutating func parseCodeBlockIfPresent(context: ItemContext = .block) {
        if kind == .leftBrace { parseCodeBlock(context: context) }
    }
}
