import Edits
import Platforms
import Projects
import Recipes
import SourceText

/// The JSON document of `scan --format json`; docs/command-line.md describes its members.
struct ScanReport {
    let analysis: Analysis
    let tally: Tally
    let shown: Level
    let seconds: Double

    func document() -> ContiguousArray<UInt8> {
        var json = JSONWriter()
        json.object { json in
            json.member("version", toolVersion)
            json.key("targets")
            json.array { json in for found in analysis.targets { write(found, to: &json) } }
            json.key("findings")
            json.array { json in writeFindings(to: &json) }
            json.key("notExamined")
            json.array { json in writeNotExamined(to: &json) }
            json.key("summary")
            json.object { json in writeSummary(to: &json) }
        }
        return json.bytes + [0x0A]
    }

    private func writeSummary(to json: inout JSONWriter) {
        json.member("files", analysis.fileCount)
        json.member("found", tally.found)
        json.member("changed", tally.changed)
        json.member("changedFiles", tally.changedFiles)
        json.member("waiting", tally.waiting)
        json.member("asked", tally.asked)
        json.member("refused", tally.refused)
        json.member("notExamined", tally.notExamined)
        json.member("suppressed", tally.suppressed)
        json.member("baselined", tally.leftOut)
        json.key("seconds")
        json.number(text: decimal(seconds, places: 3))
    }

    private func write(_ found: FoundTargets, to json: inout JSONWriter) {
        json.object { json in
            json.member("origin", found.origin)
            json.key("assumed")
            json.bool(found.assumed)
            json.key("platforms")
            json.object { json in
                for platform in found.targets.platforms {
                    if let version = found.targets[platform] { json.member(platform.rawValue, version.description) }
                }
            }
        }
    }

    private func writeFindings(to json: inout JSONWriter) {
        for result in analysis.results {
            let lines = result.source.lines()
            for finding in result.outcome.findings where finding.isShown(upTo: shown) {
                json.object { json in write(finding, result, lines, to: &json) }
            }
        }
    }

    private func write(_ finding: Finding, _ result: FileResult, _ lines: LineTable, to json: inout JSONWriter) {
        json.member("recipe", finding.recipe)
        json.key("guidance")
        json.array { json in for rule in finding.guidance { json.string(rule) } }
        json.member("level", finding.level.name)
        json.member("message", finding.message)
        json.member("reason", finding.reason)
        if let doubt = finding.doubt { json.member("doubt", doubt) }
        json.member("file", result.file.display)
        json.member("status", finding.status.word)
        if case .refused(let why) = finding.status { json.member("refused", why) }
        json.key("range")
        write(finding.range, lines, to: &json)
        if finding.edits.isEmpty { return }
        json.key("edits")
        json.array { json in
            for edit in finding.edits {
                json.object { json in
                    json.key("range")
                    write(edit.range, lines, to: &json)
                    json.key("text")
                    json.string(edit.text)
                }
            }
        }
    }

    private func write(_ range: ByteRange, _ lines: LineTable, to json: inout JSONWriter) {
        json.object { json in
            for (name, offset) in [("start", range.start), ("end", range.end)] {
                let place = lines.position(offset)
                json.key(name)
                json.object { json in
                    json.member("line", place.line)
                    json.member("column", place.column)
                    json.member("offset", offset)
                }
            }
        }
    }

    private func writeNotExamined(to json: inout JSONWriter) {
        for failure in analysis.failures where failure.exitCode == ExitCode.input {
            json.object { json in
                json.member("file", failure.path ?? "")
                json.member("reason", failure.text.what)
            }
        }
        for result in analysis.results where !result.outcome.notExamined.isEmpty {
            let lines = result.source.lines()
            for place in result.outcome.notExamined {
                json.object { json in
                    json.member("file", result.file.display)
                    json.member("reason", place.reason)
                    json.key("range")
                    write(place.range, lines, to: &json)
                }
            }
        }
    }
}

extension Finding.Status {
    /// The word in the JSON report.
    var word: String {
        switch self {
        case .changed: "changed"
        case .waiting: "waiting"
        case .asked: "asked"
        case .refused: "refused"
        }
    }
}
