#if os(iOS)
import UIKit

/// The track recorder's own screen, from before SwiftUI. It has bars and blurs of its own, in UIKit's way.
final class TrackViewController: UIViewController {
    private let blurView = UIVisualEffectView(effect: UIBlurEffect(style: .systemThinMaterial))
    private let titleLabel = UILabel()
    private let stopButton = UIButton(type: .system)

    var onStop: (() -> Void)?

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = "Recording"
        configureBar()
        configureHeader()
    }

    private func configureBar() {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = UIColor(red: 0.36, green: 0.27, blue: 0.20, alpha: 1)
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = appearance
    }

    private func configureHeader() {
        blurView.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(blurView)

        titleLabel.text = "0 m"
        titleLabel.font = .preferredFont(forTextStyle: .title1)
        blurView.contentView.addSubview(titleLabel)

        stopButton.setTitle("Stop", for: .normal)
        stopButton.addTarget(self, action: #selector(stop), for: .touchUpInside)
        blurView.contentView.addSubview(stopButton)

        NSLayoutConstraint.activate([
            blurView.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            blurView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            blurView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            blurView.heightAnchor.constraint(equalToConstant: 96),
        ])
    }

    @objc private func stop() {
        onStop?()
    }
}
#endif
