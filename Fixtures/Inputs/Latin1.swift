// Café du Lac, saved by an editor that did not know better.
import SwiftUI

struct Menué {
    let name = "Crème brûlée"
}
