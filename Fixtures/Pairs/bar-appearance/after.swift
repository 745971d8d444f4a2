import UIKit

final class Home: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Home"
    }
}
