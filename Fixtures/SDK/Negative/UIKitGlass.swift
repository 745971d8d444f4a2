// for: iOS 18.0
import UIKit

final class Screen: UIViewController {
    override func viewDidLoad() {
        let glass = UIVisualEffectView(effect: UIGlassEffect())  // error: 'UIGlassEffect' is only available in iOS 26.0 or newer
        view.addSubview(glass)
        let button = UIButton(configuration: .glass())  // error: 'glass()' is only available in iOS 26.0 or newer
        view.addSubview(button)
        navigationItem.rightBarButtonItem = .fixedSpace(0)
        navigationItem.leftBarButtonItem = .fixedSpace()  // error: 'fixedSpace()' is only available in iOS 26.0 or newer
    }
}
