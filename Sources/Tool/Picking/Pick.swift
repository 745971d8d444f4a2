import Recipes
import SourceText

/// Asks about each change, with the keys of `git add -p`.
struct Pick {
    private let session: Session
    private let book: RecipeBook
    /// The recipes' files, for what they say about themselves.
    private let recipeFiles: [RecipeFile]
    private let results: [FileResult]
    private var memory: PickMemory
    private var questions: [Question] = []
    /// True for what is to be written.
    private var answers: [FindingPlaceInFile: Bool] = [:]
    /// What was written by hand, by file, in place of what was declined.
    private var handEdits: [Int: [HandEdit]] = [:]
    /// The state before each answer, for `u`.
    private var history: [State] = []
    private var current = 0
    /// Files of helpers whose text was shown.
    private var shownFiles: Set<String> = []
    private var isOver = false

    private struct State {
        var questions: [Question]
        var answers: [FindingPlaceInFile: Bool]
        var handEdits: [Int: [HandEdit]]
        var current: Int
    }

    struct FindingPlaceInFile: Hashable {
        var file: Int
        var place: FindingPlace
    }

    init(
        _ results: [FileResult], book: RecipeBook, recipeFiles: [RecipeFile], memory: PickMemory, session: Session
    ) {
        self.recipeFiles = recipeFiles
        self.results = results
        self.book = book
        self.memory = memory
        self.session = session
    }

    /// Asks until all is answered or the person has enough. Returns the files with what was chosen; all else is left.
    mutating func run() throws(Failure) -> [FileResult] {
        recall()
        var chosen = results
        // What is left out can bring forth findings that were not there before; these are asked about as well.
        for _ in 0..<Self.mostRounds {
            for index in results.indices { chosen[index] = result(at: index) }
            questions = chosen.indices.flatMap { index in
                Question.all(in: chosen[index], at: index) { answers[.init(file: index, place: $0)] != nil }
            }
            if questions.isEmpty || isOver { break }
            history = []
            current = 0
            try askAll()
        }
        try memory.finish(isOver: isOver)
        return chosen.map { addHandEdits(to: withoutUnanswered($0)) }
    }

    private static let mostRounds = 8

    /// The file without what was declined.
    private func result(at index: Int) -> FileResult {
        let declined = answers.filter { $0.key.file == index && !$0.value }.map(\.key.place)
        return declined.isEmpty ? results[index] : results[index].leavingOut(Set(declined), book: book)
    }

    /// Takes out whatever was not agreed to, until nothing else is left.
    private func withoutUnanswered(_ result: FileResult) -> FileResult {
        guard let file = results.firstIndex(where: { $0.file == result.file }) else { return result }
        var result = result
        while true {
            let open = result.outcome.findings.filter { finding in
                finding.status == .changed && answers[.init(file: file, place: finding.place)] != true
            }
            // Each round leaves out places that were not left out before, so it ends.
            if open.isEmpty { return result }
            result = result.leavingOut(Set(open.map(\.place)), book: book)
        }
    }

    private func addHandEdits(to result: FileResult) -> FileResult {
        guard let file = results.firstIndex(where: { $0.file == result.file }) else { return result }
        if let edited = result.with(handEdits[file] ?? []) { return edited }
        session.console.report(
            "\(result.file.display): what you wrote was left out: another change that you chose is in the same lines")
        return result
    }

    // MARK: Asking

    private mutating func askAll() throws(Failure) {
        while !isOver, let next = nextOpen(from: current) {
            current = next
            show()
            try ask()
        }
    }

    private func isOpen(_ question: Question) -> Bool {
        question.places.contains { answers[.init(file: question.file, place: $0)] == nil }
    }

    /// The next question without an answer; after the last one it goes on with those that were passed over.
    private func nextOpen(from start: Int) -> Int? {
        let order = Array(questions.indices.dropFirst(start)) + Array(questions.indices.prefix(start))
        return order.first { isOpen(questions[$0]) }
    }

    private mutating func show() {
        let question = questions[current]
        let result = results[question.file]
        let lines = result.source.lines()
        for finding in question.findings {
            let level = session.console.paint(finding.level.name, finding.level.color)
            session.console.report(
                located(
                    finding.range, result, lines, "\(level): \(finding.message) [\(finding.recipe)]", excerpt: false))
        }
        if question.hunk.isEmpty {
            session.console.report("(follows from the other changes)")
        } else {
            session.console.report(
                colorPatch(question.hunk + question.helpers, colored: session.console.colorsErrors))
        }
        showHelperFiles(question)
    }

    /// The helpers that the change calls and that stand in another file; their text once.
    private mutating func showHelperFiles(_ question: Question) {
        for result in results where result.outcome.findings.isEmpty {
            let called = result.outcome.helpers.map(\.name).filter { holds(question.hunk, ".\($0)") }
            guard !called.isEmpty else { continue }
            let names = called.map { "‘\($0)’" }.joined(separator: ", ")
            guard shownFiles.insert(result.file.path).inserted else {
                session.console.report("(it calls \(names) in \(result.file.display))")
                continue
            }
            session.console.report("(it calls \(names), which goes into \(result.file.display):)")
            session.console.report(colorPatch(Question.hunks(of: result), colored: session.console.colorsErrors))
        }
    }

    private mutating func ask() throws(Failure) {
        let question = questions[current]
        let file = results[question.file].file.display
        while true {
            session.console.prompt(
                "(\(current + 1)/\(questions.count)) Apply this to \(file) [y,n,a,d,q,s,e,w,u,/,?]? ")
            guard let line = session.fileSystem.readLine() else {
                session.console.report("")
                isOver = true
                return
            }
            // A terminal shows what is typed; from a pipe the answer would be missing in what is printed.
            if !session.fileSystem.isTerminal(0) { session.console.report(line) }
            if try answer(line, question) { return }
        }
    }

