/// Array and dictionary literals, and the inline array types that look like them.
extension Parser {
    mutating func parseCollection() {
        let start = mark
        if atInlineArrayBody(position + 1) {
            parseCollectionType()
            setRole(.type)
            finish(.typeExpr, from: start)
            return
        }
        take()
        if takeIf(.rightSquare) {
            finish(.arrayExpr, from: start)
            return
        }
        if kind == .colon, peek().kind == .rightSquare {
            take()
            take()
            finish(.dictionaryExpr, from: start)
            return
        }
        var isDictionary = false
        var isFirst = true
        while kind != .rightSquare, kind != .endOfFile {
            let element = mark
            parseExpression()
            setRole(.value, since: element)
            if isFirst { isDictionary = kind == .colon }
            isFirst = false
            if isDictionary {
                if expect(.colon, "':' is missing") {
                    let value = mark
                    parseExpression()
                    setRole(.value, since: value)
                }
            }
            let more = takeIf(.comma)
            guard position > element.token else { break }
            finish(isDictionary ? .dictionaryElement : .arrayElement, from: element, role: .element)
            if !more { break }
        }
        expectClosing(.rightSquare, "']' is missing")
        finish(isDictionary ? .dictionaryExpr : .arrayExpr, from: start)
    }
}
