import SourceText
import SwiftTree

/// Prints the syntax tree of each file named.
func printTrees(_ session: Session) -> Int32 {
    exitCode(session.options.paths.map { printTree($0, session) })
}

private func printTree(_ name: String, _ session: Session) -> Int32 {
    let fileSystem = session.fileSystem
    let path = Paths.join(fileSystem.currentFolder(), name)
    let source: SourceText
    do throws(FileError) {
        source = SourceText(path: name, bytes: try fileSystem.read(path))
    } catch {
        let isMissing = fileSystem.kind(path) == nil
        session.console.report(isMissing ? .pathMissing(name) : .unreadable(name, reason: error.reason))
        return ExitCode.input
    }
    let format = session.options.format
    // On a thread of its own for the sake of its large stack.
    let listings = parallelMap(count: 1, jobs: 1) { _ in
        let tree = parse(source.bytes)
        return (text: text(of: tree, path: name, format), problems: tree.problems)
    }
    var code = ExitCode.done
    for (text, problems) in listings {
        session.console.print(text)
        for problem in problems {
            let message = Message(severity: .error, path: name, range: problem.range, text: problem.message)
            session.console.report(render(message, in: source))
            code = ExitCode.input
        }
    }
    return code
}

private func text(of tree: Tree, path: String, _ format: Format) -> ContiguousArray<UInt8> {
    switch format {
    case .text: ContiguousArray(tree.dump().utf8)
    case .json: tree.json()
    case .ranges: tree.listing(path: path)
    }
}
