/// What a node is. The names are SwiftSyntax's, so that the tree can be compared with the one of SwiftParser.
///
/// There are no collections (`codeBlockItemList`, …) and no wrappers that say nothing more than the role does:
/// `codeBlockItem`, `memberBlockItem` and `expressionStmt` exist only in `listing(of:)`.
package enum NodeKind: UInt8, CaseIterable, Sendable {
    case sourceFile

    // Declarations
    case accessorDecl
    case actorDecl
    case associatedTypeDecl
    case classDecl
    case deinitializerDecl
    case editorPlaceholderDecl
    case enumCaseDecl
    case enumDecl
    case extensionDecl
    case functionDecl
    case ifConfigDecl
    case importDecl
    case initializerDecl
    case macroDecl
    case macroExpansionDecl
    case missingDecl
    case operatorDecl
    case precedenceGroupDecl
    case protocolDecl
    case structDecl
    case subscriptDecl
    case typeAliasDecl
    case unexpectedCodeDecl
    case usingDecl
    case variableDecl

    // Statements
    case breakStmt
    case continueStmt
    case deferStmt
    case discardStmt
    case doStmt
    case fallThroughStmt
    case forStmt
    case guardStmt
    case labeledStmt
    case missingStmt
    case repeatStmt
    case returnStmt
    case thenStmt
    case throwStmt
    case whileStmt
    case yieldStmt

    // Expressions
    case arrayExpr
    case arrowExpr
    case assignmentExpr
    case awaitExpr
    case binaryOperatorExpr
    case booleanLiteralExpr
    case borrowExpr
    case closureExpr
    case consumeExpr
    case copyExpr
    case declReferenceExpr
    case dictionaryExpr
    case discardAssignmentExpr
    case doExpr
    case editorPlaceholderExpr
    case floatLiteralExpr
    case forceUnwrapExpr
    case functionCallExpr
    case genericSpecializationExpr
    case ifExpr
    case inOutExpr
    case integerLiteralExpr
    case keyPathExpr
    case labeledExpr
    case macroExpansionExpr
    case memberAccessExpr
    case missingExpr
    case nilLiteralExpr
    case optionalChainingExpr
    case packElementExpr
    case packExpansionExpr
    case patternExpr
    case postfixIfConfigExpr
    case postfixOperatorExpr
    case prefixOperatorExpr
    case regexLiteralExpr
    case sequenceExpr
    case simpleStringLiteralExpr
    case stringLiteralExpr
    case subscriptCallExpr
    case superExpr
    case switchExpr
    case tryExpr
    case tupleExpr
    case typeExpr
    case unresolvedAsExpr
    case unresolvedIsExpr
    case unresolvedTernaryExpr
    case unsafeExpr

    // Patterns
    case expressionPattern
    case identifierPattern
    case isTypePattern
    case missingPattern
    case tuplePattern
    case valueBindingPattern
    case wildcardPattern

    // Types
    case arrayType
    case attributedType
    case classRestrictionType
    case compositionType
    case designatedType
    case dictionaryType
    case functionType
    case identifierType
    case implicitlyUnwrappedOptionalType
    case inheritedType
    case inlineArrayType
    case memberType
    case metatypeType
    case missingType
    case namedOpaqueReturnType
    case optionalType
    case packElementType
    case packExpansionType
    case primaryAssociatedType
    case someOrAnyType
    case suppressedType
    case tupleType

    // Parts of the above
    case abiAttributeArguments
    case accessorBlock
    case accessorEffectSpecifiers
    case accessorParameters
    case arrayElement
    case attribute
    case availabilityArgument
    case availabilityCondition
    case availabilityLabeledArgument
    case backDeployedAttributeArguments
    case catchClause
    case catchItem
    case closureCaptureClause
    case closureCaptureSpecifier
    case closureCapture
    case closureParameterClause
    case closureParameter
    case closureShorthandParameter
    case closureSignature
    case codeBlock
    case compositionTypeElement
    case conditionElement
    case conformanceRequirement
    case declModifierDetail
    case declModifier
    case declNameArgument
    case declNameArguments
    case deinitializerEffectSpecifiers
    case derivativeAttributeArguments
    case dictionaryElement
    case differentiabilityArgument
    case differentiabilityArguments
    case differentiabilityWithRespectToArgument
    case differentiableAttributeArguments
    case documentationAttributeArgument
    case dynamicReplacementAttributeArguments
    case enumCaseElement
    case enumCaseParameterClause
    case enumCaseParameter
    case expressionSegment
    case functionEffectSpecifiers
    case functionParameterClause
    case functionParameter
    case functionSignature
    case genericArgumentClause
    case genericArgument
    case genericParameterClause
    case genericParameter
    case genericRequirement
    case genericWhereClause
    case ifConfigClause
    case implementsAttributeArguments
    case importPathComponent
    case inheritanceClause
    case initializerClause
    case keyPathComponent
    case keyPathMethodComponent
    case keyPathOptionalComponent
    case keyPathPropertyComponent
    case keyPathSubscriptComponent
    case labeledSpecializeArgument
    case layoutRequirement
    case lifetimeSpecifierArgument
    case lifetimeTypeSpecifier
    case matchingPatternCondition
    case memberBlock
    case moduleSelector
    case multipleTrailingClosureElement
    case nonisolatedSpecifierArgument
    case nonisolatedTypeSpecifier
    case objCSelectorPiece
    case operatorPrecedenceAndTypes
    case optionalBindingCondition
    case originallyDefinedInAttributeArguments
    case patternBinding
    case platformVersionItem
    case platformVersion
    case poundSourceLocationArguments
    case poundSourceLocation
    case precedenceGroupAssignment
    case precedenceGroupAssociativity
    case precedenceGroupName
    case precedenceGroupRelation
    case primaryAssociatedTypeClause
    case returnClause
    case sameTypeRequirement
    case simpleTypeSpecifier
    case specializeAvailabilityArgument
    case specializeTargetFunctionArgument
    case specializedAttributeArgument
    case stringSegment
    case switchCaseItem
    case switchCaseLabel
    case switchCase
    case switchDefaultLabel
    case throwsClause
    case tuplePatternElement
    case tupleTypeElement
    case typeAnnotation
    case typeEffectSpecifiers
    case typeInitializerClause
    case versionComponent
    case versionTuple
    case whereClause
    case yieldedExpression
    case yieldedExpressionsClause

    /// Tokens that fit nowhere; a problem says why.
    case unexpected
    /// A list of requirements, arguments or the like in an attribute whose grammar this parser does not know.
    case balancedTokens

    /// The kind's name as listings print it.
    package var name: String { NodeKind.names[Int(rawValue)] }

    /// The kind of this name, if there is one.
    package init?(name: String) {
        guard let index = NodeKind.names.firstIndex(of: name), let kind = NodeKind(rawValue: UInt8(index)) else {
            return nil
        }
        self = kind
    }

    private static let names: [String] = allCases.map { "\($0)" }
}