    /// Acts on one line. False when the same question is to be asked again.
    private mutating func answer(_ line: String, _ question: Question) throws(Failure) -> Bool {
        switch line.first {
        case "y": try settle([question], true)
        case "n": try settle([question], false)
        case "a": try settle(rest(of: question.file), true)
        case "d": try settle(rest(of: question.file), false)
        case "q": isOver = true
        case "s": return split(question)
        case "e": return try edit(question)
        case "w":
            explain(question)
            return false
        case "u": return try takeBack()
        case "/": return search(String(line.dropFirst()))
        case "?":
            session.console.report(Self.help)
            return false
        default:
            session.console.report(
                line.isEmpty ? "an empty line is no answer" : "‘\(line)’ is not understood")
            session.console.report(Self.help)
            return false
        }
        return true
    }

    private static let help = """
        y - apply this change
        n - leave it
        a - apply it and all that follow in this file
        d - leave it and all that follow in this file
        q - leave it and all that follow; write what was chosen so far
        s - split: ask about each finding of this change by itself
        e - edit: write the new lines of this change yourself
        w - why: the recipe, its reason and its guidance
        u - undo the last answer
        / - go to the next change that holds a text: /TEXT
        ? - this list
        """

    // MARK: Answers

    private func rest(of file: Int) -> [Question] { questions[current...].filter { $0.file == file } }

    private mutating func settle(_ settled: [Question], _ isWanted: Bool) throws(Failure) {
        history.append(
            State(questions: questions, answers: answers, handEdits: handEdits, current: current))
        for question in settled {
            for place in question.places {
                let key = FindingPlaceInFile(file: question.file, place: place)
                if answers[key] == nil { answers[key] = isWanted }
            }
        }
        current += 1
        try remember()
    }

    private mutating func split(_ question: Question) -> Bool {
        guard question.findings.count > 1 else {
            session.console.report("this change is a single finding")
            return false
        }
        history.append(
            State(questions: questions, answers: answers, handEdits: handEdits, current: current))
        questions.replaceSubrange(
            current...current, with: question.split(result(at: question.file), book: book))
        return true
    }

    /// Declines the change and takes what the person writes in its place.
    private mutating func edit(_ question: Question) throws(Failure) -> Bool {
        if session.options.commit || session.options.bisect {
            session.console.report(
                "with --commit and --bisect, changes are told apart by recipe: leave them out to edit")
            return false
        }
        let source = results[question.file].source
        guard var hand = HandEdit(question.hunk, of: source) else {
            session.console.report("this change is not in one piece: ‘s’ splits it")
            return false
        }
        hand.edit.text = try memory.edited(hand.proposed)
        guard hand.parses(in: source) else {
            session.console.report("what you wrote is not Swift; nothing was taken over")
            return false
        }
        try settle([question], hand.edit.text == hand.proposed)
        if hand.edit.text != hand.proposed { handEdits[question.file, default: []].append(hand) }
        return true
    }

    private mutating func takeBack() throws(Failure) -> Bool {
        guard let last = history.popLast() else {
            session.console.report("there is no answer to undo")
            return false
        }
        (questions, answers) = (last.questions, last.answers)
        (handEdits, current) = (last.handEdits, last.current)
        try remember()
        return true
    }

    private mutating func search(_ text: String) -> Bool {
        let order = questions.indices.map { (current + 1 + $0) % questions.count }
        let found = order.first { index in
            let question = questions[index]
            return isOpen(question)
                && (holds(question.hunk, text) || results[question.file].file.display.contains(text)
                    || question.findings.contains { $0.recipe.contains(text) || $0.message.contains(text) })
        }
        guard let found, !text.isEmpty else {
            session.console.report("no open change holds ‘\(text)’")
            return false
        }
        current = found
        return true
    }

    private func explain(_ question: Question) {
        for finding in question.findings {
            let evidence = finding.evidence.isEmpty ? ["at any place"] : finding.evidence
            var lines = ["\(finding.recipe), level \(finding.level.name): \(finding.message)"] + evidence
            if let recipe = book.recipes.first(where: { $0.id == finding.recipe }) {
                let file = recipeFiles.first { $0.path == recipe.path }
                lines += [recipe.title] + (file.map(RecipeProse.init)?.sentences ?? [])
            }
            if !finding.guidance.isEmpty {
                lines.append(
                    "guidance: \(finding.guidance.joined(separator: ", ")), the rules behind what the recipe says")
            }
            session.console.report(lines.joined(separator: "\n  "))
        }
        session.console.report("‘glazier recipe show \(question.findings[0].recipe)’ prints the recipe")
    }

    // MARK: Another day

    private mutating func recall() {
        for index in results.indices {
            for (place, isWanted) in memory.answers(for: results[index]) {
                answers[.init(file: index, place: place)] = isWanted
            }
        }
        if !answers.isEmpty {
            let file = Paths.seen(memory.file, from: session.fileSystem.currentFolder())
            session.console.note(
                "\(count(answers.count, "answer")) of last time kept; the rest is asked. "
                    + "Remove \(file) to be asked about all of them")
        }
    }

    private mutating func remember() throws(Failure) {
        var byFile: [Int: [FindingPlace: Bool]] = [:]
        for (key, isWanted) in answers { byFile[key.file, default: [:]][key.place] = isWanted }
        try memory.remember(byFile.map { (results[$0.key], $0.value) })
    }
}
