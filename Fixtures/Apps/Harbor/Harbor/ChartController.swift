import SwiftUI
import UIKit

/// The paper chart: UIKit, with one SwiftUI view inside.
final class ChartController: UIViewController {
    private let blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground

        let host = UIHostingController(rootView: ChartTools())
        addChild(host)
        host.view.frame = view.bounds
        view.addSubview(host.view)
        host.didMove(toParent: self)

        blur.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 60)
        view.addSubview(blur)
    }

    struct Screen: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> ChartController { ChartController() }
        func updateUIViewController(_ controller: ChartController, context: Context) {}
    }
}

/// Tools of the chart.
struct ChartTools: View {
    @State private var isMeasuring = false

    var body: some View {
        Color.white
            .overlay(alignment: .bottomLeading) {
                Button {
                    isMeasuring.toggle()
                } label: {
                    Label("Measure", systemImage: "ruler")
                        .padding(10)
                        .background(RoundedRectangle(cornerRadius: 12).fill(.regularMaterial))
                }
                .padding()
            }
    }
}
