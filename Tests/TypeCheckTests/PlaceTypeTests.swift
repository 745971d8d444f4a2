import Testing

/// Every kind of view that the recipes change, in every kind of place where a view can stand: what compiles before compiles
/// after, for each of the settings.
@Suite(.enabled(if: Compiler.isAvailable, Compiler.needs))
struct PlaceTypeTests {
    static let report = Result { try PlaceReport() }

    /// Places and views for which the engine is known to write code that does not compile. A mended one has to leave this
    /// list.
    static let known: [String: String] = [:]

    @Test(arguments: PlaceReport.settings)
    func after(_ index: Int) throws {
        let report = try Self.report.get()
        for failure in report.failures
        where failure.setting == index && !Self.known.keys.contains(where: failure.title.contains) {
            Issue.record("\(failure.title)\(failure.text)")
        }
        #expect(report.changed[index, default: 0] > 60, "only \(report.changed[index, default: 0]) programs changed")
    }

    @Test func mostPlacesCompileBefore() throws {
        let report = try Self.report.get()
        for (judge, names) in report.passing where judge.target != "15.0" {
            #expect(
                names.count * 10 > report.programs.count * 7, "\(judge): \(names.count) of \(report.programs.count)")
        }
    }

    @Test func knownFaultsAreStillThere() throws {
        let report = try Self.report.get()
        for known in Self.known.keys.sorted() {
            #expect(report.failures.contains { $0.title.contains(known) }, "“\(known)” compiles now")
        }
    }
}
