// As much of the package SFSafeSymbols as bars show: symbols by constants.

import SwiftUI

public struct SFSymbol {
    public static var xmark: SFSymbol { SFSymbol() }
    public static var xmarkCircle: SFSymbol { SFSymbol() }
    public static var xmarkCircleFill: SFSymbol { SFSymbol() }
    public static var ellipsis: SFSymbol { SFSymbol() }
    public static var ellipsisCircle: SFSymbol { SFSymbol() }
    public static var ellipsisCircleFill: SFSymbol { SFSymbol() }
    public static var plus: SFSymbol { SFSymbol() }
    public static var plusCircle: SFSymbol { SFSymbol() }
    public static var plusCircleFill: SFSymbol { SFSymbol() }
    public static var line3HorizontalDecrease: SFSymbol { SFSymbol() }
    public static var line3HorizontalDecreaseCircle: SFSymbol { SFSymbol() }
    public static var questionmark: SFSymbol { SFSymbol() }
    public static var questionmarkCircle: SFSymbol { SFSymbol() }
}

extension Image {
    public init(systemSymbol: SFSymbol) { self.init(systemName: "xmark") }
}

extension Label where Title == Text, Icon == Image {
    public init(_ title: LocalizedStringKey, systemSymbol: SFSymbol) { self.init(title, systemImage: "xmark") }
}
