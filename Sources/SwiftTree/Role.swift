/// What a node is to its parent. Only what a reader of the tree asks for; everything else is `.none`.
package enum Role: UInt8, Sendable {
    case none
    /// An item of a source file, code block, closure, accessor block or `switch` case.
    case statement
    /// An item of a member block.
    case member
    /// The receiver of a member access, postfix operator, optional chain or postfix `#if`.
    case base
    /// The called expression of a call, subscript or macro expansion.
    case callee
    /// An argument in parentheses or brackets (`labeledExpr`).
    case argument
    /// A closure after the parentheses: the first (unlabelled) one.
    case trailingClosure
    /// A later, labelled trailing closure (`multipleTrailingClosureElement`).
    case labeledClosure
    /// One condition of `if`, `guard`, `while`.
    case condition
    /// The block of a statement, function, accessor or closure.
    case body
    /// What follows `else`.
    case elseBody
    /// A type annotation, return type, or type operand.
    case type
    /// The right side of `=`.
    case value
    /// A pattern: of a binding, `case`, `for`.
    case pattern
    /// An attribute of the parent.
    case attribute
    /// A declaration modifier of the parent.
    case modifier
    /// A parameter of a function, closure, macro or enum case.
    case parameter
    /// The signature of a function, initializer or closure.
    case signature
    /// An inherited type.
    case inherited
    /// A generic parameter, argument or requirement.
    case generic
    /// An element of an array, dictionary, tuple, sequence or a binding of a variable declaration.
    case element
    /// A `case` of a `switch`, a `catch`, a clause of `#if`.
    case clause
}
